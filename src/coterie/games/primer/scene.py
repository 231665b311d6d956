"""The table as a seat sees it, in the form of all games: a client that draws one of them can draw this one."""

from __future__ import annotations

from coterie.games.primer.positions import layout
from coterie.games.primer.rules.raid import NOBODY, RAID, Raid
from coterie.games.primer.state import Primer
from coterie.kernel.procedures import running
from coterie.kernel.scenes import Area, Counter, Layout, Moment, Piece, Side, Tableau
from coterie.kernel.seating import seat_titled
from coterie.kernel.views import View
from coterie.words.cards.scene import Laid, area, around, card, counter, player, sides

TITLES = {"limbo": "Played"}  # titles of piles; that of any other is its zone
LAYOUTS: dict[str, Layout] = {"field": "row", "hand": "fan", "trap": "row", "limbo": "row"}  # any other is a stack


def tableau(s: Primer, seat: int) -> Tableau:
    """Return what lies on the table, as a seat sees it; -1 is a spectator."""
    v = s.seen_by(seat)
    players = [player(v, n, points(v, n)) for n in range(v.seats)]
    return Tableau(moment(v), players, areas(v))


def areas(v: View) -> list[Area]:
    """Return the ring of seats, the current raid, and every pile."""
    piles = [
        area(v, Laid(zone, TITLES.get(zone, zone.capitalize()), LAYOUTS.get(zone, "stack")), place)
        for zone, places in layout(v.seats).items()
        for place in places.values()
    ]
    raids = [raid(v, now.at, now.data) for _, procedure, now in running(v) if procedure is RAID]  # type: ignore[arg-type]  # a view can be asked like the state
    return [around(v, points), *raids, *piles]


def raid(v: View, at: int, now: Raid) -> Area:
    """Return the area of a raid, with the recruit that raids and the recruit or seat that is raided."""
    foe = [fighter(v, now.target[0], "is raided")] if now.target != NOBODY else []
    own: Side = {"name": f"{seat_titled(v, v.active)} raids", "of": v.active, "counters": might(v, now.attacker[0])}
    other: Side = {"name": "Nobody is raided yet", "counters": might(v, now.target[0]) if foe else []}
    if now.foe >= 0:
        other |= {"name": f"{seat_titled(v, now.foe)} is raided", "of": now.foe}
    return sides("raid", RAID.title, RAID, at, [(own, [fighter(v, now.attacker[0], "raids")]), (other, foe)])


def fighter(v: View, p: int, note: str) -> Piece:
    """Return a recruit in a raid; the recruit itself remains in its pile."""
    return {**card(v, p), "id": f"fighter:{p}", "shows": f"piece:{p}", "note": note}


def might(v: View, p: int) -> list[Counter]:
    """Return the might of a recruit in a raid, [] if its face is not known."""
    return [counter("might", v.game.number(v, "might", p))] if v.pieces[p].face else []


def points(v: View, seat: int) -> list[Counter]:
    """Return the points of a seat."""
    return [{"name": "points", "value": v.points[seat]}]


def moment(v: View) -> Moment:
    """Return whose turn it is."""
    seats = [f"seat:{n}" for n in v.game.order(v)]
    return {
        "text": f"Turn {v.turn}: {seat_titled(v, v.active)}",
        "mood": "turn",
        "order": seats,
        "active": seats[0],
    }
