"""The server's side of the processes that read packs, positions and records from outside.

What they have accepted the server reads once more itself, in a thread; what they refuse never reaches it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from coterie.table import outside
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.requests import Create, GivenRecord
from coterie.table.store.shelf import Shelf
from coterie.table.workers.process import Broken, Process

LOG = logging.getLogger("coterie.table")
SECONDS = 0.8  # of processor time for a pack or a position
A_LINE = 0.01  # more for each line of a record
LONGEST = 20.0  # for any record
PATIENCE = 10  # times as long by the clock, on a busy machine
WARM = 30.0  # seconds for loading the games
MEMORY = 384 * 1024 * 1024
TOO_LONG = "It takes too long to read."
BUSY = "The server is reading other files now. Try again in a moment."
ONE = "One file at a time, please: the server is still reading your last one."


class Readers:
    """The reader processes.

    Attributes:
        beforehand: how many are started with the server; one is started on demand if there is none.
    """

    def __init__(self, shelf: Shelf, beforehand: int) -> None:
        self.shelf, self.beforehand = shelf, beforehand
        self._all = [self._new() for _ in range(max(1, beforehand))]
        self._free = list(self._all)
        self._came = asyncio.Condition()
        self._addresses: set[str] = set()
        self._warming: set[asyncio.Task[None]] = set()

    def _new(self) -> Process:
        return Process("coterie.table.workers.reading", str(MEMORY))

    async def start(self) -> None:
        """Start the processes, and let them load the games in the meantime."""
        for process in self._all[: self.beforehand]:
            self._warm(process)

    def _warm(self, process: Process) -> asyncio.Task[None]:
        """Start a process and let it load the games; return the task that waits for that."""

        async def warm() -> None:
            try:
                await process.ask({"seconds": WARM, "games": self.shelf.addresses, "code": ""}, WARM)
            except Broken:
                LOG.warning("a process that reads files from outside did not start")

        task = asyncio.create_task(warm())
        self._warming.add(task)
        task.add_done_callback(self._warming.discard)
        return task

    async def close(self) -> None:
        """End the processes."""
        for task in self._warming:
            task.cancel()
        await asyncio.gather(*self._warming, return_exceptions=True)
        await asyncio.gather(*(process.close() for process in self._all))

    # ── checking ────────────────────────────────────────────────────────────────────────────────────────────────

    async def check(self, wish: Create, address: str) -> None:
        """Have the pack and the position of a wish read.

        Args:
            wish: what somebody wants a table of.
            address: where the request comes from, "" if it counts for no address.

        Raises:
            Refusal: something cannot be read.
        """
        if wish.pack is not None:
            outside.bounded_pack(wish.pack)
        if (wish.pack is None and wish.position is None) or wish.game not in self.shelf.addresses:
            return
        task: dict[str, Any] = {"game": wish.game}
        if wish.pack is not None:
            task["pack"] = wish.pack
        if wish.position is not None:
            task["position"] = wish.position
        await self._read(task, "bad_position" if wish.pack is None else "bad_pack", SECONDS, address)

    async def check_record(self, given: GivenRecord, address: str) -> None:
        """Have a record read, with the pack that it was played with.

        Raises:
            Refusal: something cannot be read.
        """
        outside.bounded_record(given.text)
        task: dict[str, Any] = {"record": given.text}
        if given.pack is not None:
            outside.bounded_pack(given.pack)
            task["pack"] = given.pack
        seconds = min(LONGEST, SECONDS + A_LINE * given.text.count("\n"))
        await self._read(task, "bad_record", seconds, address)

    async def _read(self, task: dict[str, Any], code: str, seconds: float, address: str) -> None:
        task |= {"games": self.shelf.addresses, "seconds": seconds, "code": code}
        async with self._one(address), self._process() as process:
            if not process.running:  # loading the games is no part of the task
                await asyncio.wait({self._warm(process)})
            try:
                answer = await process.ask(task, seconds * PATIENCE)
            except Broken:
                self._warm(process)
                raise Refusal(code, TOO_LONG) from None
        if answer:
            raise Refusal(answer["code"], answer["sentence"])

    @asynccontextmanager
    async def _one(self, address: str) -> AsyncIterator[None]:
        """Let an address have one thing read at a time."""
        if address and address in self._addresses:
            raise Refusal("too_fast", ONE)
        self._addresses.add(address)
        try:
            yield
        finally:
            self._addresses.discard(address)

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[Process]:
        """Wait for a process that is free, for as long as the longest record takes."""
        async with self._came:
            try:
                async with asyncio.timeout(LONGEST):
                    await self._came.wait_for(lambda: self._free)
            except TimeoutError:
                raise Refusal("too_many", BUSY) from None
            process = self._free.pop()
        try:
            yield process
        finally:
            async with self._came:
                self._free.append(process)
                self._came.notify()
