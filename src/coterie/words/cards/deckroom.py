"""The decks of a game: formats, supplied decks, and deck rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, NamedTuple

from coterie.kernel.errors import BadOptions
from coterie.kernel.nearest import unknown
from coterie.words.cards.decklists import BadDeck, DeckForm, DeckList

PLAIN = "text"  # the name of the plain text format
KEPT = 64  # decks of set-ups that a room caches, because a set-up is checked again for each of its tables


class Format(NamedTuple):
    """Another format for a game's decks.

    Attributes:
        fits: returns whether a text is in this format.
        read: returns the deck of a text.
        write: returns a deck as text.
        loses: returns a sentence about what the format cannot store of a deck, "" if it can store everything.
    """

    fits: Callable[[str], bool]
    read: Callable[[str], DeckList]
    write: Callable[[DeckList], str]
    loses: Callable[[DeckList], str]


class Supplied(NamedTuple):
    """A supplied deck: its name in set-up options, the deck, and the names of its cards that are still missing."""

    key: str
    deck: DeckList
    missing: tuple[str, ...] = ()


class Bars(NamedTuple):
    """A bar chart of a deck: its title, and a count for each label."""

    title: str
    of: Sequence[tuple[str, int]]


class Pile(NamedTuple):
    """A pile to draw from when a game begins.

    Attributes:
        name: its name.
        cards: the ids of its cards, once for each copy.
        drawn: the number of cards drawn.
    """

    name: str
    cards: Sequence[str]
    drawn: int


def anything(deck: DeckList) -> dict[str, str]:
    """Return no required set-up options."""
    return {}


def nothing(deck: DeckList) -> tuple[()]:
    """Return no remarks."""
    return ()


def first(deck: DeckList) -> list[str]:
    """Return the id of the first card of a deck as a list, [] if it has none."""
    return [entry.card for entry in deck.cards()][:1]


def supplied(package: str, names: Sequence[str], form: DeckForm) -> tuple[Supplied, ...]:
    """Return the supplied decks of a game, one text file each; decks with missing cards list them.

    Args:
        package: the package of the files.
        names: the file names, without “.txt”.
        form: their format.
    """
    found = []
    for name in names:
        deck = form.read(files(package).joinpath(f"{name}.txt").read_text(encoding="utf-8"))
        found.append(Supplied(name, deck, form.missing(deck)))
    return tuple(found)


def waiting(form: DeckForm, deck: DeckList) -> list[str]:
    """Return a sentence about the cards of a deck that are not implemented yet as a list, [] if all are."""
    missing = form.missing(deck)
    return [f"Not yet playable: {', '.join(missing)}."] if missing else []


def must_be_rules(rules: str, known: Iterable[str]) -> None:
    """Check the name of deck rules.

    Raises:
        BadDeck: there are no such rules.
    """
    if rules not in known:
        raise BadDeck(unknown("rule for decks", rules, known))


@dataclass(frozen=True, eq=False)
class DeckRoom:
    """The decks of a game.

    Attributes:
        form: the plain text format.
        supplied: the supplied decks.
        problems: returns what makes a deck illegal under the named deck rules, as sentences.
        remarks: returns what a deck's player may want to know, as sentences.
        rules: the names of the deck rules, the default first.
        belongs: returns the section of a card by its id, "" for a card that no player brings.
        formats: other formats by name.
        heads: returns the ids of the cards that identify a deck, such as its leader, the main one first.
        curves: returns the bar charts of a deck.
        piles: returns the piles to draw from when a game begins.
        mulligans: how often a player may set aside any of the first cards of each pile and draw as many anew, before those
            set aside are shuffled into it.
        reveals: returns the ids of the cards that the others see before the game begins.
        made_for: returns the values of set-up options that a deck requires, such as its format.
        unused: returns the sections that the deck's format does without.
        option, rules_option: the names of the set-up options for the decks and for the deck rules.
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
    unused: Callable[[DeckList], Sequence[str]] = nothing
    option: str = "decks"
    rules_option: str = "deck_rules"
    _known: dict[str, DeckList] = field(default_factory=dict, compare=False)

    def read(self, text: str) -> DeckList:
        """Return the deck of a text in any format.

        Raises:
            BadDeck: it cannot be read.
        """
        for other in self.formats.values():
            if other.fits(text):
                return other.read(text)
        return self.form.read(text, self.belongs)

    def write(self, deck: DeckList, name: str = PLAIN) -> str:
        """Return a deck as text in the named format.

        Raises:
            BadOptions: there is no such format.
        """
        if name == PLAIN:
            return self.form.write(deck)
        return self._format(name).write(deck)

    def loses(self, deck: DeckList, name: str) -> str:
        """Return a sentence about what a format cannot store, "" if it can store everything."""
        return "" if name == PLAIN else self._format(name).loses(deck)

    def _format(self, name: str) -> Format:
        """Return the named format; raise `BadOptions` if there is none."""
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
        """Return whether a deck is legal and made for a set-up."""
        made_for = self.made_for(deck)
        return all(setup[name] == value for name, value in made_for.items()) and not self.problems(deck, rules)

    def named(self, key: str) -> DeckList:
        """Return a supplied deck that can be played.

        Raises:
            BadDeck: there is no deck of this name, or some of its cards are missing.
        """
        found = next((each for each in self.supplied if each.key == key), None)
        if found is None:
            raise BadDeck(unknown("deck", key, self.playable()))
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
        """Return the text that a set-up stores for a deck, which is given as text or by a name that is not in `playable`.

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
            decks: the decks, as stored in the set-up.
            problems: returns what makes a deck illegal at this table, as sentences.

        Raises:
            BadOptions: one of them is not legal.
        """
        for text in decks:
            wrong = problems(self.wanted(text))
            if wrong:
                others = len(wrong) - 1
                more = f" And {others} more; `coterie decks check GAME FILE` lists them all." if others else ""
                raise BadOptions(f"The deck “{self.title(text)}” is not legal: {wrong[0]}{more}")

    def title(self, text: str) -> str:
        """Return the title of a deck of a set-up."""
        return text if text in self.playable() else self.wanted(text).name or "without a name"
