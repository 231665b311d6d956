"""What happened between two positions, one moment after another, as a seat may see it.

A choice is followed by all that needs no decision: a whole day of a game may lie between two questions. The choice is
made once more on a copy, for all who look, and the table is looked at each time that something was told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coterie.kernel import chronicle
from coterie.kernel.moves import is_choice, make, moves_of
from coterie.kernel.shared_scenes import SharedScenes

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from coterie.kernel.scenes import Area, Moment
    from coterie.kernel.state import State

MOST = 120  # moments; what happens after them is seen at once


class Retold(NamedTuple):
    """One moment: the last line of the log that has happened by then, and the areas that differ from the moment before."""

    line: int
    moment: Moment
    areas: list[Area]


def retold(before: State, after: State, seats: Iterable[int]) -> dict[int, list[Retold]]:
    """Return the moments between two positions by seat, the first one being `before` with all its areas; `after` is left out.

    How many there are tells nothing: there is one for each line of the log that the seat may read. The choices are made once
    for all seats, and those that see the same share what they see, so nobody may change it.

    Args:
        before: the earlier position. It is not changed.
        after: the later one, which choices have led to.
        seats: who looks, -1 for a spectator.
    """
    now = before.clone()
    watch = _Watch(now, seats)
    for move in moves_of(after, before.moves):
        make(now, move, watch)
        if is_choice(move):
            watch(now)
    return {seat: _without_the_present(found, after, seat) for seat, found in watch.found.items()}


def _without_the_present(found: list[Retold], after: State, seat: int) -> list[Retold]:
    """Return a seat's moments without the last one if nothing was told behind it."""
    last = chronicle.lines(after.chain, seat, found[-1].line)
    return found if last or len(found) < 2 else found[:-1]


class _Watch:
    """Looks at the table whenever a line has been told that one of the seats may read; it never stops the play."""

    __slots__ = ("_areas", "_chain", "found")

    def __init__(self, before: State, seats: Iterable[int]) -> None:
        self._chain = before.chain
        self.found: dict[int, list[Retold]] = {seat: [] for seat in seats}
        self._areas: dict[int, dict[str, Area]] = {seat: {} for seat in self.found}
        self._look(before, self.found)

    def __call__(self, s: State) -> bool:
        if s.chain is not self._chain:
            self._chain = s.chain
            self._look(s, [seat for seat, found in self.found.items() if self._is_told(s, seat, found)])
        return False

    def _is_told(self, s: State, seat: int, found: list[Retold]) -> bool:
        return len(found) < MOST and bool(chronicle.lines(s.chain, seat, found[-1].line))

    def _look(self, s: State, seats: Collection[int]) -> None:
        """Note what seats see; a copy is looked at, so that nothing is worked out for a table that changes."""
        if not seats:
            return
        line, scenes = s.chain[1] if s.chain is not None else 0, SharedScenes(s.clone())
        for seat in seats:
            scene, before = scenes.scene(seat, line), self._areas[seat]
            changed = [area for area in scene["areas"] if before.get(area["id"]) != area]
            before.update({area["id"]: area for area in changed})
            self.found[seat].append(Retold(line, scene["moment"], changed))
