"""The decks that come with the game, a text file each. Those with cards that are not defined yet are kept, not played."""

from __future__ import annotations

from coterie.games.vtes.decks.form import FORM
from coterie.words.cards.deckroom import Supplied, supplied

WHOLE = (  # decks of the usual size; those with which a table begins come first
    "v5-ventrue", "v5-tremere", "v5-toreador", "v5-malkavian", "v5-nosferatu", "v5-gangrel", "v5-banu-haqim", "v5-brujah",
    "v5-ministry", "v5-lasombra", "v5-hecata", "v5-ravnos", "v5-salubri", "v5-tzimisce", "v5-path-of-cathari",
    "v5-path-of-caine", "v5-path-of-power-and-the-inner-voice", "v5-path-of-death-and-the-soul",
)  # fmt: skip
SMALL = (  # decks for beginners with a small crypt, for the rules “first blood”
    "fb-ventrue", "fb-tremere", "fb-toreador", "fb-malkavian", "fb-nosferatu", "nb-ventrue", "nb-tremere", "nb-toreador",
    "nb-malkavian", "nb-nosferatu", "nb-brujah", "nb-banu-haqim", "nb-gangrel", "nb-ministry", "nb-hecata", "nb-lasombra",
    "nb-ravnos", "nb-salubri", "nb-tzimisce",
)  # fmt: skip
NAMES = (*WHOLE, *SMALL)

SUPPLIED: tuple[Supplied, ...] = supplied("coterie.games.vtes.decks", NAMES, FORM)
