"""The decks that come with the game, a text file each. A deck some of whose cards are not defined yet cannot be played."""

from __future__ import annotations

from coterie.games.l5r.decks.form import FORM
from coterie.words.cards.deckroom import Supplied, supplied

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

SUPPLIED: tuple[Supplied, ...] = supplied("coterie.games.l5r.decks", NAMES, FORM)
