"""What each kind of event changes: those that all card games share, points that are earned, a raid."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.primer.state import Primer
from coterie.kernel.events import Atom, Event
from coterie.words.cards.atoms import ATOMS as CARD_ATOMS


def _earn(s: Primer, event: Event) -> int:
    points = list(s.points)
    points[event.seat] += event.amount
    s.points = tuple(points)
    s.tell("earned", event.seat, event.amount)
    return abs(event.amount)


def _raid(s: Primer, event: Event) -> int:
    return 1


def _can_raid(s: Primer, event: Event) -> bool:
    now = s.pieces[event.subject]
    return now.life == event.life and now.zone == "field"


def pay(s: Primer, seat: int, price: int) -> None:
    """Take points from a seat."""
    s.points = tuple(n - price if other == seat else n for other, n in enumerate(s.points))
    s.tell("paid", seat, price)


def pass_turn(s: Primer) -> None:
    """The next seat has its turn."""
    s.turn += 1
    s.active = (s.active + 1) % s.seats


ATOMS: Mapping[str, Atom] = {**CARD_ATOMS, "earn": Atom(_earn), "raid": Atom(_raid, _can_raid)}
