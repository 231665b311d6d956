"""The parts of a card game's scene that every card game has: a card, a pile, a seat's row, made from what a seat sees."""

from __future__ import annotations

from typing import Any

from coterie.kernel.positions import LETTERS
from coterie.kernel.scenes import Area, Counter, Layout, Orientation, Piece, Player
from coterie.kernel.views import View


def area(v: View, zone: str, place: int, title: str, layout: Layout) -> Area:
    """Return one pile as an area.

    Args:
        v: the table as the seat sees it.
        zone: the name of the pile.
        place: whose or where it is.
        title: what it is called.
        layout: a "stack" tells its number and the cards that the seat knows; others show every card.
    """
    there = v.pile(zone, place)
    found: Area = {"id": f"{zone}:{place}", "title": title, "layout": layout, "of": place}
    if layout == "stack":
        found["count"] = len(there)
        there = tuple(p for p in there if v.knows(p))
    elif zone == "hand" and place == v.seat:
        there = tuple(sorted(there, key=lambda p: v.pieces[p].face))  # its own order changes with each card
    found["pieces"] = [card(v, p) for p in there if not is_borne(v, p)]
    return found


def card(v: View, p: int) -> Piece:
    """Return one card with what it bears; of a hidden one no more than its back."""
    now = v.pieces[p]
    if not now.face:
        found: Piece = {"id": f"piece:{p}", "kind": "hidden", "face": None, "orientation": "down"}
        if now.counters:
            found["counters"] = [{"name": name, "value": value} for name, value in now.counters]
        return found
    definition = v.game.faces[now.face]
    seen: Piece = {
        "id": f"piece:{p}", "kind": definition.kind, "name": definition.name, "face": now.face, "text": definition.text,
    }  # fmt: skip
    if now.zone in v.game.in_play:
        seen["orientation"] = orientation(now)
        seen["of"] = v.game.speaks(v, p)
        seen["counters"] = counters(v, p)
    elif now.counters:
        seen["counters"] = [{"name": name, "value": value} for name, value in now.counters]
    if on := v.borne_by(p):
        seen["on"] = [card(v, n) for n in on]
    return seen


def orientation(row: Any) -> Orientation:
    """Return how a card lies."""
    return "down" if row.down else "upright" if row.ready else "bowed"


def counters(v: View, p: int) -> list[Counter]:
    """Return the numbers of a card and what lies on it; what lies face down has no numbers."""
    now = v.pieces[p]
    stats = v.game.faces[now.face].stats if v.game.kind(v, p) else ()
    numbers = {name: v.game.number(v, name, p) for name in stats} | dict(now.counters)
    return [{"name": name, "value": value} for name, value in numbers.items()]


def is_borne(v: View, p: int) -> bool:
    """Return whether a card hangs on another in its zone; it is drawn there."""
    host = v.pieces[p].host
    return host >= 0 and v.pieces[host].zone == v.pieces[p].zone


def player(v: View, seat: int, counters: list[Counter]) -> Player:
    """Return a seat with its numbers."""
    return {"seat": seat, "name": f"Seat {LETTERS[seat]}", "counters": counters}
