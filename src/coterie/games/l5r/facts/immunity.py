"""Immunity of cards to what others do (L-8.17)."""

from __future__ import annotations

from typing import Any

from coterie.kernel.modifiers import forbidding

AFFECTED = "be affected"  # what is forbidden to those others


def is_immune_to(s: Any, piece: int, source: int) -> bool:
    """Return whether a card is immune to what another does. Asked very often, so it looks into the index first."""
    key = ("cannot", AFFECTED)
    if source < 0 or piece < 0 or not (key in s.ears or (*key, piece) in s.ears):
        return False
    return bool(forbidding(s, AFFECTED, piece, source))
