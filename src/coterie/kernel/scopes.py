"""Scopes: a procedure that has an end puts a mark on the list. Ending it early drops the steps above the mark.

When a scope closes, lasting effects that end with it expire first, then delayed ones run. Both own what they need:
their source may have left. A duration that no open scope ends names a *moment* instead, a tuple such as
`("unlock", seat)`, which a phase puts on the list as the step `(passing, *moment)`, or `("next", kind)`: the next event of
a kind, which the stage `after_event` of a timing table watches for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.errors import RulesError
from coterie.kernel.events import DONE, free
from coterie.kernel.layers import Lasting, controller
from coterie.kernel.pieces import Piece, put
from coterie.kernel.rows import Row
from coterie.kernel.steps import CLEAN_UP, Step, step

if TYPE_CHECKING:
    from coterie.kernel.state import State


NONE, BEHIND = -1, -2


class Running(Row):
    """A procedure that is being carried out: which one, at which row, with which data. It is a scope.

    `then` is the index of the row that was named to follow, `NONE` where none was, `BEHIND` for the one behind this one;
    `ending` says that it has been ended: only clean-up and what was delayed is still done.
    """

    name: str
    at: int
    data: Any
    then: int = NONE
    ending: bool = False


def called(name: str) -> str:
    """Return what words call the scope of a procedure: its name without that of its home."""
    return name.rpartition(".")[2]


Until = int | tuple[Any, ...]  # the serial number of a scope, or a moment


class Delayed(Row):
    """Steps that run when a scope ends or a moment comes."""

    until: Until
    steps: tuple[Step, ...]


def opened(s: State, running: Running) -> int:
    """Open a scope for a procedure and return its serial number."""
    serial = s.new(running)
    s.scopes = (*s.scopes, (serial, called(running.name)))
    return serial


def open_scopes(s: State) -> tuple[tuple[int, str], ...]:
    """Return the open scopes as (serial number, name), the innermost last, worked out from the rows."""
    return tuple(sorted((n, called(r.name)) for n, r in s.rows.items() if type(r) is Running))


def current(s: State, name: str, *, alive: bool = False) -> int:
    """Return the serial number of the innermost open scope of a name, 0 if none is open.

    Args:
        s: the state.
        name: what words call it.
        alive: leave out scopes that have been ended and only wait for clean-up.
    """
    for serial, scope in reversed(s.scopes):
        if scope == name and not (alive and s.rows[serial].ending):
            return serial
    return 0


def end(s: State, serial: int, keep: int = 0) -> None:
    """End a scope now: the steps above its mark are dropped, except clean-up, which keeps its order.

    Args:
        s: the state.
        serial: the scope.
        keep: the serial number of the frame of the effect that ends it. What is left of this effect, down to the step
            that frees its frame, is not dropped: it goes on once the scope has been closed ("end the action, then do
            something more"). A frame that is older than the scope keeps nothing.

    Raises:
        RulesError: the scope is not open, or the step has put something on the list before.
    """
    cut(s, (close, serial), keep, beneath=True)
    s.rows[serial] = s.rows[serial].but(ending=True)


def cut(s: State, mark: Step, keep: int, *, beneath: bool) -> None:
    """Drop the steps above one on the list, except clean-up, which keeps its order.

    Args:
        s: the state.
        mark: the step.
        keep: the serial number of a frame whose effect goes on, see `end`.
        beneath: it goes on after the mark, otherwise right before it.

    Raises:
        RulesError: there is no such step, or something was put on the list before.
    """
    if s.next:
        raise RulesError("a scope is ended before anything else is put on the list")
    if mark not in s.todo:
        raise RulesError(f"no open scope {mark[1]}")
    at = len(s.todo) - 1 - s.todo[::-1].index(mark)
    above = s.todo[at + 1 :]
    rest: list[Step] = []
    if (free, keep) in above:
        first = above.index((free, keep))
        inner = next((n for n in range(first, len(above)) if above[n][0] is close), len(above))
        rest = above[first:inner]
        del above[first:inner]
    kept = [now for now in above if now[0] in CLEAN_UP]
    s.todo[at:] = [*rest, mark, *kept] if beneath else [mark, *rest, *kept]


def behind(s: State, mark: Step, then: Step) -> None:
    """Put a step on the list right behind one that is there already, such as the one that frees a frame.

    Args:
        s: the state.
        mark: the step that is there; without it nothing is done.
        then: the step that follows it.
    """
    if mark in s.todo:
        s.todo.insert(len(s.todo) - 1 - s.todo[::-1].index(mark), then)


@step("kernel.end")
def ending(s: State, serial: int) -> None:
    """Call `end` as a step; a scope that has closed by itself meanwhile stays closed."""
    if serial in s.rows:
        end(s, serial)


@step("kernel.close", clean_up=True)
def close(s: State, serial: int) -> None:
    """Close a scope: lasting effects expire, then delayed ones run, then its limits are forgotten."""
    fall_due(s, serial)
    if s.next:  # what was delayed still finds the scope and its data
        s.do((close, serial))
        return
    del s.rows[serial]
    s.scopes = tuple([scope for scope in s.scopes if scope[0] != serial])


def fall_due(s: State, until: Until) -> None:
    """Let lasting effects of this duration expire, then run delayed ones once, then forget limits."""
    due = [(n, r) for n, r in s.rows.items() if type(r) in (Lasting, Delayed) and r.until == until]
    for n, effect in due:
        if type(effect) is Lasting:
            _expire(s, n, effect)
    for n, delayed in due:
        if type(delayed) is Delayed:
            del s.rows[n]
            s.do(*delayed.steps)
    if s.uses:
        for key in [k for k in s.uses if k[-1] == until]:
            del s.uses[key]


@step("kernel.passing")
def passing(s: State, *moment: Any) -> None:
    """Let a moment pass that durations can name: `(passing, "unlock", 2)`."""
    fall_due(s, moment)


@step("kernel.after_event")
def after_event(s: State, batch: int, stage: str) -> None:
    """End what waits for the next event of a kind: a stage between an event and the reactions to it (D-703)."""
    kinds = dict.fromkeys(event.kind for event in s.rows[batch].events if event.status == DONE)
    for kind in kinds:
        fall_due(s, ("next", kind))


def last(s: State, piece: int, layer: str, value: Any, until: Until, source: str = "") -> int:
    """Lay a lasting effect over a piece and return its serial number.

    Args:
        s: the state.
        piece: the number of the piece.
        layer: "copy", "blank", "gain" or "control".
        value: a face, what is blanked ("printed" or "all"; None is "printed"), an ability, a seat.
        until: the serial number of a scope, or a moment.
        source: the face of the card that does it; explanations of numbers name it.
    """
    now = s.pieces[piece].copy()
    serial = s.new(Lasting(piece, now.life, layer, value, until, source))
    now.lasting = (*now.lasting, serial)
    _renew(s, piece, now)
    return serial


def end_lasting(s: State, piece: int, sources: tuple[str, ...]) -> int:
    """End at once what lasts on a piece by cards with some faces.

    Returns:
        How many effects have ended.
    """
    there = [(n, s.rows[n]) for n in s.pieces[piece].lasting if s.rows[n].source in sources]
    for serial, effect in there:
        _expire(s, serial, effect)
    return len(there)


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
