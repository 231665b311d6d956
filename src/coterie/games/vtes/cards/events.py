"""Events."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.numbers import CAPACITY, HAND_SIZE, INTERCEPT
from coterie.games.vtes.words.asked import NoAction
from coterie.games.vtes.words.bargains import ControlledBy
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.circumstances import ActorIs
from coterie.games.vtes.words.costs import Costlier
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.involved import Fighting, IsActing, IsBlocking
from coterie.games.vtes.words.methuselahs import IsAnothers
from coterie.games.vtes.words.permanents import WHOSE, GiveAway, PutInPlay
from coterie.games.vtes.words.phases import BurnAtRandom, DiscardAction, PerPoint
from coterie.games.vtes.words.remembered import Note, Noted
from coterie.games.vtes.words.resources import BurnPool
from coterie.games.vtes.words.rounds import FirstClash
from coterie.games.vtes.words.selves import ACTING, ALLY, MINION, PREDATOR, TORPID, VAMPIRE, OfType
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import PutCounters, Straighten
from coterie.words.cards.filters import OTHER, Rated
from coterie.words.cards.groups import EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd
from coterie.words.cards.numbers import Bonus, Cannot, Counters, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import Effect, May
from coterie.words.groups import Group
from coterie.words.picking import Choose

CLASHING = VAMPIRE & IsActing() & Fighting(VAMPIRE & IsBlocking())
OTHERS = Cards(OTHER & OfType("event"))


def scourge(this: Group) -> Effect:
    """Return what becomes of the weak in the discard phase of who controls an event."""
    return May(Choose(Cards(VAMPIRE & Rated(CAPACITY, most=2)), Burn())) + GiveAway(this, ("forever",), PREDATOR)


CARDS: tuple[Card, ...] = (
    card(
        "Dragonbound",
        plain(PutInPlay()),
        abilities=(
            each_phase("discard", EVERYBODY, BurnPool(Count(Cards(VAMPIRE & TORPID & ControlledBy(WHOSE))), WHOSE)),
        ),
        replaced="gone",
    ),
    card(
        "FBI Special Affairs Division",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "burn",
                Cards(ALLY & Fighting(VAMPIRE & IsActing())),
                PutCounters("counter", 1, THIS) + AtEnd("combat", Inflict(2, ACTING, sure=True)),
                must=True,
            ),
            Trigger(
                "forced reaction", "counter", THIS, Burn(THIS), must=True, given=AtLeast(Counters("counter", THIS), 4)
            ),
        ),
    ),
    card("Narrow Minds", plain(PutInPlay()), abilities=(Costlier(1, redirects=True),), replaced="unlock"),
    card(
        "NRA PAC",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "succeeds",
                Cards(MINION),
                AtEnd("turn", Straighten(IT)),
                must=True,
                given=OfSort("equip"),
            ),
        ),
    ),
    card(
        "NSA Trio",
        plain(PutInPlay()),
        abilities=(
            While(FirstClash() & ~Noted("used", said="used"), Cannot("end combat", Cards(MINION & Fighting(VAMPIRE)))),
            Trigger(
                "forced reaction", "parts", Cards(CLASHING), Note("used", said="has been used this turn"), must=True
            ),
            Can(Burn(THIS), cost=DiscardAction(), when=("in discard phase",), anybodys=True, given=NoAction()),
        ),
    ),
    card(
        "Scourge of the Enochians",
        plain(PutInPlay() >> scourge(PLACED)),
        abilities=(each_phase("discard", YOU, scourge(THIS)),),
    ),
    card("The Bitter and Sweet Story", plain(PutInPlay()), abilities=(PerPoint(HAND_SIZE, 2, EVERYBODY),)),
    card(
        "The Uncoiling",
        plain(PutInPlay()),
        abilities=(
            each_phase("discard", YOU, BurnAtRandom(OTHERS)),
            Can(
                Burn(THIS),
                cost=DiscardAction() >> BurnPool(Count(OTHERS)),
                when=("in discard phase",),
                anybodys=True,
                given=IsAnothers(),
            ),
        ),
        replaced="gone",
    ),
    card(
        "The Unmasking",
        plain(PutInPlay()),
        abilities=(While(ActorIs(VAMPIRE), Bonus(INTERCEPT, 1, Cards(ALLY))),),
        replaced="discard",
    ),
)
