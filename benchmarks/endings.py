"""Measure how games of Rivals between three or four greedy players end: `python -m benchmarks.endings --seats 3 --games 40`.

The others play on when somebody is eliminated (“play on”), so that one game shows the outcome under every value of the
set-up option `elimination`: at the first elimination the program notes who would have won by the two other values, and
the game continues to its end. Intermediate results are printed after each game; `--first` continues where another run
stopped.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from typing import NamedTuple

from coterie.games.rivals import GAME
from coterie.games.rivals.decks.room import NAMES
from coterie.games.rivals.facts import hunters, playing
from coterie.games.rivals.rules.ending import first_by_agenda
from coterie.games.rivals.state import Rivals
from coterie.players import player

FIRST_DECKS = "first-"  # decks for beginners, which are left out


class Out(NamedTuple):
    """The first elimination of a game.

    Attributes:
        round: the round in which it happened.
        ahead: who would have won by “most Agenda”. chasers: who would have won by “hunter wins”.
        led: the greatest Agenda among the players left.
        own: whether the eliminated player was the active one.
    """

    round: int
    ahead: tuple[int, ...]
    chasers: tuple[int, ...]
    led: int
    own: bool


class Ended(NamedTuple):
    """A completed game: its first elimination, None if there was none; the reason of its ending; its last round; the
    winners."""

    out: Out | None
    reason: str
    round: int
    winners: tuple[int, ...]


def played(seats: int, number: int, seed: int, name: str = "greedy") -> Ended:
    """Play one game.

    Args:
        seats: the number of seats.
        number: the number of the game, which determines its decks and, with the run's seed, its chance.
        seed: the seed of the run.
        name: the bot that plays all seats.
    """
    rng = random.Random(f"{seed} {seats} {number}")
    decks = rng.sample([each for each in NAMES if not each.startswith(FIRST_DECKS)], seats)
    s = GAME.start({"decks": decks, "elimination": "play on"}, seed=rng.getrandbits(32))
    players = [player(name) for _ in range(seats)]
    out: Out | None = None
    while s.asked is not None:
        chasing = [hunters(s, seat) for seat in range(seats)]
        mover, agenda, at = s.active, s.agenda, s.asked[0]
        s.pick(players[at].choose(s, at, rng))
        if s.out and out is None:
            out = _first(s, chasing, mover, agenda)
    assert s.result is not None
    best = max(s.result.values())
    return Ended(out, s.reason, s.round, tuple([seat for seat in range(seats) if s.result[seat] == best]))


def _first(s: Rivals, chasing: list[tuple[int, ...]], mover: int, agenda: tuple[int, ...]) -> Out:
    left = playing(s) if s.result is None else tuple([seat for seat in range(s.seats) if seat not in s.out])
    chasers = tuple([seat for lost in s.out for seat in chasing[lost] if seat in left])
    ahead = first_by_agenda(s, left, chasers) if left else ()
    return Out(s.round, ahead, chasers, max([agenda[seat] for seat in left], default=0), mover in s.out)


def told(seats: int, found: list[Ended]) -> str:
    """Return the results of some games, one line for each way to end."""
    outs = [one.out for one in found if one.out is not None]
    whole = Counter([one.reason for one in found if one.out is None])
    hunted = sum([bool({*one.ahead} & {*one.chasers}) for one in outs])
    lines = [
        f"{len(found)} games of {seats}: {len(outs)} with an elimination, in round {_mean([one.round for one in outs])};"
        f" without: {_counted(whole) or 'none'}",
        f"  whoever had the most Agenda was a hunter of who was out: {hunted};"
        f" somebody was out in its own turn: {sum([one.own for one in outs])};"
        f" the leader had {_mean([one.led for one in outs])} Agenda",
        f"  hunter wins: no hunter was left in {sum([not one.chasers for one in outs])} of them",
        f"  play on: {_counted(Counter([one.reason for one in found if one.out is not None])) or 'none'},"
        f" {_mean([one.round - one.out.round for one in found if one.out is not None])} rounds later;"
        f" who then won had been ahead in {sum([bool({*one.winners} & {*one.out.ahead}) for one in found if one.out])},"
        f" was a hunter in {sum([bool({*one.winners} & {*one.out.chasers}) for one in found if one.out])}",
    ]
    return "\n".join(lines)


def _mean(numbers: list[int]) -> str:
    return f"{sum(numbers) / len(numbers):.1f}" if numbers else "–"


def _counted(found: Counter[str]) -> str:
    return ", ".join([f"{reason} {n}" for reason, n in found.most_common()])


def main() -> int:
    """Parse the command line and play."""
    parser = argparse.ArgumentParser(description="See how games of Rivals with three or four players end.")
    parser.add_argument("--seats", type=int, default=3, choices=(3, 4), help="how many play (3)")
    parser.add_argument("--games", type=int, default=40, help="how many games (40)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them (0)")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games (1)")
    parser.add_argument("--player", default="greedy", help="who plays all of them (greedy)")
    asked = parser.parse_args()
    found: list[Ended] = []
    for number in range(asked.first, asked.first + asked.games):
        found.append(played(asked.seats, number, asked.seed, asked.player))
        print(told(asked.seats, found), flush=True)
    return 0


if __name__ == "__main__":
    main()
