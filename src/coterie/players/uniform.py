"""The random player: any option, all equally likely."""

from __future__ import annotations

import random

from coterie.kernel.state import State


class Uniform:
    """Chooses at random; a baseline for the other players."""

    __slots__ = ()

    def choose(self, state: State, seat: int, rng: random.Random) -> int:
        """Return the index of a random option."""
        return rng.randrange(len(state.asked[2]))  # type: ignore[index]  # it is this seat's question
