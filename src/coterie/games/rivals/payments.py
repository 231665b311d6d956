"""Options that would cost a player the last Prestige, and so the game (RR-19)."""

from __future__ import annotations

import random

from coterie.games.rivals.rules.recruiting import price
from coterie.games.rivals.state import Rivals

NEAR = 2  # Prestige; who has more is not looked ahead for, as it takes a moment for each option


def is_the_last(s: Rivals, index: int) -> bool:
    """Return whether who is asked pays its last Prestige by an option, or is out before it is asked again.

    Args:
        s: the state.
        index: which of the options of the question that is asked.
    """
    assert s.asked is not None
    seat, _, options = s.asked[:3]
    word, args = options[index][:2]
    if word == "recruit":
        return price(s, seat, args[0]) >= s.prestige[seat]
    return s.prestige[seat] <= NEAR and len(options) > 1 and seat not in s.out and _is_out_by(s, seat, index)


def _is_out_by(s: Rivals, seat: int, index: int) -> bool:
    """Return whether a player would be out before its next question, for all that it knows, if the others do little."""
    world = s.sample(seat, random.Random(0))  # what is hidden from it may not be told by a warning
    world.pick(index)
    while world.question is not None and world.question.seat != seat and seat not in world.out:
        world.pick(world.question.default)
    return seat in world.out
