"""Vampires that rule: their votes and titles, the referendums that they call, and what follows from those of others."""

from __future__ import annotations

from coterie.games.vtes.cards.habits import IN_YOUR_TURN, MANEUVER, PRESS, WAITING, asking, discarding
from coterie.games.vtes.numbers import (
    ANARCH,
    BALLOTS,
    BLEED,
    CAMARILLA,
    HAND_SIZE,
    HUNT,
    INTERCEPT,
    LAIBON,
    SABBAT,
    STEALTH,
    VOTE_TAX,
    VOTE_WORTH,
    VOTES,
)
from coterie.games.vtes.words.asked import DiableristIs
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    ActorIs,
    Against,
    Controls,
    IsReady,
    LiesIn,
    YourTurn,
)
from coterie.games.vtes.words.corruption import OfTarget
from coterie.games.vtes.words.costs import Costlier
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.hands import PeekHand, Purge
from coterie.games.vtes.words.methuselahs import HasEdge, TargetControls
from coterie.games.vtes.words.phases import DiscardAction
from coterie.games.vtes.words.politics import Abstain, Calls, GainVotes, HasTitle, Voters
from coterie.games.vtes.words.referendums import (
    BloodHunt,
    CalledBy,
    CancelReferendum,
    ChooseTerms,
    FailReferendum,
    NoVotes,
    Those,
)
from coterie.games.vtes.words.requirements import Impersonates
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, GainBlood, GainPool, MoreHand, MoveBlood
from coterie.games.vtes.words.selves import (
    OPPOSING,
    PREY,
    READY_REGION,
    RETAINER,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Called,
    OfClan,
    OfSect,
    Titled,
    Trait,
)
from coterie.games.vtes.words.striking import StealBlood
from coterie.games.vtes.words.terms import FeedShared, Opposers, ShareBlood
from coterie.games.vtes.words.told import Told, VotesCount
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import MinionCard
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, READY, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

CALLING = Acting() & ActionIs("political")
TRASH = Cards(In("ash") & MinionCard())
NOT_CAMARILLA = Controls(VAMPIRE & ~OfSect(CAMARILLA), PREY)
TOREADOR = VAMPIRE & READY_REGION & OTHER & OfClan("Toreador")

