"""Amounts: numbers that are computed when they are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Noun, Voice
from coterie.words.word import Word

if TYPE_CHECKING:
    from coterie.kernel.state import State


class Amount(Word):
    """A number that depends on the table."""

    SORT: ClassVar[bool] = True

    def value(self, s: Any, f: Frame) -> int:
        """Return the number as it is now."""
        raise NotImplementedError

    def say_reached(self, least: str, voice: Voice, it: str = "it") -> str:
        """Return the clause that it is a number or more: “there are 2 or more recruits”."""
        return f"{self.say(voice, it)} is {least} or more"

    def say_missed(self, least: str, voice: Voice, it: str = "it") -> str:
        """Return the clause that it is less than a number: “there are fewer than 2 recruits”."""
        return f"{self.say(voice, it)} is less than {least}"


Number = int | Amount


def value_of(s: State, number: Number, f: Frame) -> int:
    """Return the value of a number, which is computed if it depends on the table."""
    return number if isinstance(number, int) else number.value(s, f)


def how_many(s: State, number: Number, f: Frame) -> int:
    """Return the value of a number as a number of things, which is never less than 0."""
    return max(0, value_of(s, number, f))


def said(number: Number, voice: Voice, it: str = "it") -> str:
    """Return the text of a number."""
    return str(number) if isinstance(number, int) else number.say(voice, it)


def counted(number: Number, noun: Noun, voice: Voice, it: str = "it") -> tuple[str, str]:
    """Return the phrase for a number of things, and the clause that explains the number at the end of the sentence.

    Args:
        number: the number.
        noun: the noun for the things.
        voice: the game's voice.
        it: the pronoun for the thing that the word acts on.

    Returns:
        (“2 wounds”, “”) or (“X wounds”, “ (X equals the number of recruits of yours)”).
    """
    if isinstance(number, int):
        return (noun.a() if number == 1 else noun.counted(number)), ""
    if isinstance(number, Done):
        return f"that many {noun.many}", ""
    worth = number.say(voice, it)
    return f"X {noun.many}", "" if worth == "X" else f" (X equals {worth})"


class Count(Amount):
    """The number of things in a group."""

    group: Group

    def value(self, s: State, f: Frame) -> int:
        return len(self.group.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the number of {self.group.altogether(voice, it)}"


class Done(Amount):
    """How much of the last effect actually happened, after replacement and prevention."""

    def value(self, s: State, f: Frame) -> int:
        return f.get("done") or 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that number"


class Times(Amount):
    """An amount multiplied by a factor, plus an optional number."""

    factor: int
    amount: Amount
    plus: int = 0

    def value(self, s: State, f: Frame) -> int:
        return self.factor * self.amount.value(s, f) + self.plus

    def say(self, voice: Voice, it: str = "it") -> str:
        amount = self.amount.say(voice, it)
        product = amount if self.factor == 1 else f"{self.factor} times {amount}"
        if self.plus < 0:
            return f"{product} minus {-self.plus}"
        return f"{product} plus {self.plus}" if self.plus else product


class Plus(Amount):
    """The sum of two amounts: what is counted by both counts twice, unlike in a `Count` of `a | b`."""

    one: Amount
    other: Amount

    def value(self, s: State, f: Frame) -> int:
        return self.one.value(s, f) + self.other.value(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.one.say(voice, it)} plus {self.other.say(voice, it)}"


def as_change(amount: Number, voice: Voice, it: str = "it") -> tuple[str, str]:
    """Return a change by an amount as text (“+2” or “−X”), and the explanation of its X, "" if it has none."""
    if isinstance(amount, int):
        return f"{amount:+d}".replace("-", "−"), ""
    if isinstance(amount, Times) and amount.factor == -1 and not amount.plus:
        return "−X", f" (X equals {amount.amount.say(voice, it)})"
    return "+X", f" (X equals {amount.say(voice, it)})"
