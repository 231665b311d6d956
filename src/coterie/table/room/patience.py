"""How long a server works on one choice of one table: all the others wait meanwhile.

The kernel ends a loop without a decision. What else a position or a pack from outside may bring about, such as a choice
within a choice within a choice among hundreds of cards, no count of steps foresees. So the processor time is measured.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from coterie.table.protocol.refusal import Refusal

SECONDS = 2.0  # of processor time; a choice of a game as it is usually takes some milliseconds
A_LOOK = 1.0  # the same for what is only looked at


class TooLong(Refusal):
    """The time is up: that is refused, unless more is to follow from it."""

    def __init__(self) -> None:
        super().__init__("not_now", "That takes too long to work out.")


@contextmanager
def patiently(seconds: float = SECONDS) -> Iterator[None]:
    """Bound the processor time of what is done within; outside of the main thread nothing is bounded.

    Only what can be left half done may be done within: work on a copy.

    Raises:
        TooLong: the time is up.
    """
    if threading.current_thread() is not threading.main_thread():  # signals reach the main thread only
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _stop(number: int, frame: FrameType | None) -> None:
    raise TooLong
