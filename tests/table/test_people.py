"""People at a table: names, chat, pointing, hints, seats that are handed over, links, pausing."""

import asyncio
import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest import mock

import httpx
import pytest

from coterie.games.primer import GAME as PRIMER
from coterie.table.protocol.text import clean
from coterie.table.room.attendant import Attendant
from coterie.table.room.muting import MUTED
from coterie.table.room.seats import Seat, names_of
from coterie.table.workers.thinker import Advice
from tests.table.tools import FREE, database, in_loop, play, refusal, refused, running, whoever


@in_loop
async def test_everybody_sees_who_comes_and_goes(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {"name": "Bob"}])
        async with table.sit(0) as a:
            a.heard.clear()
            async with table.sit(1, name="Bobby") as b:
                told = (await a.hear("table"))["table"]
                assert [seat["here"] for seat in told["seats"]] == [True, True]
                assert [seat["name"] for seat in told["seats"]] == ["Player 1", "Bobby"]
                await b.say("name", name="  Robert\u202e\n the  Great ")
                told = (await a.hear("table"))["table"]
                assert told["seats"][1]["name"] == "Robert the Great"
                assert (await refused(b, "name", name="\u0000"))[0] == "bad_message"
            told = (await a.hear("table"))["table"]
            assert [seat["here"] for seat in told["seats"]] == [True, False]
            async with table.watch() as w:
                assert (await a.hear("table"))["table"]["spectators"] == 1
                assert (await refused(w, "name", name="Eve"))[0] == "bad_message"


@in_loop
async def test_texts_call_seats_as_the_people_there_are_called(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{"name": "Ann"}, {"name": "Bob"}])
        async with table.sit(0) as a, table.sit(1) as b:
            who = {"seat:0": "Ann", "seat:1": "Bob"}[b.scene["moment"]["active"]]
            assert b.scene["moment"]["text"] == f"Turn 1: {who}"
            await (a if who == "Ann" else b).say("name", name="Cleo")
            await b.until(lambda: b.scene["moment"]["text"] == "Turn 1: Cleo")
            await (a if who == "Bob" else b).say("name", name="Cleo")
            number = 1 if who == "Ann" else 2  # two of one name are told apart
            await b.until(lambda: b.scene["moment"]["text"] == f"Turn 1: Cleo ({number})")


@in_loop
async def test_a_question_that_is_open_calls_seats_by_a_new_name_at_once(tmp_path):
    position = (
        'position: primer\nsetup: {"players": 2}\nfield a: brute\nfield b: scribe\ntrap b: snare\nhand b: hush\nturn: 1'
    )
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", position=position, seats=[{"name": "Ann"}, {"name": "Bob"}])
        async with table.sit(0) as a, table.sit(1) as b:
            await a.choose("raid with a/brute")
            await b.until(lambda: b.is_asked)
            assert "of Ann raids" in b.windows[-1]["prompt"]
            await a.say("name", name="Cleo")
            await b.until(lambda: "of Cleo raids" in b.windows[-1]["prompt"])


@in_loop
async def test_chat_is_plain_text_for_all_and_is_there_after_a_restart(tmp_path):
    url = database(tmp_path)
    async with running(url) as house:
        table = await house.create(seats=[{"name": "Ann"}, {}])
        async with table.sit(0) as a, table.sit(1) as b, table.watch() as w:
            await a.say("chat", text=" <b>hello</b>\x07\nthere \u2066 ")
            said = await b.hear("chat")
            assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "<b>hello</b> there")
            assert (await w.hear("chat")) == said
            await w.say("chat", text="boo")
            assert (await a.hear("chat"))["text"] == "<b>hello</b> there"
            assert (await a.hear("chat"))["seat"] == -1
            assert (await refused(a, "chat", text=""))[0] == "bad_message"
            assert (await refused(a, "chat", text="\u200b"))[0] == "bad_message"
            assert (await refused(a, "chat", text="x" * 501))[0] == "bad_message"
    async with running(url) as house, house.client.sit(table.id, table.tokens[1]) as b:
        assert [line["text"] for line in b.welcome["chat"]] == ["<b>hello</b> there", "boo"]
        await b.say("chat", text="again")
        await b.hear("chat")


