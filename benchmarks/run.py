"""Measure Coterie and python-chess in the same run: `python -m benchmarks.run [--seconds 1] [--json]`.

Each figure of play is the median of five rounds. Every round plays each game and python-chess in turn, so that a
machine whose speed drifts affects all of them. Processor time is measured, so that other programs matter less.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping

import coterie
from benchmarks import workloads
from benchmarks.workloads import microseconds, middle
from coterie.kernel.game import AnyGame
from coterie.kernel.state import State
from coterie.lab.entities import Entities, Sizes
from coterie.players import player

ROUNDS = 5
WON = 2  # games to replay
CHESS = "python-chess: plies"
PLAYED = (  # name, game, set-up; decks of Rivals with much to answer: among the slowest pairs of those supplied
    ("primer, 2 seats", "primer", {"players": 2}),
    ("primer, 4 seats", "primer", {"players": 4}),
    ("rivals, 2 seats", "rivals", {"players": 2, "decks": ["hecata", "nosferatu"]}),
    ("l5r, duel in skirmish", "l5r", {"players": 2}),
    ("l5r, duel with strongholds", "l5r", {"players": 2, "format": "stronghold"}),
    ("l5r, co-op of two", "l5r", {"players": 2, "mode": "coop"}),
    ("vtes, 2 seats", "vtes", {"players": 2}),
    ("vtes, 5 seats", "vtes", {"players": 5}),
)
WINDOWS = ("all", "useful")
GAMES = ("masters", "primer", "rivals", "l5r", "vtes")
Rates = dict[str, float]  # decisions per second, by what was played


Games = Mapping[str, AnyGame]  # the games measured, by name


def won(masters: AnyGame) -> list[workloads.Won]:
    """Return the first games of Masters with two vampires that `greedy` wins."""
    bot, rng = player("greedy"), random.Random(1)

    def choice(s: State) -> int:
        assert s.asked is not None
        return bot.choose(s, s.asked[0], rng)

    return workloads.won_games(masters, {"players": 2}, choice, WON)


def one_round(games: Games, won: list[workloads.Won], seconds: float, seed: int) -> Rates:
    """Return the rates of one round; `won` are the games of Masters to replay."""
    masters = games["masters"]
    found = {CHESS: workloads.plies(seconds, seed), "masters": workloads.decisions(masters, {}, seconds, seed).all}
    found["masters, won games replayed"] = workloads.replayed(masters, {"players": 2}, won, seconds)
    for name, game, setup in PLAYED:
        for windows in WINDOWS:
            rate = workloads.decisions(games[game], setup | {"windows": windows}, seconds, seed)
            found[f"{name}, windows {windows}"] = rate.all
            found[f"{name}, windows {windows}, more than one option"] = rate.real
    return found


def scene_of(s: State, *, whole: bool = False) -> Callable[[], object]:
    """Return a function that makes the scene of the first seat, with the log since its last line or the whole log."""
    since = 0 if whole else s.scene(0)["line"]

    def made() -> object:
        s.views = {}
        return s.scene(0, since=since)

    return made


def observing(s: State) -> Callable[[], object]:
    """Return a function that makes the observation of the first seat, as environments return it."""
    entities = Entities(s.game, Sizes(s.seats))

    def made() -> object:
        s.views = {}
        return entities.arrays(s, 0)

    return made


def at_five(vtes: AnyGame) -> dict[str, tuple[Callable[[], object], float]]:
    """Return measurements at a table of five, in the middle of a game."""
    five, rng = middle(vtes, {"players": 5}, 500), random.Random(1)
    return {
        "vtes, 5 seats: clone, µs": (five.clone, 1),
        "vtes, 5 seats: sample, µs a piece": (lambda: five.sample(0, rng), len(five.pieces)),
        "vtes, 5 seats: scene of a seat since its last line, µs": (scene_of(five), 1),
        "vtes, 5 seats: the same with the whole log, µs": (scene_of(five, whole=True), 1),
        "vtes, 5 seats: observation, µs": (observing(five), 1),
    }


def single(games: Games, seconds: float) -> dict[str, float]:
    """Return the cost of single calls, by name with its unit."""
    masters, primer = games["masters"], games["primer"]
    city, table = middle(masters, {}), middle(primer, {}, 15)
    streets, field = workloads.busiest(games["rivals"], {"players": 2}), workloads.busiest(games["l5r"], {"players": 2})
    many, huge = workloads.large(primer, 150), workloads.large(primer, 300)
    rng = random.Random(1)

    def all_scenes() -> object:
        streets.views = {}
        return [streets.scene(seat, since=recent) for seat in (0, 1, -1)]

    last, recent = city.scene(0)["line"], streets.scene(0)["line"]
    work: dict[str, tuple[Callable[[], object], float]] = {
        "masters: clone, µs": (city.clone, 1),
        "masters: set-up, µs": (lambda: masters.start({}, seed=1), 1),
        "masters: fingerprint, µs": (city.fingerprint, 1),
        "masters: sample, µs a piece": (lambda: city.sample(0, rng), len(city.pieces)),
        "masters: scene of a seat since its last line, µs": (lambda: city.scene(0, since=last), 1),
        "masters: the same with the whole log, µs": (lambda: city.scene(0), 1),
        "primer: clone, µs": (table.clone, 1),
        "primer: sample, µs a piece": (lambda: table.sample(0, rng), len(table.pieces)),
        "primer, 150 cards: scene of a seat since its last line, µs": (scene_of(many), 1),
        "primer, 300 cards: clone, µs": (huge.clone, 1),
        "primer, 300 cards: sample, µs a piece": (lambda: huge.sample(0, rng), len(huge.pieces)),
        "primer, 300 cards: position text, µs": (huge.notation, 1),
        "rivals: clone, µs": (streets.clone, 1),
        "rivals: sample, µs": (lambda: streets.sample(0, rng), 1),
        "rivals: scene of a seat since its last line, µs": (scene_of(streets), 1),
        "rivals: the same for both seats and a spectator, µs each": (all_scenes, 3),
        "rivals: observation, µs": (observing(streets), 1),
        "l5r: clone, µs": (field.clone, 1),
        "l5r: sample, µs": (lambda: field.sample(0, rng), 1),
        "l5r: scene of a seat since its last line, µs": (scene_of(field), 1),
        "l5r: observation, µs": (observing(field), 1),
        **at_five(games["vtes"]),
    }
    found = {name: microseconds(call, seconds / 3) / parts for name, (call, parts) in work.items()}
    return found | {"masters: search of a turn in one world, ms": workloads.playout(city, 0, seconds) / 1000}


def import_seconds(game: str) -> float:
    """Return the time of `import coterie` with all cards of a game in a fresh process, less the time of an empty one."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    loads = [run(f"import coterie; coterie.game({game!r})") - run("pass") for _ in range(ROUNDS)]
    return statistics.median(loads)


