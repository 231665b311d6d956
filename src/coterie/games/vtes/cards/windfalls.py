"""Master cards that are done at once: pool, blood, vampires of the crypt, cards of the library, what is burned or stolen."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain, those
from coterie.games.vtes.numbers import CAPACITY, DISCARDS, MASTER_ACTIONS
from coterie.games.vtes.rules.ending import POINT
from coterie.games.vtes.words.bargains import Poor
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import Controls
from coterie.games.vtes.words.comparing import YoungerThan
from coterie.games.vtes.words.deeds import Steal, StealPool
from coterie.games.vtes.words.permanents import PutInPlay, SearchFor
from coterie.games.vtes.words.phases import BurnTop, Half
from coterie.games.vtes.words.referendums import FailReferendum
from coterie.games.vtes.words.remembered import Overlook
from coterie.games.vtes.words.resources import AddBlood, BloodToPool, DrawCrypt, GainBlood, GainPool, MoveBlood
from coterie.games.vtes.words.saving import (
    MARKED_SEATS,
    OWED,
    Doomed,
    IsDoomed,
    MarkSeat,
    SaveWithPool,
    TakePoints,
    TurnOfMarked,
)
from coterie.games.vtes.words.selves import (
    ALLY,
    MINION,
    OF_PREY,
    READY_REGION,
    TORPID,
    VAMPIRE,
    AllyOr,
    OfClan,
    OfType,
    Trait,
)
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, In, Rated
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.lasting import TakeControl
from coterie.words.cards.numbers import Bonus, Counters, Rating
from coterie.words.conditions import AtLeast
from coterie.words.effects import Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import ForEach

TO_WAITING = Bound("waiting vampire")
WAITING = In("uncontrolled") & VAMPIRE
MINISTRY = OfClan("Ministry")


def gathering(name: str, clan: str) -> Card:
    """Return a card with which ready vampires of a clan give a blood each to an uncontrolled one of it."""
    giving = ForEach(Cards(VAMPIRE & READY_REGION & MINE & OfClan(clan)), MoveBlood(THAT, TO_WAITING))
    return card(name, plain(giving, targets=(Target("waiting vampire", Cards(WAITING & OfClan(clan))),)))


WINDFALLS: tuple[Card, ...] = (
    card(
        "Life Boon",
        plain(
            SaveWithPool() >> PutInPlay() >> MarkSeat(),
            targets=(Target("that", Doomed()),),
        ),
        abilities=(
            Can(StealPool(1, MARKED_SEATS), when=("any unlock",), given=TurnOfMarked(), limit=ONCE_A_TURN),
            Trigger("would", "points", MARKED_SEATS, Instead(TakePoints()), must=True, given=~IsDoomed()),
            Trigger(
                "forced reaction", "counter", THIS, Burn(THIS), must=True, given=AtLeast(Counters(OWED, THIS), POINT)
            ),
        ),
        traits=("boon",),
    ),
    card(
        "Blind Spot",
        plain(
            Overlook(Bound("vampire")),
            targets=(
                Target("vampire", Cards(VAMPIRE & READY_REGION & MINE)),
                Target("that", Cards(OF_PREY & AllyOr(YoungerThan("vampire")) & READY_REGION)),
            ),
        ),
    ),
    card(
        "Not to Be",
        plain(CancelPlayed("event") >> PutInPlay()),
        abilities=(
            Bonus(MASTER_ACTIONS, 1, YOU),
            Bonus(DISCARDS, -1, YOU),
            each_phase("discard", YOU, Burn(THIS)),
        ),
    ),
    card("Ascendance", plain(GainPool(1))),
    card("Zillah's Valley", plain(AddBlood(4), targets=those(Rated(CAPACITY, least=8) & WAITING))),
    card("Effective Management", plain(DrawCrypt())),
    card("Liquidation", plain(Pay(BurnTop(7), GainPool(3))), replaced="discard"),
    card("Tribute to the Master", plain(ForEach(Cards(VAMPIRE & READY_REGION & MINE), BloodToPool(1, THAT)))),
    card(
        "The Eternals of Sirius",
        plain(GainPool(5), given=Controls(VAMPIRE & READY_REGION & MINISTRY)),
        plain(AddBlood(5), targets=those(WAITING & MINISTRY & Rated(CAPACITY, least=9))),
    ),
    card("Fortschritt Library", plain(SearchFor(Trait("gehenna") & OfType("event")), alone=("game",))),
    card(
        "Redeem the Lost Soul",
        plain(GainPool(Half(Rating(CAPACITY, THAT))) >> RemoveFromGame(), targets=those(In("ash") & VAMPIRE)),
    ),
    card(
        "From a Sinking Ship",
        plain(Steal(), targets=those(MINION & FOES & Rated(CAPACITY, most=6) & Poor(3)), alone=("game",)),
    ),
    card("Unnatural Disaster", plain(Burn(), targets=those(Trait("location")))),
    card("Vulnerability", plain(Burn(), targets=those(VAMPIRE & TORPID))),
    card(
        "Out of Control",
        plain(Burn(), targets=those(VAMPIRE & OfClan("Brujah antitribu") & Rated(CAPACITY, most=5)), alone=("game",)),
    ),
    card("Svadharma", plain(GainBlood(2, THAT), targets=those(VAMPIRE & READY_REGION & OfClan("Ravnos")))),
    card("Letter from Vienna", plain(Bow(Cards(VAMPIRE & READY_REGION & OfClan("Tremere"))))),
    gathering("Bay and Howl", "Gangrel antitribu"),
    gathering("Convergence", "Pander"),
    card("Vox Domini", plain(FailReferendum(), when=("poll",), alone=("game for you",))),
    card("The Art of Love", plain(TakeControl(), targets=those(ALLY & FOES))),
)