@in_loop
async def test_nobody_speaks_under_the_name_of_another(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{"name": "Ann"}, {"name": "Bob"}])
        async with table.sit(0) as ann, table.sit(1) as bob:
            await bob.say("name", name="Ann")
            await bob.say("chat", text="I give up.")
            assert (await ann.hear("chat"))["name"] == "Ann (2)"
            assert table.room.state.names == ("Ann (1)", "Ann (2)")
            await ann.say("chat", text="I do not.")
            assert (await bob.hear("chat"))["name"] == "Ann (2)"
            assert (await bob.hear("chat"))["name"] == "Ann (1)"
            assert [seat.name for seat in table.room.audience.summary().seats] == ["Ann", "Ann"]


@in_loop
async def test_somebody_is_muted_for_oneself(tmp_path):
    """Bob is not told, Ann no longer hears him, and everybody else still does; also after a restart."""
    url = database(tmp_path)
    async with running(url) as house:
        table = await house.create("primer", seats=[{"name": "Ann"}, {"name": "Bob"}, {"name": "Cay"}])
        async with table.sit(0) as ann, table.sit(1) as bob, table.sit(2) as cay, table.watch() as dan:
            await bob.say("chat", text="rude")
            await ann.hear("chat")
            await ann.say("mute", seat=1)
            assert (await ann.hear("mutes"))["seats"] == [1]
            await ann.say("mute", seat=-1)
            assert (await ann.hear("mutes"))["seats"] == [1, -1]
            await bob.say("chat", text="ruder")
            await bob.say("point", piece="a/x")
            await bob.say("propose", notation="end")
            await dan.say("chat", text="boo")
            await cay.say("chat", text="well")
            assert (await ann.hear("chat"))["text"] == "well"
            assert not {"point", "propose"} & {message["type"] for message in ann.heard}
            assert [(await cay.hear("chat"))["text"] for _ in range(4)] == ["rude", "ruder", "boo", "well"]
            await cay.hear("point")
            assert "mutes" not in {message["type"] for message in [*bob.heard, *cay.heard, *dan.heard]}
            assert (await refused(ann, "mute", seat=0))[0] == "bad_message"
            assert (await refused(ann, "mute", seat=3))[0] == "bad_message"
            assert (await refused(ann, "mute", seat=1, everybody=True))[0] == "not_yours"
            assert (await refused(dan, "mute", seat=1))[0] == "not_yours"
    async with running(url) as house:
        at = {seat: house.client.sit(table.id, token) for seat, token in enumerate(table.tokens)}
        async with at[0] as ann, at[2] as cay:
            assert (ann.welcome["mutes"], cay.welcome["mutes"]) == ([1, -1], [])
            assert [line["text"] for line in ann.welcome["chat"]] == ["well"]
            assert [line["text"] for line in cay.welcome["chat"]] == ["rude", "ruder", "boo", "well"]
            await ann.say("mute", seat=1, on=False)
            assert (await ann.hear("mutes"))["seats"] == [-1]


@in_loop
async def test_the_owner_mutes_somebody_for_all(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{"name": "Ann"}, {"name": "Bob"}])
        async with table.sit(0, owner=table.owner) as ann, table.sit(1) as bob, table.watch() as dan:
            for seat in (1, -1):
                await ann.say("mute", seat=seat, everybody=True)
                await bob.until(
                    lambda seat=seat: any(seat in each["table"]["muted"] for each in bob.heard if "table" in each)
                )
            for who in (bob, dan):
                assert await refused(who, "chat", text="but") == ("not_yours", MUTED)
            assert await refused(bob, "point", piece="a/x") == ("not_yours", MUTED)
            assert await refused(bob, "propose", notation="end") == ("not_yours", MUTED)
            async with house.client.sit(table.id, table.spectator, owner=table.owner) as host:
                await host.say("chat", text="I made this table.")
                assert (await bob.hear("chat"))["seat"] == -1
            await ann.say("mute", seat=1, everybody=True, on=False)
            await bob.say("chat", text="thank you")
            assert (await ann.hear("chat"))["text"] == "I made this table."
            assert (await ann.hear("chat"))["text"] == "thank you"


