"""Vampires that hide and see, bleed more or less, or make that harder for others."""

from __future__ import annotations

from coterie.games.vtes.cards.habits import SELF, discarding
from coterie.games.vtes.numbers import BLEED, BLOCK_TAX, CAMARILLA, HAND_SIZE, INTERCEPT, SABBAT, STEALTH
from coterie.games.vtes.words.asked import IsUnlocked, Meets
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, AimedAt, BleedIs, BlockerIs, IsA, IsReady
from coterie.games.vtes.words.costs import Cheaper, Costlier
from coterie.games.vtes.words.crypts import SpendCrypt
from coterie.games.vtes.words.deeds import Steal, StealBloodFrom, StealPool
from coterie.games.vtes.words.fighting import Stun
from coterie.games.vtes.words.gatherings import AttemptToBlock
from coterie.games.vtes.words.methuselahs import TARGET_SEAT, HasEdge, Richer, TargetControls, TurnOf
from coterie.games.vtes.words.permanents import MoveOnto
from coterie.games.vtes.words.phases import BurnTop
from coterie.games.vtes.words.resources import BurnBlood, BurnEdge, MoreHand
from coterie.games.vtes.words.selves import (
    ALLY,
    BLOCKING,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    PREDATOR,
    PREY,
    READY_REGION,
    RETAINER,
    TITLED,
    VAMPIRE,
    WEAKER,
    YOUNGER,
    Asks,
    Called,
    OfClan,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.stealing import BleedLess, BleedMore, Intercept, Redirect, Stealth
from coterie.games.vtes.words.takings import TakeAny
from coterie.games.vtes.words.told import TraitOf
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER, READY, In
from coterie.words.cards.groups import EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose
from coterie.words.standing import Standing

TOREADOR = VAMPIRE & (OfClan("Toreador") | OfClan("Toreador antitribu"))
BLEEDING_YOU = ActionIs("bleed", at_you=True)
READY_TREMERE = TargetControls(VAMPIRE & READY_REGION & (OfClan("Tremere") | OfClan("Tremere antitribu")))
READY_VAMPIRE = VAMPIRE & READY_REGION

STALKERS: dict[str, tuple[Standing, ...]] = {
    "201447": (Bonus(STEALTH, 1, THIS),),  # Viktor, The Night General
    "201253": (
        Can(Choose(Cards(WEAKER & READY & OF_PREY), Bow()), cost=BurnBlood(2), when=("unlock",), limit=ONCE_A_TURN),
        Costlier(sorts=("reaction",), whose=SELF),
    ),  # Scout Youngwood
    "200489": (CanAct(StealBloodFrom(2), at=Cards(MINION & READY_REGION & FOES), stealth=1),),  # Gabrielle di Righetti
    "200034": (
        Can(
            Redirect(),
            cost=discarding("master"),
            when=("C",),
            given=IsReady() & IsUnlocked(),
            limit=ONCE_A_TURN,
        ),
    ),  # Aksinya Daclau
    "200683": (
        While(Acting() & ActionIs("hunt"), Bonus(STEALTH, 1, THIS)),
        While(Acting() & ~ActionIs("hunt"), Bonus(STEALTH, -1, THIS)),
        Can(
            Choose(
                Cards(Called("Society of Leopold")),
                Choose(Cards(VAMPIRE & READY_REGION), MoveOnto(what=Bound("society"))),
                name="society",
            ),
            when=("unlock",),
            limit=ONCE_A_TURN,
            given=IsReady(),
        ),
    ),  # Jayne Jonestown
    "200559": (
        While(Acting(), Bonus(BLOCK_TAX, 1, Cards(VAMPIRE & OfSect(CAMARILLA)))),
        While(BLEEDING_YOU, Bonus(BLEED, 1, Cards(VAMPIRE & OfClan("Banu Haqim")))),
    ),  # Hafsa, The Watcher
    "200768": (
        Trigger(
            "forced reaction",
            "bleeds",
            Cards(MINION),
            BurnBlood(1, IT),
            must=True,
            given=AimedAt(YOU) & IsReady() & IsUnlocked(),
        ),
    ),  # Keller Thiel
    "201646": (
        Can(
            Intercept(1, BLOCKING),
            cost=BurnBlood(1, THIS),
            when=("B",),
            given=BlockerIs(VAMPIRE & MINE),
            limit=ONCE_AN_ACTION,
        ),
        Bonus(STEALTH, 1, THIS),
    ),  # Oskar Anasov
    "200113": (Bonus(INTERCEPT, 1, THIS),),  # Anton
    "201619": (
        Can(
            BleedMore(1, limited=False, anybodys=True),
            cost=Choose(Cards(In("hand")), Discard()),
            when=("A", "B", "C"),
            given=ActorIs(VAMPIRE & OfClan("Banu Haqim")) & IsReady(),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Victoria Ash
    "201633": (
        Can(
            Stealth(1),
            cost=discarding("political action"),
            when=("B",),
            given=ActorIs(MINION & MINE) & IsReady(),
            limit=ONCE_A_TURN,
        ),
    ),  # Maila
    "201696": (
        Can(
            Choose(Cards(VAMPIRE & YOUNGER & READY), Bow()),
            cost=BurnBlood(2),
            when=("unlock",),
            given=IsReady(),
            limit=ONCE_A_TURN,
        ),
    ),  # François Villon
    "201693": (
        While(~IsUnlocked(), Bonus(STEALTH, 1, Cards(VAMPIRE & OfClan("Toreador") & OTHER & MINE))),
    ),  # Annabelle Triabell
    "200194": (While(BLEEDING_YOU, Bonus(BLEED, 1, Cards(TOREADOR))),),  # Bethany Ray
    "201315": (
        While(Acting() & TargetControls(READY_REGION & VAMPIRE & OfClan("Tremere")), Bonus(BLEED, 1, THIS)),
        Bonus(STEALTH, 1, THIS),
    ),  # Stephen Bateson
    "200767": (
        Can(
            BurnBlood(1, THIS),
            cost=BurnEdge(),
            when=("any unlock",),
            anybodys=True,
            given=Meets(THIS, OF_PREDATOR) & TurnOf(PREDATOR),
        ),
    ),  # Keith Moody
    "200943": (While(Acting() & ~READY_TREMERE, Bonus(BLEED, -1, THIS)),),  # Martin Franckel
    "200031": (Cannot("be blocked", THIS, Cards(VAMPIRE & YOUNGER & OfClan("Tremere"))),),  # Aisling Sturbridge
    "200119": (
        Can(
            BleedMore(1, limited=False, anybodys=True),
            cost=BurnBlood(1, THIS),
            when=("A", "B", "C"),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Anu Diptinatpa
    "200080": (
        Can(
            BleedLess(1, own=True) >> Gain(Bonus(BLEED, 2, THIS), THIS),
            when=("succeeding",),
            given=ActorIs(VAMPIRE & MINE) & BleedIs(1),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Andre LeRoux
    "200454": (
        CanAct(BurnBlood(1, THAT), at=Cards(MINION & OF_PREY)),
        While(Acting() & TargetControls(READY_REGION), Bonus(BLEED, -1, THIS)),
    ),  # Fairuza
    "201320": (Costlier(of=Asks("aus"), sorts=("reaction",), given=Acting()),),  # Strohmann
    "201279": (
        Can(
            BleedMore(1, limited=False),
            cost=Bow(THIS),
            when=("A", "B", "C"),
            given=ActorIs(VAMPIRE & MINE & OfClan("Tremere antitribu")),
        ),
    ),  # Sheela Na Gig
    "201100": (
        Can(Intercept(1), cost=SpendCrypt(), when=("B",), role="reacting", limit=ONCE_AN_ACTION),
        Can(Stealth(1), cost=SpendCrypt(), when=("B",), role="acting", limit=ONCE_AN_ACTION),
    ),  # Paul Cordwood
    "200727": (Bonus(STEALTH, 1, THIS),),  # Jost Werner
    "201171": (
        Bonus(STEALTH, 1, THIS),
        While(Acting() & TargetControls(VAMPIRE & READY_REGION & OfClan("Malkavian")), Bonus(BLEED, 1, THIS)),
    ),  # Rebekka, Chantry Elder of Munich
    "201509": (While(Acting() & ActionIs("hunt"), Bonus(STEALTH, -1, THIS)),),  # Zöe
    "200540": (
        Can(
            BleedLess(1),
            cost=BurnBlood(1, THIS),
            when=("A", "B", "C"),
            given=ActorIs(WEAKER) & IsReady(),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Greta Kircher
    "200950": (Trigger("reaction", "phase", EVERYBODY, Straighten(THIS), given=OfSort("discard")),),  # Masika
    "200106": (
        Can(
            AttemptToBlock(anybody=True),
            when=("A",),
            role="reacting",
            given=ActorIs(VAMPIRE & FOES) & IsReady(),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Anneke
    "200083": (
        Can(Intercept(1), cost=BurnBlood(1), when=("B",), role="reacting", limit=ONCE_A_TURN),
    ),  # Andreas, The Bard of Crete
    "200800": (
        While(Acting() & TargetControls(READY_VAMPIRE & OfClan("Toreador")), Bonus(BLEED, 1, THIS)),
    ),  # L'Épuisette
    "200974": (
        Can(
            Gain(Bonus(INTERCEPT, -2, THIS), BLOCKING, "action"),
            cost=BurnBlood(1),
            when=("B",),
            role="acting",
            given=BlockerIs(VAMPIRE & YOUNGER),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Mélusine d'Anjou
    "200900": (CanAct(StealPool(1), stealth=1, given=Richer(PREY)),),  # Malabranca
    "200273": (While(ActionIs("bleed"), Bonus(INTERCEPT, -1, THIS)),),  # Christine Boscacci
    "201075": (CanAct(Steal(THIS), "foes", VAMPIRE & Trait("black hand"), pool=1),),  # Olga Triminov
    "201046": (Bonus(INTERCEPT, 1, THIS),),  # Neighbor John
    "200874": (While(Acting(), Bonus(INTERCEPT, -1, Cards(VAMPIRE & YOUNGER & OfSect(SABBAT)))),),  # Lucita
    "201006": (
        Cheaper(1, "blood", Asks("obt"), SELF, locks=False),
        Can(Stealth(1), cost=BurnBlood(1, THIS), when=("B",), given=ActorIs(MINION & MINE), limit=ONCE_AN_ACTION),
    ),  # Montano
    "200865": (
        Trigger(
            "forced reaction",
            "bleeds",
            THIS,
            Stun(IT, locks=False),
            must=True,
            given=TargetControls(READY_VAMPIRE & TITLED),
        ),
    ),  # Lubomira Hradok
    "201009": (Bonus(INTERCEPT, 1, THIS),),  # Mordechai Ben-Nun
    "200580": (Trigger("reaction", "bleeds", THIS, BurnTop(1, TARGET_SEAT)),),  # Hecate
    "201433": (
        Can(Stealth(1), cost=BurnBlood(2, THIS), when=("B",), role="acting", limit=ONCE_AN_ACTION),
    ),  # Veejay Vinod
    "200615": (Bonus(INTERCEPT, 1, THIS),),  # Iago Castille
    "201482": (CanAct(TakeAny(), at=Cards((ALLY | RETAINER) & FOES), stealth=1, blood=1),),  # Xipe Totec
    "201083": (While(HasEdge() & Acting() & ActionIs("bleed"), Bonus(STEALTH, 1, THIS)),),  # Ondine “Boudicca” Sinclair
    "201186": (
        While(ActorIs(VAMPIRE & (OfClan("Lasombra") | OfClan("Tzimisce"))), Bonus(INTERCEPT, -1, THIS)),
    ),  # Richard Tauber, Ayelea's Puppet
    "201487": (CanAct(Stun(THAT), at=Cards(VAMPIRE & YOUNGER & FOES)),),  # Yitzak
    "200291": (
        While(Acting() & TargetControls(READY_VAMPIRE & ~OfSect(CAMARILLA)), Bonus(BLEED, 1, THIS)),
    ),  # Cornelius Ottavio
    "201444": (CanAct(Bow(THAT), at=Cards(READY_VAMPIRE & YOUNGER & READY & FOES), stealth=1),),  # Victoria Ash
    "200478": (CanAct(StealBloodFrom(2, up_to=True), at=Cards(VAMPIRE & YOUNGER), stealth=1),),  # François Villon
    "201370": (
        Can(
            BleedMore(1, limited=False) >> MoreHand(-2, "unlock"),
            when=("A", "B", "C"),
            role="acting",
            limit=ONCE_AN_ACTION,
        ),
        Bonus(HAND_SIZE, 1, YOU),
    ),  # Thucimia
    "200440": (
        CanAct(StealBloodFrom(3, up_to=True), at=Cards(VAMPIRE & OTHER & OfClan("Tremere")), stealth=1),
    ),  # Etrius
    "201139": (
        While(Acting() & TargetControls(READY_VAMPIRE & OfClan("Tremere")), Bonus(BLEED, 1, THIS)),
    ),  # Queen Anne
    "200959": (
        CanAct(
            Gain(TraitOf("black hand", 1, THIS), THIS, ("forever",)),
            stealth=1,
            blood=1,
            given=IsA(VAMPIRE & OfSect(SABBAT) & ~Trait("black hand")),
        ),
    ),  # Mateusz Kazimirski, Biker of Blood
}
