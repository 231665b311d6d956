"""Frames: the context of a resolving effect, which is its player, its source and its bindings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.rows import Row
from coterie.kernel.steps import step

if TYPE_CHECKING:
    from coterie.kernel.pieces import Piece
    from coterie.kernel.state import State


FIXED = ("this", "batch", "instead")  # names that moving a card never rebinds: the speaking card, and places of events


class Frame(Row):
    """The context of one resolving effect.

    Attributes:
        source: the number of its source piece, -1 for none.
        seat: the seat that decides and that the text calls “you”.
        actor: who the text calls “you” if that is not a seat but, say, a character; -1 for nobody.
        bound: pairs of a name (“that”, “this”, “done”, …) and its value.
    """

    source: int
    seat: int
    actor: int = -1
    bound: tuple[tuple[str, Any], ...] = ()

    def face(self, s: State) -> str:
        """Return the face of its source, "" for none."""
        return s.pieces[self.source].face if self.source >= 0 else ""

    def get(self, name: str) -> Any:
        """Return the value bound to a name, or None."""
        for key, value in self.bound:
            if key == name:
                return value
        return None

    def bind(self, name: str, value: Any) -> Frame:
        """Return a copy in which a name is bound to a value."""
        bound = self.bound
        for key, _ in bound:
            if key == name:  # rare, and this runs for everything that could be picked
                bound = tuple([pair for pair in bound if pair[0] != name])
                break
        return Frame(self.source, self.seat, self.actor, (*bound, (name, value)))

    def followed(self, was: tuple[int, int], now: tuple[int, int]) -> Frame:
        """Return a frame in which references to a piece that the effect itself has moved name its new life.

        Args:
            was: the reference before the move, (number, life).
            now: the reference after it.
        """
        if was == now or all(value != was for _, value in self.bound):
            return self
        bound = tuple([(key, now if value == was and key not in FIXED else value) for key, value in self.bound])
        return Frame(self.source, self.seat, self.actor, bound)


def bound_to(row: Piece, piece: int) -> tuple[tuple[str, Any], ...]:
    """Return the bindings that all frames of a card's abilities share: the card and its bearer."""
    return (("this", (piece, row.life)), ("host", row.host))


def frame_of(s: State, row: Piece, piece: int, seat: int | None = None) -> Frame:
    """Return a frame for evaluating a card's own words, without putting it on the state.

    Args:
        s: the state.
        row: the row of the card.
        piece: its number.
        seat: the seat that uses it; by default the one that speaks for it.
    """
    return Frame(piece, s.game.speaks(s, piece, row) if seat is None else seat, -1, bound_to(row, piece))


@step("words.bind")
def bind(s: State, frame: int, name: str, value: Any) -> None:
    """Bind a name in a frame."""
    s.rows[frame] = s.rows[frame].bind(name, value)
