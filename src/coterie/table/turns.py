"""Work for an address, one thing after another, so that nobody's requests keep the server from those of others.

What may take long, such as replaying a game, is a generator that yields between its steps. It gives its thread up after a
moment and waits behind the others for the next, so that nobody holds a thread, however long their games are.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager
from typing import TypeVar

from coterie.table.protocol.refusal import Refusal

T = TypeVar("T")

Steps = Generator[None, None, T]  # work that yields between its steps, and returns its result

ONE = "One thing at a time, please: the server is still working on what you asked for before."
MOMENT = 0.05  # seconds for which work keeps a thread that others may be waiting for


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
    async def next(self, address: str) -> AsyncIterator[None]:
        """Wait until everything that the address asked for before is done, for work that needs no thread all the time.

        Raises:
            Refusal: too much of it waits.
        """
        turn = self._turns.setdefault(address, Turn())
        if turn.waiting >= self.most:
            raise Refusal("too_fast", ONE)
        turn.waiting += 1
        try:
            async with turn.lock:
                yield
        finally:
            turn.waiting -= 1
            if not turn.waiting:
                self._turns.pop(address, None)

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """Wait until everything that the address asked for before is done, and a thread is free.

        Raises:
            Refusal: too much of it waits.
        """
        async with self.next(address), self._threads:
            yield

    async def work(self, address: str, steps: Steps[T]) -> T:
        """Return the result of work that may take long, once everything that the address asked for before is done.

        Raises:
            Refusal: too much of it waits.
            Exception: the work raises it.
        """
        async with self.next(address):
            while True:
                async with self._threads:
                    found = await asyncio.to_thread(_for_a_moment, steps)
                if found is not None:
                    return found[0]


def _for_a_moment(steps: Steps[T]) -> tuple[T] | None:
    """Do the next steps of some work; return its result if they were the last."""
    end = time.monotonic() + MOMENT
    try:
        while time.monotonic() < end:
            next(steps)
    except StopIteration as done:
        return (done.value,)
    return None


def at_once(steps: Steps[T]) -> T:
    """Return the result of work, all of whose steps are done now."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
