"""Allies (VR-10.5), from P to W."""

from __future__ import annotations

from coterie.games.vtes.cards.allies.habits import DOWN, DURING, RIVALS, later
from coterie.games.vtes.cards.definition import Card, ally, at, each_phase
from coterie.games.vtes.cards.habits import FIRST_ROUND, MINISTRY, ONCE_A_COMBAT, PRESS, QUIET_TIME
from coterie.games.vtes.numbers import ANARCH, CAPACITY, INTERCEPT, STEALTH, STRENGTH
from coterie.games.vtes.words.asked import AimedAtCard
from coterie.games.vtes.words.bleeding import BleedLess, BleedMore
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import (
    ActionIs,
    ActorIs,
    Against,
    BlockerIs,
    FoeIsDown,
    InCombatWith,
    YourTurn,
)
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.damage import PreventDamage, ShrugOff
from coterie.games.vtes.words.deeds import EnterCombat, Recruit, RecruitAtOnce
from coterie.games.vtes.words.fighting import Maneuver, MoreStrikes, Press
from coterie.games.vtes.words.gatherings import DrinkUp
from coterie.games.vtes.words.involved import ANOTHER, BelowStart, ItSelf
from coterie.games.vtes.words.permanents import AsLongAsThis, HandOver
from coterie.games.vtes.words.requirements import AsVampire
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, GainBlood
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    BLOCKING,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OPPOSING,
    READY_REGION,
    RETAINER,
    VAMPIRE,
    AllyOr,
    Asks,
    OfClan,
    OfType,
    Trait,
)
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.striking import Damage
from coterie.games.vtes.words.this_action import FailAction
from coterie.games.vtes.words.tolls import PayOr
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame, ShuffleIn
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, In, Rated
from coterie.words.cards.groups import EACH_FOE, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.moving import Discard, Return
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import May
from coterie.words.groups import THAT
from coterie.words.picking import Choose

RUSH = CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES))
TREMERE = VAMPIRE & OfClan("Tremere")
CORPSE_OR_BURN = PayOr(Choose(Cards(In("ash") & MINION), RemoveFromGame()), Burn(THIS))
FLESH = Trigger("forced reaction", "recruit", THIS, Choose(Cards((ALLY | RETAINER) & MINE), Burn()), must=True)
BELOW_START = BelowStart()

