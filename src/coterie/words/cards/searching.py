"""Searching for cards by words, facts and numbers.

presence                      cards with this word in the name, the text or a fact
clan:brujah type:attack       cards with both facts
text:"in the streets"         cards with these words in their text
bp<=2 -type:title             cards with that number that are not titles
clan:brujah or clan:gangrel   cards of either clan
-(type:ally or cost>2)        cards that are neither
is:ally                       cards with this value in any fact
type:ally cost<3 or bp>4      cheap allies, and whatever has a high number

`t:` is short for `type:`, `o:` for `text:`, `n:` for `name:`; the beginning of a field stands for it (`disc:`, `cap<=4`).
Terms side by side must all match. “or” binds weaker: it stands between alternatives of any number of terms, and brackets group.
Reading a query takes one pass over its characters, and each of its terms is looked for once in what is left of the cards.
"""

from __future__ import annotations

import itertools
import operator
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from coterie.kernel.errors import BadOptions
from coterie.kernel.nearest import did_you_mean
from coterie.words.word import Word

LONGEST = 200  # characters of a query
MOST_OFFERED = 12  # completions of a word
FEW = 32  # most values of a fact that can be shown side by side
DEEPEST = 10  # brackets within brackets
SPACE = re.compile(r"\s*")
OPENS = re.compile(r"(-?)\(")
TERM = re.compile(r'(-?)(?:(\w+)(<=|>=|[:<>=]))?(?:"([^"]*)"?|([^\s()"]*))')
BEGUN = re.compile(r'(-?)(?:(\w*)(<=|>=|[:<>=]))?("?)([^\s":<>=()]*)$')  # the word being typed
SHORT = {"t": "type", "o": "text", "n": "name"}
COMPARED: Mapping[str, Callable[[int, int], bool]] = {
    ":": operator.eq, "=": operator.eq, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge,
}  # fmt: skip
SAID = {":": "is", "=": "is", "<": "is less than", ">": "is more than", "<=": "is at most", ">=": "is at least"}
OWN = ("name", "text", "id")  # fields of every card, besides its facts
BETWEEN = "\0"  # stands between the texts of a card; nobody types it
ANY = "is"  # stands for every fact
NO_NUMBERS: Mapping[str, int] = {}
NO_TEXTS: Mapping[str, str] = {}


class BadQuery(BadOptions):
    """An invalid query; the wrong word extends from `begin` to `end`."""

    def __init__(self, sentence: str, begin: int, end: int) -> None:
        super().__init__(sentence)
        self.begin, self.end = begin, end


class Listing(NamedTuple):
    """A searchable card.

    Attributes:
        id, name, text: its id, its name and its text.
        facts: the values of its facts by field (“clan”).
        numbers: its printed numbers, for people.
        values: its numbers by name.
        face: its face, "" if it is not implemented.
    """

    id: str
    name: str
    text: str
    facts: Mapping[str, tuple[str, ...]]
    numbers: str = ""
    values: Mapping[str, int] = NO_NUMBERS
    face: str = ""


class Progress(NamedTuple):
    """The progress of a set; cards are given by name.

    Attributes:
        set: its name.
        cards: all its cards.
        there: the implemented ones.
        own: those with a word that no other card uses.
        questions: those with an open question, with the question.
        needs: what missing cards would need, as far as the game tells it.
        within: whether its cards are those of other sets as well, such as the cards of a deck.
    """

    set: str
    cards: Sequence[str]
    there: Sequence[str]
    own: Sequence[str]
    questions: Mapping[str, str]
    needs: Mapping[str, str] = NO_TEXTS
    within: bool = False

    @property
    def missing(self) -> list[str]:
        """The names of the missing cards, each once."""
        there = dict.fromkeys(self.there)
        return [name for name in dict.fromkeys(self.cards) if name not in there]


def with_a_word_of_their_own(words: Mapping[str, Iterable[Word]], room: str) -> set[str]:
    """Return the ids of the cards that use a word of the game that no other card uses.

    Args:
        words: the words of each card, by its id.
        room: the package of the game's words.
    """
    sorts = {id: {type(word) for word in used if type(word).__module__.startswith(room)} for id, used in words.items()}
    users = Counter([sort for used in sorts.values() for sort in used])
    return {id for id, used in sorts.items() if any(users[sort] == 1 for sort in used)}


class Term(NamedTuple):
    """A term of a query: whether it excludes cards; its field, "" for all; its comparison; its value; its position."""

    no: bool
    key: str
    sign: str
    value: str
    begin: int
    end: int


class Group(NamedTuple):
    """A query, or what stands in brackets: whether it excludes cards; of one of its parts all terms must match."""

    no: bool
    parts: Sequence[Sequence[Term | Group]]

    def terms(self) -> Iterator[Term]:
        """Iterate over the terms that cards must match, in whatever brackets."""
        for node in [] if self.no else [node for part in self.parts for node in part]:
            if isinstance(node, Group):
                yield from node.terms()
            elif not node.no:
                yield node


