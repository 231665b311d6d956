"""Several seats of a table are asked at once: the same games as asking one after the other, and nobody is told who has
answered what."""

import random
from contextlib import AsyncExitStack

from sqlalchemy import create_engine, text

from coterie.games.primer import GAME
from coterie.kernel.seating import seat_name
from coterie.table.client import Client
from coterie.table.store.store import full_url
from tests.table.process import Process
from tests.table.tools import database, in_loop, refused, running

RAID = (
    'position: primer\nsetup: {"players": 4}\nfield a: brute\nfield b: watchman\nfield d: scribe\ntrap b: snare\n'
    "trap d: snare\nhand b: hush\nhand d: hush\ndeck b: vigil, curfew\nturn: 1"
)


def policy(seat, prompt, notations, line):
    """Return a seat's choice, which depends only on what it is asked, so that it does not matter who answers first."""
    return random.Random(f"{seat} {prompt} {notations} {line}").choice(notations)


def one_after_the_other(seed):
    """Return the choices of a game in which each seat is asked in turn."""
    s = GAME.start({"players": 4, "rounds": 3}, seed=seed)
    s.call_seats(tuple([seat_name("", seat) for seat in range(4)]))  # as at the table: prompts are read
    made: list[str] = []
    while (question := s.question) is not None:
        notations = [option.notation for option in question.options]
        made.append(policy(question.seat, question.prompt, notations, s.scene(-1)["line"]))
        s.choose(made[-1])
    return made


async def at_once(sittings, rng, most=10**6):
    """Let all asked seats answer, in any order and with second thoughts, until the game is over or for a number of answers."""
    both = 0
    for _ in range(most):
        newest = max(sittings, key=lambda one: one.question if one.question is not None else 10**9)
        if newest.question is None:
            return both
        for one in sittings:
            await one.until(lambda one=one, number=newest.question: one.question == number)
        asked = [one for one in sittings if one.is_asked]
        both += len(asked) > 1
        one = rng.choice(asked)
        window, question = one.windows[-1], one.question
        notations = [option["notation"] for option in window["options"]]
        if any(other.windows[-1]["window"] < window["window"] for other in asked) and rng.random() < 0.5:
            await one.choose(rng.choice(notations), question, window["window"])
            assert one.question == question, "somebody before it has still to answer"
        choice = policy(one.scene["seat"], window["prompt"], notations, one.scene["line"])
        await one.choose(choice, question, window["window"])
    return both


def moves(url, table):
    """Return the choices of a table on disk, and the number of answers there."""
    engine = create_engine(full_url(url))
    with engine.connect() as connection:
        found = connection.execute(text(f"select value from moves where table_id = '{table}' order by n")).scalars()
        made = list(found)
        left = connection.execute(text("select count(*) from answers")).scalar()
    engine.dispose()
    return made, left


async def sit_down(stack, client, made):
    """Seat all four players."""
    tokens = [seat["token"] for seat in made["seats"]]
    return [await stack.enter_async_context(client.sit(made["table"], token)) for token in tokens]


@in_loop
async def test_a_game_is_the_same_as_if_each_were_asked_in_turn(tmp_path):
    url, both = database(tmp_path), 0
    async with running(url) as house:
        for seed in range(3):
            wish = {"game": "primer", "seats": [{}] * 4, "setup": {"rounds": 3}, "seed": seed}
            async with AsyncExitStack() as stack:
                made = await house.client.create(**wish)
                both += await at_once(await sit_down(stack, house.client, made), random.Random(seed))
            assert moves(url, made["table"]) == (one_after_the_other(seed), 0)
    assert both > 20, "several must have been asked at once"


@in_loop
async def test_after_a_kill_in_a_ring_the_answers_are_there_and_the_game_is_the_same(tmp_path):
    url, kept = database(tmp_path), 0
    process = Process(url)
    await process.start()
    wish = {"game": "primer", "seats": [{}] * 4, "setup": {"rounds": 3}, "seed": 8}
    made = await Client(f"http://127.0.0.1:{process.port}").create(**wish)
    for kill in range(6):
        client, rng = Client(f"http://127.0.0.1:{process.port}"), random.Random(kill)
        async with AsyncExitStack() as stack:
            sittings = await sit_down(stack, client, made)
            while True:
                newest = max((one.question for one in sittings), key=lambda n: 10**9 if n is None else n)
                for one in sittings:
                    await one.until(lambda one=one, newest=newest: one.question == newest)
                before = [one.windows for one in sittings]
                if sittings[0].question is None or sum(bool(windows) for windows in before) > 1 < sum(
                    window["choice"] is not None for windows in before for window in windows
                ):
                    break
                await at_once(sittings, rng, 1)
            await process.kill()
        await process.start()
        client = Client(f"http://127.0.0.1:{process.port}")
        async with AsyncExitStack() as stack:
            sittings = await sit_down(stack, client, made)
            assert [[w["choice"] for w in one.windows] for one in sittings] == [
                [w["choice"] for w in windows] for windows in before
            ]
            kept += any(window["choice"] for windows in before for window in windows)
            await at_once(sittings, rng, 1)  # so that the game lasts for the next kills
    async with AsyncExitStack() as stack:
        await at_once(await sit_down(stack, client, made), random.Random(9))
    assert moves(url, made["table"]) == (one_after_the_other(8), 0)
    assert kept > 1, "some kills must come while answers are waiting"
    await process.kill()


UNDO = None


async def take_back(one):
    """Take back an answer in the open ring."""
    told = one.answers
    await one.say("undo")
    await one.until(lambda: one.answers > told)


