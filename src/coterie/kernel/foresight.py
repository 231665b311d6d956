"""What later questions after an option could be about, as far as its seat can know: what it may be dropped on.

A gesture ends where something is shown, as a card is that is played. What is asked behind that is looked for in a world that
the seat cannot tell from the real one, so nothing hidden is told by it.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from coterie.kernel.following import Window

if TYPE_CHECKING:
    from coterie.kernel.state import State

DEEP = 3  # questions
WIDE = 6  # options of each that are gone on with
MOST = 24  # choices that are tried in all


def ahead(s: State, seat: int, choice: str, rng: random.Random) -> list[str]:
    """Return the pieces that the next questions of a seat could be about, in their order; [] where another one is asked.

    Args:
        s: the state; it is not changed.
        seat: who is asked.
        choice: the notation of an option.
        rng: what the world is drawn with.
    """
    world = s.sample(seat, rng)
    at = world.index(choice)
    if at is None or world.asked is None:
        return []
    begun = world.asked[1][0]
    found: dict[str, None] = {}
    row, tried = [(world, at)], 0
    for _ in range(DEEP):
        following: list[tuple[State, int]] = []
        for before, chosen in row:
            tried += 1
            now = before.clone()
            now.pick(chosen)
            if tried > MOST or now.question is None or not _goes_on(world, now, seat, begun):
                continue
            options = now.question.options
            found.update(dict.fromkeys(piece for option in options for piece in option.pieces))
            following += [(now, option.index) for option in options[:WIDE]]
        row = following
    return list(found)


def _goes_on(begun: State, now: State, seat: int, prompt: str) -> bool:
    """Return whether the same is still being done: neither what was asked first nor a window is asked next."""
    same_seat = now.asked is not None and now.asked[0] == seat and now.asked[1][0] != prompt
    return same_seat and now.dice == begun.dice and Window(0, now).passing < 0
