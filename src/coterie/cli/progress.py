"""The progress of a simulation and its remaining time, shown on the error stream."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from coterie.lab.simulate import Pace

WORTH_SAYING = 30.0  # a run longer than this says in advance how long it will take
EVERY = 10.0  # seconds between two lines of progress without a terminal

WORKERS = 512  # the maximum number of processes: all are started at once, and each takes some memory


class Shown(Protocol):
    """Shows the progress of a run."""

    def tell(self, n: int) -> None:
        """Count finished games; the first call gives the number of earlier ones."""

    def say(self, sentence: str) -> None:
        """Print a sentence; nothing for ""."""


@contextmanager
def progress(games: int) -> Iterator[Shown]:
    """Show the progress of a run: a bar with the remaining time on a terminal, otherwise an occasional line."""
    if not sys.stderr.isatty():
        yield Lines(games)
        return
    with Bar(games) as bar:
        yield bar


class Bar:
    """Progress on a terminal."""

    def __init__(self, games: int) -> None:
        from rich import progress as rich
        from rich.console import Console

        self.bar = rich.Progress(
            rich.BarColumn(),
            rich.MofNCompleteColumn(),
            rich.TextColumn("games,"),
            rich.TimeElapsedColumn(),
            rich.TextColumn("gone,"),
            rich.TimeRemainingColumn(),
            rich.TextColumn("left"),
            console=Console(stderr=True, highlight=False),
        )
        self.task = self.bar.add_task("", total=games)

    def __enter__(self) -> Bar:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def tell(self, n: int) -> None:
        """Count finished games."""
        self.bar.advance(self.task, n)

    def say(self, sentence: str) -> None:
        """Print a sentence above the bar."""
        if sentence:
            self.bar.console.print(sentence)


class Lines:
    """Progress without a terminal: a line every few seconds."""

    def __init__(self, games: int) -> None:
        self.games, self.done, self.new = games, 0, 0
        self.began: float | None = None
        self.said = time.monotonic()

    def tell(self, n: int) -> None:
        """Count finished games; the first call gives the number of earlier ones."""
        now = time.monotonic()
        self.done += n
        if self.began is None:
            self.began = now
            return
        self.new += n
        if now - self.said >= EVERY and self.done < self.games and self.new:
            self.said = now
            left = (now - self.began) / self.new * (self.games - self.done)
            self.say(f"{self.done:,} of {self.games:,} games, about {duration(left)} left")

    def say(self, sentence: str) -> None:
        """Print a sentence."""
        if sentence:
            print(sentence, file=sys.stderr, flush=True)


def forecast(pace: Pace) -> str:
    """Return a sentence about the duration of a run, "" if it is less than half a minute."""
    if pace.remaining < WORTH_SAYING:
        return ""
    games = "the remaining game will take" if pace.left == 1 else f"the remaining {pace.left:,} games will take"
    at_once = f", {pace.at_once} at a time" if pace.at_once > 1 else ""
    sentence = f"A game takes about {pace.seconds:.2g} s here; {games} about {duration(pace.remaining)}{at_once}."
    processors = os.cpu_count() or 1
    more = f" With --workers {processors} they would use all processors of this machine." if processors > 1 else ""
    return sentence + (more if pace.at_once == 1 else "")


def duration(seconds: float) -> str:
    """Return a duration as text, in its two largest units."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s" if whole < 600 else f"{round(whole / 60)} min"
    hours, minutes = divmod(round(whole / 60), 60)
    return f"{hours} h {minutes} min"
