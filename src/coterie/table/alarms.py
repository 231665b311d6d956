"""Alarms: a timer of the system that interrupts what the main thread does, wherever that is."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

AGAIN = 0.02  # seconds from one ring to the next


class Alarm:
    """A context manager within which a timer runs; afterwards everything is as it was before.

    Python may drop what a ring raises: in a finalizer, for example, or where the code catches everything. So the alarm
    rings again and again until the block has ended. It is silent while the block begins or ends, because what is raised there
    would leave the timer running.
    """

    def __init__(self, timer: int, number: signal.Signals, rings: Callable[[], None], seconds: float) -> None:
        """Prepare an alarm.

        Args:
            timer: which timer, such as `signal.ITIMER_REAL`.
            number: the signal that it sends.
            rings: is called when the time is up, and then repeatedly. It may raise an exception.
            seconds: the time, by the clock of that timer.
        """
        self._timer, self._number, self._rings, self._seconds = timer, number, rings, seconds
        self._before: Any = None

    def __enter__(self) -> None:
        """Start the timer.

        Raises:
            ValueError: this is not the main thread, which alone receives signals.
        """
        self._before = signal.signal(self._number, self._ring)
        signal.setitimer(self._timer, self._seconds, AGAIN)

    def __exit__(self, *problem: object) -> None:
        """Stop the timer."""
        signal.setitimer(self._timer, 0)
        signal.signal(self._number, self._before)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if frame is None or frame.f_code not in SILENT:
            self._rings()


@contextmanager
def _around() -> Iterator[None]:
    """Do nothing before and after a block; its type is that of the functions that run something within an alarm."""
    yield


SILENT = {Alarm.__enter__.__code__, Alarm.__exit__.__code__, type(_around()).__exit__.__code__}
