"""Modifiers and reactions that command: they silence, send on, and send away."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs
from coterie.games.vtes.words.outcomes import AboutToFight, NotAgain
from coterie.games.vtes.words.remembered import TaxNextReaction
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.selves import ACTING, MINION, VAMPIRE, YOUNGER
from coterie.games.vtes.words.stealing import ContinueAction, EndAction, Stealth
from coterie.words.cards.abilities import Target
from coterie.words.cards.changing import Straighten
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Cannot
from coterie.words.effects import Pay
from coterie.words.groups import THAT

SILENCE = Gain(Cannot("react", THIS), THAT, "action")
A_MINION = Target("that", Cards(MINION))
YOUNGER_ACTS = AboutToFight() & ActorIs(VAMPIRE & YOUNGER)

COMMANDS: tuple[Card, ...] = (
    card(
        "Unleashing the Bestial Soul",
        at("dom", SILENCE, targets=(A_MINION,), when=("announced",)),
        at("DOM", SILENCE >> TaxNextReaction(), targets=(A_MINION,), when=("announced",)),
    ),
    card(
        "Go-getter",
        at("obf", Stealth(1), given=~ActionIs("bleed")),
        at("OBF", Pay(BurnBlood(1), ContinueAction()), when=("going on",), given=~ActionIs("bleed")),
    ),
    card(
        "Obedience",
        at("dom", NotAgain() >> EndAction() >> Straighten(ACTING), when=("blocked", "succeeding"), given=YOUNGER_ACTS),
        at("DOM", NotAgain() >> EndAction(), when=("blocked", "succeeding"), given=YOUNGER_ACTS),
    ),
)