class _Open:
    """Brackets that are being read; the last alternative is empty after an “or”. What says nothing new is left out: a term
    without a value, or one that stands there already."""

    def __init__(self, no: bool) -> None:
        self.no, self._parts = no, [dict[Hashable, Term | Group]()]

    @property
    def parts(self) -> list[list[Term | Group]]:
        """The alternatives that there are by now."""
        return [list(part.values()) for part in self._parts if part]

    def add(self, node: Term | Group) -> None:
        """Add a term or what stood in brackets."""
        if isinstance(node, Group):
            self._parts[-1][len(self._parts[-1])] = node
        elif node.key or node.value:
            self._parts[-1].setdefault((node.no, node.key, node.sign, node.value), node)

    def joined(self, term: Term) -> bool:
        """Return whether a term is no term, but stands between two others."""
        if term.key or term.no or term.value not in ("or", "and") or not self._parts[-1]:
            return False
        if term.value == "or":
            self._parts.append({})
        return True


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
        self._texts: dict[str, list[str]] = {}

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
        found = self._matching(self.read(query), set(range(len(self.cards))))
        return [self.cards[at] for at in sorted(found)]

    def prepare(self) -> None:
        """Bring all texts into the form that is searched; otherwise the first search does that."""
        for name in ("", ANY, *self.facts):
            self._texts_of(name)
        _ = self._values

    def explain(self, query: str) -> str:
        """Return a one-line explanation of a query.

        Raises:
            BadQuery: see `search`.
        """
        return _said(self.read(query), self.numbers) or "all cards"

    def hint(self, query: str) -> str:
        """Return a sentence about the first word of a query that is a value that no card has, with the nearest existing value.

        Args:
            query: a query that finds nothing; the result is "" if each of its words finds something by itself.

        Raises:
            BadQuery: see `search`.
        """
        for term in self.read(query).terms():
            named = self._values.get(term.key, [])
            if named and not any(term.value in value for value in named):
                what = "is" if term.key == ANY else f"has the {term.key}"
                return f"No card {what} “{term.value}”.{did_you_mean(term.value, named)}"
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
        key = (self._meant(key, sign) or [key])[0]
        return [
            Completion(f"{no}{key}{sign}{_quoted(text)}", f"{n} card{'s' if n > 1 else ''}")
            for text, n in self._called.get(key, {}).items()
            if plain(text).startswith(plain(value)) and (not quote or text != value)
        ][:MOST_OFFERED]

    def read(self, query: str) -> Group:
        """Return a query as a group.

        Raises:
            BadQuery: see `search`.
        """
        if len(query) > LONGEST:
            raise BadQuery(f"A query can have {LONGEST} characters.", LONGEST, len(query))
        stack, at = [_Open(no=False)], _spaces(query, 0)
        while at < len(query):
            opens = OPENS.match(query, at)
            if query[at] == ")":
                end = at + 1
                if len(stack) == 1:
                    raise BadQuery("This bracket closes nothing.", at, end)
                _close(stack)
            elif opens:
                end = opens.end()
                if len(stack) > DEEPEST:
                    raise BadQuery(f"Brackets can be {DEEPEST} deep.", at, end)
                stack.append(_Open(bool(opens[1])))
            else:
                term = self._term(query, at)
                end = term.end
                if not stack[-1].joined(term):
                    self._check(term)
                    stack[-1].add(term)
            at = _spaces(query, end)
        while len(stack) > 1:  # still being typed
            _close(stack)
        return Group(no=False, parts=stack[0].parts)

    # ── one term ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _term(self, query: str, at: int) -> Term:
        """Return the term at a place, where there is neither a space nor a bracket."""
        found = TERM.match(query, at)
        assert found is not None
        no, key, sign, quoted, word = found.groups()
        meant = self._meant((key or "").lower(), sign or "")
        if len(meant) > 1:
            raise BadQuery(f"“{key}” can be {' or '.join(meant)}.", *found.span())
        name = meant[0] if meant else (key or "").lower()
        return Term(bool(no), name, sign or "", plain(quoted or word or ""), *found.span())

    def _meant(self, key: str, sign: str) -> list[str]:
        """Return the fields that a word before a sign can stand for: itself, or those that it is the beginning of."""
        fields = (*self.facts, *self.numbers, ANY)
        key = SHORT.get(key, key)
        if not key or key in fields:
            return [key]
        texts = [name for name in self.facts if name.startswith(key)] if sign in (":", "=") else []
        return texts or [name for name in (*self.numbers, *self.facts) if name.startswith(key)]

    def _check(self, term: Term) -> None:
        """Raise `BadQuery` if a term has no such field or no value, or compares it with the wrong sort of value."""
        fields, is_number = (*self.facts, *self.numbers, ANY), term.key in self.numbers
        problem = ""
        if term.key and term.key not in fields:
            known = ", ".join(sorted(fields))
            problem = f"Cards cannot be searched by “{term.key}”, only by {known}.{did_you_mean(term.key, fields)}"
        elif term.key and not term.value:
            problem = f"“{term.key}{term.sign}” lacks what it is compared with{': a number' if is_number else ''}."
        elif is_number and not (term.value.isascii() and term.value.isdigit()):
            problem = f"“{term.key}” is a number: compare it with one."
        elif term.sign not in ("", ":", "=") and not is_number:
            problem = f"“{term.key}” is not a number; say {term.key}:{term.value or '…'}."
        elif term.no and not term.key and not term.value:
            problem = "“-” stands right before what it excludes."
        elif "~" in term.value:
            problem = "“~” stands for nothing here; say name:… or text:…."
        elif set(term.value) & set("<>=") and not term.key:
            problem = f"“{term.value}” compares nothing; say {(*self.numbers, 'name')[0]}<=2."
        if problem:
            raise BadQuery(problem, term.begin, term.end)

    def _matching(self, asked: Group, among: set[int]) -> set[int]:
        """Return those among some cards that match a query; cards are given by their places."""
        found: set[int] = set() if asked.parts else among
        for part in asked.parts:
            left = among - found
            for node in part:
                left = self._matching(node, left) if isinstance(node, Group) else self._fitting(node, left)
            found |= left
        return among - found if asked.no else found

    def _fitting(self, term: Term, among: set[int]) -> set[int]:
        """Return those among some cards that match a term."""
        if term.key in self.numbers:
            compared, value = COMPARED[term.sign], int(term.value)
            numbers = {at: self.cards[at].values.get(term.key) for at in among}
            fitting = {at for at, n in numbers.items() if n is not None and compared(n, value)}
        else:
            texts, begun = self._texts_of(term.key), self._begun(term)
            fitting = {at for at in among if begun in texts[at]}
        return among - fitting if term.no else fitting

    def _begun(self, term: Term) -> str:
        """Return what is looked for in the texts of a field: facts are found by the beginnings of their words, so that
        “action” is no reaction."""
        return term.value if term.key in ("", *OWN) else f" {term.value}"

    def _texts_of(self, name: str) -> list[str]:
        """Return what is searched of each card for a field, for all fields with "": its texts, in the form for comparison."""
        if name not in self._texts:
            self._texts[name] = [
                BETWEEN.join([f" {plain(said)}" for said in _said_of(card, name)]) for card in self.cards
            ]
        return self._texts[name]

    @cached_property
    def _values(self) -> Mapping[str, list[str]]:
        """The values of each fact, and of all facts, in the form used for comparison."""
        found = {kind: list(dict.fromkeys(map(plain, counts))) for kind, counts in self._called.items()}
        return {**found, ANY: list(dict.fromkeys(itertools.chain.from_iterable(found.values())))}

    @cached_property
    def _called(self) -> Mapping[str, Mapping[str, int]]:
        """The values of each fact, with the number of cards that have each."""
        found: dict[str, Counter[str]] = {}
        for card in self.cards:
            for kind, texts in card.facts.items():
                found.setdefault(kind, Counter()).update(texts)
        return found


