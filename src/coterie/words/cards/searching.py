"""Searching for cards by words, facts and numbers.

presence                      cards with this word in the name, the text or a fact
clan:brujah type:attack       cards with both facts
text:"in the streets"         cards with these words in their text
bp<=2 -type:title             cards with that number that are not titles
clan:brujah or clan:gangrel   cards of either clan

`t:` is short for `type:`, `o:` for `text:`, `n:` for `name:`.
"""

from __future__ import annotations

import operator
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from coterie.kernel.errors import BadOptions
from coterie.kernel.nearest import did_you_mean
from coterie.words.word import Word

LONGEST = 200  # characters of a query
MOST_OFFERED = 12  # completions of a word
FEW = 32  # so many values of a fact can be shown side by side
TERM = re.compile(r'(-?)(?:(\w+)(:|<=|>=|<|>|=))?(?:"([^"]*)"|(\S+))')
BEGUN = re.compile(r'(-?)(?:(\w*)(:|<=|>=|<|>|=))?("?)([^\s":<>=]*)$')  # the word that is being typed
SHORT = {"t": "type", "o": "text", "n": "name"}
COMPARED: Mapping[str, Callable[[int, int], bool]] = {
    ":": operator.eq, "=": operator.eq, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge,
}  # fmt: skip
SAID = {":": "is", "=": "is", "<": "is less than", ">": "is more than", "<=": "is at most", ">=": "is at least"}
OWN = ("name", "text", "id")  # what every card can be looked for by, besides its facts
NO_NUMBERS: Mapping[str, int] = {}
NO_TEXTS: Mapping[str, str] = {}


class BadQuery(BadOptions):
    """An invalid query; `begin` and `end` are the position of the wrong word."""

    def __init__(self, sentence: str, begin: int, end: int) -> None:
        super().__init__(sentence)
        self.begin, self.end = begin, end


class Listing(NamedTuple):
    """A searchable card.

    Fields: its id, name and text; its facts by field (“clan”), each with all its names; its printed numbers for people; its
    numbers by name; its face.
    """

    id: str
    name: str
    text: str
    facts: Mapping[str, tuple[str, ...]]
    numbers: str = ""
    values: Mapping[str, int] = NO_NUMBERS
    face: str = ""


class Progress(NamedTuple):
    """The progress of a set: all its cards by name; the implemented ones; those with a word that no other card uses; those with
    an open question, with the question; what each missing card would need, where the game tells it."""

    set: str
    cards: Sequence[str]
    there: Sequence[str]
    own: Sequence[str]
    questions: Mapping[str, str]
    needs: Mapping[str, str] = NO_TEXTS

    @property
    def missing(self) -> list[str]:
        """The names of the missing cards, each once."""
        there = dict.fromkeys(self.there)
        return [name for name in dict.fromkeys(self.cards) if name not in there]


def with_a_word_of_their_own(words: Mapping[str, Iterable[Word]], room: str) -> set[str]:
    """Return the cards that use a word of a game which no other card uses.

    Args:
        words: the words of each card, by its id.
        room: the package of the game's words.
    """
    kinds = {id: {type(word) for word in used if type(word).__module__.startswith(room)} for id, used in words.items()}
    users = Counter([kind for used in kinds.values() for kind in used])
    return {id for id, used in kinds.items() if any(users[kind] == 1 for kind in used)}


class Term(NamedTuple):
    """One term of a query: whether it excludes; the field, "" for all; the comparison; the value; its position."""

    no: bool
    key: str
    sign: str
    value: str
    begin: int
    end: int


class Completion(NamedTuple):
    """A completion of the word being typed: the word, and its meaning."""

    word: str
    means: str


