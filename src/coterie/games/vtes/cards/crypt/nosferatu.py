"""What the texts of the Nosferatu say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import CLAWS_FOR_BLOOD, READY_VAMPIRE, WAITING, asking
from coterie.games.vtes.cards.habits import FIRST_ROUND, IN_YOUR_TURN, ONCE_A_COMBAT, PRESS, QUIET_TIME
from coterie.games.vtes.numbers import ANARCH, BLEED, CAMARILLA, INTERCEPT, STEALTH, VOTES, WORSE
from coterie.games.vtes.words.asked import BledFor
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    ActorIs,
    Against,
    AimedAt,
    BlockerIs,
    Controls,
    InCombatWith,
    IsReady,
    Succeeded,
)
from coterie.games.vtes.words.corruption import OfTarget
from coterie.games.vtes.words.costs import WHOLE, Cheaper, Costlier
from coterie.games.vtes.words.crypts import PeekUncontrolled
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.deeds import Bleed, EnterCombat
from coterie.games.vtes.words.fighting import ClawsOut, Maneuver, SkipUnlock
from coterie.games.vtes.words.gatherings import Duel
from coterie.games.vtes.words.hands import DiscardFrom, OpenHand, PeekHand, Purge
from coterie.games.vtes.words.involved import Fighting, ItSelf
from coterie.games.vtes.words.methuselahs import TARGET_SEAT, TargetControls
from coterie.games.vtes.words.permanents import ControllerOf
from coterie.games.vtes.words.phases import DiscardAction
from coterie.games.vtes.words.politics import Calls, ReferendumPassed
from coterie.games.vtes.words.resources import (
    AddBlood,
    BurnBlood,
    BurnEdge,
    Draw,
    GainBlood,
    GainPool,
    MasterAction,
    MoreHand,
)
from coterie.games.vtes.words.selves import (
    ACTING,
    BLOCKING,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OLDER,
    OPPOSING,
    PREDATOR,
    PREY,
    READY_REGION,
    TITLED,
    VAMPIRE,
    Asks,
    OfClan,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import ToTorpor
from coterie.games.vtes.words.which_cards import Unique
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, In
from coterie.words.cards.groups import EACH_FOE, IT, THIS, YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, May, Pay
from coterie.words.filters import ANYTHING
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

DEFEATED = ActionIs("political") & Succeeded() & ~ReferendumPassed()  # its referendum has failed, or was cancelled
NOSFERATU = VAMPIRE & OfClan("Nosferatu")
NOT_CAMARILLA = Controls(VAMPIRE & ~OfSect(CAMARILLA), PREY)

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200061": tuple(
        [
            Can(Choose(EACH_FOE, PeekHand(THAT)), cost=BurnEdge(), when=(when,), given=IsReady())
            for when in ("unlock", "in discard phase")
        ]
    ),  # Alonzo Guillen
    "200460": (
        Can(Maneuver(), when=("range",), role="fighting", limit=ONCE_A_COMBAT, given=FIRST_ROUND),
    ),  # Federico di Padua
    "200060": (
        Trigger(
            "forced reaction",
            "bleeds",
            THIS,
            Inflict(1, Cards(VAMPIRE & OfSect(ANARCH) & OfTarget()), sure=True),
            must=True,
        ),
    ),  # Alonso Petrodon
    "200157": (
        Trigger(
            "reaction",
            "succeeds",
            THIS,
            Straighten(THIS),
            given=ActionIs("recruit") | ActionIs("employ"),
            limit=ONCE_A_TURN,
        ),
        CLAWS_FOR_BLOOD,
    ),  # Baba Yaga, the Iron Hag
    "200190": (CanAct(Calls(MoreHand(1, "game"), votes=0), stealth=1),),  # Benjamin Rose
    "201626": (
        Trigger("forced reaction", "acted", THIS, ToTorpor(THIS), must=True, given=DEFEATED),
    ),  # Cedrick Calhoun
    "201745": (
        Can(
            ClawsOut(),
            cost=BurnBlood(1),
            when=("before strikes", "strikes chosen"),
            role="fighting",
            limit=Limit(("round",)),
        ),
    ),  # Crossbreaker
    "201639": (
        Can(Stealth(1, anybodys=True), cost=Bow(THIS), when=("B",), given=ActorIs(NOSFERATU & OTHER)),
        Costlier(directed=True, whose=ItSelf()),
    ),  # Daria
    "200549": (CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & (OF_PREY | OF_PREDATOR))),),  # Gustaphe Brunnelle
    "200571": (OpenHand(ControllerOf(OPPOSING), InCombatWith()),),  # Harold Tanner
    "200573": (Can(PeekUncontrolled(PREY), when=("unlock",), limit=ONCE_A_TURN),),  # Harrod
    "200696": (CanAct(Bleed(1)),),  # Jeremy “Wix” Wyzchovsky
    "200720": (
        Can(
            ChooseOne((DiscardFrom(PREY, "blind"), DiscardFrom(PREDATOR, "blind"))),
            cost=DiscardAction(),
            when=("in discard phase",),
        ),
        Bonus(STEALTH, 1, THIS),
    ),  # Josef von Bauren
    "200776": (
        Can(GainPool(1), cost=MasterAction() >> asking("obf"), when=("in master phase",), given=IsReady()),
    ),  # Khalid
    "201553": (
        Can(BleedMore(1, limited=False), cost=asking("ani"), when=("A", "B", "C"), role="acting", limit=ONCE_AN_ACTION),
    ),  # Larissa Moreira
    "200865": (
        Trigger(
            "forced reaction",
            "bleeds",
            THIS,
            SkipUnlock(IT),
            must=True,
            given=TargetControls(READY_VAMPIRE & TITLED),
        ),
    ),  # Lubomira Hradok
    "201704": (
        While(NOT_CAMARILLA, Bonus(VOTES, 1, THIS)),
        While(NOT_CAMARILLA, Bonus(BLEED, 1, THIS)),
    ),  # Molly MacDonald
    "201632": (CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & BOWED & FOES)),),  # Nathaniel Bordruff
    "201705": (
        Can(
            Choose(Cards(WAITING & OfClan("Nosferatu")), AddBlood(1)),
            cost=BurnEdge(),
            when=("influence",),
            limit=ONCE_A_TURN,
        ),
    ),  # Nikolaus Vermeulen
    "201618": (Can(Draw(1), cost=BurnBlood(1, THIS), when=QUIET_TIME, limit=ONCE_A_TURN),),  # Okulos
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
    "201116": (
        While(Against(OfClan("Baali")), Told(WORSE, 1, THIS)),
        Trigger(
            "forced reaction",
            "presses",
            Cards(VAMPIRE & Fighting(ItSelf())),
            BurnBlood(1, IT),
            must=True,
            given=OfSort("on"),
        ),
    ),  # Petra
    "201649": (
        Trigger(
            "reaction",
            "bleeds",
            THIS,
            PeekHand(TARGET_SEAT) >> May(Pay(BurnBlood(1, THIS), Purge(ANYTHING, 1, TARGET_SEAT))),
        ),
    ),  # Richard de Worde
    "201214": (
        While(Acting(), Bonus(INTERCEPT, -1, Cards(VAMPIRE & OfClan("Ventrue")))),
        Can(
            Choose(Cards(In("hand")), Discard(), 0, 99),
            cost=DiscardAction() >> Bow(THIS),
            when=("in discard phase",),
        ),
    ),  # Ruxandra
    "201772": (PRESS,),  # Serhat Gunde, Combat Junkie
    "201295": (While(Acting(), Cannot("replace cards", YOU)),),  # Skidmark
    "201320": (Costlier(of=Asks("aus"), sorts=("reaction",), given=Acting()),),  # Strohmann
    "201545": (While(ActionIs(directed=True), Bonus(INTERCEPT, 1, THIS)),),  # The Dowager
    "201641": (
        While(
            ~Exists(Cards(READY_VAMPIRE & MINE & Unique() & OLDER & OfClan("Nosferatu"))), Cannot("act directed", THIS)
        ),
        Can(
            Duel(THIS, ACTING),
            cost=Bow(THIS),
            when=("after",),
            given=IsReady() & AimedAt(YOU) & BledFor(1),
        ),
    ),  # The Guardian
    "200968": (
        Can(
            Choose(Cards(VAMPIRE & OfSect(ANARCH) & MINE), GainBlood(1, THAT)),
            cost=BurnEdge(),
            when=IN_YOUR_TURN,
            limit=ONCE_A_TURN,
        ),
    ),  # The Medic
    "201504": (Cheaper(of=Trait("location"), coin="pool", bleeds=WHOLE, given=IsReady()),),  # Zelios
}
