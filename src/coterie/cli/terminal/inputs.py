"""Where typed lines come from: a terminal, a pipe, a test."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import TextIO

from rich.console import Console


class Ended(Exception):
    """No line will come any more."""


class Lines:
    """Lines of a pipe or of a test; each is written out behind the prompt, so that the output reads like a dialogue."""

    live = False

    def __init__(self, console: Console, source: Iterable[str]) -> None:
        self.console, self.source = console, iter(source)

    def ask(self, prompt: str) -> str:
        """The next line.

        Raises:
            Ended: there is none.
        """
        for line in self.source:
            text = line.rstrip("\n")
            self.console.print(f"{prompt}{text}", markup=False, highlight=False, soft_wrap=True)
            return text
        self.console.print(prompt, markup=False, highlight=False)
        raise Ended


class Keyboard:
    """A person at a terminal, with line editing where the system has it."""

    live = True

    def __init__(self, console: Console) -> None:
        self.console = console
        with suppress(ImportError):
            import readline  # noqa: F401  # input() edits lines once it is loaded

    def ask(self, prompt: str) -> str:
        """The next line.

        Raises:
            Ended: the person has closed the input.
        """
        try:
            return input(prompt)
        except EOFError:
            self.console.print()
            raise Ended from None


Source = Lines | Keyboard


def source_for(console: Console, stdin: TextIO | None = None) -> Source:
    """The keyboard where there is one, else the lines of the pipe."""
    stdin = stdin or sys.stdin
    return Keyboard(console) if stdin.isatty() else Lines(console, stdin)
