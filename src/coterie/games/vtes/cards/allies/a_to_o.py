"""Allies (VR-10.5), from A to O."""

from __future__ import annotations

from coterie.games.vtes.cards.allies.habits import DOWN, DURING, RIVALS, later
from coterie.games.vtes.cards.definition import Card, ally, at, each_phase
from coterie.games.vtes.cards.habits import INFERNAL, MANEUVER, ONCE_A_COMBAT, PRESS, REBEL
from coterie.games.vtes.numbers import ANARCH, CAMARILLA, CAPACITY, FIRST_STRIKE, INTERCEPT, SOFTENED, STEALTH
from coterie.games.vtes.words.asked import UsedDisciplines
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.circumstances import (
    ActionIs,
    ActorIs,
    Against,
    BlockerIs,
    Controls,
    HasBlocked,
    InCombatWith,
    IsA,
    Succeeded,
)
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.damage import DrinkLost, Inflict, PreventDamage
from coterie.games.vtes.words.deeds import EnterCombat, Recruit
from coterie.games.vtes.words.fighting import Maneuver
from coterie.games.vtes.words.involved import Fighting, HasDiablerised, ItSelf, OtherThan
from coterie.games.vtes.words.methuselahs import TurnOf
from coterie.games.vtes.words.permanents import AsLongAsThis, ControllerOf, SearchEquip
from coterie.games.vtes.words.raising import Raise
from coterie.games.vtes.words.requirements import AsVampire
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, GainBlood
from coterie.games.vtes.words.rounds import FixRange
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    BLOCKING,
    MINION,
    OPPOSING,
    READY_REGION,
    RETAINER,
    VAMPIRE,
    Called,
    OfClan,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.stealing import StealBloodFrom
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.striking import Damage, Dodge
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame, ShuffleIn
from coterie.games.vtes.words.which_cards import Unique
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Target, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, READY, In, Rated
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne, Effect
from coterie.words.filters import Filter
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

BOLT = Damage(1, ranged=True)
DODGE = Can(Dodge(), when=("strike",), role="fighting", limit=ONCE_A_COMBAT)
OVERWHELMED = InCombatWith(first=True) & Against(VAMPIRE) & UsedDisciplines(1, OPPOSING, "aus")
HURT = ~AtLeast(BloodOn(THIS), 3)
DEAD = ALLY & (Trait("wraith") | Trait("zombie"))
INFERNAL_RULE = Controls(VAMPIRE & INFERNAL)
HECATA = Cards(VAMPIRE & MINE & OfClan("Hecata"))
EMERALD = Called("Emerald Legionnaire")
SKULLS = Cards(VAMPIRE & READY_REGION & MINE & Unique() & OfClan("Harbinger of Skulls"))
BARE = (Cannot("have equipment", THIS), Cannot("have retainer", THIS))


def copy_of(name: str) -> Filter:
    """Return what is said of the other allies of yours with a name."""
    return OTHER & Called(name) & ALLY & MINE


def bleeds_more(cost: Effect) -> Can:
    """Return what an ally may use once during a bleed to bleed for 1 more (VR-4.6)."""
    return Can(BleedMore(1, limited=False), cost=cost, when=DURING, role="acting", limit=ONCE_AN_ACTION)


