"""Declarations of numbers and prohibitions: their names, and the texts of cards that change or impose them.

A game lists its own in `numbers.py`. Rules look a number up by its declaration, words refer to it by name, and the text of a
card that changes it comes from here.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Number:
    """A number that cards can change.

    Attributes:
        name: its name in words and in the index of listeners.
        more: the text for an increase, with `{n}` for the amount: “moving costs {n} AP more”.
        less: the text for a decrease.
        printed: its value when nothing changes it. For a number that differs from card to card this is 0, and the caller
            supplies the printed value.
    """

    name: str
    more: str
    less: str
    printed: int = 0
    key: tuple[str, str] = field(init=False, repr=False, compare=False)  # the key of abilities that change it

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", ("number", self.name))

    def changed(self, amount: int, **where: str) -> str:
        """Return the text for a change by an amount.

        Args:
            amount: the change, positive or negative.
            where: values for the other fields of the text, such as where the change applies.
        """
        return (self.more if amount > 0 else self.less).format(n=abs(amount), **where)


@dataclass(frozen=True)
class Prohibition:
    """Something that cards can forbid.

    Attributes:
        verb: its name in words and in the index of listeners.
        says: the text on a card that forbids it: “nobody can be recruited”.
    """

    verb: str
    says: str
    key: tuple[str, str] = field(init=False, repr=False, compare=False)  # the key of abilities that forbid it

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", ("cannot", self.verb))


def by_name(*declared: Number) -> dict[str, Number]:
    """Return a dictionary of numbers, keyed by name."""
    return {each.name: each for each in declared}


def by_verb(*declared: Prohibition) -> dict[str, Prohibition]:
    """Return a dictionary of prohibitions, keyed by verb."""
    return {each.verb: each for each in declared}
