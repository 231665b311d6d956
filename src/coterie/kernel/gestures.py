"""Gestures: several notations joined by " + ", chosen as one and taken back as one; clear beginnings of them will do.

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
    before, at = last(s, text)
    then = before.clone() if before is s else before
    then.pick(at)
    return then


def last(s: S, text: str) -> tuple[S, int]:
    """Return the position before the last part of a gesture and the index of that part; raises as `after`.

    The position is a clone; for an option alone it is the state itself.
    """
    alone = s.index(text)
    if alone is not None:
        return s, alone
    parts = [part.strip() for part in text.split(" + ")]
    if not 1 < len(parts) <= PARTS or s.asked is None:
        raise IllegalChoice(s.refusal(text))
    then, at = s.clone(), None
    for part in parts:
        if at is not None:
            then.pick(at)
        if not _goes_on(s, then):
            raise IllegalChoice(ENDED)
        at = _meant(then, part)
        if at is None:
            raise IllegalChoice(then.refusal(part))
    assert at is not None
    return then, at


def following(s: S, before: S, at: int) -> S | None:
    """Return the position in which a gesture may go on, None where it may not.

    Args:
        s: the state at its beginning.
        before: the position before its last part, as `last` returns it; for an option alone the state itself. Neither state
            is changed.
        at: the index of that part.
    """
    then = before.clone()
    then.pick(at)
    return then if _goes_on(s, then) else None


def _meant(s: State, part: str) -> int | None:
    """Return the index of the option that a part means: by its notation, or by the beginning of that if it is of one only,
    whatever the capitals."""
    at = s.index(part)
    if at is not None or not part:
        return at
    options = s.asked[2] if s.asked is not None else ()
    begun = [i for i, raw in enumerate(options) if s.game.talk.notate(s, raw).lower().startswith(part.lower())]
    return begun[0] if len(begun) == 1 else None


def _goes_on(before: State, now: State) -> bool:
    """Return whether a gesture that began at one position may go on from another."""
    same_seat = before.asked is not None and now.asked is not None and now.asked[0] == before.asked[0]
    return same_seat and now.dice == before.dice and now.learnt == before.learnt
