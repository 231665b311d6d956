"""Combat cards that last beyond a strike: storms, aims, fears, and strikes of one sort on top of the others."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card
from coterie.games.vtes.words.circumstances import InCombatWith
from coterie.games.vtes.words.damage import Storm
from coterie.games.vtes.words.fighting import MoreStrikes
from coterie.games.vtes.words.striking import Dodge

ASSAULTS: tuple[Card, ...] = (
    card(
        "Weather Control",
        at("tha", Storm(), given=InCombatWith(first=True), once="combat"),
        at("THA", Storm(1, 1), given=InCombatWith(first=True), once="combat"),
    ),
    card("Wind Dance", at("tha", Dodge()), at("THA", Dodge() >> MoreStrikes(1, only=Dodge()))),
)
