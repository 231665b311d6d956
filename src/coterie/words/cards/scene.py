"""The common parts of card game scenes: a card, a pile, a seat's row, made from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from coterie.kernel.layers import BLANK, CONTROL, COPY, GAIN, Lasting
from coterie.kernel.procedures import Procedure
from coterie.kernel.scenes import (
    VERSION,
    Area,
    Badge,
    Counter,
    Ending,
    Lasts,
    Layout,
    Moment,
    Orientation,
    Piece,
    Player,
    Scene,
    Side,
    Sign,
    asked_of,
    last_line,
    log_of,
    procedures_of,
    seats_asked,
)
from coterie.kernel.scopes import Running, called
from coterie.kernel.seating import seat_called, seat_titled
from coterie.kernel.state import State
from coterie.kernel.views import Look, Tokens, View

MOST_KEPT = 4096  # piles that a game keeps as they were drawn
# Draws a card that is not in play: the game, the card's number, its face ("" if it is hidden), the tokens on it.
Drawing = Callable[[Any, int, str, Tokens], Piece]


def sign(symbol: str, plain: str, color: str, name: str) -> Sign:
    """Return the sign of a kind: its symbol, an ASCII symbol, its colour, its name."""
    return {"symbol": symbol, "plain": plain, "color": color, "name": name}


def with_drawings(signs: Mapping[str, Sign], paths: Mapping[str, str], lines: Collection[str]) -> dict[str, Sign]:
    """Return signs with their drawings, where there is one.

    Args:
        signs: by kind.
        paths: drawings of 24 by 24, by kind.
        lines: those of them that are drawn as a line; the others are filled.
    """
    found: dict[str, Sign] = {}
    for kind, shown in signs.items():
        found[kind] = {**shown}
        if kind in paths:
            found[kind]["path"] = paths[kind]
            if kind in lines:
                found[kind]["line"] = True
    return found


def whole(
    s: State, seat: int, since: int, moment: Moment, players: list[Player], areas: list[Area], ending: Ending | None
) -> Scene:
    """Return the scene of a card game.

    Args:
        s: the state.
        seat: the seat that looks, -1 for a spectator.
        since: the last log line that the client has.
        moment: whose turn it is.
        players: the seats with their numbers.
        areas: the parts of the table.
        ending: the scores once the game is over, None before.
    """
    return {
        "version": VERSION,
        "game": s.game.name,
        "title": s.game.title,
        "seat": seat,
        "moment": moment,
        "players": players,
        "areas": areas,
        "procedures": procedures_of(s),
        "asked": seats_asked(s),
        "question": asked_of(s, seat, open_prompt=False),
        "log": log_of(s, seat, since),
        "line": last_line(s),
        "ending": ending,
    }


def ended(v: View) -> Ending | None:
    """Return how the game ended, or None while it continues; `v` is the table as the seat sees it."""
    if v.result is None:
        return None
    return {
        "scores": [v.result[seat] for seat in range(v.seats)],
        "won": list(v.game.winners(v)),
        "reason": v.game.talk.ending(v),
        "facts": [{"name": name, "value": value} for name, value in v.game.talk.statistics(v)],
    }


def area(v: View, zone: str, place: int, title: str, layout: Layout) -> Area:
    """Return one pile as an area.

    Args:
        v: the table as the seat sees it.
        zone: the name of the pile.
        place: its place number.
        title: its title.
        layout: a "stack" has its number of cards and the cards that the seat knows; other layouts show every card.
    """
    there = v.pile(zone, place)
    found: Area = {"id": f"{zone}:{place}", "title": title, "layout": layout, "of": place}
    if layout == "stack":
        found["count"] = len(there)
        there = v.known_in(zone, place)
    elif zone == "hand" and place == v.seat:
        there = tuple(sorted(there, key=lambda p: v.pieces[p].face))  # its own order changes with each card
    looks = None if zone in v.game.in_play else v.at_rest(there)
    if looks is None:
        found["pieces"] = [card(v, p) for p in there if not is_borne(v, p)]
    else:
        found["pieces"] = drawn(v.game, looks, lying)
    return found


def drawn(game: Any, looks: tuple[Look, ...], draw: Drawing) -> list[Piece]:
    """Return cards that are not in play; the result is cached for a pile that looks the same.

    The cache belongs to the game; callers must not change the result.
    """
    kept: dict[Any, list[Piece]] = game.drawn
    found = kept.get(looks)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[looks] = [draw(game, *look) for look in looks]
    return found


def lying(game: Any, p: int, face: str, counters: Tokens) -> Piece:
    """Return a card that is not in play; of a hidden one, only the back."""
    found: Piece = {"id": f"piece:{p}", "kind": "hidden", "face": None, "orientation": "down"}
    if face:
        known: dict[str, Piece] = game.shown
        if face not in known:
            known[face] = printed(game.faces[face], face)
        found = {"id": f"piece:{p}", **known[face]}
    if counters:
        found["counters"] = [{"name": name, "value": value} for name, value in counters]
    return found


def card(
    v: View,
    p: int,
    numbers: Callable[[View, int], list[Counter]] | None = None,
    note: Callable[[Any], str] | None = None,
) -> Piece:
    """Return a card with its attachments; of a hidden one, only the back.

    Args:
        v: the table as the seat sees it.
        p: its number.
        numbers: returns the numbers of a card in play, if the game needs its own way.
        note: returns the note on a card in play, from its definition.
    """
    now = v.pieces[p]
    in_play = bool(now.face) and now.zone in v.game.in_play
    seen = lying(v.game, p, now.face, () if in_play else now.counters)
    if not now.face:
        return seen
    if in_play:
        seen["orientation"] = orientation(now)
        seen["of"] = v.game.speaks(v, p)
        seen["counters"] = (numbers or counters)(v, p)
        if note is not None:
            seen["note"] = note(v.game.faces[now.face])
    if on := v.borne_by(p):
        seen["on"] = [card(v, n, numbers, note) for n in on]
    if now.lasting and (known := lasts(v, now)):
        seen["lasts"] = known
    return seen


def printed(definition: Any, face: str) -> Piece:
    """Return the printed facts of a card: name, kind, text, and those in its definition's `printed` (see `Piece`)."""
    found: Piece = {
        "kind": definition.kind, "name": definition.name, "face": face, "text": definition.text,
    }  # fmt: skip
    more: Piece | None = getattr(definition, "printed", None)
    return {**found, **more} if more else found


