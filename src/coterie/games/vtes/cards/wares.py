"""Weapons and other equipment (VR-10.2)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, equipment, plain
from coterie.games.vtes.cards.habits import MANEUVER, QUIET_TIME
from coterie.games.vtes.numbers import ANARCH, BLEED, CAPACITY, HAND_SIZE, HUNT, SABBAT, STEALTH, STRENGTH
from coterie.games.vtes.words.asked import ActionNeeds, InPhase, Meets
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, Against, IsA, Succeeded
from coterie.games.vtes.words.costs import CheaperRescue
from coterie.games.vtes.words.damage import ALL, PreventDamage
from coterie.games.vtes.words.deeds import Bleed, EnterCombat, Equip
from coterie.games.vtes.words.fighting import AlsoStrike, Maneuver, ManeuverFor, Press, Stun
from coterie.games.vtes.words.gatherings import TakeOnto
from coterie.games.vtes.words.involved import Fighting
from coterie.games.vtes.words.outcomes import AimedAtCard, OneOf
from coterie.games.vtes.words.permanents import CONTROLLER, BearerIn, BearerIs
from coterie.games.vtes.words.remembered import Note, Noted
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, Draw, GainBlood
from coterie.games.vtes.words.rounds import OnThe, StrikesWithThis, StruckWithThis
from coterie.games.vtes.words.selves import (
    ACTING,
    ME,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OPPOSING,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Called,
    OfClan,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.stealing import FailAction, Stealth
from coterie.games.vtes.words.striking import Damage, HandStrike, StrikeTo
from coterie.games.vtes.words.told import HasDiscipline
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.weapons import NoOtherGear
from coterie.games.vtes.words.whereabouts import Burn, ToUncontrolled
from coterie.games.vtes.words.which_cards import ForSect, IsHost
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.changing import Bow, RemoveCounters, Straighten
from coterie.words.cards.filters import Bearing, In, Rated
from coterie.words.cards.groups import HOST, IT, THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.effects import If
from coterie.words.picking import Choose

ONCE_A_COMBAT = Limit("combat")
SHOT, CUT = Damage(1, ranged=True, sort="gun"), HandStrike(1, melee=True)
BURST = Damage(2, ranged=True, sort="gun")
KAYMAKLI = Called("Kaymakli Fragment")
SNATCH_FRAGMENT = StrikeTo(Choose(Cards(KAYMAKLI & OnThe(OPPOSING)), TakeOnto()))

WARES: tuple[Card, ...] = (
    equipment("Camera Phone", CanAct(Bleed(1)), NoOtherGear(BLEED), traits=("electronic",)),
    equipment(
        "Kaymakli Fragment",
        CanAct(Draw(5), "bearer", VAMPIRE & OfSect(SABBAT)),
        CanAct(AddBlood(3), "bearer", Trait("infernal"), 1, at=Cards(In("uncontrolled") & VAMPIRE)),
        Grants(
            Can(SNATCH_FRAGMENT, when=("strike",), role="fighting", given=Against(MINION & Bearing(KAYMAKLI))),
            Cards(MINION),
        ),
    ),
    equipment("Erebus Mask", While(BearerIs(VAMPIRE & OfClan("Harbinger of Skulls")), Bonus(STEALTH, 1))),
    equipment(
        "Ritual Goblet",
        Bonus("tha", 1),
        CheaperRescue(1, HOST),
        Can(
            Straighten(HOST),
            when=("after",),
            role="acting",
            given=ActionIs("rescue") & Succeeded() & BearerIs(VAMPIRE),
            limit=ONCE_A_TURN,
        ),
    ),
    equipment(
        "AK-47",
        Can(BURST, when=("strike",), role="fighting"),
        Can(ManeuverFor(BURST), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        Can(AlsoStrike(BURST), when=("additional",), role="fighting", given=StruckWithThis()),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Sword of the Archangel",
        Can(HandStrike(1, aggravated=True, melee=True), when=("strike",), role="fighting"),
        Can(
            CancelPlayed("combat", keyword="grapple/aim", by_foe=True),
            cost=BurnBlood(1, HOST),
            when=("played",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
        Trigger(
            "forced reaction",
            "burn",
            Cards(VAMPIRE & Fighting(IsHost())),
            Note("deadly", "combat", "is deadly in this combat"),
            must=True,
            given=StrikesWithThis(),
        ),
        Trigger(
            "reaction",
            "fights",
            HOST,
            Straighten(HOST),
            given=Noted("deadly", "combat", "deadly") & BearerIn("ready"),
            limit=ONCE_A_TURN,
        ),
        traits=("weapon", "melee weapon"),
    ),
    equipment("The Signet of King Saul", Cannot("be blocked", HOST, Cards(VAMPIRE & Rated(CAPACITY, least=8)))),
    equipment(
        "Palatial Estate",
        each_phase("master", CONTROLLER, GainBlood(1, HOST), given=BearerIs(VAMPIRE)),
    ),
    equipment(
        "The Sargon Fragment",
        HasDiscipline("nec", 2),
        CanAct(Return(), "bearer", VAMPIRE, at=Cards(In("ash") & ~VAMPIRE), blood=1),
    ),
    equipment(
        "Blood Tears of Kephran",
        Can(PreventDamage(2), cost=Burn(THIS), when=("damage",), role="fighting", given=IsA(VAMPIRE)),
        Can(GainBlood(2, HOST) >> Burn(THIS), when=QUIET_TIME, given=BearerIs(VAMPIRE)),
    ),
    card(
        "Cooler",
        plain(Equip(4)),
        abilities=(
            Can(
                GainBlood(1, HOST) >> RemoveCounters("counter", 1, THIS),
                when=("unlock",),
                limit=ONCE_A_TURN,
                given=BearerIn("ready") & BearerIs(VAMPIRE),
            ),
        ),
        fades=True,
    ),
    card(
        "Leather Jacket",
        plain(Equip() >> AtEnd("turn", Straighten(ME))),
        abilities=(Can(PreventDamage(ALL, tag="strike"), cost=Burn(THIS), when=("damage",), role="fighting"),),
        single="name",
    ),
    card(
        "Helicopter",
        plain(Equip() >> Bow(PLACED)),
        abilities=(Can(Straighten(HOST), cost=Bow(THIS), when=("after",), role="acting", given=Succeeded()),),
        traits=("vehicle",),
        single="vehicle",
    ),
    equipment("Flak Jacket", Can(PreventDamage(1), when=("damage",), role="fighting", limit=ONCE_A_COMBAT)),
    equipment(
        "Ruins of Ceoris",
        Can(
            OneOf((Maneuver(), Press())),
            when=("range", "press"),
            role="fighting",
            limit=ONCE_A_COMBAT,
            given=IsA(VAMPIRE & OfClan("Tremere antitribu")),
        ),
    ),
    equipment(
        "Shaal Fragment",
        Bonus(HAND_SIZE, 2, CONTROLLER),
        CanAct(TakeOnto(THIS), "foes", VAMPIRE),
        traits=("nod fragment",),
    ),
    equipment(
        "Concoction of Vitality",
        Can(
            Gain(Cannot("be blocked", THIS, Cards(VAMPIRE)), ACTING, "action")
            >> Gain(Cannot("use disciplines", THIS), ACTING, "action"),
            cost=Burn(THIS),
            when=("announced",),
            role="acting",
            given=ActorIs(VAMPIRE),
        ),
    ),
    equipment(
        "An Anarch Manifesto",
        While(
            BearerIs(VAMPIRE & OfSect(ANARCH)) & Acting(HOST) & ActionNeeds(ForSect(ANARCH)),
            Bonus(STEALTH, 1),
        ),
        Bonus(STRENGTH, 1, Cards(TITLED & VAMPIRE & ~OfSect(ANARCH) & Fighting(IsHost()))),
        single="name",
    ),
    equipment(
        "Zaire River Ferry",
        Can(
            FailAction(),
            cost=Bow(THIS),
            when=("announced",),
            given=ActionIs(directed=True) & AimedAtCard(HOST) & BearerIs(VAMPIRE & OfClan("Lasombra")),
        ),
        Can(Stealth(1), cost=Bow(THIS), when=("B",), role="acting", given=ActorIs(VAMPIRE & OfClan("Lasombra"))),
        traits=("haven",),
        single="haven",
    ),
    equipment(
        "Hand of Conrad",
        HasDiscipline("pot", 2),
        CanAct(ToUncontrolled(), "bearer", VAMPIRE, at=Cards(VAMPIRE & In("ash"))),
    ),
    equipment("IR Goggles", MANEUVER, traits=("electronic",)),
    equipment(
        "Saturday-Night Special",
        Can(SHOT, when=("strike",), role="fighting"),
        Can(ManeuverFor(SHOT), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Sawed-Off Shotgun",
        Can(Damage(3, ranged=True, sort="gun"), when=("strike",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Sengir Dagger",
        Can(HandStrike(aggravated=True, melee=True), when=("strike",), role="fighting"),
        traits=("weapon", "melee weapon"),
    ),
    equipment(
        "Blade of Bellona",
        Can(CUT, when=("strike",), role="fighting"),
        Can(ManeuverFor(CUT, "close"), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "melee weapon"),
    ),
    equipment("Aaron's Feeding Razor", Bonus(HUNT, 1)),
    equipment(
        "Cloak of the Abalone",
        Cannot("be blocked", HOST, Cards(VAMPIRE & (OfClan("Toreador") | OfClan("Toreador antitribu")))),
    ),
    equipment(
        "Drum of Xipe Totec",
        HasDiscipline("cel", 2),
        Can(Maneuver(), when=("range",), role="fighting", limit=ONCE_A_COMBAT, given=IsA(VAMPIRE)),
    ),
    equipment(
        "Veneficorum Artum Sanguis",
        HasDiscipline("tha", 2),
        CanAct(EnterCombat(HOST), "foes", VAMPIRE & (OfClan("Tremere") | OfClan("Tremere antitribu"))),
    ),
    equipment(
        "Mummy's Tongue",
        Can(Choose(Cards(VAMPIRE), Stun()), cost=Burn(THIS), when=("in master phase",), given=BearerIs(VAMPIRE)),
    ),
    equipment(
        "Gran Madre di Dio, Italy",
        *[
            Trigger(
                "forced reaction",
                kind,
                Cards(MINION & (OF_PREY | OF_PREDATOR)),
                Bow(IT) + If(Meets(IT, VAMPIRE & YOUNGER), BurnBlood(1, IT)),
                must=True,
                given=~InPhase("unlock"),
            )
            for kind in ("emerge", "recruit", "embrace")
        ],
    ),
)
