"""Playing the game: rounds of a day and a night (M-048, M-053)."""

from __future__ import annotations

from coterie.games.masters.atoms import begin_round, fall_night
from coterie.games.masters.rules.day import DAY, Day
from coterie.games.masters.rules.night import NIGHT, Night, seating
from coterie.games.masters.state import Masters
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.steps import step


def day(s: Masters, serial: int) -> None:
    """Begin a round with the day (M-048)."""
    begin_round(s)
    DAY.begin(s, Day())


def night(s: Masters, serial: int) -> None:
    """Begin the night, which the next round follows until the ritual, the veil or the event deck ends the game (M-053)."""
    ROUND.go(s, serial, "1")
    fall_night(s)
    NIGHT.begin(s, Night(seating(s)))


ROUND: Procedure[None] = Procedure(
    "masters.round",
    "Round",
    None,
    (
        row("1", "Day", day, "M-049 to M-120"),
        row("2", "Night", night, "M-121 to M-185"),
    ),
    period=True,
)


@step("masters.rounds")
def rounds(s: Masters) -> None:
    """Begin the first round."""
    ROUND.begin(s, None)
