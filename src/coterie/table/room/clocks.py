"""Clocks: each question has free seconds; time beyond them is taken from a seat's bank."""

from __future__ import annotations

from collections.abc import Collection

from coterie.table.protocol.fields import Clock
from coterie.table.protocol.from_server import Clocks
from coterie.table.room.seats import Seat


def spent(clock: Clock, elapsed: float) -> float:
    """Return the seconds of the bank that a question has cost after it has been open for `elapsed` seconds."""
    return max(0.0, elapsed - clock.step)


def left(clock: Clock, seat: Seat, elapsed: float = 0.0) -> float:
    """Return the seconds left in a seat's bank, after `elapsed` seconds of the question that it is thinking about."""
    return max(0.0, clock.bank - seat.used - spent(clock, elapsed))


def deadline(clock: Clock, seat: Seat, elapsed: float) -> float:
    """Return the seconds after which a seat that is asked runs out of time."""
    return max(0.0, clock.step + clock.bank - seat.used - elapsed)


def used(clock: Clock, seat: Seat, elapsed: float) -> float:
    """Return the seconds of a seat's bank that are used up once a question has been charged to it."""
    return min(clock.bank, seat.used + spent(clock, elapsed))


def told(clock: Clock, seats: list[Seat], asked: Collection[int], elapsed: float) -> Clocks:
    """Return the clocks for clients: the seconds left in each bank, and the question's remaining free seconds."""
    return Clocks(
        left=[round(left(clock, seat, elapsed if seat.seat in asked else 0.0), 1) for seat in seats],
        free=round(max(0.0, clock.step - elapsed), 1) if asked else None,
    )
