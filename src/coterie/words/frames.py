"""Frames: the context of a resolving effect, with its player, its source, and its bindings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.rows import Row
from coterie.kernel.steps import step

if TYPE_CHECKING:
    from coterie.kernel.pieces import Piece
    from coterie.kernel.state import State


FIXED = ("this", "batch", "instead")  # what no move changes: the card that speaks, and places of events, no cards


class Frame(Row):
    """One resolving effect.

    Attributes:
        source: the number of its source piece, -1 for none.
        seat: the seat that decides, and that is “you” in the text.
        actor: the actor that is “your” in the text, if that is not a seat (a vampire of Masters), -1 for none.
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
        bound = self.bound
        for key, _ in bound:
            if key == name:  # seldom, and this is asked for all that could be picked
                bound = tuple([pair for pair in bound if pair[0] != name])
                break
        return Frame(self.source, self.seat, self.actor, (*bound, (name, value)))

    def followed(self, was: tuple[int, int], now: tuple[int, int]) -> Frame:
        """Return a frame in which references to a piece that the effect itself has moved name its new life."""
        if was == now or all(value != was for _, value in self.bound):
            return self
        bound = tuple([(key, now if value == was and key not in FIXED else value) for key, value in self.bound])
        return Frame(self.source, self.seat, self.actor, bound)


def bound_to(row: Piece, piece: int) -> tuple[tuple[str, Any], ...]:
    """Return the bindings of every frame of a card's ability: the card, and its bearer."""
    return (("this", (piece, row.life)), ("host", row.host))


def frame_of(s: State, row: Piece, piece: int, seat: int | None = None) -> Frame:
    """Return the frame in which a card reads its own words; it is not put on the state.

    Args:
        s: the state.
        row: the row of the card.
        piece: its number.
        seat: who uses it; by default the seat that speaks for it.
    """
    return Frame(piece, s.game.speaks(s, piece, row) if seat is None else seat, -1, bound_to(row, piece))


@step("words.bind")
def bind(s: State, frame: int, name: str, value: Any) -> None:
    """Bind a name in a frame."""
    s.rows[frame] = s.rows[frame].bind(name, value)
