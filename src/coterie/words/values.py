"""Values: references, conditions and amounts that every game uses."""

from __future__ import annotations

from coterie.words.nodes import Amount, Condition, Group, named, node


@node
class Bound(Group):
    """What the effect has bound to a name."""

    name: str


THAT = named("THAT", Bound("that"))


@node
class Count(Amount):
    """How many there are in a group."""

    group: Group


@node
class AtLeast(Condition):
    """An amount is not below a number."""

    amount: int | Amount
    least: int


@node
class Exists(Condition):
    """There is something in a group."""

    group: Group


@node
class Not(Condition):
    """A condition does not hold."""

    condition: Condition


@node
class Both(Condition):
    """Two conditions hold."""

    first: Condition
    second: Condition


@node
class Either(Condition):
    """At least one of two conditions holds."""

    first: Condition
    second: Condition
