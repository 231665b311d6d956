"""The players of the suite: anything that can be called with a state, the asked seat and a random number generator."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable

import msgspec

from coterie.kernel.state import State

Choose = Callable[[State, int, random.Random], int]


def any_option(s: State, seat: int, rng: random.Random) -> int:
    """Choose any option, all equally likely."""
    return rng.randrange(len(s.asked[2]))  # type: ignore[index]  # it is this seat's question


def one_step_ahead(s: State, seat: int, rng: random.Random) -> int:
    """Choose the option after which sampled worlds look best, to an odd taste that notices every difference in a scene."""
    totals = []
    chance = rng.getrandbits(32)
    for at in range(len(s.asked[2])):  # type: ignore[index]  # it is this seat's question
        total = 0
        for k in range(2):
            world = s.sample(seat, random.Random(chance + k))
            world.pick(at)
            seen = msgspec.json.encode([world.scene(seat), world.result and world.result[seat]])
            total += int.from_bytes(hashlib.blake2b(seen, digest_size=4).digest())
        totals.append(total)
    return totals.index(max(totals))


PLAYERS: dict[str, Choose] = {"random": any_option, "one step ahead": one_step_ahead}
