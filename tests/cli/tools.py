"""Sessions driven by scripted lines, and the command line as a process of its own."""

import io
import os
import subprocess
import sys

from rich.console import Console

import coterie
from coterie.cli.request import Request
from coterie.cli.terminal.bots import Bots
from coterie.cli.terminal.inputs import Lines
from coterie.cli.terminal.session import Session

COTERIE = [sys.executable, "-m", "coterie"]


class Typist(Lines):
    """Lines that count as typed at a terminal."""

    live = True


class Interrupting(Lines):
    """Lines among which Ctrl-C is pressed wherever the line is "^C"."""

    def ask(self, prompt: str) -> str:
        line = super().ask(prompt)
        if line == "^C":
            raise KeyboardInterrupt
        return line


def masters(seed=7, **setup):
    """Return a game of Masters of the Night."""
    return coterie.game("masters").start(setup, seed=seed)


def request(game="masters", setup=None, terminal=False, **more):
    """Return what a command line asks for."""
    return Request(game, setup or {}, {name: str(value) for name, value in more.items()}, terminal)


def session(state, lines=(), *, width=100, bots=(), kind="random", source=Lines, **more):
    """Return a session with scripted input, and the text that it writes."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False)
    return Session(state, console, source(console, lines), Bots(list(bots), kind, 1), **more), out


def played(state, *lines, **more):
    """Run a session to its end: (exit code, what was written, the session)."""
    made, out = session(state, lines, **more)
    code = made.run()
    return code, out.getvalue(), made


def run(*arguments, text="", cwd=None, **environment):
    """Run the command line in a process of its own, with a pipe as its input."""
    return subprocess.run(
        [*COTERIE, *map(str, arguments)], input=text, capture_output=True, text=True, check=False, cwd=cwd, timeout=120,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )  # fmt: skip
