"""Locations that do more than feed, hide or watch (V-102 to V-105)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.cards.habits import ANY_TIME, ON_IT
from coterie.games.vtes.numbers import ANARCH, BLEED, CAPACITY, SABBAT, VOTES
from coterie.games.vtes.words.asked import ActionNeeds, HasMoreDiscards, LaterAction
from coterie.games.vtes.words.bonds import MARKED, Mark
from coterie.games.vtes.words.circumstances import (
    ActionIs,
    ActorIs,
    Against,
    BlockerIs,
    Controls,
    IsA,
    IsBlocked,
    Succeeded,
)
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.deeds import Steal, StripCounters
from coterie.games.vtes.words.fighting import EndCombat
from coterie.games.vtes.words.gatherings import Duel, Exchange, Mend, MoreDiscards
from coterie.games.vtes.words.involved import IsActing
from coterie.games.vtes.words.methuselahs import HasEdge
from coterie.games.vtes.words.outcomes import DidBlock
from coterie.games.vtes.words.permanents import FeedHere, PutInPlay
from coterie.games.vtes.words.politics import Calls, GainVotes
from coterie.games.vtes.words.referendums import BuyVotes
from coterie.games.vtes.words.resources import (
    AddBlood,
    BloodToPool,
    BurnBlood,
    BurnPool,
    GainBlood,
    GainPool,
    MoreHand,
    PoolToBlood,
)
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    BLOCKING,
    ME,
    MINION,
    READY_REGION,
    RETAINER,
    TITLED,
    TORPID,
    VAMPIRE,
    Knows,
    OfClan,
    OfPath,
    OfSect,
    OfType,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealing import BleedMore, Intercept, Stealth
from coterie.games.vtes.words.stores import PlaysKept, Store
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, Rise
from coterie.games.vtes.words.which_cards import ForSect, Needs
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, READY, In, Rated, With
from coterie.words.cards.groups import IT, THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Counters
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import THAT
from coterie.words.picking import Choose, ForEach

NOSFERATU, BRUJAH, OWN_ANARCH = OfClan("Nosferatu"), VAMPIRE & OfClan("Brujah"), MINE & OfSect(ANARCH)
CHOOSE_ONE = Choose(Cards(VAMPIRE & READY_REGION & MINE), Mark(THAT))
UNLOCK_AFTER = Trigger("forced reaction", "succeeds", THIS, Straighten(THIS), must=True)
HELPFUL = Gain(Can(Intercept(1), cost=BurnBlood(1, ME), when=("B",), limit=Limit("action")), THAT, "action")
SABBAT_COURT = Cards(VAMPIRE & READY_REGION & TITLED & OfSect(SABBAT))
OBLIVION = VAMPIRE & MINE & Knows("obl")

USE_UP = Bow(THIS) >> PutCounters("counter", 1, THIS)

HOSTAGES = Cards(VAMPIRE & With("hostage"))
SABBAT_GUARD = Cards(VAMPIRE & READY_REGION & READY & MINE & OfSect(SABBAT))
STILL_ACTS = Cards(VAMPIRE & READY_REGION & IsActing())
OWN_ZOMBIE = (ALLY | RETAINER) & Trait("zombie") & MINE
OWN_DEAD = ALLY & MINE & (Trait("wraith") | Trait("zombie"))

GHOULS = Cards(In("hand") & (OfType("ally") | OfType("retainer")) & Trait("ghoul"))

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
            Can(Choose(SABBAT_COURT, GainVotes(ON_IT, THAT)), cost=Bow(THIS), when=ANY_POLL, given=AtLeast(ON_IT, 1)),
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
    card(
        "Oxford University, England",
        plain(PutInPlay()),
        abilities=(Can(BuyVotes(), cost=Bow(THIS), when=("poll",)),),
    ),
    card(
        "Club Illusion",
        plain(PutInPlay()),
        abilities=(
            Can(
                BleedMore(1, limited=False),
                cost=BurnBlood(1, ACTING),
                when=("announced",),
                limit=Limit("action"),
                given=ActorIs(VAMPIRE & OfSect(ANARCH)) & ActionIs("bleed"),
                anybodys=True,
            ),
        ),
    ),
    card(
        "Channel 10",
        plain(PutInPlay()),
        abilities=(
            Can(
                Intercept(2, BLOCKING),
                cost=Bow(THIS),
                when=("B",),
                given=BlockerIs(MINION & MINE) & LaterAction(),
            ),
        ),
    ),
    card(
        "Cappadocian Crypt",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(VAMPIRE & MINE & OfClan("Hecata")), GainBlood(1, THAT)),
                cost=Bow(THIS),
                when=("after",),
                given=Succeeded() & ActionNeeds(Needs("Hecata", "obl")),
            ),
        ),
    ),
    card(
        "Carver's Meat Packing and Storage",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "torpor",
                Cards(VAMPIRE & Rated(CAPACITY, 1, 3)),
                PutCounters("hostage", 1, IT),
                must=True,
            ),
            Can(
                Choose(Cards(VAMPIRE & READY_REGION & MINE), GainBlood(Count(HOSTAGES), THAT)),
                cost=Bow(THIS),
                when=("in master phase",),
            ),
            Can(
                Choose(HOSTAGES, RemoveCounters("hostage", Counters("hostage", THAT), THAT)),
                cost=Choose(Cards(VAMPIRE & READY_REGION & MINE), BurnBlood(2, THAT)),
                when=("any unlock",),
                anybodys=True,
            ),
            *[
                Trigger(
                    "forced reaction",
                    kind,
                    THIS,
                    RemoveCounters("hostage", Counters("hostage", HOSTAGES), HOSTAGES),
                    must=True,
                )
                for kind in ("burn", "remove", "contest")
            ],
        ),
    ),
    card(
        "Yawp Court",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "reaction",
                "resolves",
                ACTING,
                Choose(SABBAT_GUARD, Bow() >> Duel(THAT, ACTING) >> If(Exists(STILL_ACTS), Inflict(2, THAT))),
                cost=Bow(THIS),
                given=ActionIs("political") & ~IsBlocked(),
            ),
        ),
    ),
    card(
        "Powerbase: Los Angeles",
        plain(PutInPlay()),
        abilities=(
            Can(MoreDiscards(), cost=Bow(THIS), when=("in discard phase",)),
            Trigger(
                "reaction",
                "discard",
                Cards(ForSect(ANARCH) & MINE),
                Choose(Cards(VAMPIRE & READY_REGION & BOWED & OfSect(ANARCH)), Straighten()),
                given=OfSort("discard") & HasMoreDiscards(),
                limit=ONCE_A_TURN,
            ),
            CanAct(Steal(THIS), "foes", VAMPIRE & OfSect(ANARCH)),
        ),
    ),
    card(
        "Garibaldi-Meucci Museum",
        plain(PutInPlay()),
        abilities=(
            Can(Exchange(ForSect(ANARCH)), cost=Bow(THIS) >> BurnPool(1), when=("unlock",)),
            Can(
                EndCombat(),
                cost=Bow(THIS),
                when=("before range",),
                role="mine",
                given=IsA(VAMPIRE & OfSect(ANARCH)) & Against(VAMPIRE & OfSect(ANARCH)),
            ),
        ),
    ),
    card(
        "Burial Site Hunting Ground",
        plain(PutInPlay()),
        abilities=(
            Can(
                ChooseOne((FeedHere(1, OfPath("Death and the Soul")), Choose(Cards(OWN_DEAD), Mend(1)))),
                when=("unlock",),
                limit=ONCE_A_TURN,
            ),
        ),
        traits=("hunting ground",),
    ),
    card(
        "Cursed Abattoir",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "reaction", "burn", Cards((ALLY | RETAINER) & Trait("zombie") & MINE), PutCounters("counter", 1, THIS)
            ),
            Can(
                BleedMore(1, limited=False),
                cost=RemoveCounters("counter", 1, THIS),
                when=("A", "B", "C"),
                given=ActorIs(ALLY & Trait("zombie") & MINE),
                limit=ONCE_AN_ACTION,
            ),
        ),
    ),
    card(
        "Fleshforge Chamber",
        plain(PutInPlay()),
        abilities=(
            Can(Choose(GHOULS, Store(open_=True)), when=("in master phase",), limit=ONCE_A_TURN),
            PlaysKept(OfClan("Tzimisce")),
        ),
    ),
    card(
        "Black Forest Base",
        plain(PutInPlay()),
        abilities=(
            CanAct(Calls(GainPool(2), votes=0), "anybody", VAMPIRE & OfSect(SABBAT), stealth=1, once=True),
            CanAct(Burn(THIS), "anybody", ALLY & Trait("changeling"), 1),
        ),
    ),
)
