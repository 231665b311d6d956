"""The veil trackers by number of vampires (M-014, M-027, M-076 to M-083).

The designed splits were tuned by play; docs/balance.md tells from what.
"""

from __future__ import annotations

from coterie.games.masters.cards.definition import Tracker

TRACKERS = {
    2: Tracker(10, (3, (0, 0)), (4, (1, 0))),
    3: Tracker(10, (2, (1, 0)), (3, (2, 1))),
    4: Tracker(11, (2, (2, 0)), (3, (3, 0)), "designed"),
    5: Tracker(11, (4, (2, 0)), (5, (3, 0))),
}
