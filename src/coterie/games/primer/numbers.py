"""The numbers of a recruit, and how many actions a turn has."""

from __future__ import annotations

from coterie.games.primer.state import Primer

MIGHT, LIFE, AID = "might", "life", "aid"
KIN = "kin"

ACTIONS = 2  # of a turn (P-4)
HAND = 4  # cards at the beginning (P-1)
HIGHEST_BID = 3  # points (P-2)
PRIZE = 2  # cards for the highest bid (P-2)


def stat(s: Primer, piece: int, number: str) -> int:
    """Return a number of a recruit with all that changes it."""
    return s.game.number(s, number, piece)


def kin(s: Primer, piece: int) -> str:
    """Return the kin of a recruit, "" if it has none: what was said of it last counts."""
    return str(s.game.value(s, KIN, piece))
