"""Measure how often the players win Masters of the Night: `python benchmarks/balance.py DIR [--games 1000] [--others 100]`.

There is one run for each family, difficulty and player. Its rows are kept in DIR, so an interrupted measurement can be
continued. At the end the table of docs/balance.md is printed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

from coterie.lab import simulate, single
from coterie.lab.single import Row
from coterie.lab.statistics import wilson

SEED = 2026
FIRST = ("agnieszka", "ishtvan", "mila")  # the family that the rulebook recommends for a first game
FAMILIES = (
    FIRST,
    ("imre", "mila"),
    ("agnieszka", "laszlo"),
    ("imre", "laszlo"),
    ("agnieszka", "imre", "nevena", "laszlo"),
    ("agnieszka", "imre", "ishtvan", "mila", "nevena"),
)
DIFFICULTIES = ("easy", "medium", "hard")
HEAD = "| vampires | player | difficulty | games | won | 95% interval | lost: veil | lost: no event card left | rounds, mean |"


class Run(NamedTuple):
    """One row of the table."""

    family: tuple[str, ...]
    player: str
    difficulty: str
    games: int


def runs(games: int, others: int) -> Iterator[Run]:
    """Return all rows: the first family most often, with both players; then the other families."""
    for family in FAMILIES:
        for player in ("greedy", "random") if family == FIRST else ("greedy",):
            for difficulty in DIFFICULTIES:
                yield Run(family, player, difficulty, games if family == FIRST else others)


def play(run: Run, folder: Path, workers: int, progress: Progress) -> list[Row]:
    """Return the rows of a run, starting from those already in its file."""
    setup = {"vampires": list(run.family), "difficulty": run.difficulty, "players": 1}
    head = single.make_head("masters", setup, [run.player], SEED)
    out = folder / f"{run.player}-{run.difficulty}-{'-'.join(run.family)}.parquet"
    task = progress.add_task(f"{len(run.family)} vampires, {run.player}, {run.difficulty}", total=run.games)
    outcome = simulate.run(head, run.games, workers, out, lambda n: progress.advance(task, n))
    if outcome.stopped:
        raise KeyboardInterrupt
    return outcome.rows


def line(run: Run, rows: list[Row]) -> str:
    """Return a row of the table as Markdown."""
    endings = Counter(row["reason"] for row in rows)
    won = wilson(sum(row["won"] for row in rows), len(rows))
    lost = [f"{endings[reason] / len(rows):.0%}" for reason in ("unveiled", "no events")]
    cells = [
        ", ".join(name.capitalize() for name in run.family),
        run.player,
        run.difficulty,
        f"{len(rows):,}",
        f"{won.share:.1%}",
        f"{won.low:.1%} to {won.high:.1%}",
        *lost,
        f"{fmean(row['rounds'] for row in rows):.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Play the missing games, print the table, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the rows of the runs are kept")
    parser.add_argument("--games", type=int, default=1000, help="games of each run with the first family")
    parser.add_argument("--others", type=int, default=100, help="games of each run with another family")
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    lines = [HEAD, "|" + "---|" * HEAD.count(" |")]
    try:
        with Progress(console=Console(stderr=True)) as progress:
            for run in runs(wanted.games, wanted.others):
                lines.append(line(run, play(run, wanted.folder, wanted.workers, progress)))
    except KeyboardInterrupt:
        print("Stopped; the same command goes on where it was.", file=sys.stderr)
        return 130
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
