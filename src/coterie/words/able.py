"""Able: could an effect be done now, is there a target, would it change anything? With an early exit, never a trial."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from coterie.words import effects as e
from coterie.words import values as v
from coterie.words.frames import Frame
from coterie.words.nodes import Effect
from coterie.words.registry import Registry
from coterie.words.run import holds, members, number

if TYPE_CHECKING:
    from coterie.kernel.state import State

ABLE: Registry[Callable[..., bool]] = Registry("able")


def able(s: State, effect: Effect, f: Frame) -> bool:
    """Whether an effect could change something now.

    Args:
        s: the state.
        effect: what would be done.
        f: a frame with what is bound so far; it need not be on the state.
    """
    return ABLE.by_class[type(effect)](s, effect, f)


@ABLE.of(e.Then)
def _then(s: State, node: e.Then, f: Frame) -> bool:
    return any(able(s, part, f) for part in node.parts)


@ABLE.of(e.May)
def _may(s: State, node: e.May, f: Frame) -> bool:
    return able(s, node.does, f)


@ABLE.of(e.If)
def _if(s: State, node: e.If, f: Frame) -> bool:
    if holds(s, node.condition, f):
        return able(s, node.then, f)
    return node.otherwise is not None and able(s, node.otherwise, f)


@ABLE.of(e.IfYouDo)
def _if_you_do(s: State, node: e.IfYouDo, f: Frame) -> bool:
    return able(s, node.first, f)


@ABLE.of(e.ForEach, e.Choose, e.UpTo)
def _for_each(s: State, node: e.ForEach | e.Choose | e.UpTo, f: Frame) -> bool:
    name = node.name if isinstance(node, e.Choose) else "that"
    return any(able(s, node.does, f.bind(name, item)) for item in members(s, node.group, f))


@ABLE.of(e.ChooseOne)
def _choose_one(s: State, node: e.ChooseOne, f: Frame) -> bool:
    return any(able(s, mode, f) for mode in node.modes)


@ABLE.of(e.Repeat)
def _repeat(s: State, node: e.Repeat, f: Frame) -> bool:
    return number(s, node.times, f) > 0 and able(s, node.does, f)


@ABLE.of(v.Bound, v.Count, v.AtLeast, v.Exists, v.Not, v.Both, v.Either)
def _value(s: State, node: object, f: Frame) -> bool:
    return True  # a value changes nothing and can always be read
