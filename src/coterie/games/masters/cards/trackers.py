"""The veil trackers by number of vampires (M-014, M-027, M-076 to M-083)."""

from __future__ import annotations

from coterie.games.masters.cards.definition import Tracker

TRACKERS = {
    2: Tracker(10, (1, (1, 1)), (2, (2, 1))),
    3: Tracker(10, (2, (1, 0)), (2, (2, 2))),
    4: Tracker(11, (2, (1, 1)), (3, (2, 1)), "designed"),
    5: Tracker(11, (2, (2, 2)), (3, (3, 2))),
}
