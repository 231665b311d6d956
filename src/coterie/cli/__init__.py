"""The `coterie` command. Each subcommand is a module of this room with a function `register(app)`.

| module | what |
|---|---|
| play, join, serve, replay | playing: alone, at a server's table, for others; records, step by step |
| cards, decks, rulings, masters | what a game has: its cards, decks, the ledger of its rules, content packs |
| simulate | bots that play many games |
| new_game | a game of one's own |
| terminal, open_table | the table at the terminal; one in the browser |
| request, setup_options, deck_files, flags, wrong | what a command line asks for, and what is said of one that is wrong |
| citations, progress, tables | who cites which ruling; how far a run is; tables that fit the screen |
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from coterie import __version__
from coterie.cli import wrong
from coterie.kernel.errors import BadOptions, CoterieError, printable

if TYPE_CHECKING:
    import typer

COMMANDS = ("play", "join", "serve", "simulate", "replay", "rulings", "new-game", "masters", "decks", "cards")
CLOSED = "Standard output is closed. Redirect it to /dev/null if you do not need it."


def make_app(arguments: Sequence[str] = ()) -> typer.Typer:
    """Return the command line: with the subcommand that is named, so that no other is loaded, or with all of them."""
    import typer

    app = typer.Typer(
        name="coterie",
        help="A rules-enforcing table for card and board games.",
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    asked = typer.Option(False, "--version", help="show the version and exit", callback=tell_version, is_eager=True)

    @app.callback()
    def common(version: bool = asked) -> None:
        pass

    named = [name for name in COMMANDS if name in arguments[:1]]
    for name in named or COMMANDS:
        module = f"coterie.cli.{name.replace('-', '_')}"
        if find_spec(module) is not None:
            import_module(module).register(app)
    return app


def tell_version(wanted: bool) -> None:
    """Print the version and leave, if that is what is wanted."""
    import typer

    if wanted:
        print(f"coterie {__version__}")
        raise typer.Exit


def main() -> None:
    """Run the command line. What a user can mend is said in one sentence, with exit code 2; no traceback."""
    if sys.stdout is None:
        fail(CLOSED)
    if sys.stdin is None:  # closed as well: nobody will type anything
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # until the program ends
    try:
        code = run(sys.argv[1:] or ["--help"])
        sys.stdout.flush()
        sys.exit(code)
    except CoterieError as problem:
        fail(str(problem))
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        drop_output()
        sys.exit(1)
    except OSError as problem:  # a full disk, an output that cannot be written
        where = f"{problem.filename}: " if problem.filename else ""
        drop_output()
        fail(printable(f"{where}{problem.strerror or problem}."))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return the exit code.

    What takes a while to load is loaded here, so that Ctrl+C is understood meanwhile.

    Raises:
        CoterieError: something that the user can mend, such as a wrong flag.
        KeyboardInterrupt: the user has stopped it.
    """
    import typer

    # What a wrong flag raises; its home differs between releases of typer.
    refused: type[Exception] = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")
    if said := wrong.twice(arguments):
        raise BadOptions(said)
    try:
        return int(make_app(arguments)(arguments, standalone_mode=False) or 0)
    except refused as problem:
        if type(problem).__name__ == "NoArgsIsHelpError":
            return 2  # the help has been printed already
        raise BadOptions(wrong.sentence(problem, arguments)) from None
    except typer.Abort:
        raise KeyboardInterrupt from None


def drop_output() -> None:
    """Let what is still to be printed go nowhere: Python would try once more at its end, and complain."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def fail(sentence: str) -> None:
    """Say a sentence and leave with exit code 2."""
    print(wrong.bounded(sentence), file=sys.stderr)
    sys.exit(2)