def measure(seconds: float) -> dict[str, float]:
    """Return all figures by name."""
    games = {name: coterie.game(name) for name in GAMES}
    print("games to be replayed …", file=sys.stderr)
    replayed, rounds = won(games["masters"]), []
    for i in range(ROUNDS):
        print(f"round {i + 1} of {ROUNDS} …", file=sys.stderr)
        rounds.append(one_round(games, replayed, seconds, i))
    found = {CHESS + " a second": statistics.median(each[CHESS] for each in rounds)}
    for name in rounds[0]:
        if name != CHESS:
            found[f"{name}: × python-chess"] = statistics.median(each[name] / each[CHESS] for each in rounds)
    found |= single(games, seconds)
    return found | {f"{name}: import with every card, s": import_seconds(name) for name in GAMES}


def figure(value: float) -> str:
    """Return a figure with only its significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def main() -> None:
    """Print the figures as a table, or as JSON."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=1.0, help="length of each part of a round (default 1)")
    arguments.add_argument("--json", action="store_true", help="print JSON")
    given = arguments.parse_args()
    figures = measure(given.seconds)
    if given.json:
        print(json.dumps(figures, indent=2))
        return
    load = ", ".join(f"{n:.1f}" for n in os.getloadavg())
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, load {load}")
    for name, value in figures.items():
        print(f"{name:60} {figure(value):>10}")


if __name__ == "__main__":
    main()
