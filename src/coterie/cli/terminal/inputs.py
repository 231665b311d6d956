"""Sources of typed lines: a terminal, a pipe, a test."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread, current_thread, main_thread
from typing import Any, TextIO

from rich.console import Console


class Ended(Exception):
    """The input has ended."""


class HungUp(KeyboardInterrupt):
    """The terminal was closed, or the process told to end; `number` is the signal's."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextmanager
def hang_ups() -> Iterator[None]:
    """Raise `HungUp` on signals that would end the process silently; only the main thread can."""

    def stop(number: int, frame: Any) -> None:
        raise HungUp(number)

    if current_thread() is not main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Lines:
    """Lines of a pipe or a test; each is echoed after the prompt, so that the output reads like a dialogue."""

    live = False

    def __init__(self, console: Console, source: Iterable[str]) -> None:
        self.console, self.source = console, iter(source)

    def ask(self, prompt: str) -> str:
        """Return the next line.

        Raises:
            Ended: there is none.
        """
        for line in self.source:
            text = line.rstrip("\n")
            self.console.print(f"{prompt}{text}", markup=False, highlight=False, soft_wrap=True)
            return text
        self.console.print(prompt, markup=False, highlight=False)
        raise Ended

    def again(self, prompt: str) -> None:
        """Do nothing: the prompt was printed with the line that was read."""


class Keyboard:
    """A person at a terminal, with line editing if the system has it."""

    live = True

    def __init__(self, console: Console) -> None:
        self.console = console
        self.begun: Callable[[], str] = str  # the part of a line typed so far
        with suppress(ImportError):
            import readline  # input() edits lines once it is loaded

            self.begun = readline.get_line_buffer

    def ask(self, prompt: str) -> str:
        """Return the next line.

        Raises:
            Ended: the person has closed the input.
        """
        try:
            return input(prompt)
        except (EOFError, OSError):  # the latter if the terminal no longer exists
            with suppress(OSError):
                self.console.print()
            raise Ended from None

    def again(self, prompt: str) -> None:
        """Print the prompt again with what has been typed, because something was drawn in between."""
        self.console.print(f"{prompt}{self.begun()}", end="", markup=False, highlight=False, soft_wrap=True)


Source = Lines | Keyboard


def source_for(console: Console, stdin: TextIO | None = None) -> Source:
    """Return the keyboard if there is one, else the lines of the pipe."""
    stdin = stdin or sys.stdin
    return Keyboard(console) if stdin.isatty() else Lines(console, stdin)


# ── asking while something else goes on ─────────────────────────────────────────────────────────────────────────────


async def typed(source: Source, prompt: str) -> str:
    """Return the next line of a source while the event loop runs.

    A daemon thread waits for the line, so that Ctrl+C ends the program at once and not with the next line.

    Raises:
        Ended: there is none.
    """
    loop = asyncio.get_running_loop()
    found: asyncio.Future[str] = loop.create_future()

    def told(line: str, problem: Exception | None) -> None:
        if not found.done() and problem is None:
            found.set_result(line)
        elif not found.done() and problem is not None:
            found.set_exception(problem)

    def ask() -> None:
        line, problem = "", None
        try:
            line = source.ask(prompt)
        except Exception as trouble:
            problem = trouble
        with suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(told, line, problem)

    Thread(target=ask, daemon=True).start()
    return await found


@contextmanager
def terminal_kept(stdin: TextIO | None = None) -> Iterator[None]:
    """Restore the terminal's state, even if a prompt is still waiting at the end."""
    stdin = stdin or sys.stdin
    if not stdin.isatty():
        yield
        return
    import termios

    kept = termios.tcgetattr(stdin)
    try:
        yield
    finally:
        termios.tcsetattr(stdin, termios.TCSADRAIN, kept)
