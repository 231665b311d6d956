"""Where in the turn sequence a seat is asked, for the marks on the track.

It is found by playing a few games of the table's own set-up at random and noting at which rows whose answer was wanted.
So it never looks at the table itself and can tell nothing about it; what nobody met in those games is not marked.
"""

from __future__ import annotations

import random
from collections import OrderedDict
from typing import Any

import msgspec

from coterie.kernel.game import Game
from coterie.table import orders
from coterie.table.messages import NewOrder
from coterie.table.orders import Window
from coterie.table.tokens import sha256

GAMES, CHOICES = 12, 600  # how many games are tried, and choices in all of them
PROMPTS = 40  # questions that are remembered of a row
KEPT = 64  # set-ups

Asked = dict[str, dict[int, set[Window]]]


class Tracks:
    """What was found for the latest set-ups."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[str, str, bytes], Asked] = OrderedDict()

    def of(self, game: Game, setup: dict[str, Any], pack: str | None) -> Asked:
        """Of each place who is asked there and what, for a game with a set-up and the pack that it was fitted with."""
        key = (game.name, sha256(pack or ""), msgspec.json.encode(setup, order="deterministic"))
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = asked_at(game, setup)
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        return found


def asked_at(game: Game, setup: dict[str, Any]) -> Asked:
    """Of each place who was asked there and what, in some games that were played at random."""
    found: Asked = {}
    left = CHOICES
    for seed in range(GAMES):
        state, rng = game.start(setup, seed=seed), random.Random(seed)
        while not state.over and left > 0:
            window = orders.window_of(state)
            assert state.asked is not None
            assert window is not None
            for place in window.places or orders.places_of(state):
                seen = found.setdefault(place, {}).setdefault(window.seat, set())
                if len(seen) < PROMPTS:
                    seen.add(window)
            state.pick(rng.randrange(len(state.asked[2])))
            left -= 1
    return found


def rows(found: Asked, seat: int, given: list[NewOrder]) -> list[dict[str, Any]]:
    """The rows at which a seat is asked: whether something that cannot be passed is asked there, whether windows open
    there, whether its standing orders pass all of these, and whether it always stops there."""
    return [
        {
            "place": place,
            "asked": not all(window.is_window for window in seats[seat]),
            "window": any(window.is_window for window in seats[seat]),
            "passed": all(orders.passes(given, window) for window in seats[seat] if window.is_window),
            "stop": any(order.kind == "always_stop" and order.on == place for order in given),
        }
        for place, seats in found.items()
        if seat in seats
    ]
