"""`coterie play`: a game in the browser or at the terminal, with set-up options made from those of the game."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import coterie
from coterie.cli import flags
from coterie.cli.consoles import game_console
from coterie.cli.open_table import availability
from coterie.cli.request import Request, bot_seed, first_state, guide_of, names_given, parse_pace, seated
from coterie.cli.setup_options import as_flag, options_of, parameter, text_flag, with_parameters
from coterie.cli.terminal import inputs, texts
from coterie.kernel.setup import SetUp
from coterie.kernel.state import State
from coterie.words.cards.game import CardGame

TABLE = "The table"  # the heading in the help of options that are not rules of the game
FILES = ("pack", "resume", "position", "save")

HELP = (
    "Play in the browser. Without options the start page opens, with options a table with that set-up. With --terminal, "
    "over a pipe, or if the browser cannot be used, you play at the terminal; type `help` there for the commands. "
    "`coterie play GAME --help` lists a game's options; without a game, those of Masters of the Night."
)

# name, help: the options of `play` besides those of the game
COMMON = (
    ("seed", "a whole number; the same seed gives the same game"),
    ("pack", "a content pack (TOML file)"),
    (
        "people",
        "how many people share this keyboard, from the first seat on; bots play the others; "
        "if nothing is said, 1 in games with hands",
    ),
    (
        "bots",
        "the seats that bots play, by number from 0: 1 is the second seat (not one bot), 0,2 two seats, all every seat",
    ),
    ("player", "the kind of bot: random or greedy"),
    (
        "deck",
        "the deck of the first seat that is not a bot's: a file, or a deck's name; other seats get any legal deck",
    ),
    ("name", "your name, in the first seat that is not a bot's"),
    ("pace", "seconds that a bot takes for a move; at the terminal only if all seats are bots"),
    ("resume", "continue a saved game"),
    ("position", "start from a position: a file with its text"),
    ("save", "write the record to this file at the end (terminal only)"),
)

SWITCHES = (
    ("terminal", "play at the terminal"),
    ("guided", "play the guided first game at the terminal: it teaches the rules"),
)


def register(app: typer.Typer, arguments: list[str] | None = None) -> None:
    """Add the command; its set-up options are those of the game that the command line names."""
    arguments = sys.argv[1:] if arguments is None else arguments
    alone = arguments == ["play"]  # opens the first page, so no game is loaded
    app.command(name="play", help=HELP)(command_for(() if alone else options_of("play", arguments)))


def command_for(options: tuple[SetUp, ...]) -> Any:
    """Return the command as a function with one parameter for each option, as typer reads it."""

    def play(**given: Any) -> None:
        request = request_of(options, COMMON, given)
        if "save" in request.more:
            flags.place_for(request.more["save"], "--save")
        raise typer.Exit(run(request._replace(terminal=given["terminal"] or given["guided"], guided=given["guided"])))

    flags_ = [parameter(name, yes_flag(name, told), False) for name, told in SWITCHES]
    return with_parameters(play, [*parameters_for(options, COMMON), *flags_])


def yes_flag(name: str, told: str) -> Any:
    """Return the annotation of a flag that takes no value."""
    return Annotated[bool, typer.Option(f"--{name}", help=told, rich_help_panel=TABLE)]


def parameters_for(options: tuple[SetUp, ...], common: Sequence[tuple[str, str]]) -> list[inspect.Parameter]:
    """Return the parameters of a command that starts a game: the game, its set-up options, and those in `common`."""
    game = Annotated[str | None, typer.Argument(help=f"one of: {', '.join(coterie.games())}", show_default=False)]
    typed = {option.name: as_flag(option) for option in options}
    typed |= {name: text_flag(help_, TABLE) for name, help_ in common}
    return [parameter("game", game, None), *[parameter(name, flag, None) for name, flag in typed.items()]]


def request_of(options: tuple[SetUp, ...], common: Sequence[tuple[str, str]], given: Mapping[str, Any]) -> Request:
    """Return what such a command was given as a request.

    Raises:
        BadOptions: a value cannot be used.
    """
    setup = {option.name: given[option.name] for option in options if given.get(option.name) is not None}
    more = {name: given[name] for name, _ in common if given.get(name) is not None}
    flags.check_setup(options, setup)
    for name in FILES:
        if name in more:
            more[name] = str(flags.path(more[name], f"--{name}"))
    if "player" in more:
        flags.player(more["player"])
    return Request(given["game"] or "", setup, more, terminal=False)


def run(request: Request) -> int:
    """Play in the browser, or at the terminal if that was asked for or the browser cannot be used; return the exit
    code."""
    request = seated(as_it_was(request))
    console = game_console()
    source = inputs.source_for(console)
    if not source.live or request.terminal:
        return at_terminal(request, console, source)
    try:
        return in_browser(request, console, source)
    except availability.NotInBrowser as reason:
        console.print(str(reason))
    return at_terminal(request, console, source)


def as_it_was(request: Request) -> Request:
    """Return a request for a saved game with the bots that played in it, unless the request names others."""
    if "resume" not in request.more:
        return request
    from coterie.cli.terminal.saving import remembered

    return request._replace(more={**remembered(Path(request.more["resume"]).expanduser()), **request.more})


def in_browser(request: Request, console: Console, source: inputs.Source) -> int:
    """Open the browser table, serve it until stopped, and return the exit code.

    Raises:
        NotInBrowser: it cannot be opened here.
        CoterieError: an option has a wrong value.
    """
    availability.check(request)
    state = first_state(request, console, source)[0] if request.specific else None
    from coterie.cli.open_table import server  # a server takes longer to load than a game at the terminal

    return server.play(request, state, console)


def at_terminal(request: Request, console: Console, source: inputs.Source) -> int:
    """Start or resume the game, play it at the terminal, and return the exit code."""
    from coterie.cli.terminal.bots import Bots, seats_for
    from coterie.cli.terminal.session import Session

    state, note = first_state(request, console, source)
    seats = [*range(1, state.seats)] if request.guided else seats_for(request.more.get("bots", ""), state.seats)
    bots = Bots(seats, request.more.get("player", "greedy"), bot_seed(request))
    if request.others:
        note = texts.OTHERS_ARE_BOTS.format(n=state.seats)
    for told in (note, deck_note(request, state, seats)):
        if told:
            console.print(told, style="dim", markup=False)
    session = Session(
        state,
        console,
        source,
        bots,
        names=names_given(request, seats, state.seats),
        plain=not (console.encoding or "").lower().startswith("utf"),
        pace=parse_pace(request.more.get("pace")),
        save_to=Path(request.more["save"]).expanduser() if "save" in request.more else None,
        guide=guide_of(state.game) if request.guided else None,
    )
    return session.run()


def deck_note(request: Request, state: State, bots: Sequence[int]) -> str:
    """Return which deck the first person plays in a new game for which no decks were named, "" if that is no news."""
    room = state.game.deck_room if isinstance(state.game, CardGame) else None
    mine = next((seat for seat in range(state.seats) if seat not in bots), None)
    known = request.guided or any(name in request.more for name in ("deck", "resume", "position"))
    if room is None or mine is None or known or room.option in request.setup or len(room.playable()) < 2:
        return ""
    dealt = state.setup[room.option]
    return texts.YOUR_DECK.format(deck=room.wanted(dealt[mine % len(dealt)]).name, game=state.game.name)
