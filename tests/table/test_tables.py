"""Making a table, playing at it, and what is revealed when it is over."""

import asyncio
import hashlib
import random
from typing import Any, cast

from sqlalchemy.event import listen

import coterie
from coterie.games.masters import GAME as MASTERS
from tests.table.tools import database, in_loop, plain, play, refusal, refused, running, together, unfolded, whoever


@in_loop
async def test_a_request_without_settings_seats_one_person_who_plays_to_the_end(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create()
        assert len(table.tokens) == 1
        async with table.sit(0, name="Ann") as ann:
            assert ann.welcome["role"] == "seat"
            assert (ann.welcome["seat"], ann.welcome["owner"]) == (0, False)
            assert ann.welcome["theme"] == MASTERS.theme
            assert ann.welcome["table"]["seats"][0]["name"] == "Ann"
            made = await play([ann], random.Random(1))
            assert made == ann.number > 10
            over = await ann.hear("over")
            hashed = hashlib.sha256(f"{over['salt']}:{over['seed']}".encode()).hexdigest()
            assert hashed == ann.welcome["seed_hash"]
            text = await house.client.request("GET", f"/{over['record']}", token=table.tokens[0])
            state = coterie.replay(text)
            assert state.over
            assert len(state.record().choices) == made
            assert str(state.record().head["seed"]) == over["seed"]
            assert (await refused(ann, "choose", question=made, choice="pass"))[0] == "not_now"
            assert (await refused(ann, "undo"))[0] == "not_now"


@in_loop
async def test_each_seat_sees_its_own_scene_and_the_log_without_gaps(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {"name": "Bob"}, {}], seed=306)
        async with table.sit(0) as a, table.sit(1) as b, table.sit(2) as c, table.watch() as w:
            await play([a, b, c], random.Random(2))
            state = table.room.state
            for seat, person in ((0, a), (1, b), (2, c), (-1, w)):
                await person.until(lambda person=person: person.question is None)
                assert person.scene["seat"] == seat
                assert person.scene == {**plain(state.scene(seat)), "log": person.scene["log"]}
                assert [line["n"] for line in person.log] == list(range(1, state.chain[1] + 1))
            assert w.welcome["role"] == "spectator"


@in_loop
async def test_a_question_is_answered_once_and_only_by_the_seat_that_is_asked(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}], setup={"vampires": ["imre", "mila"]})
        async with table.sit(0) as a, table.sit(1) as b, table.watch() as w:
            asked = await whoever([a, b])
            other = b if asked is a else a
            question, choice = asked.question, asked.options[0]["notation"]
            assert not other.options
            assert not w.options
            assert (await refused(other, "choose", question=question, choice=choice))[0] == "not_yours"
            assert (await refused(w, "choose", question=question, choice=choice))[0] == "not_yours"
            assert (await refused(asked, "choose", question=question + 1, choice=choice))[0] == "not_now"
            code, sentence = await refused(asked, "choose", question=question, choice="fly away")
            assert code == "bad_choice"
            assert f"“{choice}”" in sentence
            await asked.choose(choice)
            assert (await refused(asked, "choose", question=question, choice=choice))[0] == "not_now"
            assert table.room.book.entries == 1


