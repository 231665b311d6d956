"""Play many random games of every game, with every number of seats, and report each error: `make soak`.

    make soak ARGS="--games 1000 --seats 2 3 --game primer --workers 4"

A game is wrong if it raises an error, is longer than the bound, does not end with a score for each seat, or is another one
when its record is read again (one of each fifty is). What is wrong is printed with what plays that game again; the exit
status is then 1.
"""

from __future__ import annotations

import argparse
import random
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import coterie
from coterie.kernel.errors import BadOptions
from coterie.kernel.records import replay
from coterie.kernel.state import State
from coterie.lab.single import seeds_of

LONGEST = 20_000  # decisions
REPLAYED = 50  # one game of so many is played again from its record
PORTION = 20  # games that a worker plays before it reports
VAMPIRES = [
    "agnieszka",
    "imre",
    "nevena",
    "laszlo",
    "mila",
]  # of Masters, which needs one for each seat and two at least


class Job(NamedTuple):
    """Some games with one number of seats: those with the numbers from `first` on, below `last`."""

    game: str
    seats: int
    seed: int
    first: int
    last: int


class Wrong(Exception):
    """A game that has ended, but not as it should."""


def setup(name: str, seats: int) -> dict[str, Any]:
    """Return the set-up of a game with a number of seats."""
    return {"players": seats} | ({"vampires": VAMPIRES[: max(2, seats)]} if name == "masters" else {})


def played(name: str, seats: int, seed: int, player_seed: int) -> State:
    """Return the end of a random game.

    Raises:
        Wrong: it did not end in time, or without a score for each seat.
    """
    s: State = coterie.game(name).start(setup(name, seats), seed=seed)
    rng = random.Random(player_seed)
    for _ in range(LONGEST):
        if s.asked is None:
            break
        s.pick(rng.randrange(len(s.asked[2])))
    if s.result is None:
        raise Wrong(f"it is not over after {LONGEST} decisions")
    if sorted(s.result) != list(range(s.seats)):
        raise Wrong(f"its scores are {s.result}")
    return s


def check_record(s: State) -> None:
    """Play a game again from its record.

    Raises:
        Wrong: that comes to another end.
    """
    if replay(s.record().text, lambda head: s.game).fingerprint() != s.fingerprint():
        raise Wrong("its record leads to another end")


def errors(job: Job) -> list[str]:
    """Play the games of a job and return what was wrong, as texts."""
    found = []
    for number in range(job.first, job.last):
        seed, player_seed = seeds_of(job.seed, number)
        try:
            s = played(job.game, job.seats, seed, player_seed)
            if number % REPLAYED == 0:
                check_record(s)
        except Exception:  # whatever it is, it is reported, and the other games go on
            again = f"played({job.game!r}, {job.seats}, {seed}, {player_seed})"
            found.append(f"{job.game} with {job.seats} seats, game {number}: {again}\n{traceback.format_exc()}")
    return found


def jobs(names: list[str], seats: list[int], games: int, seed: int) -> Iterator[Job]:
    """Iterate over all games in portions, so that each game and number of seats comes up early."""
    for first in range(0, games, PORTION):
        for name in names:
            for n in seats:
                yield Job(name, n, seed, first, min(first + PORTION, games))


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Play many random games and report each error.")
    parser.add_argument("--game", nargs="+", default=["masters", "primer"], help="which games")
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 3, 4], help="with how many seats each")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each game with each number of seats")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games")
    parser.add_argument("--workers", type=int, default=2, help="how many processes play")
    args = parser.parse_args()
    try:
        for name in args.game:
            for n in args.seats:
                coterie.game(name).start(setup(name, n))
    except BadOptions as problem:
        parser.error(str(problem))
    due = list(jobs(args.game, args.seats, args.games, args.seed))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    wrong = 0
    with Progress(*columns, TimeRemainingColumn()) as bar, ProcessPoolExecutor(args.workers) as pool:
        task = bar.add_task("games", total=args.games * len(args.game) * len(args.seats))
        for job, found in zip(due, pool.map(errors, due), strict=True):
            for text in found:
                bar.console.print(text, markup=False, highlight=False)
            wrong += len(found)
            bar.update(task, advance=job.last - job.first)
    print(f"{wrong} of {args.games * len(args.game) * len(args.seats):,} games went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
