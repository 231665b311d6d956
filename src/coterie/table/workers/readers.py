"""The server's side of the processes that read untrusted packs, positions, records, decks and queries.

The server reads accepted input again itself, in a thread; refused input never reaches it.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

import msgspec

from coterie.table import decks, outside
from coterie.table.protocol import answers
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.requests import Create, GivenRecord, Query
from coterie.table.shelf import Shelf
from coterie.table.turns import Turns
from coterie.table.unbroken import outcome, to_the_end
from coterie.table.workers.process import Broken, Process
from coterie.table.workers.reading import ENDED, PATIENCE, TOO_LONG

T = TypeVar("T", bound=msgspec.Struct)

LOG = logging.getLogger("coterie.table")
SECONDS = 1.6  # of processor time for a pack or a position: a crowded table takes 0.3, a slow machine twice that
A_LINE = 0.01  # more for each line of a record
LONGEST = 20.0  # for any record
GRACE = 2.0  # seconds of real time within which a process reports that a task takes too long
WARM = 5.0 * PATIENCE  # seconds for loading the games, which takes five of processor time on a slow machine
MEMORY = 384 * 1024 * 1024
BUSY = "The server is reading other files now. Try again in a moment."

NAME = re.compile(r"[\w .,+-]{0,60}")
QUEUE = 12  # waiting things of one address; a page sends several decks and queries when it is opened
RECORDS = 3  # waiting records of one address, each up to 4 MiB


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
        self._turns = Turns(QUEUE, len(self._all))
        # A record may take twenty seconds: however many addresses send some, one process is left for what takes two.
        self._records = Turns(RECORDS, max(1, len(self._all) - 1))
        self._warming: set[asyncio.Task[None]] = set()

    def _new(self) -> Process:
        return Process("coterie.table.workers.reading", str(MEMORY))

    async def start(self) -> None:
        """Start the processes, and let them load the games in the background."""
        for process in self._all[: self.beforehand]:
            self._warm(process)

    def _warm(self, process: Process) -> asyncio.Task[None]:
        """Start a process and let it load the games; return the task that waits for this."""

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
        """Have a reader process check the pack, the position and the set-up texts of a request.

        Args:
            wish: the requested table.
            address: the client's address for rate limits, "" for none.

        Raises:
            Refusal: something cannot be read.
        """
        if not outside.shallow(wish.setup):
            raise Refusal("bad_options", "The set-up is nested too deeply.")
        if wish.pack is not None:
            outside.bounded_pack(wish.pack)
        position = None if await asyncio.to_thread(self._is_guided, wish) else wish.position
        given = {"pack": wish.pack, "position": position, "setup": None if _is_plain(wish.setup) else wish.setup}
        task: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        if not task or wish.game not in self.shelf.addresses:
            return
        task["game"] = wish.game
        code = "bad_pack" if wish.pack is not None else "bad_position" if position is not None else "bad_options"
        await self._read(task, code, SECONDS, self._turns.of(address))

    def _is_guided(self, wish: Create) -> bool:
        """Return whether a position is that of a guided game: it is not from outside, and nobody waits for it to be checked."""
        known = wish.position is not None and wish.game in self.shelf.addresses
        return known and any(guide.position == wish.position for guide in self.shelf.find(wish.game).guides)

    async def check_record(self, given: GivenRecord, address: str) -> None:
        """Have a reader process check a record and the pack it was played with.

        Raises:
            Refusal: something cannot be read.
        """
        outside.bounded_record(given.text)
        task: dict[str, Any] = {"record": given.text}
        if given.pack is not None:
            outside.bounded_pack(given.pack)
            task["pack"] = given.pack
        seconds = min(LONGEST, SECONDS + A_LINE * given.text.count("\n"))
        await self._read(task, "bad_record", seconds, self._records.of(address))

    # ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def deck(self, game: str, text: str, rules: str, address: str) -> answers.DeckTold:
        """Return the description of a deck.

        Args:
            game: the deck's game.
            text: its text, or the name of a supplied deck.
            rules: the deck rules, "" for the default ones.
            address: the client's address for rate limits, "" for none.

        Raises:
            Refusal: there is no such game, or it is played without decks.
        """
        return await self._told({"deck": text, "rules": rules}, game, address, answers.DeckTold, decks.read)

    async def cards(self, wish: Query, address: str) -> answers.CardsFound:
        """Return the cards that a query finds.

        Raises:
            Refusal: there is no such game, or it is played without decks.
        """
        task = {"query": wish.query, "begun": wish.begun}
        return await self._told(task, wish.game, address, answers.CardsFound, decks.found)

    async def _told(
        self, task: dict[str, Any], game: str, address: str, kind: type[T], here: Callable[..., T]
    ) -> T:  # fmt: skip
        """Return a reader's answer to a task; for a game that only this process has, call `here`."""
        if game not in self.shelf.addresses:
            return await asyncio.to_thread(here, self.shelf.find(game), *task.values())
        answer = await self._read({**task, "game": game}, "bad_options", SECONDS, self._turns.of(address))
        return msgspec.convert(answer["found"], kind)

    # ── the processes ───────────────────────────────────────────────────────────────────────────────────────────────

    async def _read(
        self, task: dict[str, Any], code: str, seconds: float, turn: AbstractAsyncContextManager[None]
    ) -> dict[str, Any]:  # fmt: skip
        """Return a reader's answer to a task. Who leaves while it waits gives its turn up; what has begun is read to its end,
        and frees neither the turn nor the process before that, or leaving again and again would keep all of them busy."""
        task |= {"games": self.shelf.addresses, "seconds": seconds, "code": code}
        async with AsyncExitStack() as held:
            await held.enter_async_context(turn)
            process = await held.enter_async_context(self._process())
            return await to_the_end(outcome(self._asked(process, task, held.pop_all())))

    async def _asked(self, process: Process, task: dict[str, Any], held: AsyncExitStack) -> dict[str, Any]:
        code: str = task["code"]
        async with held:
            if not process.running:  # loading the games does not count as part of the task
                await asyncio.wait({self._warm(process)})
            try:
                answer = await process.ask(task, task["seconds"] * PATIENCE + GRACE)
            except Broken as problem:
                self._warm(process)
                raise Refusal(code, TOO_LONG if problem.slow else ENDED) from None
        if "code" in answer:
            raise Refusal(answer["code"], answer["sentence"])
        return answer

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[Process]:
        """Wait for a free process, for at most as long as the longest record takes."""
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


def _is_plain(setup: dict[str, Any]) -> bool:
    """Return whether a set-up contains only numbers and short names, and no text such as a deck in any format."""
    return all(_is_name(each) for value in setup.values() for each in (value if isinstance(value, list) else [value]))


def _is_name(value: Any) -> bool:
    """Return whether a value of a set-up is a number or a short name, which takes no time to read."""
    if isinstance(value, str):
        return NAME.fullmatch(value) is not None
    return value is None or isinstance(value, bool | int | float)
