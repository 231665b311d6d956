"""Actions without a Discipline that change who belongs to whom, and as what."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain, those
from coterie.games.vtes.cards.habits import TURN_ANARCH
from coterie.games.vtes.words.lately import NewInPlay, OfCapacityX
from coterie.games.vtes.words.modes import MANY
from coterie.games.vtes.words.resources import GainPool
from coterie.games.vtes.words.selves import VAMPIRE, YOUNGER
from coterie.games.vtes.words.stealing import Steal
from coterie.words.cards.filters import FOES

CARDS: tuple[Card, ...] = (
    card(
        "Chameleon",
        plain(
            Steal() >> TURN_ANARCH,
            targets=those(VAMPIRE & YOUNGER & FOES & OfCapacityX() & NewInPlay()),
            xs=(1, MANY),
            stealth=1,
        ),
    ),
    card("Dark Mirror of the Mind", plain(GainPool(2), stealth=1)),
)
