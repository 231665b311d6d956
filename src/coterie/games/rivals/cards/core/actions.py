"""The Action cards of the Core Set that are done at once."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, unhosted
from coterie.games.rivals.words.characters import CHARACTER, IN_STREETS, OWN, OWN_OR_TORPID, WOUNDED
from coterie.games.rivals.words.circumstances import Skilled, Sum
from coterie.games.rivals.words.fights import Hurt, Slay
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.mending import MendDivided
from coterie.games.rivals.words.parties import Among
from coterie.games.rivals.words.plots import OWN_PLOTS
from coterie.games.rivals.words.tokens import PayBlood, PutTokens
from coterie.games.rivals.words.zones import MOVED, Evict
from coterie.words.cards.abilities import Plays, Target
from coterie.words.cards.changing import PutCounters
from coterie.words.cards.filters import BOWED, In, Kind
from coterie.words.cards.groups import Cards
from coterie.words.cards.moving import Return
from coterie.words.effects import If
from coterie.words.picking import Choose

ACTIONS: tuple[Card, ...] = (
    action(
        "core-coup-de-grace", "Coup de Grâce",
        Plays(
            does=Slay(), targets=(Target("that", Cards(CHARACTER & WOUNDED & IN_STREETS)),), cost=PayBlood(2),
            given=Skilled("potence"),
        ),
        outside=True, icons=("potence",),
    ),
    action(
        "core-dumpster-dive", "Dumpster Dive",
        Choose(Cards(In("discard")), Return()) + If(Skilled("auspex", OWN, 2), Draw(1)),
        clan="malkavian", icons=("auspex",),
    ),
    action(
        "core-everything-is-connected", "Everything is Connected",
        If(Skilled("auspex", OWN), PutTokens("prestige", 1, OWN_PLOTS)), icons=("auspex",),
    ),
    action(
        "core-late-night-snack", "Late-Night Snack", MendDivided(Sum("fortitude", OWN), OWN_OR_TORPID),
        icons=("fortitude",),
    ),
    unhosted(
        "core-marked-man", "Marked Man", Choose(Cards(CHARACTER), PutCounters("agenda", 1)), clan="ventrue",
    ),
    action(
        "core-smoke-em-out", "Smoke 'Em Out",
        Choose(Cards(Kind("haven")), Evict()) >> Hurt(1, Among(MOVED, BOWED), "", ("aggravated",)), outside=True,
        clan="brujah",
    ),
)  # fmt: skip
