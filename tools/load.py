"""Measure a server under load on this machine: `make load` (or `ARGS="--minutes 1 --choices 20000"`).

First there are 200 tables with four clients each, at which somebody chooses every two seconds: this measures how long
each of the four clients waits for the scene after a choice. Then the given number of choices are made as fast as
possible: this measures choices per second, and how much the server's memory grows after the first tenth. With
`--harmful` the first part runs twice; the second time somebody sends packs, positions and records that occupy a reader
for as long as possible.

The server is a separate process with SQLite on loopback; the clients share the machine with it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import track
from websockets.asyncio.client import ClientConnection, connect

import coterie
from coterie.kernel.records import snapshot
from coterie.table.client import Client, Refused
from coterie.table.protocol import PROTOCOL
from coterie.table.store.store import Store
from coterie.table.web import serving
from coterie.table.web.limits import Limits
from coterie.table.web.server import Server

CLIENTS = 4
VAMPIRES = ["agnieszka", "imre", "nevena", "laszlo"]
WISH = {"game": "masters", "seats": [{}] * CLIENTS, "setup": {"vampires": VAMPIRES}}
BUDGET = 50.0  # milliseconds for the 99th percentile
GROWTH = 0.05
FREE = Limits(
    tables=10**9,
    messages=1e9,
    burst=1e9,
    makes=1e9,
    make_burst=1e9,
    daily=10**9,
    requests=1e9,
    request_burst=1e9,
    each=10**9,
    talks=1e9,
    talk_burst=1e9,
    refusals=1e9,
    refusal_burst=1e9,
    costly=1e9,
    costly_burst=1e9,
)


def harmful() -> dict[str, dict[str, Any]]:
    """Return harmful requests for tables, and for a table from a record, by what they contain."""
    state = coterie.game("masters").start({}, seed=1)
    head = {"coterie": 1, "version": state.game.version, "game": "masters", "setup": state.setup}
    head["snapshot"] = {**snapshot(state), "seats": 10_000_000}
    record = msgspec.json.encode(head).decode() + '\n{"fingerprint": ""}'
    begin = "position: masters\nrelics: "
    return {
        "a pack with one key of 120,000 parts": {"pack": ".".join("a" * 120_000) + " = 1"},
        "a pack with many keys of many parts": {
            "pack": "\n".join(f"{'.'.join('a' * 99)}.b{n} = 1" for n in range(2400))
        },
        "a pack with 15,000 unknown events": {"pack": "\n".join(f"[event.{'x' * 20}{n}]" for n in range(15_000))},
        "a position of 98,000 spaces": {"position": f"{begin}x{' ' * 98_000}["},
        "a position of 49,000 commas": {"position": begin + "a[," * 33_000},
        "a position of 3,300 attachments": {"position": begin + ", ".join(f"a [on b.{n}]" for n in range(3300))},
        "a rest with ten million seats": {"position": state.notation() + 'rest: {"seats": 10000000}\n'},
        "a snapshot with ten million seats": {"text": record},
    }


class Option(msgspec.Struct):
    """What the driver reads of an option."""

    notation: str


class Window(msgspec.Struct):
    """What the driver reads of a window."""

    options: list[Option] = []


class Message(msgspec.Struct):
    """What the driver reads of a message."""

    type: str
    question: int | None = None
    windows: list[Window] = []
    sentence: str = ""


decode = msgspec.json.Decoder(Message).decode


class Table:
    """A table with its clients; when a game is over, a new one is created."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.sockets: list[ClientConnection] = []
        self.question: int | None = None
        self.asked: tuple[ClientConnection, list[Option]] | None = None  # the asked seat, and its options
        self.sent = 0.0

    async def sit(self) -> None:
        """Create a table and take all seats."""
        made = await self.load.client.create(**WISH)
        url = f"{self.load.client.url.replace('http', 'ws', 1)}/api/socket"
        self.sockets = [await connect(url, compression=None, max_size=None) for _ in made["seats"]]
        for socket, seat in zip(self.sockets, made["seats"], strict=True):
            hello = {"type": "hello", "protocol": PROTOCOL, "table": made["table"], "token": seat["token"]}
            hello["changes"] = True  # as the page does
            await socket.send(msgspec.json.encode(hello).decode())
        await asyncio.gather(*(self.scene(socket, None) for socket in self.sockets))

    async def scene(self, socket: ClientConnection, old: int | None) -> None:
        """Wait for the next scene with a new question."""
        while True:
            message = decode(await socket.recv())
            if message.type == "refused":
                raise SystemExit(f"The server refuses: {message.sentence}")
            if message.type in ("scene", "changes") and (message.question != old or message.question is None):
                self.question = message.question
                if message.windows:
                    self.asked = socket, message.windows[-1].options
                return

    async def choose(self) -> list[float]:
        """Make one choice; return the seconds until each client has received the scene after it."""
        if self.question is None:
            await asyncio.gather(*(socket.close() for socket in self.sockets))
            await self.sit()
        assert self.asked is not None
        (chooser, options), old = self.asked, self.question
        message = {"type": "choose", "question": old, "choice": self.load.rng.choice(options).notation}
        self.sent = time.perf_counter()
        await chooser.send(msgspec.json.encode(message).decode())
        return await asyncio.gather(*(self.followed(socket, old) for socket in self.sockets))

    async def followed(self, socket: ClientConnection, old: int | None) -> float:
        """Wait for the scene at one client; return the seconds since the choice."""
        await self.scene(socket, old)
        return time.perf_counter() - self.sent


