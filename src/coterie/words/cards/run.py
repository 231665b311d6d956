"""Run, for card words: what each does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from coterie.kernel.events import DUE, REPLACED, VOID, Event, about, free, happen, write
from coterie.kernel.layers import face_in_force
from coterie.kernel.loops import allocate
from coterie.kernel.pieces import Ref, found, pile
from coterie.kernel.scopes import Delayed, current, end
from coterie.kernel.steps import step
from coterie.words.cards import nodes as c
from coterie.words.cards import standing as st
from coterie.words.frames import Frame
from coterie.words.nodes import Effect, Group
from coterie.words.run import RUN, members, number, run

if TYPE_CHECKING:
    from coterie.kernel.state import State


def living(s: State, group: Group, f: Frame) -> list[int]:
    """The numbers of those pieces of a group that still are what was meant."""
    return [at[0] for at in members(s, group, f) if found(s, at) is not None]


def emit(s: State, frame: int, events: Iterable[Event]) -> None:
    """Let events happen for a frame: in the place of what is being replaced, or as a batch of their own."""
    due = [event.but(frame=frame) for event in events]
    if not due:
        return
    f = s.rows[frame]
    place = f.get("instead")
    if place is None or place[0] not in s.rows:
        happen(s, *due)
        return
    s.rows[frame] = f.bind("instead", None)
    batch, at = place
    write(s, batch, at, due[0].but(tried=s.rows[batch].events[at].tried, frame=-1))
    if due[1:]:
        happen(s, *due[1:])


@RUN.of(c.Pieces)
def _pieces(s: State, node: c.Pieces, f: Frame) -> tuple[Ref, ...]:
    if node.side in ("this", "host"):
        this: Ref | None = f.get("this")
        now = found(s, this) if this is not None else None
        if now is None or this is None:
            return ()
        if node.side == "this":
            return (this,)
        return ((now.host, s.pieces[now.host].life),) if now.host >= 0 else ()
    me = f.get("this")[0] if node.others else -1
    return tuple(
        (p, s.pieces[p].life)
        for place in range(s.seats)
        for p in pile(s, node.zone, place)
        if p != me and node.fits(s, p, s.pieces[p], f.seat)
    )


@RUN.of(c.DrawCards)
def _draw(s: State, node: c.DrawCards, frame: int) -> None:
    f = s.rows[frame]
    top = pile(s, "deck", f.seat)[: number(s, node.amount, f)]
    emit(s, frame, [about(s, "draw", p) for p in top])


_KINDS: dict[type, str] = {
    c.Enter: "enter",
    c.Depart: "depart",
    c.Discard: "discard",
    c.Bow: "bow",
    c.Straighten: "straighten",
}


@RUN.of(*_KINDS)
def _simple(s: State, node: Any, frame: int) -> None:
    kind = _KINDS[type(node)]
    emit(s, frame, [about(s, kind, p) for p in living(s, node.what, s.rows[frame])])


@RUN.of(c.TurnOver)
def _turn_over(s: State, node: c.TurnOver, frame: int) -> None:
    emit(s, frame, [about(s, "turn", p, detail=(node.down,)) for p in living(s, node.what, s.rows[frame])])


@RUN.of(c.Attach)
def _attach(s: State, node: c.Attach, frame: int) -> None:
    f = s.rows[frame]
    hosts = members(s, node.to, f)
    emit(s, frame, [about(s, "attach", p, detail=hosts[0]) for p in living(s, node.what, f) if hosts])


@RUN.of(c.PutCounters)
def _counters(s: State, node: c.PutCounters, frame: int) -> None:
    f = s.rows[frame]
    n = number(s, node.amount, f)
    emit(s, frame, [about(s, "counter", p, n, detail=(node.name,)) for p in living(s, node.what, f)])


@RUN.of(c.HandOut)
def _hand_out(s: State, node: c.HandOut, frame: int) -> None:
    f = s.rows[frame]
    room = tuple((at, node.amount) for at in members(s, node.among, f))
    if room:
        then = (handed_out, node.name, frame)
        s.do((allocate, f.seat, ("hand out", node.name), "piece", room, node.amount, then))


@step("words.handed_out")
def handed_out(s: State, name: str, frame: int, given: tuple[Ref, ...]) -> None:
    """What was handed out is laid on at the same time."""
    emit(s, frame, [about(s, "counter", at[0], n, detail=(name,)) for at, n in Counter(given).items()])


def _layer(s: State, frame: int, kind: str, what: Group, value: Any, until: str) -> None:
    scope = current(s, until)
    emit(s, frame, [about(s, kind, p, detail=(value, scope)) for p in living(s, what, s.rows[frame])])


@RUN.of(c.TakeControl)
def _control(s: State, node: c.TakeControl, frame: int) -> None:
    _layer(s, frame, "control", node.what, s.rows[frame].seat, node.until)


@RUN.of(c.BecomeCopy)
def _copy(s: State, node: c.BecomeCopy, frame: int) -> None:
    models = living(s, node.of, s.rows[frame])
    if models:
        _layer(s, frame, "copy", node.what, face_in_force(s, s.pieces[models[0]]), node.until)


@RUN.of(c.Blank)
def _blank(s: State, node: c.Blank, frame: int) -> None:
    _layer(s, frame, "blank", node.what, None, node.until)


@RUN.of(c.GainText)
def _gain(s: State, node: c.GainText, frame: int) -> None:
    _layer(s, frame, "gain", node.what, node.ability, node.until)


@RUN.of(c.Peek)
def _peek(s: State, node: c.Peek, frame: int) -> None:
    f = s.rows[frame]
    emit(s, frame, [about(s, "peek", p, detail=(f.seat,)) for p in living(s, node.what, f)])


@RUN.of(c.Cancel)
def _cancel(s: State, node: c.Cancel, frame: int) -> None:
    f = s.rows[frame]
    if _called_off(s, f, VOID):
        s.rows[frame] = f.bind("done", 1)


@RUN.of(c.Instead)
def _instead(s: State, node: c.Instead, frame: int) -> None:
    f = s.rows[frame]
    if _called_off(s, f, REPLACED):
        s.rows[frame] = f.bind("instead", f.get("batch"))
        s.do((run, node.does, frame))


def _called_off(s: State, f: Frame, status: str) -> bool:
    """Give the event that is being answered another status, if it is still due; whether it was."""
    batch, at = f.get("batch")
    if batch not in s.rows or s.rows[batch].events[at].status != DUE:
        return False
    write(s, batch, at, s.rows[batch].events[at].but(status=status))
    return True


@RUN.of(c.AtEnd)
def _at_end(s: State, node: c.AtEnd, frame: int) -> None:
    until = current(s, node.scope)
    if until:
        s.new(Delayed(until, ((resume, node.does, s.rows[frame]),)))


@step("words.resume")
def resume(s: State, effect: Effect, f: Frame) -> None:
    """Do a delayed effect in its own copy of the frame."""
    frame = s.new(f)
    s.do((run, effect, frame), (free, frame))


@RUN.of(c.EndScope)
def _end_scope(s: State, node: c.EndScope, frame: int) -> None:
    serial = current(s, node.scope)
    if serial:
        end(s, serial)


@RUN.of(st.Trigger, st.Bonus, st.Sets, st.Act)
def _standing(s: State, node: Effect, frame: int) -> None:
    """A standing ability does nothing when it is run: the kernel finds it through its index."""
