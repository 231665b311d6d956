"""Portions: the games that one worker plays at a time. A worker knows only what it is given and returns within about a second.

Stopping a run therefore never waits long, and little is lost when a worker dies.
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

SECONDS = 1.0  # seconds after which a worker returns what it has, once its current game is over
LARGEST = 500  # games of a portion
AHEAD = 2  # portions handed out for each game played at a time, so that no worker waits for the next one


class OtherVersion(CoterieError):
    """The worker has another version of the rules."""


class Done(NamedTuple):
    """A worker's result: rows, and the seconds that it took to play them."""

    rows: list[Row]
    seconds: float


def play(head: Head, numbers: tuple[int, ...], seconds: float, version: str) -> Done:
    """Play games of a run until all are played or the time is up; at least one.

    Args:
        head: the run's head.
        numbers: the games' numbers, in order.
        seconds: how long to play; the remaining games are handed out again.
        version: the version of Coterie that started the run.

    Raises:
        OtherVersion: this process has another version, whose games might differ.
    """
    if version != coterie.__version__:
        raise OtherVersion(f"A worker has Coterie {coterie.__version__}, but the run was started with {version}.")
    game = single.load(head.game, head.pack)
    began = time.perf_counter()
    rows: list[Row] = []
    for number in numbers:
        rows.append(single.play_number(head, number, game))
        if time.perf_counter() - began >= seconds:
            break
    return Done(rows, time.perf_counter() - began)


def played_here(head: Head, numbers: list[int]) -> Iterator[Done]:
    """Play games in this process, one after the other, and yield what comes of each."""
    for number in numbers:
        yield play(head, (number,), 0.0, coterie.__version__)


class Dealer:
    """Hands out portions to a pool and collects the results.

    Attributes:
        stopped: whether Ctrl-C was pressed. Then no more portions are handed out; running games are awaited until
            Ctrl-C is pressed again.
    """

    def __init__(self, head: Head, numbers: list[int], pool: Pool) -> None:
        self.head, self.pool = head, pool
        self.waiting = deque(numbers)
        self.due: dict[Future[Done], tuple[int, ...]] = {}  # the oldest first
        self.games, self.seconds = 0, 0.0
        self.stopped = False

    def __iter__(self) -> Iterator[Done]:
        """Yield the workers' results as they arrive.

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
        """Return how many games one worker can be expected to play in its time."""
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
        """Hand out nothing more, and cancel the portions that have most likely not been started: all but the oldest."""
        self.stopped = True
        for future in list(self.due)[self.pool.width() :]:
            if future.cancel():
                del self.due[future]


def _lost(problem: BaseException) -> LostWorkers:
    return LostWorkers(f"The workers ended while they played, or their scheduler did ({type(problem).__name__}).")
