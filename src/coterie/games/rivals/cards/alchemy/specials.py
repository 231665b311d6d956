"""The Special Reactions of Blood & Alchemy."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card
from coterie.games.rivals.words.characters import ALCHEMY, CHARACTER, IN_STREETS
from coterie.games.rivals.words.fights import TARGETED
from coterie.games.rivals.words.parties import YOUR_LEADER
from coterie.games.rivals.words.special import PartyBears, ShieldIt, Special, TurnAside, Warding
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import Cards
from coterie.words.cards.lasting import EndScope
from coterie.words.cards.numbers import Rating

HAZED = Cards(CHARACTER & MINE & PartyBears(ALCHEMY))

SPECIALS: tuple[Card, ...] = (
    Card(
        "baa-haze", "Haze", "library", ("reaction", "special"), bp=1,
        abilities=(
            Special("reaction", "typed", HAZED, EndScope("attack"), sorts=("ranged",)),
            Warding("interrupt", "", HAZED, TurnAside()),
        ),
    ),
    Card(
        "baa-heightened-senses", "Heightened Senses", "library", ("reaction", "special"), bp=1, icons=("auspex",),
        abilities=(
            Special(
                "interrupt", "damage", Cards(CHARACTER & TARGETED & IN_STREETS), ShieldIt(Rating("auspex", YOUR_LEADER)),
                sorts=("ranged", "physical", "social"),
            ),
        ),
    ),
)  # fmt: skip
