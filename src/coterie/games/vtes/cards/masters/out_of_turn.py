"""Masters that are played out of turn."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.numbers import DISCARDS, MASTER_ACTIONS
from coterie.games.vtes.rules.ending import POINT
from coterie.games.vtes.words.bleeding import HoldBleed, Redirect
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.chances import BarName, Thwarts
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs, BleedIs
from coterie.games.vtes.words.fighting import EndCombat
from coterie.games.vtes.words.involved import FacesAggravated
from coterie.games.vtes.words.methuselahs import ActorsPrey
from coterie.games.vtes.words.permanents import CONTROLLER, PutInPlay, PutOn
from coterie.games.vtes.words.referendums import FailReferendum
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
from coterie.games.vtes.words.selves import ACTING, OF_PREDATOR, VAMPIRE
from coterie.games.vtes.words.stealing import StealPool
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn, ToTorpor
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Counters
from coterie.words.conditions import AtLeast

CARDS: tuple[Card, ...] = (
    card(
        "Archon Investigation",
        plain(Burn(ACTING), when=("C",), given=ActionIs("bleed", at_you=True) & BleedIs(4)),
    ),
    card("Dark Influences", plain(CancelPlayed("minion") >> BarName() >> PutInPlay()), abilities=(Thwarts(),)),
    card("Direct Intervention", plain(CancelPlayed("minion"))),
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
        "Not to Be",
        plain(CancelPlayed("event") >> PutInPlay()),
        abilities=(
            Bonus(MASTER_ACTIONS, 1, YOU),
            Bonus(DISCARDS, -1, YOU),
            each_phase("discard", YOU, Burn(THIS)),
        ),
    ),
    card(
        "Rötschreck",
        plain(
            EndCombat() >> Bow() >> ToTorpor() >> PutOn(),
            targets=(Target("that", Cards(VAMPIRE & FacesAggravated())),),
            when=("strikes chosen",),
        ),
        abilities=(
            Cannot("unlock", HOST),
            each_phase("unlock", CONTROLLER, Burn(THIS)),
        ),
        traits=("frenzy",),
    ),
    card("Sudden Reversal", plain(CancelPlayed("master"))),
    card(
        "Two Wrongs",
        plain(
            Redirect(ActorsPrey()) >> HoldBleed(),
            when=("C",),
            given=ActionIs("bleed", at_you=True) & ~ActorIs(OF_PREDATOR),
        ),
    ),
    card("Vox Domini", plain(FailReferendum(), when=("poll",), alone=("game for you",))),
    card("Wash", plain(CancelPlayed("master", near=True, refund=True)), replaced="unlock"),
)
