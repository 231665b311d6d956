"""What several cards of the Scorpion have in common."""

from __future__ import annotations

from coterie.games.l5r.words.conditions import Honorable
from coterie.games.l5r.words.filters import Trait

SHINOBI = Trait("shinobi")
LESS = Honorable(more=False)
TOKENS = ("honored", "dishonored", "tainted")
