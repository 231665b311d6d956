"""Atoms: what each kind of event about a piece does to the table. Games take them into their own table of atoms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.events import Atom, Event
from coterie.kernel.pieces import change, found, move, show, turn
from coterie.kernel.scopes import last

if TYPE_CHECKING:
    from coterie.kernel.state import State


def _there(s: State, event: Event) -> bool:
    return s.pieces[event.subject].life == event.life


def _in_play(s: State, event: Event) -> bool:
    return _there(s, event) and s.pieces[event.subject].zone == "field"


def _to(zone: str) -> Atom:
    def change_zone(s: State, event: Event) -> int:
        move(s, event.subject, zone, s.pieces[event.subject].owner)
        return 1

    return Atom(change_zone, _there)


def _depart(s: State, event: Event) -> int:
    move(s, event.subject, "discard", s.pieces[event.subject].owner)
    return 1


def _attach(s: State, event: Event) -> int:
    move(s, event.subject, "field", s.pieces[event.subject].owner, host=event.detail[0])
    return 1


def _can_attach(s: State, event: Event) -> bool:
    host = found(s, event.detail)
    return _there(s, event) and host is not None and event.detail[0] != event.subject


def _ready(value: bool) -> Atom:
    def straighten(s: State, event: Event) -> int:
        change(s, event.subject, ready=value)
        return 1

    return Atom(straighten, lambda s, event: _in_play(s, event) and s.pieces[event.subject].ready != value)


def _turn(s: State, event: Event) -> int:
    turn(s, event.subject, down=event.detail[0])
    return 1


def _can_turn(s: State, event: Event) -> bool:
    return _in_play(s, event) and s.pieces[event.subject].down != event.detail[0]


def _counter(s: State, event: Event) -> int:
    now, name = s.pieces[event.subject], event.detail[0]
    there = now.count(name)
    after = max(0, there + event.amount)
    change(s, event.subject, counters=now.counting(name, after))
    return abs(after - there)


def _layer(s: State, event: Event) -> int:
    value, until = event.detail
    last(s, event.subject, event.kind, value, until)
    return 1


def _layer_holds(s: State, event: Event) -> bool:
    return _in_play(s, event) and event.detail[1] in s.rows


def _played(s: State, event: Event) -> int:
    return 1


def _peek(s: State, event: Event) -> int:
    show(s, event.subject, 1 << event.detail[0])
    return 1


_LAYER = Atom(_layer, _layer_holds)

ATOMS: dict[str, Atom] = {
    "draw": _to("hand"),
    "show": _to("limbo"),
    "play": Atom(_played, _there),
    "enter": _to("field"),
    "discard": _to("discard"),
    "depart": Atom(_depart, _in_play),
    "attach": Atom(_attach, _can_attach),
    "bow": _ready(False),
    "straighten": _ready(True),
    "turn": Atom(_turn, _can_turn),
    "counter": Atom(_counter, _in_play),
    "peek": Atom(_peek, _there),
    "copy": _LAYER,
    "blank": _LAYER,
    "gain": _LAYER,
    "control": _LAYER,
}
