"""The age at which an unused table goes to rest."""

from __future__ import annotations

from typing import NamedTuple

DAY = 24 * 60 * 60.0  # seconds


class Ages(NamedTuple):
    """The days after which tables go to rest: any table, and one where nobody ever sat down."""

    rest: float = 30.0
    untaken: float = 2.0

    def until(self, used: float, taken: bool) -> float:
        """Return when a table goes to rest.

        Args:
            used: when it was last used, in seconds since 1970.
            taken: whether anybody ever sat down there.
        """
        return used + (self.rest if taken else self.untaken) * DAY
