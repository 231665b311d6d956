"""No table waits for thoughts that come too late, and none rests while a bot is asked."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

import coterie
from coterie.games.vtes.decks.room import NAMES
from coterie.kernel.records import snapshot
from coterie.table.room import ring_seats
from coterie.table.shelf import Shelf
from coterie.table.workers import thinker as thinkers
from coterie.table.workers.process import Process
from coterie.table.workers.thinker import PATIENCE, SILENCE, Thinker
from coterie.table.workers.thinking import Minds, TooLate, until
from tests.table.tools import DEEP, GAMES, database, in_loop, running

VTES = {"vtes": "coterie.games.vtes:GAME"}
PRIMER = coterie.game("primer")
META: Any = SimpleNamespace(game="primer", pack=None, foreign=False, id="x")


class Endless:
    """A player that comes to no end, whatever happens within its search."""

    def choose(self, state: Any, seat: int, rng: Any) -> int:
        while True:
            with suppress(Exception):
                state.clone()


class Deaf(Endless):
    """A player that loses the first interruption, as Python does in a finalizer."""

    def choose(self, state: Any, seat: int, rng: Any) -> int:
        with suppress(BaseException):
            super().choose(state, seat, rng)
        return super().choose(state, seat, rng)


def task(end: float) -> dict[str, Any]:
    """Return the task to choose for the first seat of a game, until a time."""
    s = PRIMER.start({}, seed=1)
    return {
        "game": GAMES["primer"], "pack": None, "setup": s.setup, "snapshot": snapshot(s), "seat": s.question.seat,
        "player": "random", "key": "x:0", "seed": 1, "until": end,
    }  # fmt: skip


@pytest.mark.parametrize("player", [Endless, Deaf])
def test_a_bot_stops_thinking_once_nobody_waits_for_it(player):
    minds = Minds()
    assert "index" in minds.answer(task(time.time() + 60))
    kept = minds.players["x:0", "random"]
    minds.players["x:0", "random"] = player()
    assert minds.answer(task(time.time() + 0.05)) == {"error": "The bot had no time left."}
    assert ("x:0", "random") not in minds.players, "half a thought is not kept"
    minds.players["x:0", "random"] = kept
    assert "index" in minds.answer(task(time.time() + 60)), "the process is there for the next one"


def test_nothing_is_thought_for_a_time_that_is_over():
    with pytest.raises(TooLate), until(time.time() - 1):
        pytest.fail("it has begun")


@in_loop
async def test_a_table_waits_for_a_bot_no_longer_than_that_also_behind_others(monkeypatch):
    """The search of a bot that is dropped goes on, and another behind it may wait; then the default is taken."""
    asked: list[float] = []

    async def ask(process, task, seconds):
        asked.append(seconds)
        await asyncio.Event().wait()

    monkeypatch.setattr(Process, "ask", ask)
    s = PRIMER.start({}, seed=1)
    thinker = Thinker(Shelf(GAMES))
    choice = await thinker.choose(META, PRIMER, s, s.question.seat, "greedy", 0.02)
    assert (choice, asked) == (s.question.default, [SILENCE])
    assert SILENCE > PATIENCE, "a process that is slow to start is not ended for that"


@in_loop
async def test_a_process_that_is_too_slow_for_one_question_answers_the_next(monkeypatch):
    monkeypatch.setattr(thinkers, "PATIENCE", 0.01)
    s = PRIMER.start({}, seed=1)
    thinker = Thinker(Shelf(GAMES))
    try:
        process: Any = thinker._process
        child = await process.start()  # it has loaded nothing yet
        assert await thinker.choose(META, PRIMER, s, s.question.seat, "greedy", 0.01) == s.question.default
        found = await thinker._think(META, PRIMER, s, s.question.seat, "greedy", 100.0)
        assert 0 <= found.at < len(s.question.options)
        assert process._child is child
    finally:
        await thinker.close()


@in_loop
async def test_bots_are_given_the_time_of_the_mask_in_windows_and_their_own_elsewhere(tmp_path, monkeypatch):
    given: dict[bool, set[bool]] = {True: set(), False: set()}
    rng = random.Random(3)

    async def choose(self, meta, game, state, seat, player, seconds):
        given[state.ring().windows[0].passing >= 0].add(seconds <= ring_seats.LONGEST)
        return rng.randrange(len(state.question.options))

    monkeypatch.setattr(Thinker, "choose", choose)
    quick(monkeypatch)
    async with running(database(tmp_path)) as house:
        seats = [{}, {"kind": "bot", "player": "random"}]
        table = await house.create("primer", seats=seats, setup={"rounds": 20}, seed=3, pace=0.0)
        async with table.sit(0) as seat:
            while seat.question is not None and not all(given.values()):
                await seat.choose(rng.choice(seat.options)["notation"])
                await seat.until(lambda: bool(seat.options) or seat.question is None)
    assert given == {True: {True}, False: {False}}


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────


def quick(monkeypatch) -> None:
    """Let masks take next to no time."""
    monkeypatch.setattr(ring_seats, "SHORTEST", 0.0)
    monkeypatch.setattr(ring_seats, "LONGEST", 0.002)


def rests(room: Any) -> list[int]:
    """Return the bots that are asked while nobody works on their answers."""
    if room.state.over or room.attendant.busy:
        return []
    return [seat for seat in room.ring.asked if not room.seats[seat].person and room.ring.open_windows(seat)]


async def played(house: Any, rng: random.Random, rounds: int, windows: str) -> Any:
    """Let a person play at random among four bots, and see before each choice and all the time that no bot is forgotten.

    Returns:
        the room, once the game is over.
    """
    person, seats = rng.randrange(5), [{"kind": "bot", "player": "random"} for _ in range(5)]
    setup = {
        "players": 5, "decks": rng.sample(NAMES, 5), "deck_rules": "first blood", "rounds": rounds, "windows": windows,
        "lists": rng.choice(["closed", "open"]),
    }  # fmt: skip
    seats[person] = {}
    table = await house.create("vtes", seats=seats, pace=0.0, setup=setup, seed=rng.getrandbits(32))
    room, still = table.room, 0

    async def watch() -> None:
        nonlocal still
        while not room.state.over:
            still = still + 1 if rests(room) else 0  # between two tasks there is nobody for a moment
            assert still < 50, f"bots {rests(room)} are asked at {room.book.entries}, and nobody is at work"
            await asyncio.sleep(0.001)

    async with table.sit(person) as seat:
        watching = asyncio.create_task(watch())
        while not watching.done():
            await seat.until(lambda: bool(seat.options) or seat.question is None or watching.done(), 100)
            if seat.question is None or watching.done():
                break
            await seat.choose(rng.choice(seat.options)["notation"])
        await watching
    return room


@pytest.mark.parametrize("number", range(30 if DEEP else 1))
@in_loop
async def test_a_table_of_five_never_rests_while_a_bot_is_asked(number, tmp_path, monkeypatch):
    quick(monkeypatch)
    rng = random.Random(number)
    async with running(database(tmp_path), games=VTES) as house:
        room = await played(house, rng, 0 if DEEP else 4, rng.choice(["all", "useful"]))
        assert room.state.over
