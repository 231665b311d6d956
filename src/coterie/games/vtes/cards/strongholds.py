"""Locations of one clan or trade: they answer actions and votes, gather counters that pay, and see what others do."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.cards.habits import BEFORE_VOTES
from coterie.games.vtes.words.asked import IsUnlocked
from coterie.games.vtes.words.bonds import PLACED, Leaving, Marks
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import ActionIs, BlockerIs
from coterie.games.vtes.words.costs import Cheaper, PlayedAs
from coterie.games.vtes.words.outcomes import AimedAtCard
from coterie.games.vtes.words.permanents import FeedHere, PutInPlay
from coterie.games.vtes.words.politics import CastVotes
from coterie.games.vtes.words.referendums import FailReferendum, InTerms
from coterie.games.vtes.words.resources import BurnPool, GainPool, MasterAction
from coterie.games.vtes.words.selves import (
    ACTING,
    BLOCKING,
    EQUIPMENT,
    MINION,
    READY_REGION,
    VAMPIRE,
    OfClan,
    OfType,
    Trait,
)
from coterie.games.vtes.words.stealing import FailAction, Intercept
from coterie.games.vtes.words.stores import DrawsKept, KeptHere, StoreFound
from coterie.games.vtes.words.uses import ANY_POLL, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import Unique
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import MINE, Bearing, With
from coterie.words.cards.groups import THIS, Cards
from coterie.words.conditions import AtLeast
from coterie.words.effects import If, Pay
from coterie.words.groups import THAT

HAQIM = VAMPIRE & OfClan("Banu Haqim")
OWN_HAQIM = Cards(HAQIM & READY_REGION & MINE)
UNDER_CONTRACT = MINION & Bearing(Trait("contract") & Marks(HAQIM & MINE))

STRONGHOLDS: tuple[Card, ...] = (
    card(
        "The Black Throne",
        plain(PutInPlay()),
        abilities=(
            Can(CastVotes(2), cost=Bow(THIS), when=ANY_POLL),
            Leaving("would", "leaves", Cards(UNDER_CONTRACT), Bow(THIS) >> GainPool(1)),
        ),
    ),
    card(
        "Yoruba Shrine",
        plain(PutInPlay()),
        abilities=(
            Can(
                Straighten(ACTING) + FailAction(),
                cost=Bow(THIS),
                when=("announced",),
                given=ActionIs(directed=True) & AimedAtCard(OWN_HAQIM),
            ),
            Can(
                FailReferendum() >> Straighten(ACTING),
                cost=Bow(THIS),
                when=("poll",),
                given=InTerms(OWN_HAQIM.which) & BEFORE_VOTES,
            ),
        ),
    ),
    card(
        "Meditative Grove",
        plain(PutInPlay()),
        abilities=(
            Can(FeedHere(1, OfClan("Salubri")), when=("unlock",), limit=ONCE_A_TURN),
            Can(
                Bow(THIS)
                >> CancelPlayed("minion", spared=False, keyword="frenzy", against=VAMPIRE & MINE & OfClan("Salubri")),
                when=("played",),
            ),
        ),
        traits=("hunting ground",),
    ),
    card(
        "Wall Street Night, Financial Newspaper",
        plain(PutInPlay()),
        abilities=(
            Can(
                Intercept(1, BLOCKING),
                cost=Bow(THIS),
                when=("B",),
                given=BlockerIs(MINION & MINE) & ActionIs(undirected=True),
            ),
            CanAct(
                Pay(RemoveCounters("counter", 1, THAT), GainPool(1)),
                "controlled",
                MINION,
                1,
                at=Cards(Trait("investment") & With("counter")),
                given=IsUnlocked(),
                also=Bow(THIS),
            ),
        ),
    ),
    *[
        card(
            name,
            plain(PutInPlay(n)),
            abilities=(
                Can(
                    GainPool(1),
                    cost=MasterAction() >> RemoveCounters("counter", 1, THIS),
                    when=("in master phase",),
                ),
            ),
            traits=("investment",),
            fades=True,
        )
        for name, n in (("Short-Term Investment", 3), ("Protracted Investment", 5))
    ],
    card(
        "Ravnos Cache",
        plain(PutInPlay()),
        abilities=(
            Can(BurnPool(1) >> PutCounters("counter", 2, THIS), when=("in master phase",), limit=ONCE_A_TURN),
            Cheaper(of=EQUIPMENT, stored=True),
        ),
    ),
    card(
        "Ravnos Carnival",
        plain(PutInPlay(Count(Cards(VAMPIRE & MINE & OfClan("Ravnos"))))),
        abilities=(
            Cheaper(
                coin="blood",
                of=OfType("action"),
                whose=VAMPIRE & OfClan("Ravnos"),
                locks=False,
                given=PlayedAs("action"),
                stored=True,
            ),
        ),
        fades=True,
    ),
    card(
        "Black Market Cache",
        plain(PutInPlay() >> StoreFound(EQUIPMENT & ~Unique(), 3, PLACED) >> If(~AtLeast(KeptHere(), 1), Burn(PLACED))),
        abilities=(
            DrawsKept(),
            Trigger("forced reaction", "draw", Cards(), Burn(THIS), must=True, given=~AtLeast(KeptHere(), 1)),
        ),
    ),
)
