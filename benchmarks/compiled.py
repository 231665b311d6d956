"""Measure what compiling brings: `python -m benchmarks.compiled [--game masters vtes] [--rounds 7]`, after `make compiled`.

Two processes play the same random games, one from the sources and one from the copy in `build/compiled/src`; they take
turns and never run at once. Each game is played in several rounds, and its shortest processor time counts, so that a
busy machine matters less. Random plies of python-chess, measured in the same rounds, are the yardstick.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import coterie
from benchmarks import workloads

ROOT = Path(__file__).resolve().parent.parent
PLACES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled" / "src"}
SETUPS: dict[str, dict[str, Any]] = {
    "masters": {},
    "primer": {"players": 2, "windows": "all"},
    "rivals": {"players": 2, "windows": "all"},
    "l5r": {"players": 2},
    "vtes": {"players": 2},
}
CHESS_SECONDS = 0.3  # seconds of a turn


class Played(NamedTuple):
    """How long a game took, in seconds of processor time, and how many decisions it had."""

    seconds: float
    decisions: int


class Figures(NamedTuple):
    """The measurements of a game: decisions per second in units of python-chess plies, and the speed-up."""

    interpreted: float
    compiled: float
    faster: float


# ── the two processes ───────────────────────────────────────────────────────────────────────────────────────────────


def play(name: str, seed: int) -> Played:
    """Play a random game."""
    game, rng, made = coterie.game(name), random.Random(seed), 0
    start = time.process_time()
    s = game.start(SETUPS[name], seed=seed)
    while s.asked is not None:
        s.pick(int(rng.random() * len(s.asked[2])))
        made += 1
    return Played(time.process_time() - start, made)


def serve() -> None:
    """Answer each line `[game, seed]` with the figures of that game, and `["chess", seed]` with plies per second."""
    for line in sys.stdin:
        name, seed = json.loads(line)
        found = workloads.plies(CHESS_SECONDS, seed) if name == "chess" else play(name, seed)
        print(json.dumps(found), flush=True)


class Worker:
    """A process that plays from one of the two places."""

    def __init__(self, place: Path) -> None:
        environment = os.environ | {"PYTHONPATH": f"{place}{os.pathsep}{ROOT}"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.compiled", "--serve"], cwd=ROOT, env=environment, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def ask(self, name: str, seed: int) -> Any:
        """Have it play a game, and wait for the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([name, seed]), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def end(self) -> None:
        """End the process."""
        self.process.communicate()


# ── measuring ───────────────────────────────────────────────────────────────────────────────────────────────────────


def measure(name: str, workers: dict[str, Worker], games: int, rounds: int) -> Figures:
    """Return what compiling brings for a game."""
    best: dict[str, dict[int, Played]] = {place: {} for place in workers}
    plies = 0.0
    for number in range(rounds):
        for worker in workers.values():
            plies = max(plies, worker.ask("chess", number))
        for seed in range(games):
            for place, worker in workers.items():
                played = Played(*worker.ask(name, seed))
                best[place][seed] = min(played, best[place].get(seed, played))
    spent = {place: sum(played.seconds for played in found.values()) for place, found in best.items()}
    made = {place: sum(played.decisions for played in found.values()) for place, found in best.items()}
    if len(set(made.values())) > 1:
        raise SystemExit(f"{name} is another game when it is compiled: {made}")
    rates = {place: made[place] / spent[place] / plies for place in workers}
    return Figures(rates["interpreted"], rates["compiled"], rates["compiled"] / rates["interpreted"])


def rows(names: list[str], games: int, rounds: int) -> Iterator[str]:
    """Yield the rows of the table."""
    workers = {name: Worker(place) for name, place in PLACES.items()}
    for name in names:
        found = measure(name, workers, games, rounds)
        yield f"| {name} | {found.interpreted:.2f} | {found.compiled:.2f} | {found.faster:.2f} |"
    for worker in workers.values():
        worker.end()


def main() -> None:
    """Print the table as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="+", default=list(SETUPS), choices=list(SETUPS), help="which games")
    parser.add_argument("--games", type=int, default=3, help="how many games of each (default 3)")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is played (default 7)")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve()
        return
    print(f"CPython {sys.version.split()[0]}, load {os.getloadavg()[0]:.1f}", file=sys.stderr)
    print("| | interpreted, × python-chess | compiled, × python-chess | times as fast |\n|---|---|---|---|")
    for row in rows(given.game, given.games, given.rounds):
        print(row, flush=True)


if __name__ == "__main__":
    main()
