"""The decks that come with the game, a text file each. Those with cards that are not defined yet are kept, not played."""

from __future__ import annotations

from importlib.resources import files

from coterie.games.vtes.decks.form import FORM, missing
from coterie.words.cards.deckroom import Supplied

NAMES = ("v5-ventrue", "v5-tremere")


def _read(name: str) -> Supplied:
    text = files("coterie.games.vtes.decks").joinpath(f"{name}.txt").read_text(encoding="utf-8")
    deck = FORM.read(text)
    return Supplied(name, deck, missing(deck))


SUPPLIED: tuple[Supplied, ...] = tuple([_read(name) for name in NAMES])
