"""What several cards of the Dragon have in common."""

from __future__ import annotations

from coterie.games.l5r.words.filters import DISHONORED, HONORED, Trait
from coterie.games.l5r.words.matching import Touched

MONK = Trait("monk")
MONKISH = Touched("monk")
ORDINARY = ~HONORED & ~DISHONORED