class Load:
    """The driver of the load test."""

    def __init__(self, port: int, pid: int) -> None:
        self.client, self.pid, self.rng = Client(f"http://127.0.0.1:{port}"), pid, random.Random(1)

    async def tables(self, count: int) -> list[Table]:
        """Create a number of tables."""
        found = [Table(self) for _ in range(count)]
        for table in found:
            await table.sit()
        return found

    async def watchable(self, tables: list[Table], seconds: float, every: float) -> list[float]:
        """Make one choice at each table every few seconds; return all times from a choice to a scene."""
        took: list[float] = []
        end = time.perf_counter() + seconds

        async def one(at: int, table: Table) -> None:
            await asyncio.sleep(every * at / len(tables))
            following = time.perf_counter()
            while following < end:
                took.extend(await table.choose())
                following += every
                await asyncio.sleep(max(0.0, following - time.perf_counter()))

        async def shown() -> None:
            for _ in track(range(round(seconds)), f"A choice every {every:g} s at each table"):
                await asyncio.sleep(1)

        await asyncio.gather(shown(), *(one(at, table) for at, table in enumerate(tables)))
        return took

    async def harm(self) -> None:
        """Send harmful requests, one after another."""
        wishes = harmful().values()  # made once, so that the time for it does not count as the server's
        while True:
            for wish in wishes:
                path = "/api/records" if "text" in wish else "/api/tables"
                with suppress(Refused):
                    await self.client.request("POST", path, {"game": "masters", **wish})

    async def flat_out(self, tables: list[Table], choices: int) -> tuple[float, list[tuple[int, int]]]:
        """Make a number of choices as fast as possible; return the seconds, and the memory after each twentieth."""
        made, begun = 0, time.perf_counter()
        memory = [(0, resident(self.pid))]

        async def one(table: Table) -> None:
            nonlocal made
            while made < choices:
                made += 1
                await table.choose()
                if made >= len(memory) * choices / 20:
                    memory.append((made, resident(self.pid)))
                    print(f"  {made:>9,} choices  {made / (time.perf_counter() - begun):6.0f}/s  "
                          f"{memory[-1][1] / 1024:8.1f} MiB", flush=True)  # fmt: skip

        await asyncio.gather(*(one(table) for table in tables))
        return time.perf_counter() - begun, memory


def resident(pid: int) -> int:
    """Return the resident memory of a process, in KiB."""
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True)
    return int(told.stdout)


def serve(folder: str) -> None:
    """Run the server: print its port, and stop when standard input ends."""
    store = Store(str(Path(folder) / "load.sqlite"))
    store.open()
    server = Server(store, limits=FREE)

    def until_told() -> None:
        sys.stdin.read()
        server.stop()

    threading.Thread(target=until_told, daemon=True).start()
    serving.run(server, serving.listen("127.0.0.1", 0), lambda port: print(port, flush=True))


async def measure(options: argparse.Namespace, port: int, pid: int) -> list[tuple[str, str, str]]:
    """Return all figures as rows of the printed table."""
    load = Load(port, pid)
    rows: list[tuple[str, str, str]] = []
    tables = await load.tables(options.tables)
    print(f"{options.tables} tables with {CLIENTS} clients each", flush=True)
    if options.minutes:
        took = sorted(await load.watchable(tables, options.minutes * 60, options.every))
        high = took[int(len(took) * 0.99)] * 1000
        rows += [
            (f"scenes in {options.minutes:g} minutes", f"{len(took):,}", ""),
            ("choice to scene, median", f"{statistics.median(took) * 1000:.1f} ms", ""),
            ("choice to scene, 99th percentile", f"{high:.1f} ms", verdict(high < BUDGET, f"under {BUDGET:g} ms")),
            ("choice to scene, longest", f"{took[-1] * 1000:.1f} ms", ""),
            ("memory of the server", f"{resident(pid) / 1024:.0f} MiB", ""),
        ]
    if options.minutes and options.harmful:
        attack = asyncio.create_task(load.harm())
        took = sorted(await load.watchable(tables, options.minutes * 60, options.every))
        attack.cancel()
        bad = took[int(len(took) * 0.99)] * 1000
        told = verdict(bad < 2 * high, "at most doubled")
        rows.append(("99th percentile under harmful requests", f"{bad:.1f} ms", told))
    if options.choices:
        seconds, memory = await load.flat_out(tables, options.choices)
        warm = next(kib for made, kib in memory if made >= options.choices * options.warm)
        growth = memory[-1][1] / warm - 1
        rows += [
            (f"{options.choices:,} choices flat out", f"{options.choices / seconds:.0f}/s", ""),
            ("memory after warm-up", f"{warm / 1024:.0f} MiB", ""),
            ("memory at the end", f"{memory[-1][1] / 1024:.0f} MiB", verdict(growth < GROWTH, "grows by less than 5%")),
            ("growth", f"{growth:+.1%}", ""),
        ]
    return rows


def verdict(fine: bool, wanted: str) -> str:
    """Return the target, and whether it was reached."""
    return f"{'reached' if fine else 'MISSED'}: {wanted}"


def main() -> int:
    """Run the load test and print the table."""
    parser = argparse.ArgumentParser(description="Measure a server under load on this machine.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two choices at a table")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--harmful", action="store_true", help="measure also while somebody means harm")
    parser.add_argument("--choices", type=int, default=1_000_000)
    parser.add_argument("--warm", type=float, default=0.1, help="the part of the choices that is warm-up")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                rows: list[Any] = asyncio.run(measure(options, int(process.stdout.readline()), process.pid))
            finally:
                process.stdin.close()
    print()
    for name, value, remark in rows:
        print(f"{name:<40}{value:>14}  {remark}".rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main())
