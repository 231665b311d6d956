"""The `coterie` command. Each subcommand is a module of this room with a function `command`."""

from __future__ import annotations

import sys
from importlib import import_module

import typer

from coterie.kernel.errors import CoterieError

# name on the command line: (module, group); a module is imported only when the command line is taken apart.
COMMANDS = ("play", "simulate", "replay", "rulings", "masters")

app = typer.Typer(
    name="coterie",
    help="A rules-enforcing table for games of the night.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def main() -> None:
    """Run the command line. What a user can mend is said in a sentence, with exit code 2; no traceback."""
    for name in COMMANDS:
        import_module(f"coterie.cli.{name}").register(app)
    try:
        app()
    except CoterieError as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        sys.exit(130)
