"""The City Decks by name: the faces of each; how many copies a face has stands on the card (RR-14, R-147, R-177)."""

from __future__ import annotations

from coterie.games.rivals.cards.core.city import SAN_FRANCISCO
from coterie.games.rivals.cards.core.titles import PRINCE_OF_SAN_FRANCISCO
from coterie.games.rivals.cards.heart.city import PRAGUE
from coterie.games.rivals.cards.heart.influence import PRINCE_OF_PRAGUE

CITIES: dict[str, tuple[str, ...]] = {
    "prague": tuple(card.face for card in (*PRAGUE, PRINCE_OF_PRAGUE)),
    "san francisco": tuple(card.face for card in (*SAN_FRANCISCO, PRINCE_OF_SAN_FRANCISCO)),
}
