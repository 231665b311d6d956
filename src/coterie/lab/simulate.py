"""A run: many games by any number of workers, always with the same rows.

The seeds of game i depend only on the run's seed and i. With a result file, the run writes its progress to disk every few
seconds. Started again with the same head, it continues from there, whether it was stopped, killed, or asked for fewer games.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from coterie.lab import pools, results, single
from coterie.lab.pools import LostWorkers, Pool
from coterie.lab.portions import Dealer, Done, played_here
from coterie.lab.results import BadResults, Parts
from coterie.lab.single import Head, Row

DIFFERENT_PACK = "its content pack is another one"
KEEP_EVERY = 2.0  # seconds after which a run saves what has been played since
SURE_GAMES, SURE_SECONDS = 3, 5.0  # games, or seconds of play, that suffice to estimate how long the others will take


class Outcome(NamedTuple):
    """The outcome of a run: its rows by number, how many of them were there before, and whether it was stopped."""

    rows: list[Row]
    kept: int
    stopped: bool


class Pace(NamedTuple):
    """The speed of a run: the seconds a game takes, how many are played at a time, how many are left."""

    seconds: float
    at_once: int
    left: int

    @property
    def remaining(self) -> float:
        """The estimated seconds for the rest of the run."""
        return self.seconds * self.left / min(self.at_once, max(1, self.left))


Tell = Callable[[int], None]  # called with the number of games that have just finished
Foretell = Callable[[Pace], None]  # called once, after the first games


def run(
    head: Head,
    games: int,
    workers: int = 1,
    out: Path | None = None,
    tell: Tell | None = None,
    *,
    foretell: Foretell | None = None,
    pool: Pool | None = None,
) -> Outcome:
    """Play the missing games of a run.

    Args:
        head: the run's head.
        games: the total number of games.
        workers: the number of processes on this machine, if no pool is given.
        out: the result file; without it nothing is kept.
        tell: called with the number of finished games, first with the number of those there before.
        foretell: called with the pace of the run once the first games have been played.
        pool: the workers.

    Returns:
        The rows of the games 0 to `games` - 1; fewer when the run was stopped by Ctrl-C.

    Raises:
        BadResults: the file or its chunks belong to another run.
        LostWorkers: the workers have gone; the results so far are kept.
        MissingExtra: the library that writes result files is not installed.
    """
    rows = before(head, out) if out is not None else {}
    missing = [number for number in range(games) if number not in rows]
    kept = games - len(missing)
    tell = tell or (lambda _: None)
    tell(kept)
    keeper = _Keeper(Parts(out) if out is not None and missing else None, head)
    guess = Guess(foretell, len(missing))
    stopped = False
    try:
        with _workers(pool, min(workers, len(missing))) as found:
            dealer = Dealer(head, missing, found) if found is not None else None
            for done in dealer if dealer is not None else played_here(head, missing):
                keeper.add(done.rows)
                rows.update((row["number"], row) for row in done.rows)
                tell(len(done.rows))
                guess.add(done, found.width() if found is not None else 1)
            stopped = dealer is not None and dealer.stopped
    except KeyboardInterrupt:
        stopped = True
    except LostWorkers as problem:
        there = f" {len(rows)} of {games} games are kept; run the same command to continue." if out else ""
        raise LostWorkers(f"{problem}{there}") from problem
    finally:
        keeper.write()
    if out is not None and missing and not stopped:
        results.write(rows.values(), out)
        Parts(out).end()
    return Outcome([rows[number] for number in sorted(rows) if number < games], kept, stopped)


def _workers(pool: Pool | None, most: int) -> AbstractContextManager[Pool | None]:
    """Return the given pool, which outlives a run, or processes for this one; None if the games are played here."""
    return pools.processes(most) if pool is None and most > 1 else nullcontext(pool)


class _Keeper:
    """Writes rows to disk every few seconds."""

    def __init__(self, parts: Parts | None, head: Head) -> None:
        self.parts = parts
        self.rows: list[Row] = []
        self.written = time.monotonic()
        if parts is not None:
            parts.begin(head)

    def add(self, rows: list[Row]) -> None:
        self.rows += rows
        if time.monotonic() - self.written >= KEEP_EVERY:
            self.write()

    def write(self) -> None:
        if self.parts is not None:
            self.parts.add(self.rows)
        self.rows = []
        self.written = time.monotonic()


class Guess:
    """Estimates once how long a run will take."""

    def __init__(self, foretell: Foretell | None, left: int) -> None:
        self.foretell, self.left = foretell, left
        self.games, self.seconds = 0, 0.0

    def add(self, done: Done, at_once: int) -> None:
        self.games += len(done.rows)
        self.seconds += done.seconds
        self.left -= len(done.rows)
        if self.foretell is None or not self.left or (self.games < SURE_GAMES and self.seconds < SURE_SECONDS):
            return
        self.foretell(Pace(self.seconds / self.games, at_once, self.left))
        self.foretell = None


# ── what is there already ───────────────────────────────────────────────────────────────────────────────────────────


def before(head: Head, out: Path) -> dict[int, Row]:
    """Return this run's rows that are already in a result file or its chunks, by number.

    Raises:
        BadResults: they belong to another run; the message says how it differs.
    """
    results.check_path(out)
    rows: dict[int, Row] = {}
    if out.exists():
        there = results.read(out)
        _same_run(head, there, out)
        rows.update((row["number"], row) for row in there)
    parts = Parts(out)
    if parts.there():
        found = parts.head()
        if found is not None and _as_head(found) != head:
            raise BadResults(_other(parts.folder, _difference(head, _as_head(found))))
        rows.update((row["number"], row) for row in parts.rows())
    return rows


def _as_head(found: dict[str, Any]) -> Head:
    return Head(**{**found, "players": tuple(found.get("players", ()))})


def _same_run(head: Head, rows: list[Row], out: Path) -> None:
    for row in rows[:1]:
        setup = row["setup"]
        if row["rotated"]:
            setup = single.moved_on(single.load(row["game"]), setup, -row["number"])
        there = Head(
            row["game"],
            head.pack,
            setup,
            tuple(row["players"].split(",")),
            row["run_seed"],
            bool(row["cards"]),
            row["rotated"],
        )
        if there != head:
            raise BadResults(_other(out, _difference(head, there)))
        if row["pack"] != single.pack_column(single.load(head.game, head.pack)):
            raise BadResults(_other(out, DIFFERENT_PACK))


def _difference(head: Head, other: Head) -> str:
    """Return the first difference between two runs, as a clause."""
    for name, mine, theirs in zip(Head._fields, head, other, strict=True):
        if mine != theirs and name == "pack":
            return DIFFERENT_PACK
        if mine != theirs and name == "setup":
            return _other_setup(json.loads(head.setup), json.loads(other.setup))
        if mine != theirs:
            return f"its {name} is {theirs}, here it is {mine}"
    return "it cannot be told in what"


def _other_setup(mine: dict[str, Any], theirs: dict[str, Any]) -> str:
    """Return the first difference between two set-ups, as a clause; of decks, only which seat brings another."""
    for name in sorted(mine.keys() | theirs.keys()):
        here, there = mine.get(name), theirs.get(name)
        if here != there and isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
            at = next(n for n, (one, other) in enumerate(zip(here, there, strict=True)) if one != other)
            return f"entry {at + 1} of its “{name}” is {_short(there[at])}, here it is {_short(here[at])}"
        if here != there:
            return f"its “{name}” is {_short(there)}, here it is {_short(here)}"
    return "its set-up is written in another way"


def _short(value: Any) -> str:
    """Return a value of a set-up for a sentence; of a text with lines, such as a deck, the first."""
    first, *more = str(value).splitlines() or [""]
    return f"“{first}…”" if more else str(value)


def _other(path: Path, difference: str) -> str:
    return f"{path} belongs to another run: {difference}. Name another file with --out, or remove that one."
