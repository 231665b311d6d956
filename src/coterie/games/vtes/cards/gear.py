"""Equipment, retainers, allies, events (chapter 10)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, ally, at, card, equipment, plain, retainer
from coterie.games.vtes.numbers import BLEED, INTERCEPT
from coterie.games.vtes.words.deeds import Employ
from coterie.games.vtes.words.fighting import (
    EachRound,
    ManeuverFor,
    PreventDamage,
)
from coterie.games.vtes.words.modes import Can
from coterie.games.vtes.words.permanents import BearerIs, PutInPlay
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.selves import ALLY, VAMPIRE, Knows
from coterie.games.vtes.words.stealing import ActorIs, Intercept
from coterie.games.vtes.words.striking import Damage
from coterie.words.cards.abilities import Limit
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Bonus, While
from coterie.words.effects import ChooseOne

ONCE_A_COMBAT = Limit("combat")
MAGNUM = Damage(2, ranged=True, sort="gun")

GEAR: tuple[Card, ...] = (
    equipment(
        ".44 Magnum",
        Can(MAGNUM, when=("strike",), role="fighting"),
        Can(ManeuverFor(MAGNUM), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Kevlar Vest",
        Can(
            ChooseOne((PreventDamage(2, tag="gun"), PreventDamage(1))),
            when=("damage",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
        single="name",
    ),
    equipment(
        "Bowl of Convergence",
        While(BearerIs(Knows("aus")), Bonus(INTERCEPT, 1)),
        Can(Intercept(1), cost=BurnBlood(1), when=("B",), given=BearerIs(Knows("AUS"))),
    ),
    equipment("Sport Bike", Bonus(INTERCEPT, 1), traits=("vehicle",), single="vehicle"),
    retainer(
        "Raven Spy", at("ani", Employ()), at("ANI", Employ(2)), abilities=(Bonus(INTERCEPT, 1),), traits=("animal",)
    ),
    retainer(
        "Murder of Crows", at("ani", Employ()), at("ANI", Employ(2)), abilities=(EachRound(1),), traits=("animal",)
    ),
    retainer("J. S. Simmons, Esq.", abilities=(Bonus(BLEED, 1),), traits=("mortal",)),
    ally("Political Ally", 1, 0, 3, traits=("mortal",)),
    ally("The Knights", 2, 2, 0, traits=("mortal",)),
    ally("Loyal Street Gang", 2, 1, 0, traits=("mortal",)),
    card(
        "The Unmasking",
        plain(PutInPlay()),
        abilities=(While(ActorIs(VAMPIRE), Bonus(INTERCEPT, 1, Cards(ALLY))),),
        replaced="discard",
    ),
)
