"""Methuselahs leave and gain points; what each of them still has to draw, to pay, or may use."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.vtes.facts import OUSTED_ONE, UNTIL
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import Atom, Event
from coterie.kernel.pieces import move
from coterie.kernel.scopes import fall_due
from coterie.kernel.seating import changed_at


def _oust(s: Vtes, event: Event) -> int:
    """Let a Methuselah leave, ousted or by its withdrawal: all cards that it controls are removed, not burned (VR-13.1).

    What it owns and others control stays. The Edge is nobody's then.
    """
    seat = event.seat
    s.tell("withdraws" if event.kind == "withdraw" else "ousted", seat)
    s.out = (*s.out, seat)
    if event.kind == "oust":
        fall_due(s, (UNTIL, OUSTED_ONE))
    for p in [p for p, now in enumerate(s.pieces) if now.zone != "removed" and _goes_with(s, p, seat)]:
        move(s, p, "removed", s.pieces[p].owner)
    if s.edge == seat:
        s.edge = -1
    return 1


def _goes_with(s: Vtes, piece: int, seat: int) -> bool:
    """Return whether a card leaves the game with a Methuselah: one that it controls, or that lies out of play at its place."""
    now = s.pieces[piece]
    inside = now.zone in s.game.in_play or now.zone in s.game.attached
    return s.game.speaks(s, piece) == seat if inside else now.place == seat


def _points(s: Vtes, event: Event) -> int:
    """Give a Methuselah victory points; the amount is in halves."""
    s.halves = changed_at(s.halves, event.seat, s.halves[event.seat] + event.amount)
    s.tell("scores", event.seat, event.amount)
    return event.amount


def seat_up(s: Vtes, first: int, pool: int) -> None:
    """Set what the table holds at the beginning of a game."""
    s.active = s.first = first
    s.pool = (pool,) * s.seats


def begin_turn_of(s: Vtes, seat: int) -> None:
    """Begin another seat's turn; a round is over when the first seat or one behind it is reached again."""
    if _sits_before(s, seat):
        s.round += 1
    s.active, s.turn = seat, s.turn + 1


def _sits_before(s: Vtes, seat: int) -> bool:
    """Return whether the way from the active seat to another leads past the seat that began."""
    return (seat - s.first) % s.seats <= (s.active - s.first) % s.seats


def owe(s: Vtes, seat: int, cards: int) -> None:
    """Add to the number of cards that a seat has to replace later, or subtract from it (V-048)."""
    s.owed = changed_at(s.owed, seat, s.owed[seat] + cards)


def lend(s: Vtes, seat: int, *, owes: bool) -> None:
    """Note that a seat has used a master phase action of its next master phase, or has paid for it (V-088)."""
    s.debt = changed_at(s.debt, seat, owes)


def credit(s: Vtes, seat: int, actions: int) -> None:
    """Give a seat so many master phase actions more in its next master phase (V-094)."""
    s.credit = changed_at(s.credit, seat, actions)


ATOMS: Mapping[str, Atom] = {
    **dict.fromkeys(("oust", "withdraw"), Atom(_oust, lambda s, event: event.seat not in s.out)),
    "points": Atom(_points),
}
