"""One player of The Eternal Struggle among others: `python -m benchmarks.methuselahs greedy random --games 100 [--seats 5]`.

The first player sits at one seat of each table, the second at all others. As many games in a row as there are seats have
the same decks and seed: the first player has each seat with its deck once. Its share of all victory points is printed after
each game; with as many players as seats that are all alike it would be one in so many. `--first` goes on where another run has
stopped.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from coterie.games.vtes import GAME
from coterie.games.vtes.decks.room import NAMES
from coterie.lab.statistics import Z
from coterie.players.registry import player


class Ended(NamedTuple):
    """A game: the halves of victory points of the first player and of all, its last round, and how often it was asked."""

    own: int
    all: int
    rounds: int
    decisions: int


def played(names: tuple[str, str], number: int, seats: int, seed: int, rounds: int) -> Ended:
    """Play one game.

    Args:
        names: the players.
        number: of the game; its decks, seats and seed follow from it.
        seats: how many play.
        seed: of the run.
        rounds: after how many it is over, 0 for no limit.
    """
    table, seat = divmod(number, seats)
    decks = random.Random(f"{seed} {table}").sample(NAMES, seats)
    setup: dict[str, Any] = {"players": seats, "decks": decks, "deck_rules": "first blood", "windows": "useful"}
    s = GAME.start(setup | {"rounds": rounds}, seed=1000 * seed + table)
    players = [player(names[at != seat]) for at in range(seats)]
    rng, decisions = random.Random(number), 0
    while s.asked is not None:
        at = s.asked[0]
        decisions += at == seat
        s.pick(players[at].choose(s, at, rng))
    return Ended(s.halves[seat], sum(s.halves), s.round, decisions)


def told(names: tuple[str, str], found: list[Ended]) -> str:
    """Return what has come of some games as a line: the share with its 95% interval, by the spread between games."""
    total = sum([one.all for one in found])
    share = sum([one.own for one in found]) / max(1, total)
    off = [one.own - share * one.all for one in found]
    error = Z * sqrt(sum([each * each for each in off]) * len(found) / max(1, len(found) - 1)) / max(1, total)
    won = sum([one.own / 2 for one in found])
    return (
        f"{names[0]} among {names[1]}: {won:g} of {total / 2:g} victory points in {len(found)} games, {share:.1%}"
        f" ({max(0.0, share - error):.1%} to {min(1.0, share + error):.1%}), {fmean([one.rounds for one in found]):.1f} rounds,"
        f" {fmean([one.decisions for one in found]):.0f} decisions"
    )


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Let one player of The Eternal Struggle play among others.")
    parser.add_argument("players", nargs=2, help="the first, and all others: greedy or random")
    parser.add_argument("--games", type=int, default=100, help="how many (100)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them (0)")
    parser.add_argument("--seats", type=int, default=5, choices=range(2, 6), help="how many play at a table (5)")
    parser.add_argument(
        "--rounds", type=int, default=0, help="after how many rounds a game is over, 0 for no limit (0)"
    )
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games (1)")
    asked = parser.parse_args()
    names, found = (asked.players[0], asked.players[1]), []
    for number in range(asked.first, asked.first + asked.games):
        found.append(played(names, number, asked.seats, asked.seed, asked.rounds))
        print(told(names, found), flush=True)


if __name__ == "__main__":
    main()
