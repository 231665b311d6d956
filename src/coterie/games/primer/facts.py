"""Facts about the table: who controls which recruits, and the points of a side."""

from __future__ import annotations

from coterie.games.primer.state import Primer
from coterie.kernel.pieces import pile


def speaks(s: Primer, piece: int) -> int:
    """Return the seat that controls a card."""
    return s.game.speaks(s, piece)


def recruits(s: Primer) -> list[int]:
    """Return all recruits in play, seat by seat; face-down cards are not recruits."""
    return [p for seat in range(s.seats) for p in pile(s, "field", seat) if s.game.kind(s, p) == "recruit"]


def recruits_of(s: Primer, seat: int) -> list[int]:
    """Return the recruits that a seat controls."""
    return [p for p in recruits(s) if speaks(s, p) == seat]


def foes_of(s: Primer, seat: int) -> list[int]:
    """Return the recruits that the foes of a seat control."""
    return [p for p in recruits(s) if not s.game.allied(s, seat, speaks(s, p))]


def points_of_side(s: Primer, seat: int) -> int:
    """Return the points of a seat and its allies."""
    return sum(n for other, n in enumerate(s.points) if s.game.allied(s, seat, other))
