"""The purse: what the parts of a cost have reserved so far, so that two parts never count on the same thing."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coterie.kernel.state import State
    from coterie.words.effects import Effect
    from coterie.words.frames import Frame


class Purse:
    """What is reserved while it is found out whether a whole cost can be paid. Nothing on the table changes."""

    __slots__ = ("reserved",)

    def __init__(self) -> None:
        self.reserved: dict[Hashable, int] = {}

    def take(self, what: Hashable, n: int, available: int) -> bool:
        """Reserve a number of something.

        Args:
            what: the pool that is drawn on: ("points", seat), ("ready", piece), …
            n: how many are needed.
            available: how many are there.

        Returns:
            Whether there are enough beside what is reserved already. If not, nothing more is reserved.
        """
        needed = self.reserved.get(what, 0) + n
        if needed > available:
            return False
        self.reserved[what] = needed
        return True

    def covers(self, cost: Effect, s: State, f: Frame) -> bool:
        """Reserve all of one way to pay, or nothing of it.

        Args:
            cost: what would be paid, one of several ways.
            s: the state.
            f: the frame in which it would be paid.

        Returns:
            Whether all of it can be paid beside what is reserved already.
        """
        before = dict(self.reserved)
        if cost.payable(s, f, self):
            return True
        self.reserved = before
        return False

    def left(self, what: Hashable, available: int) -> int:
        """Return how many of something are not reserved yet."""
        return available - self.reserved.get(what, 0)
