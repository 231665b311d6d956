"""Position texts of the primer.

    position: primer
    field a: brute, torch [on brute]
    hand b: hush
    points: 1 0
    turn: 2
    actions: 1

The game is at rest in the row “Actions” of a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.games.primer.rules.setup import back
from coterie.games.primer.rules.turn import TURN, Turn, next_turn
from coterie.games.primer.state import ZONES, Primer
from coterie.kernel import positions
from coterie.kernel.positions import seats_named
from coterie.kernel.procedures import perform, proceed

if TYPE_CHECKING:
    from coterie.games.primer import PrimerGame

ZONES_IN_ORDER = ("field", "hand", "trap", "limbo", "discard", "deck")
assert set(ZONES_IN_ORDER) == set(ZONES)


def layout(seats: int) -> dict[str, dict[str, int]]:
    """Return the places of each zone by their names."""
    return {zone: seats_named(seats) for zone in ZONES_IN_ORDER}


def build(game: PrimerGame, text: str) -> Primer:
    """Return the table of a position text, before anybody is asked.

    Raises:
        BadPosition: a line cannot be read; the message names it.
    """
    entries = positions.split(game, text)
    s = game.table(positions.setup_of(entries))
    rest = positions.read_pieces(s, entries, layout(s.seats), lambda face, zone, place: (back(place), place))
    left, others = Turn().left, []
    for entry in rest:
        if entry.key == "points":
            s.points = entry.numbers(s.seats, s.seats)
        elif entry.key == "turn":
            s.turn = entry.number(1, s.setup["rounds"] * s.seats)
            s.active = (s.turn - 1) % s.seats
        elif entry.key == "actions":
            left = entry.number(0, Turn().left)
        else:
            others.append(entry)
    s.todo = [(next_turn,)]
    TURN.resume(s, Turn(left), "2.3", begun=False)
    positions.finish(s, others, text)
    return s


def write(game: PrimerGame, s: Primer, seat: int | None) -> str:
    """Return the position text of a state as a seat knows it, or with everything if the seat is None."""
    own = [f"points: {' '.join(map(str, s.points))}", f"turn: {s.turn}"]
    if s.todo and s.todo[-1][0] in (perform, proceed):
        running = s.rows.get(s.todo[-1][1])
        if running is not None and type(running.data) is Turn:
            own.append(f"actions: {running.data.left}")
    return positions.write(s, layout(s.seats), own, seat, lambda text: build(game, text))
