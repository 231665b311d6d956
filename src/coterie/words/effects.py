"""The effects that put others together: one after the other, may, if you do, for each, choose."""

from __future__ import annotations

from coterie.words.nodes import Amount, Condition, Effect, Group, node


@node
class Then(Effect):
    """One after the other; written `a >> b`."""

    parts: tuple[Effect, ...]


@node
class May(Effect):
    """The player decides whether it is done."""

    does: Effect


@node
class If(Effect):
    """One thing or another, by a condition read when it comes to it."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@node
class IfYouDo(Effect):
    """The second only if the first really happened, after replacement and prevention."""

    first: Effect
    then: Effect


@node
class ForEach(Effect):
    """Once for each thing of a group, fixed before any is done."""

    group: Group
    does: Effect


@node
class ChooseOne(Effect):
    """The player picks one of several effects that can be done."""

    modes: tuple[Effect, ...]


@node
class Choose(Effect):
    """The player picks from a group; the effect is done for what was picked, one after another.

    Fewer than `most` may be picked, but not fewer than `least` while there are any left. What is picked is bound to
    `name`.
    """

    group: Group
    does: Effect
    least: int = 1
    most: int = 1
    name: str = "that"


@node
class Repeat(Effect):
    """Several times, one after the other."""

    times: int | Amount
    does: Effect


@node
class UpTo(Effect):
    """The player picks from a group again and again, at most so many times, and may stop; the group is read anew
    each time."""

    most: int
    group: Group
    does: Effect
