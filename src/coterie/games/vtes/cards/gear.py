"""Equipment, retainers, allies, events (chapter 10)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, ally, at, card, equipment, plain, retainer
from coterie.games.vtes.numbers import BLEED, INTERCEPT, STEALTH
from coterie.games.vtes.words.deeds import Employ
from coterie.games.vtes.words.fighting import (
    EachRound,
    Maneuver,
    ManeuverFor,
    Press,
    PreventDamage,
)
from coterie.games.vtes.words.modes import Can, CanAct
from coterie.games.vtes.words.permanents import BearerIs, PutInPlay
from coterie.games.vtes.words.resources import BloodOn, Burn, BurnBlood, GainBlood
from coterie.games.vtes.words.selves import ALLY, VAMPIRE, Knows
from coterie.games.vtes.words.stealing import ActorIs, BleedLess, Intercept
from coterie.games.vtes.words.striking import Damage, HandStrike
from coterie.words.cards.abilities import Limit, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne
from coterie.words.groups import THAT

ONCE_A_COMBAT = Limit("combat")
MAGNUM, RIFLE = Damage(2, ranged=True, sort="gun"), Damage(4, ranged=True, sort="gun")
HURT = ~AtLeast(BloodOn(THIS), 3)

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
    equipment("Laptop Computer", Bonus(BLEED, 1), single="name"),
    equipment("Ivory Bow", Can(Damage(1, True, True), when=("strike",), role="fighting"), traits=("weapon",)),
    equipment("Flamethrower", Can(Damage(2, True, True), when=("strike",), role="fighting"), traits=("weapon",)),
    equipment(
        "Kali's Fang",
        Can(HandStrike(1, aggravated=True, melee=True), when=("strike",), role="fighting"),
        traits=("weapon", "melee weapon"),
    ),
    equipment(
        "Righteous Blade",
        Can(HandStrike(1, melee=True), when=("strike",), role="fighting"),
        Can(Press(only_on=True), when=("press",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "melee weapon"),
    ),
    equipment(
        "Assault Rifle",
        Can(RIFLE, when=("strike",), role="fighting"),
        Can(ManeuverFor(RIFLE), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "gun"),
    ),
    retainer("Mr. Winthrop", abilities=(Bonus(INTERCEPT, 1),), traits=("mortal",)),
    ally("47th Street Royals", 2, 1, 0, Can(BleedLess(3), cost=Burn(THIS), when=("A", "B", "C")), traits=("mortal",)),
    ally(
        "Double Deuce",
        3,
        1,
        1,
        Bonus(STEALTH, 1, THIS),
        Trigger("forced reaction", "phase", YOU, GainBlood(1, THIS), must=True, given=OfSort("unlock") & HURT),
        traits=("werewolf",),
    ),
    ally(
        "Thadius Zho",
        2,
        0,
        2,
        Can(Damage(2, ranged=True), when=("strike",), role="fighting"),
        Can(Maneuver(), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        CanAct(BurnBlood(1, THAT), at=Cards(VAMPIRE), stealth=1),
        traits=("mage",),
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
