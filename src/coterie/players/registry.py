"""The players by name, and the interface that they share."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from coterie.kernel.errors import BadOptions
from coterie.kernel.nearest import did_you_mean
from coterie.kernel.state import State
from coterie.players.greedy import Greedy
from coterie.players.uniform import Uniform


class Player(Protocol):
    """A bot that answers questions. It may remember its plans, so each game and seat needs its own."""

    def choose(self, state: State, seat: int, rng: random.Random) -> int:
        """Answer the question that a state asks a seat.

        Args:
            state: the game at a question to that seat; it is not changed.
            seat: the asked seat. The answer may depend only on what this seat knows.
            rng: the player's only source of chance.

        Returns:
            The index of an option.
        """
        ...


PLAYERS: dict[str, Callable[[], Player]] = {"random": Uniform, "greedy": Greedy}
NAMES: tuple[str, ...] = tuple(PLAYERS)
LIKE = 0.4  # how alike a name must be to be suggested, from 0 to 1: there are few


def player(name: str) -> Player:
    """Return a new player.

    Args:
        name: one of `NAMES`.

    Raises:
        BadOptions: there is no such player; the message suggests the nearest name.
    """
    if name not in PLAYERS:
        raise BadOptions(no_player(name))
    return PLAYERS[name]()


def no_player(name: str) -> str:
    """Return the sentence about a player that does not exist, with the nearest name."""
    return f"There is no player “{name}”; there are: {', '.join(NAMES)}.{did_you_mean(name, NAMES, LIKE)}"
