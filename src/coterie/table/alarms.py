"""Alarms: a timer of the system that interrupts what the main thread does, wherever that is."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def alarmed(timer: int, number: int, rings: Callable[[int, FrameType | None], None], seconds: float) -> Iterator[None]:
    """Let a timer run while a block is carried out; afterwards everything is as it was before.

    Args:
        timer: which one, such as `signal.ITIMER_REAL`.
        number: the signal that it sends.
        rings: is called when the time is up. It may raise an exception, or set the timer anew.
        seconds: the time, by the clock of that timer.

    Raises:
        ValueError: this is not the main thread, which alone receives signals.
    """
    before = signal.signal(number, rings)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)
        signal.signal(number, before)
