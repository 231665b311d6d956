"""Modifiers and reactions that command: they silence, send on, and send away."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs, BlockerIs, HasBlocked, IsBlocked
from coterie.games.vtes.words.outcomes import ACTION_TARGET, AboutToFight, NotAgain, SentAgainst
from coterie.games.vtes.words.remembered import TaxNextReaction
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.selves import ACTING, ALLY, BLOCKING, ME, MINION, VAMPIRE, WEAKER, YOUNGER, OfClan
from coterie.games.vtes.words.stealing import ContinueAction, EndAction, Stealth
from coterie.words.cards.abilities import Target
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Cannot
from coterie.words.effects import Pay
from coterie.words.groups import THAT

SILENCE = Gain(Cannot("react", THIS), THAT, "action")
A_MINION = Target("that", Cards(MINION))
YOUNGER_ACTS = AboutToFight() & ActorIs(VAMPIRE & YOUNGER)
WEAK_BLOCKED = HasBlocked() & ActorIs(WEAKER)
MINISTRY = VAMPIRE & OfClan("Ministry")
BLOCKED_BY_ALLY = IsBlocked() & BlockerIs(ALLY)

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
    card(
        "Mental Maze",
        at("obf", Bow(ME) >> EndAction(), given=WEAK_BLOCKED, of=~OfClan("Ministry")),
        at("obf", Bow(ME) >> EndAction(), given=WEAK_BLOCKED, of=MINISTRY, free=True),
        at("OBF", EndAction(), given=WEAK_BLOCKED, of=~OfClan("Ministry")),
        at("OBF", EndAction(), given=WEAK_BLOCKED, of=MINISTRY, free=True),
    ),
    card(
        "Gift of Sleep",
        at("obf", Stealth(1), sort="modifier"),
        at("obe", EndAction() >> Bow(BLOCKING), sort="modifier", when=("blocked",), given=BLOCKED_BY_ALLY),
        at("obe", EndAction() >> Bow(ACTION_TARGET), sort="modifier", when=("succeeding",), given=SentAgainst(ALLY)),
        at(
            "obe",
            EndAction() >> Bow(ACTING),
            sort="reaction",
            when=("blocked", "succeeding"),
            given=AboutToFight() & ActorIs(ALLY),
        ),
        at("OBE", Stealth(1), sort="modifier"),
    ),
)
