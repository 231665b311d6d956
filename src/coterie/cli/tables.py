"""Tables as wide as the terminal, or of a fixed width on a pipe."""

from __future__ import annotations

import sys

from rich.console import Console

PIPE_WIDTH = 100


def console() -> Console:
    """Return a console that prints texts as they are."""
    width = None if sys.stdout.isatty() else PIPE_WIDTH
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Console(width=width, highlight=False, markup=False, emoji=False)