@pytest.mark.parametrize(
    ("text", "plain"),
    [("a\u202eb", "ab"), ("\ud800", ""), ("é" * 50, "é" * 40), ("  a \t b ", "a b"), ("a\x00b\x1b[31m", "ab[31m")],
)
def test_names_are_plain(text, plain):
    assert clean(text, 40) == plain


@in_loop
async def test_pointing_and_proposing(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{"name": "Ann"}, {"name": "Bob"}])
        async with table.sit(0) as a, table.sit(1) as b, table.watch() as w:
            asked = await whoever([a, b])
            other = b if asked is a else a
            await other.say("point", piece="district:4")
            assert (await asked.hear("point"))["piece"] == "district:4"
            await w.hear("point")
            option = asked.options[0]
            await other.say("propose", notation=option["notation"])
            wish = await asked.hear("propose")
            assert (wish["notation"], wish["label"]) == (option["notation"], option["label"])
            own, watched = await other.hear("propose"), await w.hear("propose")
            assert own["label"] == watched["label"] == option["notation"], "others are not told what can be chosen"
            assert (await refused(w, "point", piece="district:4"))[0] == "not_yours"
            assert (await refused(w, "propose", notation="x"))[0] == "not_yours"


@in_loop
async def test_hints_and_reasons_are_for_the_seat_that_is_asked(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            asked = await whoever([a, b])
            other = b if asked is a else a
            to = await asked.say("hint")
            hint = await asked.hear("hint")
            assert hint["to"] == to
            assert hint["notation"] in [option["notation"] for option in asked.options]
            assert (await refused(other, "hint"))[0] == "not_yours"
            choices = [option["notation"] for option in asked.options][:8]
            told = (await asked.ask("why", choices=choices))["told"]
            assert [each["notation"] for each in told] == choices
            assert all(isinstance(each["numbers"], list) for each in told)
            assert all({"notation", "label", "pieces"} <= set(next_) for each in told for next_ in each["then"])
            assert (await refused(asked, "why", choices=[choices[0], "nothing"]))[0] == "bad_choice"
            assert (await refused(other, "why", choices=choices[:1]))[0] == "not_yours"
            assert (await refused(asked, "why", choices=[]))[0] == "bad_message"
            assert (await refused(asked, "why", choices=["a"] * 9))[0] == "bad_message"
            await asked.say("why_not", action="fight")
            (reason,) = (await asked.hear("why_not"))["reasons"]
            assert reason["sentence"].endswith(".")
            assert (await refused(other, "why_not", action="fight"))[0] == "not_yours"
        table = await house.create(hints=False)
        async with table.sit(0) as a:
            assert (await refused(a, "hint"))[0] == "not_now"


@pytest.mark.parametrize(
    ("weighed", "said"),
    [
        ({}, ""),
        ({1: 0.5}, ""),
        ({0: 0.5}, ""),
        (
            {1: 0.54, 0: 0.12, 2: 0.51},
            "stands at 54 after this (0 lost, 100 won), and at 51 after “Pass”, the next best.",
        ),
        ({1: 0.541, 2: 0.539}, "stands at 54 after this (0 lost, 100 won); “Pass” does about as well."),
    ],
)
def test_a_hint_says_how_it_compares_with_the_next_best(weighed, said):
    assert Advice(1, weighed).reason(["Raid", "Draw", "Pass"]).endswith(said)
    assert bool(said) == bool(Advice(1, weighed).reason(["Raid", "Draw", "Pass"]))


@in_loop
async def test_the_table_continues_while_the_bot_thinks(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create()
        async with table.sit(0) as a:
            gate = asyncio.Event()

            async def slow(*_):
                await gate.wait()
                return Advice(0, {})

            table.room.house.thinker.hint = slow
            await a.say("hint")
            assert (await refused(a, "hint"))[0] == "not_now"
            await a.choose(a.options[0]["notation"])
            gate.set()
            assert (await a.hear("refused"))["sentence"] == "The question has changed in the meantime."


@in_loop
async def test_bots_play_in_their_own_process_at_the_pace_of_the_table(tmp_path):
    async with running(database(tmp_path)) as house:
        seats = [{"kind": "bot", "player": "greedy"}, {"kind": "bot", "player": "random"}, {}]
        table = await house.create(seats=seats, pace=0.0)
        async with table.sit(2) as c:
            thinker = house.server.lobby.house.thinker
            for _ in range(30):
                await c.until(lambda: bool(c.options) or c.question is None)
                if c.question is None or thinker._process.running:
                    break
                await c.choose(c.options[0]["notation"])
            assert thinker._process.running
            assert c.welcome["table"]["seats"][0]["player"] == "greedy"
        slow = await house.create(seats=[{"kind": "bot", "player": "random"}], pace=0.15)
        async with slow.watch() as w:
            loop = asyncio.get_running_loop()
            times = []
            for number in range(1, 8):  # not after each of them has something happened
                await w.until(lambda number=number: w.number == number)
                times.append(loop.time())
            assert times[-1] - times[0] >= 0.29
        number = slow.room.past.number
        await asyncio.sleep(0.5)
        assert slow.room.past.number <= number + 1, "a show without an audience waits"


def test_no_two_seats_are_called_the_same_in_texts():
    def called(*names):
        return names_of([Seat(n, "person", name) for n, name in enumerate(names)])

    assert called("Ann", "", "Bob") == ("Ann", "Player 2", "Bob")
    assert called("Ann", "Ann", "Bob") == ("Ann (1)", "Ann (2)", "Bob")
    assert called("Ann", "Ann", "Ann (1)") == ("Ann (1) (1)", "Ann (2)", "Ann (1) (3)")
    assert called("Player 2", "") == ("Player 2 (1)", "Player 2 (2)")


@in_loop
async def test_no_table_waits_for_a_bot_that_thinks_about_a_position_from_outside(tmp_path):
    """With 120 minions a side, a bot of The Eternal Struggle thinks for 26 seconds about one action."""
    async with running(database(tmp_path)) as house:
        thinker: Any = house.server.lobby.house.thinker
        thinking = asyncio.Event()

        async def endless(*_):
            thinking.set()
            await asyncio.Event().wait()

        thinker._foreign.ask = endless
        foreign = await house.create("primer", position=PRIMER.start({}, seed=1).notation(), seats=[{}, {}])
        own = await house.create("primer", seed=1, seats=[{}, {}])
        async with foreign.sit(0) as a, foreign.sit(1) as b, own.sit(0) as c, own.sit(1) as d:
            await (await whoever([a, b])).say("hint")
            await asyncio.wait_for(thinking.wait(), 60)
            asked = await whoever([c, d])
            await asked.say("hint")
            assert (await asked.hear("hint"))["notation"] in [option["notation"] for option in asked.options]


def test_bots_take_no_time_if_nothing_visible_has_happened():
    room = mock.Mock(state=SimpleNamespace(chain=(None, 3)), meta=SimpleNamespace(pace=2.0), seats=[], asked=(1,))
    attendant = Attendant(room)
    assert attendant._pace() == 0.0, "no bot is asked"
    thinking: Any = SimpleNamespace(began=0.0)
    attendant._minds[0] = thinking
    assert attendant._pace() == 2.0
    attendant._looked = 3
    assert attendant._pace() == 0.0
    room.state.chain = (None, 4)
    assert attendant._pace() == 2.0


def paces(attendant, moves: int) -> list[float]:
    """Return the seconds that so many moves of a bot take, one after another."""
    found = []
    for _ in range(moves):
        found.append(attendant._pace())
        attendant._row += 1
    return found


def seated(*people: bool):
    """Return an attendant of a table with these seats, where the last one, a bot, is asked and something has happened."""
    seats = [SimpleNamespace(seat=n, person=person) for n, person in enumerate(people)]
    room = mock.Mock(state=SimpleNamespace(chain=(None, 3)), meta=SimpleNamespace(pace=1.0), seats=seats)
    room.asked = (len(seats) - 1,)
    attendant = Attendant(room)
    attendant._minds[len(seats) - 1] = mock.Mock(began=0.0)
    attendant.wake = lambda: None  # type: ignore[method-assign]  # nothing is carried out here
    return attendant, room


def test_a_long_row_of_moves_of_bots_takes_less_and_less_time():
    attendant, _ = seated(True, False)
    found = paces(attendant, 60)
    assert found[:2] == [1.0, 1.0]
    assert found[1:] == sorted(found[1:], reverse=True)
    assert sum(found) <= 3.5
    attendant.decided(0)
    assert attendant._pace() == 1.0, "a new row begins after a person's decision"
    show, _ = seated(False, False)
    assert paces(show, 5) == [1.0] * 5, "bots among themselves keep their pace"


def test_who_is_in_a_hurry_gets_to_the_next_decision_at_once():
    attendant, room = seated(True, True, False)
    attendant.hurry(0)
    assert attendant._pace() == 1.0, "somebody else looks on"
    attendant.hurry(1)
    assert attendant._pace() == 0.0
    attendant.decided(0)
    assert attendant._pace() == 1.0
    room.asked = (0, 2)
    assert attendant._pace() == 0.0, "who is asked does not wait"


def test_saying_again_that_one_is_in_a_hurry_begins_nothing_anew(monkeypatch):
    attendant, _ = seated(True, False)
    woken: list[None] = []
    monkeypatch.setattr(attendant, "wake", lambda: woken.append(None))
    for _ in range(5):
        attendant.hurry(0)
    assert len(woken) == 1


@in_loop
async def test_a_bot_that_fails_takes_the_default(tmp_path):
    async with running(database(tmp_path)) as house:
        house.server.lobby.shelf.addresses["masters"] = "no.such.module:GAME"
        house.server.lobby.shelf._games["masters"] = __import__("coterie").game("masters")
        table = await house.create(seats=[{"kind": "bot"}, {}], setup={"first": "agnieszka"}, pace=0.0)
        async with table.sit(1) as b:
            await b.until(lambda: bool(b.options))
            assert b.number > 0
            assert (await refused(b, "hint"))[0] == "not_now"


@in_loop
async def test_the_owner_hands_a_seat_to_a_bot_and_back(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}], pace=0.0, setup={"vampires": ["imre", "mila"]})
        async with table.sit(0, owner=table.owner) as a, table.sit(1) as b:
            assert a.welcome["owner"]
            assert not b.welcome["owner"]
            assert (await refused(b, "seat", seat=0, do="bot"))[0] == "not_yours"
            assert (await refused(b, "seat", seat=1, do="link"))[0] == "not_yours"
            assert (await refused(a, "seat", seat=2, do="bot"))[0] == "bad_message"
            assert (await refused(a, "seat", seat=1, do="bot", player="deep"))[0] == "bad_options"
            await a.say("seat", seat=1, do="bot", player="random")
            await b.until(lambda: b.heard[-1]["type"] == "table" and b.heard[-1]["table"]["seats"][1]["kind"] == "bot")
            assert b.heard[-1]["table"]["seats"][1]["player"] == "random"
            for _ in range(8):
                await a.until(lambda: bool(a.options) or a.question is None)
                if a.question is not None:
                    await a.choose(a.options[0]["notation"])
            await b.say("seat", seat=1, do="person")
            await b.until(
                lambda: b.heard[-1]["type"] == "table" and b.heard[-1]["table"]["seats"][1]["kind"] == "person"
            )
            await play([a, b], random.Random(1), 5)