CARDS: tuple[Card, ...] = (
    ally("Political Ally", 1, 0, 3, traits=("mortal",)),
    ally(
        "Ponticulus",
        1,
        0,
        0,
        While(ActionIs(at_you=True), Bonus(INTERCEPT, 1, THIS)),
        Can(Intercept(1, BLOCKING), cost=Bow(THIS), when=("B",), given=BlockerIs(TREMERE)),
        Cannot("be hurt normally", THIS),
        Cannot("act", THIS),
        Cannot("have equipment", THIS),
        traits=("wraith",),
    ),
    ally(
        "Procurer",
        1,
        1,
        0,
        CanAct(GainBlood(1, THAT), at=Cards(VAMPIRE & READY_REGION & MINE), stealth=2),
        traits=("ghoul",),
    ),
    ally(
        "Renegade Garou",
        3,
        2,
        0,
        Can(MoreStrikes(1), when=("additional",), role="fighting"),
        Can(Maneuver(), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        CanAct(EnterCombat(), at=RIVALS, stealth=1),
        each_phase("unlock", YOU, GainBlood(1, THIS), given=~AtLeast(BloodOn(THIS), 3)),
        traits=("werewolf",),
    ),
    ally(
        "Rock Cat",
        4,
        3,
        0,
        CanAct(EnterCombat(), at=RIVALS),
        While(InCombatWith(first=True) & Against(VAMPIRE & Rated(CAPACITY, most=3)), Cannot("strike", OPPOSING)),
        PRESS,
        AsVampire(("pot",), capacity=3),
        traits=("gargoyle creature",),
    ),
    ally(
        "Rotting Behemoth",
        6,
        3,
        0,
        Trigger(
            "forced reaction",
            "recruit",
            THIS,
            PayOr(Choose(Cards(In("ash") & MINION), RemoveFromGame()), Burn(THIS)),
            must=True,
        ),
        Cannot("gain blood", THIS),
        CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES), blood=1, coin="life"),
        ways=(
            at("obl", Recruit(6)),
            at(
                "OBL",
                later(
                    6,
                    Can(
                        Press(),
                        cost=BurnBlood(1, THIS),
                        when=("press",),
                        role="fighting",
                        limit=Limit("combat"),
                        given=FIRST_ROUND,
                    ),
                ),
            ),
        ),
        traits=("zombie",),
    ),
    ally(
        "Saatet-ta",
        2,
        2,
        1,
        Can(Stealth(1), cost=Bow(THIS), when=("B",), given=ActorIs(MINE & MINISTRY)),
        Can(Intercept(1, BLOCKING), cost=Bow(THIS), when=("B",), given=BlockerIs(MINE & MINISTRY)),
        Can(BleedMore(1, limited=False), cost=Bow(THIS), when=DURING, given=ActorIs(MINE & MINISTRY)),
        Trigger("forced reaction", "burn", THIS, ShuffleIn(IT), must=True),
        traits=("mummy",),
    ),
    ally(
        "Screamer",
        1,
        1,
        1,
        Can(
            Gain(Bonus(STEALTH, -1, THIS), ACTING, "action"),
            cost=Burn(THIS),
            when=("A", "B"),
            given=ActorIs(OF_PREY) | ActorIs(OF_PREDATOR),
        ),
        Can(FailAction(), cost=Burn(THIS), when=("announced",), given=AimedAtCard(Cards(ALLY & MINE)) & ~ActorIs(MINE)),
        traits=("wraith",),
    ),
    ally(
        "Shambling Hordes",
        3,
        0,
        0,
        Trigger("forced reaction", "recruit", THIS, CORPSE_OR_BURN, must=True),
        Bonus(STRENGTH, BloodOn(THIS), THIS),
        CanAct(EnterCombat(), at=RIVALS),
        Cannot("gain blood", THIS),
        ways=(at("nec", Recruit(3)), at("NEC", Recruit(4))),
        traits=("zombie",),
    ),
    ally(
        "Spectral Servitor",
        1,
        1,
        1,
        AsVampire(("obl",), ("modifier", "reaction", "combat")),
        ways=(
            at("obl", RecruitAtOnce() >> AsLongAsThis(each_phase("unlock", YOU, Burn(THIS)), PLACED)),
            at(
                "OBL",
                RecruitAtOnce() >> AsLongAsThis(each_phase("unlock", YOU, PayOr(BurnPool(1), Burn(THIS))), PLACED),
            ),
        ),
        traits=("wraith",),
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
    ally("The Knights", 2, 2, 0, traits=("mortal",)),
    ally(
        "The Vozhd of Gravesend",
        5,
        4,
        0,
        FLESH,
        RUSH,
        Can(PreventDamage(1), when=("damage",), role="fighting", limit=Limit(("round",))),
        Can(
            CancelPlayed("combat", keyword="strike", by_foe=True),
            cost=BurnBlood(1, THIS),
            when=("played",),
            role="fighting",
            limit=Limit("combat"),
        ),
        traits=("ghoul",),
    ),
    ally(
        "The Vozhd of Juiz de Fora",
        5,
        4,
        0,
        FLESH,
        RUSH,
        AsVampire(("ani",), capacity=5),
        Can(Choose(Cards(VAMPIRE & MINE & OfClan("Tzimisce")), DrinkUp()), when=("unlock",), limit=ONCE_A_TURN),
        traits=("ghoul",),
    ),
    ally(
        "The Vozhd of Sofia",
        5,
        3,
        0,
        FLESH,
        Can(Damage(3, ranged=True), when=("strike",), role="fighting"),
        CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES)),
        Can(
            GainBlood(2, THIS),
            cost=Choose(Cards(In("hand") & (OfType("ally") | OfType("retainer"))), Discard()),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
        traits=("ghoul",),
    ),
    ally(
        "The Vozhd of Szczecin",
        5,
        4,
        0,
        FLESH,
        CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES)),
        Can(
            PreventDamage(2),
            cost=Choose(Cards(In("hand") & Asks("pro")), Discard()),
            when=("damage",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
        Can(
            Straighten(THIS),
            cost=Choose(Cards(VAMPIRE & MINE & OfClan("Tzimisce")), BurnBlood(1, THAT)),
            when=("A", "announced", "B", "C"),
            given=~YourTurn(),
            limit=ONCE_A_TURN,
        ),
        traits=("ghoul",),
    ),
    ally("47th Street Royals", 2, 1, 0, Can(BleedLess(3), cost=Burn(THIS), when=("A", "B", "C")), traits=("mortal",)),
    ally(
        "Tye Cooper",
        1,
        0,
        1,
        CanAct(Burn() >> May(Choose(Cards(In("ash") & ~VAMPIRE), Return())), at=DOWN),
        Cannot("be hurt normally", THIS),
        traits=("wraith",),
    ),
    ally(
        "Underbridge Stray",
        1,
        0,
        0,
        Can(Press(), cost=BurnBlood(1, THIS), when=("press",), role="mine"),
        Can(
            Choose(Cards(MINION & MINE & READY_REGION & ANOTHER), Straighten()),
            cost=Burn(THIS),
            when=("A", "B", "C"),
            given=ActionIs(at_you=True) & ~BlockerIs(ItSelf()),
        ),
        ways=(at("ani", Recruit(1)), at("ANI", Recruit(2) >> AsLongAsThis(Bonus(STRENGTH, 1, THIS), PLACED))),
        traits=("animal",),
    ),
    ally(
        "Vagabond Mystic",
        2,
        0,
        0,
        Can(Choose(Cards(ALLY & MINE & BELOW_START), GainBlood(1, THAT)), cost=Bow(THIS), when=QUIET_TIME),
        While(ActorIs(VAMPIRE), Cannot("block", THIS)),
        traits=("mortal",),
    ),
    ally(
        "Valerie Diaz, Antigen Commander",
        3,
        1,
        1,
        Can(
            ShrugOff(),
            cost=BurnPool(1),
            when=("damage",),
            role="fighting",
            given=Against(VAMPIRE),
            limit=Limit(("round",)),
        ),
        Trigger(
            "reaction", "fights", THIS, Straighten(THIS), given=Against(VAMPIRE) & FoeIsDown(THIS), limit=ONCE_A_TURN
        ),
        traits=("mortal", "operation antigen"),
    ),
    ally(
        "Veneficti",
        2,
        1,
        2,
        Bonus(STEALTH, 1, THIS),
        CanAct(Steal(), at=Cards(ALLY & Trait("demon") & FOES)),
        CanAct(Burn(), at=Cards(RETAINER & Trait("demon"))),
        Cannot("be aimed at", THIS, Cards(AllyOr(Rated(CAPACITY, most=6)))),
        traits=("mage",),
    ),
    ally(
        "Vivienne Géroux",
        2,
        2,
        1,
        AsVampire(("cel", "for"), sect=ANARCH),
        While(ActionIs("political"), Bonus(STEALTH, -1, Cards(VAMPIRE & MINE))),
        CanAct(HandOver(THIS, ("forever",), THAT), "controlled", VAMPIRE, at=EACH_FOE),
        CanAct(Steal(THIS), "foes", VAMPIRE),
        traits=("ghoul",),
    ),
    ally(
        "War Ghoul",
        5,
        4,
        0,
        FLESH,
        Can(PreventDamage(1), when=("damage",), role="fighting", limit=Limit(("round",))),
        CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES)),
        Can(Choose(Cards(Trait("location")), Burn()), cost=Bow(THIS) >> Burn(THIS), when=QUIET_TIME),
        traits=("ghoul",),
    ),
)
