"""The Action cards of the Core Set."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, ongoing
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import (
    CHARACTER,
    IN_STREETS,
    OWN,
    WOUNDED,
    PartyOf,
    Skilled,
)
from coterie.games.rivals.words.fights import ATTACKER, AttackerIs, ByYou, Harder, OfSortNow, Slay
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.plots import OWN_PLOTS
from coterie.games.rivals.words.tokens import Mend, PayBlood, PutTokens
from coterie.games.rivals.words.zones import Stay
from coterie.words.cards.abilities import Plays, Target, Trigger
from coterie.words.cards.filters import MINE, In
from coterie.words.cards.groups import Cards
from coterie.words.cards.moving import Return
from coterie.words.effects import Choose, ForEach, If

ACTIONS: tuple[Card, ...] = (
    action(
        "core-blood-for-blood", "Blood for Blood", Stay(),
        Activate(
            Harder(1, ATTACKER), when="fight", given=AttackerIs(MINE) & OfSortNow(("physical",)),
            cost=PayBlood(1, ATTACKER),
        ),
        types="ongoing", clan="brujah",
    ),
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
    ongoing(
        "core-the-spoils", "The Spoils",
        Trigger(
            "forced reaction", "defeat", Cards(CHARACTER), ForEach(PartyOf(ATTACKER), Mend(1)), must=True,
            given=ByYou(attacking=True),
        ),
        clan="brujah",
    ),
    action(
        "core-everything-is-connected", "Everything is Connected",
        If(Skilled("auspex", OWN), PutTokens("prestige", 1, OWN_PLOTS)), icons=("auspex",),
    ),
)  # fmt: skip
