"""Duplicates: a copy of a unique character in play is discarded to place fate on that (L-8.8)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.facts.teams import members, team_of
from coterie.games.l5r.rules.cards import refill
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about, happen
from coterie.kernel.steps import step


def copies(s: L5R, seat: int, piece: int) -> list[int]:
    """Return the unique characters in play on which a copy of them can place 1 fate: one's own, and those of team-mates
    (L-8.8, U-232)."""
    return copies_of(s, seat, definition(s, piece))


def copies_of(s: L5R, seat: int, card: Any) -> list[int]:
    """Return the same for a card that is not looked at where it lies."""
    if not card.unique or card.kind != "character":
        return []
    mates = members(s, team_of(s, seat))
    return [
        p
        for mate in mates
        for place in range(len(s.teams))
        for p in s.piles.get(("field", place), ())
        if s.game.speaks(s, p) == mate and definition(s, p).name == card.name
    ]


@step("l5r.discard_copy")
def discard_copy(s: L5R, seat: int, piece: int, on: int) -> None:
    """Discard a copy of a unique character to place 1 fate on it; a player action, no ability (L-8.8)."""
    s.tell("discards copy", seat, s.pieces[piece].face)
    happen(s, about(s, "discard", piece), about(s, "place", on, 1))
    s.do((refill,))
