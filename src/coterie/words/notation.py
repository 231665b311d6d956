"""Words as text: `Choose(DISTRICTS & ~SIGIL, Bring(1, THAT)) >> Lower(1)`.

The text is written and parsed by a grammar of our own and never evaluated. Operators bind as in Python.

either    = both { "|" both }
both      = then { "&" then }
then      = also { ">>" also }
also      = negated { "+" negated }
negated   = "~" negated | value
value     = number | text | "(" [either { "," either }] ")" | name [ "(" arguments ")" ]
arguments = [argument { "," argument }]        argument = [ name "=" ] either
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec

from coterie.kernel.errors import BadWords
from coterie.kernel.nearest import instead, nearest
from coterie.words.conditions import Both, Condition, Either, NotSo
from coterie.words.effects import Also, Then
from coterie.words.filters import All, AnyOf, Filter, Not
from coterie.words.groups import Or
from coterie.words.vocabulary import Vocabulary
from coterie.words.word import Word

DEEPEST = 40  # levels of nesting
LONGEST = 9  # digits of a number
_TOKEN = re.compile(
    r"""\s*(?:(?P<number>-?\d+)|(?P<name>[A-Za-z_]\w*)|(?P<text>"[^"\n]*")|(?P<mark>>>|[()=,|&+~])|(?P<wrong>\S))"""
)
_PLAIN = {"True": True, "False": False, "None": None}
_OPERATORS: tuple[tuple[str, Callable[[Any, Any], Any]], ...] = (
    ("|", operator.or_),
    ("&", operator.and_),
    (">>", operator.rshift),
    ("+", operator.add),
)
_WRITTEN: dict[type, tuple[int, str]] = {
    AnyOf: (0, " | "), Either: (0, " | "), Or: (0, " | "), All: (1, " & "), Both: (1, " & "), Then: (2, " >> "),
    Also: (3, " + "),
}  # fmt: skip
_NEGATED = (Not, NotSo)
_TIGHT = 4  # how tightly anything without an operator binds


def write(value: Any, vocabulary: Vocabulary) -> str:
    """Return the text notation of a word, or of a plain value within one."""
    return _write(value, vocabulary, 0)


def _write(value: Any, vocabulary: Vocabulary, around: int) -> str:
    """Return the notation of a value, in brackets if the operator around it binds more tightly."""
    if isinstance(value, Word):
        name = vocabulary.name_of.get(value)
        if name is not None:
            return name
        if isinstance(value, _NEGATED):
            return f"~{_write(next(value.parts()), vocabulary, _TIGHT)}"
        binds, mark = _WRITTEN.get(type(value), (_TIGHT, ""))
        if not mark:
            return f"{type(value).__name__}({', '.join(_arguments(value, vocabulary))})"
        first, *rest = value.parts()
        text = mark.join([_write(first, vocabulary, binds), *(_write(part, vocabulary, binds + 1) for part in rest)])
        return f"({text})" if binds < around else text
    if isinstance(value, tuple):
        return "(" + ", ".join(write(part, vocabulary) for part in value) + ("," if len(value) == 1 else "") + ")"
    return f'"{value}"' if isinstance(value, str) else repr(value)


def _arguments(word: Word, vocabulary: Vocabulary) -> list[str]:
    out: list[str] = []
    by_name = False
    for name, default in fields_of(type(word)):
        by_name = by_name or name not in type(word).__match_args__
        value = getattr(word, name)
        if value == default and type(value) is type(default):
            by_name = True
            continue
        out.append(f"{name}={write(value, vocabulary)}" if by_name else write(value, vocabulary))
    return out


@cache
def fields_of(word: type[Word]) -> tuple[tuple[str, Any], ...]:
    """Return the names of a word's parts with their defaults, or `msgspec.NODEFAULT` for a part without one."""
    return tuple((field.encode_name, field.default) for field in msgspec.structs.fields(word))


Spots = list[tuple[Word, int]]  # words with the index at which each begins, the parts of a word before the word itself
Place = Callable[[int], tuple[int, int]]  # converts an index of a text into line and column


def parse(
    text: str,
    vocabulary: Vocabulary,
    place: Place | None = None,
    spots: Spots | None = None,
) -> Any:
    """Return the word that a text stands for.

    Args:
        text: the notation.
        vocabulary: the words of the game.
        place: converts an index of the text into a line and column of its file, for messages; by default, of the text itself.
        spots: a list that receives every word with the index of its name.

    Raises:
        BadWords: the text is not in the language; the message says where, what is wrong, and the nearest known word.
    """
    parser = _Parser(text, vocabulary, place, [] if spots is None else spots)
    value = parser.joined(0)
    parser.expect_end()
    return value


class _Token(NamedTuple):
    """A token: its kind ("number", "name", "text", "mark", "wrong", "end"), its text, and where it begins."""

    kind: str
    text: str
    at: int

    def is_mark(self, mark: str) -> bool:
        """Return whether it is a mark."""
        return self.kind == "mark" and self.text == mark


def _tokens(text: str) -> list[_Token]:
    """Return the tokens of a text and its end."""
    tokens = []
    at, end = 0, len(text.rstrip())
    while at < end:
        found = _TOKEN.match(text, at)
        assert found is not None  # "wrong" matches anything
        assert found.lastgroup is not None
        tokens.append(_Token(found.lastgroup, found[found.lastgroup], found.start(found.lastgroup)))
        at = found.end()
    return [*tokens, _Token("end", "the end", len(text))]


