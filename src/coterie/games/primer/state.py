"""The state of the primer."""

from __future__ import annotations

from typing import Any

from coterie.kernel.game import Game
from coterie.kernel.pieces import Zone
from coterie.kernel.state import State

ZONES = {
    "deck": Zone(seen="none"),
    "hand": Zone(seen="place", mixed=True),
    "trap": Zone(seen="place"),
    "limbo": Zone(),  # a card that is being played
    "field": Zone(active=True),
    "discard": Zone(),
}


class Primer(State):
    """A game of the primer in progress.

    Attributes:
        active: the seat whose turn it is.
        turn: the number of the turn, from 1.
        points: the points of each seat.
    """

    TABLE = ("active", "turn", "points")
    __slots__ = TABLE
    active: int
    turn: int
    points: tuple[int, ...]

    def __init__(self, game: Game[Primer], setup: dict[str, Any], dice: int, seats: int) -> None:
        super().__init__(game, setup, dice, seats)
        self.active, self.turn = 0, 1
        self.points = (0,) * seats
