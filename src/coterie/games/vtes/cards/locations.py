"""Locations that do more than feed, hide or watch (V-102 to V-105)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.numbers import ANARCH, BLEED, SABBAT, VOTES
from coterie.games.vtes.words.bonds import MARKED, Mark
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs, BlockerIs, Controls, HasEdge, Succeeded
from coterie.games.vtes.words.deeds import Steal, StripCounters
from coterie.games.vtes.words.modes import Can, CanAct
from coterie.games.vtes.words.outcomes import DidBlock
from coterie.games.vtes.words.permanents import FeedHere, PutInPlay
from coterie.games.vtes.words.politics import GainVotes
from coterie.games.vtes.words.resources import (
    AddBlood,
    BloodToPool,
    Burn,
    BurnBlood,
    BurnPool,
    GainBlood,
    GainPool,
    MoreHand,
    PoolToBlood,
    Rise,
)
from coterie.games.vtes.words.selves import (
    ACTING,
    BLOCKING,
    ME,
    MINION,
    READY_REGION,
    TITLED,
    TORPID,
    VAMPIRE,
    Knows,
    OfClan,
    OfSect,
    Titled,
)
from coterie.games.vtes.words.stealing import Intercept, Stealth
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.changing import Bow, PutCounters, Straighten
from coterie.words.cards.filters import FOES, MINE, In
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Counters
from coterie.words.conditions import AtLeast
from coterie.words.effects import Choose, ForEach, If
from coterie.words.groups import THAT

ANY_TIME = ("unlock", "in master phase", "minion", "influence", "in discard phase", "A")
NOSFERATU, BRUJAH, OWN_ANARCH = OfClan("Nosferatu"), VAMPIRE & OfClan("Brujah"), MINE & OfSect(ANARCH)
CHOOSE_ONE = Choose(Cards(VAMPIRE & READY_REGION & MINE), Mark(THAT))
UNLOCK_AFTER = Trigger("forced reaction", "succeeds", THIS, Straighten(THIS), must=True)
ON_IT = Counters("counter", THIS)
HELPFUL = Gain(Can(Intercept(1), cost=BurnBlood(1, ME), when=("B",), limit=Limit("action")), THAT, "action")
SABBAT_COURT = Cards(VAMPIRE & READY_REGION & TITLED & OfSect(SABBAT))
OBLIVION = VAMPIRE & MINE & Knows("obl")

USE_UP = Bow(THIS) >> PutCounters("counter", 1, THIS)

LOCATIONS: tuple[Card, ...] = (
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
        "Fortune Teller Shop",
        plain(PutInPlay()),
        abilities=(
            Can(Stealth(1, anybodys=True), cost=Bow(THIS), when=("B",), given=ActorIs(VAMPIRE & OfClan("Ravnos"))),
        ),
    ),
    card(
        "The Barrens",
        plain(PutInPlay()),
        abilities=(Can(Choose(Cards(In("hand")), Discard()), cost=Bow(THIS), when=ANY_TIME),),
    ),
    card(
        "The Rack",
        plain(PutInPlay() >> CHOOSE_ONE),
        abilities=(
            Trigger("forced reaction", "control", THIS, CHOOSE_ONE, must=True),
            Can(GainBlood(2, MARKED), when=("unlock",), limit=ONCE_A_TURN),
            CanAct(Steal(THIS), "anybody", VAMPIRE),
        ),
    ),
    card(
        "Warsaw Station",
        plain(PutInPlay()),
        abilities=(
            Can(
                Gain(UNLOCK_AFTER, ACTING, "action"),
                cost=Bow(THIS),
                when=("announced",),
                given=ActorIs(VAMPIRE & NOSFERATU) & ActionIs(undirected=True),
            ),
            Can(Choose(Cards(VAMPIRE & TORPID & NOSFERATU), Rise()), cost=Burn(THIS), when=ANY_TIME),
        ),
    ),
    card(
        "KRCG News Radio",
        plain(PutInPlay()),
        abilities=(
            Can(Intercept(1, BLOCKING), cost=Bow(THIS), when=("B",), given=BlockerIs(MINION & MINE)),
            Can(Intercept(1, BLOCKING), cost=Bow(THIS) >> BurnPool(1), when=("B",), given=BlockerIs(MINION & FOES)),
        ),
    ),
    card(
        "The Anarch Free Press",
        plain(PutInPlay()),
        abilities=(
            Can(Intercept(1, BLOCKING), cost=Bow(THIS), when=("B",), given=BlockerIs(OWN_ANARCH)),
            Can(
                GainBlood(1, ACTING),
                cost=Bow(THIS),
                when=("after",),
                given=ActionIs("hunt") & Succeeded() & ActorIs(VAMPIRE & OfSect(ANARCH)),
            ),
        ),
    ),
    card(
        "The Rumor Mill, Tabloid Newspaper",
        plain(PutInPlay()),
        abilities=(Can(Choose(Cards(VAMPIRE), HELPFUL), cost=Bow(THIS), when=("A", "B")),),
    ),
    card(
        "WMRH Talk Radio",
        plain(PutInPlay()),
        abilities=(
            Can(
                ForEach(BLOCKING, Intercept(1, THAT) >> AtEnd("action", If(~DidBlock(THAT), BurnPool(1)))),
                cost=Bow(THIS),
                when=("B",),
            ),
        ),
    ),
    card(
        "New Carthage",
        plain(PutInPlay()),
        abilities=(
            Bonus(BLEED, 1, Cards(TITLED & BRUJAH)),
            Bonus(VOTES, 1, Cards(TITLED & BRUJAH)),
            Bonus(VOTES, -1, Cards(VAMPIRE & OfClan("Ventrue"))),
        ),
    ),
    card(
        "Powerbase: Madrid",
        plain(PutInPlay()),
        abilities=(
            Can(PutCounters("counter", 1, THIS), when=("unlock",), limit=ONCE_A_TURN, given=~AtLeast(ON_IT, 4)),
            Can(Choose(SABBAT_COURT, GainVotes(ON_IT, THAT)), cost=Bow(THIS), when=("poll",), given=AtLeast(ON_IT, 1)),
            CanAct(StripCounters("counter", ON_IT, THIS), "foes", VAMPIRE),
        ),
    ),
    card(
        "Powerbase: Munich",
        plain(PutInPlay()),
        abilities=(
            Can(Choose(Cards(OBLIVION), BloodToPool(1, THAT)), cost=Bow(THIS), when=("in master phase",)),
            Can(
                Choose(Cards(OBLIVION & READY_REGION), PoolToBlood(1, THAT)), cost=Bow(THIS), when=("in master phase",)
            ),
            CanAct(Burn(THIS), "anybody", VAMPIRE & OfSect("Independent"), blood=1),
        ),
    ),
    card(
        "Carfax Abbey",
        plain(PutInPlay()),
        abilities=(
            Can(FeedHere(1, OfSect(ANARCH)), when=("unlock",), limit=ONCE_A_TURN),
            Can(
                FeedHere(1, OfSect(ANARCH)),
                when=("unlock",),
                limit=ONCE_A_TURN,
                given=Controls(VAMPIRE & READY_REGION & Titled(("baron",))),
            ),
        ),
        traits=("hunting ground",),
    ),
)