class Catalogue:
    """The searchable cards of a game.

    Attributes:
        cards: all cards, in the order of results.
    """

    def __init__(self, cards: Sequence[Listing]) -> None:
        self.cards = cards
        self._plain: dict[str, dict[str, tuple[str, ...]]] = {}

    @cached_property
    def facts(self) -> tuple[str, ...]:
        """The searchable text fields."""
        return (*dict.fromkeys([kind for card in self.cards for kind in card.facts]), *OWN)

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """The searchable numbers."""
        return tuple(dict.fromkeys([name for card in self.cards for name in card.values]))

    @cached_property
    def choices(self) -> dict[str, list[str]]:
        """The values of each text field, if there are few enough to choose from."""
        return {kind: list(counts) for kind, counts in self._called.items() if 1 < len(counts) <= FEW}

    def search(self, query: str) -> list[Listing]:
        """Return the cards that match a query, in order; all cards for an empty query.

        Raises:
            BadQuery: there is no such field or number, or the query is too long.
        """
        groups = self.terms(query)
        return [card for card in self.cards if all(any(self._fits(card, term) for term in group) for group in groups)]

    def explain(self, query: str) -> str:
        """Return a one-line explanation of a query.

        Raises:
            BadQuery: see `search`.
        """
        groups = [" or ".join([_explained(term, self.numbers) for term in group]) for group in self.terms(query)]
        return ", and ".join(groups) if groups else "all cards"

    def hint(self, query: str) -> str:
        """Return why no card matches a query, with the nearest existing value, if one of its words is a value that no card has.

        Args:
            query: a query that finds nothing; the result is "" if each of its words finds something by itself.

        Raises:
            BadQuery: see `search`.
        """
        for term in [term for group in self.terms(query) for term in group if not term.no]:
            named = [plain(value) for value in self._called.get(term.key, ())]
            if named and not any(term.value in value for value in named):
                return f"No card has the {term.key} “{term.value}”.{did_you_mean(term.value, named)}"
        return ""

    def complete(self, begun: str) -> list[Completion]:
        """Return completions of the last word of an unfinished query.

        Args:
            begun: the query typed so far.
        """
        found = BEGUN.search(begun[-LONGEST:])
        if found is None:
            return []
        no, key, sign, quote, value = found.groups()
        if not sign:
            keys = {name: ("a number" if name in self.numbers else "") for name in (*self.facts, *self.numbers)}
            return [
                Completion(f"{no}{name}:", means) for name, means in keys.items() if value and name.startswith(value)
            ]
        key = SHORT.get(key, key)
        return [
            Completion(f"{no}{key}{sign}{_quoted(text)}", f"{n} card{'s' if n > 1 else ''}")
            for text, n in self._called.get(key, {}).items()
            if plain(text).startswith(plain(value)) and (not quote or text != value)
        ][:MOST_OFFERED]

    def terms(self, query: str) -> list[list[Term]]:
        """Return the terms of a query: in each inner list, one must match.

        Raises:
            BadQuery: see `search`.
        """
        groups: list[list[Term]] = []
        joined = False
        for term in _terms(query):
            if not term.key and not term.no and term.value == "or" and groups and not joined:
                joined = True
                continue
            self._check(term)
            if joined:
                groups[-1].append(term)
            else:
                groups.append([term])
            joined = False
        return groups

    # ── one term ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _check(self, term: Term) -> None:
        kinds = (*self.facts, *self.numbers)
        if term.key and term.key not in kinds:
            named = ", ".join(sorted(kinds))
            raise BadQuery(
                f"Cards cannot be looked for by “{term.key}”, but by {named}.{did_you_mean(term.key, kinds)}",
                term.begin,
                term.end,
            )
        if term.key in self.numbers and not (term.value.isascii() and term.value.isdigit()):
            raise BadQuery(f"“{term.key}” is a number: compare it with one.", term.begin, term.end)
        if term.sign not in ("", ":", "=") and term.key not in self.numbers:
            raise BadQuery(f"“{term.key}” is no number; say {term.key}:{term.value or '…'}.", term.begin, term.end)

    def _fits(self, card: Listing, term: Term) -> bool:
        if term.key in self.numbers:
            n = card.values.get(term.key)
            return (n is not None and COMPARED[term.sign](n, int(term.value))) != term.no
        said = self._of(card)
        texts = said.get(term.key, ()) if term.key else [text for all_ in said.values() for text in all_]
        return any(term.value in text for text in texts) != term.no

    def _of(self, card: Listing) -> dict[str, tuple[str, ...]]:
        """Return everything on a card, in the form used for comparison."""
        found = self._plain.get(card.id)
        if found is None:
            said = {"name": (card.name,), "text": (card.text,), "id": (card.id,), **card.facts}
            found = {kind: tuple([plain(text) for text in texts]) for kind, texts in said.items()}
            self._plain[card.id] = found
        return found

    @cached_property
    def _called(self) -> dict[str, dict[str, int]]:
        """The names of facts, with the number of cards that have each."""
        found: dict[str, dict[str, int]] = {}
        for card in self.cards:
            for kind, texts in card.facts.items():
                counts = found.setdefault(kind, {})
                for text in texts:
                    counts[text] = counts.get(text, 0) + 1
        return found


def _terms(query: str) -> Iterator[Term]:
    if len(query) > LONGEST:
        raise BadQuery(f"What is looked for can have {LONGEST} characters.", LONGEST, len(query))
    for found in TERM.finditer(query):
        no, key, sign, quoted, word = found.groups()
        name = SHORT.get((key or "").lower(), (key or "").lower())
        yield Term(bool(no), name, sign or "", plain(quoted or word or ""), *found.span())


def _explained(term: Term, numbers: Sequence[str]) -> str:
    if term.key in numbers:
        said = f"{term.key} {SAID[term.sign]} {term.value}"
    elif term.key:
        said = f"{term.key} has “{term.value}”"
    else:
        said = f"“{term.value}” anywhere"
    return f"not: {said}" if term.no else said


def _quoted(text: str) -> str:
    return f'"{text}"' if " " in text else text


def plain(text: str) -> str:
    """Return a text for comparison: without accents and capitals."""
    return "".join([c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c)])
