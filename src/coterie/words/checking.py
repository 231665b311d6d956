"""What the linter finds in a word by itself: parts that are of the wrong sort, and the problems of its parts."""

from __future__ import annotations

import types
import typing
from functools import cache
from typing import TYPE_CHECKING, Any

from coterie.kernel.nearest import instead

if TYPE_CHECKING:
    from coterie.words.word import Word


def problems(word: Word) -> list[str]:
    """Return the problems of a word's parts: each must be of the sort that its annotation names, and sound itself."""
    found = []
    for name, hint in _hints(type(word)).items():
        value = getattr(word, name)
        if not _fits(value, hint):
            found.append(f"{type(word).__name__}: “{name}” cannot be {_called(value)}{_options(value, hint)}")
    for part in word.parts():
        found += part.check()
    return found


@cache
def _hints(cls: type[Word]) -> dict[str, Any]:
    hints = typing.get_type_hints(cls)
    return {name: hints[name] for name in cls.__struct_fields__}


def _options(value: Any, hint: Any) -> str:
    """Return what could stand there, where only some texts can."""
    fixed = typing.get_origin(hint) is typing.Literal and isinstance(value, str)
    return instead(value, map(str, typing.get_args(hint))) if fixed else ""


def _called(value: Any) -> str:
    return type(value).__name__ if hasattr(value, "__struct_fields__") else repr(value)


def _fits(value: Any, hint: Any) -> bool:
    origin = typing.get_origin(hint)
    if hint is Any:
        return True
    if origin in (typing.Union, types.UnionType):
        return any(_fits(value, option) for option in typing.get_args(hint))
    if origin is tuple:
        return isinstance(value, tuple) and _all_fit(value, typing.get_args(hint))
    if origin is typing.Literal:
        return value in typing.get_args(hint)
    if hint is int:
        return type(value) is int
    return isinstance(value, hint)


def _all_fit(values: tuple[Any, ...], hints: tuple[Any, ...]) -> bool:
    if len(hints) == 2 and hints[1] is Ellipsis:
        return all(_fits(value, hints[0]) for value in values)
    return len(values) == len(hints) and all(map(_fits, values, hints))
