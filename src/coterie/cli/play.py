"""`coterie play`: a game at the terminal, with set-up options made from those of the game."""

from __future__ import annotations

import inspect
import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console

import coterie
from coterie.cli.terminal import inputs, texts
from coterie.cli.terminal.bots import Bots, seats_for
from coterie.cli.terminal.saving import choices_made
from coterie.cli.terminal.session import Session
from coterie.cli.terminal.skin import PlainFile
from coterie.kernel.errors import BadOptions, BadPosition, BadRecord
from coterie.kernel.game import Game, SetUp
from coterie.kernel.state import State

DEFAULT = "masters"
PIPE_WIDTH = 100

# name, help: what `play` takes besides the options of the game
COMMON = (
    ("seed", "a whole number: the same seed gives the same game"),
    ("pack", "a content pack (TOML file)"),
    ("bots", "seats that are played by bots: 0,2 or all"),
    ("player", "which bots: random or greedy"),
    ("pace", "seconds between two moves when only bots play"),
    ("resume", "go on with a saved game"),
    ("position", "begin with a position text"),
    ("save", "write the record to this file at the end"),
)


class Wish(NamedTuple):
    """What the command line asks for."""

    game: str
    setup: dict[str, str]
    more: dict[str, str]


def register(app: typer.Typer, arguments: list[str] | None = None) -> None:
    """Add the command; its set-up options are those of the game that the command line names."""
    arguments = sys.argv[1:] if arguments is None else arguments
    app.command(name="play", help="Play a game at the terminal. Type `help` there for the commands.")(
        command_for(options_of(arguments))
    )


def options_of(arguments: list[str]) -> tuple[SetUp, ...]:
    """The set-up options of the game that is named, the default game's where none is."""
    if arguments[:1] != ["play"]:
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
        raise typer.Exit(run(Wish(given["game"], setup, more)))

    parameters = [
        parameter("game", Annotated[str, typer.Argument(help=f"one of: {', '.join(coterie.games())}")], DEFAULT)
    ]
    parameters += [parameter(name, _option(help_), None) for name, help_ in [*own.items(), *COMMON]]
    terminal = Annotated[bool, typer.Option("--terminal", help="play at the terminal, the only table so far")]
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
    """Start or resume the game and play it; the exit code."""
    console = make_console()
    source = inputs.source_for(console)
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


def first_state(wish: Wish, console: Console, source: inputs.Source) -> tuple[State, str]:
    """The position to begin with, and what is said about it."""
    resume, position = wish.more.get("resume"), wish.more.get("position")
    if resume and position:
        raise BadOptions(texts.ONE_ORIGIN)
    if resume or position:
        clash = [*wish.setup, *[name for name in ("seed",) if name in wish.more]]
        if clash:
            raise BadOptions(texts.RESUME_SETUP.format(name=clash[0], other="--resume" if resume else "--position"))
    if resume:
        return resumed(Path(resume).expanduser(), wish.more.get("pack"), console, source)
    game = game_of(wish.game, wish.more.get("pack"))
    if position:
        return game.read(text_of(Path(position).expanduser())), ""
    return game.start(game.checked(wish.setup), seed=seed_of(wish.more.get("seed"))), ""


def game_of(name: str, pack: str | None) -> Game:
    """The game, with its content pack."""
    return coterie.game(name) if pack is None else coterie.game(name, pack=Path(pack).expanduser())


def seed_of(text: str | None) -> int:
    """The seed, drawn where none is given."""
    if text is None:
        return secrets.randbits(32)
    try:
        return int(text)
    except ValueError:
        raise BadOptions(texts.BAD_SEED.format(value=text)) from None


def bot_seed(wish: Wish) -> int:
    """The seed of the bots: that of the game where one was given, so that a watched game can be watched again."""
    seed = wish.more.get("seed", "")
    return int(seed) if seed.lstrip("-").isdigit() else secrets.randbits(32)


def pace_of(text: str | None) -> float | None:
    """The pace of bots in seconds."""
    if text is None:
        return None
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 60:
        raise BadOptions(texts.BAD_PACE.format(value=text))
    return pace


def text_of(path: Path) -> str:
    """The text of a file.

    Raises:
        BadPosition: it cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadPosition(texts.NO_SUCH_FILE.format(path=path, why=problem.strerror or problem)) from None
    except UnicodeError:
        raise BadPosition(texts.NO_SUCH_FILE.format(path=path, why="it is not text")) from None


def resumed(path: Path, pack: str | None, console: Console, source: inputs.Source) -> tuple[State, str]:
    """The position of a saved game; where the record is damaged, the last one that fits, if somebody wants it.

    Raises:
        BadRecord: it cannot be used, or nobody wants what is left of it.
    """
    try:
        state = coterie.replay(path, pack=None if pack is None else Path(pack).expanduser())
    except BadRecord as problem:
        state = problem.state  # type: ignore[assignment]  # a state or None
        if not isinstance(state, State):
            raise
        console.print(str(problem))
        if not wanted(state, source):
            raise BadRecord(texts.NOT_RESUMED, problem.line) from problem
    return state, texts.RESUMED.format(n=choices_made(state))


def wanted(state: State, source: inputs.Source) -> bool:
    """Whether somebody wants to go on from what could be read."""
    try:
        said = source.ask(f"{texts.RESUME_ASK.format(n=choices_made(state))} {texts.YES_NO} ")
    except inputs.Ended:
        return False
    return said.strip().lower() in texts.YES
