"""Scopes: a procedure that has an end puts a mark on the list. Ending it early drops the steps above the mark.

When a scope closes, lasting effects that end with it expire first, then delayed ones run. Both own what they need:
their source may have left. A duration that no open scope ends names a *moment* instead, a tuple such as
`("unlock", seat)`, which a phase puts on the list as the step `(passing, *moment)`, or `("next", kind)`: the next event of
a kind, which the stage `after_event` of a timing table watches for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.errors import RulesError
from coterie.kernel.events import DONE
from coterie.kernel.layers import Lasting, controller
from coterie.kernel.pieces import Piece, put
from coterie.kernel.rows import Row, row
from coterie.kernel.steps import CLEAN_UP, Step, step

if TYPE_CHECKING:
    from coterie.kernel.state import State


@row
class Scope(Row):
    """A turn, an action, a combat, a conflict: something that has an end."""

    name: str


Until = int | tuple[Any, ...]  # the serial number of a scope, or a moment


@row
class Delayed(Row):
    """Steps that run when a scope ends or a moment comes."""

    until: Until
    steps: tuple[Step, ...]


def begin(s: State, name: str, *steps: Step) -> int:
    """Run steps within a new scope; its serial number is the answer."""
    serial = s.new(Scope(name))
    s.do(*steps, (close, serial))
    return serial


def current(s: State, name: str) -> int:
    """The serial number of the innermost open scope of a name, 0 for none."""
    return max((n for n, r in s.rows.items() if type(r) is Scope and r.name == name), default=0)


def end(s: State, serial: int) -> None:
    """End a scope now: the steps above its mark are dropped, except clean-up, which keeps its order.

    Raises:
        RulesError: the scope is not open, or the step has put something on the list before.
    """
    if s.next:
        raise RulesError("a scope is ended before anything else is put on the list")
    for at in range(len(s.todo) - 1, -1, -1):
        if s.todo[at] == (close, serial):
            s.todo[at + 1 :] = [now for now in s.todo[at + 1 :] if now[0] in CLEAN_UP]
            return
    raise RulesError(f"no open scope {serial}")


@step("kernel.end")
def ending(s: State, serial: int) -> None:
    """`end` as a step; a scope that has closed by itself meanwhile stays closed."""
    if serial in s.rows:
        end(s, serial)


@step("kernel.close", clean_up=True)
def close(s: State, serial: int) -> None:
    """A scope ends: lasting effects expire, then delayed ones run, then its limits are forgotten."""
    fall_due(s, serial)
    del s.rows[serial]


def fall_due(s: State, until: Until) -> None:
    """Lasting effects of this duration expire, then delayed ones run once, then limits are forgotten."""
    over = [(n, r) for n, r in s.rows.items() if type(r) is Lasting and r.until == until]
    for n, effect in over:
        _expire(s, n, effect)
    due = [(n, r) for n, r in s.rows.items() if type(r) is Delayed and r.until == until]
    for n, delayed in due:
        del s.rows[n]
        s.do(*delayed.steps)
    for key in [k for k in s.uses if k[-1] == until]:
        del s.uses[key]


@step("kernel.passing")
def passing(s: State, *moment: Any) -> None:
    """A moment passes that durations can name: `(passing, "unlock", 2)`."""
    fall_due(s, moment)


@step("kernel.after_event")
def after_event(s: State, batch: int, stage: str) -> None:
    """The stage for what waits for the next event of a kind, between an event and the reactions to it."""
    kinds = dict.fromkeys(event.kind for event in s.rows[batch].events if event.status == DONE)
    for kind in kinds:
        fall_due(s, ("next", kind))


def last(s: State, piece: int, layer: str, value: Any, until: Until) -> int:
    """Lay a lasting effect over a piece until a scope ends or a moment comes; its serial number is the answer."""
    now = s.pieces[piece].copy()
    serial = s.new(Lasting(piece, now.life, layer, value, until))
    now.lasting = (*now.lasting, serial)
    _renew(s, piece, now)
    return serial


def _expire(s: State, serial: int, effect: Lasting) -> None:
    del s.rows[serial]
    now = s.pieces[effect.piece].copy()
    if now.life == effect.life:
        now.lasting = tuple([n for n in now.lasting if n != serial])
        _renew(s, effect.piece, now)


def _renew(s: State, piece: int, now: Piece) -> None:
    """Put a row with its layers worked out anew: controller and text in force."""
    now.controller = controller(s, now)
    put(s, piece, now)


# ── limits ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def used(s: State, what: tuple[Any, ...], scope: str) -> int:
    """How often something was used in the innermost open scope of a name."""
    return s.uses.get((*what, current(s, scope)), 0)


def count_use(s: State, what: tuple[Any, ...], scope: str) -> None:
    """Count one more use; the count ends with the scope."""
    key = (*what, current(s, scope))
    s.uses[key] = s.uses.get(key, 0) + 1
