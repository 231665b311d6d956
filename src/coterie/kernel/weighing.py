"""Weighing: what bots may read of a position: its value for a seat, and the extent of that seat's turn.

A game subclasses `Weighing` and sets its `bots` to the subclass. Bots then use `game.bot`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from coterie.kernel.game import Game
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")


def odds(advantage: float, scale: float) -> float:
    """Return the odds of winning, from 0 to 1, by an advantage.

    Args:
        advantage: in points of the game's evaluation; 0 gives even odds.
        scale: the factor by which each further point makes the ratio of winning to losing better.
    """
    return float(1 / (1 + scale**-advantage))


class Budget(NamedTuple):
    """The limits of a search.

    A level holds positions in the middle of many actions, and some actions look bad until they are over. Narrower levels
    lose those, and with them many games (D-145): measure the share of games won before changing these.

    Attributes:
        width: the number of positions of a level that are kept for each question.
        word: the number of positions of a level that are kept for each word that asks.
        level: the number of positions of a level that are kept in all.
        depth: the number of levels.
        hope: the factor by which the odds of a position may be worse than those of the best end found so far.
        ways: the number of lines that are tried again.
        worlds: the number of further worlds in which they are tried.
    """

    width: int = 5
    word: int = 8
    level: int = 36
    depth: int = 48
    hope: float = 50.0
    ways: int = 6
    worlds: int = 5


class Weighing(Generic[S]):
    """What bots may read of a game's positions.

    Attributes:
        game: the game.
        budget: the limits of a search; a game with long turns or expensive steps may narrow them.
    """

    budget: ClassVar[Budget] = Budget()

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def value(self, s: S, seat: int) -> float:
        """Return the value of a position or of the end of a game for a seat, from 0 (lost) to 1 (won)."""
        return self.evaluate(s, seat) if s.result is None else self.ended(s, seat)

    def evaluate(self, s: S, seat: int) -> float:
        """Return the value of a position of a game that goes on, from 0 to 1, by what the seat knows."""
        raise NotImplementedError

    def ended(self, s: S, seat: int) -> float:
        """Return the value of the end of a game, from 0 to 1: by default the seat's result.

        Games whose results are shares override it, because a share does not compare with the odds of winning.
        """
        assert s.result is not None
        return s.result[seat]

    def sight(self, s: S) -> object:
        """Return what `evaluate` reads of a position, to be compared with the same of another: where nothing of it has changed
        with a choice, a search does not weigh the position again. By default no two are alike."""
        return object()

    def tried(self, s: S) -> Sequence[int]:
        """Return the indices of the options of the current question that a search tries, in ascending order.

        By default all; a game may omit options that are obviously no better than others. It may read what the asked seat
        knows.
        """
        return range(len(s.asked[2])) if s.asked is not None else ()

    def horizon(self, s: S) -> object:
        """Return a value that stays the same during a player's turn; bots that look ahead stop when it changes."""
        return None

    def stretch(self, s: S) -> object:
        """Return a value that stays the same for as long as a line is played on in other worlds, where chance may decide
        differently what it brings: by default to the next question, even if that is in the next turn."""
        return None
