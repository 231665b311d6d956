"""The dead: wraiths and zombies, who raises them, feeds on them and sends them."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, ally, at, card, plain, those
from coterie.games.vtes.cards.habits import ON_IT
from coterie.games.vtes.words.asked import ActionNeeds
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs, Against, InCombatWith, IsA, Succeeded
from coterie.games.vtes.words.costs import DEARER_FIGHTS
from coterie.games.vtes.words.damage import PreventDamage
from coterie.games.vtes.words.deeds import EnterCombat, Hunt, Recruit
from coterie.games.vtes.words.fighting import Maneuver, Press
from coterie.games.vtes.words.hunting import FeedByHunt, HuntBy
from coterie.games.vtes.words.involved import ItSelf, OtherThan
from coterie.games.vtes.words.outcomes import OneOf
from coterie.games.vtes.words.permanents import AsLongAsThis, PutInPlay
from coterie.games.vtes.words.raising import Raise
from coterie.games.vtes.words.remembered import Note, Noted
from coterie.games.vtes.words.resources import BurnBlood, GainBlood, MoveUpTo
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    ME,
    MINION,
    OPPOSING,
    READY_REGION,
    VAMPIRE,
    Called,
    OfClan,
    Trait,
)
from coterie.games.vtes.words.stealing import BleedMore, Stealth
from coterie.games.vtes.words.tolls import PayOr
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.games.vtes.words.which_cards import Unique
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Target, Trigger
from coterie.words.cards.changing import Bow, RemoveCounters, Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER, READY, In
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Cannot, Counters
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne, Effect, Pay, Then
from coterie.words.filters import Filter
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose, ForEach
from coterie.words.standing import Standing

DEAD = Trait("wraith") | Trait("zombie")
DEAD_ALLY = ALLY & DEAD
BURIED = Cards(In("ash") & DEAD_ALLY)
EAT_AN_ALLY = Choose(Cards(In("ash", "any") & ALLY), RemoveFromGame())
HECATA = Cards(VAMPIRE & MINE & OfClan("Hecata"))
FIRST_ROUND = InCombatWith(first=True)
EMERALD = Called("Emerald Legionnaire")
SKULLS = Cards(VAMPIRE & READY_REGION & MINE & Unique() & OfClan("Harbinger of Skulls"))
DURING = ("A", "B", "C")
UNLOCK_LATER = Gain(
    Can(Straighten(ME), cost=BurnBlood(1), when=("after",), limit=Limit("action"), given=Succeeded()), ME, "action"
)
UNLOCK_ACTOR = Gain(Can(Straighten(ACTING), cost=BurnBlood(1), when=("after",), limit=Limit("action")), ME, "action")
GIVE_BACK = ForEach(OPPOSING, AtEnd("combat", GainBlood(Counters("counter", PLACED), THAT) + Burn(PLACED)))


def copy_of(name: str) -> Filter:
    """Return what is said of the other allies of yours with a name."""
    return OTHER & Called(name) & ALLY & MINE


def later(life: int, ability: Standing) -> Effect:
    """Return what an ally has only if it was recruited at the superior level."""
    return Recruit(life) >> AsLongAsThis(ability, PLACED)


def bleeds_more(cost: Effect) -> Can:
    """Return what an ally may use once during a bleed to bleed for 1 more (VR-4.6)."""
    return Can(BleedMore(1, limited=False), cost=cost, when=DURING, role="acting", limit=ONCE_AN_ACTION)


def morbid(*more: Effect) -> Effect:
    """Return what keeps blood of the opposing vampire on this card until combat ends."""
    return Then((PutInPlay(), GIVE_BACK, *more, MoveUpTo(OPPOSING, PLACED, 2)))


BARE = (Cannot("have equipment", THIS), Cannot("have retainer", THIS))

UNDEAD: tuple[Card, ...] = (
    card(
        "Soul Feasting",
        at("nec", Hunt()),
        at("nec", Burn() >> Hunt(3), targets=those(Trait("wraith"))),
        at("NEC", Hunt(1)),
        at("NEC", Burn() >> Hunt(4), targets=those(Trait("wraith"))),
    ),
    ally(
        "Emerald Legionnaire",
        2,
        2,
        1,
        Can(
            Raise(Bound("legionnaire")),
            cost=Choose(Cards(In("ash") & OtherThan("legionnaire")), RemoveFromGame(), 7, 7),
            targets=(Target("legionnaire", Cards(In("ash") & EMERALD)),),
            when=("unlock",),
            given=AtLeast(Count(SKULLS), Times(1, Count(Cards(EMERALD & ALLY & MINE)), 1)),
            limit=ONCE_A_TURN,
        ),
        traits=("wraith",),
    ),
    ally(
        "Bone Shambler",
        1,
        1,
        1,
        *BARE,
        bleeds_more(Choose(Cards(copy_of("Bone Shambler") & READY), Bow())),
        ways=(at("obl", Recruit(1)), at("OBL", later(1, bleeds_more(Choose(HECATA, BurnBlood(1, THAT)))))),
        traits=("zombie",),
    ),
    ally(
        "Gravebound Drone",
        2,
        1,
        1,
        BARE[0],
        Can(
            PreventDamage(1),
            cost=BurnBlood(1, THIS),
            when=("damage",),
            role="mine",
            given=IsA(Called("Gravebound Drone") & ~ItSelf()),
        ),
        ways=(
            at("obl", Recruit(2)),
            at("OBL", later(2, bleeds_more(Choose(Cards(copy_of("Gravebound Drone")), BurnBlood(1, THAT))))),
        ),
        traits=("zombie",),
    ),
    ally(
        "Rotting Behemoth",
        6,
        3,
        0,
        Trigger(
            "forced reaction",
            "recruit",
            THIS,
            PayOr(Choose(Cards(In("ash") & MINION), RemoveFromGame()), Burn(THIS)),
            must=True,
        ),
        Cannot("gain blood", THIS),
        CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES), blood=1, coin="life"),
        ways=(
            at("obl", Recruit(6)),
            at(
                "OBL",
                later(
                    6,
                    Can(
                        Press(),
                        cost=BurnBlood(1, THIS),
                        when=("press",),
                        role="fighting",
                        limit=Limit("combat"),
                        given=FIRST_ROUND,
                    ),
                ),
            ),
        ),
        traits=("zombie",),
    ),
    card(
        "Split the Veil",
        plain(PutInPlay(2), stealth=1),
        abilities=(
            Can(
                RemoveCounters("counter", 1, THIS) >> Note("used"),
                when=("unlock",),
                limit=Limit("turn", times=2, by="name", seat=True),
                given=~Noted("used", said="used for this"),
            ),
            Trigger(
                "forced reaction",
                "lift",
                THIS,
                Burn(THIS) >> Choose(BURIED, Raise()),
                must=True,
                given=~AtLeast(ON_IT, 1),
            ),
        ),
    ),
    card(
        "Psychophagia",
        plain(HuntBy(Pay(EAT_AN_ALLY, ChooseOne((FeedByHunt(3), FeedByHunt(2) >> Straighten(ME)))))),
    ),
    card(
        "Putrescent Sustenance",
        *[
            at(
                needs,
                Pay(
                    EAT_AN_ALLY,
                    ChooseOne((GainBlood(n), Choose(Cards(ALLY & MINE & Trait("zombie")), GainBlood(n, THAT)))),
                ),
                stealth=1,
            )
            for needs, n in (("obl", 2), ("tha", 2), ("OBL", 3), ("THA", 3))
        ],
    ),
    card(
        "Dance of the Dead",
        plain(PutInPlay(4), stealth=1),
        abilities=(
            Can(
                OneOf((Maneuver(), Press())),
                cost=RemoveCounters("counter", 1, THIS),
                when=("range", "press"),
                role="mine",
                limit=Limit("combat"),
                given=IsA(DEAD_ALLY),
            ),
        ),
        fades=True,
    ),
    card(
        "Paths in Two Worlds",
        *[
            at(
                needs,
                does,
                when=("announced",),
                given=(ActionIs("recruit") | ActionIs("employ")) & ActionNeeds(DEAD),
            )
            for needs, does in (("obl", Stealth(1, early=True)), ("OBL", Stealth(1, early=True) >> UNLOCK_LATER))
        ],
    ),
    card(
        "Gifts From Hereafter",
        *[
            at(needs, does, who="other", of=VAMPIRE & READY, given=ActorIs(DEAD_ALLY))
            for does, levels in (
                (BleedMore(1), ("dom", "obl")),
                (BleedMore(1) >> UNLOCK_ACTOR, ("DOM", "OBL")),
            )
            for needs in levels
        ],
    ),
    card(
        "Morbidity",
        *[
            at(needs, does, when=("before range",), given=Against(VAMPIRE), once="round")
            for does, levels in ((morbid(), ("obl", "tha")), (morbid(DEARER_FIGHTS), ("OBL", "THA")))
            for needs in levels
        ],
    ),
)
