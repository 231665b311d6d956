"""All about decks for the command line, and the decks that a set-up asks for."""

from __future__ import annotations

from coterie.games.rivals.decks import counting, legality, rivalsdb
from coterie.games.rivals.decks.form import BY_ID, FORM, built
from coterie.games.rivals.decks.supplied import SUPPLIED
from coterie.games.rivals.rules.setup import Deck
from coterie.words.cards.deckjson import fits
from coterie.words.cards.deckroom import DeckRoom, Format


def belongs(id: str) -> str:
    """Return the section of a deck that a card belongs to, "" for a card of the City Deck and for one not yet there."""
    where = legality.belongs(BY_ID[id]) if id in BY_ID else ""
    return "" if where == legality.CITY else where


ROOM = DeckRoom(
    FORM,
    SUPPLIED,
    legality.problems,
    legality.remarks,
    tuple(legality.RULES),
    belongs,
    {"rivalsdb": Format(fits, rivalsdb.read, rivalsdb.write, rivalsdb.loses)},
    heads=counting.heads,
    curves=counting.curves,
    piles=counting.piles,
)
NAMES = ROOM.playable()


def faces(text: str) -> Deck:
    """Return the faces of a legal deck of a set-up."""
    return built(ROOM.wanted(text))
