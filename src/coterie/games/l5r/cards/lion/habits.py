"""What several cards of the Lion have in common."""

from __future__ import annotations

from coterie.games.l5r.words.filters import ATTACKING, CHARACTER, OfClan

LION = OfClan("lion")
ATTACKERS = CHARACTER & ATTACKING
