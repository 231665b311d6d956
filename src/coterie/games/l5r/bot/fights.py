"""The conflict that goes on: what it is likely to change."""

from __future__ import annotations

from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.facts.cards import characters, side_of
from coterie.games.l5r.facts.conflicts import conflict, defending_team
from coterie.games.l5r.facts.provinces import is_broken, is_stronghold_province, owner_at, place_of, provinces
from coterie.games.l5r.facts.teams import the_deck
from coterie.games.l5r.facts.values import strength
from coterie.games.l5r.rules.conflict import totals
from coterie.games.l5r.state import L5R, NOBODY, Conflict


def weigh_conflict(s: L5R, values: dict[int, float]) -> None:
    """Add what the conflict that goes on is likely to change, by team."""
    now = conflict(s)
    if now is None or now.over or not now.places:
        return
    foe = defending_team(s, now)
    there = [at for at in now.declared if side_of(s, at[0]) == now.team]
    if now.compared or not (there or any(s.pieces[p].count("present") for p in characters(s))):
        return
    one, other = totals(s, now)
    ahead = one - other + to_be_turned_up(s, now)
    values[now.team] += W.lead * ahead
    if one:
        values[now.team] += W.conflict * likely(ahead)
        for at, _ in now.provinces:  # against the Shadowlands deck one of each player (U-108, U-131)
            if not is_broken(s, at):
                price = W.breaks * (1 + W.stronghold * is_stronghold_province(s, at))
                values[foe] -= price * likely(ahead - toughness(s, at))
    if other:
        values[foe] += W.conflict * likely(-ahead - 1)


def likely(ahead: float) -> float:
    """Return how likely it is that what holds by so many points of skill (0: just so) holds in the end."""
    return min(1.0, max(0.0, 0.5 + (ahead + 0.5) / (2 * W.open)))


def to_be_turned_up(s: L5R, now: Conflict) -> int:
    """Return what the cards that the Shadowlands deck is going to turn up are likely to add for the attackers: it acts
    after every action of its opponents, and first of all (U-121, U-125)."""
    deck = the_deck(s)
    if deck == NOBODY:
        return 0
    return W.surprise if s.teams[deck] == now.team else -W.surprise


def toughness(s: L5R, piece: int) -> float:
    """Return the strength of a province; of one that lies face down the mean of those of its owner that do."""
    if not s.pieces[piece].down:
        return strength(s, piece)
    alike = [p for p in provinces(s, owner_at(place_of(s, piece))) if s.pieces[p].down]
    return sum([strength(s, p) for p in alike]) / len(alike)
