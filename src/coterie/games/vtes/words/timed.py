"""Effects that say when cards with them are played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from coterie.words.effects import Also, Effect, Series, Then
from coterie.words.frames import Frame


class Timed(Effect):
    """An effect that says when cards with it are played.

    Attributes:
        WINDOWS: in these windows; () for all that its sort of card has.
        CANCELS: whether it cancels another card as that is played.
        WITHIN: the kind of action in which alone this can be the time for it, "" for any time.
    """

    SORT: ClassVar[bool] = True
    WINDOWS: ClassVar[tuple[str, ...]] = ()
    CANCELS: ClassVar[bool] = False
    WITHIN: ClassVar[str] = ""

    def apt(self, s: Any, f: Frame) -> bool:
        """Return whether, by what everybody knows, this is the time for it."""
        return True

    def able(self, s: Any, f: Frame) -> bool:
        return self.apt(s, f)


def timed(effect: Effect) -> Iterator[Timed]:
    """Yield the parts of an effect that say when it is played."""
    if isinstance(effect, Timed):
        yield effect
    elif isinstance(effect, Series):
        for part in effect.effects:
            yield from timed(part)


def is_apt(effect: Effect, s: Any, f: Frame) -> bool:
    """Return whether this is the time for an effect, by what everybody knows: for all of its parts, or any."""
    if isinstance(effect, Timed):
        return effect.apt(s, f)
    if isinstance(effect, Then):
        for part in effect.effects:
            if isinstance(part, Timed | Series) and not is_apt(part, s, f):
                return False
        return True
    if not isinstance(effect, Also):
        return True
    for part in effect.effects:
        if not isinstance(part, Timed | Series) or is_apt(part, s, f):
            return True
    return False


def within(effect: Effect) -> str:
    """Return the kind of action in which alone an effect can be apt, "" for any time."""
    if isinstance(effect, Timed):
        return effect.WITHIN
    kinds = [within(part) for part in effect.effects] if isinstance(effect, Then | Also) else []
    if isinstance(effect, Also):
        return kinds[0] if len(set(kinds)) == 1 else ""
    return next((kind for kind in kinds if kind), "")


def timing(effect: Effect) -> Any:
    """Return a key for the times of an effect: `is_apt` holds at the same times for effects with equal keys.

    The key is None for effects that are apt at any time.
    """
    if isinstance(effect, Timed):
        return effect
    if not isinstance(effect, Then | Also):
        return None
    asked = [timing(part) for part in effect.effects]
    if isinstance(effect, Also):
        return None if None in asked else (Also, *asked)
    every = [each for each in asked if each is not None]
    return (Then, *every) if every else None
