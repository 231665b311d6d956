"""Sets of districts and of vampires as bits: which part passes a filter, and whether a filter can be said of a kind of thing.

With bits, unions, neighbours and tests for emptiness are cheap, and members come in a fixed order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from coterie.games.masters.state import ALL_DISTRICTS, BITS, Masters
from coterie.words.filters import All, AnyOf, Anything, Filter, Not
from coterie.words.frames import Frame
from coterie.words.groups import Group, Or

Ask = Callable[[Any, Masters, Frame, int], int]


class SetFilter(Filter):
    """A filter that narrows a set.

    Attributes:
        OF: the kinds of things of which it can be said.
    """

    SORT: ClassVar[bool] = True
    OF: ClassVar[tuple[str, ...]] = ()

    def among(self, s: Masters, f: Frame, bits: int) -> int:
        """Return the part of a set, given as bits, that passes."""
        raise NotImplementedError

    def holds(self, s: Masters, f: Frame, item: Any, row: Any) -> bool | None:
        return bool(self.among(s, f, 1 << item))


def _asked(each: SetFilter, s: Masters, f: Frame, bits: int) -> int:
    return each.among(s, f, bits)


def among(s: Masters, f: Frame, which: Any, bits: int, ask: Ask = _asked) -> int:
    """Return the part of a set that passes a filter, which may be made of several.

    Args:
        s: the state.
        f: the frame of the effect that asks.
        which: a `SetFilter`, or a combination of several with `&`, `|` and `~`.
        bits: the set.
        ask: returns the part of a set that passes a single filter.
    """
    sort = type(which)
    if sort is All:
        for each in which.filters:
            bits = among(s, f, each, bits, ask)
            if not bits:
                return 0
        return bits
    if sort is Not:
        return bits & ~among(s, f, which.filter, bits, ask)
    if sort is AnyOf:
        found = 0
        for each in which.filters:
            found |= among(s, f, each, bits, ask)
        return found
    return bits if sort is Anything else ask(which, s, f, bits)


def leaves(which: Filter) -> Iterator[Filter]:
    """Iterate over the single filters in a combination."""
    if isinstance(which, All | AnyOf):
        for each in which.filters:
            yield from leaves(each)
    elif isinstance(which, Not):
        yield from leaves(which.filter)
    elif not isinstance(which, Anything):
        yield which


def misfits(which: Filter, thing: str) -> list[str]:
    """Return a problem for each single filter that cannot be said of a kind of thing."""
    return [
        f"{type(each).__name__}: it cannot be said of a {thing}"
        for each in leaves(which)
        if thing not in getattr(each, "OF", ())
    ]


# ── places: groups that name districts ──────────────────────────────────────────────────────────────────────────────


class Place(Group):
    """A group of districts, computed as nine bits."""

    SORT: ClassVar[bool] = True
    KIND = "district"

    def bits(self, s: Masters, f: Frame) -> int:
        """Return the districts as bits."""
        raise NotImplementedError

    def members(self, s: Masters, f: Frame) -> tuple[int, ...]:
        return BITS[self.bits(s, f)]


def where(s: Masters, group: Group, f: Frame) -> int:
    """Return the districts of any group as bits."""
    if isinstance(group, Place):
        return group.bits(s, f)
    if isinstance(group, Or):
        bits = 0
        for each in group.groups:
            bits |= where(s, each, f)
        return bits
    bits = 0
    for at in group.members(s, f):
        bits |= 1 << at
    return bits & ALL_DISTRICTS
