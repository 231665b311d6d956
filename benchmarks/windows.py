"""Measure what windows ask of people at a table of five: `python -m benchmarks.windows --games 100 [--lists open]`.

Bots play The Eternal Struggle, and every ring of windows is counted as if people were asked. A *stop* is a seat that is
asked in a ring. A *click* is an answer that somebody must give: by hand one for each window; with standing orders only
where the orders stop the seat or the bot acts. The orders are those in `ORDERS`: pass until somebody acts, unless the
action is aimed at the seat, the seat could block, or there is a vote. Behind each figure stands its 95% interval, from
drawing the games anew (`DRAWN` times).
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from coterie.games.vtes import GAME
from coterie.games.vtes.decks.room import NAMES
from coterie.kernel.orders import Order, after_action, facts_of, passes
from coterie.kernel.ring_windows import Window
from coterie.players import player

SEATS = 5
MASK = 0.9  # seconds by which a ring is delayed on average: 0.4 to 1.4
PASSED = Order("pass", until="answer")
DRAWN = 400
ORDERS = (Order("stop", target="mine"), Order("stop", prompt="block?"), Order("stop", prompt="votes?"))


class Eager:
    """A bot that acts: it rarely ends what it could continue, uses every other window in which it could do something,
    and pays for the vampire that is nearest to being ready."""

    ENDS = ("done", "no block", "no", "none")

    def choose(self, s: Any, seat: int, rng: random.Random) -> int:
        """Return an option."""
        options = [option.notation for option in s.question.options]
        if "pass" in options:
            return options.index("pass") if len(options) == 1 or rng.random() < 0.5 else rng.randrange(len(options))
        best = [text for text in options if text.startswith("control ")] or self.paid(s, options)
        go_on = best or [text for text in options if text not in self.ENDS and not text.startswith("transfer from")]
        if not go_on or (not best and len(go_on) < len(options) and rng.random() < 0.1):
            return rng.randrange(len(options))
        return options.index(rng.choice(go_on))

    def paid(self, s: Any, options: list[str]) -> list[str]:
        """Return the transfer to the vampire that needs the least."""
        wants = {}
        for option in s.question.options:
            if option.notation.startswith("transfer to"):
                piece = s.pieces[int(option.pieces[0].split(":")[1])]
                wants[option.notation] = s.game.faces[piece.face].stats["capacity"] - piece.count("blood")
        return [min(wants, key=lambda text: wants[text])] if wants else []


@dataclass
class Turn:
    """The questions of one turn, by seat where an attribute says so.

    Attributes:
        active: whose turn it was.
        windows, rings: their numbers.
        stops, by_hand, clicks: for each seat.
        busy: the seats that acted in a window, or at which an action was aimed.
    """

    active: int
    windows: int = 0
    rings: int = 0
    stops: Counter[int] = field(default_factory=Counter)
    by_hand: Counter[int] = field(default_factory=Counter)
    clicks: Counter[int] = field(default_factory=Counter)
    busy: set[int] = field(default_factory=set)


class Table:
    """A game played by bots, and what its windows ask."""

    def __init__(self, setup: dict[str, Any], name: str, seed: int) -> None:
        self.s, self.rng, self.bot = (
            GAME.start(setup, seed=seed),
            random.Random(seed),
            Eager() if name == "eager" else player(name),
        )
        self.turns: list[Turn] = [Turn(self.s.active)]
        self.orders: dict[int, list[Order]] = {seat: list(ORDERS) for seat in range(SEATS)}

    def play(self, most: int) -> list[Turn]:
        """Play the game to its end, or for a number of turns, and return its turns."""
        while not self.s.over and len(self.turns) <= most:
            self.ring()
        return self.turns

    def ring(self) -> None:
        """Answer one ring of windows, or one question that is not a window."""
        if self.s.turn > len(self.turns):
            self.turns.append(Turn(self.s.active))
        now, windows = self.turns[-1], self.s.ring().windows
        if windows[0].passing < 0:
            self.s.pick(self.choice())
            return
        now.rings += 1
        now.busy.update(GAME.targets(self.s))
        now.stops.update({window.seat for window in windows})
        for window in windows:
            now.windows += 1
            index = self.choice()
            self.count(now, window, acts=index != window.passing)
            self.s.pick(index)
            if index != window.passing:
                return

    def choice(self) -> int:
        """Return the option that the bot takes."""
        assert self.s.asked is not None
        return self.bot.choose(self.s, self.s.asked[0], self.rng)

    def count(self, now: Turn, window: Window, *, acts: bool) -> None:
        """Count what one window asks of its seat, by hand and with standing orders."""
        seat = window.seat
        now.by_hand[seat] += 1
        if acts:
            now.clicks[seat] += 1
            now.busy.add(seat)
            self.orders = {at: after_action(orders) for at, orders in self.orders.items()}
        elif not passes(self.orders[seat], facts_of(window)):
            now.clicks[seat] += 1
            if PASSED not in self.orders[seat]:
                self.orders[seat].append(PASSED)


def figures(turns: list[Turn]) -> dict[str, float]:
    """Return the figures of some turns, by name."""
    others = [(turn, seat) for turn in turns for seat in range(SEATS) if seat != turn.active]
    idle = [(turn, seat) for turn, seat in others if seat not in turn.busy]
    alone = [turn for turn in turns if turn.busy <= {turn.active}]

    def mean(values: list[int]) -> float:
        return statistics.fmean(values) if values else 0.0

    return {
        "turns": len(turns),
        "windows a turn": mean([turn.windows for turn in turns]),
        "rings a turn": mean([turn.rings for turn in turns]),
        "stops, a seat and turn that is not its own": mean([turn.stops[seat] for turn, seat in others]),
        "clicks by hand, the same": mean([turn.by_hand[seat] for turn, seat in others]),
        "clicks with orders, the same": mean([turn.clicks[seat] for turn, seat in others]),
        "seats to which nothing happens, of these": len(idle) / max(1, len(others)),
        "clicks by hand of a seat to which nothing happens": mean([turn.by_hand[seat] for turn, seat in idle]),
        "clicks with orders of a seat to which nothing happens": mean([turn.clicks[seat] for turn, seat in idle]),
        "turns in which nobody else does anything": len(alone) / max(1, len(turns)),
        "seconds of masks in such a turn": MASK * mean([turn.rings for turn in alone]),
    }


def intervals(games: list[list[Turn]]) -> dict[str, tuple[float, float]]:
    """Return the 95% interval of each figure: games are drawn with replacement, as the turns of one game are alike."""
    rng, drawn = random.Random(1), []
    for _ in range(DRAWN):
        drawn.append(figures([turn for game in rng.choices(games, k=len(games)) for turn in game]))
    cut = round(0.025 * DRAWN)
    ends = {name: sorted([each[name] for each in drawn])[cut : DRAWN - cut] for name in drawn[0]}
    return {name: (values[0], values[-1]) for name, values in ends.items()}


def main() -> None:
    """Play games and print the figures."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--games", type=int, default=100)
    given.add_argument("--player", default="eager", help="the bot at all seats: eager, random or greedy")
    given.add_argument("--lists", default="closed", choices=("closed", "open"))
    given.add_argument("--turns", type=int, default=60, help="turns of a game after which it is broken off")
    given.add_argument("--seed", type=int, default=1)
    told = given.parse_args()
    games: list[list[Turn]] = []
    for number in range(told.games):
        decks = random.Random(f"{told.seed} {number}").choices(NAMES, k=SEATS)
        setup = {"players": SEATS, "decks": decks, "lists": told.lists, "deck_rules": "first blood", "windows": "all"}
        games.append(Table(setup, told.player, 1000 * told.seed + number).play(told.turns))
        print(f"game {number + 1} of {told.games}: {len(games[-1])} turns", file=sys.stderr)
    print(f"{told.games} games of five {told.player} players, lists {told.lists}, windows all")
    ends = intervals(games)
    for name, value in figures([turn for game in games for turn in game]).items():
        print(f"{name:56} {value:8.2f}   {ends[name][0]:8.2f} to {ends[name][1]:.2f}")


if __name__ == "__main__":
    main()
