"""Chance: one 64-bit integer in the state (splitmix64), the same on every machine.

Source of the generator: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from operator import index
from typing import Any, Protocol, TypeVar

from coterie.kernel.errors import BadOptions

T = TypeVar("T")

MASK = (1 << 64) - 1


class Dice(Protocol):
    """Anything with the state of the random number generator in `dice`."""

    dice: int


def below(s: Dice, n: int) -> int:
    """Return a whole number from 0 to n - 1 by chance, and advance s.dice."""
    s.dice = z = (s.dice + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return ((z ^ (z >> 31)) * n) >> 64


class Aside:
    """A second random stream, for changes that no seat can see, which does not advance the game's own stream.

    It depends on the game's stream and on a number from the caller, which must be different each time.
    """

    __slots__ = ("dice",)

    def __init__(self, s: Dice, number: int) -> None:
        self.dice = (s.dice ^ number * 0xD1342543DE82EF95) & MASK
        self.dice = below(self, MASK + 1)


def roll(s: Dice) -> int:
    """Return a roll of one six-sided die."""
    return below(s, 6) + 1


def shuffle(s: Dice, items: MutableSequence[Any]) -> None:
    """Shuffle a list in place (Fisher and Yates)."""
    for i in range(len(items) - 1, 0, -1):
        j = below(s, i + 1)
        items[i], items[j] = items[j], items[i]


def picked(s: Dice, items: Iterable[T], n: int | None = None) -> list[T]:
    """Return some of the items, taken one after another at random; all of them, in random order, if n is None or too large."""
    left = list(items)
    return [left.pop(below(s, len(left))) for _ in range(len(left) if n is None else min(n, len(left)))]


def whole(seed: Any) -> int:
    """Return a seed as a whole number: an int, or one of NumPy's.

    Raises:
        BadOptions: it is none.
    """
    try:
        return index(seed)
    except TypeError:
        raise BadOptions(f"A seed is a whole number, not {seed!r}.") from None


def seed_of(seed: int) -> int:
    """Return the first value of `dice` for a seed of any size."""
    return (seed ^ (seed >> 64) ^ 0x5DEECE66D) & MASK