async def heard_while(table, answers):
    """Return what seats a, b, c and a spectator are sent while d answers a raid on it in a given way, and then b passes."""
    told: list[list[dict]] = []
    async with AsyncExitStack() as stack:
        sittings = [await stack.enter_async_context(table.sit(seat)) for seat in range(4)]
        watcher = await stack.enter_async_context(table.watch())
        await sittings[0].choose("raid with a/brute")
        await sittings[0].choose("d/scribe")
        others = [*sittings[:3], watcher]
        for one in others:
            await one.until(lambda one=one: one.question == sittings[0].question)
            one.heard.clear()
            told.append([])
            one._hear = lambda message, hear=one._hear, own=told[-1]: (own.append(message), hear(message))
        d = sittings[3]
        await d.until(lambda: d.question == sittings[0].question)
        assert [one.is_asked for one in sittings] == [False, True, False, True]
        assert sittings[0].scene["asked"] == watcher.scene["asked"] == [1, 3]
        number = d.question
        for choice in answers:
            if choice == UNDO:
                await take_back(d)
            else:
                await d.choose(d.windows[0]["options"][choice]["notation"], number, d.windows[0]["window"])
        for one in others:
            to = await one.say("ping")
            assert (await one.hear("pong"))["to"] == to
        assert (d.question, sittings[0].question) == (number, number)
        summary = table.room.audience.summary()
        assert summary.asked == [1, 3]
        assert [[message for message in own if message["type"] != "pong"] for own in told] == [[], [], [], []]
        return [[{**one.scene, "log": []}, one.windows, one.undo, one.number] for one in others]


@in_loop
async def test_nobody_is_told_whether_a_seat_has_answered_or_what(tmp_path):
    """The same is shown and said, and nothing at that moment, whether d uses its trap, passes, changes its mind or takes
    its answer back."""
    async with running(database(tmp_path)) as house:
        shown = []
        for answers in ([], [0], [-1], [0, -1], [-1, 0], [0, UNDO], [0, UNDO, -1]):
            table = await house.create("primer", seats=[{}] * 4, position=RAID)
            shown.append(await heard_while(table, answers))
        assert all(found == shown[0] for found in shown)


@in_loop
async def test_answers_that_became_void_are_kept_for_their_seat_alone(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}] * 4, position=RAID)
        async with AsyncExitStack() as stack:
            sittings = [await stack.enter_async_context(table.sit(seat)) for seat in range(4)]
            await sittings[0].choose("raid with a/brute")
            await sittings[0].choose("d/scribe")
            b, d = sittings[1], sittings[3]
            for one in (b, d):
                await one.until(lambda one=one: one.question == sittings[0].question)
            number, use = d.question, d.windows[0]["options"][0]["notation"]
            await d.choose(use)
            assert d.windows[0]["choice"] == use
            assert not d.options
            assert (await refused(sittings[2], "choose", question=number, choice="pass"))[0] == "not_yours"
            assert (await refused(d, "choose", question=number, choice="pass", window=0))[0] == "bad_choice"
            await b.choose(b.options[0]["notation"])
            await d.until(lambda: d.question != number)
            assert all(window["choice"] is None for window in d.windows)
            assert [(answer.seat, answer.choice) for answer in table.room.ring._void] == [(3, use)]
            assert all(window["suggested"] is None for one in sittings[:3] for window in one.windows)


@in_loop
async def test_an_answer_in_an_open_ring_is_taken_back_on_the_table_and_on_the_disk(tmp_path):
    url = database(tmp_path)
    async with running(url) as house:
        table = await house.create("primer", seats=[{}] * 4, position=RAID)
        async with AsyncExitStack() as stack:
            sittings = [await stack.enter_async_context(table.sit(seat)) for seat in range(4)]
            await sittings[0].choose("raid with a/brute")
            await sittings[0].choose("d/scribe")
            b, d = sittings[1], sittings[3]
            for one in (b, d):
                await one.until(lambda one=one: one.question == sittings[0].question)
            before, number = d.undo, d.question
            assert before.startswith("You have no choice")
            await d.choose(d.options[0]["notation"])
            assert (d.undo, d.is_asked, moves(url, table.id)[1]) == ("free", False, 1)
            await take_back(d)
            assert (d.undo, d.is_asked, moves(url, table.id)[1]) == (before, True, 0)
            assert (await refused(d, "undo"))[0] == "not_now"
            assert d.question == number
            await b.choose("pass")  # the trap that was taken back does not spring: d is still to be heard
            assert table.room.book.entries == number
            await d.choose("pass")
            await d.until(lambda: d.question != number)
        assert "d uses snare" not in " ".join(table.room.state.log())


@in_loop
async def test_all_clocks_of_a_ring_run_until_it_closes(tmp_path):
    """A seat that answers early pays as much as one that answers late; a seat without time passes."""
    async with running(database(tmp_path)) as house:
        clock = {"bank": 1.0, "step": 1.0}
        table = await house.create("primer", seats=[{}] * 4, position=RAID, clock=clock)
        async with table.sit(0) as a, table.sit(3) as d:
            await a.choose("raid with a/brute")
            await a.choose("d/scribe")
            await d.until(lambda: d.question == a.question)
            number = d.question
            await d.choose("pass")
            await a.until(lambda: a.question != number, 10)
            used = [seat.used for seat in table.room.seats]
            assert used[1] == used[3] == 1.0
            assert used[0] == used[2] == 0.0
