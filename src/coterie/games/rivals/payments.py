"""Options that cost a player its last Prestige, and so the game (RR-19)."""

from __future__ import annotations

import random

from coterie.games.rivals.rules.recruiting import price
from coterie.games.rivals.state import Rivals

NEAR = (
    2  # Prestige; with more, nothing but recruiting is expected to cost all of it, so no time is spent on looking ahead
)


def fatal(s: Rivals) -> list[int]:
    """Return which options cost the seat that is asked its last Prestige, or eliminate it before its next question."""
    assert s.asked is not None
    seat, _, options = s.asked[:3]
    paid = [index for index in range(len(options)) if _recruits_with_the_last(s, seat, index)]
    if s.prestige[seat] > NEAR or len(options) == 1 or seat in s.out:
        return paid
    world = s.sample(seat, random.Random(0))  # a warning must not tell what is hidden from the seat
    return [index for index in range(len(options)) if index in paid or _is_out_by(world.clone(), seat, index)]


def _recruits_with_the_last(s: Rivals, seat: int, index: int) -> bool:
    assert s.asked is not None
    word, args = s.asked[2][index][:2]
    return word == "recruit" and price(s, seat, args[0]) >= s.prestige[seat]


def _is_out_by(world: Rivals, seat: int, index: int) -> bool:
    """Return whether a seat is out before its next question in a world, which is played on, if the others do little."""
    world.pick(index)
    while world.question is not None and world.question.seat != seat and seat not in world.out:
        world.pick(world.question.default)
    return seat in world.out
