"""Master cards beside the minions that change what the minions of a clan, or of all, can do: domains and portents."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.numbers import ANARCH, BLEED, BLEED_LOSS, CAMARILLA, CAPACITY, STRENGTH
from coterie.games.vtes.words.bargains import GainUpTo, Unless
from coterie.games.vtes.words.bonds import PLACED, leaving
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs
from coterie.games.vtes.words.corruption import corrupt_to
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.deeds import FeedOn, Steal
from coterie.games.vtes.words.gatherings import Recover
from coterie.games.vtes.words.involved import ANOTHER, Fighting, ItSelf
from coterie.games.vtes.words.methuselahs import HasEdge, HasPool
from coterie.games.vtes.words.permanents import WHOSE, BecomeAlly, GiveAway, PutInPlay
from coterie.games.vtes.words.phases import BleedCap
from coterie.games.vtes.words.politics import Calls, GainVotes
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, BurnPool, GainPool, MasterAction
from coterie.games.vtes.words.selves import (
    ACTING,
    MINION,
    OF_PREY,
    PREDATOR,
    READY_REGION,
    VAMPIRE,
    WEAKER,
    Called,
    OfClan,
    OfSect,
)
from coterie.games.vtes.words.stealing import Stealth
from coterie.games.vtes.words.uses import ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Bow, MoveCounters, PutCounters, RemoveCounters
from coterie.words.cards.filters import MINE, In, Rated, With
from coterie.words.cards.groups import EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Counters, Grants
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import ChooseOne, If, May
from coterie.words.groups import THAT
from coterie.words.picking import Choose, ForEach

RAVNOS, DREAM = VAMPIRE & OfClan("Ravnos"), "nightmare"
DREAMING, DREAMS = Cards(With(DREAM)), Counters(DREAM, THAT)
WAKING = ForEach(Cards(RAVNOS & With(DREAM)), If(AtLeast(BloodOn(THAT), DREAMS), BurnBlood(DREAMS, THAT), Burn()))

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
MADE = (JAKE,)  # what master cards are once they are in play

TABLETS = Cards(Called("Ashur Tablets"))
TABLET, CAMARILLA_MINE = Called("Ashur Tablets") & MINE, VAMPIRE & MINE & OfSect(CAMARILLA)
TO_PREDATOR = GiveAway(THIS, ("forever",), PREDATOR)

DOMAINS: tuple[Card, ...] = (
    card(
        "Cave of Apples",
        plain(PutInPlay()),
        abilities=(
            CanAct(
                corrupt_to(Steal()),
                "controlled",
                VAMPIRE & OfClan("Ministry"),
                at=Cards(WEAKER & OF_PREY),
            ),
        ),
    ),
    card(
        "Week of Nightmares",
        plain(PutInPlay() >> PutCounters(DREAM, 10, PLACED), alone=("game",)),
        abilities=(
            Bonus(BLEED, 1, Cards(RAVNOS)),
            Bonus(STRENGTH, 1, Cards(RAVNOS)),
            Cannot("hunt as normal", Cards(RAVNOS)),
            CanAct(FeedOn(), "anybody", RAVNOS, 1, at=Cards(ANOTHER & RAVNOS)),
            Can(
                Choose(Cards(RAVNOS), MoveCounters(DREAM, 1, THIS, THAT)),
                when=("unlock",),
                limit=ONCE_A_TURN,
                anybodys=True,
            ),
            Trigger(
                "forced reaction",
                "lift",
                THIS,
                WAKING + ForEach(DREAMING, RemoveCounters(DREAM, DREAMS, THAT)) + Burn(THIS),
                must=True,
                given=~AtLeast(Counters(DREAM, THIS), 1),
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
    card("Jake Washington", plain(BecomeAlly(face="jake-washington-ally"))),
    card(
        "Protected Resources",
        plain(PutInPlay()),
        abilities=(
            BleedCap(BLEED_LOSS, 2, YOU),
            Trigger("forced reaction", "bleeds", Cards(MINION & MINE), Burn(THIS), must=True),
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
        "Millicent Smith, Puritan Vampire Hunter",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "blocks",
                Cards(MINION),
                Burn(THIS) + Burn(ACTING),
                must=True,
                given=ActorIs(VAMPIRE & MINE),
            ),
            each_phase("discard", YOU, TO_PREDATOR),
        ),
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
        "Failsafe",
        plain(PutInPlay()),
        abilities=(Can(GainPool(4), cost=MasterAction() >> Burn(THIS), when=("in master phase",), given=HasPool(2)),),
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
        "Using the Advantage",
        plain(PutInPlay()),
        abilities=(Can(GainPool(1), cost=Bow(THIS), when=("unlock",), given=HasEdge()),),
    ),
)
