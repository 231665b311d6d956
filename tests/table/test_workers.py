"""The processes of a server outlive the visitors for whom they work."""

import asyncio
import os
import signal
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

import coterie
from coterie.table.protocol.requests import Create, GivenRecord
from coterie.table.shelf import Shelf
from coterie.table.workers import reading, trials
from coterie.table.workers.process import Broken, Process
from coterie.table.workers.readers import Readers
from coterie.table.workers.reading import PATIENCE
from coterie.table.workers.thinker import Thinker
from tests.table.tools import GAMES, database, in_loop, refusal, running

LOADED = {"games": GAMES, "seconds": 60, "code": ""}


@in_loop
async def test_a_process_is_kept_when_whoever_asked_it_has_gone():
    """Another would have to load the games first, so that leaving again and again would keep the server from reading."""
    process: Any = Process("coterie.table.workers.reading", str(2**30))
    try:
        await process.ask(LOADED, 60)
        before = process._child.pid
        asking = asyncio.create_task(process.ask({**LOADED, "game": "primer", "query": "x", "begun": ""}, 60))
        while not process._lock.locked():
            await asyncio.sleep(0)
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
        assert await process.ask(LOADED, 60) == {}, "a late answer is not taken for another"
        assert process._child.pid == before
    finally:
        await process.close()


@pytest.mark.parametrize(
    ("does", "slow"), [("", None), ("kill", None), ("kill kill", False), ("slow", True), ("kill slow", True)]
)
@in_loop
async def test_a_task_whose_process_is_killed_is_done_by_another(tmp_path, does, slow):
    """A system that is short of memory kills what it likes."""
    told = tmp_path / "does"
    told.write_text(does)
    process = Process("tests.table.child", str(told))
    try:
        if slow is None:
            assert await process.ask({"task": 1}, 60) == {"task": 1}
        else:
            with pytest.raises(Broken) as caught:
                await process.ask({"task": 1}, 60)
            assert caught.value.slow == slow
        assert told.read_text() == ""
        assert await process.ask({"task": 2}, 60) == {"task": 2}, "the next task has a process"
    finally:
        await process.close()


@in_loop
async def test_a_task_that_nobody_wants_any_more_is_not_done_again(tmp_path):
    (tmp_path / "does").write_text("")
    process: Any = Process("coterie.lab.trials")
    try:
        child = await process.start()
        asking = asyncio.create_task(process.ask({"game": "none", "seconds": 60}, 60))
        await asyncio.sleep(0)
        process.end()
        with pytest.raises(Broken):
            await asking
        assert child.returncode == -signal.SIGKILL
        assert not process.running
    finally:
        await process.close()


@in_loop
async def test_a_bot_whose_process_is_killed_in_the_middle_thinks_on_in_another(tmp_path):
    s = coterie.game("primer").start({}, seed=1)
    thinker: Any = Thinker(Shelf(GAMES))
    meta: Any = SimpleNamespace(game="primer", pack=None, foreign=False, id="x")
    try:
        child = await thinker._process.start()
        asking = asyncio.create_task(thinker.hint(meta, s.game, s, s.question.seat))
        while not thinker._process._lock.locked():
            await asyncio.sleep(0)
        child.kill()  # while it loads the game
        assert 0 <= (await asking).at < len(s.question.options)
        assert thinker._process._child is not child
    finally:
        await thinker.close()


@in_loop
async def test_people_are_told_what_has_become_of_their_trial_and_their_file(tmp_path, monkeypatch):
    async def killed(*_):
        raise Broken("the process has ended")

    async with running(database(tmp_path)) as house:
        monkeypatch.setattr(Process, "ask", killed)
        problem = await refusal(
            house.client.request(
                "POST", "/api/records", {"text": coterie.game("masters").start({}, seed=1).record().text}
            )
        )
        assert (problem.code, str(problem)) == ("bad_record", reading.ENDED)
        trial = trials.Trial("x", "", {}, 5)
        await house.server.lobby.trials._play(trial)
        assert (trial.state, trial.sentence) == ("failed", trials.ENDED)


