"""Playing a card: it is shown, it may be cancelled, it does what it does, and it is put away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.events import about, free, happen, happening
from coterie.kernel.pieces import Ref, found, ref
from coterie.kernel.steps import step
from coterie.words.frames import Frame
from coterie.words.nodes import Effect
from coterie.words.run import if_done

if TYPE_CHECKING:
    from coterie.kernel.state import State


def play(s: State, piece: int, does: Effect, seat: int, bound: tuple[Any, ...] = ()) -> None:
    """Put the playing of a card on the list.

    Args:
        s: the state.
        piece: the card, hidden or not.
        does: what it does if it is not cancelled.
        seat: who plays it.
        bound: more names for its frame.
    """
    s.do((happening, about(s, "show", piece)), (shown, piece, does, seat, bound))


@step("words.shown")
def shown(s: State, piece: int, does: Effect, seat: int, bound: tuple[Any, ...]) -> None:
    """A card lies open: it is played, unless that is cancelled, and put away unless it has found a place."""
    this = ref(s, piece)
    frame = s.new(Frame(piece, seat, -1, (("this", this), *bound)))
    event = about(s, "play", piece, frame=frame)
    s.do((happening, event), (if_done, does, frame), (put_away, this), (free, frame))


@step("words.put_away", clean_up=True)
def put_away(s: State, card: Ref) -> None:
    """A card that is still in limbo is discarded, also when what it was played in has been ended."""
    now = found(s, card)
    if now is not None and now.zone == "limbo":
        happen(s, about(s, "discard", card[0]))
