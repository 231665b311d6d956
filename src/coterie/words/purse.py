"""The purse: what the parts of a cost have reserved so far, so that two parts never count on the same thing."""

from __future__ import annotations

from collections.abc import Hashable


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

    def left(self, what: Hashable, available: int) -> int:
        """Return how many of something are not reserved yet."""
        return available - self.reserved.get(what, 0)
