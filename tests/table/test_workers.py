"""The processes of a server outlive the visitors for whom they work."""

import asyncio
from contextlib import suppress
from typing import Any

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


@in_loop
async def test_what_is_read_for_a_visitor_who_leaves_is_read_to_its_end(tmp_path):
    async with running(database(tmp_path)) as house:
        readers: Any = house.server.lobby.readers
        begun, go_on, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def slowly(*_):
            begun.set()
            await go_on.wait()
            ended.set()

        readers.deck = slowly
        table = await house.create("primer", seats=[{}, {}], bring=True)
        async with table.sit(1) as bob:
            async with table.sit(0) as ada:
                await ada.say("bring", deck="box")
                await begun.wait()
            while table.room.audience.at(0):  # which shows as soon as Ada is sent something
                await bob.say("chat", text="Where are you?")
                await bob.hear("chat")
            go_on.set()
            await asyncio.wait_for(ended.wait(), 10)


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
