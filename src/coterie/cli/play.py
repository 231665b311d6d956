"""`coterie play`: a game in the browser or at the terminal, with set-up options made from those of the game."""

from __future__ import annotations

import inspect
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import coterie
from coterie.cli import place
from coterie.cli.terminal import inputs
from coterie.cli.terminal.skin import PlainFile
from coterie.cli.wishes import DEFAULT, Wish, bot_seed, first_state, pace_of
from coterie.kernel.game import SetUp

PIPE_WIDTH = 100

HELP = (
    "Play in the browser: with no option its first page opens, else a table as asked for. Where that cannot be, with "
    "--terminal and over a pipe the game is at the terminal; type `help` there for the commands."
)

# name, help: what `play` takes besides the options of the game
COMMON = (
    ("seed", "a whole number: the same seed gives the same game"),
    ("pack", "a content pack (TOML file)"),
    ("bots", "seats that are played by bots: 0,2 or all"),
    ("player", "which bots: random or greedy"),
    ("pace", "seconds that a bot takes; at the terminal where only bots play"),
    ("resume", "go on with a saved game"),
    ("position", "begin with a position text"),
    ("save", "write the record to this file at the end (at the terminal)"),
)


def register(app: typer.Typer, arguments: list[str] | None = None) -> None:
    """Add the command; its set-up options are those of the game that the command line names."""
    arguments = sys.argv[1:] if arguments is None else arguments
    app.command(name="play", help=HELP)(command_for(options_of(arguments)))


def options_of(arguments: list[str]) -> tuple[SetUp, ...]:
    """The set-up options of the game that is named, the default game's where none is; none where nothing is asked for,
    so that no game need be loaded."""
    if arguments[:1] != ["play"] or len(arguments) == 1:
        return ()
    known = coterie.games()
    name = next((word for word in arguments[1:] if word in known), DEFAULT)
    return coterie.game(name).options if name in known else ()


def command_for(options: tuple[SetUp, ...]) -> Any:
    """The command as a function with one parameter for each option, as typer wants it."""
    own = {option.name: f"{option.help}; {choices(option)}" for option in options}

    def play(**given: Any) -> None:
        setup = {name: given[name] for name in own if given.get(name) is not None}
        more = {name: given[name] for name, _ in COMMON if given.get(name) is not None}
        raise typer.Exit(run(Wish(given["game"] or "", setup, more, given["terminal"])))

    game = Annotated[str | None, typer.Argument(help=f"one of: {', '.join(coterie.games())}", show_default=False)]
    parameters = [parameter("game", game, None)]
    parameters += [parameter(name, _option(help_), None) for name, help_ in [*own.items(), *COMMON]]
    terminal = Annotated[bool, typer.Option("--terminal", help="play at the terminal")]
    parameters.append(parameter("terminal", terminal, False))
    play.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # typer reads it
    play.__annotations__ = {p.name: p.annotation for p in parameters}
    return play


def _option(help_: str) -> Any:
    return Annotated[str | None, typer.Option(help=help_, show_default=False)]


def parameter(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    """One parameter of the command."""
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def choices(option: SetUp) -> str:
    """What an option may be, for the help."""
    default = ",".join(option.default) if option.kind == "list" else str(option.default)
    found = f"{default} unless told otherwise"
    return f"{', '.join(map(str, option.choices))} ({found})" if option.choices else found


def run(wish: Wish) -> int:
    """Play in the browser where that is possible and wished for, else at the terminal; the exit code."""
    console = make_console()
    source = inputs.source_for(console)
    if not source.live or wish.terminal:
        return at_terminal(wish, console, source)
    try:
        return in_browser(wish, console, source)
    except place.AtTerminal as reason:
        console.print(str(reason))
    return at_terminal(wish, console, source)


def in_browser(wish: Wish, console: Console, source: inputs.Source) -> int:
    """Open the browser table and serve it until stopped; the exit code.

    Raises:
        AtTerminal: it cannot be opened here.
        CoterieError: the wish does not fit.
    """
    place.check(wish)
    state = first_state(wish, console, source)[0] if wish.named else None
    from coterie.cli import page  # a server takes longer to load than a game at the terminal

    return page.play(wish, state, console)


def at_terminal(wish: Wish, console: Console, source: inputs.Source) -> int:
    """Start or resume the game and play it at the terminal; the exit code."""
    from coterie.cli.terminal.bots import Bots, seats_for
    from coterie.cli.terminal.session import Session

    state, note = first_state(wish, console, source)
    bots = Bots(seats_for(wish.more.get("bots", ""), state.seats), wish.more.get("player", "greedy"), bot_seed(wish))
    if note:
        console.print(note, style="dim", markup=False)
    session = Session(
        state,
        console,
        source,
        bots,
        plain=not (console.encoding or "").lower().startswith("utf"),
        pace=pace_of(wish.more.get("pace")),
        save_to=Path(wish.more["save"]).expanduser() if "save" in wish.more else None,
    )
    return session.run()


def make_console() -> Console:
    """The console: the terminal's width, or a fixed one on a pipe; without colour where NO_COLOR asks for that."""
    columns = os.environ.get("COLUMNS", "")
    width = None if sys.stdout.isatty() else int(columns) if columns.isdigit() and int(columns) else PIPE_WIDTH
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    plain = not (sys.stdout.encoding or "").lower().startswith("utf")
    file: Any = PlainFile(sys.stdout) if plain else None
    return Console(file=file, width=width, highlight=False, markup=False, emoji=False)
