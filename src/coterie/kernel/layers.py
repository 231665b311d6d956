"""Layers: what counts on a piece over its printed face. A copy, a blank, a gained ability, a seat in control.

A layer comes from one of two places. An effect that lasts until a scope ends or a moment comes is a row of its own
(`Lasting`); the piece names these rows, oldest first. A standing ability that says "as long as" lays its layers on
others for as long as it is in force itself; it is found through the index and asked what it `lays`. It stands there
under `("text", piece)` if it reaches one card alone, and what it lays depends on nothing but that card and its own row;
otherwise under `("text",)` and, for each zone that it may reach, under `("reaches", zone)`. Both are applied in the order
of time.

Each ability in force has a *mark*, by which limits and answers know it:

| ability | mark |
|---|---|
| printed, or on a copied face | (that face, its number there) |
| gained from an effect | the serial number of the effect |
| gained from a standing ability | (giver, the giver's life, the giver's mark, number) |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from coterie.kernel.rows import Row

if TYPE_CHECKING:
    from coterie.kernel.pieces import Piece
    from coterie.kernel.state import State

COPY, BLANK, GAIN, CONTROL = "copy", "blank", "gain", "control"
PRINTED, EVERYTHING = "printed", "all"  # what a blank takes away; what is gained later than it always stays
TEXT = "text"  # the first part of the keys of abilities that lay layers on others
FAR = (TEXT,)  # the key of those that reach more than one card
REACHES = "reaches"  # the first part of the keys of zones in which these reach cards

Mark = Any  # plain data, see the table above
InForce = tuple[tuple[Any, ...], tuple[Mark, ...]]  # abilities and their marks


class Lasting(Row):
    """An effect on a piece until a scope ends or a moment comes.

    Attributes:
        piece: the number of the piece.
        life: the life of the piece; in another life the effect does not reach it.
        layer: "copy", "blank", "gain" or "control".
        value: the face, what is blanked, the ability or the seat.
        until: the serial number of the scope, or the moment, that ends it.
        source: the face of the card that did it, "" if no card did.
    """

    piece: int
    life: int
    layer: str
    value: Any
    until: int | tuple[Any, ...]
    source: str = ""


class Layer(NamedTuple):
    """One layer of text, since when it counts (a serial number), and the mark of what it brings."""

    since: int
    layer: str
    value: Any
    mark: Mark


def layers(s: State, now: Piece) -> list[Lasting]:
    """Return the lasting effects that count on a row, oldest first; none where the zone lets them rest."""
    if not now.lasting or s.game.zones[now.zone].rests:
        return []
    return [s.rows[n] for n in now.lasting if n in s.rows]


def face_in_force(s: State, now: Piece) -> str:
    """Return the face that counts: that of the newest copy, or the printed one."""
    if not now.lasting or s.game.zones[now.zone].rests:
        return now.face
    for serial in reversed(now.lasting):
        layer = s.rows.get(serial)
        if layer is not None and layer.layer == COPY:
            return str(layer.value)
    return now.face


def controller(s: State, now: Piece) -> int:
    """Return the seat that controls a row by what lasts on it, -1 for its owner."""
    seats = [layer.value for layer in layers(s, now) if layer.layer == CONTROL]
    return seats[-1] if seats else -1


def text_in_force(s: State, piece: int, now: Piece) -> InForce:
    """Return the abilities that count on a row, and their marks.

    Args:
        s: the state.
        piece: the number of the piece.
        now: its row, which need not be on the table yet.
    """
    if now.lasting or (REACHES, now.zone) in s.ears or (TEXT, piece) in s.ears:  # as `is_reached`
        if s.game.zones[now.zone].rests:
            return (), ()
        found = _on(s, piece, now)
        if found:
            return _applied(s, now, found)
    return text_of_face(s, now)


def text_of_face(s: State, now: Piece) -> InForce:
    """Return the abilities that count on a row on which no layers lie, and their marks."""
    text = s.game.text(s, now)
    if not text:  # as most cards of hands and decks
        return (), ()
    if text is now.text and now.marks[0][0] == now.face:
        return text, now.marks
    return text, printed_marks(s, now.face, text)


class Afar(NamedTuple):
    """What an ability that reaches far does now: whose row it is of, the zones that it reaches, and the pieces there on which
    it lays layers; None for all zones, and where each piece has to be asked about."""

    source: Piece
    zones: tuple[str, ...] | None
    pieces: tuple[int, ...] | None


def laid_from_afar(s: State) -> list[Afar]:
    """Return what the abilities that reach far do now, in the order of their pieces."""
    found = []
    for giver in s.ears.get(FAR, ()):
        source = s.pieces[giver]
        for ability in source.text:
            if FAR in ability.keys(source, giver):
                zones, there = ability.lays_in(s), ability.lays_on(s, source, giver)
                found.append(
                    Afar(source, None if zones is None else tuple(zones), None if there is None else tuple(there))
                )
    return found


def is_reached(s: State, piece: int, zone: str) -> bool:
    """Return whether another card may lay layers on a piece that lies in a zone."""
    return (REACHES, zone) in s.ears or (TEXT, piece) in s.ears


SPREADS = ("spreads",)  # the key under which the index holds all pieces that lay layers on others


def is_printed(mark: Mark) -> bool:
    """Return whether an ability with a mark is printed on the face that counts, not gained."""
    return type(mark) is tuple and len(mark) == 2


def printed_marks(s: State, face: str, text: tuple[Any, ...]) -> tuple[Mark, ...]:
    """Return the marks of printed abilities: the face, and the place of each among all that is printed there."""
    if not text:
        return ()
    numbers, marks = s.game.numbered(face), []
    for at, ability in enumerate(text):
        n = numbers.get(id(ability), at)
        while (face, n) in marks:  # the same word printed twice
            n += 1
        marks.append((face, n))
    return tuple(marks)


def _on(s: State, piece: int, now: Piece) -> list[Layer]:
    """Return the layers of text on a row, oldest first."""
    found = []
    for serial in now.lasting:
        layer = s.rows.get(serial)
        if layer is not None and layer.layer != CONTROL:
            found.append(Layer(serial, layer.layer, layer.value, serial))
    ears = s.ears
    for giver in dict.fromkeys((*ears.get((REACHES, now.zone), ()), *ears.get((TEXT, piece), ()))):
        found += _laid_by(s, giver, piece, now)
    found.sort(key=_since)
    return found


def _since(layer: Layer) -> int:
    return layer.since


def _laid_by(s: State, giver: int, piece: int, now: Piece) -> list[Layer]:
    """Return what the standing abilities of one piece lay on another. A card cannot blank or replace itself."""
    source = s.pieces[giver]
    return [
        Layer(source.life, layer, value, (giver, source.life, mark, n))
        for ability, mark in zip(source.text, source.marks, strict=True)
        for n, (layer, value) in enumerate(ability.lays(s, source, giver, piece, now))
        if giver != piece or layer == GAIN
    ]


def _applied(s: State, now: Piece, found: list[Layer]) -> InForce:
    """Return what counts once layers are applied to the printed text, in the order of time."""
    text = s.game.text(s, now)
    printed = list(zip(text, printed_marks(s, now.face, text), strict=True))
    gained: list[tuple[Any, Mark]] = []
    for layer in found:
        if layer.layer == COPY:
            text = s.game.text(s, now.but(face=layer.value))
            printed = list(zip(text, printed_marks(s, layer.value, text), strict=True))
        elif layer.layer == BLANK:
            printed = []
            if layer.value == EVERYTHING:
                gained = []
        elif layer.layer == GAIN:
            gained.append((s.game.gained(s, now, layer.value), layer.mark))
    counts = printed + gained
    return tuple([ability for ability, _ in counts]), tuple([mark for _, mark in counts])


def origin(s: State, now: Piece, at: int) -> tuple[int, str]:
    """Return since when an ability of a row counts, a serial number, and the face that it is from.

    That is the row's own face for what is printed or copied, and the giver's for what is gained.

    Args:
        s: the state.
        now: the row.
        at: the place of the ability in its text.
    """
    if not now.lasting and SPREADS not in s.ears:
        return now.life, now.face
    mark = now.marks[at]
    if type(mark) is int:
        return mark, source_of(s, now, mark)  # the game may be over, and its rows gone
    if len(mark) > 2:
        return mark[1], s.pieces[mark[0]].face
    copies = [n for n in now.lasting if n in s.rows and s.rows[n].layer == COPY]
    return copies[-1] if copies else now.life, now.face


def source_of(s: State, now: Piece, mark: Mark) -> str:
    """Return the face that an ability of a row is from: the printed or copied one, or that of the card that gave it."""
    if type(mark) is int:
        return (s.rows[mark].source if mark in s.rows else "") or now.face
    return str(mark[0]) if len(mark) == 2 else s.pieces[mark[0]].face
