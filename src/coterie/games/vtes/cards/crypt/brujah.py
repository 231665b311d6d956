"""What the texts of the Brujah say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import RUSH, SELF
from coterie.games.vtes.cards.habits import MANEUVER, ONCE_A_COMBAT, PRESS
from coterie.games.vtes.numbers import (
    ANARCH,
    BLEED,
    CAPACITY,
    HAND_SIZE,
    INTERCEPT,
    MELEE_DAMAGE,
    SABBAT,
    STEALTH,
    STRENGTH,
    VOTES,
)
from coterie.games.vtes.words.asked import PreyHasBurned
from coterie.games.vtes.words.bleeding import MustBleed
from coterie.games.vtes.words.circumstances import Acting, ActionIs, Against, BlockerIs, Controls, IsReady, LiesIn
from coterie.games.vtes.words.costs import Cheaper, CheaperRescue, PlayedAs
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.fighting import MoreStrikes
from coterie.games.vtes.words.gatherings import AtPrey
from coterie.games.vtes.words.gehenna import FreeOfGehenna
from coterie.games.vtes.words.involved import ANOTHER
from coterie.games.vtes.words.methuselahs import HasPool, TargetControls
from coterie.games.vtes.words.permanents import MoveOnto
from coterie.games.vtes.words.politics import Calls
from coterie.games.vtes.words.referendums import CalledBy
from coterie.games.vtes.words.resources import BurnBlood, GainBlood, GainPool
from coterie.games.vtes.words.rounds import OnThe
from coterie.games.vtes.words.selves import (
    ALLY,
    BLOCKING,
    MINION,
    OF_PREY,
    OLDER,
    PREY,
    READY_REGION,
    VAMPIRE,
    Called,
    OfClan,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.terms import FeedShared, Opposers, ShareBlood
from coterie.games.vtes.words.told import CannotAttack, CannotBlock
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import BOWED, MINE, Rated
from coterie.words.cards.groups import EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose
from coterie.words.standing import Standing

TREMERE = OfClan("Tremere") | OfClan("Tremere antitribu")
CALLING = Acting() & ActionIs("political")

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200011": (Cheaper(1, "blood", whose=SELF, locks=False, given=PlayedAs("combat")),),  # Adana de Sforza
    "201635": (CheaperRescue(2, THIS, VAMPIRE & OLDER),),  # Adelino Da Silva
    "201576": (
        Trigger(
            "reaction",
            "succeeds",
            Cards(ANOTHER & MINE & VAMPIRE & OfSect(ANARCH)),
            Pay(BurnBlood(1, THIS), Straighten(THIS)),
            limit=ONCE_A_TURN,
        ),
    ),  # Aline Gädeke
    "200132": (While(Acting() & ActionIs(undirected=True), Bonus(STEALTH, -1, THIS)),),  # Ariane
    "200138": (Trigger("forced reaction", "enacted", YOU, GainPool(1), must=True, given=CalledBy()),),  # Armin Brenner
    "200244": (
        Trigger("forced reaction", "tallied", EVERYBODY, GainBlood(Count(Opposers()), THIS), must=True),
        PRESS,
    ),  # Carlak
    "201638": (
        Can(
            MoreStrikes(1, limited=False),
            cost=BurnBlood(1),
            when=("additional",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
    ),  # Chun Hei
    "200321": (While(CALLING, Bonus(STEALTH, 1, THIS)),),  # Dark Selina
    "201748": (While(HasPool(5), Bonus(STEALTH, 1, THIS)),),  # Devorah
    "200349": (
        CanAct(Calls(FeedShared(), ShareBlood(4, Cards(VAMPIRE & READY_REGION)), votes=0), stealth=1),
    ),  # Dmitra Ilyanova
    "201585": (MustBleed(1, Exists(Cards(MINION & MINE & BOWED))),),  # Elen Kamjian
    "200454": (
        CanAct(BurnBlood(1, THAT), at=Cards(MINION & OF_PREY)),
        While(Acting() & TargetControls(READY_REGION), Bonus(BLEED, -1, THIS)),
    ),  # Fairuza
    "201642": (
        Can(
            Gain(Bonus(INTERCEPT, -1, THIS), BLOCKING, "action"),
            cost=BurnBlood(1),
            when=("B",),
            role="acting",
            given=BlockerIs(VAMPIRE),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Gwenllian Arwyn
    "200678": (
        Bonus(MELEE_DAMAGE, 2, THIS),
        CanAct(AtPrey(Inflict(1, Cards(VAMPIRE & OfSect(SABBAT) & OF_PREY)))),
        Bonus(INTERCEPT, 1, THIS),
    ),  # Jaroslav Pascek
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
    "200753": (
        FreeOfGehenna("prince"),
        While(Acting() & ActionIs(undirected=True), Bonus(STEALTH, 1, THIS)),
    ),  # Karen Suadela
    "200893": (
        Trigger("forced reaction", "attach", Cards(Trait("haven") & OnThe(THIS)), Burn(IT), must=True),
    ),  # Lynn Thompson
    "201767": (
        While(Acting() & TargetControls(VAMPIRE & (OfClan("Toreador") | OfClan("Ventrue"))), Bonus(BLEED, 1, THIS)),
    ),  # Osvaldo Kühnemann
    "201176": (
        While(Against(TREMERE), Bonus(STRENGTH, 1, THIS)),
        CannotBlock(whom=THIS, actor=Cards(VAMPIRE & TREMERE)),
        CannotAttack(whom=Cards(VAMPIRE & TREMERE), actor=THIS),
    ),  # Reginald Moore
    "201775": (
        While(HasPool(10, PREY), Bonus(VOTES, 1, THIS)),
        While(HasPool(10, PREY), Bonus(BLEED, 1, THIS)),
    ),  # Üresség
    "201770": (
        Cannot("be blocked", THIS, Cards(ALLY)),
        Cannot("be blocked", THIS, Cards(VAMPIRE & Rated(CAPACITY, most=3))),
    ),  # Rexton “Savage” Abernathy
    "201658": (MANEUVER,),  # Saku Pihlajamäki
    "201613": (RUSH,),  # Theo Bell
    "201379": (
        While(Controls(VAMPIRE & READY_REGION & OfSect(SABBAT), PREY) & LiesIn("ready"), Bonus(HAND_SIZE, 1, PREY)),
    ),  # Tomaine
    "201776": (
        Trigger("reaction", "acted", THIS, GainPool(1), given=PreyHasBurned(), limit=ONCE_A_TURN),
    ),  # Věnceslava, The Implacable
}
