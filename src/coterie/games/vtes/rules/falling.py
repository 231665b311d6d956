"""8.5 Going to torpor: what can be used before wounded vampires fall, and their fall, all of them simultaneously."""

from __future__ import annotations

from coterie.games.vtes.rules.combat import end_combat
from coterie.games.vtes.rules.windows import impulse, order_now
from coterie.games.vtes.state import Lost, Vtes
from coterie.kernel.events import Event, about, happen
from coterie.kernel.procedures import Procedure, data_of, remember, row
from coterie.kernel.rows import Row
from coterie.kernel.steps import step


class Falling(Row):
    """Wounded vampires that go to torpor, or are burned.

    Attributes:
        lost: the vampires.
    """

    lost: tuple[Lost, ...]


@step("vtes.fall")
def fall(s: Vtes, lost: tuple[Lost, ...]) -> None:
    """Send wounded vampires to torpor or burn them, all of them simultaneously (VR-8.4, VR-8.5, VR-12)."""
    there = tuple([each for each in lost if s.pieces[each.piece].life == each.life])
    if there:
        FALLING.begin(s, Falling(there))


def going(s: Vtes) -> tuple[int, ...]:
    """Return the vampires that are on their way to torpor."""
    now: Falling | None = data_of(s, "falling")
    return () if now is None else tuple([each.piece for each in now.lost if not each.burned])


def is_falling(s: Vtes, vampire: int) -> bool:
    """Return whether a vampire is on its way to torpor, or is being burned."""
    now: Falling | None = data_of(s, "falling")
    return now is not None and any(each.piece == vampire for each in now.lost)


def spare(s: Vtes, vampire: int) -> None:
    """Keep a vampire from going to torpor; its combat ends all the same (VR-12, C-117)."""
    now: Falling | None = data_of(s, "falling")
    if now is not None:
        remember(s, "falling", lost=tuple([each for each in now.lost if each.piece != vampire]))
        end_combat(s)


def before(s: Vtes, serial: int) -> None:
    """Open one window for what is used as a vampire is going to torpor, the acting side first (VR-8.5, C-117)."""
    if going(s):
        impulse(s, serial, "torpor", order_now(s))


def down(s: Vtes, serial: int) -> None:
    """Send to torpor, or burn, the vampires that nothing has saved."""
    now = FALLING.of(s, serial)
    events: list[Event] = [
        about(s, "burn" if each.burned else "torpor", each.piece)
        for each in now.lost
        if s.pieces[each.piece].life == each.life
    ]
    if events:
        happen(s, *events)


FALLING: Procedure[Falling] = Procedure(
    "vtes.falling",
    "Going to torpor",
    Falling,
    (
        row("8.5.1", "Going to torpor", before, "VR-8.5 C-117"),
        row("8.5.2", "Torpor", down, "VR-8.5 VR-12"),
    ),
)
