"""Status tokens: which a card can get (part 12)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.state import NOBODY
from coterie.kernel.modifiers import forbidding

OPPOSITE = {"honored": "dishonored", "dishonored": "honored"}  # taint is beside both (L-2.10)


def can_receive(s: Any, piece: int, name: str) -> bool:
    """Return whether a token can lie on a card: not where one of its kind does, nor where a card says so. Where the
    opposite token lies that one goes, and no other is received (L-12.2)."""
    now = s.pieces[piece]
    if now.count(name):
        return False
    return bool(now.count(OPPOSITE.get(name, ""))) or not forbidding(s, f"receive {name}", piece)


def can_get(s: Any, piece: int, name: str, source: int = NOBODY) -> bool:
    """Return whether a card can be honored, dishonored or tainted by another, or by a rule (L-12.2, U-186)."""
    return can_receive(s, piece, name) and not forbidding(s, name, piece, source)
