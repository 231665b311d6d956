"""What lies in hands: the skill that a team can still bring into a conflict with it, as far as it can be paid for."""

from __future__ import annotations

from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.facts.teams import seated
from coterie.games.l5r.state import TYPES
from coterie.kernel.pieces import pile


def to_be_played(t: Table, team: int) -> dict[str, float]:
    """Return the skill that the cards in the hands of a team are likely to add to its side, by type."""
    return {kind: W.plays * sum([_of_hand(t, seat, kind) for seat in seated(t.s, team)]) for kind in TYPES}


def _of_hand(t: Table, seat: int, kind: str) -> float:
    """Return the skill of those cards that a seat can pay for together, the cheapest first."""
    found, fate = 0.0, t.s.fate[seat]
    for cost, skill in sorted([(_cost(t, p), -_skill(t, p, kind)) for p in pile(t.s, "hand", seat)]):
        if cost > fate:
            break
        if skill:
            fate -= cost
            found -= skill
    return found


def _cost(t: Table, piece: int) -> int:
    return definition(t.s, piece).cost or 0


def _skill(t: Table, piece: int, kind: str) -> float:
    """Return the skill of a type that a card brings, as far as it can be read off; what an event brings cannot."""
    card = definition(t.s, piece)
    if card.kind == "event":
        return W.event
    return float(max(0, card.bonus[kind] if card.kind == "attachment" else card.stats.get(kind, 0)))
