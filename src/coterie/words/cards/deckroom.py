"""What a game with decks offers to those who bring their own: forms, supplied decks, and what makes a deck legal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, NamedTuple

from coterie.kernel.errors import BadOptions
from coterie.kernel.nearest import unknown
from coterie.words.cards.decklists import BadDeck, DeckForm, DeckList, shortened

PLAIN = "text"  # the form of this project
KEPT = 64  # decks of set-ups; a set-up is checked again for each table that is made of it


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


class Bars(NamedTuple):
    """Numbers of a deck to draw side by side: what they count, and how many there are of each."""

    title: str
    of: Sequence[tuple[str, int]]


class Pile(NamedTuple):
    """What one draws from when a game begins: its name, the ids of its cards, each as often as it is there, and how many of
    them are drawn."""

    name: str
    cards: Sequence[str]
    drawn: int


def anything(deck: DeckList) -> dict[str, str]:
    """Return that a deck can be played whatever the set-up is."""
    return {}


def nothing(deck: DeckList) -> tuple[()]:
    """Return that there is nothing to say of a deck."""
    return ()


def first(deck: DeckList) -> list[str]:
    """Return the first card of a deck, in the order of its sections."""
    return [entry.card for entry in deck.cards()][:1]


def supplied(package: str, names: Sequence[str], form: DeckForm) -> tuple[Supplied, ...]:
    """Return the decks that come with a game, a text file each; those with a card that is not there yet wait for it.

    Args:
        package: where the files are.
        names: what they are called, without “.txt”.
        form: how they are written.
    """
    found = []
    for name in names:
        deck = form.read(files(package).joinpath(f"{name}.txt").read_text(encoding="utf-8"))
        found.append(Supplied(name, deck, form.missing(deck)))
    return tuple(found)


def waiting(form: DeckForm, deck: DeckList) -> list[str]:
    """Return a sentence about the cards of a deck that cannot be played yet, [] if all can."""
    waits = form.missing(deck)
    return [f"Not yet playable: {', '.join(waits)}."] if waits else []


def must_be_rules(rules: str, known: Iterable[str]) -> None:
    """Check the name of the rules by which a deck is to be judged.

    Raises:
        BadDeck: there are no such rules.
    """
    if rules not in known:
        raise BadDeck(unknown("rule for decks", shortened(rules), known))


@dataclass(frozen=True, eq=False)
class DeckRoom:
    """The decks of a game.

    Attributes:
        form: how they are written here.
        supplied: those that come with the game.
        problems: returns what makes a deck illegal, as sentences, under one of the `rules`.
        remarks: returns what its player may want to know, as sentences.
        rules: the names of the rules by which tables judge decks, the usual one first.
        belongs: returns the section that a card by its id belongs to, "" for a card that no player brings.
        formats: other forms by name.
        heads: returns the ids of the cards by which a deck is known, such as its leader, the first one first.
        curves: returns what is counted of a deck.
        piles: returns what is drawn from when a game begins.
        mulligans: how often a first hand may be given back for another one.
        reveals: returns the ids of the cards that the others see before the game begins.
        made_for: returns which set-up options must be what for a deck, such as the format that it is built for.
        option, rules_option: the set-up options that name the decks, and by which rules they are judged.
    """

    form: DeckForm
    supplied: Sequence[Supplied]
    problems: Callable[[DeckList, str], list[str]]
    remarks: Callable[[DeckList], list[str]]
    rules: Sequence[str]
    belongs: Callable[[str], str]
    formats: Mapping[str, Format] = field(default_factory=dict)
    heads: Callable[[DeckList], Sequence[str]] = first
    curves: Callable[[DeckList], Sequence[Bars]] = nothing
    piles: Callable[[DeckList], Sequence[Pile]] = nothing
    mulligans: int = 0
    reveals: Callable[[DeckList], Sequence[str]] = nothing
    made_for: Callable[[DeckList], Mapping[str, str]] = anything
    option: str = "decks"
    rules_option: str = "deck_rules"
    _known: dict[str, DeckList] = field(default_factory=dict, compare=False)

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

    def legal(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the names of the supplied decks that are legal in a set-up."""
        rules = setup[self.rules_option]
        return tuple([key for key in self.playable() if self._suits(self.named(key), rules, setup)])

    def _suits(self, deck: DeckList, rules: str, setup: Mapping[str, Any]) -> bool:
        made_for = self.made_for(deck)
        return all(setup[name] == value for name, value in made_for.items()) and not self.problems(deck, rules)

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

    # ── decks of a set-up: each is a name of a supplied deck, or a text ─────────────────────────────────────────────

    def wanted(self, text: str) -> DeckList:
        """Return the deck that a set-up names or holds.

        Raises:
            BadDeck: it cannot be read, or there is no such deck.
        """
        if text not in self._known:
            written = "\n" in text or any(other.fits(text) for other in self.formats.values())
            found = self.read(text) if written else self.named(text)
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[text] = found
        return self._known[text]

    def kept(self, text: str) -> str:
        """Return a deck as a set-up keeps it, one that is given as text or by a name that is none of `playable`.

        Raises:
            BadOptions: it cannot be read, or there is no such deck.
        """
        try:
            return self.form.write(self.wanted(text))
        except BadDeck as problem:
            raise BadOptions(f"“{self.option}”: {problem}") from None

    def check(self, decks: Sequence[str], problems: Callable[[DeckList], list[str]]) -> None:
        """Check the decks of a set-up.

        Args:
            decks: the decks, as the set-up keeps them.
            problems: returns what makes one illegal at this table, as sentences.

        Raises:
            BadOptions: one of them is not legal.
        """
        for text in decks:
            wrong = problems(self.wanted(text))
            if wrong:
                more = (
                    f" And {len(wrong) - 1} more; `coterie decks check GAME FILE` tells all." if len(wrong) > 1 else ""
                )
                raise BadOptions(f"The deck “{self.title(text)}” is not legal: {wrong[0]}{more}")

    def title(self, text: str) -> str:
        """Return what a deck of a set-up is called."""
        return text if text in self.playable() else self.wanted(text).name or "without a name"
