"""Master cards that are done at once, or lie beside the minions without being locations."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.cards.habits import ANY_TIME
from coterie.games.vtes.numbers import ANARCH, CAPACITY, SABBAT, STRENGTH
from coterie.games.vtes.words.bonds import WHOSE_IT_WAS
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import ActionIs, BleedIs, IsA
from coterie.games.vtes.words.deeds import Steal
from coterie.games.vtes.words.fighting import Maneuver
from coterie.games.vtes.words.gatherings import RevealCrypt
from coterie.games.vtes.words.hands import RecruitFromHand
from coterie.games.vtes.words.modes import Ransom
from coterie.games.vtes.words.outcomes import BledFor
from coterie.games.vtes.words.permanents import WHOSE, ControllerOf, GiveAway, PutInPlay
from coterie.games.vtes.words.politics import Promise
from coterie.games.vtes.words.resources import BurnPool, Draw, GainBlood, GainPool, MasterAction
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    MINION,
    PREDATOR,
    PREY,
    READY_REGION,
    RETAINER,
    VAMPIRE,
    OfClan,
    OfPath,
    OfSect,
    OfType,
)
from coterie.games.vtes.words.tolls import ChosenBy, NumbersGame
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.games.vtes.words.which_cards import Oldest
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import MINE, READY, In, Rated
from coterie.words.cards.groups import EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Grants, Rating
from coterie.words.conditions import Exists
from coterie.words.effects import If, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose

CATHARI = Cards(VAMPIRE & MINE & OfPath("Cathari"))


A_VAMPIRE = Target("that", Cards(VAMPIRE))

SCHEMES: tuple[Card, ...] = (
    card(
        "Forward Momentum",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "acted",
                CATHARI,
                If(BledFor(), PutCounters("counter", 1, THIS), RemoveCounters("counter", 1, THIS)),
                must=True,
                given=OfSort("bleed"),
            ),
            Trigger("reaction", "acted", CATHARI, Pay(RemoveCounters("counter", 2, THIS), Straighten(IT))),
        ),
    ),
    card("Game of Malkav", plain(NumbersGame())),
    card(
        "Tension in the Ranks",
        plain(PutInPlay()),
        abilities=(
            *[
                Trigger("forced reaction", kind, Cards(MINION & READY_REGION), BurnPool(1, WHOSE_IT_WAS), must=True)
                for kind in ("torpor", "burn")
            ],
            Can(
                Burn(THIS),
                cost=MasterAction() >> Choose(Cards(In("hand") & OfType("master")), Discard(), 2, 2),
                when=("in master phase",),
                anybodys=True,
            ),
        ),
    ),
    card(
        "Fragment of the Book of Nod",
        plain(PutInPlay()),
        abilities=(Can(Draw(2), cost=Bow(THIS), when=ANY_TIME), CanAct(Steal(THIS), "anybody", VAMPIRE)),
        traits=("nod fragment",),
    ),
    card(
        "Piper",
        plain(
            Bow() >> RecruitFromHand(ALLY | RETAINER, THAT),
            targets=(Target("that", Cards(VAMPIRE & READY_REGION & READY & MINE & OfSect(ANARCH))),),
        ),
    ),
    card("Direct Intervention", plain(CancelPlayed("minion"))),
    card("Sudden Reversal", plain(CancelPlayed("master"))),
    card("Wash", plain(CancelPlayed("master", near=True, refund=True)), replaced="unlock"),
    card(
        "Brujah Debate",
        plain(PutInPlay()),
        abilities=(
            each_phase(
                "master",
                EVERYBODY,
                ChosenBy(WHOSE, VAMPIRE & OfClan("Brujah") & Oldest(VAMPIRE & OfClan("Brujah")), Bow()),
            ),
            Bonus(STRENGTH, 1, Cards(VAMPIRE & OfClan("Brujah"))),
            Grants(
                Can(
                    Maneuver(),
                    when=("range",),
                    role="fighting",
                    limit=Limit("combat"),
                    given=IsA(OfClan("Brujah")),
                ),
                Cards(VAMPIRE),
            ),
            CanAct(Burn(THIS), "anybody", MINION & ~OfClan("Ventrue")),
        ),
    ),
    card("Giant's Blood", plain(GainBlood(Rating(CAPACITY, THAT), THAT), targets=(A_VAMPIRE,), alone=("game",))),
    card(
        "Golconda: Inner Peace",
        plain(
            GainPool(Rating(CAPACITY, THAT), ControllerOf(THAT)) >> RemoveFromGame(),
            targets=(Target("that", Cards(VAMPIRE & Rated(CAPACITY, least=8))),),
            ransom=Ransom(ControllerOf(THAT), BurnPool(2)),
        ),
    ),
    card("Día de los Muertos", plain(Promise(SABBAT), alone=("game",))),
    card(
        "Privileged Position",
        plain(PutInPlay(), given=Exists(Cards(VAMPIRE & READY_REGION & MINE & OfPath("Power and the Inner Voice")), 2)),
        abilities=(Trigger("reaction", "passes", Cards(VAMPIRE & MINE), BurnPool(1, PREY), cost=Bow(THIS)),),
    ),
    card(
        "The Coven",
        plain(PutInPlay()),
        abilities=(
            Can(Choose(Cards(VAMPIRE & READY_REGION & MINE), GainBlood(2, THAT)), cost=Bow(THIS), when=ANY_TIME),
            each_phase("discard", YOU, GiveAway(THIS, ("forever",), PREDATOR)),
        ),
    ),
    card("Family Gathering", plain(RevealCrypt("Hecata"))),
    card(
        "Archon Investigation",
        plain(Burn(ACTING), when=("C",), given=ActionIs("bleed", at_you=True) & BleedIs(4)),
    ),
)
