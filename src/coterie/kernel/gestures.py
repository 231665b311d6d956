"""Gestures: several notations joined by " + ", chosen as one and taken back as one.

A gesture reaches as far as its maker could walk and come back without asking anybody: the same seat is asked before
each of its parts, no chance has been used and nothing hidden has been learnt since its beginning. Were it to reach
further, its refusal would tell what lies there, and luck could be tried and not taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from coterie.kernel.errors import IllegalChoice

if TYPE_CHECKING:
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")

PARTS = 60  # nobody makes longer ones; what comes over a network may be of any length
ENDED = "A gesture ends where somebody else is asked, chance is used or something hidden is shown. Choose one by one."


def after(s: S, text: str) -> S:
    """Return the position after a gesture.

    Args:
        s: the state; it is not changed.
        text: the notations, joined by " + ".

    Returns:
        A clone that has made all of its choices.

    Raises:
        IllegalChoice: a part is not offered at its place, or the gesture reaches too far. In the second case the sentence
            is always the same.
    """
    parts = [part.strip() for part in text.split(" + ")]
    if not 1 < len(parts) <= PARTS or s.asked is None:
        raise IllegalChoice(s.refusal(text))
    then = s.clone()
    for part in parts:
        if not _goes_on(s, then):
            raise IllegalChoice(ENDED)
        at = then.index(part)
        if at is None:
            raise IllegalChoice(then.refusal(part))
        then.pick(at)
    return then


def following(s: S, index: int) -> S | None:
    """Return the position in which a gesture that begins with an option may go on, None where none may.

    Args:
        s: the state; it is not changed.
        index: the option's.
    """
    then = s.clone()
    then.pick(index)
    return then if _goes_on(s, then) else None


def _goes_on(before: State, now: State) -> bool:
    """Return whether a gesture that began at one position may go on from another."""
    same_seat = before.asked is not None and now.asked is not None and now.asked[0] == before.asked[0]
    return same_seat and now.dice == before.dice and now.learnt == before.learnt
