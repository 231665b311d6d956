"""Let one player play The Eternal Struggle among others: `python -m benchmarks.methuselahs greedy random [--seats 5]`.

The first player sits in one seat of each table, the second in all others. Consecutive games, as many as there are
seats, use the same decks and seed, with the first player in each seat once. Its share of all victory points is printed
after each game; with N equal players it would be one in N. At the end the results are also shown by seat and by deck.
If both players are the same, each game has its own decks and seed, and all seats count. `--first` continues where
another run stopped; Ctrl-C ends a run with the results so far.
"""

from __future__ import annotations

import argparse
import random
import signal
from collections.abc import Callable
from contextlib import suppress
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from coterie.games.vtes import GAME
from coterie.games.vtes.decks.room import NAMES
from coterie.lab.statistics import Z, wilson
from coterie.players import player


class Sat(NamedTuple):
    """The result of one seat: seat, deck, half victory points, those of all seats together, and whether it won the
    game."""

    seat: int
    deck: str
    own: int
    all: int
    won: bool


class Ended(NamedTuple):
    """A completed game: the seats that count, its last round, and the number of questions."""

    sat: tuple[Sat, ...]
    rounds: int
    decisions: int


def played(names: tuple[str, str], number: int, seats: int, seed: int, rounds: int) -> Ended:
    """Play one game.

    Args:
        names: the players.
        number: the number of the game, which determines its decks, seats and seed.
        seats: the number of seats.
        seed: the seed of the run.
        rounds: the round limit, 0 for none.
    """
    alike = names[0] == names[1]
    table, seat = (number, 0) if alike else divmod(number, seats)
    decks = random.Random(f"{seed} {table}").sample(NAMES, seats)
    setup: dict[str, Any] = {"players": seats, "decks": decks, "deck_rules": "first blood", "windows": "useful"}
    s = GAME.start(setup | {"rounds": rounds}, seed=1000 * seed + table)
    players = [player(names[at != seat]) for at in range(seats)]
    counted = range(seats) if alike else (seat,)
    rng, decisions = random.Random(number), 0
    while s.asked is not None:
        at = s.asked[0]
        decisions += at in counted
        s.pick(players[at].choose(s, at, rng))
    all_, won = sum(s.halves), GAME.winners(s)
    return Ended(tuple([Sat(at, decks[at], s.halves[at], all_, at in won) for at in counted]), s.round, decisions)


def share(found: list[Sat]) -> str:
    """Return the share of victory points with its 95% interval, estimated from the spread between games; none for a
    single game."""
    total = sum([one.all for one in found])
    part = sum([one.own for one in found]) / max(1, total)
    if len(found) < 2:
        return f"{part:.1%}"
    off = [one.own - part * one.all for one in found]
    error = Z * sqrt(sum([each * each for each in off]) * len(found) / (len(found) - 1)) / max(1, total)
    return f"{part:.1%} ({max(0.0, part - error):.1%} to {min(1.0, part + error):.1%})"


def told(names: tuple[str, str], found: list[Ended]) -> str:
    """Return the results of some games as a line of text."""
    first = [one.sat[0] for one in found]
    own, total = sum([one.own for one in first]), sum([one.all for one in first])
    return (
        f"{names[0]} among {names[1]}: {own / 2:g} of {total / 2:g} victory points in {len(found)} games, {share(first)},"
        f" {fmean([one.rounds for one in found]):.1f} rounds, {fmean([one.decisions for one in found]):.0f} decisions"
    )


def table(found: list[Ended], by: Callable[[Sat], Any]) -> list[str]:
    """Return victory points and game wins as lines of a table, by seat or by deck."""
    groups: dict[Any, list[Sat]] = {}
    for sat in sorted([sat for one in found for sat in one.sat], key=by):
        groups.setdefault(by(sat), []).append(sat)
    lines = []
    for what, there in groups.items():
        wins = wilson(sum([sat.won for sat in there]), len(there))
        said = f"{wins.cases:g} ({wins.share:.0%}, {wins.low:.0%} to {wins.high:.0%})"
        lines.append(f"| {what} | {len(there)} | {share(there)} | {said} |")
    return lines


def main() -> None:
    """Parse the command line and play."""
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
    signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # a job that a shell runs in the background would ignore it
    names, found = (asked.players[0], asked.players[1]), []
    with suppress(KeyboardInterrupt):  # what has been played counts
        for number in range(asked.first, asked.first + asked.games):
            found.append(played(names, number, asked.seats, asked.seed, asked.rounds))
            print(told(names, found), flush=True)
    print("\n| | games | share of victory points | game wins |\n|---|---|---|---|")
    print("\n".join(table(found, lambda sat: f"seat {sat.seat + 1}") + table(found, lambda sat: sat.deck)))


if __name__ == "__main__":
    main()
