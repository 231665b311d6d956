"""Master cards that lie on a minion: havens, archetypes, titles and what else marks it (V-089, V-098)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.words.costs import Dearer
from coterie.games.vtes.words.modes import CanAct
from coterie.games.vtes.words.permanents import DigEquip, PutOn
from coterie.games.vtes.words.resources import Burn
from coterie.games.vtes.words.selves import MINION, READY_REGION
from coterie.words.cards.abilities import Target, Trigger
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.numbers import Cannot

OWN_MINION = Target("that", Cards(MINION & MINE))
OWN_READY = Target("that", Cards(MINION & READY_REGION & MINE))

CALLINGS: tuple[Card, ...] = (
    card(
        "Secure Haven",
        plain(PutOn(), targets=(OWN_MINION,)),
        abilities=(
            Cannot("be aimed at", HOST),
            Dearer("", on_bearer=True),
            Trigger("forced reaction", "torpor", HOST, Burn(THIS), must=True),
        ),
        traits=("haven",),
        single="haven",
    ),
    card("Vast Wealth", plain(PutOn(), targets=(OWN_READY,)), abilities=(CanAct(DigEquip(), of=MINE, stealth=1),)),
)