def _said_of(card: Listing, name: str) -> Iterable[str]:
    """Return the texts of a field of a card; all of them for "", its facts for `ANY`."""
    facts = [text for texts in card.facts.values() for text in texts]
    own = {"name": card.name, "text": card.text, "id": card.id}
    if name in own:
        return [own[name]]
    return [*own.values(), *facts] if not name else facts if name == ANY else card.facts.get(name, ())


def _spaces(query: str, at: int) -> int:
    """Return the place after the spaces at a place."""
    found = SPACE.match(query, at)
    return found.end() if found else at


def _close(stack: list[_Open]) -> None:
    """Close the innermost brackets; empty ones are nothing."""
    inner = stack.pop()
    if inner.parts:
        stack[-1].add(Group(inner.no, inner.parts))


def _said(asked: Group, numbers: Sequence[str]) -> str:
    """Return a group in words."""
    several = any(len(part) > 1 for part in asked.parts)
    joins = ", and " if len(asked.parts) == 1 else " and "
    return (", or " if several else " or ").join([
        joins.join([
            f"{'not ' if node.no else ''}({_said(node, numbers)})" if isinstance(node, Group) else _explained(node, numbers)
            for node in part
        ])
        for part in asked.parts
    ])  # fmt: skip


def _explained(term: Term, numbers: Sequence[str]) -> str:
    """Return a term in words."""
    if term.key in numbers:
        said = f"{term.key} {SAID[term.sign]} {term.value}"
    elif term.key == ANY:
        said = f"is “{term.value}”"
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
