"""The chronicle: what has happened, as an append-only chain that clones share.

A line is an event in the game's own terms first, `(word, arguments)`, and a sentence when somebody reads it. Arguments
name faces, never pieces that a shuffle may have changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from coterie.kernel.codec import decode, encode

EVERYBODY = -1
MOST = 400  # lines in a text


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


def written(told: Sequence[Line]) -> str:
    """Return lines as a text, the newest ones if there are many: words and arguments, without who may read them."""
    return msgspec.json.encode(encode(tuple([(line.word, *line.args) for line in told[-MOST:]]))).decode()


def unwritten(text: str) -> list[tuple[str, tuple[Any, ...]]]:
    """Return the words and arguments of a text.

    Args:
        text: what `written` returns, from outside.

    Raises:
        BadRecord, ValueError: it is something else.
    """
    found = decode(msgspec.json.decode(text))  # its error is a ValueError
    if type(found) is not tuple or len(found) > MOST:
        raise ValueError(f"there can be a list of {MOST}")
    if not all(type(line) is tuple and line and type(line[0]) is str for line in found):
        raise ValueError("each line is a list that begins with a word")
    return [(word, tuple(args)) for word, *args in found]
