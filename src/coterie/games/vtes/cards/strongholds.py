"""Locations of one clan or trade: they answer actions and votes, gather counters that pay, and see what others do."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.words.bonds import Leaving, Marks
from coterie.games.vtes.words.circumstances import ActionIs
from coterie.games.vtes.words.modes import Can
from coterie.games.vtes.words.outcomes import AimedAtCard
from coterie.games.vtes.words.permanents import PutInPlay
from coterie.games.vtes.words.politics import CastVotes, HasVoted
from coterie.games.vtes.words.referendums import FailReferendum, InTerms
from coterie.games.vtes.words.resources import GainPool
from coterie.games.vtes.words.selves import ACTING, MINION, READY_REGION, VAMPIRE, OfClan, Trait
from coterie.games.vtes.words.stealing import FailAction
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE, Bearing
from coterie.words.cards.groups import THIS, Cards
from coterie.words.conditions import Exists

HAQIM = VAMPIRE & OfClan("Banu Haqim")
OWN_HAQIM = Cards(HAQIM & READY_REGION & MINE)
BEFORE_VOTES = ~Exists(Cards(VAMPIRE & HasVoted()))
UNDER_CONTRACT = MINION & Bearing(Trait("contract") & Marks(HAQIM & MINE))

STRONGHOLDS: tuple[Card, ...] = (
    card(
        "The Black Throne",
        plain(PutInPlay()),
        abilities=(
            Can(CastVotes(2), cost=Bow(THIS), when=("poll",)),
            Leaving("would", "leaves", Cards(UNDER_CONTRACT), GainPool(1), cost=Bow(THIS)),
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
)