@in_loop
async def test_a_new_link_ends_the_old_one(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}])
        async with house.client.sit(table.id, table.owner) as owner, table.sit(1) as b:
            assert owner.welcome["role"] == "spectator"
            assert owner.welcome["owner"]
            await owner.say("seat", seat=1, do="link")
            new = await owner.hear("link")
            assert new["link"] == f"{house.url}/#t={table.id}&k={new['token']}"
            assert (await b.hear("closing"))["again"] is None
            await asyncio.wait_for(b._socket.wait_closed(), 10)
            assert (await refusal(table.sit(1).open())).code == "bad_token"
            async with house.client.sit(table.id, new["token"]) as again:
                assert again.welcome["seat"] == 1
        await house.server.lobby.sweep(0, 0)
        assert (await refusal(table.sit(1).open())).code == "bad_token"


@in_loop
async def test_a_paused_table_waits_for_its_owner(tmp_path):
    url = database(tmp_path)
    async with running(url) as house:
        table = await house.create(seats=[{}, {"kind": "bot", "player": "random"}], pace=0.0)
        async with table.sit(0, owner=table.owner) as a, table.watch() as w:
            await a.until(lambda: bool(a.options))
            assert (await refused(w, "pause", on=True))[0] == "not_yours"
            await a.say("pause", on=True)
            await a.until(lambda: any(m["type"] == "table" and m["table"]["paused"] for m in a.heard))
            before = a.question
            code, sentence = await refused(a, "choose", question=before, choice=a.options[0]["notation"])
            assert (code, sentence) == ("not_now", "The table is paused.")
            assert (await refused(a, "undo"))[0] == "not_now"
            await a.say("pace", seconds=0.1)
    async with running(url) as house, house.client.sit(table.id, table.tokens[0], owner=table.owner) as a:
        assert a.welcome["table"]["paused"]
        assert a.welcome["table"]["pace"] == 0.1
        assert a.question == before
        await a.say("pause", on=False)
        await a.until(lambda: any(m["type"] == "table" and not m["table"]["paused"] for m in a.heard))
        await a.choose(a.options[0]["notation"])


