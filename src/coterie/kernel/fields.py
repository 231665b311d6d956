"""The fields of a state and their types: what comes from outside must be of the types that the rules rely on.

Those of the kernel's own fields stand here. A game annotates the fields of its `TABLE` in the body of its class; one
without an annotation must be of the type that it has on a fresh table.
"""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from coterie.kernel.codec import PLAIN
from coterie.kernel.knowledge import Fact
from coterie.kernel.pieces import Piece
from coterie.kernel.rows import Row
from coterie.kernel.steps import NAMES, Step

if TYPE_CHECKING:
    from coterie.kernel.state import State

Check = Callable[[Any], bool]
KERNEL: Mapping[str, Any] = {
    "todo": list[Step],
    "dice": int,
    "seats": int,
    "pieces": list[Piece],
    "piles": dict[tuple[str, int], tuple[int, ...]],
    "facts": tuple[Fact, ...],
    "sealed": dict[tuple[str, int], tuple[int, int, int]],
    "rows": dict[int, Row],
    "serial": int,
    "uses": dict[tuple[Any, ...], int],
    "result": dict[int, float] | None,
    "reason": str,
}


def wrong(s: State, fresh: Mapping[str, Any]) -> str:
    """Return what is wrong with the fields of a state from outside, as a sentence, "" if they are sound.

    Args:
        s: the state.
        fresh: the contents of a table of the same set-up (`State.contents`).
    """
    own: Any = type(s)
    for name, hint in {**KERNEL, **_of_table(own)}.items():
        value = getattr(s, name)
        if not fits(value, type(fresh[name]) if hint is None else hint):
            return f"“{name}” contains something that does not belong there."
        bad = _bad_row(value)
        if bad:
            return f"“{name}” holds {bad}."
    if s.seats != fresh["seats"]:
        return f"“seats” is {s.seats}, and the set-up says {fresh['seats']}."
    if not all(step and step[0] in NAMES for step in s.todo):
        return "“todo” contains something that is not a step."
    if not _lies_in_piles(s):
        return "each piece must lie once in the pile that its own row names."
    return ""


def _lies_in_piles(s: State) -> bool:
    """Return whether each piece lies once in the pile that its row names."""
    found = [(p, zone, place) for (zone, place), there in s.piles.items() for p in there]
    return sorted(found) == [(p, now.zone, now.place) for p, now in enumerate(s.pieces)]


@cache
def _of_table(cls: type[Any]) -> dict[str, Any]:
    """Return the types of the fields of a game's table; None for one that is not annotated."""
    found: dict[str, Any] = dict.fromkeys(cls.TABLE)
    for each in reversed(cls.__mro__):
        own = {name: hint for name, hint in vars(each).get("__annotations__", {}).items() if name in found}
        holder = type(each.__name__, (), {"__annotations__": own})
        found |= typing.get_type_hints(holder, vars(sys.modules[each.__module__]))
    return found


@cache
def hints_of(cls: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the types of the fields of a row or a word."""
    hints = typing.get_type_hints(cls)
    return {name: hints[name] for name in cls.__struct_fields__}


@cache
def _checks_of(cls: type[msgspec.Struct]) -> tuple[tuple[str, Check], ...]:
    """Return the checks of the fields of a row or a word, by name, in their order."""
    return tuple((name, check_of(hint)) for name, hint in hints_of(cls).items())


def _bad_row(value: Any) -> str:
    """Return which field of a row or word within a value is of a wrong type, "" if none is."""
    waiting = [value]
    while waiting:
        now = waiting.pop()
        if type(now) in PLAIN:
            continue
        if isinstance(now, dict):
            waiting += [*now.keys(), *now.values()]
        elif isinstance(now, list | tuple):
            waiting += now
        elif isinstance(now, msgspec.Struct):
            values = msgspec.structs.astuple(now)
            for (name, check), each in zip(_checks_of(type(now)), values, strict=True):
                if not check(each):
                    return f"a {type(now).__name__} whose “{name}” is of a wrong type"
            waiting += values
    return ""


def fits(value: Any, hint: Any) -> bool:
    """Return whether a value is of a type as annotations name it. A row or a word is not looked into."""
    return check_of(hint)(value)


@cache
def check_of(hint: Any) -> Check:
    """Return what says whether a value is of a type as annotations name it, worked out once for each type."""
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if hint is Any:
        return lambda value: True
    if origin in (typing.Union, types.UnionType):
        options = [check_of(option) for option in inside]
        return lambda value: any(check(value) for check in options)
    if origin is tuple:
        return _check_of_tuple(inside)
    if origin is list:
        of_each = check_of(inside[0])
        return lambda value: isinstance(value, list) and all(map(of_each, value))
    if origin is dict:
        of_key, of_value = map(check_of, inside)
        return lambda value: isinstance(value, dict) and all(map(of_key, value)) and all(map(of_value, value.values()))
    if origin is typing.Literal:
        return lambda value: value in inside
    if hint is int:
        return lambda value: type(value) is int
    if hint is float:
        return lambda value: type(value) in (int, float)
    return lambda value: isinstance(value, hint)


def _check_of_tuple(hints: tuple[Any, ...]) -> Check:
    """Return the check of a tuple: of any length where “…” follows its type, else of one value for each type."""
    if len(hints) == 2 and hints[1] is Ellipsis:
        of_each = check_of(hints[0])
        return lambda value: isinstance(value, tuple) and all(map(of_each, value))
    checks = [check_of(hint) for hint in hints]
    return lambda value: (
        isinstance(value, tuple)
        and len(value) == len(checks)
        and all(check(each) for check, each in zip(checks, value, strict=True))
    )
