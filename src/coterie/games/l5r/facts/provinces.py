"""Provinces: their places, the cards in them, and which are broken or can be attacked (part 14)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.factions import is_challenge, lost_before_stronghold
from coterie.games.l5r.facts.teams import in_order, members, team_of
from coterie.games.l5r.state import ROW, STRONGHOLD
from coterie.kernel.layers import face_in_force, layers
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Piece, pile

PLACES = (STRONGHOLD, *range(STRONGHOLD))  # the places of a row: that of the stronghold province comes first


def owner_at(place: int) -> int:
    """Return the owner of a province by its place."""
    return place // ROW


def places_of(s: Any, owner: int) -> tuple[int, ...]:
    """Return the places of an owner's provinces: that of the stronghold first, then from left to right."""
    piles, first = s.piles, owner * ROW
    return tuple([first + at for at in PLACES if ("provinces", first + at) in piles])


def is_in_row(place: int) -> bool:
    """Return whether a place is one of a row, whose provinces hold dynasty cards, and not that of a stronghold."""
    return place % ROW != STRONGHOLD


def row_of(s: Any, owner: int) -> list[int]:
    """Return the places of an owner's row of provinces, from left to right."""
    piles, first = s.piles, owner * ROW
    return [first + at for at in range(STRONGHOLD) if ("provinces", first + at) in piles]


def province_at(s: Any, place: int) -> int:
    """Return the province at a place."""
    return pile(s, "provinces", place)[0]


def provinces(s: Any, owner: int) -> tuple[int, ...]:
    """Return the provinces of an owner, in the order of `places_of`."""
    piles = s.piles  # this is asked for at all times
    return tuple([piles["provinces", place][0] for place in places_of(s, owner)])


def stronghold_province(s: Any, owner: int) -> tuple[int, ...]:
    """Return the stronghold province of an owner, () if it has none."""
    return pile(s, "provinces", owner * ROW + STRONGHOLD)


def elements_of(s: Any, row: Piece) -> list[str]:
    """Return the elements of a province: the printed ones, with replaced symbols."""
    found_ = list(s.game.faces[face_in_force(s, row)].facts.elements)
    for layer in layers(s, row):
        if getattr(layer.value, "at", "") == "corner":
            found_ = [layer.value.element if element == layer.value.was else element for element in found_]
    return found_


def place_of(s: Any, piece: int) -> int:
    """Return the place of a province."""
    found_: int = s.pieces[piece].place
    return found_


def is_stronghold_province(s: Any, piece: int) -> bool:
    """Return whether a province is the stronghold province."""
    return bool(s.pieces[piece].zone == "provinces" and s.pieces[piece].place % ROW == STRONGHOLD)


def is_broken(s: Any, piece: int) -> bool:
    """Return whether a province is broken."""
    now = s.pieces[piece]
    return bool(now.counters) and now.count("broken") > 0


def all_broken(s: Any, owner: int, places: tuple[int, ...] = PLACES) -> bool:
    """Return whether an owner has provinces at some places of its row and all of them are broken."""
    pieces, piles, first, there = s.pieces, s.piles, owner * ROW, False  # asked after every change
    for at in places:
        for p in piles.get(("provinces", first + at), ()):
            if not (pieces[p].counters and pieces[p].count("broken")):
                return False
            there = True
    return there


def is_immune(s: Any, piece: int) -> bool:
    """Return whether a card is immune to card effects: a broken stronghold province is (L-24.2, U-227)."""
    return is_broken(s, piece) and is_stronghold_province(s, piece)


def broken(s: Any, owner: int) -> int:
    """Return the number of an owner's broken provinces, not counting its stronghold province."""
    return sum([is_broken(s, p) and not is_stronghold_province(s, p) for p in provinces(s, owner)])


def neighbours(s: Any, place: int) -> tuple[int, ...]:
    """Return the places of the provinces next to one in its row; the stronghold province has none (L-2.12)."""
    if place % ROW == STRONGHOLD:
        return ()
    near = (place - 1, place + 1)
    return tuple(
        [at for at in near if at // ROW == place // ROW and at % ROW != STRONGHOLD and pile(s, "provinces", at)]
    )


def open_in_row(s: Any, owner: int) -> list[int]:
    """Return the dynasty cards that lie face up in an owner's provinces and are not in play: characters and events."""
    pieces, piles = s.pieces, s.piles  # this is asked for at every window
    return [p for place in places_of(s, owner) for p in piles.get(("row", place), ()) if not pieces[p].down]


def lying_in(s: Any, place: int) -> tuple[int, ...]:
    """Return the dynasty cards in a province, face up or face down."""
    piles: dict[tuple[str, int], tuple[int, ...]] = s.piles
    return piles.get(("row", place), ()) + piles.get(("holdings", place), ())


def eligible_provinces(s: Any, team: int) -> list[int]:
    """Return the provinces that a team can attack: unbroken enemy provinces; a stronghold province only if three other
    provinces of its team are broken, in a team game including one of that player (L-6.1, L-6.2)."""
    found_ = []
    for owner in in_order(s):
        if team_of(s, owner) != team:
            for p in provinces(s, owner):
                if not is_broken(s, p) and (not is_stronghold_province(s, p) or _stronghold_open(s, owner)):
                    found_.append(p)
    return [p for p in found_ if not forbidding(s, "be attacked", p)]


def _stronghold_open(s: Any, owner: int) -> bool:
    mates = members(s, team_of(s, owner))
    lost = sum([broken(s, mate) for mate in mates])
    if is_challenge(s):  # there stronghold provinces count, too (U-183)
        lost += sum([is_broken(s, p) and is_stronghold_province(s, p) for mate in mates for p in provinces(s, mate)])
    return lost >= lost_before_stronghold(s) and broken(s, owner) >= 1
