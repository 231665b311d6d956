"""Decks as JSON: the common part of the formats that sites use."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from coterie.kernel.errors import shortened
from coterie.words.cards.decklists import BadDeck, fitting

T = TypeVar("T")


def fits(text: str) -> bool:
    """Return whether a text looks like JSON."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def decoded(text: str, kind: type[T], site: str) -> T:
    """Decode a JSON text; unknown fields are ignored.

    Args:
        text: the text.
        kind: the expected type.
        site: the site or sites that write such texts, for messages.

    Raises:
        BadDeck: it is too long, not JSON, or not of this type.
    """
    fitting(text)
    try:
        return msgspec.json.decode(text.lstrip("\ufeff").encode(errors="replace"), type=kind)
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise BadDeck(f"This is no deck in the JSON of {site}: {shortened(str(problem))}.") from None


def written(kept: dict[str, Any]) -> str:
    """Return a deck as JSON."""
    return msgspec.json.format(msgspec.json.encode(kept), indent=2).decode() + "\n"
