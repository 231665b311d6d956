"""All about decks for the command line, and the decks that a set-up asks for."""

from __future__ import annotations

from coterie.games.vtes.decks import legality
from coterie.games.vtes.decks.form import FORM, built
from coterie.games.vtes.decks.supplied import SUPPLIED, WHOLE
from coterie.games.vtes.rules.setup import Deck
from coterie.words.cards.decklists import DeckList
from coterie.words.cards.deckroom import DeckRoom

ROOM = DeckRoom(FORM, SUPPLIED, legality.problems, legality.remarks, tuple(legality.RULES), legality.belongs)
NAMES = ROOM.playable()
USUAL = tuple([name for name in NAMES if name in WHOLE])[:5]  # one for each of five seats, legal by the usual rules


def fixed() -> tuple[tuple[str, DeckList], ...]:
    """Return the fixed decks with what they are called, those that wait for cards as well."""
    return tuple([(each.deck.name, each.deck) for each in SUPPLIED])


def faces(text: str) -> Deck:
    """Return the faces of a deck of a set-up."""
    return built(ROOM.wanted(text))
