"""What several cards of the Crab have in common."""

from __future__ import annotations

from coterie.games.l5r.words.filters import CHARACTER, Trait
from coterie.games.l5r.words.zones import Sacrifice
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import Cards
from coterie.words.picking import Choose

A_FRIEND = Choose(Cards(CHARACTER & MINE), Sacrifice())
BERSERKER = Trait("berserker")
