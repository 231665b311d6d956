"""Playing the game: rounds of a day and a night (M-048, M-053)."""

from __future__ import annotations

from coterie.games.masters.atoms import begin_round
from coterie.games.masters.rules.day import day
from coterie.games.masters.rules.night import night
from coterie.games.masters.state import Masters
from coterie.kernel.steps import step


@step("masters.round")
def round_(s: Masters) -> None:
    """One round and the next: it ends with the ritual, the veil or the event deck (M-053)."""
    begin_round(s)
    s.do(*[(row,) for _, row in ROUND], (round_,))


ROUND = (
    ("Day phase, M-049 to M-120", day),
    ("Night phase, M-121 to M-185", night),
)
