"""The decks that come with the game, a text file each.

Those of the clans of the first four boxes are reconstructed: their printed lists were not found. A deck some of whose
cards are not defined yet is kept, but cannot be played.
"""

from __future__ import annotations

from importlib.resources import files

from coterie.games.rivals.decks.form import FORM, missing
from coterie.words.cards.deckroom import Supplied

NAMES = (
    "brujah", "malkavian", "toreador", "ventrue", "tremere", "thin-blood", "gangrel", "nosferatu", "lasombra", "hecata",
    "titles", "traps", "first-brujah", "first-malkavian",
)  # fmt: skip


def _read(name: str) -> Supplied:
    text = files("coterie.games.rivals.decks").joinpath(f"{name}.txt").read_text(encoding="utf-8")
    deck = FORM.read(text)
    return Supplied(name, deck, missing(deck))


SUPPLIED: tuple[Supplied, ...] = tuple([_read(name) for name in NAMES])
