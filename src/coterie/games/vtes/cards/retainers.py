"""Retainers (VR-10.4)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, each_phase, plain, retainer
from coterie.games.vtes.cards.habits import BY_ACTION, MANEUVER, ONCE_A_COMBAT, PRESS
from coterie.games.vtes.numbers import ANARCH, BLEED, HAND_SIZE, INTERCEPT, STEALTH
from coterie.games.vtes.words.asked import ActionNeeds, AimedAtCard
from coterie.games.vtes.words.blocking import PassBlock
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, HasBlocked, InCombatWith
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.damage import EachRound, Inflict, PreventDamage
from coterie.games.vtes.words.deeds import Employ, EmployOn, EnterCombat
from coterie.games.vtes.words.fighting import Maneuver
from coterie.games.vtes.words.hands import OpenHand
from coterie.games.vtes.words.permanents import (
    CONTROLLER,
    AsLongAsThis,
    BearerIs,
    ControllerOf,
    InDiscardPhase,
    MoveOnto,
)
from coterie.games.vtes.words.remembered import Note, Noted
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.rounds import FixRange
from coterie.games.vtes.words.selves import ALLY, BLOCKING, ME, MINION, OPPOSING, READY_REGION, Asks, OfSect, Trait
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.this_action import FailAction
from coterie.games.vtes.words.tolls import PayOr
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import IsHost, Needs
from coterie.words.cards.abilities import Target, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, Cards
from coterie.words.cards.lasting import AtEnd
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import ChooseOne, If, Pay
from coterie.words.picking import Choose

CARDS: tuple[Card, ...] = (
    retainer(
        "Charnas the Imp",
        plain(EmployOn(), targets=(Target("that", Cards(MINION)),), stealth=1),
        abilities=(
            each_phase("unlock", CONTROLLER, Inflict(1, HOST)),
            Cannot("be hurt", THIS, HOST),
            Trigger("would", "burn", HOST, Choose(Cards(MINION), MoveOnto())),
        ),
        traits=("demon",),
    ),
    retainer("Childling Muse", abilities=(Bonus(BLEED, 1),), traits=("changeling",)),
    retainer(
        "Corpse Balloon",
        at("vic", Employ()),
        at("VIC", Employ() >> AsLongAsThis(While(ActionIs(directed=True), Bonus(INTERCEPT, 1, THIS)), ME)),
        abilities=(
            Can(
                Maneuver(),
                when=("range",),
                role="fighting",
                limit=ONCE_A_COMBAT,
                given=HasBlocked() & ActionIs(directed=True) & InCombatWith(first=True),
            ),
        ),
        traits=("ghoul",),
    ),
    retainer(
        "Crypt's Sons",
        life=3,
        abilities=(
            Can(
                Bow(BLOCKING) + PassBlock(),
                cost=BurnBlood(1, THIS),
                when=("blocked",),
                role="acting",
                given=BearerIs(OfSect(ANARCH)),
            ),
            EachRound(1),
        ),
        traits=("mortal",),
    ),
    retainer("D'habi Revenant", life=2, abilities=(Bonus(BLEED, 1),), traits=("ghoul",)),
    retainer("Dog Pack", abilities=(Cannot("end combat", OPPOSING),), traits=("animal",)),
    retainer(
        "Dread Mastiff",
        at("ani", Employ(2)),
        at("ANI", Employ(2) >> AsLongAsThis(PRESS, ME)),
        life=2,
        abilities=(EachRound(1, ranged=False),),
        traits=("animal",),
    ),
    retainer(
        "Feral Hound",
        at("ani", Employ() >> If(BY_ACTION, InDiscardPhase(Straighten(ME)))),
        at("ANI", Employ() >> If(BY_ACTION, AtEnd("action", Straighten(ME)))),
        abilities=(Can(Intercept(1), cost=Bow(THIS), when=("B",)),),
        traits=("animal",),
    ),
    retainer(
        "Homunculus",
        at("pro", Employ()),
        at("PRO", Employ(2)),
        abilities=(
            Trigger("reaction", "phase", EVERYBODY, Pay(BurnBlood(1, HOST), Straighten(HOST)), given=OfSort("unlock")),
        ),
    ),
    retainer("Jackie Therman", abilities=(MANEUVER,), traits=("mortal",)),
    retainer("J. S. Simmons, Esq.", abilities=(Bonus(BLEED, 1),), traits=("mortal",)),
    retainer(
        "Malajit Chandramouli",
        abilities=(
            Can(Stealth(1) >> Note("hired", "action"), cost=Bow(THIS), when=("B",), role="acting"),
            Trigger(
                "forced reaction",
                "blocks",
                Cards(MINION),
                Burn(THIS),
                must=True,
                given=Acting(HOST) & Noted("hired", "action"),
            ),
        ),
        traits=("mortal",),
    ),
    retainer(
        "Marijava Ghoul",
        life=2,
        abilities=(While(Acting(HOST) & ActionNeeds(Asks("pre")), Bonus(STEALTH, 1)),),
        traits=("ghoul",),
    ),
    retainer("Mr. Winthrop", abilities=(Bonus(INTERCEPT, 1),), traits=("mortal",)),
    retainer(
        "Murder of Crows", at("ani", Employ()), at("ANI", Employ(2)), abilities=(EachRound(1),), traits=("animal",)
    ),
    retainer(
        "Omael Kuman",
        abilities=(
            Can(
                ChooseOne((FixRange("close"), FixRange("long"))),
                cost=BurnBlood(1, HOST),
                when=("before range",),
                role="fighting",
                given=InCombatWith(first=True),
            ),
        ),
        traits=("ghoul",),
    ),
    retainer(
        "Owl Companion",
        at("ani", Employ()),
        at("ANI", Employ(2)),
        abilities=(OpenHand(ControllerOf(OPPOSING), InCombatWith()),),
        traits=("animal",),
    ),
    retainer(
        "Raptor",
        at("ani", Employ()),
        at("ANI", Employ() >> AsLongAsThis(While(InCombatWith(), Bonus(HAND_SIZE, -1, ControllerOf(OPPOSING))), ME)),
        abilities=(Bonus(INTERCEPT, 1),),
        traits=("animal",),
    ),
    retainer(
        "Raven Spy", at("ani", Employ()), at("ANI", Employ(2)), abilities=(Bonus(INTERCEPT, 1),), traits=("animal",)
    ),
    retainer("Razor Bat", life=2, abilities=(Bonus(INTERCEPT, 1), EachRound(1)), traits=("gargoyle creature",)),
    retainer("Revenant", life=2, abilities=(Bonus(INTERCEPT, 1),), traits=("ghoul",)),
    retainer(
        "Robert Carter",
        abilities=(each_phase("unlock", CONTROLLER, PayOr(BurnBlood(1, HOST), Burn(THIS))), Bonus(BLEED, 2)),
        traits=("ghoul",),
    ),
    retainer(
        "Szlachta Assistant",
        life=2,
        abilities=(Cheaper(2, "", ALLY & Trait("ghoul") & Needs("Tzimisce"), IsHost(), burns=True),),
        traits=("ghoul",),
    ),
    retainer(
        "Szlachta Bodyguard",
        life=2,
        abilities=(
            Can(PreventDamage(1), cost=Bow(THIS), when=("damage",), role="fighting"),
            Can(
                FailAction(),
                cost=Burn(THIS),
                when=("A", "announced", "B", "C"),
                given=AimedAtCard(Cards(MINION & MINE)) & ~ActorIs(MINE),
            ),
        ),
        traits=("ghoul",),
    ),
    retainer("Tasha Morgan", abilities=(Bonus(BLEED, 1),), traits=("mortal",)),
    retainer(
        "Twisted Bloodhound",
        life=3,
        abilities=(CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES)),),
        traits=("ghoul",),
    ),
    retainer(
        "Vengeful Spirit",
        life=2,
        abilities=(Bonus(BLEED, 1), EachRound(1, ranged=False)),
        traits=("wraith",),
    ),
    retainer(
        "Wolf Companion",
        at("ani", Employ(2)),
        at("ANI", Employ(3)),
        life=2,
        abilities=(EachRound(1, ranged=False),),
        traits=("animal",),
    ),
)
