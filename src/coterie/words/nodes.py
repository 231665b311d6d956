"""Nodes: the immutable trees that effects are made of, and the four sorts of them.

An *effect* does something, a *group* names things on the table, a *condition* is true or not, an *amount* is a
number. What a node does, says, needs, allows and is worth stands in five registries, each a file of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar, TypeVar, dataclass_transform

from coterie.kernel.codec import register
from coterie.kernel.errors import RulesError

T = TypeVar("T", bound="Node")

NODES: dict[str, type[Node]] = {}
CONSTANTS: dict[str, Node] = {}


class Node:
    """One word of the language, with its parts."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()


class Effect(Node):
    """Does something. `a >> b` does one after the other."""

    __slots__ = ()

    def __rshift__(self, other: Effect) -> Effect:
        from coterie.words.effects import Then  # made of nodes, so it comes later

        first = self.parts if isinstance(self, Then) else (self,)
        then = other.parts if isinstance(other, Then) else (other,)
        return Then((*first, *then))


class Condition(Node):
    """Holds or does not. `~a`, `a & b` and `a | b` combine conditions."""

    __slots__ = ()

    def __invert__(self) -> Condition:
        from coterie.words.values import Not  # made of nodes, so it comes later

        return Not(self)

    def __and__(self, other: Condition) -> Condition:
        from coterie.words.values import Both  # as above

        return Both(self, other)

    def __or__(self, other: Condition) -> Condition:
        from coterie.words.values import Either  # as above

        return Either(self, other)


class Group(Node):
    """Names things on the table: none, one or many, in a fixed order."""

    __slots__ = ()
    KIND: ClassVar[str] = ""  # how the catalogue and the scene call one of them ("district")

    def open(self, s: Any) -> bool:
        """Whether everybody can see which things it names; otherwise who is asked must not depend on it."""
        return True


class Amount(Node):
    """A number that is worked out when it is needed."""

    __slots__ = ()


class Standing(Node):
    """What a card does by lying there: an ability that answers events or changes numbers.

    The kernel asks `keys` for the index, `fits` and `answers` for an event, `changes`, `by` and `how` for a number or
    another value, `forbids` for what cannot be done.
    """

    __slots__ = ()
    forced: bool = True
    how: str = "add"  # the layer in which it changes a value, see `kernel.modifiers`

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        """The keys under which the kernel's index finds this ability."""
        return ()

    def fits(self, s: Any, row: Any, piece: int, event: Any) -> bool:
        """Whether an event is what it answers."""
        return False

    def answers(self, s: Any, heard: Any, batch: int) -> bool:
        """Whether it could answer this event now (its limit, its cost, a change to make); `heard` is a `Listener`."""
        return True

    def use(self, s: Any, row: Any, piece: int, batch: int, at: int) -> None:
        """Put what it does on the list."""

    def changes(self, s: Any, number: str, row: Any, piece: int, target: Any) -> bool:
        """Whether it changes a value of a target now."""
        return False

    def by(self, s: Any, row: Any, piece: int, target: Any) -> Any:
        """By how much, or to what."""
        return 0

    def forbids(self, s: Any, verb: str, row: Any, piece: int, target: Any) -> bool:
        """Whether it forbids something to a target now."""
        return False


@dataclass_transform(frozen_default=True)
def node(cls: type[T]) -> type[T]:
    """Make a class a word: frozen, known to the codec and to the text notation under its name."""
    made = dataclass(frozen=True, slots=True)(cls)
    made.FIELDS = tuple(f.name for f in fields(made))  # type: ignore[arg-type]  # made a dataclass just above
    register(made)
    NODES[made.__name__] = made
    return made


def named(name: str, value: T) -> T:
    """Give a node a name in the text notation, as for `THAT`.

    Raises:
        RulesError: the name is taken.
    """
    if name in CONSTANTS or name in NODES:
        raise RulesError(f"the word {name} is taken")
    CONSTANTS[name] = value
    return value


def walk(tree: Any) -> list[Node]:
    """A node and all nodes below it."""
    if isinstance(tree, tuple):
        return [n for part in tree for n in walk(part)]
    if not isinstance(tree, Node):
        return []
    return [tree, *(n for name in tree.FIELDS for n in walk(getattr(tree, name)))]
