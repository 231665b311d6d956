"""The decks that come with the game, a text file each. A deck some of whose cards are not defined yet cannot be played."""

from __future__ import annotations

from importlib.resources import files

from coterie.games.l5r.decks.form import FORM, missing
from coterie.words.cards.deckroom import Supplied

NAMES = (
    "lion-skirmish",
    "crane-skirmish",
    "lion-stronghold",
    "crane-stronghold",
    "crab-skirmish",
    "crab-stronghold",
    "dragon-skirmish",
    "dragon-stronghold",
    "phoenix-skirmish",
    "phoenix-stronghold",
    "scorpion-skirmish",
    "scorpion-stronghold",
    "unicorn-skirmish",
    "unicorn-stronghold",
    "lion-starter",
    "crane-starter",
)
STARTER = "starter"  # how the decks for first games end, which are smaller than the rules of decks allow


def _read(name: str) -> Supplied:
    text = files("coterie.games.l5r.decks").joinpath(f"{name}.txt").read_text(encoding="utf-8")
    deck = FORM.read(text)
    return Supplied(name, deck, missing(deck))


SUPPLIED: tuple[Supplied, ...] = tuple([_read(name) for name in NAMES])