class _Parser:
    """A recursive-descent parser with a method for each rule of the grammar above.

    Attributes:
        next: the index of the next token.
        depth: the current level of nesting.
    """

    def __init__(self, text: str, vocabulary: Vocabulary, place: Place | None, spots: Spots) -> None:
        self.text, self.vocabulary, self.place, self.spots = text, vocabulary, place or self.within, spots
        self.tokens = _tokens(text)
        self.next = self.depth = 0
        for token in self.tokens:
            if token.kind == "wrong":
                raise self.bad(token, f"“{token.text}” cannot stand here")

    def bad(self, token: _Token, sentence: str) -> BadWords:
        """Return the error about a token, with its place."""
        line, column = self.place(token.at)
        end = "" if sentence.endswith("?") else "."
        return BadWords(f"line {line}, column {column}: {sentence}{end}", line, column)

    def within(self, at: int) -> tuple[int, int]:
        """Return the line and column of an index of the text."""
        before = self.text[:at]
        return before.count("\n") + 1, at - before.rfind("\n")

    def take(self) -> _Token:
        """Consume the next token and return it."""
        token = self.tokens[self.next]
        self.next = min(self.next + 1, len(self.tokens) - 1)
        return token

    def at(self, mark: str) -> bool:
        """Return whether a mark comes next, and if so consume it."""
        found = self.tokens[self.next].is_mark(mark)
        if found:
            self.take()
        return found

    def expect(self, mark: str) -> None:
        """Consume a mark, which must come next."""
        if not self.at(mark):
            token = self.tokens[self.next]
            raise self.bad(token, f"expected “{mark}” instead of “{token.text}”")

    def expect_end(self) -> None:
        """Check that no token is left."""
        token = self.tokens[self.next]
        if token.kind != "end":
            raise self.bad(token, f"“{token.text}” is one too many")

    def joined(self, binds: int) -> Any:
        """Parse values joined by an operator, or anything that binds more tightly.

        Args:
            binds: how tightly the operator binds, its index in `_OPERATORS`.
        """
        if binds == len(_OPERATORS):
            return self.negated()
        mark, join = _OPERATORS[binds]
        value = self.joined(binds + 1)
        while self.at(mark):
            token = self.tokens[self.next]
            following = self.joined(binds + 1)
            try:
                value = join(value, following) if isinstance(value, Word) and isinstance(following, Word) else None
            except (TypeError, AttributeError):
                value = None
            if value is None:
                raise self.bad(token, f"“{mark}” cannot join “{token.text}” to what stands before it")
        return value

    def negated(self) -> Any:
        """Parse a value, perhaps after a “~”."""
        token = self.tokens[self.next]
        if not self.at("~"):
            return self.value()
        self.deeper(token)
        value = self.negated()
        self.depth -= 1
        if not isinstance(value, Filter | Condition):
            raise self.bad(token, "“~” stands before a filter or a condition")
        return ~value

    def deeper(self, token: _Token) -> None:
        """Enter another level of nesting, if that is allowed."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.bad(token, "the words are nested too deeply")

    def value(self) -> Any:
        """Parse a number, a text, a row or a word."""
        token = self.take()
        if token.kind == "number":
            if len(token.text) > LONGEST:
                raise self.bad(token, "this number is too large")
            return int(token.text)
        if token.kind == "text":
            return token.text[1:-1]
        if token.is_mark("("):
            return self.row()
        if token.kind == "name":
            return self.word(token)
        raise self.bad(token, f"expected a word instead of “{token.text}”")

    def row(self) -> Any:
        """Parse the rest of a bracket: a tuple of values, or a single value that is bracketed for clarity."""
        values: list[Any] = []
        self.deeper(self.tokens[self.next])
        while not self.at(")"):
            values.append(self.joined(0))
            if not self.at(","):
                self.expect(")")
                self.depth -= 1
                return values[0] if len(values) == 1 else tuple(values)
        self.depth -= 1
        return tuple(values)

    def word(self, token: _Token) -> Any:
        """Parse the rest of a name: what it stands for, or a word with its arguments."""
        name = token.text
        if name in _PLAIN:
            return _PLAIN[name]
        found = self.vocabulary.names.get(name)
        if found is None:
            found = self.made(token)
        self.spots.append((found, token.at))
        return found

    def made(self, token: _Token) -> Word:
        """Parse the arguments of a word, if there are any, and return the word."""
        name = token.text
        word = self.vocabulary.words.get(name)
        if word is None:
            near = nearest(name, [*self.vocabulary.words, *self.vocabulary.names])
            raise self.bad(token, f"“{name}” is not a known word" + (f"; did you mean “{near[0]}”?" if near else ""))
        given: list[Any] = []
        by_name: dict[str, Any] = {}
        if self.at("("):
            self.arguments(given, by_name)
        fields = word.__struct_fields__
        wrong = next((key for key in by_name if key not in fields), None)
        if wrong is not None:
            raise self.bad(token, f"“{name}” has no part “{wrong}”{instead(wrong, fields or ('none',))}")
        try:
            return word(*given, **by_name)
        except TypeError:
            raise self.bad(token, f"“{name}” takes the parts ({', '.join(fields)})") from None

    def arguments(self, given: list[Any], by_name: dict[str, Any]) -> None:
        """Parse arguments up to the closing bracket, and add them to those given by position or by name."""
        self.deeper(self.tokens[self.next])
        while not self.at(")"):
            here, then = self.tokens[self.next], self.tokens[min(self.next + 1, len(self.tokens) - 1)]
            if here.kind == "name" and then.is_mark("="):
                self.take()
                self.take()
                if here.text in by_name:
                    raise self.bad(here, f"“{here.text}” is given twice")
                by_name[here.text] = self.joined(0)
            else:
                given.append(self.joined(0))
            if not self.at(","):
                self.expect(")")
                break
        self.depth -= 1
