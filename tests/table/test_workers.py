"""The processes of a server outlive the visitors for whom they work."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.requests import GivenRecord
from coterie.table.shelf import Shelf
from coterie.table.workers.process import Process
from coterie.table.workers.readers import Readers
from coterie.table.workers.reading import PATIENCE
from tests.table.tools import GAMES, database, in_loop, running

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
        if how == "record":
            with pytest.raises(Refusal, match="One file at a time"):
                await readers.check_record(there, "1.2.3.4")
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
