"""Groups of things on the table: none, one or many, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from coterie.words.frames import Frame
from coterie.words.voice import Noun, Voice
from coterie.words.word import Word

if TYPE_CHECKING:
    from coterie.kernel.state import State


class Group(Word):
    """A group of things on the table.

    Attributes:
        KIND: the kind of its members in the catalogue and the scene (“district”), "" if nobody can pick from it.
    """

    SORT: ClassVar[bool] = True
    KIND: ClassVar[str] = ""

    def members(self, s: Any, f: Frame) -> tuple[Any, ...]:
        """Return its current members, in a fixed order."""
        raise NotImplementedError

    def looked_into(self) -> Iterator[tuple[str, str]]:
        """Iterate over the zones whose faces decide what belongs to the group, as (sort, zone) for `Word.names`.

        The sort is "own zone" for a zone of the player who picks, otherwise "open zone". If a player picked by faces that
        they cannot see, the options would reveal them.
        """
        return iter(())

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        """Return the noun for its members."""
        raise NotImplementedError

    def one(self, voice: Voice, it: str = "it") -> str:
        """Return the text for one member that a player picks: “a recruit of yours”."""
        return self.noun(voice, it).a()

    def each(self, voice: Voice, it: str = "it") -> str:
        """Return the text for all members: “each recruit of yours”."""
        return f"each {self.noun(voice, it).one}"

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.each(voice, it)

    def altogether(self, voice: Voice, it: str = "it") -> str:
        """Return the text for all members when counted: “wraiths of yours and Curses of it”."""
        return self.noun(voice, it).many

    def held(self, voice: Voice) -> tuple[str, Group]:
        """Return the beginning of a sentence that says who controls its members (“you control”), and the group without that.

        If there is no such sentence, return "" and the group itself.
        """
        return "", self

    def __or__(self, other: Group) -> Group:
        return Or((*(self.groups if isinstance(self, Or) else (self,)), other))


class One(Group):
    """A group of one thing at most, which has a name of its own."""

    SORT: ClassVar[bool] = True

    def called(self, voice: Voice, it: str = "it") -> str:
        """Return the name of the thing: “this card”, “your district”."""
        raise NotImplementedError

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        text = self.called(voice, it)
        return Noun(text, text, "")

    def one(self, voice: Voice, it: str = "it") -> str:
        return self.called(voice, it)

    def each(self, voice: Voice, it: str = "it") -> str:
        return self.called(voice, it)


class Bound(One):
    """The thing that the effect has bound to a name. “That” is what was picked; the text uses other names as they are."""

    name: str

    def members(self, s: State, f: Frame) -> tuple[Any, ...]:
        value = f.get(self.name)
        return () if value is None else (value,)

    def called(self, voice: Voice, it: str = "it") -> str:
        if self.name == "that":
            return it
        return f"{'the' if self.name in _DEFINITE else 'that'} {self.name}"


_DEFINITE = ("first", "second", "winner", "loser")  # names with “the” instead of “that”
THAT = Bound("that")


class Or(Group):
    """The things of several groups of one kind, each once; written `a | b`."""

    groups: tuple[Group, ...]

    def members(self, s: State, f: Frame) -> tuple[Any, ...]:
        return tuple(dict.fromkeys([item for group in self.groups for item in group.members(s, f)]))

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        nouns = [group.noun(voice, it) for group in self.groups]
        rest = [group.one(voice, it) for group in self.groups[1:]]
        many = " or ".join(noun.many for noun in nouns)
        return Noun(" or ".join([nouns[0].one, *rest]), many, nouns[0].article)

    def each(self, voice: Voice, it: str = "it") -> str:
        return " and ".join(group.each(voice, it) for group in self.groups)

    def altogether(self, voice: Voice, it: str = "it") -> str:
        return " and ".join(group.altogether(voice, it) for group in self.groups)

    def check(self) -> list[str]:
        kinds = {group.KIND for group in self.groups if not isinstance(group, Bound)}
        problems = super().check()
        if len(self.groups) < 2:
            problems.append("Or: needs two groups or more")
        return problems + (["Or: the groups must name things of one kind"] if len(kinds) > 1 else [])
