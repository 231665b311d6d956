"""Master cards that are done at once, or lie beside the minions without being locations."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.words.bonds import WHOSE_IT_WAS
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.deeds import Steal
from coterie.games.vtes.words.hands import RecruitFromHand
from coterie.games.vtes.words.modes import Can, CanAct
from coterie.games.vtes.words.outcomes import BledFor
from coterie.games.vtes.words.permanents import PutInPlay
from coterie.games.vtes.words.resources import Burn, BurnPool, Draw, MasterAction
from coterie.games.vtes.words.selves import ALLY, MINION, READY_REGION, RETAINER, VAMPIRE, OfPath, OfSect, OfType
from coterie.games.vtes.words.tolls import NumbersGame
from coterie.words.cards.abilities import Target, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import MINE, READY, In
from coterie.words.cards.groups import IT, THIS, Cards
from coterie.words.cards.moving import Discard
from coterie.words.effects import Choose, If, Pay
from coterie.words.groups import THAT

CATHARI = Cards(VAMPIRE & MINE & OfPath("Cathari"))

ANY_TIME = ("unlock", "in master phase", "minion", "influence", "in discard phase", "A")

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
)
