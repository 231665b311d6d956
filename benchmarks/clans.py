"""Greedy clans against a Shadowlands deck: `python -m benchmarks.clans the-obsidian-flower --format stronghold --games 100`.

Each game draws the clans' decks among those that come with the format, so that none of them counts more than the others. With
`--mode challenge` a player of the same kind plays the Shadowlands. What has come of all games is printed after each of them, by
deck at the end. `--first` goes on where another run has stopped.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from time import process_time
from typing import Any, NamedTuple

from coterie.games.l5r import GAME
from coterie.games.l5r.decks.room import usual
from coterie.lab.statistics import wilson
from coterie.players import NAMES, player

WARLORDS = ("akuma-no-oni", "atsuko-the-calamitous", "the-obsidian-flower")
DIFFICULTIES = ("cunning", "dangerous", "greedy", "relentless", "unpredictable")


class Defence(NamedTuple):
    """A game: the clans' decks, whether they won, why it ended, in which round, after how many decisions and seconds."""

    decks: tuple[str, ...]
    won: bool
    reason: str
    rounds: int
    decisions: int
    seconds: float


def defence(setup: dict[str, Any], name: str, number: int, seed: int = 1) -> Defence:
    """Play one game.

    Args:
        setup: its set-up but for the decks; in a challenge the last of the players is the Shadowlands.
        name: the player of all seats.
        number: of the game, which decides its decks and chance together with the seed.
        seed: of the run.
    """
    rng = random.Random(f"{seed} {number}")
    decks = rng.sample(usual(setup["format"]), setup["players"] - (setup["mode"] == "challenge"))
    s = GAME.start({**setup, "decks": decks}, seed=1000 * seed + number)
    seats = [player(name) for _ in range(setup["players"])]
    decisions, begun = 0, process_time()
    while s.asked is not None:
        decisions += len(s.asked[2]) > 1
        s.pick(seats[s.asked[0]].choose(s, s.asked[0], rng))
    assert s.result is not None
    return Defence(tuple(decks), s.result[0] == 1, s.reason, s.round, decisions, process_time() - begun)


def told(found: list[Defence]) -> str:
    """Return what has come of some games as a line."""
    n = len(found)
    share = wilson(sum([one.won for one in found]), n)
    ways = Counter([f"{one.reason} {'won' if one.won else 'lost'}" for one in found])
    means = [sum(each) / n for each in zip(*[(one.rounds, one.decisions, one.seconds) for one in found], strict=True)]
    return (
        f"{sum([one.won for one in found])} of {n} won, {share.share:.1%} ({share.low:.1%} to {share.high:.1%});"
        f" {means[0]:.1f} rounds, {means[1]:.0f} decisions, {means[2]:.1f} s; "
        + ", ".join([f"{way} {times}" for way, times in ways.most_common()])
    )


def by_deck(found: list[Defence]) -> list[str]:
    """Return how often the clans won with each deck among theirs."""
    decks = sorted({deck for one in found for deck in one.decks})
    return [f"{deck}: {told([one for one in found if deck in one.decks])}" for deck in decks]


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Let clans play against a Shadowlands deck.")
    parser.add_argument("shadowlands", choices=WARLORDS, help="the Shadowlands deck, by its warlord")
    parser.add_argument("--format", choices=("skirmish", "stronghold"), default="skirmish", help="(skirmish)")
    parser.add_argument(
        "--mode", choices=("coop", "challenge"), default="coop", help="who plays the deck (nobody: coop)"
    )
    parser.add_argument("--clans", type=int, default=2, help="how many clans (2)")
    parser.add_argument("--player", choices=NAMES, default="greedy", help="who plays all seats (greedy)")
    parser.add_argument(
        "--difficulty", nargs="*", choices=DIFFICULTIES, default=[], help="what makes it harder (nothing)"
    )
    parser.add_argument("--windows", choices=("all", "useful"), default="useful", help="which are asked (useful)")
    parser.add_argument("--games", type=int, default=100, help="how many (100)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them (0)")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games (1)")
    asked = parser.parse_args()
    setup = {
        "players": asked.clans + (asked.mode == "challenge"),
        "mode": asked.mode,
        "format": asked.format,
        "shadowlands": asked.shadowlands,
        "difficulty": asked.difficulty,
        "windows": asked.windows,
    }
    found: list[Defence] = []
    for number in range(asked.first, asked.first + asked.games):
        found.append(defence(setup, asked.player, number, asked.seed))
        print(told(found), flush=True)
    print(*by_deck(found), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
