"""Consoles as wide as the terminal, or of a fixed width on a pipe, and tables of numbers for them."""

from __future__ import annotations

import os
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from coterie.cli.terminal.skin import PlainFile

PIPE_WIDTH = 100


def console() -> Console:
    """Return a console that prints texts as they are."""
    _replace_errors(sys.stdout, sys.stderr)
    return Console(width=None if sys.stdout.isatty() else PIPE_WIDTH, highlight=False, markup=False, emoji=False)


def game_console() -> Console:
    """Return a console for playing: $COLUMNS sets its width on a pipe, and it is plain where the encoding is.

    NO_COLOR switches colours off.
    """
    _replace_errors(sys.stdin, sys.stdout, sys.stderr)
    columns = os.environ.get("COLUMNS", "")
    given = int(columns) if columns.isdecimal() and len(columns) < 6 else 0
    width = None if sys.stdout.isatty() else given or PIPE_WIDTH
    plain = not (sys.stdout.encoding or "").lower().startswith("utf")
    file: Any = PlainFile(sys.stdout) if plain else None
    return Console(file=file, width=width, highlight=False, markup=False, emoji=False)


def _replace_errors(*streams: Any) -> None:
    """Let streams replace what their encoding cannot express."""
    for stream in streams:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def number_table(*columns: str, title: str | None = None) -> Table:
    """Return an empty table whose columns are aligned to the right, but for the first one."""
    table = Table(*columns, title=title, title_justify="left")
    for column in table.columns[1:]:
        column.justify = "right"
    return table
