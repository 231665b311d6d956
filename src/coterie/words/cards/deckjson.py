"""Decks as JSON, as sites keep them: what reading and writing such a form of any game begins and ends with."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from coterie.words.cards.decklists import BadDeck, fitting, shortened

T = TypeVar("T")


def fits(text: str) -> bool:
    """Return whether a text looks like JSON."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def decoded(text: str, kind: type[T], site: str) -> T:
    """Return what a text of JSON holds; of what else it says nothing is kept.

    Args:
        text: the text.
        kind: what it must be.
        site: the name of the sites that write it, for people.

    Raises:
        BadDeck: it is too long, no JSON, or not of this kind.
    """
    fitting(text)
    try:
        return msgspec.json.decode(text.lstrip("\ufeff").encode(errors="replace"), type=kind)
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise BadDeck(f"This is no deck in the JSON of {site}: {shortened(str(problem))}.") from None


def written(kept: dict[str, Any]) -> str:
    """Return a deck as a text of JSON."""
    return msgspec.json.format(msgspec.json.encode(kept), indent=2).decode() + "\n"
