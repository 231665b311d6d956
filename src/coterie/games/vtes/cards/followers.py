"""More allies and retainers: hunters, spirits, ghouls and other company (VR-10.1, VR-10.3)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, ally, at, each_phase, retainer
from coterie.games.vtes.cards.habits import MANEUVER, ONCE_A_COMBAT, PRESS
from coterie.games.vtes.numbers import BLEED, CAMARILLA, CAPACITY, FIRST_STRIKE, INTERCEPT, SOFTENED, STRENGTH
from coterie.games.vtes.words.asked import UsedDisciplines
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    ActorIs,
    Against,
    BlockerIs,
    HasBlocked,
    InCombatWith,
    Succeeded,
)
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.damage import DrinkLost, EachRound, Inflict, PreventDamage
from coterie.games.vtes.words.deeds import Employ, EnterCombat, Recruit, StealBloodFrom
from coterie.games.vtes.words.fighting import Maneuver, MoreStrikes
from coterie.games.vtes.words.involved import HasDiablerised
from coterie.games.vtes.words.outcomes import ShuffleIn
from coterie.games.vtes.words.permanents import AsLongAsThis
from coterie.games.vtes.words.remembered import Note, Noted
from coterie.games.vtes.words.requirements import AsVampire
from coterie.games.vtes.words.resources import BurnBlood, GainBlood
from coterie.games.vtes.words.rounds import FixRange
from coterie.games.vtes.words.selves import (
    ACTING,
    BLOCKING,
    ME,
    MINION,
    OPPOSING,
    READY_REGION,
    TORPID,
    VAMPIRE,
    OfClan,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.stealing import BleedMore, Intercept, Stealth
from coterie.games.vtes.words.striking import Damage, Dodge
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.tolls import PayOr
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.words.cards.abilities import Limit, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, In, Rated
from coterie.words.cards.groups import HOST, IT, THIS, YOU, Cards
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne, May
from coterie.words.groups import THAT
from coterie.words.picking import Choose

BOLT = Damage(1, ranged=True)
DODGE = Can(Dodge(), when=("strike",), role="fighting", limit=ONCE_A_COMBAT)
RIVALS = Cards(MINION & READY_REGION & FOES)
DOWN = Cards(VAMPIRE & TORPID)
MINISTRY, TREMERE = VAMPIRE & OfClan("Ministry"), VAMPIRE & OfClan("Tremere")
DURING = ("A", "B", "C")
CORPSE_OR_BURN = PayOr(Choose(Cards(In("ash") & MINION), RemoveFromGame()), Burn(THIS))


OVERWHELMED = InCombatWith(first=True) & Against(VAMPIRE) & UsedDisciplines(1, OPPOSING, "aus")

FOLLOWERS: tuple[Card, ...] = (
    ally(
        "Neighborhood Watch Commander",
        1,
        1,
        0,
        Can(
            Inflict(1, ACTING),
            cost=Bow(THIS),
            when=("after",),
            given=ActorIs(VAMPIRE) & ~Succeeded(),
            limit=Limit("action", by="name"),
        ),
        traits=("mortal",),
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
        "Nephandus",
        2,
        0,
        1,
        Can(BOLT, when=("strike",), role="fighting"),
        PRESS,
        CanAct(Burn() >> GainBlood(1, THIS), at=DOWN),
        Told(SOFTENED, 1, THIS),
        traits=("mage",),
    ),
    ally(
        "Ossian",
        4,
        2,
        0,
        CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES), stealth=1),
        While(OVERWHELMED, Cannot("maneuver", OPPOSING)),
        While(OVERWHELMED, Cannot("strike", OPPOSING)),
        Can(DrinkLost(), when=("end of round",), role="fighting"),
        traits=("werewolf", "red list"),
    ),
    ally(
        "Carlton Van Wyk",
        2,
        0,
        0,
        Can(BOLT, when=("strike",), role="fighting"),
        DODGE,
        While(ActorIs(VAMPIRE), Bonus(INTERCEPT, 1, THIS)),
        Can(Choose(Cards(VAMPIRE & HasDiablerised()), Burn()), cost=Burn(THIS), when=("in discard phase",)),
        traits=("mortal",),
    ),
    ally(
        "Mylan Horseed",
        1,
        0,
        1,
        DODGE,
        CanAct(
            Straighten(),
            at=Cards(VAMPIRE & READY_REGION & BOWED & ~OfSect(CAMARILLA) & Rated(CAPACITY, least=8)),
            stealth=1,
        ),
        While(ActorIs(VAMPIRE), Cannot("block", THIS)),
        traits=("changeling",),
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
        "Gregory Winter",
        4,
        1,
        1,
        CanAct(StealBloodFrom(1), at=Cards(VAMPIRE & FOES), stealth=1),
        CanAct(Burn() >> GainBlood(2, THIS), at=DOWN),
        each_phase("unlock", YOU, BurnBlood(1, THIS)),
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
        "Muddled Vampire Hunter",
        1,
        4,
        0,
        Told(FIRST_STRIKE, 1, THIS),
        CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES)),
        traits=("mortal",),
    ),
    ally(
        "Asanbonsam Ghoul",
        3,
        2,
        0,
        While(ActionIs(directed=True), Bonus(INTERCEPT, 1, THIS)),
        Trigger(
            "forced reaction",
            "meets",
            THIS,
            FixRange("close"),
            must=True,
            given=HasBlocked() & ActionIs(directed=True),
        ),
        traits=("ghoul",),
    ),
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
        "Procurer",
        1,
        1,
        0,
        CanAct(GainBlood(1, THAT), at=Cards(VAMPIRE & READY_REGION & MINE), stealth=2),
        traits=("ghoul",),
    ),
    retainer("Tasha Morgan", abilities=(Bonus(BLEED, 1),), traits=("mortal",)),
    retainer(
        "Vengeful Spirit",
        life=2,
        abilities=(Bonus(BLEED, 1), EachRound(1, ranged=False)),
        traits=("wraith",),
    ),
    ally(
        "ECTU Operative",
        3,
        1,
        0,
        Can(BOLT, when=("strike",), role="fighting"),
        MANEUVER,
        CanAct(Burn(), at=DOWN),
        traits=("mortal",),
    ),
    ally(
        "Leonardo, Mortician",
        2,
        1,
        0,
        CanAct(GainBlood(1, THAT), at=Cards(VAMPIRE & READY_REGION), stealth=1),
        traits=("mortal",),
    ),
    ally(
        "Outcast Mage",
        2,
        0,
        1,
        Can(Damage(2, ranged=True), when=("strike",), role="fighting"),
        MANEUVER,
        traits=("mage",),
    ),
    ally(
        """Felix "Fix" Hessian""",
        2,
        1,
        1,
        CanAct(Burn(), at=Cards(Trait("location")), stealth=1, pool=1),
        traits=("wraith",),
    ),
    ally(
        "Nephren-Ka",
        5,
        2,
        0,
        Can(PreventDamage(1, aggravated=False), when=("damage",), role="fighting", limit=ONCE_A_COMBAT),
        AsVampire(("nec",)),
        CanAct(EnterCombat(), at=RIVALS),
        Trigger("forced reaction", "burn", THIS, ShuffleIn(IT), must=True),
        traits=("mummy",),
    ),
    retainer("Jackie Therman", abilities=(MANEUVER,), traits=("mortal",)),
    retainer("Razor Bat", life=2, abilities=(Bonus(INTERCEPT, 1), EachRound(1)), traits=("gargoyle creature",)),
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
)
