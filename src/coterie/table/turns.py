"""Work for an address, one thing after another, so that nobody's requests keep the server from those of others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from coterie.table.protocol.refusal import Refusal

ONE = "One thing at a time, please: the server is still working on what you asked for before."


class Turn:
    """The work of one address: how many wait or are at it, and the lock that admits one at a time."""

    def __init__(self) -> None:
        self.waiting, self.lock = 0, asyncio.Lock()


class Turns:
    """The addresses that have work done.

    Attributes:
        most: how many things of one address may wait.
    """

    def __init__(self, most: int, threads: int) -> None:
        """Begin without any work; `threads` is how many addresses are served at once."""
        self.most = most
        self._turns: dict[str, Turn] = {}
        self._threads = asyncio.Semaphore(threads)

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """Wait until everything that the address asked for before is done, and a thread is free.

        Raises:
            Refusal: too much of it waits.
        """
        turn = self._turns.setdefault(address, Turn())
        if turn.waiting >= self.most:
            raise Refusal("too_fast", ONE)
        turn.waiting += 1
        try:
            async with turn.lock, self._threads:
                yield
        finally:
            turn.waiting -= 1
            if not turn.waiting:
                self._turns.pop(address, None)
