"""The purse: what the parts of a cost have reserved so far, so that two parts never count on the same resource."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import islice, permutations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coterie.kernel.state import State
    from coterie.words.effects import Effect
    from coterie.words.frames import Frame


ORDERS = 24  # in which several choices of one cost reserve: all orders of four


class Purse:
    """Reservations while checking whether a cost can be paid in full. Nothing on the table changes."""

    __slots__ = ("reserved",)

    def __init__(self) -> None:
        self.reserved: dict[Hashable, int] = {}

    def take(self, what: Hashable, n: int, available: int) -> bool:
        """Reserve a number of something.

        Args:
            what: the resource: ("points", seat), ("ready", piece), …
            n: the number needed.
            available: the number available in all.

        Returns:
            Whether enough are left besides what is already reserved. If not, nothing more is reserved.
        """
        needed = self.reserved.get(what, 0) + n
        if needed > available:
            return False
        self.reserved[what] = needed
        return True

    def covers(self, cost: Effect, s: State, f: Frame) -> bool:
        """Reserve one way to pay completely, or not at all.

        Args:
            cost: one of several ways to pay.
            s: the state.
            f: the frame in which it would be paid.

        Returns:
            Whether all of it can be paid beside what is reserved already.
        """
        return self._covers_each((cost,), s, f)

    def covers_all(self, parts: tuple[Effect, ...], s: State, f: Frame) -> bool:
        """Reserve every part of a cost, or nothing.

        A part that leaves a choice takes the first thing that it finds. If another part cannot do without that thing, the
        parts without a choice reserve first, and the others in another order.

        Args:
            parts: the parts, in the order in which they are paid.
            s: the state.
            f: the frame in which they would be paid.

        Returns:
            Whether all of them can be paid beside what is reserved already.
        """
        if self._covers_each(parts, s, f):
            return True
        fixed = [part for part in parts if not part.CHOOSES]
        if len(fixed) == len(parts):
            return False
        orders = islice(permutations([part for part in parts if part.CHOOSES]), ORDERS)
        return any(self._covers_each((*fixed, *order), s, f) for order in orders)

    def _covers_each(self, parts: tuple[Effect, ...], s: State, f: Frame) -> bool:
        before = dict(self.reserved)
        if all(part.payable(s, f, self) for part in parts):
            return True
        self.reserved = before
        return False

    def use_up(self, piece: int) -> bool:
        """Reserve a whole card, because paying removes it, so that nothing more can be paid with it.

        Args:
            piece: the number of the card.

        Returns:
            Whether it is still there to be paid with.
        """
        return self.take(("gone", piece), 1, 1)

    def there(self, piece: int) -> bool:
        """Return whether a card is not taken away by what has been reserved so far."""
        return ("gone", piece) not in self.reserved

    def left(self, what: Hashable, available: int) -> int:
        """Return how many of something are not reserved yet."""
        return available - self.reserved.get(what, 0)
