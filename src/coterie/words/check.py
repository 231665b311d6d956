"""Check: the linter. What is wrong with a definition, found without playing it."""

from __future__ import annotations

import difflib
import types
import typing
from collections.abc import Callable, Iterable
from typing import Any

from coterie.words import effects as e
from coterie.words import values as v
from coterie.words.nodes import Node
from coterie.words.registry import Registry

CHECK: Registry[Callable[..., list[str]]] = Registry("check")


def check(node: Node) -> list[str]:
    """All problems of a node and of those below it, as sentences; empty when it is sound."""
    return CHECK[type(node)](node)


def parts(node: Node) -> list[str]:
    """The problems of a node's fields: each must be of the sort that its annotation names, and be sound itself."""
    problems = []
    hints = typing.get_type_hints(type(node), localns=vars(typing))
    for name in node.FIELDS:
        value = getattr(node, name)
        if not _fits(value, hints[name]):
            problems.append(f"{type(node).__name__}: “{name}” cannot be {_called(value)}{_instead(value, hints[name])}")
        for below in value if isinstance(value, tuple) else (value,):
            if isinstance(below, Node):
                problems += check(below)
    return problems


def nearest(word: str, known: Iterable[str]) -> str:
    """The end of a sentence about a word that does not exist: the nearest one, or all that there are."""
    known = [text for text in known if text]
    near = difflib.get_close_matches(word, known, 1, 0.5)
    return f"; did you mean “{near[0]}”?" if near else f"; there are {', '.join(known)}"


def _instead(value: Any, hint: Any) -> str:
    """What could stand there, where only some texts can."""
    fixed = typing.get_origin(hint) is typing.Literal and isinstance(value, str)
    return nearest(value, map(str, typing.get_args(hint))) if fixed else ""


def _called(value: Any) -> str:
    return type(value).__name__ if isinstance(value, Node) else repr(value)


def _fits(value: Any, hint: Any) -> bool:
    origin = typing.get_origin(hint)
    if hint is Any:
        return True
    if origin in (typing.Union, types.UnionType):
        return any(_fits(value, option) for option in typing.get_args(hint))
    if origin is tuple:
        return isinstance(value, tuple) and all(_fits(part, typing.get_args(hint)[0]) for part in value)
    if origin is typing.Literal:
        return value in typing.get_args(hint)
    if hint is int:
        return type(value) is int
    return isinstance(value, hint)


@CHECK.of(
    e.May, e.If, e.IfYouDo, e.ForEach, e.Repeat, e.UpTo, v.Bound, v.Count, v.AtLeast, v.Exists, v.Not, v.Both, v.Either
)  # fmt: skip
def _plain(node: Node) -> list[str]:
    return parts(node)


@CHECK.of(e.Then)
def _then(node: e.Then) -> list[str]:
    return parts(node) + (["Then: needs two parts or more"] if len(node.parts) < 2 else [])


@CHECK.of(e.ChooseOne)
def _choose_one(node: e.ChooseOne) -> list[str]:
    return parts(node) + (["ChooseOne: needs two modes or more"] if len(node.modes) < 2 else [])


@CHECK.of(e.Choose)
def _choose(node: e.Choose) -> list[str]:
    problems = parts(node)
    if not 0 <= node.least <= node.most or node.most < 1:
        problems.append(f"Choose: from {node.least} to {node.most} is no range")
    if not node.group.KIND:
        problems.append(f"Choose: one cannot pick from {type(node.group).__name__}")
    return problems
