"""Clan cards of Under Fu Leng's Shadow that reach beyond the table: demons from outside the game, symbols and tokens that are
not what they seem."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, fight_event, target
from coterie.games.l5r.words.abilities import Action
from coterie.games.l5r.words.conditions import CONFLICT, ThisIs
from coterie.games.l5r.words.filters import CHARACTER, PARTICIPATING, UNIQUE, WITH_STATUS, Printed
from coterie.games.l5r.words.outside import FIEND, OUTSIDE, LoseHonorFor, Summon
from coterie.games.l5r.words.players import GainHonor
from coterie.games.l5r.words.standing import CORRUPTED, DRAINING, SUPPORT
from coterie.games.l5r.words.symbols import HAS_SYMBOL, ReplaceSymbol
from coterie.games.l5r.words.tokens import CountAs
from coterie.words.cards.changing import Bow
from coterie.words.cards.groups import THIS, Cards
from coterie.words.groups import Bound
from coterie.words.picking import Choose

DEMON = FIEND & CHARACTER & OUTSIDE
CALLED = Bound("character")

CARDS_FROM_OUTSIDE: tuple[Card, ...] = (
    fight_event(
        "16-accursed-summoning",
        Summon(CALLED),
        CONFLICT,
        DRAINING,
        cost=Choose(Cards(DEMON & ~UNIQUE), LoseHonorFor(CALLED), name="character"),
    ),
    card(
        "16-oni-tyrant",
        CORRUPTED,
        Action(Summon(), given=ThisIs(PARTICIPATING), cost=GainHonor(-1), targets=(target(DEMON & Printed(2)),)),
    ),
)
DECEIVERS: tuple[Card, ...] = (
    card(
        "16-disciple-of-deception",
        SUPPORT,
        Action(
            CountAs(Bound("one")),
            given=CONFLICT,
            targets=(target(CHARACTER & WITH_STATUS, "one"), target(CHARACTER & WITH_STATUS, "other")),
        ),
    ),
    card("16-twin-soul-temple", Action(ReplaceSymbol(), cost=Bow(THIS), targets=(target(HAS_SYMBOL),))),
)
