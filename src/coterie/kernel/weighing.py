"""Weighing: what bots may read of a position. How good it is for a seat, and how far that seat's own turn reaches.

A game subclasses `Weighing` and sets its `bots` to the subclass. Bots then use `game.bot`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from coterie.kernel.game import Game
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")


class Weighing(Generic[S]):
    """What bots may read of a game's positions.

    Attributes:
        game: the game.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def evaluate(self, s: S, seat: int) -> float:
        """Return how good a position is for a seat, from 0 (lost) to 1 (won), by what the seat knows."""
        raise NotImplementedError

    def horizon(self, s: S) -> object:
        """Return a value that stays the same during a player's turn; bots that look ahead stop when it changes."""
        return None
