"""Helpers for the tests of the table: a server on a free local port, and people who play at it."""

from __future__ import annotations

import asyncio
import functools
import os
import random
import shutil
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn

from coterie.table.client import Client, Refused, Sitting
from coterie.table.protocol import MESSAGE_BYTES
from coterie.table.protocol.changes import applied
from coterie.table.store.store import Store
from coterie.table.web.door import Door
from coterie.table.web.limits import Limits
from coterie.table.web.server import Server

GAMES = {"masters": "coterie.games.masters:GAME", "primer": "coterie.games.primer:GAME"}
DEEP = os.environ.get("COTERIE_DEEP") == "1"
FREE = Limits(
    readers=0,
    messages=1e6,
    burst=1e6,
    makes=1e6,
    make_burst=1e6,
    daily=10**9,
    requests=1e6,
    request_burst=1e6,
    each=10**6,
    talks=1e6,
    talk_burst=1e6,
    refusals=1e6,
    refusal_burst=1e6,
    anew=1e6,
    anew_burst=1e6,
    costly=1e6,
    costly_burst=1e6,
)


def run(work: Coroutine[Any, Any, Any], seconds: float) -> Any:
    """Run a coroutine in its own event loop and thread, because the browser tests leave a loop running in theirs.

    Raises:
        TimeoutError: it took too long.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, asyncio.wait_for(work, seconds)).result()


class Loop:
    """An event loop in its own thread that continues between calls, for tests that are synchronous themselves."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine there, for at most two minutes."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def close(self) -> None:
        """Stop the loop."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


def in_loop(test: Callable[..., Any]) -> Callable[..., Any]:
    """Run an asynchronous test, for at most two minutes."""

    @functools.wraps(test)
    def synchronous(*args: Any, **more: Any) -> None:
        run(test(*args, **more), 120)

    return synchronous


@functools.cache
def _empty(folder: Path) -> Path:
    """Return a database with the schema and no data."""
    path = folder / "empty.sqlite"
    store = Store(str(path))
    store.open()
    store.close()
    return path


def database(folder: Path, name: str = "tables.sqlite") -> str:
    """Return a new SQLite database; copying one is faster than creating the schema."""
    shutil.copy(_empty(folder.parent), folder / name)
    return str(folder / name)


def plain(value: Any) -> Any:
    """Return data as it arrives over the network."""
    return msgspec.json.decode(msgspec.json.encode(value))


def unfolded(page: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the scenes of a page of a replay, reconstructed from the changes."""
    found = [page["scene"]]
    for change in page["changes"]:
        found.append(applied(found[-1], change))
    return found


class Table:
    """A table made by a test, with its secrets."""

    def __init__(self, running: Running, made: dict[str, Any]) -> None:
        self.running, self.made = running, made
        self.id: str = made["table"]
        self.owner: str = made["owner"]
        self.tokens: list[str] = [seat["token"] for seat in made["seats"]]
        self.spectator: str = made["spectator"]["token"]

    def sit(self, seat: int, **hello: Any) -> Any:
        """Return a connection that holds a seat."""
        return self.running.client.sit(self.id, self.tokens[seat], **hello)

    def watch(self, **hello: Any) -> Any:
        """Return a connection that only watches."""
        return self.running.client.sit(self.id, self.spectator, **hello)

    @property
    def room(self) -> Any:
        """Return the server's side of it."""
        return self.running.server.lobby.rooms[self.id]


class Running:
    """A running server."""

    def __init__(self, server: Server, port: int, prefix: str = "") -> None:
        self.server, self.port = server, port
        self.url = f"http://127.0.0.1:{port}{prefix}"
        self.client = Client(self.url)

    async def create(self, game: str = "masters", **wish: Any) -> Table:
        """Make a table."""
        return Table(self, await self.client.create(game=game, **wish))


@asynccontextmanager
async def running(url: str, *, port: int = 0, limits: Limits = FREE, **more: Any) -> AsyncIterator[Running]:
    """Run a server on this machine, and stop it cleanly at the end."""
    store = Store(url)
    store.open()
    server = Server(store, limits=limits, **{"games": GAMES, **more})
    door = Door(server.services, server.proxies, 10**6)
    config = uvicorn.Config(
        server.app, port=port, http=door.protocol(), log_level="error", ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False, timeout_graceful_shutdown=5, proxy_headers=bool(server.proxies),
        forwarded_allow_ips=list(server.proxies),
    )  # fmt: skip
    runner = uvicorn.Server(config)
    task = asyncio.create_task(runner.serve())
    while not runner.started:
        assert not task.done(), "the server has not started"
        await asyncio.sleep(0.005)
    try:
        yield Running(server, runner.servers[0].sockets[0].getsockname()[1], more.get("prefix", ""))
    finally:
        for room in server.lobby.rooms.values():
            for listener in room.audience.listeners:
                listener.end("The test is over.", None)
        runner.should_exit = True
        await task


@asynccontextmanager
async def inside(url: str, *, base: str = "http://127.0.0.1", **more: Any) -> AsyncIterator[httpx.AsyncClient]:
    """Return a client of an application in this process, without a socket in between."""
    store = Store(url)
    store.open()
    server = Server(store, games=GAMES, **{"limits": FREE, **more})
    await server.lobby.start()
    try:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url=base) as client:
            yield client
    finally:
        await server.lobby.close()


async def play(seats: list[Any], rng: random.Random, most: int = 10_000) -> int:
    """Play at random until the game is over or a number of choices have been made; return that number."""
    for made in range(most):
        chooser = await whoever(seats)
        if chooser is None:
            return made
        await chooser.choose(rng.choice(chooser.options)["notation"])
    return most


async def whoever(seats: list[Any]) -> Any:
    """Return a seat that has not answered, once all have the same scene; None when the game is over."""
    newest = max(seats, key=lambda seat: seat.question if seat.question is not None else 10**9)
    if newest.question is None:
        return None
    for seat in seats:
        await seat.until(lambda seat=seat: seat.question == newest.question)
    return next(seat for seat in seats if seat.is_asked)


def together(sitting: Sitting) -> dict[str, Any]:
    """Return the scene of a seat with its question, which comes with its windows."""
    if not sitting.is_asked:
        return sitting.scene
    assert set(sitting.scene["question"]) == {"seat", "prompt"}
    told = ("choice", "suggested", "nth", "all")
    return {**sitting.scene, "question": {k: v for k, v in sitting.windows[-1].items() if k not in told}}


async def refusal(doing: Any) -> Refused:
    """Return the refusal that somebody receives."""
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value


async def refused(sitting: Sitting, kind: str, /, **fields: Any) -> tuple[str, str]:
    """Send a message that is refused; return the code and the sentence."""
    to = await sitting.say(kind, **fields)
    message = await sitting.hear("refused")
    assert message["to"] == to
    assert message["sentence"].endswith((".", "?", "!"))
    return message["code"], message["sentence"]
