"""Masters that are done with once they are played."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain, those
from coterie.games.vtes.cards.habits import INFERNAL
from coterie.games.vtes.cards.masters.habits import A_VAMPIRE, OWN_VAMPIRE, WAITING
from coterie.games.vtes.numbers import ANARCH, CAPACITY, SABBAT
from coterie.games.vtes.words.bargains import Poor
from coterie.games.vtes.words.circumstances import Controls
from coterie.games.vtes.words.comparing import OfClanOf, YoungerThan
from coterie.games.vtes.words.fortune import DreamAnew
from coterie.games.vtes.words.hands import DiscardFrom, RecruitFromHand
from coterie.games.vtes.words.modes import Ransom
from coterie.games.vtes.words.permanents import ControllerOf, SearchFor
from coterie.games.vtes.words.phases import BurnTop, Half
from coterie.games.vtes.words.politics import Promise
from coterie.games.vtes.words.remembered import Overlook
from coterie.games.vtes.words.resources import (
    AddBlood,
    BloodToPool,
    BurnPool,
    DrawCrypt,
    GainBlood,
    GainPool,
    MoveBlood,
    MoveSome,
    MoveUpTo,
)
from coterie.games.vtes.words.selves import (
    ALLY,
    MINION,
    OF_PREY,
    READY_REGION,
    RETAINER,
    TORPID,
    VAMPIRE,
    AllyOr,
    OfClan,
    OfSect,
    OfType,
    PrintedTitle,
    Trait,
)
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.tolls import NumbersGame
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.words.cards.abilities import Target
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, READY, In, Rated
from coterie.words.cards.groups import EVERYBODY, Cards
from coterie.words.cards.lasting import TakeControl
from coterie.words.cards.numbers import Rating
from coterie.words.effects import Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import ForEach

ELDER = Bound("elder")
TO_WAITING = Bound("waiting vampire")
MINISTRY = OfClan("Ministry")


def gathering(name: str, clan: str) -> Card:
    """Return a card with which ready vampires of a clan give a blood each to an uncontrolled one of it."""
    giving = ForEach(Cards(VAMPIRE & READY_REGION & MINE & OfClan(clan)), MoveBlood(THAT, TO_WAITING))
    return card(name, plain(giving, targets=(Target("waiting vampire", Cards(WAITING & OfClan(clan))),)))


CARDS: tuple[Card, ...] = (
    card("Ascendance", plain(GainPool(1))),
    gathering("Bay and Howl", "Gangrel antitribu"),
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
    gathering("Convergence", "Pander"),
    card("Día de los Muertos", plain(Promise(SABBAT), alone=("game",))),
    card("Effective Management", plain(DrawCrypt())),
    card("Fortschritt Library", plain(SearchFor(Trait("gehenna") & OfType("event")), alone=("game",))),
    card(
        "From a Sinking Ship",
        plain(Steal(), targets=those(MINION & FOES & Rated(CAPACITY, most=6) & Poor(3)), alone=("game",)),
    ),
    card("Game of Malkav", plain(NumbersGame())),
    card("Giant's Blood", plain(GainBlood(Rating(CAPACITY, THAT), THAT), targets=(A_VAMPIRE,), alone=("game",))),
    card(
        "Golconda: Inner Peace",
        plain(
            GainPool(Rating(CAPACITY, THAT), ControllerOf(THAT)) >> RemoveFromGame(),
            targets=(Target("that", Cards(VAMPIRE & Rated(CAPACITY, least=8))),),
            ransom=Ransom(ControllerOf(THAT), BurnPool(2)),
        ),
    ),
    card(
        "Grooming the Protégé",
        plain(
            MoveUpTo(ELDER, THAT, 3),
            targets=(
                Target("elder", Cards(VAMPIRE & READY_REGION & MINE)),
                Target("that", Cards(VAMPIRE & YoungerThan("elder") & In("uncontrolled") & OfClanOf("elder"))),
            ),
        ),
    ),
    card("Kaymakli Nightmares", plain(DreamAnew(), alone=("game",))),
    card("Letter from Vienna", plain(Bow(Cards(VAMPIRE & READY_REGION & OfClan("Tremere"))))),
    card("Liquidation", plain(Pay(BurnTop(7), GainPool(3))), replaced="discard"),
    card(
        "Lupine Assault",
        plain(ForEach(EVERYBODY, DiscardFrom(THAT, "theirs", 5)), alone=("game",)),
        replaced="influence",
    ),
    card("Minion Tap", plain(MoveSome(), targets=(OWN_VAMPIRE,))),
    card("Misdirection", plain(Bow(), targets=(Target("that", Cards(MINION)),))),
    card(
        "Out of Control",
        plain(Burn(), targets=those(VAMPIRE & OfClan("Brujah antitribu") & Rated(CAPACITY, most=5)), alone=("game",)),
    ),
    card(
        "Piper",
        plain(
            Bow() >> RecruitFromHand(ALLY | RETAINER, THAT),
            targets=(Target("that", Cards(VAMPIRE & READY_REGION & READY & MINE & OfSect(ANARCH))),),
        ),
    ),
    card(
        "Redeem the Lost Soul",
        plain(GainPool(Half(Rating(CAPACITY, THAT))) >> RemoveFromGame(), targets=those(In("ash") & VAMPIRE)),
    ),
    card("Svadharma", plain(GainBlood(2, THAT), targets=those(VAMPIRE & READY_REGION & OfClan("Ravnos")))),
    card(
        "Tend the Flock",
        plain(
            AddBlood(3),
            targets=(
                Target("shepherd", Cards(VAMPIRE & READY_REGION & READY & MINE & INFERNAL & OfClan("Baali"))),
                Target("that", Cards(In("uncontrolled") & VAMPIRE & INFERNAL & YoungerThan("shepherd"))),
            ),
        ),
    ),
    card("The Art of Love", plain(TakeControl(), targets=those(ALLY & FOES))),
    card(
        "The Eternals of Sirius",
        plain(GainPool(5), given=Controls(VAMPIRE & READY_REGION & MINISTRY)),
        plain(AddBlood(5), targets=those(WAITING & MINISTRY & Rated(CAPACITY, least=9))),
    ),
    card("Tribute to the Master", plain(ForEach(Cards(VAMPIRE & READY_REGION & MINE), BloodToPool(1, THAT)))),
    card(
        "Unholy Sacrament",
        plain(AddBlood(3), targets=(Target("that", Cards(In("uncontrolled") & VAMPIRE & PrintedTitle(SABBAT))),)),
    ),
    card("Unnatural Disaster", plain(Burn(), targets=those(Trait("location")))),
    card("Vulnerability", plain(Burn(), targets=those(VAMPIRE & TORPID))),
    card("Zillah's Valley", plain(AddBlood(4), targets=those(Rated(CAPACITY, least=8) & WAITING))),
)
