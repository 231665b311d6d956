"""Derived numbers and other values, and prohibitions: what is printed, what changes it, what cannot be done, each with
its source by name.

Modifiers and prohibitions are found through the same index as triggers, by the number or verb and, where there is one,
the target; nothing is cached. A target is whatever the game asks about: the number of a piece, `("seat", n)` for a seat,
a pair of numbers.

Values are worked out in layers, in this order: "base" replaces what is printed, "add" adds, "times" multiplies in
hundredths (150 is half as much again), "set" overrides all others. Of several that replace, the latest counts: of two
cards the one that came later, of two texts that a card has gained the one that it gained later. Halves are rounded up
at the end, and no number falls below its floor. A value that is no number has the first layer and the last one only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from coterie.kernel.layers import origin, source_of

if TYPE_CHECKING:
    from coterie.kernel.state import State

T = TypeVar("T")
Contributor = tuple[int, str]  # (amount, face of its source or "printed")

BASE, ADD, TIMES, SET = "base", "add", "times", "set"


class Change(NamedTuple):
    """One change of a value: since when (a serial number), in which layer, by how much or to what, by which face."""

    since: int
    how: str
    value: Any
    source: str


def _listening(s: State, number: str, target: Any) -> tuple[int, ...]:
    """Return the pieces that may change a number, for one target or for all; each once."""
    ears = s.ears
    pieces = ears.get(("number", number), ())
    near = ears.get(("number", number, target), ()) if target is not None else ()
    return tuple(sorted({*pieces, *near})) if pieces and near else pieces or near


def is_unchanged(s: State, number: str, target: Any) -> bool:
    """Return whether nothing changes a number of a target; it is quicker to ask than the number."""
    return ("number", number) not in s.ears and ("number", number, target) not in s.ears


def modifiers(s: State, number: str, target: Any = None) -> list[tuple[int, Any]]:
    """Return the (piece, ability) pairs in force that change a number, for one target or for all."""
    there = _listening(s, number, target)
    if not there:  # as mostly
        return []
    return [
        (p, ability)
        for p in there
        for ability in s.pieces[p].text
        if ability.changes(s, number, s.pieces[p], p, target)
    ]


def changes(s: State, name: str, target: Any = None) -> list[Change]:
    """Return all that changes a number or another value of a target, oldest first."""
    found = []
    for p in _listening(s, name, target):
        now = s.pieces[p]
        for at, ability in enumerate(now.text):
            if ability.changes(s, name, now, p, target):
                since, source = origin(s, now, at)
                found.append(Change(since, ability.how, ability.by(s, name, now, p, target), source))
    found.sort(key=_since)
    return found


def _since(change: Change) -> int:
    return change.since


def total(s: State, number: str, target: Any, printed: int) -> int:
    """Return a number with everything that is added to it; for numbers that are changed by additions only."""
    ears = s.ears
    if ("number", number) not in ears and ("number", number, target) not in ears:  # `is_unchanged`, as mostly
        return printed
    pieces = s.pieces
    for p in _listening(s, number, target):
        row = pieces[p]
        for ability in row.text:
            if ability.changes(s, number, row, p, target):
                printed += ability.by(s, number, row, p, target)
    return printed


def layered(s: State, number: str, target: Any, printed: int, floor: int = 0, also: Sequence[Contributor] = ()) -> int:
    """Return a number with everything that changes it, layer by layer; `also` is as for `contributors`."""
    ears = s.ears
    if ("number", number) not in ears and ("number", number, target) not in ears:  # `is_unchanged`, as mostly
        if also:
            printed += sum([amount for amount, _ in also])
        return printed if printed > floor else floor
    pieces, added = s.pieces, printed
    for p in _listening(s, number, target):
        row = pieces[p]
        for ability in row.text:
            if ability.changes(s, number, row, p, target):
                if ability.how != ADD:
                    return max(floor, sum([amount for amount, _ in contributors(s, number, target, printed, also)]))
                added += ability.by(s, number, row, p, target)  # in whatever order
    if also:
        added += sum([amount for amount, _ in also])
    return added if added > floor else floor


def value_in_force(s: State, name: str, target: Any, printed: T) -> T:
    """Return a value that is no number, such as a title, a sect or a type, or True or False for a trait.

    Args:
        s: the state.
        name: its name in the abilities that change it.
        target: whose value it is.
        printed: its value if nothing changes it.

    Returns:
        The latest value that overrides (“is considered”), or else the latest that replaces (“becomes”), or else the
        printed one.
    """
    ears = s.ears
    if ("number", name) not in ears and ("number", name, target) not in ears:  # `is_unchanged`, as mostly
        return printed
    latest: dict[str, T] = {change.how: change.value for change in changes(s, name, target)}
    return latest.get(SET, latest.get(BASE, printed))


def contributors(
    s: State, number: str, target: Any, printed: int, also: Sequence[Contributor] = ()
) -> list[Contributor]:
    """Return where a number comes from: amounts that add up to it, before its floor, each with its source.

    Args:
        s: the state.
        number: its name.
        target: whose number it is.
        printed: what is printed.
        also: what the rules themselves add to it, before anything is multiplied.
    """
    found = changes(s, number, target)
    latest = {change.how: change for change in found}
    if SET in latest:
        return [latest[SET][2:]]
    parts = [latest[BASE][2:] if BASE in latest else (printed, "printed")]
    parts += also
    parts += [(change.value, change.source) for change in found if change.how == ADD]
    value = product = sum([amount for amount, _ in parts])
    hundreds = 1
    for change in found:
        if change.how == TIMES:
            product, hundreds = product * change.value, hundreds * 100
            before, value = value, -(-product // hundreds)
            parts.append((value - before, change.source))
    return parts


def summed(parts: Sequence[Contributor]) -> tuple[Contributor, ...]:
    """Return parts of which no two come from the same source: what one gives more than once is added up, and says so,
    as “6 Inmate (3 × 2)” or “3 Inmate (1 + 2)”."""
    each: dict[str, list[int]] = {}
    for amount, source in parts:
        each.setdefault(source, []).append(amount)
    return tuple([(sum(amounts), source + _times(amounts)) for source, amounts in each.items()])


def _times(amounts: list[int]) -> str:
    if len(amounts) == 1:
        return ""
    if len(set(amounts)) == 1:
        return f" ({len(amounts)} × {abs(amounts[0])})"
    negative = all(amount < 0 for amount in amounts)
    first, *rest = [-amount for amount in amounts] if negative else amounts
    more = [f" − {-amount}" if amount < 0 else f" + {amount}" for amount in rest]
    return f" ({''.join([str(first), *more])})"


def forbidding(s: State, verb: str, target: Any = None, actor: Any = None) -> str:
    """Return the face of a card that forbids something, "" if nothing does.

    Legal lists ask it, and so may `Atom.possible` at the last moment.

    Args:
        s: the state.
        verb: what is forbidden, as the abilities call it.
        target: what it would be done to, None for a verb without a target.
        actor: who would do it, or with what, as the game names actors; None where that makes no difference.
    """
    ears = s.ears
    pieces = ears.get(("cannot", verb), ())
    if target is not None:
        pieces = pieces + ears.get(("cannot", verb, target), ())
    for p in pieces:
        row = s.pieces[p]
        for ability, mark in zip(row.text, row.marks, strict=True):
            if ability.forbids(s, verb, row, p, target, actor):
                return source_of(s, row, mark)
    return ""
