"""What several cards of the Crane have in common."""

from __future__ import annotations

from coterie.games.l5r.words.filters import PROVINCE, OfClan
from coterie.games.l5r.words.matching import FACE_UP
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import Cards

CRANE = OfClan("crane")
OPEN_PROVINCES = Cards(FACE_UP & PROVINCE & MINE)