@in_loop
async def test_twenty_answers_at_once_are_one_answer(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create()
        sittings = [table.sit(0) for _ in range(4)]
        for sitting in sittings:
            await sitting.open()
        question, choice = sittings[0].question, sittings[0].options[0]["notation"]
        await asyncio.gather(*(s.say("choose", question=question, choice=choice) for s in sittings for _ in range(5)))
        for sitting in sittings:
            await sitting.until(lambda s=sitting: s.question == question + 1)
        async with asyncio.timeout(10):
            while sum(message["type"] == "refused" for s in sittings for message in s.heard) < 19:
                await asyncio.sleep(0.01)
        assert table.room.book.entries == question + 1
        for sitting in sittings:
            await sitting.close()


@in_loop
async def test_the_chooser_gets_the_scene_once_the_choice_is_on_disk(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create()
        room = None
        async with table.sit(0) as ann:
            room = table.room
            gate, real = asyncio.Event(), room.house.store.write

            async def slow(statements):
                await gate.wait()
                await real(*statements)

            room.house.store.write = lambda *statements: slow(statements)
            before = ann.question
            await ann.say("choose", question=before, choice=ann.options[0]["notation"])
            await ann.say("ping")
            await asyncio.sleep(0.2)
            assert ann.question == before
            assert room.book.entries == before
            gate.set()
            await ann.until(lambda: ann.question != before)
            await ann.hear("pong")


@in_loop
async def test_what_cannot_be_written_has_not_happened(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create()
        ann = table.sit(0)
        await ann.open()
        await ann.choose(ann.options[0]["notation"])
        question = ann.question
        store, real = cast(Any, house.server.store), house.server.store._commit
        store._commit = lambda jobs: [OSError("disk full")] * len(jobs)
        await ann.say("choose", question=question, choice=ann.options[0]["notation"])
        await ann.until(lambda: any(message["type"] == "closing" for message in ann.heard))
        assert ann.question == question
        store._commit = real
        await ann.open()
        assert ann.question == question
        await ann.choose(ann.options[0]["notation"])
        await ann.close()


@in_loop
async def test_the_record_is_given_out_only_when_the_game_is_over(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create()
        for token in (table.tokens[0], table.owner, table.spectator):
            problem = await refusal(house.client.request("GET", f"/api/tables/{table.id}/record", token=token))
            assert problem.code == "not_over"
        assert (await refusal(house.client.request("GET", f"/api/tables/{table.id}/record"))).code == "bad_token"


@in_loop
async def test_seed_position_and_pack_mark_a_table(tmp_path):
    position = MASTERS.start({}, seed=3).notation()
    pack = 'name = "house rules"\nauthor = "somebody"\n'
    async with running(database(tmp_path)) as house:
        for wish, marks in (
            ({}, []),
            ({"seed": 7}, ["seed"]),
            ({"seed": "123456789012345678"}, ["seed"]),
            ({"position": position}, ["position"]),
        ):
            table = await house.create(**wish)
            async with table.sit(0) as ann:
                assert ann.welcome["table"]["marks"] == marks
                assert (ann.welcome["seed_hash"] is None) == ("position" in wish)
        table = await house.create(seed=7)
        async with table.sit(0) as ann:
            assert ann.scene["areas"] == plain(MASTERS.start({}, seed=7).scene(0)["areas"])
        problem = await refusal(house.create(pack="not = [toml"))
        assert problem.code == "bad_pack"
        problem = await refusal(house.create(pack=pack + "[[nothing]]\n"))
        assert problem.code == "bad_pack"


@in_loop
async def test_wishes_that_do_not_fit_are_refused_with_a_sentence(tmp_path):
    async with running(database(tmp_path)) as house:
        for wish, code in (
            ({"game": "chess"}, "bad_options"),
            ({"game": "masters", "setup": {"vampires": ["imre"]}}, "bad_options"),
            ({"game": "masters", "setup": {"colour": "red"}}, "bad_options"),
            ({"game": "masters", "setup": {"players": 2}, "seats": [{}]}, "bad_options"),
            ({"game": "masters", "seats": []}, "bad_options"),
            ({"game": "masters", "seats": [{"kind": "bot", "player": "deep"}]}, "bad_options"),
            ({"game": "masters", "seats": [{"kind": "cat"}]}, "bad_message"),
            ({"game": "masters", "pace": 11}, "bad_message"),
            ({"game": "masters", "seed": 2**64}, "bad_message"),
            ({"game": "masters", "seed": "seven"}, "bad_message"),
            ({"game": "masters", "position": "nonsense"}, "bad_position"),
            ({"game": "masters", "position": MASTERS.start({}).notation(), "seats": [{}, {}]}, "bad_options"),
            ({}, "bad_message"),
            ([], "bad_message"),
        ):
            problem = await refusal(house.client.request("POST", "/api/tables", wish))
            assert problem.code == code, wish
            assert str(problem)[-1] in ".?!", wish


@in_loop
async def test_the_lobby_lists_public_tables_until_they_are_over(tmp_path):
    async with running(database(tmp_path)) as house:
        shown = await house.create(public=True, name="friends", seats=[{}, {}])
        await house.create(name="secret")
        (listed,) = (await house.client.request("GET", "/api/tables"))["tables"]
        assert (listed["id"], listed["name"], listed["title"]) == (shown.id, "friends", "Masters of the Night")
        await house.server.lobby.sweep(0, 0)
        assert not house.server.lobby.rooms
        (again,) = (await house.client.request("GET", "/api/tables"))["tables"]
        other = {"asked": None, "rests": None}
        assert {**again, **other} == {**listed, **other}
        async with shown.sit(0) as a, shown.sit(1) as b:
            await play([a, b], random.Random(3))
        assert (await house.client.request("GET", "/api/tables"))["tables"] == []
        assert house.server.lobby.running == 1


@in_loop
async def test_the_lobby_reads_no_packs_and_positions(tmp_path):
    """Two hundred public tables with large packs would otherwise be a hundred megabytes for each visitor."""
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", public=True, seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            await play([a, b], random.Random(1), 5)
        before = await house.client.request("GET", f"/api/tables/{table.id}", token=table.spectator)
        await house.server.lobby.sweep(0, 0)
        read = []
        listen(house.server.store.engine, "before_cursor_execute", lambda *args: read.append(args[2]))
        (listed,) = (await house.client.request("GET", "/api/tables"))["tables"]
        assert (listed["choices"], listed["moved"]) == (5, before["moved"])
        assert read
        assert not [text for text in read if any(word in text for word in ("pack", "origin", "setup", "gathering"))]


@in_loop
async def test_a_free_seat_of_a_public_table_can_be_taken_once(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(public=True, seats=[{}, {}])
        async with table.sit(0):
            taken = await house.client.request("POST", f"/api/tables/{table.id}/join", {"name": "Eve"})
            assert taken["seat"] == 1
            assert taken["link"].endswith(f"/#t={table.id}&k={taken['token']}")
            async with house.client.sit(table.id, taken["token"]) as eve:
                assert eve.welcome["table"]["seats"][1]["name"] == "Eve"
            problem = await refusal(house.client.request("POST", f"/api/tables/{table.id}/join", {}))
            assert problem.code == "not_now"
            with_old_link = table.sit(1)
            assert (await refusal(with_old_link.open())).code == "bad_token"
        async with house.client.sit(table.id) as watcher:
            assert watcher.welcome["role"] == "spectator"
        private = await house.create(seats=[{}, {}])
        assert (await refusal(house.client.request("POST", f"/api/tables/{private.id}/join", {}))).code == "not_yours"
        assert (await refusal(house.client.sit(private.id).open())).code == "bad_token"


@in_loop
async def test_a_table_is_removed_by_its_owner_for_good(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}])
        async with table.sit(0) as ann:
            await ann.choose(ann.options[0]["notation"])
            problem = await refusal(house.client.request("DELETE", f"/api/tables/{table.id}", token=table.tokens[0]))
            assert problem.code == "not_yours"
            await house.client.request("DELETE", f"/api/tables/{table.id}", token=table.owner)
            farewell = await ann.hear("closing")
            assert farewell["again"] is None
        assert (await refusal(table.sit(0).open())).code == "no_table"
        assert house.server.lobby.running == 0
        rows = house.server.store.read_now(lambda c: c.exec_driver_sql("select count(*) from moves").scalar())
        assert rows == 0


@in_loop
async def test_a_replay_shows_a_seat_what_it_saw(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup={"rounds": 12}, seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            seen = {0: {**together(a), "log": []}}  # by the choices on the table: a ring brings several at once
            rng = random.Random(4)
            while (asked := await whoever([a, b])) is not None:
                await asked.choose(rng.choice(asked.options)["notation"])
                if (number := asked.question) is not None:
                    await a.until(lambda number=number: a.question == number)
                else:
                    await a.until(lambda: a.question is None)
                seen.setdefault(a.number, {**together(a), "log": []})  # before an answer to one of several windows
            scenes, at, line = [], 0, 0
            while at is not None:
                page = await house.client.request(
                    "GET", f"/api/tables/{table.id}/replay", None, table.tokens[0], **{"from": at, "line": line}
                )
                assert (page["first"], page["total"]) == (at, a.number + 1)
                found = unfolded(page)
                assert len(found) <= 100
                scenes += found
                at, line = page["next"], found[-1]["line"]
            log = [line["n"] for scene in scenes for line in scene["log"]]
            assert {number: {**scenes[number], "log": []} for number in seen} == seen
            assert len(scenes) == a.number + 1
            assert log == [line["n"] for line in a.log]
            other = await house.client.request(
                "GET", f"/api/tables/{table.id}/replay", None, table.tokens[0], **{"from": 0, "seat": 1}
            )
            assert other["scene"]["seat"] == 1


@in_loop
async def test_a_replay_of_a_running_game_is_ones_own(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            await play([a, b], random.Random(5), 5)
            path = f"/api/tables/{table.id}/replay"
            page = await house.client.request("GET", path, None, table.tokens[0], seat=1)
            assert {scene["seat"] for scene in unfolded(page)} == {0}
            assert len(unfolded(page)) == 6
            watched = await house.client.request("GET", path, None, table.spectator)
            assert {scene["seat"] for scene in unfolded(watched)} == {-1}
            assert (await refusal(house.client.request("GET", path))).code == "bad_token"
            assert (
                await refusal(house.client.request("GET", path, None, table.spectator, **{"from": "x"}))
            ).code == "bad_message"
            beyond = await refusal(house.client.request("GET", path, None, table.spectator, **{"from": 6}))
            assert str(beyond) == "This must be a whole number from 0 to 5."


@in_loop
async def test_a_record_can_be_opened(tmp_path):
    state: Any = MASTERS.start({"players": 2}, seed=5)
    rng = random.Random(6)
    for _ in range(25):
        state.choose(rng.randrange(len(state.question.options)))
    text = state.record().text
    async with running(database(tmp_path)) as house:
        made = await house.client.request("POST", "/api/records", {"text": text, "name": "old game"})
        async with house.client.sit(made["table"], made["seats"][0]["token"]) as a:
            assert a.welcome["table"]["marks"] == ["record"]
            assert a.number == 25
            assert a.scene == plain(state.scene(0))
        await house.server.lobby.sweep(0, 0)
        async with house.client.sit(made["table"], made["seats"][0]["token"]) as a:
            assert a.number == 25
        for broken in ("", "{}", text.replace("choice", "wish", 1), text.replace('"n":3,', '"n":4,'), text[:-30]):
            problem = await refusal(house.client.request("POST", "/api/records", {"text": broken}))
            assert problem.code == "bad_record", broken


@in_loop
async def test_a_finished_record_can_be_looked_at_from_every_side(tmp_path):
    state = MASTERS.start({}, seed=5)
    while not state.over:
        state.choose(0)
    async with running(database(tmp_path)) as house:
        made = await house.client.request("POST", "/api/records", {"text": state.record().text})
        async with house.client.sit(made["table"], made["spectator"]["token"]) as watcher:
            assert watcher.welcome["table"]["over"]
            assert watcher.scene["ending"] == plain(state.scene(-1)["ending"])
        assert house.server.lobby.running == 0
        page = await house.client.request(
            "GET", f"/api/tables/{made['table']}/replay", None, made["spectator"]["token"], seat=0
        )
        assert page["scene"]["seat"] == 0
