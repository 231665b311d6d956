"""What several neutral cards have in common."""

from __future__ import annotations

from coterie.games.l5r.words.filters import CHARACTER
from coterie.games.l5r.words.outside import FIEND, OUTSIDE

DEMON = FIEND & CHARACTER & OUTSIDE
