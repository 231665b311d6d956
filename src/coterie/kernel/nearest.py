"""“Did you mean …?”: the nearest of the names that exist, for sentences about one that does not."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

LONGEST = 60  # characters; nobody has mistyped a name into more, and comparing takes time
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
    return difflib.get_close_matches(name, [each for each in known if len(each) <= LONGEST], most, cutoff)


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
    return ended(f"There is no {what} “{name}”{instead(name, known)}")


def ended(said: str) -> str:
    """Return a sentence that ends with `instead`, with a full stop unless it asks something."""
    return said if said.endswith("?") else f"{said}."
