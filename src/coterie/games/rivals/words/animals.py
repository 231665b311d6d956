"""Animals: what attaching one costs, how it leaves its bearer, and what waits for the next one that is played (RR-11.5)."""

from __future__ import annotations

from coterie.games.rivals.words.characters import OfType

ANIMAL = OfType("animal")
