"""All about decks for the command line, and the decks that a set-up asks for."""

from __future__ import annotations

from coterie.games.vtes.decks import counting, legality, typed, vdb
from coterie.games.vtes.decks.form import FORM, built
from coterie.games.vtes.decks.supplied import SUPPLIED, WHOLE
from coterie.games.vtes.rules.setup import Deck
from coterie.words.cards.deckjson import fits
from coterie.words.cards.decklists import DeckList
from coterie.words.cards.deckroom import DeckRoom, Format

FORMATS = {
    "vdb": Format(fits, vdb.read, vdb.write, typed.loses_nothing),
    "twd": Format(typed.fits_archive, typed.read_archive, typed.write_archive, typed.loses_nothing),
    "lackey": Format(typed.fits_lackey, typed.read_bare, typed.write_lackey, typed.loses_name("Lackey")),
    "jol": Format(typed.fits_bare, typed.read_bare, typed.write_bare, typed.loses_name("JOL")),
}
ROOM = DeckRoom(
    FORM,
    SUPPLIED,
    legality.problems,
    legality.remarks,
    tuple(legality.RULES),
    legality.belongs,
    FORMATS,
    heads=counting.heads,
    curves=counting.curves,
    piles=counting.piles,
)
NAMES = ROOM.playable()
USUAL = tuple([name for name in NAMES if name in WHOLE])[:5]  # one for each of five seats, legal by the usual rules


def fixed() -> tuple[tuple[str, DeckList], ...]:
    """Return the fixed decks with what they are called, those that wait for cards as well."""
    return tuple([(each.deck.name, each.deck) for each in SUPPLIED])


def faces(text: str) -> Deck:
    """Return the faces of a deck of a set-up."""
    return built(ROOM.wanted(text))
