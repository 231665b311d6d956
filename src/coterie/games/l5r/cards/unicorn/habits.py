"""What several cards of the Unicorn have in common."""

from __future__ import annotations

from coterie.games.l5r.words.filters import PROVINCE, OfClan, Trait
from coterie.games.l5r.words.matching import AT_STRONGHOLD
from coterie.games.l5r.words.opposing import THEIRS
from coterie.words.amounts import Count
from coterie.words.cards.filters import FACE_DOWN
from coterie.words.cards.groups import Cards

UNICORN = OfClan("unicorn")
CAVALRY = Trait("cavalry")
THEIR_OPEN_PROVINCES = Count(Cards(PROVINCE & ~AT_STRONGHOLD & ~FACE_DOWN & THEIRS))
