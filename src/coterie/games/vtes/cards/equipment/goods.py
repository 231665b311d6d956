"""Equipment that is no weapon, and locations that minions bear (VR-10.2)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, equipment, plain
from coterie.games.vtes.cards.habits import BY_ACTION, MANEUVER, ON_IT, ONCE_A_COMBAT, QUIET_TIME
from coterie.games.vtes.numbers import (
    ANARCH,
    BLEED,
    CAPACITY,
    HAND_SIZE,
    HUNT,
    INTERCEPT,
    SABBAT,
    STEALTH,
    STRENGTH,
    VOTES,
)
from coterie.games.vtes.words.asked import ActionNeeds, AimedAtCard, ByThisCard, InPhase, Meets
from coterie.games.vtes.words.bonds import MARKED, PLACED, Mark, Reincarnate
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    ActorIs,
    Against,
    IsA,
    Succeeded,
)
from coterie.games.vtes.words.costs import CheaperRescue, Costlier, Halves
from coterie.games.vtes.words.damage import ALL, PreventDamage
from coterie.games.vtes.words.deeds import Bleed, EnterCombat, Equip
from coterie.games.vtes.words.fighting import EndCombat, Maneuver, OneOf, Press, Stun
from coterie.games.vtes.words.gatherings import Churn, TakeOnto
from coterie.games.vtes.words.hands import DrawMoreActing
from coterie.games.vtes.words.involved import Fighting
from coterie.games.vtes.words.methuselahs import TargetControls
from coterie.games.vtes.words.permanents import CONTROLLER, BearerIn, BearerIs
from coterie.games.vtes.words.raising import KeepAlive
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, Draw, GainBlood
from coterie.games.vtes.words.rounds import OnThe
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OPPOSING,
    READY_REGION,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Asks,
    Called,
    Knows,
    OfClan,
    OfSect,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.stores import DrawsKept, Store, TopCards
from coterie.games.vtes.words.striking import Dodge, StrikeTo
from coterie.games.vtes.words.this_action import FailAction
from coterie.games.vtes.words.told import HasDiscipline
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.weapons import NoOtherGear
from coterie.games.vtes.words.whereabouts import Burn, ToUncontrolled
from coterie.games.vtes.words.which_cards import ForSect, IsHost
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import READY, Bearing, In, Rated
from coterie.words.cards.groups import HOST, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import THAT
from coterie.words.picking import Choose

EQUIPPED = ActionIs("equip") & BY_ACTION
ELDER = VAMPIRE & Rated(CAPACITY, least=6)
KAYMAKLI = Called("Kaymakli Fragment")
SNATCH_FRAGMENT = StrikeTo(Choose(Cards(KAYMAKLI & OnThe(OPPOSING)), TakeOnto()))

CARDS: tuple[Card, ...] = (
    equipment("Aaron's Feeding Razor", Bonus(HUNT, 1)),
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
        "Blood Tears of Kephran",
        Can(PreventDamage(2), cost=Burn(THIS), when=("damage",), role="fighting", given=IsA(VAMPIRE)),
        Can(GainBlood(2, HOST) >> Burn(THIS), when=QUIET_TIME, given=BearerIs(VAMPIRE)),
    ),
    equipment(
        "Bowl of Convergence",
        While(BearerIs(Knows("aus")), Bonus(INTERCEPT, 1)),
        Can(Intercept(1), cost=BurnBlood(1), when=("B",), given=BearerIs(Knows("AUS")), limit=ONCE_AN_ACTION),
    ),
    equipment("Camera Phone", CanAct(Bleed(1)), NoOtherGear(BLEED), traits=("electronic",)),
    equipment(
        "Cloak of the Abalone",
        Cannot("be blocked", HOST, Cards(VAMPIRE & (OfClan("Toreador") | OfClan("Toreador antitribu")))),
    ),
    equipment(
        "Codex of the Edenic Groundskeepers",
        While(Acting(HOST) & ActionIs("bleed"), Bonus(STEALTH, -2)),
        While(ByThisCard() & ~TargetControls(MINION & READY_REGION & READY), Bonus(BLEED, 3)),
        CanAct(Bleed(), blood=1, given=BearerIs(VAMPIRE)),
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
    equipment(
        "Body Bag",
        Can(
            FailAction(),
            cost=BurnBlood(2, HOST),
            when=("A", "announced", "B", "C"),
            given=AimedAtCard(HOST) & ActionIs(directed=True) & BearerIn("ready") & BearerIs(VAMPIRE & OfSect(ANARCH)),
        ),
        traits=("haven",),
        single="haven",
    ),
    equipment(
        "Drum of Xipe Totec",
        HasDiscipline("cel", 2),
        Can(Maneuver(), when=("range",), role="fighting", limit=ONCE_A_COMBAT, given=IsA(VAMPIRE)),
    ),
    equipment("Erebus Mask", While(BearerIs(VAMPIRE & OfClan("Harbinger of Skulls")), Bonus(STEALTH, 1))),
    equipment("Flak Jacket", Can(PreventDamage(1), when=("damage",), role="fighting", limit=ONCE_A_COMBAT)),
    equipment(
        "Flaming Candle",
        Can(
            Gain(Cannot("be blocked", THIS, Cards(VAMPIRE)), ACTING, "action"),
            cost=BurnBlood(1, HOST) >> Burn(THIS),
            when=("announced",),
            role="acting",
            given=BearerIs(VAMPIRE),
        ),
        only=("game",),
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
    equipment(
        "Hand of Conrad",
        HasDiscipline("pot", 2),
        CanAct(ToUncontrolled(), "bearer", VAMPIRE, at=Cards(VAMPIRE & In("ash"))),
    ),
    equipment("Heart of Nizchetus", Can(Churn(3), when=("unlock",), limit=ONCE_A_TURN, given=BearerIn("ready"))),
    card(
        "Helicopter",
        plain(Equip() >> Bow(PLACED)),
        abilities=(
            Trigger("forced reaction", "attach", THIS, Bow(THIS), must=True, given=EQUIPPED),
            Can(Straighten(HOST), cost=Bow(THIS), when=("after",), role="acting", given=Succeeded()),
        ),
        traits=("vehicle",),
        single="vehicle",
    ),
    equipment(
        "Incriminating Videotape",
        Cannot("be blocked", HOST, MARKED),
        ways=(plain(Equip() >> Choose(Cards(MINION & OF_PREY), Mark(THAT))),),
    ),
    equipment("IR Goggles", MANEUVER, traits=("electronic",)),
    equipment(
        "Kaymakli Fragment",
        CanAct(Draw(5), "bearer", VAMPIRE & OfSect(SABBAT)),
        CanAct(AddBlood(3), "bearer", Trait("infernal"), 1, at=Cards(In("uncontrolled") & VAMPIRE)),
        Grants(
            Can(SNATCH_FRAGMENT, when=("strike",), role="fighting", given=Against(MINION & Bearing(KAYMAKLI))),
            Cards(MINION),
        ),
    ),
    equipment(
        "Kduva's Mask",
        Bonus(BLEED, 1),
        Bonus(VOTES, 2),
        Costlier(of=Asks("aus"), sorts=("reaction",), given=Acting(HOST)),
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
    equipment("Laptop Computer", Bonus(BLEED, 1), traits=("electronic",), single="name"),
    equipment("Learjet", DrawMoreActing(), traits=("vehicle",), single="vehicle"),
    card(
        "Leather Jacket",
        plain(Equip()),
        abilities=(
            Trigger("forced reaction", "attach", THIS, AtEnd("turn", Straighten(HOST)), must=True, given=EQUIPPED),
            Can(PreventDamage(ALL, tag="strike"), cost=Burn(THIS), when=("damage",), role="fighting"),
        ),
        single="name",
    ),
    equipment(
        "Living Manse",
        Bonus(BLEED, 1),
        Can(EndCombat(), cost=Burn(THIS), when=("before range",), role="fighting"),
        single="name",
    ),
    equipment(
        "Mummy's Tongue",
        Can(Choose(Cards(VAMPIRE), Stun()), cost=Burn(THIS), when=("in master phase",), given=BearerIs(VAMPIRE)),
    ),
    equipment(
        "Palatial Estate",
        each_phase("master", CONTROLLER, GainBlood(1, HOST), given=BearerIs(VAMPIRE)),
    ),
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
        "Ruins of Ceoris",
        Can(
            OneOf((Maneuver(), Press())),
            when=("range", "press"),
            role="fighting",
            limit=ONCE_A_COMBAT,
            given=IsA(VAMPIRE & OfClan("Tremere antitribu")),
        ),
    ),
    equipment("Sacré-Cœur Cathedral, France", Cannot("be blocked", HOST, Cards(ALLY))),
    equipment(
        "Seal of Veddartha",
        CanAct(Bleed(1), given=BearerIs(ELDER)),
        each_phase("unlock", YOU, PutCounters("counter", 1, THIS), given=~AtLeast(ON_IT, 4)),
        *[
            While(BearerIs(ELDER) & AtLeast(ON_IT, n), Bonus(code, 1))
            for n, code in enumerate(("dom", "dom", "for", "for"), 1)
        ],
        Trigger("forced reaction", "attach", THIS, RemoveCounters("counter", ON_IT, THIS), must=True),
    ),
    equipment(
        "Shaal Fragment",
        Bonus(HAND_SIZE, 2, CONTROLLER),
        CanAct(TakeOnto(THIS), "foes", VAMPIRE),
        traits=("nod fragment",),
    ),
    equipment(
        "Shilmulo Tarot",
        DrawsKept(BearerIn("ready")),
        Can(Store(TopCards()), when=("unlock",), limit=ONCE_A_TURN),
        ways=(plain(Equip() >> Store(TopCards(2), PLACED)),),
    ),
    equipment("Sire's Index Finger", Cannot("suffer frenzy", HOST)),
    equipment(
        "Soul Gem of Etrius",
        Trigger("would", "burn", HOST, Reincarnate(), must=True, given=BearerIs(VAMPIRE)),
        Cannot("take", THIS),
    ),
    equipment("Sport Bike", Bonus(INTERCEPT, 1), traits=("vehicle",), single="vehicle"),
    equipment(
        "Stolen Police Cruiser",
        While(BearerIs(OfSect(ANARCH)), Bonus(BLEED, 1)),
        While(BearerIs(OfSect(ANARCH)) & Acting(HOST), Bonus(INTERCEPT, -1, Cards(ALLY))),
        While(BearerIs(OfSect(ANARCH)) & Acting(HOST), Bonus(INTERCEPT, -1, Cards(VAMPIRE & YOUNGER))),
        CanAct(Stun(HOST) >> Burn(THIS), "others", VAMPIRE, pool=1),
        traits=("vehicle",),
        single="vehicle",
    ),
    equipment(
        "The Sargon Fragment",
        HasDiscipline("nec", 2),
        CanAct(Return(), "bearer", VAMPIRE, at=Cards(In("ash") & ~VAMPIRE), blood=1),
    ),
    equipment("The Signet of King Saul", Cannot("be blocked", HOST, Cards(VAMPIRE & Rated(CAPACITY, least=8)))),
    equipment("The Ankara Citadel, Turkey", Halves("modifier")),
    equipment(
        "The Book of Going Forth by Night",
        HasDiscipline("ser", 2),
        Trigger(
            "would",
            "burn",
            Cards(ALLY & Fighting(IsHost())),
            Instead(KeepAlive(IT) + Steal(IT) + Bow(IT)),
            must=True,
            given=BearerIs(VAMPIRE),
        ),
    ),
    equipment(
        "Treasured Samadji",
        Bonus(BLEED, 1),
        Can(Dodge(), when=("strike",), role="fighting", limit=ONCE_A_COMBAT),
    ),
    equipment(
        "Unlicensed Taxicab",
        While(Acting(HOST) & (ActionIs("hunt") | ActionIs("recruit") | ActionIs("employ")), Bonus(STEALTH, 1)),
        Trigger(
            "forced reaction",
            "blocks",
            Cards(VAMPIRE & Titled(("prince", "archbishop"))),
            Burn(THIS),
            must=True,
            given=Acting(HOST),
        ),
        stealth=2,
        traits=("vehicle",),
        single="vehicle",
    ),
    equipment(
        "Veneficorum Artum Sanguis",
        HasDiscipline("tha", 2),
        CanAct(EnterCombat(HOST), "foes", VAMPIRE & (OfClan("Tremere") | OfClan("Tremere antitribu"))),
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
)
