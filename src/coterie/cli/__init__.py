"""The `coterie` command. Each subcommand is a module of this room with a function `register(app)`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from coterie.kernel.errors import BadOptions, CoterieError, printable
from coterie.kernel.nearest import nearest

if TYPE_CHECKING:
    import typer

COMMANDS = ("play", "join", "serve", "simulate", "replay", "rulings", "new-game", "masters", "decks", "cards")
CLOSED = "The output is closed. Let it go to /dev/null if nobody wants to see it."


def make_app(arguments: Sequence[str] = ()) -> typer.Typer:
    """The command line: with the one subcommand that is named, so that no other is loaded, or with all of them."""
    import typer

    app = typer.Typer(
        name="coterie",
        help="A rules-enforcing table for games of the night.",
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    app.callback()(lambda: None)
    named = [name for name in COMMANDS if name in arguments[:1]]
    for name in named or COMMANDS:
        module = f"coterie.cli.{name.replace('-', '_')}"
        if find_spec(module) is not None:
            import_module(module).register(app)
    return app


def main() -> None:
    """Run the command line. What a user can mend is said in one sentence, with exit code 2; no traceback."""
    if sys.stdout is None:
        fail(CLOSED)
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
    wrong: type[Exception] = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")
    try:
        return int(make_app(arguments)(arguments, standalone_mode=False) or 0)
    except wrong as problem:
        if type(problem).__name__ == "NoArgsIsHelpError":
            return 2  # the help has been printed already
        raise BadOptions(usage(problem)) from None
    except typer.Abort:
        raise KeyboardInterrupt from None


def drop_output() -> None:
    """Let what is still to be printed go nowhere: Python would try once more at its end, and complain."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def usage(problem: Exception) -> str:
    """The sentence for a wrong command line."""
    message = str(problem.format_message()) if hasattr(problem, "format_message") else str(problem)
    context = getattr(problem, "ctx", None)
    if (
        (wrong := getattr(problem, "option_name", ""))
        and type(problem).__name__ == "NoSuchOption"
        and context is not None
    ):
        known = [name for parameter in context.command.params for name in parameter.opts]
        near = nearest(wrong, known)
        message = f"There is no option {wrong}." + (f" Did you mean {near[0]}?" if near else "")
    return f"{message.rstrip('.?')}{message[-1] if message[-1:] in '.?' else '.'} `coterie --help` lists what there is."


def fail(sentence: str) -> None:
    """Say a sentence and leave with exit code 2."""
    print(sentence, file=sys.stderr)
    sys.exit(2)
