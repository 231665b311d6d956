"""Master cards that are done at once, or lie beside the minions without being locations."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.words.outcomes import BledFor
from coterie.games.vtes.words.permanents import PutInPlay
from coterie.games.vtes.words.selves import VAMPIRE, OfPath
from coterie.games.vtes.words.tolls import NumbersGame
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import IT, THIS, Cards
from coterie.words.effects import If, Pay

CATHARI = Cards(VAMPIRE & MINE & OfPath("Cathari"))

SCHEMES: tuple[Card, ...] = (
    card(
        "Forward Momentum",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "acted",
                CATHARI,
                If(BledFor(), PutCounters("counter", 1, THIS), RemoveCounters("counter", 1, THIS)),
                must=True,
                given=OfSort("bleed"),
            ),
            Trigger("reaction", "acted", CATHARI, Pay(RemoveCounters("counter", 2, THIS), Straighten(IT))),
        ),
    ),
    card("Game of Malkav", plain(NumbersGame())),
)
