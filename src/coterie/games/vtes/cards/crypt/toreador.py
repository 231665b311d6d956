"""What the texts of the Toreador say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import READY_VAMPIRE, SELF, discarding, rush
from coterie.games.vtes.cards.habits import BLED, IN_YOUR_TURN, ONCE_A_COMBAT
from coterie.games.vtes.numbers import (
    ANARCH,
    BLEED,
    BLOCK_TAX,
    CAMARILLA,
    CONTEST_TAX,
    HAND_SIZE,
    INTERCEPT,
    MASTER_ACTIONS,
    STEALTH,
    STRENGTH,
    VOTES,
)
from coterie.games.vtes.words.asked import IsUnlocked
from coterie.games.vtes.words.bleeding import BleedLess, BleedMore
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    ActorIs,
    Against,
    BleedIs,
    BlockerIs,
    Controls,
    IsReady,
    LiesIn,
    YourTurn,
)
from coterie.games.vtes.words.costs import Cheaper, Costlier
from coterie.games.vtes.words.fighting import Stun
from coterie.games.vtes.words.gatherings import AttemptToBlock
from coterie.games.vtes.words.involved import ACTION_CARD, IsActing
from coterie.games.vtes.words.methuselahs import HasEdge, Richer, TargetControls
from coterie.games.vtes.words.permanents import SearchFor
from coterie.games.vtes.words.politics import Abstain, GainVotes, Voters
from coterie.games.vtes.words.referendums import CalledBy, EdgeSpent
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, MoveBlood
from coterie.games.vtes.words.selves import (
    BLOCKING,
    EQUIPMENT,
    MINION,
    PREY,
    READY_REGION,
    TITLED,
    VAMPIRE,
    WEAKER,
    YOUNGER,
    Called,
    OfClan,
    OfSect,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealing import StealBloodFrom, StealPool
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.striking import Dodge
from coterie.games.vtes.words.told import CannotBlock, MasterActions, Told
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import ShuffleIn
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, READY, In
from coterie.words.cards.groups import EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import ChooseOne
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

NOT_ACTING = ~IsActing()
OTHER_TOREADOR = VAMPIRE & READY_REGION & OTHER & OfClan("Toreador")
TOREADOR = VAMPIRE & (OfClan("Toreador") | OfClan("Toreador antitribu"))

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200030": (
        Can(
            GainVotes(Count(Cards(VAMPIRE & READY_REGION & MINE & OfSect(ANARCH)))),
            cost=BurnBlood(1),
            when=ANY_POLL,
            limit=ONCE_A_REFERENDUM,
        ),
    ),  # Aisha az-Zahra
    "200049": (
        Can(
            ChooseOne(
                (Choose(Cards(OTHER_TOREADOR & READY), Bow()), Choose(Cards(OTHER_TOREADOR & BOWED), Straighten()))
            ),
            when=(*IN_YOUR_TURN, "A", "B", "C", "poll"),
            given=YourTurn(),
            limit=ONCE_A_TURN,
        ),
    ),  # Alexandra
    "200083": (
        Can(Intercept(1), cost=BurnBlood(1), when=("B",), role="reacting", limit=ONCE_A_TURN),
    ),  # Andreas, The Bard of Crete
    "200080": (
        Can(
            BleedLess(1, own=True) >> Gain(Bonus(BLEED, 2, THIS), THIS),
            when=("succeeding",),
            given=ActorIs(VAMPIRE & MINE) & BleedIs(1),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Andre LeRoux
    "201693": (
        While(~IsUnlocked(), Bonus(STEALTH, 1, Cards(VAMPIRE & OfClan("Toreador") & OTHER & MINE))),
    ),  # Annabelle Triabell
    "200106": (
        Can(
            AttemptToBlock(anybody=True, beyond=True),
            when=("A",),
            role="reacting",
            given=ActorIs(VAMPIRE & FOES) & IsReady(),
        ),
    ),  # Anneke
    "200105": (Cheaper(1, "pool", EQUIPMENT, SELF, locks=False),),  # Anne-Marie Bourgeois
    "200107": (While(LiesIn("ready"), MasterActions(MASTER_ACTIONS, 2, YOU, how="base")),),  # Anson
    "200194": (While(BLED, Bonus(BLEED, 1, Cards(TOREADOR))),),  # Bethany Ray
    "201538": (While(ActorIs(VAMPIRE & TITLED), Bonus(INTERCEPT, -1, THIS)),),  # Bret Stryker
    "201625": (While(LiesIn("ready"), Bonus(HAND_SIZE, 1, YOU)),),  # Carmelita Neillson
    "200302": (CanAct(SearchFor(EQUIPMENT), stealth=1),),  # Cristos Mantigo
    "201694": (
        Can(
            CancelPlayed("reaction", spared=False),
            cost=BurnBlood(1, THIS),
            when=("played",),
            given=CalledBy(THIS),
            limit=ONCE_A_REFERENDUM,
        ),
    ),  # Diana Iadanza
    "200359": (
        While(Against(OfClan("Nosferatu") | OfClan("Nosferatu antitribu")), Bonus(STRENGTH, 1, THIS)),
    ),  # Dominique Santo Paulo
    "200427": (Trigger("reaction", "acted", THIS, ShuffleIn(ACTION_CARD)),),  # Epikasta Rigatos
    "201547": (Can(Dodge(), when=("strike",), role="fighting", limit=ONCE_A_COMBAT),),  # Flávio Gonçalves
    "201696": (
        Can(
            Choose(Cards(VAMPIRE & YOUNGER & READY), Bow()),
            cost=BurnBlood(2),
            when=("unlock",),
            given=IsReady(),
            limit=ONCE_A_TURN,
        ),
    ),  # François Villon
    "200478": (CanAct(StealBloodFrom(2, up_to=True), at=Cards(VAMPIRE & YOUNGER), stealth=1),),  # François Villon
    "200540": (
        Can(
            BleedLess(1),
            cost=BurnBlood(1, THIS),
            when=("A", "B", "C"),
            given=ActorIs(WEAKER) & IsReady(),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Greta Kircher
    "200727": (Bonus(STEALTH, 1, THIS),),  # Jost Werner
    "201758": (While(Acting(), Told(BLOCK_TAX, 1, Cards(MINION))),),  # Jürgen, The Libertine
    "200763": (
        Can(
            Choose(Cards(VAMPIRE & READY_REGION & NOT_ACTING), Abstain()),
            cost=BurnBlood(1),
            when=("poll",),
            limit=ONCE_A_REFERENDUM,
        ),
    ),  # Kateline Nadasdy
    "200800": (
        While(Acting() & TargetControls(READY_VAMPIRE & OfClan("Toreador")), Bonus(BLEED, 1, THIS)),
    ),  # L'Épuisette
    "201633": (
        Can(
            Stealth(1),
            cost=discarding("political action"),
            when=("B",),
            given=ActorIs(MINION & MINE) & IsReady(),
            limit=ONCE_A_TURN,
        ),
    ),  # Maila
    "200900": (CanAct(StealPool(1), stealth=1, given=Richer(PREY)),),  # Malabranca
    "200910": (Costlier(action="political", whose=VAMPIRE & OfClan("Nosferatu"), given=IsReady()),),  # Marcellus
    "201702": (
        Trigger("forced reaction", "tallied", YOU, BurnPool(1, Voters()), must=True, given=CalledBy()),
    ),  # Marcos Belegrad
    "200950": (Trigger("reaction", "phase", EVERYBODY, Straighten(THIS), given=OfSort("discard")),),  # Masika
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
    "201703": (Can(GainVotes(1), cost=discarding("master"), when=ANY_POLL, limit=ONCE_A_REFERENDUM),),  # Modius
    "201083": (While(HasEdge() & Acting() & ActionIs("bleed"), Bonus(STEALTH, 1, THIS)),),  # Ondine “Boudicca” Sinclair
    "201151": (Cannot("be contested", THIS),),  # Rafael de Corazon
    "201172": (rush(VAMPIRE & YOUNGER & OfSect(CAMARILLA)),),  # Redbone McCray
    "201648": (Cheaper(of=Trait("location"), bleeds=1, locks=False),),  # Regina Blake
    "201650": (While(Controls(Called("Mithras")), Bonus(BLEED, 1, THIS)),),  # Rose Abawi
    "201706": (
        Can(
            Choose(Cards(VAMPIRE & Titled(("prince",)) & MINE), MoveBlood(THAT, THIS)),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
    ),  # Silvian Popescu
    "201366": (Trigger("forced reaction", "torpor", THIS, BurnPool(1), must=True),),  # Thomas De Lutrius
    "201398": (
        While(EdgeSpent(), Bonus(VOTES, 1, THIS)),
        CannotBlock(whom=THIS, actor=Cards(VAMPIRE & OfClan("Nosferatu"))),
    ),  # Tyler McGill
    "201430": (While(~HasEdge(), Told(CONTEST_TAX, 1, THIS)),),  # Vasily
    "201619": (
        Can(
            BleedMore(1, limited=False, anybodys=True),
            cost=Choose(Cards(In("hand")), Discard()),
            when=("A", "B", "C"),
            given=ActorIs(VAMPIRE & OfClan("Banu Haqim")) & IsReady(),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Victoria Ash
    "201444": (CanAct(Bow(THAT), at=Cards(READY_VAMPIRE & YOUNGER & READY & FOES), stealth=1),),  # Victoria Ash
    "201487": (CanAct(Stun(THAT), at=Cards(VAMPIRE & YOUNGER & FOES)),),  # Yitzak
}
