"""Run: what each word does. Effects put steps on the list; groups, conditions and amounts answer with a value."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from coterie.kernel.loops import choose_several
from coterie.kernel.steps import step
from coterie.words import effects as e
from coterie.words import values as v
from coterie.words.frames import Frame, bind
from coterie.words.nodes import Amount, Condition, Effect, Group
from coterie.words.registry import Registry

if TYPE_CHECKING:
    from coterie.kernel.state import State

RUN: Registry[Callable[..., Any]] = Registry("run")
_BY_CLASS = RUN.by_class


@step("words.run")
def run(s: State, effect: Effect, frame: int) -> None:
    """Do an effect within a frame."""
    _BY_CLASS[type(effect)](s, effect, frame)


@step("words.run_each")
def run_each(s: State, effect: Effect, frame: int, name: str, chosen: tuple[Any, ...]) -> None:
    """Do an effect for each of several things, bound to a name in turn."""
    s.do(*[now for item in chosen for now in ((bind, frame, name, item), (run, effect, frame))])


def members(s: State, group: Group, f: Frame) -> tuple[Any, ...]:
    """The things that a group names now."""
    return _BY_CLASS[type(group)](s, group, f)  # type: ignore[no-any-return]  # groups answer tuples


def holds(s: State, condition: Condition, f: Frame) -> bool:
    """Whether a condition is true now."""
    return _BY_CLASS[type(condition)](s, condition, f)  # type: ignore[no-any-return]  # conditions answer booleans


def number(s: State, amount: int | Amount, f: Frame) -> int:
    """An amount as it is now."""
    return amount if isinstance(amount, int) else _BY_CLASS[type(amount)](s, amount, f)


# ── effects ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@RUN.of(e.Then)
def _then(s: State, node: e.Then, frame: int) -> None:
    s.do(*[(run, part, frame) for part in node.parts])


@RUN.of(e.May)
def _may(s: State, node: e.May, frame: int) -> None:
    f = s.rows[frame]
    if able_.able(s, node.does, f):
        options = [("yes", (), ((run, node.does, frame),)), ("no", (), ())]
        s.ask(f.seat, ("may", node.does), options)


@RUN.of(e.If)
def _if(s: State, node: e.If, frame: int) -> None:
    if holds(s, node.condition, s.rows[frame]):
        s.do((run, node.then, frame))
    elif node.otherwise is not None:
        s.do((run, node.otherwise, frame))


@RUN.of(e.IfYouDo)
def _if_you_do(s: State, node: e.IfYouDo, frame: int) -> None:
    s.do((bind, frame, "done", 0), (run, node.first, frame), (if_done, node.then, frame))


@step("words.if_done")
def if_done(s: State, effect: Effect, frame: int) -> None:
    """Do an effect if what came before it really happened."""
    if s.rows[frame].get("done"):
        s.do((run, effect, frame))


@RUN.of(e.ForEach)
def _for_each(s: State, node: e.ForEach, frame: int) -> None:
    s.do((run_each, node.does, frame, "that", members(s, node.group, s.rows[frame])))


@RUN.of(e.ChooseOne)
def _choose_one(s: State, node: e.ChooseOne, frame: int) -> None:
    f = s.rows[frame]
    options = [("mode", (mode,), ((run, mode, frame),)) for mode in node.modes if able_.able(s, mode, f)]
    if options:
        s.ask(f.seat, ("choose one",), options)


@RUN.of(e.Choose)
def _choose(s: State, node: e.Choose, frame: int) -> None:
    f: Frame = s.rows[frame]
    found, open_ = members(s, node.group, f), node.group.open(s)
    kind, prompt = node.group.KIND, ("choose", node)
    if not found:
        if not open_:
            s.ask(f.seat, prompt, [("none", (), ())], forced=False)
        return
    if node.least == node.most == 1:
        does = (run, node.does, frame)
        options = [(kind, (item,), ((bind, frame, node.name, item), does)) for item in found]
        s.ask(f.seat, prompt, options, forced=open_)
        return
    least = min(node.least, len(found))
    each = (run_each, node.does, frame, node.name)
    s.do((choose_several, f.seat, prompt, kind, found, least, node.most, each, (), open_))


@RUN.of(e.Repeat)
def _repeat(s: State, node: e.Repeat, frame: int) -> None:
    s.do(*[(run, node.does, frame)] * number(s, node.times, s.rows[frame]))


@RUN.of(e.UpTo)
def _up_to(s: State, node: e.UpTo, frame: int) -> None:
    s.do((up_to, node, frame, node.most))


@step("words.up_to")
def up_to(s: State, node: e.UpTo, frame: int, left: int) -> None:
    """Offer one more pick of an `UpTo`, among those for which something could be done."""
    f: Frame = s.rows[frame]
    items = members(s, node.group, f) if left else ()
    found = [item for item in items if able_.able(s, node.does, f.bind("that", item))]
    if not found:
        return
    again = (up_to, node, frame, left - 1)
    does = (run, node.does, frame)
    options: list[Any] = [(node.group.KIND, (item,), ((bind, frame, "that", item), does, again)) for item in found]
    s.ask(f.seat, ("choose", node), [*options, ("done", (), ())])


# ── values ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@RUN.of(v.Bound)
def _bound(s: State, node: v.Bound, f: Frame) -> tuple[Any, ...]:
    value = f.get(node.name)
    return () if value is None else (value,)


@RUN.of(v.Count)
def _count(s: State, node: v.Count, f: Frame) -> int:
    return len(members(s, node.group, f))


@RUN.of(v.AtLeast)
def _at_least(s: State, node: v.AtLeast, f: Frame) -> bool:
    return number(s, node.amount, f) >= node.least


@RUN.of(v.Exists)
def _exists(s: State, node: v.Exists, f: Frame) -> bool:
    return bool(members(s, node.group, f))


@RUN.of(v.Not)
def _not(s: State, node: v.Not, f: Frame) -> bool:
    return not holds(s, node.condition, f)


@RUN.of(v.Both)
def _both(s: State, node: v.Both, f: Frame) -> bool:
    return holds(s, node.first, f) and holds(s, node.second, f)


@RUN.of(v.Either)
def _either(s: State, node: v.Either, f: Frame) -> bool:
    return holds(s, node.first, f) or holds(s, node.second, f)


import coterie.words.able as able_  # noqa: E402  # `able` reads values through this module, so it comes last
