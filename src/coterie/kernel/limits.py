"""Limits: how often something was used, until a scope ends or a moment comes.

A count is kept in `State.uses` under what is counted and the end of the count, and is forgotten by
`scopes.fall_due` when that end comes. `of_ability` says what is counted when an ability is limited.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from coterie.kernel.layers import Mark, source_of
from coterie.kernel.scopes import current

if TYPE_CHECKING:
    from coterie.kernel.pieces import Piece
    from coterie.kernel.scopes import Until
    from coterie.kernel.state import State

By = Literal["instance", "name"]


def of_ability(s: State, row: Piece, piece: int, mark: Mark, *, by: By = "instance", seat: int = -1) -> tuple[Any, ...]:
    """Return what is counted when an ability is limited, for `used` and `count_use`.

    Args:
        s: the state.
        row: the row of the life that uses it.
        piece: the piece whose text it is.
        mark: the mark of the ability, one of `row.marks`.
        by: "instance" limits each ability of each life of a piece, two equal ones apart; "name" limits all
            abilities of cards with one face together.
        seat: the seat whose uses are counted apart; -1 counts those of all seats together.
    """
    if by == "name":
        return ("ability", source_of(s, row, mark), seat)
    return ("ability", piece, row.life, mark, seat)


def ends(s: State, until: str | Until) -> Until:
    """Return the end of a count: a moment or the number of a scope as it is, or the innermost open scope of a name."""
    return current(s, until) if isinstance(until, str) else until


def used(s: State, what: tuple[Any, ...], until: str | Until) -> int:
    """Return how often something was used.

    Args:
        s: the state.
        what: what is counted; any plain data.
        until: the name of an open scope (the innermost is meant), its serial number, or a moment such as
            `("unlock", seat)`.
    """
    if isinstance(until, str):  # as `ends`, which would be asked very often
        for serial, scope in reversed(s.scopes):
            if scope == until:
                return s.uses.get((*what, serial), 0)
        return 0
    return s.uses.get((*what, until), 0)


def count_use(s: State, what: tuple[Any, ...], until: str | Until, times: int = 1) -> None:
    """Count one more use, or several; the other arguments are those of `used`. Outside the scope there is nothing to count."""
    end = ends(s, until)
    if end and times:
        key = (*what, end)
        s.uses[key] = s.uses.get(key, 0) + times