def test_a_file_whose_reader_is_killed_is_not_said_to_take_too_long(monkeypatch):
    reader = reading.Reader()
    monkeypatch.setattr(reader, "checked", lambda task: os.kill(os.getpid(), signal.SIGKILL))
    assert reader.in_a_copy({"seconds": 5, "code": "bad_deck"}) == {"code": "bad_deck", "sentence": reading.ENDED}


def read_slowly(readers: Any, begun: asyncio.Event, go_on: asyncio.Event) -> None:
    """Have the only reader process answer nothing before it is told to."""

    async def slowly(*_):
        begun.set()
        await go_on.wait()
        return {"code": "bad_options", "sentence": "Nothing was read."}

    for process in readers._all:
        process.ask = slowly


@in_loop
async def test_what_is_read_for_a_visitor_who_leaves_is_read_to_its_end(tmp_path):
    async with running(database(tmp_path)) as house:
        readers: Any = house.server.lobby.readers
        begun, go_on = asyncio.Event(), asyncio.Event()
        read_slowly(readers, begun, go_on)
        free = len(readers._free)
        table = await house.create("primer", seats=[{}, {}], bring=True)
        async with table.sit(1) as bob:
            async with table.sit(0) as ada:
                await ada.say("bring", deck="box")
                await begun.wait()
            while table.room.audience.at(0):  # which shows as soon as Ada is sent something
                await bob.say("chat", text="Where are you?")
                await bob.hear("chat")
            assert len(readers._free) == free - 1
            go_on.set()
            while len(readers._free) < free:
                await asyncio.sleep(0)


@in_loop
@pytest.mark.parametrize("how", ["deck", "record"])
async def test_a_request_that_is_given_up_keeps_its_process_and_its_turn_until_it_has_been_answered(tmp_path, how):
    async with running(database(tmp_path)) as house:
        readers: Any = house.server.lobby.readers
        begun, go_on = asyncio.Event(), asyncio.Event()
        read_slowly(readers, begun, go_on)
        free = len(readers._free)
        there = GivenRecord(text="x")
        reading = (
            readers.deck("primer", "box", "", "1.2.3.4") if how == "deck" else readers.check_record(there, "1.2.3.4")
        )
        asking = asyncio.create_task(reading)
        await begun.wait()
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
        assert len(readers._free) == free - 1
        turns = readers._turns if how == "deck" else readers._records
        assert turns._turns["1.2.3.4"].lock.locked()
        go_on.set()
        while len(readers._free) < free:
            await asyncio.sleep(0)


@in_loop
async def test_a_process_may_load_the_games_as_slowly_as_it_may_read(monkeypatch):
    """It has the lowest priority; when the tables keep the machine busy, it was ended again and again before it had loaded."""
    allowed: list[float] = []

    async def ask(process, task, seconds):
        allowed.append(seconds)
        return {}

    monkeypatch.setattr(Process, "ask", ask)
    readers = Readers(Shelf(GAMES), 2)
    await readers.start()
    await asyncio.gather(*readers._warming)
    assert allowed == [5 * PATIENCE] * 2


@in_loop
async def test_the_position_of_a_guided_game_is_not_checked_so_that_two_can_begin_one_at_the_same_time(monkeypatch):
    asked: list[dict[str, Any]] = []

    async def ask(process, task, seconds):
        asked.append(task)
        return {}

    monkeypatch.setattr(Process, "ask", ask)
    readers = Readers(Shelf(GAMES), 0)
    guided = coterie.game("primer").guides[0].position
    await readers.check(Create("primer", position=guided), "1.2.3.4")
    assert asked == []
    await readers.check(Create("primer", position=guided + "\n"), "1.2.3.4")
    assert [task.get("position") for task in asked if "game" in task] == [guided + "\n"]
