"""Numbers and prohibitions, declared once: what they are called, what they are measured in, how a change of them is said.

A game lists its own in `numbers.py`. Rules ask for a number by its declaration, words name it, and the text of a card
that changes it is made from here.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Number:
    """A number that cards can change.

    Attributes:
        name: what words call it.
        more: how a rise is said, with `{n}` for the amount: “moving costs {n} AP more”.
        less: how a fall is said.
        printed: what it is where nothing changes it, unless whoever asks knows better.
        floor: the least that it can be.
    """

    name: str
    more: str
    less: str
    printed: int = 0
    floor: int = 0
    key: tuple[str, str] = field(init=False, repr=False, compare=False)  # under which what changes it listens

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", ("number", self.name))

    def changed(self, amount: int, **where: str) -> str:
        """Return how a change by an amount is said.

        Args:
            amount: by how much.
            where: what stands for the other fields of the text, such as where the change counts.
        """
        return (self.more if amount > 0 else self.less).format(n=abs(amount), **where)


@dataclass(frozen=True)
class Prohibition:
    """Something that cards can forbid.

    Attributes:
        verb: what words call it.
        says: how the text of a card says it: “nobody can be recruited”.
    """

    verb: str
    says: str
    key: tuple[str, str] = field(init=False, repr=False, compare=False)  # under which what forbids it listens

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", ("cannot", self.verb))


def by_name(*declared: Number) -> dict[str, Number]:
    """Return numbers by their names."""
    return {each.name: each for each in declared}


def by_verb(*declared: Prohibition) -> dict[str, Prohibition]:
    """Return prohibitions by their verbs."""
    return {each.verb: each for each in declared}
