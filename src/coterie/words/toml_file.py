"""TOML with positions: the values of a file, and the position of each key and each character of each text.

The standard `tomllib` reads the values and rejects invalid TOML; this module only adds positions to a file that `tomllib` has
accepted. Messages about words inside a text can then give the line and column in the file, whatever its escapes and line ends.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

from coterie.kernel.errors import BadWords

Path = tuple[str | int, ...]

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_BLANK = re.compile(r"[ \t]*")
_SPACE = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_PLAIN = re.compile(r"[^,\]}#\n]+")
_FOLD = re.compile(r"\\[ \t]*\n[ \t\n]*")  # a line that goes on: backslash, line end, indentation
_TOMLLIB = re.compile(r"(?P<what>.*?) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL)
_ESCAPED = {"x": 4, "u": 6, "U": 10}


@dataclass
class TomlFile:
    """The contents of a TOML file with positions.

    Attributes:
        text: the file.
        data: its values.
        keys: the position of each key by its path.
        values: the position of each value by its path.
        letters: the positions of the characters and the end of each text, by its path.
    """

    text: str
    data: dict[str, Any]
    keys: dict[Path, int] = field(default_factory=dict)
    values: dict[Path, int] = field(default_factory=dict)
    letters: dict[Path, list[int]] = field(default_factory=dict)

    def spot(self, at: int) -> tuple[int, int]:
        """Return the line and column of an index of the file, both from 1."""
        return self.text.count("\n", 0, at) + 1, at - self.text.rfind("\n", 0, at)

    def of_key(self, path: Path) -> tuple[int, int]:
        """Return the line and column of a key, or of the nearest table above it if the file does not have the key."""
        while path and path not in self.keys:
            path = path[:-1]
        return self.spot(self.keys.get(path, 0))

    def of_value(self, path: Path, letter: int = 0) -> tuple[int, int]:
        """Return the line and column of a value, or of a character within a text."""
        if path in self.letters:
            letters = self.letters[path]
            return self.spot(letters[min(letter, len(letters) - 1)])
        return self.spot(self.values[path]) if path in self.values else self.of_key(path)


def read(text: str) -> TomlFile:
    """Return the contents of a TOML text with positions.

    Raises:
        BadWords: it is not TOML; the message has the line and column.
    """
    text = text.replace("\r\n", "\n")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise _not_toml(text, str(problem)) from None
    except RecursionError:
        raise BadWords("line 1, column 1: the tables are nested too deeply.", 1, 1) from None
    file = TomlFile(text, data)
    _Walk(file).all()
    return file


def _not_toml(text: str, message: str) -> BadWords:
    """Return the error for a message of `tomllib`."""
    found = _TOMLLIB.fullmatch(message)
    lines = text.split("\n")
    line, column = len(lines), len(lines[-1]) + 1
    what = message
    if found is not None:
        what = found["what"]
        if found["line"]:
            line, column = int(found["line"]), int(found["column"])
    return BadWords(f"line {line}, column {column}: this is not TOML ({what[:1].lower() + what[1:]}).", line, column)


class _Walk:
    """Walks through a file that is known to be TOML and records positions; `at` is the current index."""

    def __init__(self, file: TomlFile) -> None:
        self.file, self.text, self.at = file, file.text, 0
        self.rows: dict[Path, int] = {}  # the number of tables in each array of tables so far

    def skip(self, what: re.Pattern[str]) -> None:
        """Move past a match of a pattern, if there is one here."""
        found = what.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def take(self, mark: str) -> bool:
        """Return whether a mark is here, and if so move past it."""
        if self.text.startswith(mark, self.at):
            self.at += len(mark)
            return True
        return False

    def all(self) -> None:
        """Walk through the whole file."""
        table: Path = ()
        self.skip(_SPACE)
        while self.at < len(self.text):
            if self.take("[["):
                table = self.header(many=True)
            elif self.take("["):
                table = self.header(many=False)
            else:
                self.pair(table)
            self.skip(_SPACE)

    def header(self, many: bool) -> Path:
        """Return the path of the table after `[` or `[[`, and move past its header."""
        path: Path = ()
        for at, key in self.dotted():
            path = (*path, key)
            self.file.keys.setdefault(path, at)
            if path in self.rows and not many:
                path = (*path, self.rows[path] - 1)
        self.take("]]" if many else "]")
        if many:
            self.rows[path] = self.rows.get(path, 0) + 1
            path = (*path, self.rows[path] - 1)
        return path

    def dotted(self) -> list[tuple[int, str]]:
        """Return the parts of a key, each with its position, and move past it."""
        parts: list[tuple[int, str]] = []
        while True:
            self.skip(_BLANK)
            start = self.at
            if self.text[self.at : self.at + 1] in ("'", '"'):
                parts.append((start, self.string()[0]))
            else:
                self.skip(_BARE)
                parts.append((start, self.text[start : self.at]))
            self.skip(_BLANK)
            if not self.take("."):
                return parts

    def pair(self, table: Path) -> None:
        """Move past `key = value`."""
        path = table
        for at, key in self.dotted():
            path = (*path, key)
            self.file.keys.setdefault(path, at)
        self.take("=")
        self.skip(_BLANK)
        self.value(path)

    def value(self, path: Path) -> None:
        """Move past a value of any kind."""
        self.file.values[path] = self.at
        if self.text[self.at : self.at + 1] in ("'", '"'):
            self.file.letters[path] = self.string()[1]
        elif self.take("["):
            self.array(path)
        elif self.take("{"):
            self.inline(path)
        else:
            self.skip(_PLAIN)

    def array(self, path: Path) -> None:
        """Move past the values of an array."""
        number = 0
        self.skip(_SPACE)
        while not self.take("]"):
            self.value((*path, number))
            number += 1
            self.skip(_SPACE)
            self.take(",")
            self.skip(_SPACE)

    def inline(self, path: Path) -> None:
        """Move past the pairs of an inline table."""
        self.skip(_SPACE)
        while not self.take("}"):
            self.pair(path)
            self.skip(_SPACE)
            self.take(",")
            self.skip(_SPACE)

    # ── texts ───────────────────────────────────────────────────────────────────────────────────────────────────

    def string(self) -> tuple[str, list[int]]:
        """Return a text of any of the four kinds, with the position of each character and of its end, and move past it."""
        quote = self.text[self.at]
        if self.take(quote * 3):
            self.take("\n")
            return self.characters(quote, quote * 3)
        self.at += 1
        return self.characters(quote, quote)

    def characters(self, quote: str, end: str) -> tuple[str, list[int]]:
        """Return the characters up to the closing quotes, with their positions, and move past the quotes.

        Args:
            quote: the quotation mark; escapes count only in double quotes.
            end: the closing quotes.
        """
        out: list[str] = []
        letters: list[int] = []
        while not self.closes(end):
            if quote == '"' and self.text[self.at] == "\\":
                self.escape(out, letters, len(end) == 3)
                continue
            out.append(self.text[self.at])
            letters.append(self.at)
            self.at += 1
        letters.append(self.at)
        self.at += len(end)
        return "".join(out), letters

    def closes(self, end: str) -> bool:
        """Return whether the closing quotes begin here; of up to five quotation marks in a row, the last three close."""
        if not self.text.startswith(end, self.at):
            return False
        return len(end) == 1 or not self.text.startswith(end, self.at + 1)

    def escape(self, out: list[str], letters: list[int], long: bool) -> None:
        """Add the character of an escape, if it stands for one, and move past it.

        Args:
            out: the characters so far.
            letters: their positions.
            long: whether the text has three quotes, so that a backslash at the end of a line joins it to the next.
        """
        fold = _FOLD.match(self.text, self.at) if long else None
        if fold is not None:
            self.at = fold.end()
            return
        kind = self.text[self.at + 1]
        length = _ESCAPED.get(kind, 2)
        code = self.text[self.at + 2 : self.at + length]
        out.append(chr(int(code, 16)) if code else _NAMED.get(kind, kind))
        letters.append(self.at)
        self.at += length


_NAMED = {"b": "\b", "e": "\x1b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}
