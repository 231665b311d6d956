"""Measure how games of Rivals between three or four greedy players end: `python -m benchmarks.endings --seats 3 --games 40`.

The others play on when somebody is eliminated (“play on”), so that one game shows the outcome under every value of the
set-up option `elimination`: the choice that eliminates somebody first is also made in a copy of the game for each of the
two other values, and the game itself continues to its end. The results say for each value how often games ended by Agenda,
by somebody's last Prestige, by somebody's last vampire, or by the round limit. Intermediate results are printed after each
game; `--first` continues where another run stopped.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from typing import NamedTuple

from coterie.games.rivals import GAME
from coterie.games.rivals.decks.room import NAMES
from coterie.games.rivals.facts import playing
from coterie.games.rivals.state import Rivals
from coterie.players import player

FIRST_DECKS = "first-"  # decks for beginners, which are left out


READINGS = MOST_AGENDA, HUNTER, PLAY_ON = ("most Agenda", "hunter wins", "play on")  # of the option `elimination`
REASONS = ("agenda", "prestige", "vampires", "rounds")


class Out(NamedTuple):
    """The first elimination of a game.

    Attributes:
        round: the round in which it happened.
        reason: why the player was out, “prestige” or “vampires”.
        ahead: who would have won by “most Agenda”. chasers: who would have won by “hunter wins”, nobody if no hunter was left.
        led: the greatest Agenda among the players left.
        own: whether the eliminated player was the active one.
    """

    round: int
    reason: str
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

    def by(self, reading: str) -> str:
        """Return the reason of the ending that a value of the set-up option would have brought. Without a hunter “hunter
        wins” plays on, until it ends as this game did unless a later victim had one."""
        at_once = self.out is not None and (reading == MOST_AGENDA or (reading == HUNTER and bool(self.out.chasers)))
        return self.out.reason if self.out is not None and at_once else self.reason


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
    s = GAME.start({"decks": decks, "elimination": PLAY_ON}, seed=rng.getrandbits(32))
    players = [player(name) for _ in range(seats)]
    out: Out | None = None
    while s.asked is not None:
        before, at = s.clone(), s.asked[0]
        index = players[at].choose(s, at, rng)
        s.pick(index)
        if s.out and out is None:
            out = _first(s, before, index)
    return Ended(out, s.reason, s.round, winners(s))


def winners(s: Rivals) -> tuple[int, ...]:
    """Return who has won a game, nobody as long as it goes on."""
    if s.result is None:
        return ()
    best = max(s.result.values())
    return tuple([seat for seat in range(s.seats) if s.result[seat] == best])


def _first(s: Rivals, before: Rivals, index: int) -> Out:
    """Return the first elimination of a game, by the position before it and the choice that brought it about."""
    by = {reading: _otherwise(before, index, reading) for reading in (MOST_AGENDA, HUNTER)}
    left = playing(s) if s.result is None else tuple([seat for seat in range(s.seats) if seat not in s.out])
    led = max([before.agenda[seat] for seat in left], default=0)
    return Out(
        s.round, by[MOST_AGENDA].reason, winners(by[MOST_AGENDA]), winners(by[HUNTER]), led, before.active in s.out
    )


def _otherwise(before: Rivals, index: int, reading: str) -> Rivals:
    """Return what a choice leads to with another value of the set-up option."""
    twin = before.clone()
    twin.setup = {**twin.setup, "elimination": reading}
    twin.pick(index)
    return twin


def told(seats: int, found: list[Ended]) -> str:
    """Return the results of some games: how they ended by each value, and what the eliminations were like."""
    cut = [(one, one.out) for one in found if one.out is not None]
    outs = [out for _, out in cut]
    lines = [
        f"{len(found)} games of {seats}: {len(outs)} with an elimination, in round {_mean([one.round for one in outs])}"
    ]
    lines += [f"  {reading}: {_counted(Counter([one.by(reading) for one in found]))}" for reading in READINGS]
    lines += [
        f"  eliminated: {_counted(Counter([one.reason for one in outs])) or 'nobody'};"
        f" in its own turn: {sum([one.own for one in outs])}; no hunter was left: {sum([not one.chasers for one in outs])}",
        f"  whoever had the most Agenda was a hunter of who was out: {sum([_shared(one.ahead, one.chasers) for one in outs])};"
        f" the leader had {_mean([one.led for one in outs])} Agenda",
        f"  played on: {_mean([one.round - out.round for one, out in cut])} rounds more;"
        f" who then won had been ahead in {sum([_shared(one.winners, out.ahead) for one, out in cut])},"
        f" was a hunter in {sum([_shared(one.winners, out.chasers) for one, out in cut])}",
    ]
    return "\n".join(lines)


def _shared(some: tuple[int, ...], others: tuple[int, ...]) -> bool:
    return not {*some}.isdisjoint(others)


def _mean(numbers: list[int]) -> str:
    return f"{sum(numbers) / len(numbers):.1f}" if numbers else "–"


def _counted(found: Counter[str]) -> str:
    return ", ".join([f"{reason} {found[reason]}" for reason in REASONS if found[reason]])


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
