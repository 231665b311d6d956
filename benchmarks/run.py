"""Measure Coterie beside python-chess in the same run: `python benchmarks/run.py [--seconds 3] [--json]`.

Every figure is the median of five rounds; a round of Coterie is followed by a round of python-chess, so that a machine
whose speed drifts drifts for both.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import chess

import coterie
from coterie.kernel.game import Game
from coterie.kernel.state import State

ROUNDS = 5


def decisions_per_second(game: Game, seconds: float, seed: int) -> float:
    """Random play from set-up to the end, again and again; legal lists and set-up included."""
    rng = random.Random(seed)
    made = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        s = game.start({}, seed=rng.getrandbits(32))
        while s.asked is not None:
            s.pick(int(rng.random() * len(s.asked[2])))
            made += 1
    return made / (time.perf_counter() - start)


def plies_per_second(seconds: float, seed: int) -> float:
    """Random chess with python-chess, games of at most 300 plies."""
    rng = random.Random(seed)
    made = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        for _ in range(300):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rng.random() * len(moves))])
            made += 1
    return made / (time.perf_counter() - start)


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """The mean time of a call in µs."""
    calls = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(20):
            work()
        calls += 20
    return (time.perf_counter() - start) / calls * 1e6


def middle(game: Game) -> State:
    """A position in the middle of a game, after 40 random decisions or as many as there are."""
    rng = random.Random(4)
    s = game.start({}, seed=4)
    for _ in range(40):
        before = s.clone()
        assert s.asked is not None
        s.pick(int(rng.random() * len(s.asked[2])))
        if s.over:
            return before
    return s


def import_seconds() -> float:
    """The time of `import coterie` with every card of Masters, in a fresh process, less that of an empty one."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    loads = [run("import coterie; coterie.game('masters')") - run("pass") for _ in range(ROUNDS)]
    return statistics.median(loads)


def measure(seconds: float) -> dict[str, float]:
    """All figures by name."""
    game = coterie.game("masters")
    s = middle(game)
    last = s.scene(0)["line"]
    pairs = []
    for i in range(ROUNDS):
        print(f"round {i + 1} of {ROUNDS} …", file=sys.stderr)
        pairs.append((decisions_per_second(game, seconds, i), plies_per_second(seconds, i)))
    return {
        "masters: decisions a second": statistics.median(a for a, _ in pairs),
        "python-chess: plies a second": statistics.median(b for _, b in pairs),
        "ratio": statistics.median(a / b for a, b in pairs),
        "masters: clone, µs": microseconds(s.clone, seconds / 3),
        "masters: scene of a seat, µs": microseconds(lambda: s.scene(0, since=last), seconds / 3),
        "masters: the same with the whole log, µs": microseconds(lambda: s.scene(0), seconds / 3),
        "masters: set-up, µs": microseconds(lambda: game.start({}, seed=1), seconds / 3),
        "masters: fingerprint, µs": microseconds(s.fingerprint, seconds / 3),
        "import with every card, s": import_seconds(),
    }


def figure(value: float) -> str:
    """A figure with no more digits than mean something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def main() -> None:
    """Print the figures as a table, or as JSON."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=2.0, help="length of a round (default 2)")
    arguments.add_argument("--json", action="store_true", help="print JSON")
    given = arguments.parse_args()
    figures = measure(given.seconds)
    if given.json:
        print(json.dumps(figures, indent=2))
        return
    print(f"{platform.python_implementation()} {platform.python_version()}, one core, {platform.machine()}")
    for name, value in figures.items():
        print(f"{name:42} {figure(value):>12}")


if __name__ == "__main__":
    main()
