"""20.2. How a game against the Shadowlands ends (U-011 to U-016)."""

from __future__ import annotations

from coterie.games.l5r.factions import the_shadowlands
from coterie.games.l5r.state import L5R, NOBODY
from coterie.kernel.pieces import pile


def has_run_out(s: L5R) -> bool:
    """Return whether the dynasty deck of the Shadowlands is empty, which matters only at the end of a round (U-012, U-013,
    U-128)."""
    owner = the_shadowlands(s)
    return owner != NOBODY and not pile(s, "dynasty", owner)
