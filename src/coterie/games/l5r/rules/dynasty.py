"""5.1. The dynasty phase: cards are revealed, fate is collected, and characters enter play."""

from __future__ import annotations

from coterie.games.l5r.atoms.pools import fate_by
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.provinces import places_of
from coterie.games.l5r.facts.teams import fmt, in_order
from coterie.games.l5r.numbers import INCOME
from coterie.games.l5r.rules.cards import refill
from coterie.games.l5r.rules.phases import ends, starts
from coterie.games.l5r.rules.windows import open_window
from coterie.games.l5r.state import L5R, Phase
from coterie.kernel.events import about, happen
from coterie.kernel.modifiers import total
from coterie.kernel.pieces import Ref, found, pile, ref
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.steps import step


def reveal(s: L5R, serial: int) -> None:
    """Turn each face-down dynasty card up, one at a time in player order, first in the stronghold province, then from left to
    right (1.2)."""
    cards = [
        p
        for owner in in_order(s)
        if is_clan(s, owner)
        for place in places_of(s, owner)
        for p in pile(s, "row", place)
        if s.pieces[p].down
    ]
    s.do(*[(unveil, ref(s, p)) for p in cards], (refill,))


@step("l5r.unveil")
def unveil(s: L5R, at: Ref) -> None:
    """Turn a dynasty card up if it is still there."""
    if found(s, at) is not None:
        happen(s, about(s, "unveil", at[0]))


def collect(s: L5R, serial: int) -> None:
    """Let the clans collect fate in player order (1.3)."""
    for seat in in_order(s):
        if is_clan(s, seat):
            happen(s, fate_by(seat, income(s, seat)))


def income(s: L5R, seat: int) -> int:
    """Return the fate that a player collects, by its stronghold or the format, with all modifiers."""
    there = pile(s, "stronghold", seat)
    printed = s.game.faces[s.pieces[there[0]].face].fate if there else fmt(s).income
    return max(0, total(s, INCOME, ("seat", seat), printed))


def window(s: L5R, serial: int) -> None:
    """Open the dynasty window (1.4)."""
    open_window(s, "dynasty")


DYNASTY: Procedure[Phase] = Procedure(
    "l5r.dynasty.phase",
    "Dynasty phase",
    Phase,
    (
        row("1.1", "The phase begins", starts, "L-9.2"),
        row("1.2", "Reveal dynasty cards", reveal, "L-14.9"),
        row("1.3", "Collect fate", collect, "L-11.1"),
        row("1.4", "Dynasty window", window, "L-5.1 L-5.2 L-5.3 L-5.4"),
        row("1.5", "The phase ends", ends, "L-9.9"),
    ),
    period=True,
)
