"""The purse: what the parts of a cost have reserved so far, so that two parts never count on the same resource."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import islice, permutations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coterie.kernel.state import State
    from coterie.words.effects import Effect
    from coterie.words.frames import Frame


ORDERS = 24  # how many orders of the choices in a cost are tried: all orders of four


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
            Whether enough is left besides what is already reserved. If not, nothing more is reserved.
        """
        needed = self.reserved.get(what, 0) + n
        if needed > available:
            return False
        self.reserved[what] = needed
        return True

    def covers(self, cost: Effect, s: State, f: Frame) -> bool:
        """Reserve all of a cost, or nothing.

        Args:
            cost: the cost.
            s: the state.
            f: the frame in which it would be paid.

        Returns:
            Whether all of it can be paid besides what is already reserved.
        """
        return self._covers_each((cost,), s, f)

    def covers_all(self, parts: tuple[Effect, ...], s: State, f: Frame) -> bool:
        """Reserve every part of a cost, or nothing.

        A part that leaves a choice reserves the first thing that it finds. If another part then lacks that thing, the parts
        without a choice reserve first, and the others are tried in every order.

        Args:
            parts: the parts, in the order in which they are paid.
            s: the state.
            f: the frame in which they would be paid.

        Returns:
            Whether all of them can be paid besides what is already reserved.
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
        """Reserve a whole card that paying takes away, and return whether nothing else takes it away already."""
        return self.take(("gone", piece), 1, 1)

    def there(self, piece: int) -> bool:
        """Return whether nothing that has been reserved so far takes a card away."""
        return ("gone", piece) not in self.reserved

    def left(self, what: Hashable, available: int) -> int:
        """Return how much of something is not reserved yet."""
        return available - self.reserved.get(what, 0)
