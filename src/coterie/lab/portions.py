"""Portions: what one worker plays at a time. It knows only what it is handed, and answers within about a second.

So nothing waits long for a worker when a run is stopped, and little is lost with one that dies.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import NamedTuple

import coterie
from coterie.kernel.errors import CoterieError
from coterie.lab import single
from coterie.lab.pools import LostWorkers, Pool
from coterie.lab.single import Head, Row

SECONDS = 1.0  # after which a worker hands in what it has, once the game that it plays is over
LARGEST = 500  # games of a portion
AHEAD = 2  # portions that are handed out for each game that is played at a time, so that no worker waits for the next


class OtherVersion(CoterieError):
    """A worker that would play by other rules."""


class Done(NamedTuple):
    """What a worker hands in: rows, and the seconds that it has played for them."""

    rows: list[Row]
    seconds: float


def play(head: Head, numbers: tuple[int, ...], seconds: float, version: str) -> Done:
    """Play games of a run until all are played or the time is over; at least one.

    Args:
        head: what the games have in common.
        numbers: which ones, in their order.
        seconds: how long to play; what is left then is handed out again.
        version: of Coterie where the run was started.

    Raises:
        OtherVersion: here is another one, which might play other games.
    """
    if version != coterie.__version__:
        raise OtherVersion(f"A worker has Coterie {coterie.__version__}, the run was started with {version}.")
    game = single.load(head.game, head.pack)
    began = time.perf_counter()
    rows: list[Row] = []
    for number in numbers:
        rows.append(single.play_number(head, number, game))
        if time.perf_counter() - began >= seconds:
            break
    return Done(rows, time.perf_counter() - began)


def played_here(head: Head, numbers: list[int]) -> Iterator[Done]:
    """Play games in this process, one after the other."""
    for number in numbers:
        yield play(head, (number,), 0.0, coterie.__version__)


class Dealer:
    """Hands portions to a pool and collects what comes back.

    Attributes:
        stopped: whether Ctrl-C was pressed. Nothing more is handed out then; what is being played is waited for, until
            Ctrl-C is pressed once more.
    """

    def __init__(self, head: Head, numbers: list[int], pool: Pool) -> None:
        self.head, self.pool = head, pool
        self.waiting = deque(numbers)
        self.due: dict[Future[Done], tuple[int, ...]] = {}  # the oldest first
        self.games, self.seconds = 0, 0.0
        self.stopped = False

    def __iter__(self) -> Iterator[Done]:
        """Yield what workers hand in, as it comes.

        Raises:
            LostWorkers: the workers are gone.
        """
        while True:
            try:
                self._hand_out()
                if not self.due:
                    return
                done, _ = wait(self.due, return_when=FIRST_COMPLETED)
            except KeyboardInterrupt:
                if self.stopped:
                    return
                self._stop()
                continue
            except self.pool.lost as problem:
                raise _lost(problem) from problem
            for future in done:
                yield self._collected(future)

    def _hand_out(self) -> None:
        width = self.pool.width()
        while self.waiting and not self.stopped and len(self.due) < AHEAD * width:
            size = min(self._size(), max(1, len(self.waiting) // (AHEAD * width)))
            numbers = tuple([self.waiting.popleft() for _ in range(size)])
            future = self.pool.executor.submit(play, self.head, numbers, SECONDS, coterie.__version__)
            self.due[future] = numbers

    def _size(self) -> int:
        """Return how many games one worker can be expected to play in the time that it has."""
        return max(1, min(LARGEST, int(self.games * SECONDS / self.seconds))) if self.seconds else 1

    def _collected(self, future: Future[Done]) -> Done:
        numbers = self.due.pop(future)
        try:
            done = future.result()
        except self.pool.lost as problem:
            raise _lost(problem) from problem
        self.waiting.extendleft(reversed(numbers[len(done.rows) :]))
        self.games += len(done.rows)
        self.seconds += done.seconds
        return done

    def _stop(self) -> None:
        """Hand out nothing more, and take back what has most likely not been begun: all but the oldest portions."""
        self.stopped = True
        for future in list(self.due)[self.pool.width() :]:
            if future.cancel():
                del self.due[future]


def _lost(problem: BaseException) -> LostWorkers:
    return LostWorkers(f"The workers ended while they played, or their scheduler did ({type(problem).__name__}).")
