"""Phrases: every notation, label, prompt and log line is a template in a game's catalogue, rendered only when read.

A template names its arguments in order by kind: `move {district}` renders one argument through the game's `name`. The
kind `n` is a number, `text` stands for itself, and `cause` is the face of the card that the rest comes from. A phrase has
two forms: the notation, short and stable, and the label, a sentence for people.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from string import Formatter
from typing import Any, NamedTuple

Namer = Callable[[str, Any, bool], str]
CAUSE = "cause"


class Phrase(NamedTuple):
    """The two forms of one phrase; an empty label means the same as the notation."""

    notation: str
    label: str = ""


@lru_cache(maxsize=4096)
def parts(template: str) -> tuple[tuple[str, str], ...]:
    """Return a template as pairs of a literal text and the kind of the argument that follows, "" for none."""
    return tuple((text, kind or "") for text, kind, _, _ in Formatter().parse(template))


def render(template: str, args: tuple[Any, ...], name: Namer, short: bool) -> str:
    """Fill a template.

    Args:
        template: the text with `{kind}` fields.
        args: one value for each field, in order; surplus values are ignored.
        name: returns the game's name for a value, called as `name(kind, value, short)`.
        short: whether to use the short names of notations instead of those of labels.
    """
    out, at = [], 0
    for text, kind in parts(template):
        out.append(text)
        if kind:
            value = args[at]
            at += 1
            out.append(str(value) if kind in ("n", "text") else name(kind, value, short))
    return "".join(out)


@lru_cache(maxsize=4096)
def kinds(template: str) -> tuple[str, ...]:
    """Return the kinds of a template's arguments, in order."""
    return tuple(kind for _, kind in parts(template) if kind)


def cause_in(template: str, args: tuple[Any, ...]) -> str:
    """Return the face of the card that the rest of a phrase comes from, "" if it names none as such."""
    named = kinds(template)
    return str(args[named.index(CAUSE)]) if CAUSE in named else ""
