"""Masters of a clan, a sect or a way of life: what serves those who belong to it, and those who pay into it."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain, those
from coterie.games.vtes.cards.habits import ANY_TIME, BURN_EMPTY, TURN_ANARCH
from coterie.games.vtes.numbers import (
    ANARCH,
    BLEED,
    BLOCK_TAX,
    CAPACITY,
    HAND_SIZE,
    HUNT,
    INTERCEPT,
    LAIBON,
    SABBAT,
    STEALTH,
    VOTES,
)
from coterie.games.vtes.words.bargains import ControlledBy
from coterie.games.vtes.words.bonds import PLACED, IsMarked, Mark
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, AimedAt, Controls, Succeeded
from coterie.games.vtes.words.corruption import Worth
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import Press
from coterie.games.vtes.words.involved import IsActing
from coterie.games.vtes.words.methuselahs import HasPoints
from coterie.games.vtes.words.modes import MANY
from coterie.games.vtes.words.permanents import WHOSE, PutInPlay, PutOn
from coterie.games.vtes.words.politics import Calls, CastVotes
from coterie.games.vtes.words.resources import AddBlood, BurnPool, Draw, GainBlood, GainPool, MasterAction
from coterie.games.vtes.words.selves import (
    ACTING,
    MINION,
    PREDATOR,
    PREY,
    READY_REGION,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Called,
    OfClan,
    OfSect,
    Titled,
    Trait,
    X,
)
from coterie.games.vtes.words.stealing import Stealth
from coterie.games.vtes.words.titles import ContestsTitle, LoseTitle
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.games.vtes.words.which_cards import Needs
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, READY, Bearing, In, Rated
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, While
from coterie.words.conditions import Exists
from coterie.words.effects import Effect, If, Repeat
from coterie.words.filters import ANYTHING, Filter
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

CLAN_PATHS = (
    ("The Path of Night", "Lasombra", "obt"),
    ("The Path of Bone", "Giovanni", "nec"),
    ("The Path of Paradox", "Ravnos", "chi"),
    ("The Path of Metamorphosis", "Tzimisce", "vic"),
    ("The Path of Typhon", "Ministry", "ser"),
    ("The Path of Blood", "Banu Haqim", "qui"),
)
BLACK_HAND = Trait("black hand")
OWN_VAMPIRE = VAMPIRE & READY_REGION & MINE
SCORCHED = Burn(THIS) + If(ActorIs(VAMPIRE), Inflict(1, ACTING, sure=True))
CONTRACTOR = Bound("contractor")
DIVIDEND = Can(GainPool(1), cost=MasterAction() >> RemoveCounters("counter", 1, THIS), when=("in master phase",))


def path(name: str, clan: str, code: str) -> Card:
    """Return a path: cards of a discipline cost a clan less blood, and a minion that burns the path is scorched."""
    cheaper = Cheaper(1, "blood", Needs(discipline=code), VAMPIRE & OfClan(clan), locks=False, anybodys=True)
    return card(name, plain(PutInPlay()), abilities=(cheaper, CanAct(SCORCHED, "anybody")))


def contract(name: str, clan: str, which: Filter = ANYTHING) -> Card:
    """Return a contract: a vampire of a clan may enter combat with the minion that bears it."""
    targets = (Target("contractor", Cards(VAMPIRE & OfClan(clan))), Target("that", Cards(MINION & which)))
    fight = CanAct(EnterCombat(HOST), "anybody", IsMarked(), 1)
    return card(name, plain(PutOn() >> Mark(CONTRACTOR), targets=targets), abilities=(fight,), traits=("contract",))


def investment(name: str, counters: Effect, **more: Any) -> Card:
    """Return an investment: it comes with blood that master phase actions bring to the pool."""
    plays = plain(PutInPlay() >> counters, **more)
    return card(name, plays, abilities=(DIVIDEND, BURN_EMPTY), traits=("investment",))


GUILDS: tuple[Card, ...] = (
    *[path(name, clan, code) for name, clan, code in CLAN_PATHS],
    card(
        "Path of Evil Revelations",
        plain(PutInPlay()),
        abilities=(
            Can(
                Straighten(Cards(MINION & MINE & Trait("infernal"))),
                cost=BurnPool(1),
                when=("in master phase",),
                limit=ONCE_A_TURN,
            ),
            CanAct(SCORCHED, "anybody"),
        ),
    ),
    investment("Slave Auction", PutCounters("counter", Count(EVERYBODY), PLACED)),
    investment("Secret Horde", Repeat(2, PutCounters("counter", X(), PLACED)), xs=(1, MANY)),
    investment(
        "Ventrue Investment",
        PutCounters("counter", Count(Cards(VAMPIRE & MINE & OfClan("Ventrue antitribu"))), PLACED),
        given=Controls(VAMPIRE & OfClan("Ventrue antitribu")),
    ),
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
        "Palla Grande",
        plain(PutInPlay(3)),
        abilities=(
            Bonus(BLEED, 1, Cards(VAMPIRE & OfClan("Toreador antitribu"))),
            each_phase("discard", YOU, RemoveCounters("counter", 1, THIS)),
        ),
        fades=True,
    ),
    card(
        "Mbare Market, Harare",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(In("uncontrolled") & VAMPIRE & OfSect(LAIBON)), AddBlood(1)), cost=Bow(THIS), when=ANY_TIME
            ),
        ),
    ),
    card(
        "Ancestor Spirit",
        plain(PutOn(), targets=those(VAMPIRE & OfSect(LAIBON) & Rated(CAPACITY, least=5))),
        abilities=(Bonus(BLEED, 1), While(Acting(HOST) & ActionIs("political"), Bonus(VOTES, 1))),
    ),
    card(
        "Momentum's Edge",
        plain(PutInPlay(), given=HasPoints()),
        abilities=(Can(GainPool(1), cost=Bow(THIS), when=("unlock",)),),
    ),
    card(
        "Seattle Committee",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(OWN_VAMPIRE & ~TITLED & ~OfSect(ANARCH)), TURN_ANARCH),
                cost=Bow(THIS),
                when=("in master phase",),
            ),
        ),
    ),
    card(
        "Khobar Towers, Al-Khubar",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(MINION & READY_REGION & MINE), GainPool(Worth()) >> RemoveFromGame()),
                cost=Bow(THIS),
                when=("unlock",),
            ),
        ),
    ),
    card(
        "Police Department",
        plain(PutInPlay()),
        abilities=(Can(Press(only_end=True), cost=Bow(THIS), when=("press",), role="mine"),),
    ),
    card(
        "Ephor",
        plain(PutOn(), targets=those(VAMPIRE & OfClan("Ventrue") & Rated(CAPACITY, least=8))),
        abilities=(
            Bonus(INTERCEPT, 1),
            Bonus(VOTES, 1),
            CanAct(LoseTitle(), stealth=1, at=Cards(VAMPIRE & ContestsTitle())),
        ),
    ),
    card(
        "Foundation Exhibit",
        plain(PutInPlay()),
        abilities=(
            Bonus(VOTES, 1, Cards(VAMPIRE & MINE & OfClan("Toreador antitribu") & ~TITLED)),
            CanAct(Burn(THIS), "anybody", VAMPIRE, blood=1),
        ),
    ),
    card(
        "Remover",
        plain(PutOn(), targets=those(VAMPIRE & BLACK_HAND)),
        abilities=(CanAct(Bow(), stealth=1, at=Cards(READY)),),
        single="name",
    ),
    card(
        "Dominion",
        plain(PutOn(), targets=those(VAMPIRE & BLACK_HAND)),
        abilities=(While(Acting(HOST), Bonus(BLOCK_TAX, 1, Cards(VAMPIRE))),),
        single="name",
    ),
    card(
        "Shakar",
        plain(PutOn(), targets=those(VAMPIRE & BLACK_HAND)),
        abilities=(CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES & YOUNGER & ~BLACK_HAND)),),
        single="name",
    ),
    card(
        "Capitalist",
        plain(PutOn(), targets=those(VAMPIRE & MINE & OfSect(SABBAT) & ~Bearing(Trait("archetype")))),
        abilities=(
            Trigger(
                "forced reaction", "bleeds", HOST, GainBlood(1, HOST), must=True, given=AimedAt(PREY), limit=ONCE_A_TURN
            ),
        ),
        single="archetype",
    ),
    card(
        "Weeping Stone",
        plain(PutInPlay()),
        abilities=(
            Bonus(HAND_SIZE, 1, YOU),
            Can(Choose(Cards(OWN_VAMPIRE & BLACK_HAND), GainBlood(1, THAT)), when=("unlock",), limit=ONCE_A_TURN),
            CanAct(Burn(THIS), "anybody", VAMPIRE & OfClan("Banu Haqim"), pool=1),
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
        "Hospital Food",
        plain(PutInPlay()),
        abilities=(
            Can(
                Gain(Bonus(HUNT, 1, THIS), ACTING, "action"),
                cost=Bow(THIS),
                when=("announced",),
                given=ActionIs("hunt") & ActorIs(VAMPIRE & OfSect(ANARCH)),
            ),
        ),
    ),
    card(
        "Inbase Discotek, Frankfurt",
        plain(PutInPlay()),
        abilities=(
            Can(
                GainBlood(1, ACTING),
                cost=Bow(THIS),
                when=("after",),
                given=ActionIs("hunt") & Succeeded() & ActorIs(VAMPIRE),
            ),
        ),
    ),
    card(
        "The Crocodile Temple",
        plain(PutInPlay()),
        abilities=(
            Can(Inflict(1, ACTING), cost=Bow(THIS), when=("after",), given=Succeeded() & ActionIs(at_you=True)),
        ),
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
        "Ventrue Directorate Assembly",
        plain(PutInPlay()),
        abilities=(
            While(ActionIs("political"), Bonus(VOTES, 1, Cards(VAMPIRE & READY_REGION & OfClan("Ventrue")))),
            CanAct(Burn(THIS), "anybody", MINION & ~OfClan("Brujah")),
            CanAct(Burn(THIS), "anybody", VAMPIRE & OfClan("Brujah"), 1),
        ),
    ),
    card("Therbold Realty", plain(PutInPlay()), abilities=(Cheaper(1, "", Trait("location"), locks=False),)),
    card(
        "The Mausoleum, Venice",
        plain(PutInPlay()),
        abilities=(
            Can(CastVotes(1), cost=Bow(THIS), when=("poll",), given=Exists(Cards(Called("Ventrue Headquarters")))),
            Can(CastVotes(2), cost=Bow(THIS), when=("poll",), given=~Exists(Cards(Called("Ventrue Headquarters")))),
        ),
    ),
    card(
        "Arcanum Chapterhouse, Alexandria",
        plain(PutInPlay()),
        abilities=(
            *[
                each_phase("unlock", whom, BurnPool(Count(Cards(Trait("hunting ground") & ControlledBy(WHOSE))), WHOSE))
                for whom in (PREY, PREDATOR)
            ],
            CanAct(Burn(THIS), "anybody"),
        ),
    ),
    card(
        "The Secret Library of Alexandria",
        plain(PutInPlay()),
        abilities=(Trigger("reaction", "bleeds", Cards(MINION & MINE), Draw(1), given=AimedAt(PREY)),),
    ),
    card(
        "Carnivale",
        plain(PutOn(), targets=those(VAMPIRE & READY_REGION & OfClan("Toreador"))),
        abilities=(Can(Stealth(1, anybodys=True), cost=Burn(THIS), when=("B",), given=Acting(HOST)),),
    ),
    contract("Contract", "Banu Haqim", READY_REGION),
    contract("Dirty Contract", "Samedi", ~OfClan("Nosferatu") & ~OfClan("Giovanni")),
)
