"""Weigh: a rough worth of a word for whoever does it, without looking at the table. Bots use it to order what they try.

Positive is good for the player who decides; 1.0 is about one action's worth.
"""

from __future__ import annotations

from collections.abc import Callable

from coterie.words import effects as e
from coterie.words import values as v
from coterie.words.nodes import Node
from coterie.words.registry import Registry

WEIGH: Registry[Callable[..., float]] = Registry("weigh")


def weigh(node: Node) -> float:
    """The rough worth of a node."""
    return WEIGH[type(node)](node)


@WEIGH.of(e.Then)
def _then(node: e.Then) -> float:
    return sum(weigh(part) for part in node.parts)


@WEIGH.of(e.May)
def _may(node: e.May) -> float:
    return max(0.0, weigh(node.does))


@WEIGH.of(e.If)
def _if(node: e.If) -> float:
    return (weigh(node.then) + (weigh(node.otherwise) if node.otherwise is not None else 0.0)) / 2


@WEIGH.of(e.IfYouDo)
def _if_you_do(node: e.IfYouDo) -> float:
    return weigh(node.first) + weigh(node.then) / 2


@WEIGH.of(e.ForEach)
def _for_each(node: e.ForEach) -> float:
    return 2 * weigh(node.does)


@WEIGH.of(e.ChooseOne)
def _choose_one(node: e.ChooseOne) -> float:
    return max(weigh(mode) for mode in node.modes)


@WEIGH.of(e.Choose)
def _choose(node: e.Choose) -> float:
    worth = weigh(node.does)
    return worth * (node.most if worth > 0 else node.least)


@WEIGH.of(e.UpTo)
def _up_to(node: e.UpTo) -> float:
    return max(0.0, weigh(node.does)) * min(node.most, 3)


@WEIGH.of(e.Repeat)
def _repeat(node: e.Repeat) -> float:
    return weigh(node.does) * (node.times if isinstance(node.times, int) else 2)


@WEIGH.of(v.Bound, v.Count, v.AtLeast, v.Exists, v.Not, v.Both, v.Either)
def _value(node: Node) -> float:
    return 0.0
