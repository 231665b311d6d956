"""“Did you mean …?”: the nearest of the names that exist, for sentences about one that does not."""

from __future__ import annotations

import difflib
import heapq
from collections.abc import Iterable
from functools import lru_cache

from coterie.kernel.errors import shortened

LONGEST = 60  # characters; nobody has mistyped a name into more, and comparing takes time
COMPARED = 60  # names that are compared letter by letter, because that takes time: those that have most in common
CUTOFF = 0.5  # how alike names must be, from 0 to 1


def nearest(name: str, known: Iterable[str], most: int = 1, cutoff: float = CUTOFF) -> list[str]:
    """Return the known names that are most like another one, the most alike first.

    Args:
        name: what was given.
        known: the names that exist.
        most: how many are returned at most.
        cutoff: how alike they must be, from 0 to 1 (see `difflib.get_close_matches`).
    """
    if len(name) > LONGEST:
        return []
    short = [each for each in known if len(each) <= LONGEST]
    if len(short) > COMPARED:
        own = _parts(name)
        short = heapq.nlargest(COMPARED, short, key=lambda each: _in_common(own, _parts_of_known(each)))
    return difflib.get_close_matches(name, short, most, cutoff)


def _parts(name: str) -> frozenset[str]:
    """Return the letters of a name, and what stands side by side in it."""
    return frozenset([*name, *[name[at : at + 2] for at in range(len(name) - 1)]])


_parts_of_known = lru_cache(maxsize=1 << 14)(_parts)  # the names of some large games


def _in_common(one: frozenset[str], other: frozenset[str]) -> float:
    """Return how much two names have in common, from 0 to 1."""
    return 2 * len(one & other) / max(1, len(one) + len(other))


def did_you_mean(name: str, known: Iterable[str], cutoff: float = CUTOFF) -> str:
    """Return a question to put behind a sentence about an unknown name, with a space before it; "" if none is near."""
    near = nearest(name, known, 1, cutoff)
    return f" Did you mean “{near[0]}”?" if near else ""


def instead(name: str, known: Iterable[str]) -> str:
    """Return the end of a sentence about an unknown name: the nearest one, or all that there are."""
    names = [each for each in known if each]
    near = nearest(name, names)
    return f"; did you mean “{near[0]}”?" if near else f"; there are {', '.join(names)}"


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """Return a sentence about a name that does not exist.

    Args:
        what: what it would be the name of (“deck”).
        name: what was given.
        known: the names that there are.
    """
    return ended(f"There is no {what} “{shortened(name)}”{instead(name, known)}")


def ended(said: str) -> str:
    """Return a sentence that ends with `instead`, with a full stop unless it asks something."""
    return said if said.endswith("?") else f"{said}."
