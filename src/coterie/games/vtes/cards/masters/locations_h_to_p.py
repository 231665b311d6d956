"""Masters that are locations, from H to P."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.cards.habits import ANY_TIME, IN_YOUR_TURN, ON_IT, QUIET_TIME
from coterie.games.vtes.cards.masters.habits import (
    BURN_EMPTY,
    OWN_READY,
    WAITING,
    cradle,
    hiding,
    hunting_ground,
    stealable,
    watching,
)
from coterie.games.vtes.numbers import ANARCH, BLEED, CAPACITY, HAND_SIZE, HUNT, LAIBON, SABBAT, TRANSFERS, VOTES
from coterie.games.vtes.words.asked import ByThisCard, HasMoreDiscards, IsUnlocked
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs, BlockerIs, IsA, Succeeded
from coterie.games.vtes.words.corruption import Worth
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.damage import ALL
from coterie.games.vtes.words.deeds import EnterCombat, StripCounters
from coterie.games.vtes.words.feeding import FeedHere
from coterie.games.vtes.words.fighting import EndCombat, Press, SkipUnlock
from coterie.games.vtes.words.gatherings import Mend, MoreDiscards, MoveBetween, TakeCounters
from coterie.games.vtes.words.involved import ANOTHER, Fighting, OtherThan
from coterie.games.vtes.words.methuselahs import HasEdge, IsAnothers
from coterie.games.vtes.words.permanents import PutInPlay
from coterie.games.vtes.words.politics import GainVotes, VotesOf
from coterie.games.vtes.words.referendums import BuyVotes
from coterie.games.vtes.words.resources import (
    AddBlood,
    BloodToPool,
    BurnEdge,
    BurnPool,
    EdgeToNobody,
    GainBlood,
    GainPool,
    MasterAction,
    PoolToBlood,
)
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    BLOCKING,
    EQUIPMENT,
    LIBRARY_CARD,
    MINION,
    OF_PREY,
    READY_REGION,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Knows,
    OfClan,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.stores import Kept, PutOnTop, Store
from coterie.games.vtes.words.striking import StrengthenStrike
from coterie.games.vtes.words.uses import ANY_POLL, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.games.vtes.words.which_cards import Belongs, ForSect, NoMinion, TurnsTo, Unique
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, READY, In, Rated
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Rating
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne
from coterie.words.filters import ANYTHING
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

ANTIGEN = Belongs("operation antigen")
EMPTY_OUT = RemoveCounters("counter", ON_IT, THIS)
ONE = Bound("vampire")
OTHER_ONE = Bound("other vampire")
BRUJAH = VAMPIRE & OfClan("Brujah")
SABBAT_COURT = Cards(VAMPIRE & READY_REGION & TITLED & OfSect(SABBAT))
OBLIVION = VAMPIRE & MINE & Knows("obl")
ATTACK_ANY = CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & ANOTHER), stealth=1, once=True)
OWN_ANARCHS = Cards(VAMPIRE & MINE & OfSect(ANARCH))

CARDS: tuple[Card, ...] = (
    card(
        "Hackerspace",
        plain(PutInPlay(Count(OWN_ANARCHS))),
        abilities=(
            *[
                Trigger("forced reaction", kind, OWN_ANARCHS, PutCounters("counter", 1, THIS), must=True)
                for kind in ("converts", "emerge", "embrace")
            ],
            Cheaper(of=EQUIPMENT, whose=VAMPIRE & OfSect(ANARCH), locks=False, stored=True),
        ),
    ),
    card(
        "Heidelberg Castle, Germany",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(
                    Cards(OWN_READY),
                    Choose(Cards(OtherThan("vampire") & OWN_READY), MoveBetween(ONE, OTHER_ONE), name="other vampire"),
                    name="vampire",
                ),
                cost=Bow(THIS),
                when=IN_YOUR_TURN,
            ),
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
        "House of Sorrow",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(NoMinion() & MINE & BOWED & OTHER), Straighten() >> SkipUnlock() >> SkipUnlock(THIS)),
                cost=Bow(THIS),
                when=QUIET_TIME,
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
    card("Information Highway", plain(PutInPlay()), abilities=(Bonus(TRANSFERS, 2, YOU),)),
    card(
        "Island of Yiaros",
        plain(PutInPlay()),
        abilities=(
            Can(
                StrengthenStrike(VotesOf()),
                cost=Bow(THIS),
                when=("strikes chosen",),
                role="mine",
                given=IsA(VAMPIRE),
            ),
        ),
    ),
    card(
        "Khobar Towers, Al-Khubar",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(MINION & READY_REGION & MINE), GainPool(Worth()) + RemoveFromGame()),
                cost=Bow(THIS),
                when=("unlock",),
            ),
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
        "London Evening Star, Tabloid Newspaper",
        plain(PutInPlay()),
        abilities=(Can(Intercept(1, BLOCKING), cost=Bow(THIS), when=("B",)),),
    ),
    card(
        "Maabara",
        plain(PutInPlay()),
        abilities=(
            Can(Choose(Cards(LIBRARY_CARD & In("ash")), Store()), cost=Bow(THIS), when=ANY_TIME),
            Can(Choose(Cards(Kept()), PutOnTop()), cost=MasterAction(), when=("in master phase",)),
            CanAct(Burn(THIS), "anybody", VAMPIRE),
        ),
    ),
    watching("Market Square", VAMPIRE & OfClan("Banu Haqim")),
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
        "Meditative Grove",
        plain(PutInPlay()),
        abilities=(
            Can(FeedHere(1, OfClan("Salubri")), when=("unlock",), limit=ONCE_A_TURN),
            Can(
                Bow(THIS)
                >> CancelPlayed("", spared=False, keyword="frenzy", against=VAMPIRE & MINE & OfClan("Salubri")),
                when=("played",),
            ),
        ),
        traits=("hunting ground",),
    ),
    card(
        "Metro Underground",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(VAMPIRE & MINE & BOWED), Straighten()),
                cost=Bow(THIS) >> BurnPool(1),
                when=("in discard phase",),
            ),
        ),
    ),
    card(
        "Mobile HQ, Operation Antigen",
        plain(PutInPlay()),
        abilities=(
            CanAct(
                EnterCombat(),
                "controlled",
                ALLY & ANTIGEN,
                1,
                at=Cards(VAMPIRE & READY_REGION & FOES),
                given=IsUnlocked(),
                also=Bow(THIS),
            ),
            Can(Choose(Cards(ALLY & ANTIGEN & MINE), Mend(ALL)), cost=Bow(THIS), when=QUIET_TIME),
            Can(CancelPlayed("action", against=ANTIGEN & MINE), cost=BurnPool(2) >> Bow(THIS), when=("played",)),
        ),
        traits=("operation antigen",),
    ),
    card(
        "Monastery of Shadows",
        plain(PutInPlay()),
        abilities=(
            Bonus(HAND_SIZE, 1, YOU),
            Can(
                Stealth(1, anybodys=True),
                cost=Bow(THIS),
                when=("B",),
                given=ActorIs(VAMPIRE & Rated(CAPACITY, least=8)),
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
        "Nocturn Theater",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(MINION & OF_PREY & READY), Bow()),
                cost=Bow(THIS) >> Choose(Cards(OWN_READY & READY), Bow(ONE), name="vampire"),
                when=("unlock",),
            ),
            CanAct(Burn(THIS), "anybody", VAMPIRE & TITLED),
        ),
    ),
    cradle("Nosferatu Kingdom", "Nosferatu antitribu"),
    hiding("Opium Den", "Ministry"),
    card(
        "Oxford University, England",
        plain(PutInPlay()),
        abilities=(Can(BuyVotes(), cost=Bow(THIS), when=("poll",)),),
    ),
    hunting_ground("Papillon", TITLED, 2),
    card(
        "Police Department",
        plain(PutInPlay()),
        abilities=(Can(Press(only_end=True), cost=Bow(THIS), when=("press",), role="mine"),),
    ),
    card(
        "Powerbase: Barranquilla",
        plain(
            PutInPlay() >> PutCounters("counter", Rating(CAPACITY, THAT), PLACED),
            targets=(Target("that", Cards(OWN_READY & OfSect(SABBAT))),),
        ),
        abilities=(
            Can(RemoveCounters("counter", 1, THIS) >> GainPool(1), when=("unlock",), limit=ONCE_A_TURN),
            CanAct(Burn(THIS), "anybody", VAMPIRE & ~TITLED),
            CanAct(Burn(THIS), "anybody", VAMPIRE & TITLED, 1),
            BURN_EMPTY,
        ),
    ),
    card(
        "Powerbase: Chicago",
        plain(PutInPlay()),
        abilities=(
            Can(
                ChooseOne((PutCounters("counter", 1, THIS), GainPool(ON_IT) >> EMPTY_OUT)),
                when=("unlock",),
                limit=ONCE_A_TURN,
            ),
            CanAct(TakeCounters(), "foes", VAMPIRE, given=AtLeast(ON_IT, 1)),
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
                Cards((ForSect(ANARCH) | TurnsTo(ANARCH)) & MINE),
                Choose(Cards(VAMPIRE & READY_REGION & BOWED & OfSect(ANARCH)), Straighten()),
                given=OfSort("discard") & HasMoreDiscards(),
                limit=ONCE_A_TURN,
            ),
            CanAct(Steal(THIS), "foes", VAMPIRE & OfSect(ANARCH)),
        ),
    ),
    card(
        "Powerbase: Luanda",
        plain(PutInPlay()),
        abilities=(
            Can(
                Choose(Cards(VAMPIRE & MINE), Gain(ATTACK_ANY, THAT, "turn")),
                cost=Bow(THIS),
                when=("in master phase",),
            ),
            stealable(),
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
        "Powerbase: Montreal",
        plain(PutInPlay()),
        abilities=(
            Can(Choose(Cards(In("uncontrolled") & VAMPIRE), AddBlood(1)), when=("influence",), limit=ONCE_A_TURN),
            CanAct(Steal(THIS), "anybody", VAMPIRE),
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
        "Powerbase: Savannah",
        plain(PutInPlay()),
        abilities=(
            Can(
                EndCombat(),
                cost=Choose(Cards(OTHER & Unique() & READY & Trait("location") & MINE), Bow()),
                when=("before range",),
                given=ActorIs(VAMPIRE & MINE & Fighting(ANYTHING)),
            ),
            stealable(),
        ),
        traits=("elysium",),
    ),
    card(
        "Powerbase: Zürich",
        plain(PutInPlay()),
        abilities=(
            CanAct(AddBlood(2), "controlled", VAMPIRE, 1, at=Cards(WAITING & YOUNGER), given=HasEdge()),
            Trigger("forced reaction", "blocks", Cards(MINION), EdgeToNobody(), must=True, given=ByThisCard()),
            Can(Steal(THIS), cost=BurnEdge(), when=("in master phase",), anybodys=True, given=IsAnothers()),
        ),
    ),
)
