"""What the seats are called. Notations and positions know them by their letters; what people read has the names that a
table has told the state (`State.call_seats`). Names decide nothing: they are in no save and no fingerprint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from coterie.kernel.errors import BadOptions
from coterie.kernel.positions import LETTERS


def viewer(s: Any, seat: int) -> int:
    """Return a number as it was given if it is a seat of this game, or -1 for a spectator.

    Raises:
        BadOptions: there is no such seat.
    """
    if not -1 <= seat < s.seats:
        raise BadOptions(f"There is no seat {seat}: the seats are 0 to {s.seats - 1}, and -1 is a spectator.")
    return seat


def seat_called(s: Any, seat: int) -> str:
    """Return what a seat is called within a sentence: its name, its letter if nobody has told one.

    Args:
        s: the state, or a view of it.
        seat: the seat.
    """
    return str(s.names[seat]) if seat < len(s.names) else LETTERS[seat]


def seat_titled(s: Any, seat: int) -> str:
    """Return what a seat is called where its name stands alone: its name, “Player 1” if nobody has told one."""
    return str(s.names[seat]) if seat < len(s.names) else seat_name("", seat)


def seat_name(name: str, seat: int, *, bot: bool = False) -> str:
    """Return what a seat is called: its name, else “Player 1”, or “Bot 2” while a bot plays it."""
    return name or f"{'Bot' if bot else 'Player'} {seat + 1}"


def changed_at(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """Return values, one for each seat, with that of one seat replaced."""
    return tuple([value if n == seat else each for n, each in enumerate(values)])


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names of all seats; equal ones are followed by the seats' numbers until no two are equal."""
    names = list(names)
    while len(times := Counter(names)) < len(names):  # again where somebody is called “Ann (2)”
        names = [f"{name} ({n + 1})" if times[name] > 1 else name for n, name in enumerate(names)]
    return tuple(names)
