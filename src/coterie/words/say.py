"""Say: the text that a player reads, rendered from the definition, so that text and behaviour cannot drift apart.

Effects are said as commands without a full stop, groups and amounts as nouns, conditions as clauses after “if”.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coterie.words import effects as e
from coterie.words import values as v
from coterie.words.nodes import Node
from coterie.words.registry import Registry

SAY: Registry[Callable[..., str]] = Registry("say")


def say(node: Node | int) -> str:
    """The text of a node."""
    return str(node) if isinstance(node, int) else SAY[type(node)](node)


def sentence(node: Node) -> str:
    """The text of a node as a sentence."""
    text = say(node)
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def several(n: Any, one: str, many: str = "") -> str:
    """A number with its noun: “1 agent”, “2 agents”."""
    return f"{say(n) if isinstance(n, Node) else n} {one if n == 1 else many or one + 's'}"


def one(noun: str) -> str:
    """A noun with its article: “a recruit”, “an agent”, “another recruit”."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def many(noun: str, kind: str) -> str:
    """A noun phrase in the plural: “districts with an agent”. `kind` is the noun in it."""
    return noun.replace(kind, {"die": "dice"}.get(kind, f"{kind}s"), 1)


@SAY.of(e.Then)
def _then(node: e.Then) -> str:
    texts = [say(part) for part in node.parts]
    return "; then ".join(texts)


@SAY.of(e.May)
def _may(node: e.May) -> str:
    return f"you may {say(node.does)}"


@SAY.of(e.If)
def _if(node: e.If) -> str:
    text = f"if {say(node.condition)}, {say(node.then)}"
    return text if node.otherwise is None else f"{text}; if not, {say(node.otherwise)}"


@SAY.of(e.IfYouDo)
def _if_you_do(node: e.IfYouDo) -> str:
    return f"{say(node.first)}; if you do, {say(node.then)}"


@SAY.of(e.ForEach)
def _for_each(node: e.ForEach) -> str:
    return f"for each {say(node.group)}: {say(node.does)}"


@SAY.of(e.ChooseOne)
def _choose_one(node: e.ChooseOne) -> str:
    return "choose one: " + " — or ".join(say(mode) for mode in node.modes)


@SAY.of(e.Choose)
def _choose(node: e.Choose) -> str:
    if node.least == node.most == 1:
        return f"choose {one(say(node.group))}: {say(node.does)}"
    number = f"up to {node.most}" if node.least == 0 else f"{node.least} to {node.most}"
    if node.least == node.most:
        number = str(node.most)
    return f"choose {number} {many(say(node.group), node.group.KIND)}: {say(node.does)}"


@SAY.of(e.Repeat)
def _repeat(node: e.Repeat) -> str:
    return f"{say(node.times)} times: {say(node.does)}"


@SAY.of(e.UpTo)
def _up_to(node: e.UpTo) -> str:
    often = "any number of times" if node.most > 20 else f"up to {several(node.most, 'time')}"
    return f"{often}, choose {one(say(node.group))}: {say(node.does)}"


@SAY.of(v.Bound)
def _bound(node: v.Bound) -> str:
    return node.name if node.name in ("that", "it") else f"the {node.name}"


@SAY.of(v.Count)
def _count(node: v.Count) -> str:
    return f"the number of {say(node.group)}"


@SAY.of(v.AtLeast)
def _at_least(node: v.AtLeast) -> str:
    return f"{say(node.amount)} is {node.least} or more"


@SAY.of(v.Exists)
def _exists(node: v.Exists) -> str:
    return f"there is {one(say(node.group))}"


@SAY.of(v.Not)
def _not(node: v.Not) -> str:
    return f"it is not so that {say(node.condition)}"


@SAY.of(v.Both)
def _both(node: v.Both) -> str:
    return f"{say(node.first)} and {say(node.second)}"


@SAY.of(v.Either)
def _either(node: v.Either) -> str:
    return f"{say(node.first)} or {say(node.second)}"
