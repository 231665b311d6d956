"""Layers: what lasts on a piece over its printed face until a scope ends or a moment comes. A copy, a blank, a gained
ability, a seat in control.

A layer is a row of its own; the piece names its layers, oldest first, so that nothing has to be searched. A new life
of the piece begins without any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.rows import Row, row

if TYPE_CHECKING:
    from coterie.kernel.pieces import Piece
    from coterie.kernel.state import State

COPY, BLANK, GAIN, CONTROL = "copy", "blank", "gain", "control"


@row
class Lasting(Row):
    """An effect on a piece until a scope ends or a moment comes.

    Fields: `layer` is "copy", "blank", "gain" or "control"; `value` the face, nothing, an ability or a seat; `until`
    the serial number of the scope, or the moment. With another `life` the piece is out of its reach.
    """

    piece: int
    life: int
    layer: str
    value: Any
    until: int | tuple[Any, ...]


def layers(s: State, now: Piece) -> list[Lasting]:
    """What lasts on a row, oldest first."""
    return [s.rows[n] for n in now.lasting if n in s.rows]


def face_in_force(s: State, now: Piece) -> str:
    """The face that counts: the printed one, or that of the newest copy."""
    copied = [layer.value for layer in layers(s, now) if layer.layer == COPY]
    return copied[-1] if copied else now.face


def text_in_force(s: State, now: Piece) -> tuple[Any, ...]:
    """The abilities that count: the printed ones, unless copied over or blanked, and those gained, in the order of
    time."""
    return tuple([ability for ability, _ in dated_text(s, now)])


def dated_text(s: State, now: Piece) -> list[tuple[Any, int]]:
    """The abilities that count, each with the serial number since when it does: that of the piece's life, or of the
    layer that has brought it."""
    text, since = s.game.text(s, now), now.life
    gained: list[tuple[Any, int]] = []
    for serial in now.lasting:
        layer = s.rows.get(serial)
        if layer is None:
            continue
        if layer.layer == COPY:
            text, since = s.game.text(s, now.but(face=layer.value)), serial
        elif layer.layer == BLANK:
            text, gained = (), []
        elif layer.layer == GAIN:
            gained.append((layer.value, serial))
    return [*[(ability, since) for ability in text], *gained]


def controller(s: State, now: Piece) -> int:
    """The seat that controls a row by what lasts on it, -1 for its owner."""
    seats = [layer.value for layer in layers(s, now) if layer.layer == CONTROL]
    return seats[-1] if seats else -1