@in_loop
async def test_wrong_tokens_open_nothing(url):
    async with running(url) as house:
        table = await house.create()
        other = await house.create()
        for token in ("", "x", other.tokens[0], other.owner, table.tokens[0][:-1], "é" * 30):
            assert (await refusal(house.client.sit(table.id, token).open())).code == "bad_token"
        for name in ("nowhere", "", "a" * 10, "\0" * 10, "\ud7ff" * 10, "%"):
            assert (await refusal(house.client.sit(name, table.tokens[0]).open())).code == "no_table"
        problem = await refusal(house.client.sit(table.id, table.tokens[0], protocol=2).open())
        assert "version 1" in str(problem)
        rows = house.server.store.read_now(lambda c: str(c.exec_driver_sql("select * from seats").all()))
        rows += house.server.store.read_now(lambda c: str(c.exec_driver_sql("select * from tables").all()))
        assert table.tokens[0] not in rows
        assert table.owner not in rows
        assert table.spectator not in rows


@in_loop
async def test_a_link_that_was_replaced_moves_no_more(tmp_path):
    """The message is on its way, or waits for its turn, while the seat gets a new link."""
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b, house.client.sit(table.id, table.owner) as owner:
            asked = await whoever([a, b])
            room, seat = table.room, asked.scene["seat"]
            entries = room.book.entries
            async with room.lock:  # another choice is being written
                await owner.say("seat", seat=seat, do="link")
                await until_waiting(room, 1)
                await asked.say("choose", question=asked.question, choice=asked.options[0]["notation"])
                await asked.say("chat", text="Still here.")
                await until_waiting(room, 2)
            await owner.hear("link")
            await asyncio.wait_for(asked._socket.wait_closed(), 10)
            async with room.lock:
                pass
            assert room.book.entries == entries
            assert not room.chat


