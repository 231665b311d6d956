"""The common parts of card game scenes: a card, a pile, a seat's row, made from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from coterie.kernel.layers import BLANK, CONTROL, COPY, GAIN, Lasting
from coterie.kernel.modifiers import Contributor
from coterie.kernel.procedures import Procedure
from coterie.kernel.scenes import Area, Badge, Counter, Lasts, Layout, Orientation, Piece, Player, Side, Sign
from coterie.kernel.scopes import Running, called
from coterie.kernel.seating import seat_called, seat_titled
from coterie.kernel.views import Look, Tokens, View

MOST_KEPT = 4096  # drawn piles that a game caches
# Draws a card that is not in play, given the game, the card's number, its face ("" if it is hidden) and the tokens on it.
Drawing = Callable[[Any, int, str, Tokens], Piece]


class Laid(NamedTuple):
    """How the pile of a zone is laid out.

    Attributes:
        zone: the name of the pile.
        title: its title.
        layout: its layout; a "stack" shows its number of cards and the cards that the seat knows, others show every card.
        always: whether it is shown when nothing lies there.
    """

    zone: str
    title: str
    layout: Layout
    always: bool = False


def sign(symbol: str, plain: str, color: str, name: str) -> Sign:
    """Return the sign of a kind of thing: its symbol, an ASCII symbol, its colour and its name."""
    return {"symbol": symbol, "plain": plain, "color": color, "name": name}


def with_drawings(signs: Mapping[str, Sign], paths: Mapping[str, str], lines: Collection[str]) -> dict[str, Sign]:
    """Return signs together with their drawings, if they have one.

    Args:
        signs: the signs by kind.
        paths: the drawings by kind, as paths of 24 by 24 units.
        lines: the kinds whose path is drawn as a line; the others are filled.
    """
    found: dict[str, Sign] = {}
    for kind, plain in signs.items():
        found[kind] = {**plain}
        if kind in paths:
            found[kind]["path"] = paths[kind]
            if kind in lines:
                found[kind]["line"] = True
    return found


def told_by(signs: Mapping[str, Sign], told: Mapping[str, str]) -> dict[str, Sign]:
    """Return signs together with those of changes of the log: each has the sign of something, but not its name.

    Args:
        signs: the signs by kind.
        told: what the sign of each change is that of.
    """
    changes: dict[str, Sign] = {}
    for change, kind in told.items():
        changes[change] = {**signs[kind]}
        changes[change].pop("name", None)
    return {**signs, **changes}


def area(v: View, laid: Laid, place: int, there: tuple[int, ...] | None = None) -> Area:
    """Return one pile as an area.

    Args:
        v: the table as the seat sees it.
        laid: how it is laid out.
        place: its place.
        there: its cards, None for those of the pile.
    """
    zone = laid.zone
    if there is None:
        there = v.pile(zone, place)
    found: Area = {"id": f"{zone}:{place}", "title": laid.title, "layout": laid.layout, "of": place}
    if laid.layout == "stack":
        found["count"] = len(there)
        there = v.known_in(zone, place)
    elif zone == "hand" and place == v.seat:
        there = tuple(sorted(there, key=lambda p: v.pieces[p].face))  # a hand's own order changes with each card
    looks = None if zone in v.game.in_play else v.at_rest(there)
    if looks is None:
        found["pieces"] = [card(v, p) for p in there if not is_borne(v, p)]
    else:
        found["pieces"] = drawn(v.game, looks, lying)
    return found


def drawn(game: Any, looks: tuple[Look, ...], draw: Drawing) -> list[Piece]:
    """Return the cards of a pile that is not in play. The game caches the result, so callers must not change it.

    Args:
        game: the game.
        looks: how each card looks to the seat.
        draw: draws one of them.
    """
    cache: dict[Any, list[Piece]] = game.drawn
    found = cache.get(looks)
    if found is None:
        if len(cache) >= MOST_KEPT:
            cache.clear()
        found = cache[looks] = [draw(game, *look) for look in looks]
    return found


def lying(game: Any, p: int, face: str, counters: Tokens) -> Piece:
    """Return a card that is not in play; only the back of a hidden one."""
    found: Piece = {"id": f"piece:{p}", "kind": "hidden", "face": None, "orientation": "down"}
    if face:
        cache: dict[str, Piece] = game.shown
        if face not in cache:
            cache[face] = printed(game.faces[face], face)
        found = {"id": f"piece:{p}", **cache[face]}
    if counters:
        found["counters"] = [{"name": name, "value": value} for name, value in counters]
    return found


def card(
    v: View,
    p: int,
    numbers: Callable[[View, int], list[Counter]] | None = None,
    note: Callable[[Any], str] | None = None,
) -> Piece:
    """Return a card with its attachments; only the back of a hidden one.

    Args:
        v: the table as the seat sees it.
        p: the number of the card.
        numbers: returns the numbers of a card in play; by default `counters`.
        note: returns the note on a card in play, given its definition.
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
    """Return the printed facts of a card: its name, kind and text, and those in its definition's `printed` (see `Piece`)."""
    found: Piece = {"kind": definition.kind, "name": definition.name, "face": face, "text": definition.text}
    more: Piece | None = getattr(definition, "printed", None)
    return {**found, **more} if more else found


