"""The errors that a user may see: a small family of exceptions, whose messages say what to do."""

from __future__ import annotations

import unicodedata

QUOTED = 80  # characters of what is quoted


def printable(text: str) -> str:
    """Return a text that cannot control a terminal: control and format characters become “�”, but line ends are kept."""
    if text.isprintable():
        return text
    return "".join("�" if c != "\n" and unicodedata.category(c)[0] == "C" else c for c in text)


def one_line(text: str) -> str:
    """Return a text as a single line, with “�” for each control or format character."""
    return printable(" ".join(text.split()))


def shortened(text: str) -> str:
    """Return a text for quoting in a message: on one line, and not too long."""
    line = one_line(text[: 2 * QUOTED])
    return line if len(line) <= QUOTED else line[: QUOTED - 1] + "…"


class CoterieError(Exception):
    """Any error that a user can fix. `str(error)` is a sentence for people, never a traceback.

    The sentence may quote an untrusted file, so it contains no control characters.
    """

    def __str__(self) -> str:
        return printable(super().__str__())


class IllegalChoice(CoterieError):
    """A choice that the question does not offer; the message says what is possible. Nothing has changed."""


class BadOptions(CoterieError):
    """A set-up option that does not exist, or an invalid value."""


class BadPosition(CoterieError):
    """A position text that cannot be read."""


class BadRecord(CoterieError):
    """A record that cannot be replayed. `line` is the line to look at; `state` the last position that could be
    reached."""

    def __init__(self, sentence: str, line: int = 0, state: object = None) -> None:
        super().__init__(sentence)
        self.line = line
        self.state = state


class BadWords(CoterieError):
    """Text notation that is not in the language. `line` and `column` (from 1) say where."""

    def __init__(self, sentence: str, line: int = 0, column: int = 0) -> None:
        super().__init__(sentence)
        self.line = line
        self.column = column


class RulesError(Exception):
    """A mistake in the program, not of a user: two questions in one step, a question without options, and the like."""
