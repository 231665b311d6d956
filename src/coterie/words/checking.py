"""The linter's checks of a single word: whether its parts are of the right sort and sound themselves."""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING, Any

from coterie.kernel.fields import fits, hints_of
from coterie.kernel.nearest import instead

if TYPE_CHECKING:
    from coterie.words.word import Word


def problems(word: Word) -> list[str]:
    """Return the problems of a word's parts: each must have the annotated sort and be sound itself."""
    found = misfits(word)
    for part in word.parts():
        found += part.check()
    return found


def misfits(word: Word) -> list[str]:
    """Return the problems of a word's own fields: each must have the annotated sort.

    Check untrusted words this way first, because `check` relies on it.
    """
    found = []
    for name, hint in hints_of(type(word)).items():
        value = getattr(word, name)
        if not fits(value, hint):
            found.append(f"{type(word).__name__}: “{name}” cannot be {_called(value)}{_options(value, hint)}")
    return found


def _options(value: Any, hint: Any) -> str:
    """Return the end of the sentence, which names an allowed text; "" if not only certain texts are allowed."""
    literal = typing.get_origin(hint) is typing.Literal and isinstance(value, str)
    return instead(value, map(str, typing.get_args(hint))) if literal else ""


def _called(value: Any) -> str:
    return type(value).__name__ if hasattr(value, "__struct_fields__") else repr(value)
