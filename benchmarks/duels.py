"""Let two players of a card game play each other: `python -m benchmarks.duels greedy attacker --games 1000`.

Four games in a row use the same two decks and the same seed: each player sits in each seat with each deck. “attacker”,
in Rivals, is the player from the tests that attacks whenever that is legal. Intermediate results are printed now and
then; `--first` continues where another run stopped.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from typing import Any, NamedTuple

from coterie.games import l5r, rivals
from coterie.games.l5r.decks.room import usual
from coterie.games.rivals.decks.room import NAMES
from coterie.kernel.game import AnyGame
from coterie.lab.statistics import wilson
from tests.rivals.players import made

EVERY = 4  # games between two intermediate results
FIRST_DECKS = "first-"  # decks of Rivals for beginners, which are left out


class Field(NamedTuple):
    """Where duels are fought: a game, the decks to draw from, and the rest of the set-up."""

    game: AnyGame
    decks: list[str]
    setup: dict[str, Any]


FIELDS = {
    "rivals": Field(rivals.GAME, [name for name in NAMES if not name.startswith(FIRST_DECKS)], {}),
    **{
        f"l5r-{format}": Field(l5r.GAME, usual(format), {"format": format, "windows": "useful"})
        for format in ("skirmish", "stronghold")
    },
}


class Duel(NamedTuple):
    """The result of a game: the first player's points (half for a draw), the reason of its ending, and its rounds."""

    score: float
    reason: str
    rounds: int


def duel(names: tuple[str, str], decks: list[str], number: int, seed: int = 1, field: str = "rivals") -> Duel:
    """Play one game.

    Args:
        names: the players.
        decks: the decks from which two are drawn.
        number: the number of the game; the games of one group of four share decks and seed.
        seed: the seed of the run.
        field: the game, by its name in `FIELDS`.
    """
    game, _, setup = FIELDS[field]
    chosen, seat = seated(decks, number, seed)
    s = game.start({**setup, "decks": chosen}, seed=1000 * seed + number // 4)
    players, rng = [made(names[0 if at == seat else 1]) for at in range(2)], random.Random(number)
    while s.asked is not None:
        at = s.asked[0]
        s.pick(players[at].choose(s, at, rng))
    assert s.result is not None
    return Duel(s.result[seat], s.reason, s.round)


def seated(decks: list[str], number: int, seed: int) -> tuple[list[str], int]:
    """Return the decks of both seats, and the seat of the first player."""
    chosen = random.Random(f"{seed} {number // 4}").sample(decks, 2)
    return chosen[:: -1 if number // 2 % 2 else 1], number % 2


def told(names: tuple[str, str], found: list[Duel]) -> str:
    """Return the results of some games as a line of text."""
    share = wilson(sum([one.score for one in found]), len(found))
    ways = Counter([f"{one.reason} {'won' if one.score > 0.5 else 'lost'}" for one in found])
    listed = ", ".join([f"{way} {n}" for way, n in ways.most_common()])
    rounds = sum([one.rounds for one in found]) / len(found)
    return (
        f"{names[0]} against {names[1]}: {share.share:.1%} of {len(found)} games ({share.low:.1%} to {share.high:.1%}),"
        f" {rounds:.1f} rounds; {listed}"
    )


def main() -> int:
    """Parse the command line and play."""
    parser = argparse.ArgumentParser(description="Let two players of a card game play against each other.")
    parser.add_argument("players", nargs=2, help="greedy, random or attacker; the shares are those of the first")
    parser.add_argument("--game", choices=FIELDS, default="rivals", help="which game, in which format (rivals)")
    parser.add_argument("--games", type=int, default=1000, help="how many; four of them go together (1000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them (0)")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games (1)")
    asked = parser.parse_args()
    names = (asked.players[0], asked.players[1])
    found: list[Duel] = []
    for number in range(asked.first, asked.first + asked.games):
        found.append(duel(names, FIELDS[asked.game].decks, number, asked.seed, asked.game))
        if len(found) % EVERY == 0 or len(found) == asked.games:
            print(told(names, found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
