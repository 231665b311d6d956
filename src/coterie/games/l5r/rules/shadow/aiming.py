"""22.1. Rings, positions of provinces and types of conflict that the Shadowlands deck can declare (U-104 to U-109)."""

from __future__ import annotations

from coterie.games.l5r.facts.conflicts import attacked_provinces
from coterie.games.l5r.facts.provinces import is_broken, province_at, row_of, stronghold_province
from coterie.games.l5r.facts.rings import declarable_rings, ring_of
from coterie.games.l5r.facts.teams import fmt, members, team_of, the_deck
from coterie.games.l5r.rules.attackable import is_open
from coterie.games.l5r.rules.shadow.waves import legal_types, next_wave
from coterie.games.l5r.state import L5R, ROW
from coterie.kernel.pieces import pile

NUMBERS = (1, 2, 3, 4)  # the shadow numbers, which name positions (U-105)


def can_attack(s: L5R) -> bool:
    """Return whether the deck can declare a conflict: whether it has a wave, a ring and a province to attack (U-098; O-5)."""
    return (
        bool(next_wave(s)) and bool(declarable_rings(s, the_deck(s))) and any(provinces_numbered(s, n) for n in NUMBERS)
    )


def turned_at_most(s: L5R) -> int:
    """Return how many cards the deck turns up at most to find a ring: first its conflict deck, then all of that again with the
    discard pile as a new deck (U-104, U-126)."""
    deck = the_deck(s)
    return 2 * len(pile(s, "deck", deck)) + len(pile(s, "discard", deck))


def open_rings(s: L5R) -> list[str]:
    """Return the elements that the deck can contest: those of unclaimed rings, with “greedy” only of those with the most fate
    (U-104, U-157)."""
    free = declarable_rings(s, the_deck(s))
    most = max([ring_of(s, element).fate for element in free])
    greedy = "greedy" in s.setup["difficulty"]
    return [element for element in free if not greedy or ring_of(s, element).fate == most]


def provinces_numbered(s: L5R, number: int) -> list[int]:
    """Return the province of each player that a number names: the one in that position, or the stronghold province if that one
    is broken or cannot be attacked; in skirmish the leftmost that can be (U-105 to U-108; O-2). A player who has none left
    is not attacked (O-3)."""
    kinds, found = legal_types(s, next_wave(s)), []
    for seat in members(s, team_of(s, 0)):
        there = [province_at(s, place) for place in row_of(s, seat)]
        if fmt(s).stronghold:
            there = [*[p for p in there if s.pieces[p].place % ROW == number - 1], *stronghold_province(s, seat)]
        found += [p for p in there if not is_broken(s, p) and any(is_open(s, p, kind) for kind in kinds)][:1]
    return found


def open_types(s: L5R, kinds: list[str]) -> list[str]:
    """Return those of some types in which every attacked province can be attacked. If there are none, return those in which any
    can be; the other provinces are then left alone (L-8.17)."""
    attacked = attacked_provinces(s)
    everywhere = [kind for kind in kinds if all(is_open(s, p, kind) for p in attacked)]
    return everywhere or [kind for kind in kinds if any(is_open(s, p, kind) for p in attacked)]
