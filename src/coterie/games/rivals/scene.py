"""The table as a seat sees it, in the vocabulary of all games: whoever can draw one scene can draw this one."""

from __future__ import annotations

from coterie.games.rivals.positions import layout
from coterie.games.rivals.state import Rivals
from coterie.kernel.positions import LETTERS
from coterie.kernel.scenes import (
    VERSION,
    Area,
    Counter,
    Ending,
    Layout,
    Moment,
    Piece,
    Scene,
    asked_of,
    last_line,
    log_of,
    procedures_of,
    seats_asked,
)
from coterie.kernel.views import View
from coterie.words.cards.scene import area, player

LAYOUTS: dict[str, Layout] = {
    "haven": "row", "streets": "row", "board": "row", "city": "row", "torpor": "row", "plots": "row", "hand": "fan",
    "limbo": "row", "attack": "row",
}  # fmt: skip
TITLES = {
    "haven": "Haven", "streets": "The Streets", "board": "Near the Haven", "city": "The city", "torpor": "Torpor",
    "plots": "Face-down cards", "hand": "Hand", "limbo": "Being played", "attack": "Attack cards",
    "library": "Library", "faction": "Faction Deck", "deck": "City Deck", "wraiths": "Wraith tokens",
    "discard": "Discard pile", "burned": "Burned pile", "gone": "Out of the game", "attached": "Attached",
    "collection": "Collection",
}  # fmt: skip
ENDINGS = {
    "agenda": "13 Agenda have been reached", "prestige": "A player had no Prestige left",
    "vampires": "A player had no vampires left", "rounds": "The last round is over",
}  # fmt: skip
ALWAYS = ("haven", "hand", "library", "faction", "deck", "city")  # shown even when nothing lies there


def scene(s: Rivals, seat: int, since: int = 0) -> Scene:
    """Return what a seat may see; -1 is a spectator."""
    v = s.seen_by(seat)
    return {
        "version": VERSION,
        "game": s.game.name,
        "title": s.game.title,
        "seat": seat,
        "moment": moment(v),
        "players": [player(v, n, _counters(v, n)) for n in range(v.seats)],
        "areas": areas(v),
        "procedures": procedures_of(s),
        "asked": seats_asked(s),
        "question": asked_of(s, seat, open_prompt=False),
        "log": log_of(s, seat, since),
        "line": last_line(s),
        "ending": ending(v),
    }


def _counters(v: View, seat: int) -> list[Counter]:
    return [{"name": "agenda", "value": v.agenda[seat]}, {"name": "prestige", "value": v.prestige[seat]}]


def areas(v: View) -> list[Area]:
    """Return the seats in their ring, and every pile that is not empty."""
    found = [ring(v)]
    for zone, places in layout(v.seats).items():
        for name, place in places.items():
            if zone != "attached" and (v.pile(zone, place) or (zone in ALWAYS and len(name) < 2)):
                found.append(area(v, zone, place, f"{TITLES[zone]} {name}".strip(), LAYOUTS.get(zone, "stack")))
    return found


def ring(v: View) -> Area:
    """Return who sits around the table, from the first seat clockwise."""
    pieces: list[Piece] = [
        {"id": f"seat:{n}", "kind": "seat", "name": f"Seat {LETTERS[n]}", "of": n, "counters": _counters(v, n)}
        for n in range(v.seats)
    ]
    return {"id": "seats", "title": "Around the table", "layout": "ring", "spot": "side", "pieces": pieces}


def moment(v: View) -> Moment:
    """Return whose turn it is."""
    seats = [f"seat:{n}" for n in v.game.order(v)]
    text = f"Round {v.round}: seat {LETTERS[v.active]}"
    return {"text": text, "mood": "turn", "order": seats, "active": seats[0]}


def ending(v: View) -> Ending | None:
    """Return the scores, once the game is over."""
    if v.result is None:
        return None
    return {"scores": [v.result[n] for n in range(v.seats)], "reason": ENDINGS.get(v.reason, v.reason), "facts": []}
