"""22.5. What the Shadowlands lose when a province breaks (U-110)."""

from __future__ import annotations

from coterie.games.l5r.factions import the_shadowlands
from coterie.games.l5r.facts.provinces import lying_in
from coterie.games.l5r.numbers import CARDS_OF_RUIN
from coterie.games.l5r.rules.cards import away
from coterie.games.l5r.state import L5R, Ruin
from coterie.kernel.events import about, happen
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import Procedure, row


def discard_cards(s: L5R, serial: int) -> None:
    """Discard each card in the broken province."""
    there = list(lying_in(s, RUIN.of(s, serial).place))
    if there:
        happen(s, *away(s, there))


def discard_top(s: L5R, serial: int) -> None:
    """Discard five cards from the top of the dynasty deck; this is a rule and no card effect (U-028, U-110)."""
    top = pile(s, "dynasty", the_shadowlands(s))[:CARDS_OF_RUIN]
    s.tell("ruin", the_shadowlands(s), len(top))
    if top:
        happen(s, *[about(s, "discard", p) for p in top])


RUIN: Procedure[Ruin] = Procedure(
    "l5r.shadow.ruin",
    "A Shadowlands province has broken",
    Ruin,
    (
        row("1", "Discard what lies there", discard_cards, "U-110"),
        row("2", "Discard from the dynasty deck", discard_top, "U-028 U-110"),
    ),
    hidden=True,
)
