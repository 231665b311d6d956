"""What a game with decks offers to those who bring their own: forms, supplied decks, and what makes a deck legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from coterie.kernel.errors import BadOptions
from coterie.kernel.nearest import unknown
from coterie.words.cards.decklists import BadDeck, DeckForm, DeckList, shortened

PLAIN = "text"  # the form of this project


class Format(NamedTuple):
    """Another form in which decks of a game are kept: whether a text looks like it, reading, writing.

    What a deck has and the form has no place for is named by `loses`.
    """

    fits: Callable[[str], bool]
    read: Callable[[str], DeckList]
    write: Callable[[DeckList], str]
    loses: Callable[[DeckList], str]


class Supplied(NamedTuple):
    """A deck that comes with a game: what it is called in set-up options, its cards, and those that it still waits for."""

    key: str
    deck: DeckList
    missing: tuple[str, ...] = ()


@dataclass(frozen=True)
class DeckRoom:
    """The decks of a game.

    Attributes:
        form: how they are written here.
        supplied: those that come with the game.
        problems: returns what makes a deck illegal, as sentences, under one of the `rules`.
        remarks: returns what its player may want to know, as sentences.
        rules: the names of the rules by which tables judge decks, the usual one first.
        formats: other forms by name.
    """

    form: DeckForm
    supplied: Sequence[Supplied]
    problems: Callable[[DeckList, str], list[str]]
    remarks: Callable[[DeckList], list[str]]
    rules: Sequence[str]
    formats: Mapping[str, Format] = field(default_factory=dict)

    def read(self, text: str) -> DeckList:
        """Return the deck of a text, in whichever form it is.

        Raises:
            BadDeck: it cannot be read.
        """
        for other in self.formats.values():
            if other.fits(text):
                return other.read(text)
        return self.form.read(text)

    def write(self, deck: DeckList, name: str = PLAIN) -> str:
        """Return a deck as text in the form of a name.

        Raises:
            BadOptions: there is no such form.
        """
        if name == PLAIN:
            return self.form.write(deck)
        return self._format(name).write(deck)

    def loses(self, deck: DeckList, name: str) -> str:
        """Return a sentence about what a form has no place for, "" if it has one for everything."""
        return "" if name == PLAIN else self._format(name).loses(deck)

    def _format(self, name: str) -> Format:
        if name not in self.formats:
            raise BadOptions(unknown("form of decks", name, (PLAIN, *self.formats)))
        return self.formats[name]

    def playable(self) -> tuple[str, ...]:
        """Return the names of the supplied decks that can be played."""
        return tuple([each.key for each in self.supplied if not each.missing])

    def named(self, key: str) -> DeckList:
        """Return a supplied deck that can be played.

        Raises:
            BadDeck: there is none of this name, or some of its cards are not there yet.
        """
        found = next((each for each in self.supplied if each.key == key), None)
        if found is None:
            raise BadDeck(unknown("deck", shortened(key), self.playable()))
        if found.missing:
            raise BadDeck(f"The deck “{key}” is not yet playable: it waits for {', '.join(found.missing)}.")
        return found.deck
