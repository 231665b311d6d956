"""The table as a seat sees it, in the vocabulary of all games: whoever can draw one scene can draw this one."""

from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import pile
from coterie.kernel.positions import LETTERS
from coterie.kernel.scenes import (
    VERSION,
    Area,
    Ending,
    Layout,
    Moment,
    Piece,
    Procedure,
    Row,
    Scene,
    asked_of,
    last_line,
    log_of,
)
from tests.made_up.table import Table, layout, stat
from tests.made_up.turn import TURN

LAYOUTS: dict[str, Layout] = {"field": "row", "hand": "fan", "trap": "row", "limbo": "row"}  # the others are stacks


def scene(s: Table, seat: int, since: int) -> Scene:
    """What a seat may see; -1 is a spectator."""
    return {
        "version": VERSION,
        "game": s.game.name,
        "title": s.game.title,
        "seat": seat,
        "moment": moment(s),
        "players": [
            {"seat": n, "name": f"Seat {LETTERS[n]}", "counters": [{"name": "points", "value": s.points[n]}]}
            for n in range(s.seats)
        ],
        "areas": [
            seats(s),
            *(
                area(s, seat, zone, name, place)
                for zone, places in layout(s.seats).items()
                for name, place in places.items()
            ),
        ],
        "procedures": procedures(s),
        "question": asked_of(s, seat, open_prompt=False),
        "log": log_of(s, seat, since),
        "line": last_line(s),
        "ending": ending(s),
    }


NAMES = ("Bids", "Dawn", "Actions")
ROWS: list[Row] = [{"name": name, "rule": str(row[0])} for name, row in zip(NAMES, TURN, strict=True)]


def procedures(s: Table) -> list[Procedure]:
    """The rows of a turn; bids are asked for in the first, everything else in the last."""
    if s.result is not None or s.asked is None:
        return []
    return [{"name": "Turn", "rows": ROWS, "current": 0 if s.asked[1][0] == "bid?" else 2}]


def moment(s: Table) -> Moment:
    """Whose turn it is."""
    seats = [f"seat:{n}" for n in s.game.order(s)]
    return {"text": f"Turn {s.turn}: seat {LETTERS[s.active]}", "mood": "turn", "order": seats, "active": seats[0]}


def seats(s: Table) -> Area:
    """Who sits around the table, from the first seat clockwise, with their points."""
    pieces: list[Piece] = [
        {
            "id": f"seat:{n}", "kind": "seat", "name": f"Seat {LETTERS[n]}", "of": n,
            "counters": [{"name": "points", "value": s.points[n]}],
        }
        for n in range(s.seats)
    ]  # fmt: skip
    return {"id": "seats", "title": "Around the table", "layout": "ring", "pieces": pieces}


def area(s: Table, seat: int, zone: str, name: str, place: int) -> Area:
    """One pile; of a stack the number of cards and those that the seat knows."""
    there = pile(s, zone, place)
    found: Area = {
        "id": f"{zone}:{place}",
        "title": f"{zone} {name}",
        "layout": LAYOUTS.get(zone, "stack"),
        "of": place,
    }
    if found["layout"] == "stack":
        found["count"] = len(there)
        there = tuple(p for p in there if knows(s, seat, p))
    elif zone == "hand" and place == seat:
        there = tuple(sorted(there, key=lambda p: s.pieces[p].face))  # its own order changes with each card
    found["pieces"] = [piece(s, seat, p) for p in there if not borne(s, p)]
    return found


def piece(s: Table, seat: int, p: int) -> Piece:
    """One piece with what it bears; of a hidden one no more than its back."""
    if not knows(s, seat, p):
        return {"id": f"piece:{p}", "kind": "hidden", "face": None, "orientation": "down"}
    now = s.pieces[p]
    card = s.game.faces[now.face]
    seen: Piece = {"id": f"piece:{p}", "kind": card.kind, "name": card.name, "face": now.face, "text": card.text}
    if now.zone == "field":
        seen["orientation"] = "down" if now.down else "upright" if now.ready else "bowed"
        seen["of"] = s.game.speaks(s, p)
        stats = card.stats if s.game.kind(s, p) else ()  # of what lies face down nothing counts
        numbers = {name: stat(s, p, name) for name in stats} | dict(now.counters)
        seen["counters"] = [{"name": name, "value": value} for name, value in numbers.items()]
        seen["on"] = [piece(s, seat, n) for n, other in enumerate(s.pieces) if other.host == p and borne(s, n)]
    return seen


def borne(s: Table, p: int) -> bool:
    """Whether a piece hangs on another in play; it is drawn there."""
    host = s.pieces[p].host
    return host >= 0 and s.pieces[host].zone == "field"


def ending(s: Table) -> Ending | None:
    """The scores, once the game is over."""
    if s.result is None:
        return None
    return {"scores": [s.result[n] for n in range(s.seats)], "reason": s.reason, "facts": []}