async def until_waiting(room, count):
    """Wait until so many wait for the room's lock."""
    async with asyncio.timeout(10):
        while len(room.lock._waiters or ()) < count:
            await asyncio.sleep(0.005)


@in_loop
async def test_what_costs_the_server_much_counts_for_the_table_and_the_address(tmp_path):
    limits = replace(FREE, costly=0.0, costly_burst=3)
    async with running(database(tmp_path), limits=limits) as house:
        table = await house.create(seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            other = b if (await whoever([a, b])) is a else a
            for _ in range(3):
                await other.say("offers")
                await other.hear("offers")
            await other.close()
            async with table.sit(other.scene["seat"]) as again:  # another connection changes nothing
                assert (await refused(again, "offers"))[0] == "too_fast"
        second = await house.create(seats=[{}])
        async with second.sit(0) as c:
            assert (await refused(c, "hint"))[0] == "too_fast", "nor does another table, from the same address"


@in_loop
async def test_forwarded_addresses_are_believed_from_named_proxies_alone(tmp_path):
    for proxies, count in (((), 1), (("127.0.0.1",), 3)):
        folder = tmp_path / str(count)
        folder.mkdir()
        limits = replace(FREE, makes=0.0, make_burst=1)
        async with running(database(folder), limits=limits, proxies=proxies) as house:
            made = 0
            for n in range(3):
                headers = {"X-Forwarded-For": f"192.0.2.{n}"}
                async with httpx.AsyncClient(base_url=house.url, trust_env=False) as client:
                    made += (await client.post("/api/tables", json={"game": "masters"}, headers=headers)).is_success
            assert made == count
