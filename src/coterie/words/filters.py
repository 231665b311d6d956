"""Filters describe things. They compose with `&`, `|` and `~`, and each renders its part of the sentence.

A filter answers for a row as it is or as it was. If the answer depends on a face that the seat does not know, it is None, and
so is the answer of its negation. In a text, each filter is an adjective before a noun (“ready”), the noun itself (“recruit”) or
a clause after it (“of yours”); the linter rejects combinations that cannot be said plainly.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from coterie.words.frames import Frame
from coterie.words.voice import Noun, Voice, either
from coterie.words.word import Word

if TYPE_CHECKING:
    from coterie.kernel.state import State

Part = Literal["before", "noun", "after"]
Zones = frozenset[str] | None  # None: any


class Filter(Word):
    """A filter of things.

    Attributes:
        PART: its part of the sentence: an adjective, the noun, or a clause after it.
        RANK: its distance from the noun, compared with others of the same part: “another ready Brujah recruit”.
        READS_FACE: whether it depends on the face, which not everybody may know.
    """

    SORT: ClassVar[bool] = True
    PART: ClassVar[Part] = "before"
    RANK: ClassVar[int] = 0
    READS_FACE: ClassVar[bool] = False

    def holds(self, s: Any, f: Frame, item: Any, row: Any) -> bool | None:
        """Return whether the thing passes, or None if the seat cannot know.

        Args:
            s: the state, or a view of it.
            f: the frame of the effect that asks; its seat is “you”.
            item: the thing: the number of a piece, of a district, …
            row: its row, as it is or as it was.
        """
        raise NotImplementedError

    def zones(self, s: Any) -> Zones:
        """Return the zones in which such a thing can lie, or None for every zone in play.

        The result depends only on the game, which caches it (see `coterie.words.cards.groups.Cards`).
        """
        return None

    def in_play(self, s: Any) -> Zones:
        """Return the zones in which such a thing lies while it is in play, or None for any; this depends only on the game."""
        return None

    def looked_into(self, by_face: bool = False) -> Iterator[tuple[str, str]]:
        """Iterate over the zones of things whose faces it reads; see `Group.looked_into`.

        Args:
            by_face: whether another filter of the same conjunction reads the face.
        """
        for part in self.parts():
            if isinstance(part, Filter):
                yield from part.looked_into(by_face)

    def say_not(self, voice: Voice, it: str = "it") -> str:
        """Return the text of its negation, in the same part of the sentence; "" if there is no plain one."""
        return ""

    def say_of_many(self, voice: Voice, it: str = "it") -> str:
        """Return its text for several things: “in districts next to yours”."""
        return self.say(voice, it)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        """Return its noun, if it is a noun in the sentence."""
        return voice.noun(self.say(voice, it))

    @property
    def part(self) -> Part:
        """Its part of the sentence."""
        return self.PART

    def owner(self, voice: Voice) -> str:
        """Return the owner to be named before the noun (“a foe” for “a foe's recruit”), "" for none."""
        return ""

    def holder(self, voice: Voice) -> str:
        """Return the beginning of a clause that says who controls a thing (“you control”), "" if it says nothing about that."""
        return ""

    def proviso(self, voice: Voice, it: str = "it") -> str:
        """Return a clause to be placed before the whole sentence (“while this card raids”), "" for none."""
        return ""

    @property
    def rank(self) -> int:
        """Its distance from the noun."""
        return self.RANK

    @property
    def reads_face(self) -> bool:
        """Whether it, or a part of it, depends on the face."""
        return self.READS_FACE or any(isinstance(part, Filter) and part.reads_face for part in self.parts())

    @property
    def part_of_not(self) -> Part:
        """The part of the sentence that its negation is; the negation of a noun is a clause."""
        return "after" if self.part == "noun" else self.part

    def __and__(self, other: Filter) -> Filter:
        return All((*_parts(self, All), *_parts(other, All)))

    def __or__(self, other: Filter) -> Filter:
        return AnyOf((*_parts(self, AnyOf), *_parts(other, AnyOf)))

    def __invert__(self) -> Filter:
        return self.filter if isinstance(self, Not) else Not(self)


class All(Filter):
    """Several filters hold; written `a & b`."""

    filters: tuple[Filter, ...]

    def holds(self, s: State, f: Frame, item: Any, row: Any) -> bool | None:
        found: bool | None = True
        for each in self.filters:
            now = each.holds(s, f, item, row)
            if now is False:
                return False
            if now is None:
                found = None
        return found

    def looked_into(self, by_face: bool = False) -> Iterator[tuple[str, str]]:
        return super().looked_into(by_face or self.reads_face)

    def zones(self, s: State) -> Zones:
        return _in_all([each.zones(s) for each in self.filters])

    def in_play(self, s: State) -> Zones:
        return _in_all([each.in_play(s) for each in self.filters])

    def say(self, voice: Voice, it: str = "it") -> str:
        return " ".join(described(self, Noun("", "", ""), voice, it).one.split())

    @property
    def part(self) -> Part:
        kinds = {each.part for each in self.filters}
        return "noun" if "noun" in kinds else "after" if "after" in kinds else "before"


class AnyOf(Filter):
    """At least one of several filters holds; written `a | b`."""

    filters: tuple[Filter, ...]

    def holds(self, s: State, f: Frame, item: Any, row: Any) -> bool | None:
        found: bool | None = False
        for each in self.filters:
            now = each.holds(s, f, item, row)
            if now:
                return True
            if now is None:
                found = None
        return found

    def zones(self, s: State) -> Zones:
        return _in_any([each.zones(s) for each in self.filters])

    def in_play(self, s: State) -> Zones:
        return _in_any([each.in_play(s) for each in self.filters])

    def say(self, voice: Voice, it: str = "it") -> str:
        first, *others = [each.say(voice, it) for each in self.filters]
        ends = {text.rpartition(" ")[2] for text in (first, *others)}
        if ends == {"controls"}:  # “your prey or your predator controls”
            return f"{either([first.removesuffix(' controls'), *[_whose(text) for text in others]])} controls"
        shared = first.partition(" ")[0]
        if shared in ("with", "without", "controlled", "in") and all(text.startswith(f"{shared} ") for text in others):
            others = [text.removeprefix(f"{shared} ") for text in others]
        return either([first, *others])

    @property
    def part(self) -> Part:
        return self.filters[0].part

    @property
    def rank(self) -> int:
        return self.filters[0].rank

    def check(self) -> list[str]:
        same = len({each.part for each in self.filters}) == 1
        return super().check() + ([] if same else ["a | b: both must stand at the same part of the sentence"])


class Not(Filter):
    """The negation of a filter; written `~filter`."""

    filter: Filter

    def holds(self, s: State, f: Frame, item: Any, row: Any) -> bool | None:
        found = self.filter.holds(s, f, item, row)
        return None if found is None else not found

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.filter.say_not(voice, it)

    @property
    def part(self) -> Part:
        return self.filter.part_of_not

    @property
    def rank(self) -> int:
        return self.filter.rank

    def check(self) -> list[str]:
        plain = type(self.filter).say_not is not Filter.say_not
        return super().check() + ([] if plain else [f"~{type(self.filter).__name__}: it has no plain negation"])


class Anything(Filter):
    """Holds for everything, and has no text."""

    def holds(self, s: State, f: Frame, item: Any, row: Any) -> bool | None:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""


ANYTHING = Anything()


def _in_all(zones: list[Zones]) -> Zones:
    """Return the intersection of several sets of zones; None stands for all zones."""
    told = [each for each in zones if each is not None]
    return frozenset.intersection(*told) if told else None


def _in_any(zones: list[Zones]) -> Zones:
    """Return the union of several sets of zones; None stands for all zones."""
    told = [each for each in zones if each is not None]
    return frozenset.union(*told) if len(told) == len(zones) else None


def flat(filter: Filter) -> tuple[Filter, ...]:
    """Return the filters of a conjunction, or the filter itself if it is not one."""
    return _parts(filter, All)


def _parts(filter: Filter, sort: type[All] | type[AnyOf]) -> tuple[Filter, ...]:
    return filter.filters if isinstance(filter, sort) else (filter,)


def described(filter: Filter, noun: Noun, voice: Voice, it: str = "it") -> Noun:
    """Return a noun with the description that a filter gives: “ready Brujah recruit of yours”.

    Args:
        filter: the filter.
        noun: the noun to use if the filter itself does not name a kind.
        voice: the game's voice.
        it: the text for what is bound to “that”.
    """
    parts = flat(filter)
    for each in parts:
        if each.part == "noun":
            noun = kind_of(each, voice, it)
    adjectives = sorted([each for each in parts if each.part == "before"], key=_RANK, reverse=True)
    before = " ".join([text for each in adjectives if (text := each.say(voice, it))])
    clauses = sorted([each for each in parts if each.part == "after"], key=_RANK)
    one = noun.with_(before, _clauses([each.say(voice, it) for each in clauses]))
    of_many = [_of_many(each.say_of_many(voice, it)) for each in clauses]
    return one._replace(many=noun.with_(before, _clauses(of_many)).many)


_RANK = attrgetter("rank")


def _whose(text: str) -> str:
    """Return the controller in a clause: “predator” for “your predator controls”."""
    return text.removesuffix(" controls").removeprefix("your ")


def _of_many(clause: str) -> str:
    """Return a clause about one thing in the plural: “that have no title” for “that has no title”."""
    first, verb, rest = (*clause.split(" ", 2), "", "")[:3]
    many = {"is": "are", "has": "have", "lies": "lie", "does": "do"}
    return f"{first} {many[verb]} {rest}" if first == "that" and verb in many else clause


def kind_of(filter: Filter, voice: Voice, it: str) -> Noun:
    """Return the noun of a filter that is a noun: a kind, or one of several kinds."""
    if isinstance(filter, AnyOf):
        together = " or ".join(sorted([each.say(voice, it) for each in filter.filters]))
        if together in voice.nouns:  # one noun for all these kinds: “minion”
            return voice.noun(together)
        nouns = [kind_of(each, voice, it) for each in filter.filters]
        return Noun(either([noun.one for noun in nouns]), either([noun.many for noun in nouns]), nouns[0].article)
    return filter.noun(voice, it)


def _clauses(clauses: list[str]) -> str:
    """Return clauses as one text; neighbours with “with” or “without” share that word: “with a and b”."""
    found: list[tuple[str, list[str]]] = []
    for clause in clauses:
        first, _, rest = clause.partition(" ")
        if found and found[-1][0] == first and first in _SHARED:
            found[-1][1].append(rest)
        elif clause:
            found.append((first, [rest]))
    return " ".join(f"{first} {either(rest, _SHARED.get(first, ''))}".rstrip() for first, rest in found)


_SHARED = {"with": "and", "without": "or"}