RULERS: dict[str, tuple[Standing, ...]] = {
    "201698": (
        Trigger("forced reaction", "enacted", YOU, MoreHand(2, "unlock"), must=True, given=CalledBy()),
        MANEUVER,
    ),  # Juliet Parr
    "200321": (While(CALLING, Bonus(STEALTH, 1, THIS)),),  # Dark Selina
    "200060": (
        Trigger(
            "forced reaction",
            "bleeds",
            THIS,
            Inflict(1, Cards(VAMPIRE & OfSect(ANARCH) & OfTarget()), sure=True),
            must=True,
        ),
    ),  # Alonso Petrodon
    "200327": (While(CalledBy(), Told(VOTE_TAX, 1, Cards(VAMPIRE))),),  # De Sade
    "200078": (
        While(
            HasTitle(("justicar",)) & Exists(Cards(VAMPIRE & READY_REGION & Titled(("justicar",)) & OTHER)),
            Bonus(VOTES, -1, THIS),
        ),
        Can(StealBlood(1), when=("strike",), role="fighting"),
    ),  # Anastasz di Zagreb
    "200508": (
        While(~HasTitle(), Bonus(VOTES, Count(Cards(VAMPIRE & READY_REGION & TITLED & FOES)), THIS)),
        Bonus(STEALTH, 1, THIS),
    ),  # Gerald Windham
    "201621": (Impersonates("justicar"), Bonus(INTERCEPT, 1, THIS)),  # Karl Schrekt
    "200377": (
        While(Against(OfClan("Ventrue")), Cannot("end combat", OPPOSING)),
        Can(GainVotes(2), cost=asking("tha"), when=ANY_POLL, limit=ONCE_A_REFERENDUM),
    ),  # Dr. John Dee
    "201084": (While(LiesIn("ready"), VotesCount(VOTE_WORTH, 2, Cards(VAMPIRE & MINE))),),  # Orlando Oriundus
    "200244": (
        Trigger("forced reaction", "tallied", EVERYBODY, GainBlood(Count(Opposers()), THIS), must=True),
        PRESS,
    ),  # Carlak
    "200349": (
        CanAct(Calls(FeedShared(), ShareBlood(4, Cards(VAMPIRE & READY_REGION)), votes=0), stealth=1),
    ),  # Dmitra Ilyanova
    "201151": (Cannot("be contested", THIS),),  # Rafael de Corazon
    "200890": (
        Trigger(
            "forced reaction",
            "enacted",
            EVERYBODY,
            BurnPool(1, PREY),
            must=True,
            given=IsReady() & ~BloodHunt(),
        ),
    ),  # Lutz von Hohenzollern
    "201409": (CanAct(Calls(Return(Those(what="card")), ChooseTerms(TRASH, 2, 2), votes=0), stealth=1),),  # Undele
    "201654": (
        While(Exists(Cards(VAMPIRE & Called("Victoria Ash") & READY_REGION & MINE)), Bonus(VOTES, 2, THIS)),
    ),  # Tegyrius, Vizier
    "201694": (
        Can(
            CancelPlayed("reaction", spared=False),
            cost=BurnBlood(1, THIS),
            when=("played",),
            given=CalledBy(THIS),
            limit=ONCE_A_REFERENDUM,
        ),
    ),  # Diana Iadanza
    "201702": (
        Trigger("forced reaction", "tallied", YOU, BurnPool(1, Voters()), must=True, given=CalledBy()),
    ),  # Marcos Belegrad
    "201703": (Can(GainVotes(1), cost=discarding("master"), when=ANY_POLL, limit=ONCE_A_REFERENDUM),),  # Modius
    "201704": (
        While(NOT_CAMARILLA, Bonus(VOTES, 1, THIS)),
        While(NOT_CAMARILLA, Bonus(BLEED, 1, THIS)),
    ),  # Molly MacDonald
    "200054": (
        Can(
            Choose(EACH_FOE, PeekHand(THAT) >> Purge(Trait("gehenna"), 2)),
            when=("unlock",),
            given=HasEdge(),
            limit=ONCE_A_TURN,
        ),
    ),  # Alicia Barrows
    "200138": (Trigger("forced reaction", "enacted", YOU, GainPool(1), must=True, given=CalledBy()),),  # Armin Brenner
    "201379": (
        While(Controls(VAMPIRE & READY_REGION & OfSect(SABBAT), PREY) & LiesIn("ready"), Bonus(HAND_SIZE, 1, PREY)),
    ),  # Tomaine
    "200455": (
        Can(FailReferendum(), cost=BurnBlood(3, THIS), when=("poll",), given=NoVotes()),
        PRESS,
    ),  # Fakir al Sidi
    "201334": (
        Can(
            CancelReferendum(returns=False),
            cost=Bow(THIS) >> BurnBlood(2, THIS),
            when=("poll",),
            given=ActorIs(VAMPIRE & TITLED & OfSect(CAMARILLA)),
        ),
    ),  # T.J.
    "201255": (
        Can(
            GainVotes(2),
            cost=ChooseOne((Bow(THIS), BurnBlood(1, THIS))),
            when=ANY_POLL,
            limit=ONCE_A_REFERENDUM,
        ),
        CanAct(Burn(), at=Cards(Trait("boon") & FOES), stealth=1),
    ),  # Sean Rycek
    "200153": (
        Bonus(VOTES, Count(Cards(VAMPIRE & READY_REGION & TITLED & MINE)), THIS),
        Can(
            Choose(Cards(WAITING & OfSect(LAIBON)), MoveBlood(THIS, THAT, 2)),
            cost=DiscardAction(),
            when=("in discard phase",),
        ),
    ),  # Ayo Igoli
    "200131": (Cannot("be hunted", THIS), Bonus(HUNT, 1, THIS)),  # Ariadne
    "200568": (Cannot("be contested", THIS),),  # Hardestadt
    "201647": (
        Can(
            Choose(Cards(VAMPIRE & READY_REGION & YOUNGER & OfSect(CAMARILLA)), Abstain()),
            cost=BurnBlood(1, THIS),
            when=("poll",),
            given=CalledBy(THIS),
            limit=ONCE_A_REFERENDUM,
        ),
        Trigger("reaction", "diablerises", YOU, Straighten(THIS), given=DiableristIs(THIS)),
    ),  # Queen Anne
    "200904": (While(CalledBy(), Bonus(VOTES, 1, Cards(VAMPIRE & Titled(("primogen",))))),),  # Maldavis, advanced
    "200903": (
        CanAct(BurnBlood(1, THAT), "anybody", VAMPIRE & READY_REGION & Titled(("primogen",)), stealth=1, at=THIS),
        While(Acting() & TargetControls(VAMPIRE & READY_REGION & Titled(("primogen",))), Bonus(BLEED, -1, THIS)),
    ),  # Maldavis
    "200910": (Costlier(action="political", whose=VAMPIRE & OfClan("Nosferatu"), given=IsReady()),),  # Marcellus
    "200534": (Bonus(BALLOTS, 1, THIS),),  # Gratiano
    "200049": (
        Can(
            ChooseOne((Choose(Cards(TOREADOR & READY), Bow()), Choose(Cards(TOREADOR & BOWED), Straighten()))),
            when=(*IN_YOUR_TURN, "A", "B", "C", "poll"),
            given=YourTurn(),
            limit=ONCE_A_TURN,
        ),
    ),  # Alexandra
    "200915": (
        CanAct(Burn(), at=Cards(RETAINER & FOES), stealth=1),
        While(
            IsReady() & HasTitle(("prince",)) & TargetControls(VAMPIRE & READY_REGION & OfSect(CAMARILLA)),
            Bonus(BLEED, 1, Cards(VAMPIRE & OfSect(SABBAT) & MINE)),
        ),
    ),  # Marcus Vitel
}
