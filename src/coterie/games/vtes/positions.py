"""Position texts of The Eternal Struggle.

    position: vtes
    pool: 12 9
    ready a: alexa-draper [blood 8]
    ready b: nassir [bowed, blood 2]
    hand a: govern-the-unaligned
    attached a: sport-bike [on ready/alexa-draper]
    active: a
    phase: 5.3

The rest point is a row of the turn; without the line `phase` it is the minion phase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.games.vtes.rules.contests import claims
from coterie.games.vtes.rules.setup import back
from coterie.games.vtes.rules.turn import TURN, Turn, after_turn
from coterie.games.vtes.state import ZONES, Vtes
from coterie.kernel import positions
from coterie.kernel.layers import CONTROL, controller
from coterie.kernel.positions import LETTERS, Entry, seats_named
from coterie.kernel.procedures import perform, proceed
from coterie.kernel.scopes import last

if TYPE_CHECKING:
    from coterie.games.vtes import VtesGame

ZONES_IN_ORDER = (
    "ready", "torpor", "board", "attached", "merged", "uncontrolled", "stored", "contested", "hand", "limbo", "ash", "removed",
    "library", "crypt",
)  # fmt: skip
assert set(ZONES_IN_ORDER) == set(ZONES)
COUNTS = ("masters", "transfers", "discards")
PHASE = "5.3"


def layout(seats: int) -> dict[str, dict[str, int]]:
    """Return the zones with what their places are called."""
    return {zone: seats_named(seats) for zone in ZONES_IN_ORDER}


def build(game: VtesGame, text: str) -> Vtes:
    """Return the table of a position text, before anybody is asked.

    Raises:
        BadPosition: a line cannot be read; it says which.
    """
    entries = positions.split(game, text)
    s = game.table(positions.setup_of(entries))
    rest = positions.read_pieces(s, entries, layout(s.seats), lambda face, zone, place: (back(s, face, place), place))
    s.pool = (s.setup["pool"],) * s.seats
    turn, phase, others = Turn(), PHASE, []
    for entry in rest:
        if entry.key in COUNTS:
            turn = turn.but(**{entry.key: entry.number(0, 99)})
        elif entry.key == "phase":
            phase = entry.value
            if phase not in [row.number for row in TURN.rows]:
                raise entry.bad(f"“{phase}” is not a row of the turn.")
        elif not _own_line(s, entry):
            others.append(entry)
    s.todo = [(after_turn,)]
    TURN.resume(s, turn, phase, begun=False)
    positions.finish(s, others, text)
    _take_over(s)
    claims(s)  # as the texts of the cards say
    return s


def _take_over(s: Vtes) -> None:
    """Let those who control others' cards have them for good, where only “by c” says so, also after a contest (VR-1.3)."""
    for p, now in enumerate(s.pieces):
        if now.controller >= 0 and controller(s, now) != now.controller:
            last(s, p, CONTROL, now.controller, ("forever",), now.face)


def _own_line(s: Vtes, entry: Entry) -> bool:
    """Read a line about what is no card; return whether it was one."""
    if entry.key in ("pool", "halves", "owed", "credit"):
        setattr(s, entry.key, entry.numbers(s.seats, s.seats))
    elif entry.key in ("turn", "round"):
        setattr(s, entry.key, entry.number(1, 1_000_000))
    elif entry.key in ("active", "first", "edge"):
        setattr(s, entry.key, entry.seat(s.seats))
    elif entry.key == "out":
        s.out = entry.seats(s.seats)
    else:
        return False
    return True


def write(game: VtesGame, s: Vtes, seat: int | None) -> str:
    """Return the position text of a state, for a seat or with everything."""
    own = [
        f"active: {LETTERS[s.active]}",
        f"first: {LETTERS[s.first]}",
        f"turn: {s.turn}",
        f"round: {s.round}",
        f"pool: {' '.join(map(str, s.pool))}",
        f"halves: {' '.join(map(str, s.halves))}",
    ]
    if s.edge >= 0:
        own.append(f"edge: {LETTERS[s.edge]}")
    if s.out:
        own.append(f"out: {' '.join(LETTERS[n] for n in s.out)}")
    if any(s.owed):
        own.append(f"owed: {' '.join(map(str, s.owed))}")
    if s.todo and s.todo[-1][0] in (perform, proceed):
        running = s.rows.get(s.todo[-1][1])
        if running is not None and type(running.data) is Turn:
            own.append(f"phase: {TURN.rows[running.at].number}")
            own += [f"{name}: {getattr(running.data, name)}" for name in COUNTS]
    return positions.write(s, layout(s.seats), own, seat, lambda text: build(game, text))
