"""Masters that come into play, from A to K."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.cards.habits import ANY_TIME, ON_IT
from coterie.games.vtes.cards.masters.habits import BANU_HAQIM, BURN_EMPTY, watching
from coterie.games.vtes.numbers import ANARCH, CAMARILLA, CAPACITY, STEALTH, STRENGTH
from coterie.games.vtes.words.asked import BledFor
from coterie.games.vtes.words.bargains import GainUpTo, Unless
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.bonds import PLACED, Leaving, leaving
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs, BlockerIs, Controls, IsA
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import Maneuver
from coterie.games.vtes.words.gatherings import Recover
from coterie.games.vtes.words.involved import Fighting, IsActing, ItSelf
from coterie.games.vtes.words.methuselahs import HasEdge
from coterie.games.vtes.words.permanents import WHOSE, BecomeAlly, GiveAway, PutInPlay
from coterie.games.vtes.words.politics import Abstain, Calls, CastVotes, GainVotes, HasVoted
from coterie.games.vtes.words.resources import AddBlood, BurnPool, Draw, GainBlood, GainPool, MoreHand
from coterie.games.vtes.words.selves import (
    BLOCKING,
    EQUIPMENT,
    MINION,
    OF_PREY,
    PREY,
    READY_REGION,
    TITLED,
    VAMPIRE,
    Called,
    OfClan,
    OfPath,
    OfSect,
    OfType,
    Titled,
)
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.tolls import ChosenBy
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.games.vtes.words.which_cards import Oldest
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import BOWED, MINE, READY, In, Rated, With
from coterie.words.cards.groups import EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Grants, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import ChooseOne, If, May, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose

JAKE = Card(
    "jake-washington-ally",
    "Jake Washington",
    "ally",
    ("ally",),
    stats={"life": 1, "strength": 0, "bleed": 0},
    traits=("mortal",),
    unique=True,
    abilities=(
        Can(
            Choose(Cards(VAMPIRE & READY_REGION & ~With("blood")), GainUpTo(4)),
            cost=Burn(THIS),
            when=("unlock",),
        ),
    ),
    made=True,
    face="jake-washington-ally",
)
MAD = VAMPIRE & READY_REGION & OfClan("Malkavian")
TABLETS = Cards(Called("Ashur Tablets"))
TABLET = Called("Ashur Tablets") & MINE
CAMARILLA_MINE = VAMPIRE & MINE & OfSect(CAMARILLA)
USE_UP = Bow(THIS) >> PutCounters("counter", 1, THIS)
LOCK_TWO = Choose(Cards(VAMPIRE & READY & OF_PREY), Bow(), 0, 2)
TROUBLE = ChooseOne((LOCK_TWO, Choose(Cards(EQUIPMENT & OF_PREY), Burn())))
TO_MY_PREY = GiveAway(THIS, ("forever",), PREY)
LASOMBRA = OfClan("Lasombra")
OLD_BRUJAH = VAMPIRE & OfClan("Brujah") & Oldest(VAMPIRE & OfClan("Brujah"))
NO_ANARCH = ~Controls(READY_REGION & VAMPIRE & OfSect(ANARCH), WHOSE)
CATHARI = Cards(VAMPIRE & MINE & OfPath("Cathari"))

CARDS: tuple[Card, ...] = (
    card(
        "Acquired Ventrue Assets",
        plain(PutInPlay() >> PutCounters("counter", Count(Cards(VAMPIRE & MINE & OfClan("Giovanni"))), PLACED)),
        abilities=(
            Can(
                Choose(
                    Cards(VAMPIRE & MINE & OfClan("Giovanni")), RemoveCounters("counter", 1, THIS) >> GainBlood(1, THAT)
                ),
                when=("in master phase",),
                limit=ONCE_A_TURN,
            ),
            CanAct(Burn(THIS), "anybody", MINION & ~OfClan("Ventrue")),
            BURN_EMPTY,
        ),
    ),
    card(
        "Anarch Revolt",
        plain(PutInPlay()),
        abilities=(
            each_phase("unlock", EVERYBODY, BurnPool(1, WHOSE), given=NO_ANARCH),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE, stealth=1),
        ),
    ),
    card(
        "Anarch Troublemaker",
        plain(PutInPlay()),
        abilities=(Can(TO_MY_PREY + TROUBLE, when=("unlock",), limit=ONCE_A_TURN),),
    ),
    card(
        "Antediluvian Awakening",
        plain(PutInPlay()),
        abilities=(
            each_phase(
                "unlock",
                EVERYBODY,
                Unless(
                    Choose(Cards(VAMPIRE & MINE & Rated(CAPACITY, least=4)), Burn()), BurnPool(1, WHOSE), Burn(THIS)
                ),
            ),
        ),
    ),
    card(
        "Ashur Tablets",
        plain(
            PutInPlay() >> If(Exists(Cards(TABLET), 3), RemoveFromGame(TABLETS) >> GainPool(3) >> Recover(13)),
            alone=("turn",),
        ),
    ),
    card(
        "Bleeding the Vine",
        plain(PutInPlay()),
        abilities=(
            each_phase("unlock", YOU, ChooseOne((Bow(THIS), BurnPool(1)))),
            Can(CancelPlayed("master", refund=True, in_turn=True), cost=Bow(THIS), when=("played",)),
        ),
    ),
    card(
        "Brujah Debate",  # also in the master phase in which it is played (D-866)
        plain(PutInPlay() >> Choose(Cards(MINE & OLD_BRUJAH), Bow())),
        abilities=(
            each_phase("master", EVERYBODY, ChosenBy(WHOSE, OLD_BRUJAH, Bow())),
            Bonus(STRENGTH, 1, Cards(VAMPIRE & OfClan("Brujah"))),
            Grants(
                Can(
                    Maneuver(),
                    when=("range",),
                    role="fighting",
                    limit=Limit("combat"),
                    given=IsA(OfClan("Brujah")),
                ),
                Cards(VAMPIRE),
            ),
            CanAct(Burn(THIS), "anybody", MINION & ~OfClan("Ventrue")),
        ),
    ),
    card(
        "Camarilla Conclave",
        plain(PutInPlay(4)),
        abilities=(
            Can(
                Stealth(1),
                cost=RemoveCounters("counter", 1, THIS),
                when=("B",),
                given=ActionIs("political") & ActorIs(CAMARILLA_MINE),
                limit=ONCE_AN_ACTION,
            ),
            Can(
                GainVotes(-1, Cards(VAMPIRE & ~OfSect(CAMARILLA))),
                cost=RemoveCounters("counter", 1, THIS),
                when=("poll",),
                given=ActorIs(CAMARILLA_MINE),
                limit=ONCE_A_REFERENDUM,
            ),
        ),
        fades=True,
    ),
    card(
        "Carthage Remembered",
        plain(PutInPlay()),
        abilities=(
            While(
                ActionIs("bleed"),
                Bonus(STEALTH, 1, Cards(IsActing() & VAMPIRE & OfClan("Brujah") & Titled(("prince", "justicar")))),
            ),
            CanAct(Burn(THIS), "anybody", MINION & ~OfClan("Ventrue") & ~OfClan("Malkavian")),
            CanAct(Burn(THIS), "anybody", VAMPIRE & (OfClan("Ventrue") | OfClan("Malkavian")), -1),
        ),
    ),
    card(
        "Command Performance",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(VAMPIRE & READY_REGION & BOWED & OfClan("Daughter of Cacophony")), Straighten()),
                cost=Bow(THIS),
                when=("minion",),
            ),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE & TITLED, stealth=1),
        ),
    ),
    card(
        "Dead Pool",
        plain(PutInPlay()),
        abilities=(
            Leaving("reaction", "leaves", Cards(VAMPIRE & Fighting(MINE & LASOMBRA)), PutCounters("counter", 1, THIS)),
            Can(
                BleedMore(2, limited=False),
                cost=RemoveCounters("counter", 1, THIS),
                when=("A", "B", "C"),
                role="mine",
                given=ActorIs(LASOMBRA),
                limit=ONCE_AN_ACTION,
            ),
            Can(
                Choose(Cards(VAMPIRE & MINE & READY_REGION & LASOMBRA), GainVotes(2, THAT)),
                cost=RemoveCounters("counter", 1, THIS),
                when=ANY_POLL,
                limit=ONCE_A_REFERENDUM,
            ),
        ),
    ),
    card(
        "Demonstration",
        plain(PutInPlay()),
        abilities=(Can(Choose(Cards(VAMPIRE & HasVoted()), Abstain()), cost=Bow(THIS), when=("poll",)),),
    ),
    card(
        "Dreams of the Sphinx",
        plain(PutInPlay()),
        abilities=(
            Can(MoreHand(2), cost=USE_UP, when=ANY_TIME),
            Can(GainPool(1), cost=USE_UP, when=("unlock",), given=HasEdge()),
            Can(Choose(Cards(In("uncontrolled") & VAMPIRE), AddBlood(1)), cost=USE_UP, when=ANY_TIME),
            Trigger("forced reaction", "counter", THIS, Burn(THIS), must=True, given=AtLeast(ON_IT, 3)),
        ),
    ),
    card(
        "Ferraille",
        plain(PutInPlay()),
        abilities=(Can(CastVotes(3), cost=BurnPool(1), when=ANY_POLL, limit=ONCE_A_TURN),),
    ),
    card(
        "Flames of Insurrection",
        plain(PutInPlay()),
        abilities=(
            Grants(
                leaving(
                    Cards(MINION & Fighting(ItSelf())),
                    May(Choose(Cards(In("uncontrolled") & VAMPIRE), AddBlood(1))),
                ),
                Cards(VAMPIRE & OfSect(ANARCH)),
            ),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE, stealth=1),
        ),
    ),
    card(
        "Forward Momentum",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "acted",
                CATHARI,
                If(BledFor(), PutCounters("counter", 1, THIS), RemoveCounters("counter", 1, THIS)),
                must=True,
                given=OfSort("bleed"),
            ),
            Trigger("reaction", "acted", CATHARI, Pay(RemoveCounters("counter", 2, THIS), Straighten(IT))),
        ),
    ),
    card(
        "Fragment of the Book of Nod",
        plain(PutInPlay()),
        abilities=(Can(Draw(2), cost=Bow(THIS), when=ANY_TIME), CanAct(Steal(THIS), "anybody", VAMPIRE)),
        traits=("nod fragment",),
    ),
    card(
        "Frontal Assault",
        plain(PutInPlay()),
        abilities=(
            CanAct(EnterCombat(), "controlled", at=Cards(MINION & READY_REGION & OF_PREY)),
            *[
                Trigger("forced reaction", kind, Cards(MINION & READY_REGION & OF_PREY), GainPool(1), must=True)
                for kind in ("torpor", "burn")
            ],
            each_phase("influence", YOU, BurnPool(Count(Cards(MINION & READY_REGION & OF_PREY))) + Burn(THIS)),
        ),
    ),
    card(
        "Gangrel Revel",
        plain(PutInPlay()),
        abilities=(
            Bonus(STRENGTH, 1, Cards(VAMPIRE & MINE & OfClan("Gangrel"))),
            CanAct(Burn(THIS), "anybody", MINION & ~OfClan("Ravnos")),
        ),
    ),
    card(
        "Haqim's Law: Retribution",
        plain(PutInPlay()),
        abilities=(
            Can(
                BleedMore(1, limited=False),
                cost=Choose(Cards(In("hand") & OfType("combat")), Discard()),
                when=("A", "B", "C"),
                role="mine",
                given=ActorIs(BANU_HAQIM),
                limit=ONCE_AN_ACTION,
            ),
        ),
    ),
    card(
        "Information Network",
        plain(PutInPlay()),
        abilities=(
            Can(
                Intercept(1, BLOCKING),
                cost=Bow(THIS),
                when=("B",),
                given=BlockerIs(VAMPIRE & MINE & OfClan("Nosferatu antitribu")),
            ),
        ),
    ),
    card("Jake Washington", plain(BecomeAlly(face="jake-washington-ally"))),
    watching("Kumpania", VAMPIRE & OfClan("Ravnos") & Rated(CAPACITY, least=5)),
)
