"""Words as text: `Choose(DISTRICTS & ~SIGIL, Bring(1, THAT)) >> Lower(1)`. The text is written and parsed by our own grammar
and never evaluated. Operators bind as in Python.

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

DEEPEST = 40  # brackets within brackets
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
_TIGHT = 4  # how tightly a word without an operator binds


def write(value: Any, vocabulary: Vocabulary) -> str:
    """Return the text notation of a word, or of a plain value within one."""
    return _write(value, vocabulary, 0)


def _write(value: Any, vocabulary: Vocabulary, around: int) -> str:
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


Spots = list[tuple[Word, int]]
"""Words with where they begin in the text, those inside a word before it."""


def parse(
    text: str,
    vocabulary: Vocabulary,
    place: Callable[[int], tuple[int, int]] | None = None,
    spots: Spots | None = None,
) -> Any:
    """Return the word that a text stands for.

    Args:
        text: the notation.
        vocabulary: the words of the game.
        place: converts an index of the text into line and column of its file, for messages.
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


class _Parser:
    """Recursive descent, a method for each rule of the grammar above; `next` is the token that comes next."""

    def __init__(
        self, text: str, vocabulary: Vocabulary, place: Callable[[int], tuple[int, int]] | None, spots: Spots
    ) -> None:
        self.text, self.vocabulary, self.place, self.spots = text, vocabulary, place or self.within, spots
        self.depth = 0
        self.tokens: list[_Token] = []
        at = 0
        while at < len(text.rstrip()):
            found = _TOKEN.match(text, at)
            assert found is not None  # "wrong" matches anything
            assert found.lastgroup is not None
            self.tokens.append(_Token(found.lastgroup, found[found.lastgroup], found.start(found.lastgroup)))
            at = found.end()
        self.tokens.append(_Token("end", "the end", len(text)))
        self.next = 0
        for token in self.tokens:
            if token.kind == "wrong":
                raise self.bad(token, f"“{token.text}” cannot stand here")

    def bad(self, token: _Token, sentence: str) -> BadWords:
        """Return the error about a token, with its place."""
        line, column = self.place(token.at)
        end = "" if sentence.endswith("?") else "."
        return BadWords(f"line {line}, column {column}: {sentence}{end}", line, column)

    def within(self, at: int) -> tuple[int, int]:
        """Return line and column in the text itself."""
        before = self.text[:at]
        return before.count("\n") + 1, at - before.rfind("\n")

    def take(self) -> _Token:
        """Return the next token, used up."""
        token = self.tokens[self.next]
        self.next = min(self.next + 1, len(self.tokens) - 1)
        return token

    def at(self, mark: str) -> bool:
        """Return whether a mark comes next; if so it is used up."""
        if self.tokens[self.next].text == mark and self.tokens[self.next].kind == "mark":
            self.take()
            return True
        return False

    def expect(self, mark: str) -> None:
        """Use up a mark that must come next."""
        if not self.at(mark):
            token = self.tokens[self.next]
            raise self.bad(token, f"expected “{mark}” instead of “{token.text}”")

    def expect_end(self) -> None:
        token = self.tokens[self.next]
        if token.kind != "end":
            raise self.bad(token, f"“{token.text}” is one too many")

    def joined(self, binds: int) -> Any:
        """Return a row of values with an operator between them, or anything that binds more tightly."""
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
        """Return a value, perhaps behind a "~"."""
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
        """Go one level deeper, so far as is allowed."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.bad(token, "the words are nested too deeply")

    def value(self) -> Any:
        """Return a number, a text, a row or a word."""
        token = self.take()
        if token.kind == "number":
            if len(token.text) > 9:
                raise self.bad(token, "this number is too large")
            return int(token.text)
        if token.kind == "text":
            return token.text[1:-1]
        if token.text == "(" and token.kind == "mark":
            return self.row()
        if token.kind == "name":
            return self.word(token)
        raise self.bad(token, f"expected a word instead of “{token.text}”")

    def row(self) -> Any:
        """Return what stands between round brackets: several values, or one that is bracketed for clarity."""
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
        """Return a name, perhaps with arguments: a node, or what the name stands for."""
        name = token.text
        if name in _PLAIN:
            return _PLAIN[name]
        named = self.vocabulary.names.get(name)
        if named is not None:
            self.spots.append((named, token.at))
            return named
        word = self.vocabulary.words.get(name)
        if word is None:
            near = nearest(name, [*self.vocabulary.words, *self.vocabulary.names])
            raise self.bad(token, f"“{name}” is not a known word" + (f"; did you mean “{near[0]}”?" if near else ""))
        given: list[Any] = []
        by_name: dict[str, Any] = {}
        if self.at("("):
            self.arguments(given, by_name)
        fields = word.__struct_fields__
        for wrong in [key for key in by_name if key not in fields]:
            raise self.bad(token, f"“{name}” has no part “{wrong}”{instead(wrong, fields or ('none',))}")
        try:
            made = word(*given, **by_name)
        except TypeError:
            raise self.bad(token, f"“{name}” takes the parts ({', '.join(fields)})") from None
        self.spots.append((made, token.at))
        return made

    def arguments(self, given: list[Any], by_name: dict[str, Any]) -> None:
        """The arguments up to the closing bracket, by place and by name."""
        self.deeper(self.tokens[self.next])
        while not self.at(")"):
            here, then = self.tokens[self.next], self.tokens[min(self.next + 1, len(self.tokens) - 1)]
            if here.kind == "name" and then.text == "=" and then.kind == "mark":
                self.take(), self.take()
                if here.text in by_name:
                    raise self.bad(here, f"“{here.text}” is given twice")
                by_name[here.text] = self.joined(0)
            else:
                given.append(self.joined(0))
            if not self.at(","):
                self.expect(")")
                break
        self.depth -= 1
