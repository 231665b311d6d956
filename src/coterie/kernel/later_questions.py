"""What later questions after an option could be about, as far as its seat can know: what it may be dropped on.

A gesture ends where something is shown, as a card is that is played. What is asked behind that is looked for in a world that
the seat cannot tell from the real one, so nothing hidden is told by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from coterie.kernel.ring_windows import Window

if TYPE_CHECKING:
    from coterie.kernel.state import State

DEEP = 3  # questions
WIDE = 6  # options of each that are gone on with
MOST = 24  # choices that are tried in all


def pieces_after(world: State, seat: int, choice: str) -> Iterator[list[str]]:
    """Yield the pieces that the next questions of a seat could be about, in their order, as far as they are found: again after
    each choice that was tried, so that others can do something in between.

    Args:
        world: a state that the seat cannot tell from the real one; it is not changed.
        seat: who is asked; nothing is found where another one is.
        choice: the notation of an option.
    """
    at = world.index(choice)
    if at is None or world.asked is None:
        return
    begun = world.asked[1][0]
    found: dict[str, None] = {}
    row, tried = [(world, at)], 0
    for _ in range(DEEP):
        following: list[tuple[State, int]] = []
        for before, chosen in row:
            if tried == MOST:
                return
            tried += 1
            now = before.clone()
            now.pick(chosen)
            if now.question is not None and _goes_on(world, now, seat, begun):
                options = now.question.options
                found.update(dict.fromkeys(piece for option in options for piece in option.pieces))
                following += [(now, option.index) for option in options[:WIDE]]
            yield list(found)
        row = following


def _goes_on(begun: State, now: State, seat: int, prompt: str) -> bool:
    """Return whether the same is still being done: neither what was asked first nor a window is asked next."""
    same_seat = now.asked is not None and now.asked[0] == seat and now.asked[1][0] != prompt
    return same_seat and now.dice == begun.dice and Window(0, now).passing < 0
