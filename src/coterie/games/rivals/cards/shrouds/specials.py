"""The Special Reaction of Shadows & Shrouds."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card
from coterie.games.rivals.words.characters import CHARACTER
from coterie.games.rivals.words.circumstances import Skilled
from coterie.games.rivals.words.special import BecomeSort, ShieldIt, Special
from coterie.words.amounts import Times
from coterie.words.cards.filters import MINE, Rated
from coterie.words.cards.groups import IT, Cards
from coterie.words.cards.numbers import Rating
from coterie.words.effects import If

FLESH_OF_MARBLE = Card(
    # R-118 R-120
    "sas-flesh-of-marble", "Flesh of Marble", "library", ("reaction", "special"), bp=2, icons=("fortitude",),
    abilities=(
        Special(
            "interrupt", "damage", Cards(CHARACTER & MINE & Rated("BP", 2)),
            If(Skilled("fortitude", IT), BecomeSort("physical")) + ShieldIt(Times(2, Rating("fortitude", IT), 1)),
            sorts=("aggravated",),
        ),
    ),
)  # fmt: skip
