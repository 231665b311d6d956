"""How far a bot looks ahead in a turn, and what the rest of its turn is worth.

It looks to the end of an action that goes on, else to the end of its phase: where a turn goes on, what it holds in store is as
good after one action as after another, but for the transfers, which some would be spent before and some after.
"""

from __future__ import annotations

from coterie.games.vtes.bot.worth import filled, lean, size
from coterie.games.vtes.facts import definition, has_same
from coterie.games.vtes.numbers import TRANSFERS, TRANSFERS_OF_A_TURN
from coterie.games.vtes.rules.turn import TURN
from coterie.games.vtes.state import Vtes
from coterie.kernel.modifiers import total
from coterie.kernel.pieces import pile
from coterie.kernel.scopes import current

INFLUENCE = TURN.index("5.4.2")
PHASES = (TURN.index("5.3.0"), TURN.index("5.4.1"))  # where another phase begins that is looked at by itself


def reach(s: Vtes) -> tuple[int, int, int]:
    """Return what a bot looks to the end of: the turn, its phase, the action."""
    serial = current(s, "turn")
    phase = sum([s.rows[serial].at >= at for at in PHASES]) if serial else -1
    return s.turn, phase, current(s, "action")


def to_come(s: Vtes, seat: int) -> float:
    """Return what the transfers are worth that a seat has still to make in its turn."""
    serial = current(s, "turn")
    if s.active != seat or not serial or seat in s.out or s.rows[serial].at > INFLUENCE:
        return 0.0
    at = s.rows[serial].at
    if at == INFLUENCE:
        n = TURN.of(s, serial).transfers
    else:
        n = total(s, TRANSFERS, ("seat", seat), TRANSFERS_OF_A_TURN[min(s.turn, len(TRANSFERS_OF_A_TURN)) - 1])
    gains = [_gain(s, seat, p, n) for p in pile(s, "uncontrolled", seat) if not has_same(s, seat, p)]
    return max(0.0, max(gains, default=0.0))


def _gain(s: Vtes, seat: int, piece: int, transfers: int) -> float:
    """Return what is gained by moving pool to an uncontrolled vampire."""
    card, there = definition(s, piece), s.pieces[piece].count("blood")
    n = min(transfers, s.pool[seat] - 1, max(0, size(card) - there))
    return filled(card, there + n) - filled(card, there) - n - lean(s.pool[seat] - n) + lean(s.pool[seat])
