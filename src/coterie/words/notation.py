"""Words as text: `Choose(DISTRICTS, Place(1, THAT)) >> Lower(1)`. Written and parsed by a grammar of ours, never
evaluated.

effects  = value { ">>" value }
value    = number | text | "(" [value { "," value }] ")" | name [ "(" arguments ")" ]
arguments = [argument { "," argument }]        argument = [ name "=" ] effects
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from coterie.kernel.errors import BadWords
from coterie.words.effects import Then
from coterie.words.nodes import CONSTANTS, NODES, Effect, Node

_TOKEN = re.compile(
    r"""\s*(?:(?P<number>-?\d+)|(?P<name>[A-Za-z_]\w*)|(?P<text>"[^"\n]*")|(?P<mark>>>|[(),=])|(?P<wrong>\S))"""
)
_PLAIN = {"True": True, "False": False, "None": None}


def write(value: Any) -> str:
    """The text notation of a node, or of a plain value within one."""
    for name, constant in CONSTANTS.items():
        if type(constant) is type(value) and constant == value:
            return name
    if isinstance(value, Then):
        return " >> ".join(write(part) for part in value.parts)
    if isinstance(value, Node):
        return f"{type(value).__name__}({', '.join(_arguments(value))})"
    if isinstance(value, tuple):
        return "(" + ", ".join(write(part) for part in value) + ("," if len(value) == 1 else "") + ")"
    return f'"{value}"' if isinstance(value, str) else repr(value)


def _arguments(node: Node) -> list[str]:
    out: list[str] = []
    by_name = False
    for name, field in type(node).__dataclass_fields__.items():  # type: ignore[attr-defined]  # every node is a dataclass
        value = getattr(node, name)
        if value == field.default and type(value) is type(field.default):
            by_name = True
            continue
        out.append(f"{name}={write(value)}" if by_name else write(value))
    return out


Spots = list[tuple[Node, int]]
"""Nodes with where their word begins in the text, those inside a node before it."""


def parse(text: str, place: Callable[[int], tuple[int, int]] | None = None, spots: Spots | None = None) -> Any:
    """The node that a text stands for.

    Args:
        text: the notation.
        place: turns an index of the text into line and column of the file that it stands in, for messages.
        spots: a list that gets every node with the index of its word.

    Raises:
        BadWords: the text is not in the language; it says where, what is wrong, and the nearest known word.
    """
    parser = _Parser(text, place, [] if spots is None else spots)
    try:
        value = parser.effects()
    except RecursionError:
        raise parser.bad(parser.tokens[0], "the words are nested too deeply") from None
    parser.expect_end()
    return value


class _Token(NamedTuple):
    """A token: its kind ("number", "name", "text", "mark", "wrong", "end"), its text, and where it begins."""

    kind: str
    text: str
    at: int


class _Parser:
    """Recursive descent, a method for each rule of the grammar above; `next` is the token that comes next."""

    def __init__(self, text: str, place: Callable[[int], tuple[int, int]] | None, spots: Spots) -> None:
        self.text, self.place, self.spots = text, place or self.within, spots
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
        """The error about a token, with its place."""
        line, column = self.place(token.at)
        end = "" if sentence.endswith("?") else "."
        return BadWords(f"line {line}, column {column}: {sentence}{end}", line, column)

    def within(self, at: int) -> tuple[int, int]:
        """Line and column in the text itself."""
        before = self.text[:at]
        return before.count("\n") + 1, at - before.rfind("\n")

    def take(self) -> _Token:
        """The next token, used up."""
        token = self.tokens[self.next]
        self.next = min(self.next + 1, len(self.tokens) - 1)
        return token

    def at(self, mark: str) -> bool:
        """Whether a mark comes next; if so it is used up."""
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

    def effects(self) -> Any:
        """value { ">>" value }"""
        start = self.tokens[self.next]
        value = self.value()
        while self.at(">>"):
            more = self.tokens[self.next]
            following = self.value()
            for token, part in ((start, value), (more, following)):
                if not isinstance(part, Effect):
                    raise self.bad(token, f"“{token.text}” is not an effect, so “>>” cannot follow or precede it")
            value = value >> following
        return value

    def value(self) -> Any:
        """A number, a text, a row or a word."""
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
        """What stands between round brackets: several values, or one that is bracketed for clarity."""
        values: list[Any] = []
        while not self.at(")"):
            values.append(self.effects())
            if not self.at(","):
                self.expect(")")
                return values[0] if len(values) == 1 else tuple(values)
        return tuple(values)

    def word(self, token: _Token) -> Any:
        """A name, perhaps with arguments: a node, or what the name stands for."""
        name = token.text
        if name in _PLAIN:
            return _PLAIN[name]
        if name in CONSTANTS:
            self.spots.append((CONSTANTS[name], token.at))
            return CONSTANTS[name]
        if name not in NODES:
            near = difflib.get_close_matches(name, [*NODES, *CONSTANTS], 1, 0.5)
            hint = f"; did you mean “{near[0]}”?" if near else ""
            raise self.bad(token, f"“{name}” is not a known word{hint}")
        given: list[Any] = []
        by_name: dict[str, Any] = {}
        if self.at("("):
            self.arguments(given, by_name)
        fields = NODES[name].FIELDS
        for wrong in [key for key in by_name if key not in fields]:
            near = difflib.get_close_matches(wrong, fields, 1, 0.5)
            hint = f"; did you mean “{near[0]}”?" if near else f"; it has {', '.join(fields) or 'none'}"
            raise self.bad(token, f"“{name}” has no part “{wrong}”{hint}")
        try:
            made = NODES[name](*given, **by_name)
        except TypeError:
            raise self.bad(token, f"“{name}” takes the parts ({', '.join(fields)})") from None
        self.spots.append((made, token.at))
        return made

    def arguments(self, given: list[Any], by_name: dict[str, Any]) -> None:
        """The arguments up to the closing bracket, by place and by name."""
        while not self.at(")"):
            here, then = self.tokens[self.next], self.tokens[min(self.next + 1, len(self.tokens) - 1)]
            if here.kind == "name" and then.text == "=" and then.kind == "mark":
                self.take(), self.take()
                if here.text in by_name:
                    raise self.bad(here, f"“{here.text}” is given twice")
                by_name[here.text] = self.effects()
            else:
                given.append(self.effects())
            if not self.at(","):
                self.expect(")")
                return
