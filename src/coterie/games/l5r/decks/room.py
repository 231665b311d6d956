"""All about decks for the command line, and the decks that a set-up asks for."""

from __future__ import annotations

from functools import lru_cache

from coterie.games.l5r.decks import counting, legality, sites
from coterie.games.l5r.decks.form import FORM, built, format_of, unused
from coterie.games.l5r.decks.supplied import SUPPLIED
from coterie.games.l5r.rules.setup import Deck
from coterie.words.cards.deckroom import DeckRoom, Format

ROOM = DeckRoom(
    FORM,
    SUPPLIED,
    legality.problems,
    legality.remarks,
    legality.RULES,
    legality.belongs,
    {
        "emeralddb": Format(sites.fits_emeralddb, sites.read, sites.write_emeralddb, sites.loses),
        "fiveringsdb": Format(sites.fits_fiveringsdb, sites.read, sites.write_fiveringsdb, sites.loses),
    },
    made_for=lambda deck: {"format": format_of(deck)},
    heads=counting.heads,
    curves=counting.curves,
    piles=counting.piles,
    unused=unused,
    mulligans=1,  # provinces and hand (L-4.1)
)
NAMES = ROOM.playable()


def usual(format: str) -> list[str]:
    """Return the names of the supplied decks for a format."""
    return [name for name in NAMES if name.endswith(format)]


@lru_cache(maxsize=64)
def faces(text: str) -> Deck:
    """Return the faces of a deck of a set-up."""
    return built(ROOM.wanted(text))
