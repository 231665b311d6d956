"""Derived numbers: what is printed and what modifies it, each contributor by name.

Modifiers are found through the same index as triggers, by the number that they change and, where there is one, their
target; nothing is cached.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from coterie.kernel.state import State

Contributor = tuple[int, str]  # (amount, face of its source or "printed")


def modifiers(s: State, number: str, target: Any = None) -> list[tuple[int, Any]]:
    """The (piece, ability) pairs in force that change a number, for one target or for all."""
    ears = s.ears
    pieces = ears.get(("number", number), ())
    if target is not None:
        pieces = pieces + ears.get(("number", number, target), ())
    if not pieces:
        return []
    return [
        (p, ability)
        for p in pieces
        for ability in s.pieces[p].text
        if ability.changes(s, number, s.pieces[p], p, target)
    ]


def total(s: State, number: str, target: Any, printed: int) -> int:
    """A number with all that modifies it."""
    for piece, ability in modifiers(s, number, target):
        printed += ability.by(s, s.pieces[piece], piece, target)
    return printed


def contributors(s: State, number: str, target: Any, printed: int) -> list[Contributor]:
    """Where a number comes from: what is printed, then each modifier."""
    found = [(printed, "printed")]
    for piece, ability in modifiers(s, number, target):
        found.append((ability.by(s, s.pieces[piece], piece, target), s.pieces[piece].face))
    return found
