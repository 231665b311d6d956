"""The table as a seat sees it: plain dictionaries, ready for JSON."""

from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import pile
from tests.made_up.table import Table, layout, stat

HINTS = {"field": "row", "hand": "fan", "trap": "stack", "limbo": "row", "discard": "stack", "deck": "stack"}


def scene(s: Table, seat: int, since: int) -> dict:
    """What a seat may see; -1 is a spectator."""
    return {
        "game": s.game.name,
        "seat": seat,
        "turn": s.turn,
        "active": s.active,
        "players": [{"seat": n, "points": s.points[n]} for n in range(s.seats)],
        "areas": [
            {
                "name": f"{zone} {name}",
                "layout": HINTS[zone],
                "pieces": [piece(s, seat, p) for p in pile(s, zone, place)],
            }
            for zone, places in layout(s.seats).items()
            for name, place in places.items()
        ],
        "question": question(s, seat),
        "log": s.log(seat, since),
        "result": s.result,
    }


def piece(s: Table, seat: int, p: int) -> dict:
    """One piece; of a hidden one no more than its back."""
    if not knows(s, seat, p):
        return {"id": f"piece:{p}", "name": None}
    now = s.pieces[p]
    card = s.game.faces[now.face]
    seen = {"id": f"piece:{p}", "name": card.name, "text": card.text, "ready": now.ready}
    if now.zone == "field":
        seen |= {"counters": dict(now.counters), "host": now.host, "controller": s.game.speaks(s, p)}
        if card.kind == "recruit":
            seen |= {"might": stat(s, p, "might"), "life": stat(s, p, "life")}
    return seen


def question(s: Table, seat: int) -> dict | None:
    """The question; options only for the seat that is asked."""
    asked = s.question
    if asked is None:
        return None
    told: dict = {"seat": asked.seat}
    if asked.seat == seat:
        told["prompt"] = asked.prompt
        told["options"] = [{"notation": o.notation, "label": o.label, "pieces": o.pieces} for o in asked.options]
    return told