CARDS: tuple[Card, ...] = (
    ally(
        "Aggressive Corpse",
        3,
        2,
        0,
        CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES)),
        Cannot("be aimed at with dom", THIS),
        Cannot("be aimed at with pre", THIS),
        Cannot("be dodged", THIS),
        Cannot("gain blood", THIS),
        traits=("zombie",),
    ),
    ally(
        "Amam the Devourer",
        3,
        2,
        0,
        CanAct(EnterCombat(), at=RIVALS),
        CanAct(Burn() >> GainBlood(1, THIS), at=DOWN),
        Trigger("reaction", "burn", Cards(MINION & Fighting(ItSelf())), GainBlood(1, THIS)),
        Trigger("forced reaction", "burn", THIS, ShuffleIn(IT), must=True),
        traits=("mummy",),
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
        "Bone Shambler",
        1,
        1,
        1,
        *BARE,
        bleeds_more(Choose(Cards(copy_of("Bone Shambler") & READY), Bow())),
        ways=(at("obl", Recruit(1)), at("OBL", later(1, bleeds_more(Choose(HECATA, BurnBlood(1, THAT)))))),
        traits=("zombie",),
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
        "City Star Taxi",
        2,
        0,
        0,
        Can(Damage(1, ranged=True), when=("strike",), role="fighting"),
        Can(Maneuver(), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        Can(Stealth(1), cost=Bow(THIS), when=("B",), given=ActorIs(MINE & OfClan("Ravnos"))),
        traits=("mortal",),
    ),
    ally(
        "Double Deuce",
        3,
        1,
        1,
        Bonus(STEALTH, 1, THIS),
        each_phase("unlock", YOU, GainBlood(1, THIS), given=HURT),
        traits=("werewolf",),
    ),
    ally(
        "ECTU Operative",
        3,
        1,
        0,
        Can(BOLT, when=("strike",), role="fighting"),
        MANEUVER,
        CanAct(Burn(), at=DOWN),
        traits=("mortal", "operation antigen"),
    ),
    ally(
        "Emerald Legionnaire",
        2,
        2,
        1,
        Can(
            Raise(Bound("legionnaire")),
            cost=Choose(Cards(In("ash") & OtherThan("legionnaire")), RemoveFromGame(), 7, 7),
            targets=(Target("legionnaire", Cards(In("ash") & EMERALD)),),
            when=("unlock",),
            given=AtLeast(Count(SKULLS), Times(1, Count(Cards(EMERALD & ALLY & MINE)), 1)),
            limit=ONCE_A_TURN,
        ),
        traits=("wraith",),
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
        "Fiorella, Empty One",
        1,
        1,
        1,
        Can(Stealth(1), cost=Bow(THIS), when=("B",), given=ActorIs(MINE & DEAD) & ~ActorIs(ItSelf())),
        Can(Intercept(1, BLOCKING), cost=Bow(THIS), when=("B",), given=BlockerIs(MINE & DEAD) & ~BlockerIs(ItSelf())),
        traits=("wraith",),
    ),
    ally(
        "Freakish Conglomeration",
        3,
        3,
        1,
        each_phase("unlock", YOU, BurnBlood(1, THIS)),
        CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES)),
        ways=tuple([at(needs, Recruit(n)) for needs, n in (("obl", 3), ("tha", 3), ("OBL", 4), ("THA", 4))]),
        traits=("zombie",),
    ),
    ally(
        "Gravebound Drone",
        2,
        1,
        1,
        BARE[0],
        Can(
            PreventDamage(1),
            cost=BurnBlood(1, THIS),
            when=("damage",),
            role="mine",
            given=IsA(Called("Gravebound Drone") & ~ItSelf()),
        ),
        ways=(
            at("obl", Recruit(2)),
            at("OBL", later(2, bleeds_more(Choose(Cards(copy_of("Gravebound Drone")), BurnBlood(1, THAT))))),
        ),
        traits=("zombie",),
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
        "Grey Thorne",
        2,
        1,
        1,
        AsVampire(("cel", "pot"), sect=ANARCH),
        Can(
            GainBlood(1, THIS),
            cost=Choose(Cards(REBEL), BurnBlood(1, THAT)),
            when=("unlock", "any unlock"),
            anybodys=True,
            given=TurnOf(ControllerOf(THIS)) & ~AtLeast(BloodOn(THIS), 2),
            limit=ONCE_A_TURN,
        ),
        traits=("ghoul",),
    ),
    ally(
        "Heartrender",
        1,
        1,
        1,
        CanAct(
            Burn() >> RemoveFromGame(THIS), at=Cards((ALLY | RETAINER) & ~Trait("zombie") & ~Trait("wraith")), stealth=1
        ),
        traits=("wraith",),
    ),
    ally(
        "Herald of Topheth",
        5,
        3,
        1,
        AsVampire(("dai", "pot", "pre"), capacity=5),
        CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES)),
        each_phase("unlock", YOU, GainBlood(1, THIS), given=~AtLeast(BloodOn(THIS), 5)),
        traits=("demon", "flight", "infernal"),
    ),
    ally(
        "Infernal Servitor",
        2,
        1,
        3,
        Trigger("forced reaction", "acted", THIS, RemoveFromGame(THIS), must=True, given=Succeeded()),
        *[
            Trigger("forced reaction", kind, Cards(VAMPIRE), RemoveFromGame(THIS), must=True, given=~INFERNAL_RULE)
            for kind in ("burn", "remove", "uncontrol", "contest", "control")
        ],
        ways=(
            at("dai", Recruit(acts=True)),
            at("DAI", Recruit(acts=True) >> AsLongAsThis(AsVampire(("dai", "obf")), PLACED)),
        ),
        traits=("demon",),
    ),
    ally(
        "Leonardo, Mortician",
        2,
        1,
        0,
        CanAct(GainBlood(1, THAT), at=Cards(VAMPIRE & READY_REGION), stealth=1),
        traits=("mortal",),
    ),
    ally("Loyal Street Gang", 2, 1, 0, traits=("mortal",)),
    ally(
        "Michael Harris, the Incinerator",
        3,
        1,
        1,
        CanAct(SearchEquip(), stealth=1),
        Can(
            ChooseOne((FixRange("close"), FixRange("long"))),
            cost=BurnPool(1),
            when=("before range",),
            role="fighting",
            given=Against(VAMPIRE),
            limit=Limit(("round",)),
        ),
        traits=("mortal", "operation antigen"),
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
        "Outcast Mage",
        2,
        0,
        1,
        Can(Damage(2, ranged=True), when=("strike",), role="fighting"),
        MANEUVER,
        traits=("mage",),
    ),
)
