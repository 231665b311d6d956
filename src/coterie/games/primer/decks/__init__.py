"""The decks: one of each card, the same for every seat."""

from __future__ import annotations

from collections.abc import Iterable


def deck(faces: Iterable[str]) -> tuple[str, ...]:
    """Return the faces of a seat's deck."""
    return tuple(faces)
