"""Derived numbers and prohibitions: what is printed, what changes it, what cannot be done, each with its source by name.

Modifiers and prohibitions are found through the same index as triggers, by the number or verb and, where there is one,
the target; nothing is cached.

Numbers are worked out in layers, in this order: "base" replaces what is printed, "add" adds, "times" multiplies in
hundredths (150 is half as much again), "set" overrides all others. Of several that replace, the last one in the index
counts. Halves are rounded up, and no number falls below its floor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from coterie.kernel.state import State

Contributor = tuple[int, str]  # (amount, face of its source or "printed")

BASE, ADD, TIMES, SET = "base", "add", "times", "set"


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
    """A number with all that is added to it; for numbers that nothing but additions change."""
    for piece, ability in modifiers(s, number, target):
        printed += ability.by(s, s.pieces[piece], piece, target)
    return printed


def layered(s: State, number: str, target: Any, printed: int, floor: int = 0) -> int:
    """A number with everything that changes it, layer by layer."""
    found: dict[str, list[int]] = {BASE: [], ADD: [], TIMES: [], SET: []}
    for piece, ability in modifiers(s, number, target):
        found[ability.how].append(ability.by(s, s.pieces[piece], piece, target))
    if found[SET]:
        return max(floor, found[SET][-1])
    value = (found[BASE][-1] if found[BASE] else printed) + sum(found[ADD])
    for hundredths in found[TIMES]:
        value = -(-value * hundredths // 100)
    return max(floor, value)


def contributors(s: State, number: str, target: Any, printed: int) -> list[Contributor]:
    """Where a number comes from: what is printed, then each modifier."""
    found = [(printed, "printed")]
    for piece, ability in modifiers(s, number, target):
        found.append((ability.by(s, s.pieces[piece], piece, target), s.pieces[piece].face))
    return found


def forbidding(s: State, verb: str, target: Any = None) -> str:
    """The face of a card that forbids something to a target, "" where nothing does.

    Legal lists ask it, and so may `Atom.possible` at the last moment.
    """
    ears = s.ears
    pieces = ears.get(("cannot", verb), ())
    if target is not None:
        pieces = pieces + ears.get(("cannot", verb, target), ())
    for p in pieces:
        row = s.pieces[p]
        for ability in row.text:
            if ability.forbids(s, verb, row, p, target):
                return row.face
    return ""
