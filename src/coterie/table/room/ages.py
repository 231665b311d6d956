"""After which time a table that nobody comes to goes to rest."""

from __future__ import annotations

from typing import NamedTuple

DAY = 24 * 60 * 60.0  # seconds


class Ages(NamedTuple):
    """After how many days tables go to rest: any, and those at which nobody has ever sat."""

    rest: float = 30.0
    untaken: float = 2.0

    def until(self, used: float, taken: bool) -> float:
        """Return when a table goes to rest.

        Args:
            used: when it was last used, in seconds since 1970.
            taken: whether somebody has ever sat there.
        """
        return used + (self.rest if taken else self.untaken) * DAY
