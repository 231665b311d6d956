"""Atoms: what each kind of event about a card does to the table. Games include them in their own tables of atoms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.events import Atom, Event
from coterie.kernel.pieces import change, found, move, show, turn
from coterie.kernel.scopes import last

if TYPE_CHECKING:
    from coterie.kernel.state import State


def there(s: State, event: Event) -> bool:
    """Return whether the event's card is still the same object."""
    return s.pieces[event.subject].life == event.life


def in_play(s: State, event: Event) -> bool:
    """Return whether the event's card is still the same object and in play."""
    return there(s, event) and s.pieces[event.subject].zone in s.game.in_play


def to(zone: str, anywhere: bool = True) -> Atom:
    """Return the atom that moves a card to its owner's pile in a zone.

    Args:
        zone: the zone.
        anywhere: whether the card can come from any zone; otherwise only from play.
    """

    def change_zone(s: State, event: Event) -> int:
        move(s, event.subject, zone, s.pieces[event.subject].owner)
        return 1

    return Atom(change_zone, there if anywhere else in_play)


def _draw(s: State, event: Event) -> int:
    """Move a card to its owner's hand; the owner alone is told which."""
    now = s.pieces[event.subject]
    s.tell("draws card", now.owner, now.face, to=1 << now.owner)
    move(s, event.subject, "hand", now.owner)
    return 1


def _attach(s: State, event: Event) -> int:
    zone = s.pieces[event.detail[0]].zone
    zone = zone if zone in s.game.in_play else s.game.in_play[0]
    move(s, event.subject, zone, s.pieces[event.subject].owner, host=event.detail[0])
    return 1


def _can_attach(s: State, event: Event) -> bool:
    at: int = event.detail[0]
    if found(s, event.detail) is None or not there(s, event):
        return False
    while at >= 0 and at != event.subject:  # a card cannot be attached to itself or to one of its own attachments
        at = s.pieces[at].host
    return at < 0


def ready(value: bool) -> Atom:
    """Return the atom that makes a card ready, or bows it."""

    def change_ready(s: State, event: Event) -> int:
        change(s, event.subject, ready=value)
        return 1

    def can_change(s: State, event: Event) -> bool:
        return in_play(s, event) and s.pieces[event.subject].ready != value

    return Atom(change_ready, can_change)


def _turn(s: State, event: Event) -> int:
    turn(s, event.subject, down=event.detail[0])
    return 1


def _can_turn(s: State, event: Event) -> bool:
    return in_play(s, event) and s.pieces[event.subject].down != event.detail[0]


def _counter(s: State, event: Event) -> int:
    now, name = s.pieces[event.subject], event.detail[0]
    change(s, event.subject, counters=now.counting(name, now.count(name) + event.amount))
    return event.amount


def _can_count(s: State, event: Event) -> bool:
    return event.amount > 0 and in_play(s, event)  # others do not hear of an event about no counters


def _lift(s: State, event: Event) -> int:
    now, name = s.pieces[event.subject], event.detail[0]
    less = min(event.amount, now.count(name))
    change(s, event.subject, counters=now.counting(name, now.count(name) - less))
    return less


def _can_lift(s: State, event: Event) -> bool:
    return _can_count(s, event) and s.pieces[event.subject].count(event.detail[0]) > 0


def _layer(s: State, event: Event) -> int:
    value, until, source = event.detail
    last(s, event.subject, event.kind, value, until, source)
    return 1


def _layer_holds(s: State, event: Event) -> bool:
    until = event.detail[1]
    # A tuple is a moment, which is still to come.
    return in_play(s, event) and (type(until) is tuple or until in s.rows)


def _played(s: State, event: Event) -> int:
    return 1


def _peek(s: State, event: Event) -> int:
    show(s, event.subject, 1 << event.detail[0])
    return 1


def _reveal(s: State, event: Event) -> int:
    show(s, event.subject)
    return 1


_LAYER = Atom(_layer, _layer_holds)

ATOMS: dict[str, Atom] = {
    "draw": Atom(_draw, there),
    "return": to("hand"),
    "show": to("limbo"),
    "play": Atom(_played, there),
    "enter": to("field"),
    "discard": to("discard"),
    "depart": to("discard", anywhere=False),
    "lay": to("trap"),
    "attach": Atom(_attach, _can_attach),
    "bow": ready(False),
    "straighten": ready(True),
    "turn": Atom(_turn, _can_turn),
    "counter": Atom(_counter, _can_count),
    "lift": Atom(_lift, _can_lift),
    "peek": Atom(_peek, there),
    "reveal": Atom(_reveal, there),
    "copy": _LAYER,
    "blank": _LAYER,
    "gain": _LAYER,
    "control": _LAYER,
}
