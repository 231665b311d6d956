"""Moves: what has been chosen in a game so far, as its state keeps it, and making it again.

`State.moves` is a chain that clones share: (the chain before, the newest move), None at the beginning. A move is the index of
the option that was chosen, or a pair for what else decides how the game goes on: `("chance", dice)` where chance was drawn
anew after an undo, `("concede", seat)` where a seat has given up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeGuard

from coterie.kernel.errors import IllegalChoice

if TYPE_CHECKING:
    from coterie.kernel.state import State

Move = int | tuple[str, int]
Link = tuple[Any, Move]  # a link of the chain: the one before it, or None, and its move


def links(s: State, since: Link | None = None) -> list[Link]:
    """Return the links of a state's moves, oldest first: all of them, or those behind a link."""
    found: list[Link] = []
    link: Link | None = s.moves
    while link is not None and link is not since:
        found.append(link)
        link = link[0]
    return found[::-1]


def moves_of(s: State, since: Link | None = None) -> list[Move]:
    """Return the moves that led to a state, oldest first: all of them, or those behind a link."""
    return [move for _, move in links(s, since)]


def is_choice(move: Move) -> TypeGuard[int]:
    """Return whether a move is the index of an option."""
    return not isinstance(move, tuple)


def make(s: State, move: Move, stop: Callable[[State], bool] | None = None) -> None:
    """Make a move.

    Args:
        s: the state in which it is made; the index of an option is not checked.
        move: the move.
        stop: as for `State.pick`.

    Raises:
        IllegalChoice: a seat that concedes does not exist, or cannot.
    """
    if not isinstance(move, tuple):
        s.pick(move, stop)
        return
    what, value = move
    if what == "concede":
        if not 0 <= value < s.seats:
            raise IllegalChoice("There is no such seat.")
        s.concede(value)
    else:
        redraw(s, value)


def redraw(s: State, dice: int) -> None:
    """Draw chance anew from here, after an undo past a use of chance."""
    s.dice = dice
    s.moves = (s.moves, ("chance", dice))
