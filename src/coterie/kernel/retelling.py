"""What happened between two positions, one moment after another, as a seat may see it.

A choice is followed by all that needs no decision: a whole day of a game may lie between two questions. The choice is
made once more on a copy, and the table is looked at each time that something was told. Nothing is stored for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coterie.kernel import chronicle
from coterie.kernel.moves import is_choice, make, moves_of

if TYPE_CHECKING:
    from coterie.kernel.scenes import Area, Moment
    from coterie.kernel.state import State

MOST = 120  # moments; what happens after them is seen at once


class Retold(NamedTuple):
    """One moment: the last line of the log that has happened by then, and the areas that differ from the moment before."""

    line: int
    moment: Moment
    areas: list[Area]


def retold(before: State, after: State, seat: int) -> list[Retold]:
    """Return the moments between two positions, the first one being `before` with all its areas; `after` is left out.

    How many there are tells nothing: there is one for each line of the log that the seat may read.

    Args:
        before: the earlier position. It is not changed.
        after: the later one, which choices have led to.
        seat: who looks, -1 for a spectator.
    """
    now = before.clone()
    watch = _Watch(now, seat)
    for move in moves_of(after, before.moves):
        make(now, move, watch)
        if is_choice(move):
            watch(now)
    found = watch.found
    last = chronicle.lines(after.chain, seat, found[-1].line)
    return found if last or len(found) < 2 else found[:-1]


class _Watch:
    """Looks at the table whenever a line has been told that the seat may read; it never stops the play."""

    __slots__ = ("_areas", "_chain", "_seat", "found")

    def __init__(self, before: State, seat: int) -> None:
        self._seat, self._chain = seat, before.chain
        self._areas: dict[str, Area] = {}
        self.found: list[Retold] = []
        self._look(before)

    def __call__(self, s: State) -> bool:
        if s.chain is not self._chain:
            self._chain = s.chain
            line = self.found[-1].line
            if len(self.found) < MOST and chronicle.lines(s.chain, self._seat, line):
                self._look(s)
        return False

    def _look(self, s: State) -> None:
        """Note what the seat sees; a copy is looked at, so that nothing is worked out for a table that changes."""
        line = s.chain[1] if s.chain is not None else 0
        scene = s.clone().scene(self._seat, line)
        changed = [area for area in scene["areas"] if self._areas.get(area["id"]) != area]
        self._areas.update({area["id"]: area for area in changed})
        self.found.append(Retold(line, scene["moment"], changed))
