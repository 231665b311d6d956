"""Conditions. `~a`, `a & b` and `a | b` combine them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from coterie.words.amounts import Amount, Count, Number, Times, said, value_of
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.sentences import either_of
from coterie.words.voice import Voice
from coterie.words.word import Word

if TYPE_CHECKING:
    from coterie.kernel.state import State


class Condition(Word):
    """A condition. Its text is the clause after “if”."""

    SORT: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame) -> bool:
        """Return whether it is true now."""
        raise NotImplementedError

    def public(self, s: Any) -> bool:
        """Return whether everybody can evaluate it for a seat that has not yet shown its card."""
        return False

    def say_not(self, voice: Voice, it: str = "it") -> str:
        """Return the clause for its negation, "" if there is no plain one."""
        return ""

    def clause(self, voice: Voice, it: str = "it", word: str = "if") -> str:
        """Return the clause that begins a sentence with this condition: “if …”, “while …”, “during a raid”."""
        return f"{word} {self.say(voice, it)}"

    def clause_with(self, other: Condition, voice: Voice, it: str, word: str) -> str:
        """Return a single clause for this and the condition that follows it, "" if each needs its own."""
        return ""

    def __invert__(self) -> Condition:
        return self.condition if isinstance(self, NotSo) else NotSo(self)

    def __and__(self, other: Condition) -> Condition:
        return Both(self, other)

    def __or__(self, other: Condition) -> Condition:
        return Either(self, other)


class NotSo(Condition):
    """The negation of a condition; written `~condition`."""

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
        return " and ".join([text.removeprefix("if ") for text in self._clauses(voice, it, "if", apart=True)])

    def clause(self, voice: Voice, it: str = "it", word: str = "if") -> str:
        said = self._clauses(voice, it, word)
        plain = [text.removeprefix(f"{word} ") for text in said if text.startswith(f"{word} ")]
        own = [text for text in said if not text.startswith(f"{word} ")]
        return ", ".join([*own, *([f"{word} {' and '.join(plain)}"] if plain else [])])

    def _clauses(self, voice: Voice, it: str, word: str, apart: bool = False) -> list[str]:
        """Return the clauses of its conditions; two neighbours may share one.

        Args:
            voice: the game's voice.
            it: the pronoun for the thing that the condition is about.
            word: the beginning of a clause that has none of its own.
            apart: whether every clause begins with `word`.
        """
        found, left = [], list(in_both(self))
        while left:
            first = left.pop(0)
            together = first.clause_with(left[0], voice, it, word) if left else ""
            if together:
                left.pop(0)
                found.append(together)
            else:
                found.append(f"{word} {first.say(voice, it)}" if apart else first.clause(voice, it, word))
        return found


def in_both(condition: Condition) -> tuple[Condition, ...]:
    """Return the conditions of a conjunction in order, or the condition itself if it is not one."""
    if isinstance(condition, Both):
        return (*in_both(condition.first), *in_both(condition.second))
    return (condition,)


class Either(Condition):
    """At least one of two conditions holds; written `a | b`."""

    first: Condition
    second: Condition

    def public(self, s: Any) -> bool:
        return self.first.public(s) and self.second.public(s)

    def holds(self, s: State, f: Frame) -> bool:
        return self.first.holds(s, f) or self.second.holds(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return either_of(self.first.say(voice, it), self.second.say(voice, it))


class AtLeast(Condition):
    """An amount is at least a number."""

    amount: Amount
    least: Number

    def holds(self, s: State, f: Frame) -> bool:
        return self.amount.value(s, f) >= value_of(s, self.least, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        amount, least = self.amount, self.least
        if isinstance(amount, Count) and isinstance(least, int):
            return there_are(amount.group, least, voice, it)
        other = least.amount if isinstance(least, Times) and least == Times(1, least.amount, 1) else None
        if isinstance(amount, Count) and isinstance(other, Count):
            return _more_than(amount.group, other.group, voice, it)
        return amount.say_reached(said(least, voice, it), voice, it)

    def clause_with(self, other: Condition, voice: Voice, it: str, word: str) -> str:
        amount, least = self.amount, self.least
        if not isinstance(amount, Count) or not isinstance(least, int) or other != ~AtLeast(amount, least + 1):
            return ""
        return f"{word} there are exactly {least} {amount.group.noun(voice, it).many}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        if isinstance(self.amount, Count) and isinstance(self.least, int):
            return there_are_not(self.amount.group, self.least, voice, it)
        return self.amount.say_missed(said(self.least, voice, it), voice, it)


class Exists(Condition):
    """A group has at least a number of things."""

    group: Group
    least: int = 1

    def public(self, s: Any) -> bool:
        return self.group.open(s)

    def holds(self, s: State, f: Frame) -> bool:
        return len(self.group.members(s, f)) >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return there_are(self.group, self.least, voice, it)

    def clause_with(self, other: Condition, voice: Voice, it: str, word: str) -> str:
        fewer = other.condition if isinstance(other, NotSo) else None
        if not isinstance(fewer, Exists) or fewer.group != self.group:
            return ""
        number = str(self.least) if self.least == fewer.least - 1 else f"{self.least} or {fewer.least - 1}"
        who, group = self.group.held(voice)
        noun = group.noun(voice, it)
        exactly = "exactly " if number.isdigit() else ""
        return f"{word} {who or 'there are'} {exactly}{number} {noun.one if number == '1' else noun.many}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return there_are_not(self.group, self.least, voice, it)


def _more_than(group: Group, other: Group, voice: Voice, it: str) -> str:
    """Return a comparison: “there are more open districts than recruits”, “a foe controls more recruits than you”."""
    (who, held), (whom, fewer) = group.held(voice), other.held(voice)
    if not who or not whom:
        return f"there are more {group.altogether(voice, it)} than {other.altogether(voice, it)}"
    one, another = held.noun(voice, it).many, fewer.noun(voice, it).many
    rest = f"{whom} {another}" if one != another else f"{whom.removesuffix('s').removesuffix(' control')} do"
    return f"{who} more {one} than {rest}"


def there_are(group: Group, least: int, voice: Voice, it: str) -> str:
    """Return the clause for a least number of things: “there is a recruit”, “you control at least 2 recruits”."""
    who, group = group.held(voice)
    if least != 1:
        return f"{who or 'there are'} at least {least} {group.noun(voice, it).many}"
    if who.endswith(" has"):  # “your neighbour has one or more recruits”
        return f"{who} one or more {group.noun(voice, it).many}"
    return f"{who or 'there is'} {group.one(voice, it)}"


def there_are_not(group: Group, least: int, voice: Voice, it: str) -> str:
    """Return the clause for fewer things than a number: “there is no recruit”, “you control fewer than 2 recruits”."""
    who, group = group.held(voice)
    if least == 1:
        return f"{who or 'there is'} no {group.noun(voice, it).one}"
    return f"{who or 'there are'} fewer than {least} {group.noun(voice, it).many}"
