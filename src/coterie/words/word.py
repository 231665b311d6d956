"""The base of all words. A word is one class, whose methods define its effect, its text and its conditions in one place.

A class becomes a word by deriving from one of the sorts `Effect`, `Group`, `Filter`, `Condition`, `Amount` and `Standing`,
each in the module of its name. Words are immutable values made of other words. Each belongs to the package of its module, so
that two games can each have a `Recruit`. `WORDS` has all of them, by package and name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, dataclass_transform

import msgspec

from coterie.kernel.codec import home_of, register
from coterie.words import checking
from coterie.words.voice import Voice

WORDS: dict[str, dict[str, type[Word]]] = {}


@dataclass_transform(frozen_default=True)
class _Frozen(msgspec.StructMeta):
    """Tells type checkers that all words are frozen; msgspec itself inherits the option from `Word`."""


class Word(msgspec.Struct, metaclass=_Frozen, frozen=True, cache_hash=True, gc=False):
    """One word of the language, with its parts as fields. As it never changes, it keeps its hash.

    Attributes:
        SORT: set in the body of a class that is a sort of words rather than a word; no vocabulary has such a class.
    """

    SORT: ClassVar[bool] = True

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        register(cls)
        if "SORT" not in cls.__dict__:
            WORDS.setdefault(home_of(cls.__module__), {})[cls.__name__] = cls

    def say(self, voice: Voice, it: str = "it") -> str:
        """Return the text that a player reads, without a full stop.

        Args:
            voice: the game's voice.
            it: the pronoun for the thing that the word acts on (see `coterie.words.sentences.filled`).
        """
        raise NotImplementedError

    def check(self) -> list[str]:
        """Return the problems of this word and its parts as sentences; [] if it is sound."""
        return checking.problems(self)

    def open(self, s: Any) -> bool:
        """Return whether everybody can see everything that it reads; if not, whom the table asks must not depend on it.

        The result depends only on the game, which keeps it.
        """
        known = s.game.opened
        found: bool | None = known.get(self)
        if found is None:
            found = known[self] = all(part.open(s) for part in self.parts())
        return found

    def names(self) -> Iterator[tuple[str, str]]:
        """Iterate over the names of the game that this word uses, as (sort, name); see `coterie.words.linting`."""
        yield from ()

    def parts(self) -> Iterator[Word]:
        """Iterate over the words that this one is made of."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Word):
                    yield part


def walk(word: Word) -> Iterator[Word]:
    """Iterate over a word and all words below it."""
    yield word
    for part in word.parts():
        yield from walk(part)


def below(*tops: Word | None) -> Iterator[Word]:
    """Iterate over several words, such as those of a card, and all words below them, skipping None."""
    for top in tops:
        if top is not None:
            yield from walk(top)