def lasts(v: View, now: Any) -> list[Lasts]:
    """Return the lasting effects on a card, oldest first: what each does, its source, and its end."""
    found: list[Lasts] = []
    there = [v.rows[serial] for serial in now.lasting if serial in v.rows]
    for row in [row for row in there if isinstance(row, Lasting)]:
        one: Lasts = {"text": _done(v, row.layer, row.value)}
        if row.source in v.game.faces:
            one["source"] = v.game.faces[row.source].name
        until = v.rows.get(row.until) if isinstance(row.until, int) else None
        if isinstance(until, Running):
            one["until"] = called(until.name)
        found.append(one)
    return found


def _done(v: View, layer: str, value: Any) -> str:
    if layer == GAIN and hasattr(value, "say"):
        return str(v.game.talk.text_of(value))
    if layer == COPY:
        return f"It is a copy of {v.game.faces[value].name}."
    return {
        BLANK: "Its text does not count.",
        CONTROL: f"{seat_called(v, value) if layer == CONTROL else ''} controls it.",
    }.get(layer, "Something lasts on it.")


def orientation(row: Any) -> Orientation:
    """Return how a card lies."""
    return "down" if row.down else "upright" if row.ready else "bowed"


def counters(v: View, p: int) -> list[Counter]:
    """Return a card's numbers and counters; a face-down card has no numbers."""
    now = v.pieces[p]
    stats = v.game.faces[now.face].stats if v.game.kind(v, p) else {}
    numbers = {name: v.game.number(v, name, p) for name in stats}
    known: list[Counter] = [counter(name, value, stats[name]) for name, value in numbers.items()]
    return [*known, *[counter(name, value) for name, value in now.counters if name not in numbers]]


def counter(name: str, value: int, printed: int | None = None) -> Counter:
    """Return a number, with its printed value if that differs."""
    if printed is None or printed == value:
        return {"name": name, "value": value}
    return {"name": name, "value": value, "printed": printed}


def is_borne(v: View, p: int) -> bool:
    """Return whether a card is attached to one in its zone, or to one in play that the seat knows; it is drawn there."""
    if v.pieces[p].host < 0:
        return False
    host = v.pieces[v.pieces[p].host]
    return host.zone == v.pieces[p].zone or (bool(host.face) and host.zone in v.game.in_play)


def player(v: View, seat: int, counters: list[Counter]) -> Player:
    """Return a seat with its numbers."""
    return {"seat": seat, "name": seat_titled(v, seat), "counters": counters}


def acts(v: View, seat: int) -> Badge:
    """Return the mark of the active seat, worded for the observer."""
    return {"kind": "acts", "text": "your turn" if seat == v.seat else f"{seat_titled(v, seat)}'s turn"}


def around(
    v: View, counters: Callable[[View, int], list[Counter]], badges: Callable[[View, int], list[Badge]] | None = None
) -> Area:
    """Return the seats around the table, clockwise from the first.

    Args:
        v: the table as the seat sees it.
        counters: returns the numbers of a seat.
        badges: returns the badges of a seat.
    """
    pieces: list[Piece] = [
        {"id": f"seat:{n}", "kind": "seat", "name": seat_titled(v, n), "of": n, "counters": counters(v, n)}
        for n in range(v.seats)
    ]
    for n, piece in enumerate(pieces):
        if badges is not None:
            piece["badges"] = badges(v, n)
    return {"id": "seats", "title": "Around the table", "layout": "ring", "spot": "side", "pieces": pieces}


def sides(
    id: str,
    title: str,
    going: Procedure[Any],
    at: int,
    standing: Sequence[tuple[Side, Sequence[Piece]]],
    seldom: Sequence[str] = (),
) -> Area:
    """Return the area of a current procedure between sides.

    Args:
        id: the id of the area.
        title: its title.
        going: the procedure, whose rows are the steps.
        at: the index of the current row.
        standing: each side with its pieces; a piece may also be elsewhere, under another id.
        seldom: the numbers of rows that are shown as steps only while they are carried out.
    """
    at = min(at, len(going.rows) - 1)
    steps = [n for n, row in enumerate(going.rows) if n == at or row.number not in seldom]
    pieces: list[Piece] = [{**piece, "side": n} for n, (_, there) in enumerate(standing) for piece in there]
    return {
        "id": id, "title": title, "layout": "sides", "spot": "middle", "pieces": pieces,
        "steps": [{"name": going.rows[n].name, "text": going.rows[n].number} for n in steps], "at": steps.index(at),
        "sides": [side for side, _ in standing],
    }  # fmt: skip
