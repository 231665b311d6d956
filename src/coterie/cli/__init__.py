"""The `coterie` command. Each subcommand is a module of this package with a function `register(app)`.

| module | what |
|---|---|
| play, invite, join, serve, replay | playing alone, making and joining shared tables, serving them, stepping through records |
| cards, decks, rulings, masters | a game's cards, decks, ledger of rules, and content packs |
| simulate | bots that play many games |
| new_game | starting a game of your own |
| terminal, open_table | the table at the terminal and in the browser |
| request, setup_options, deck_files, flags, wrong | parsing command lines, and messages about invalid ones |
| citations, progress, consoles | citations of rulings; the progress of a run; consoles and tables of numbers |
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

COMMANDS = ("play", "invite", "join", "serve", "simulate", "replay", "rulings", "new-game", "masters", "decks", "cards")
CLOSED = "Standard output is closed. Redirect it to /dev/null if you do not need it."


def make_app(arguments: Sequence[str] = ()) -> typer.Typer:
    """Return the command line with only the named subcommand, so that no other is loaded, or with all of them."""
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
    """Print the version and exit, if asked for."""
    import typer

    if wanted:
        print(f"coterie {__version__}")
        raise typer.Exit


def main() -> None:
    """Run the command line. Errors that a user can fix print one sentence and exit with code 2, without a traceback."""
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

    Slow imports happen here, so that Ctrl+C works meanwhile.

    Raises:
        CoterieError: an error that the user can fix, such as a wrong option.
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
    """Discard remaining output, which Python would otherwise try to flush at exit, with an error."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def fail(sentence: str) -> None:
    """Print a sentence and exit with code 2."""
    print(wrong.bounded(sentence), file=sys.stderr)
    sys.exit(2)
