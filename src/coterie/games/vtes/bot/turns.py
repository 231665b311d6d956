"""How far a bot looks ahead in a turn, and what the rest of its turn is worth.

It looks to the end of an action that goes on, else to the end of its phase: where a turn goes on, what it holds in store is as
good after one action as after another, but for the transfers, which some would be spent before and some after, and for the
minions that can still act.
"""

from __future__ import annotations

from coterie.games.vtes.bot.worth import W, filled, lean, size
from coterie.games.vtes.facts import blood, definition, has_same, is_vampire
from coterie.games.vtes.numbers import TRANSFERS, TRANSFERS_OF_A_TURN
from coterie.games.vtes.rules.turn import TURN
from coterie.games.vtes.state import Vtes
from coterie.kernel.modifiers import total
from coterie.kernel.pieces import pile
from coterie.kernel.scopes import current

INFLUENCE = TURN.index("5.4.2")
AFTER = TURN.index("5.4.1")  # the minion phase is over
PHASES = (TURN.index("5.3.0"), AFTER)  # where another phase begins that is looked at by itself


def reach(s: Vtes) -> tuple[int, int, int]:
    """Return what a bot looks to the end of: the turn, its phase, the action."""
    serial = current(s, "turn")
    phase = sum([s.rows[serial].at >= at for at in PHASES]) if serial else -1
    return s.turn, phase, current(s, "action")


def to_come(s: Vtes, seat: int) -> float:
    """Return what the actions and the transfers are worth that a seat has still to make in its turn."""
    serial = current(s, "turn")
    if s.active != seat or not serial or seat in s.out or s.rows[serial].at > INFLUENCE:
        return 0.0
    return _actions(s, seat, serial) + _transfers(s, seat, serial)


def _actions(s: Vtes, seat: int, serial: int) -> float:
    """Return what the actions are worth that a seat has still to take; of a vampire without blood none, as it must hunt."""
    if s.rows[serial].at >= AFTER:
        return 0.0
    ready = [p for p in pile(s, "ready", seat) if s.pieces[p].ready]
    return W.act * len([p for p in ready if blood(s, p) or not is_vampire(s, p)])


def _transfers(s: Vtes, seat: int, serial: int) -> float:
    """Return what the transfers are worth that a seat has still to make."""
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
