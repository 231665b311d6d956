"""What the linter finds in a word by itself: parts that are of the wrong sort, and the problems of its parts."""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING, Any

from coterie.kernel.fields import fits, hints_of
from coterie.kernel.nearest import instead

if TYPE_CHECKING:
    from coterie.words.word import Word


def problems(word: Word) -> list[str]:
    """Return the problems of a word's parts: each must be of the sort that its annotation names, and sound itself."""
    found = misfits(word)
    for part in word.parts():
        found += part.check()
    return found


def misfits(word: Word) -> list[str]:
    """Return the problems of a word's own fields: each must be of the sort that its annotation names.

    For words of strangers this is asked of all of them first, as `check` relies on the fields of a word.
    """
    found = []
    for name, hint in hints_of(type(word)).items():
        value = getattr(word, name)
        if not fits(value, hint):
            found.append(f"{type(word).__name__}: “{name}” cannot be {_called(value)}{_options(value, hint)}")
    return found


def _options(value: Any, hint: Any) -> str:
    """Return what could stand there, where only some texts can."""
    fixed = typing.get_origin(hint) is typing.Literal and isinstance(value, str)
    return instead(value, map(str, typing.get_args(hint))) if fixed else ""


def _called(value: Any) -> str:
    return type(value).__name__ if hasattr(value, "__struct_fields__") else repr(value)
