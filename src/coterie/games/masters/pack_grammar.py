"""Reading a content pack: tables and keys, numbers, texts and words, with the position of each problem."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import methodcaller
from typing import Any, NamedTuple, TypeVar

from coterie.games.masters.words.fits import Home, fits
from coterie.games.masters.words.vocabulary import VOCABULARY
from coterie.kernel.errors import BadWords
from coterie.kernel.nearest import instead
from coterie.words import notation
from coterie.words.checking import misfits
from coterie.words.effects import Effect
from coterie.words.groups import Group
from coterie.words.standing import Standing
from coterie.words.toml_file import Path, TomlFile
from coterie.words.word import Word

N = TypeVar("N", bound=Word)

SORTS: dict[type[Word], str] = {
    Effect: "an effect, such as Veil(-1)",
    Group: "a group, such as RED",
    Standing: "something that holds while the card lies there, such as Bars(\"hunt\")",
}  # fmt: skip
OURS = (
    "coterie.words.effects", "coterie.words.picking", "coterie.words.groups", "coterie.words.filters",
    "coterie.words.conditions", "coterie.words.amounts", "coterie.games.masters.words.",
)  # fmt: skip
LARGEST = 99  # the size of a number in words
_QUOTED = re.compile("“([^”]*)”|'([^']*)'")


class Problem(NamedTuple):
    """A problem with a pack; line and column are 0 if the pack is not a file."""

    line: int
    column: int
    sentence: str

    def __str__(self) -> str:
        end = "" if self.sentence.endswith("?") else "."
        return (f"line {self.line}, column {self.column}: " if self.line else "") + self.sentence + end


@dataclass
class Source:
    """The data of a pack, its file with positions if it is one, and the problems found."""

    data: Mapping[str, Any]
    file: TomlFile | None = None
    problems: list[Problem] = field(default_factory=list)

    def wrong(self, sentence: str, spot: tuple[int, int] | None, path: Path = ()) -> None:
        """Record a problem; if the pack is not a file, its sentence names the table and the key instead of line and column."""
        if spot is None:
            sentence = f"{'.'.join(map(str, path))}: {sentence}"
        self.problems.append(Problem(*(spot or (0, 0)), sentence))


def meant(word: str, known: Iterable[str], what: str) -> str:
    """Return a sentence about a name that does not exist, with the nearest one that does, or all of them."""
    known = sorted(known)
    return f"there is no {what} “{word}”{instead(word, known)}"


class Entry:
    """A table of a pack. Reading a key that is left out or wrong returns the default.

    Attributes:
        path: its path in the file.
        data: its keys and values.
    """

    def __init__(self, source: Source, path: Path, data: Any) -> None:
        self.source, self.path = source, path
        self.data: Mapping[str, Any] = {}
        if isinstance(data, Mapping):
            self.data = data
        else:
            self.at_key("it must be a table, such as [" + ".".join(map(str, path)) + "]")

    def __contains__(self, key: str) -> bool:
        return key in self.data

    # ── problems ────────────────────────────────────────────────────────────────────────────────────────────────

    def at_key(self, sentence: str, *keys: str | int) -> None:
        """Record a problem with a key, or with the table itself."""
        path, file = (*self.path, *keys), self.source.file
        self.source.wrong(sentence, file.of_key(path) if file else None, path)

    def at_value(self, sentence: str, *keys: str | int, letter: int = 0) -> None:
        """Record a problem with a value, or with a character of a text."""
        path, file = (*self.path, *keys), self.source.file
        self.source.wrong(sentence, file.of_value(path, letter) if file else None, path)

    def only(self, *keys: str) -> None:
        """Record a problem with each key that is not one of these."""
        for key in self.data:
            if key not in keys:
                self.at_key(meant(key, keys, "key"), key)

    # ── values ──────────────────────────────────────────────────────────────────────────────────────────────────

    def table(self, key: str) -> Entry:
        """Return a table within this one, an empty one if it is left out."""
        return Entry(self.source, (*self.path, key), self.data.get(key, {}))

    def text(self, key: str, default: str) -> str:
        """Return a short text on one line."""
        value = self.data.get(key, default)
        if isinstance(value, str) and value.strip() and len(value) <= 80 and value.isprintable():
            return value
        self.at_value(f"“{key}” must be a text of 1 to 80 characters on one line", key)
        return default

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """Return a whole number within its bounds."""
        value = self.data.get(key, default)
        if type(value) is int and least <= value <= most:
            return value
        self.at_value(f"“{key}” must be a whole number from {least} to {most}", key)
        return default

    def pair(self, key: str, default: tuple[int, int], least: int, most: int) -> tuple[int, int]:
        """Return two whole numbers within their bounds."""
        value = self.data.get(key, default)
        if isinstance(value, list | tuple) and len(value) == 2:
            first, second = value
            if type(first) is int and type(second) is int and least <= min(value) and max(value) <= most:
                return first, second
        self.at_value(f"“{key}” must be two whole numbers from {least} to {most}, such as [{least}, {most}]", key)
        return default

    def flag(self, key: str, default: bool) -> bool:
        """Return true or false."""
        value = self.data.get(key, default)
        if isinstance(value, bool):
            return value
        self.at_value(f"“{key}” must be true or false", key)
        return default

    def choice(self, key: str, default: str, known: tuple[str, ...]) -> str:
        """Return one of some texts."""
        value = self.data.get(key, default)
        if value in known:
            return str(value)
        self.at_value(meant(str(value), [name or '""' for name in known], f"{key}"), key)
        return default

    # ── words ───────────────────────────────────────────────────────────────────────────────────────────────────

    def effect(self, key: str, home: Home) -> Effect | None:
        """Return an effect, or None if it is left out or empty."""
        return self._words(self.data.get(key, ""), (key,), Effect, home)

    def group(self, key: str, home: Home) -> Group | None:
        """Return a group of things on the table, or None if it is left out."""
        return self._words(self.data[key], (key,), Group, home) if key in self.data else None

    def standing(self, key: str, home: Home) -> tuple[Standing, ...]:
        """Return the standing abilities of a card, from one text or a list of texts."""
        value = self.data.get(key, [])
        if isinstance(value, str):
            found = [self._words(value, (key,), Standing, home)]
        elif isinstance(value, list | tuple):
            found = [self._words(text, (key, i), Standing, home) for i, text in enumerate(value)]
        else:
            self.at_value(f"“{key}” must be a text with words, or a list of them", key)
            return ()
        return tuple(node for node in found if node is not None)

    def _words(self, text: Any, keys: Path, sort: type[N], home: Home) -> N | None:
        """Return the word that a text stands for, None if it is empty or wrong.

        Args:
            text: the text.
            keys: the path of the text within this table.
            sort: the required sort of word.
            home: where the word stands.
        """
        if not isinstance(text, str):
            self.at_value(f"“{keys[0]}” must be a text with words", *keys)
            return None
        if not text.strip():
            return None
        spots: notation.Spots = []
        file, path = self.source.file, (*self.path, *keys)
        try:
            node = notation.parse(text, VOCABULARY, (lambda at: file.of_value(path, at)) if file else None, spots)
        except BadWords as problem:
            self._bad_words(problem, path)
            return None
        if not isinstance(node, sort):
            self.at_value(f"“{keys[0]}” must be {SORTS[sort]}", *keys)
            return None
        return node if self._sound(node, text, keys, spots, home) else None

    def _bad_words(self, problem: BadWords, path: Path) -> None:
        """Record a problem of the grammar, which already has its position."""
        sentence = str(problem).partition(": ")[2].removesuffix(".")
        self.source.wrong(sentence, (problem.line, problem.column) if self.source.file else None, path)

    def _sound(self, node: Word, text: str, keys: Path, spots: notation.Spots, home: Home) -> bool:
        """Return whether a word has no problems, and record those that it has; every part must make sense where it stands."""
        said: list[str] = []
        for part, at in spots:
            if not type(part).__module__.startswith(OURS):
                said.append(f"“{type(part).__name__}” is a word of other games")
                self.at_value(said[-1], *keys, letter=at)
                return False
        for look in (_unfit, methodcaller("check")):  # `check` relies on fields of the right sorts
            for part, at in [] if said else spots:
                for sentence in look(part):
                    if sentence not in said:
                        said.append(sentence)
                        self.at_value(sentence, *keys, letter=_within(text, at, sentence))
        if not said:
            for problem in fits(node, home):
                at = next((at for part, at in spots if part is problem.node), 0)
                word = re.match(r"\w+", text[at:].lstrip())
                said.append(problem.sentence)
                self.at_value(f"“{word[0] if word else text}”: {problem.sentence}", *keys, letter=at)
        return not said


def _unfit(node: Word) -> list[str]:
    """Return problems with fields of a wrong sort, and with numbers so large that they could keep the game busy for hours."""
    values = [getattr(node, name) for name in node.__struct_fields__]
    return misfits(node) + [
        f"{type(node).__name__}: {value} is out of bounds; numbers go from -{LARGEST} to {LARGEST}"
        for value in values
        if type(value) is int and abs(value) > LARGEST
    ]


def _within(text: str, at: int, sentence: str) -> int:
    """Return the index of the wrong value that a sentence about a word quotes, or else that of the word."""
    for quoted in _QUOTED.finditer(sentence):
        found = text.find(f'"{quoted[1] or quoted[2]}"', at)
        if found >= 0:
            return found
    return at
