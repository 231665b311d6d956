"""Frames: what a resolving effect knows. Whose it is, what set it off, and what it has bound so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.rows import Row
from coterie.kernel.steps import step

if TYPE_CHECKING:
    from coterie.kernel.state import State


FIXED = ("this", "batch", "instead")  # what no move changes: the card that speaks, and places of events, no cards


class Frame(Row):
    """One resolving effect.

    Attributes:
        source: the number of the piece that it comes from, -1 for none.
        seat: who decides, and whose “you” it is.
        actor: whose “your” it is where that is no seat (a vampire of Masters), -1 for none.
        bound: names and values: “that”, “this”, “done”, …
    """

    source: int
    seat: int
    actor: int = -1
    bound: tuple[tuple[str, Any], ...] = ()

    def face(self, s: State) -> str:
        """Return the face of the card that it comes from, "" for none."""
        return s.pieces[self.source].face if self.source >= 0 else ""

    def get(self, name: str) -> Any:
        """Return the value bound to a name, None if there is none."""
        for key, value in self.bound:
            if key == name:
                return value
        return None

    def bind(self, name: str, value: Any) -> Frame:
        """Return a frame with one more name bound."""
        bound = (*[pair for pair in self.bound if pair[0] != name], (name, value))
        return Frame(self.source, self.seat, self.actor, bound)

    def followed(self, was: tuple[int, int], now: tuple[int, int]) -> Frame:
        """Return a frame in which a reference to a piece that it has moved itself names the life that is there now."""
        if was == now or all(value != was for _, value in self.bound):
            return self
        bound = tuple([(key, now if value == was and key not in FIXED else value) for key, value in self.bound])
        return Frame(self.source, self.seat, self.actor, bound)


@step("words.bind")
def bind(s: State, frame: int, name: str, value: Any) -> None:
    """Bind a name in a frame."""
    s.rows[frame] = s.rows[frame].bind(name, value)
