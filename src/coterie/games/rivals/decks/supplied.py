"""The decks that come with the game, a text file each.

Those of the clans of the first four boxes are reconstructed: their printed lists were not found. A deck some of whose
cards are not defined yet is kept, but cannot be played.
"""

from __future__ import annotations

from coterie.games.rivals.decks.form import FORM
from coterie.words.cards.deckroom import Supplied, supplied

NAMES = (
    "brujah", "malkavian", "toreador", "ventrue", "tremere", "thin-blood", "gangrel", "nosferatu", "lasombra", "hecata",
    "titles", "traps", "first-brujah", "first-malkavian",
)  # fmt: skip

SUPPLIED: tuple[Supplied, ...] = supplied("coterie.games.rivals.decks", NAMES, FORM)
