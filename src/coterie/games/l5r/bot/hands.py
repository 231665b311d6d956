"""What lies in hands: the skill that a team can still bring into a conflict with it, as far as it can be paid for."""

from __future__ import annotations

from collections.abc import Iterable

from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.cards.definition import Card
from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.facts.teams import seated
from coterie.games.l5r.state import NOBODY, TYPES
from coterie.kernel.pieces import pile

FEW_EVENTS = 1  # of each hand, where the other side answers each of them


def to_be_played(t: Table, team: int) -> dict[str, float]:
    """Return the skill that the cards in the hands of a team are likely to add to its side, by type."""
    return held_by(t, seated(t.s, team))


def held_by(t: Table, seats: Iterable[int]) -> dict[str, float]:
    """Return the skill that the hands of some seats are likely to add to their side, by type. The Shadowlands deck answers each
    event with a card that mostly outweighs it, so only a few events of each hand count against it (U-120)."""
    hands = [(t.s.fate[seat], [definition(t.s, p) for p in pile(t.s, "hand", seat)]) for seat in seats]
    events = FEW_EVENTS if t.deck != NOBODY else len(t.s.pieces)
    return {kind: W.plays * sum([_of_hand(fate, cards, kind, events) for fate, cards in hands]) for kind in TYPES}


def _of_hand(fate: int, cards: list[Card], kind: str, events: int) -> float:
    """Return the skill of those cards that can be paid for together, the cheapest first, with no more than so many events."""
    found = 0.0
    for cost, skill, event in sorted([(card.cost or 0, -_skill(card, kind), card.kind == "event") for card in cards]):
        if cost > fate:
            break
        if skill and (events or not event):
            events -= event
            fate -= cost
            found -= skill
    return found


def _skill(card: Card, kind: str) -> float:
    """Return the skill of a type that a card brings, as far as it can be read off; what an event brings cannot."""
    if card.kind == "event":
        return W.event
    return float(max(0, card.bonus[kind] if card.kind == "attachment" else card.stats.get(kind, 0)))
