"""Conditions: what holds or does not. `~a`, `a & b` and `a | b` combine them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from coterie.words.amounts import Amount, Number, said, value_of
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Voice
from coterie.words.word import Word

if TYPE_CHECKING:
    from coterie.kernel.state import State


class Condition(Word):
    """Holds or does not. It is said as a clause after “if”."""

    SORT: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame) -> bool:
        """Return whether it is true now."""
        raise NotImplementedError

    def public(self, s: Any) -> bool:
        """Return whether everybody can judge it for a seat, before that seat has shown a card."""
        return False

    def say_not(self, voice: Voice, it: str = "it") -> str:
        """Return the clause for its negation, "" where there is no plain one."""
        return ""

    def __invert__(self) -> Condition:
        return self.condition if isinstance(self, NotSo) else NotSo(self)

    def __and__(self, other: Condition) -> Condition:
        return Both(self, other)

    def __or__(self, other: Condition) -> Condition:
        return Either(self, other)


class NotSo(Condition):
    """A condition does not hold; written `~condition`."""

    condition: Condition

    def public(self, s: Any) -> bool:
        return self.condition.public(s)

    def holds(self, s: State, f: Frame) -> bool:
        return not self.condition.holds(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.condition.say_not(voice, it)

    def check(self) -> list[str]:
        plain = type(self.condition).say_not is not Condition.say_not
        return super().check() + ([] if plain else [f"~{type(self.condition).__name__}: it has no plain negation"])


class Both(Condition):
    """Two conditions hold; written `a & b`."""

    first: Condition
    second: Condition

    def public(self, s: Any) -> bool:
        return self.first.public(s) and self.second.public(s)

    def holds(self, s: State, f: Frame) -> bool:
        return self.first.holds(s, f) and self.second.holds(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.first.say(voice, it)} and {self.second.say(voice, it)}"


class Either(Condition):
    """At least one of two conditions holds; written `a | b`."""

    first: Condition
    second: Condition

    def public(self, s: Any) -> bool:
        return self.first.public(s) and self.second.public(s)

    def holds(self, s: State, f: Frame) -> bool:
        return self.first.holds(s, f) or self.second.holds(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.first.say(voice, it)} or {self.second.say(voice, it)}"


class AtLeast(Condition):
    """An amount is not below a number."""

    amount: Amount
    least: Number

    def holds(self, s: State, f: Frame) -> bool:
        return self.amount.value(s, f) >= value_of(s, self.least, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.amount.say(voice, it)} is {said(self.least, voice, it)} or more"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.amount.say(voice, it)} is less than {said(self.least, voice, it)}"


class Exists(Condition):
    """There are so many things, or more, in a group."""

    group: Group
    least: int = 1

    def public(self, s: Any) -> bool:
        return self.group.open(s)

    def holds(self, s: State, f: Frame) -> bool:
        return len(self.group.members(s, f)) >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.least == 1:
            return f"there is {self.group.one(voice, it)}"
        return f"there are {self.least} or more {self.group.noun(voice, it).many}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        if self.least == 1:
            return f"there is no {self.group.noun(voice, it).one}"
        return f"there are fewer than {self.least} {self.group.noun(voice, it).many}"
