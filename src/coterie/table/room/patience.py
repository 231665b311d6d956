"""The time limit for one choice at one table, while all other tables wait, and the time that costly tables have together.

The kernel ends a loop without a decision. An imported position or pack can cause other expensive work, such as nested choices
among hundreds of cards, which no count of steps can foresee. So the processor time is measured: that of the thread alone,
because the timer of the system also counts what other threads do at the same time, such as reading files for strangers.

Choices that stay just below the limit, one after another, would leave nothing to the other tables either. So a table with
content from outside whose last choice was costly waits before the next one, and all such tables wait for each other.
"""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from coterie.table.alarms import Alarm
from coterie.table.protocol.refusal import Refusal

SECONDS = 2.0  # of processor time; a choice of a game as it is usually takes some milliseconds
A_LOOK = 1.0  # the same for what is only looked at
A_GLIMPSE = 0.1  # the same for what nobody has asked for, and could be left out
COSTLY = 0.05  # seconds from which on the next choice has to wait
SHARE = 4  # how many times as long as the last choice took


class TooLong(Refusal):
    """The time limit was exceeded."""

    def __init__(self) -> None:
        super().__init__("not_now", "That would take too long.")


def patiently(seconds: float = SECONDS) -> AbstractContextManager[None]:
    """Limit the processor time of this thread in a `with` block; outside the main thread there is no limit.

    The block may be interrupted anywhere, so work on a copy.

    Raises:
        TooLong: the time is up, within the block.
    """
    if threading.current_thread() is not threading.main_thread():  # signals reach the main thread only
        return nullcontext()
    end = time.thread_time() + seconds

    def look() -> None:
        if time.thread_time() >= end:  # otherwise other threads have used some of the time
            raise TooLong

    return Alarm(signal.ITIMER_VIRTUAL, signal.SIGVTALRM, look, seconds)


class Allowance:
    """Processor time that several pieces of work have together, while others do something in between.

    Attributes:
        used: the seconds that they have taken.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds, self.used = seconds, 0.0

    @contextmanager
    def piece(self) -> Iterator[None]:
        """Limit the processor time of a piece of work to what is left.

        Raises:
            TooLong: nothing is left, now or within the block.
        """
        left, begun = self._seconds - self.used, time.thread_time()
        if left <= 0:
            raise TooLong
        try:
            with patiently(left):
                yield
        finally:
            self.used += time.thread_time() - begun


class Glimpses:
    """What can be left out at tables with content from outside: once it was costly, it is for a while, so that it takes a fifth
    of a server's time at most."""

    def __init__(self) -> None:
        self._from = 0.0  # when there may be another, by the monotonic clock

    def may(self) -> bool:
        """Return whether there may be one now."""
        return time.monotonic() >= self._from

    def took(self, seconds: float) -> None:
        """Note how long one took."""
        if seconds >= COSTLY:
            self._from = time.monotonic() + SHARE * seconds


class Queue:
    """What tables with content from outside wait for if their choices are costly: together they take a fifth of the time."""

    def __init__(self) -> None:
        self._end = 0.0  # of the wait of the last one in the queue, by the monotonic clock

    async def wait(self, seconds: float) -> None:
        """Wait until a table may go on.

        Args:
            seconds: how long the others have waited for its last choice.
        """
        if seconds >= COSTLY:
            now = time.monotonic()
            self._end = max(now, self._end) + SHARE * seconds
            try:
                await asyncio.sleep(self._end - now)
            except asyncio.CancelledError:  # nothing is worked out then: nobody waits for those who have gone
                self._end -= SHARE * seconds
                raise
