"""The numbers of a recruit, and the numbers in the rules."""

from __future__ import annotations

from coterie.games.primer.state import Primer

MIGHT, LIFE, AID = "might", "life", "aid"
KIN = "kin"

ACTIONS = 2  # of a turn (P-4)
HAND = 4  # cards in a first hand (P-1)
HIGHEST_BID = 3  # points (P-2)
PRIZE = 2  # cards drawn for the highest bid (P-2)


def stat(s: Primer, piece: int, number: str) -> int:
    """Return a number of a recruit with all modifiers."""
    return s.game.number(s, number, piece)


def kin(s: Primer, piece: int) -> str:
    """Return the kin of a recruit, "" for none; the latest change counts."""
    return str(s.game.value(s, KIN, piece))