def lasts(v: View, now: Any) -> list[Lasts]:
    """Return the lasting effects on a card, oldest first: what each does, its source, and its end."""
    found: list[Lasts] = []
    rows = [v.rows[serial] for serial in now.lasting if serial in v.rows]
    for row in [row for row in rows if isinstance(row, Lasting)]:
        one: Lasts = {"text": _text_of_layer(v, row.layer, row.value)}
        if row.source in v.game.faces:
            one["source"] = v.game.faces[row.source].name
        until = v.rows.get(row.until) if isinstance(row.until, int) else None
        if isinstance(until, Running):
            one["until"] = called(until.name)
        found.append(one)
    return found


def _text_of_layer(v: View, layer: str, value: Any) -> str:
    """Return what a layer does to a card, as a sentence."""
    if layer == GAIN and hasattr(value, "say"):
        return str(v.game.talk.text_of(value))
    if layer == COPY:
        return f"It is a copy of {v.game.faces[value].name}."
    if layer == CONTROL:
        return f"{seat_called(v, value)} controls it."
    return "Its text does not count." if layer == BLANK else "Something lasts on it."


def orientation(row: Any) -> Orientation:
    """Return the orientation of a card."""
    return "down" if row.down else "upright" if row.ready else "bowed"


def counters(v: View, p: int) -> list[Counter]:
    """Return a card's numbers and counters; a face-down card has no numbers, and a dash is none."""
    now, face = v.pieces[p], v.game.faces[v.pieces[p].face]
    stats, dashes = face.stats if v.game.kind(v, p) else {}, getattr(face, "dashes", ())
    numbers = [
        counter(name, v.game.number(v, name, p), v.game.printed(v, name, now)) for name in stats if name not in dashes
    ]
    return [*numbers, *[counter(name, value) for name, value in now.counters if name not in stats]]


def counter(name: str, value: int, printed: int | None = None) -> Counter:
    """Return a number, with its printed value if that differs."""
    if printed is None or printed == value:
        return {"name": name, "value": value}
    return {"name": name, "value": value, "printed": printed}


def counted(v: View, name: str, value: int, parts: list[Contributor]) -> Counter:
    """Return a number of a procedure with what it is made of.

    Args:
        v: the table as the seat sees it.
        name: the name of the number, a key of the theme.
        value: the number.
        parts: amounts with their sources; a face is called by its name.
    """
    told = list(v.game.talk.with_names(parts))
    return {"name": name, "value": value, "parts": told or [(0, "nothing gives any")]}


def explained(v: View, p: int, seen: Piece, *names: str) -> Piece:
    """Return a card with the parts of those of its numbers that count in what goes on and are not as printed."""
    if not any(each["name"] in names and "printed" in each for each in seen.get("counters", ())):
        return seen
    told: list[Counter] = [
        {**each, "parts": list(v.game.talk.with_names(v.game.why(v, each["name"], p)))}
        if each["name"] in names and "printed" in each
        else each
        for each in seen["counters"]
    ]
    return {**seen, "counters": told}


def is_borne(v: View, p: int) -> bool:
    """Return whether a card is drawn on its host: one in the same zone, or one in play that the seat knows."""
    if v.pieces[p].host < 0:
        return False
    host = v.pieces[v.pieces[p].host]
    return host.zone == v.pieces[p].zone or (bool(host.face) and host.zone in v.game.in_play)


def player(v: View, seat: int, counters: list[Counter]) -> Player:
    """Return a seat with its numbers."""
    return {"seat": seat, "name": seat_titled(v, seat), "counters": counters}


def acts(v: View, seat: int) -> Badge:
    """Return the badge of the active seat, in words for the seat that looks."""
    return {"kind": "acts", "text": "your turn" if seat == v.seat else f"{seat_titled(v, seat)}'s turn"}


def around(
    v: View, counters: Callable[[View, int], list[Counter]], badges: Callable[[View, int], list[Badge]] | None = None
) -> Area:
    """Return the area with the seats around the table, clockwise from the first.

    Args:
        v: the table as the seat sees it.
        counters: returns the numbers of a seat.
        badges: returns the badges of a seat.
    """
    pieces: list[Piece] = []
    for n in range(v.seats):
        piece: Piece = {
            "id": f"seat:{n}",
            "kind": "seat",
            "name": seat_titled(v, n),
            "of": n,
            "counters": counters(v, n),
        }
        if badges is not None:
            piece["badges"] = badges(v, n)
        pieces.append(piece)
    return {"id": "seats", "title": "Around the table", "layout": "ring", "spot": "side", "pieces": pieces}


def sides(
    id: str,
    title: str,
    going: Procedure[Any],
    at: int,
    standing: Sequence[tuple[Side, Sequence[Piece]]],
    played: Sequence[Piece] = (),
) -> Area:
    """Return the area of a running procedure between sides.

    Args:
        id: the id of the area.
        title: its title.
        going: the procedure; its rows are the steps, those that are `seldom` only while they are carried out.
        at: the index of the current row.
        standing: each side with its pieces; a piece can also be in another area, under another id.
        played: what has been played in it, newest first (see `coterie.words.cards.stack`).
    """
    at = min(at, len(going.rows) - 1)
    steps = [n for n, row in enumerate(going.rows) if n == at or not row.seldom]
    pieces: list[Piece] = [{**piece, "side": n} for n, (_, there) in enumerate(standing) for piece in there]
    pieces += played
    return {
        "id": id, "title": title, "layout": "sides", "spot": "middle", "pieces": pieces,
        "steps": [{"name": going.rows[n].name, "text": going.rows[n].number} for n in steps], "at": steps.index(at),
        "sides": [side for side, _ in standing],
    }  # fmt: skip
