"""What several cards of the Phoenix have in common."""

from __future__ import annotations

from coterie.games.l5r.words.filters import OfClan

PHOENIX = OfClan("phoenix")
