"""The chronicle: what has happened, as an append-only chain that clones share.

A line is an event in the game's own terms first, `(word, arguments)`, and a sentence when somebody reads it. Arguments
name faces, never pieces that a shuffle may have changed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

EVERYBODY = -1


class Line(NamedTuple):
    """One line: its number from 1, what happened, and for whom it is: a bit mask of seats, negative where spectators read it
    as well (`EVERYBODY`, or `~(1 << seat)` for all but one)."""

    number: int
    word: str
    args: tuple[Any, ...]
    audience: int


# The chain itself: (the chain before, number, word, arguments, audience) or None. A tuple costs a fiftieth of a list
# that every clone would copy; a `Line` is made when somebody reads it.
Chain = tuple[Any, int, str, tuple[Any, ...], int] | None


def lines(chain: Chain, seat: int, since: int = 0) -> list[Line]:
    """Return the lines with a number above `since` that a seat may read, oldest first. Seat -1 is a spectator."""
    found = []
    while chain is not None and chain[1] > since:
        line = Line(*chain[1:])
        if line.audience >> seat & 1 if seat >= 0 else line.audience < 0:
            found.append(line)
        chain = chain[0]
    found.reverse()
    return found
