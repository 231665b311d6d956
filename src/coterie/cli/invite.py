"""`coterie invite`: make a table at a running server, and print what each person types to take a seat."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console

from coterie.cli.consoles import game_console
from coterie.cli.decks import room as deck_room
from coterie.cli.join import STRANGE, reason
from coterie.cli.play import COMMON, TABLE, parameters_for, request_of
from coterie.cli.request import Request, decks_named, first_state
from coterie.cli.setup_options import DEFAULT_GAME, options_of, parameter, with_parameters
from coterie.cli.terminal import inputs
from coterie.kernel.errors import BadOptions
from coterie.kernel.positions import LETTERS
from coterie.kernel.setup import SetUp

HELP = (
    "Make a table at a running server and print a link for each person, who takes the seat with `coterie join` or in a "
    "browser. `coterie invite GAME --help` lists a game's options; without a game, those of Masters of the Night."
)
SHARED = ("seed", "pack", "bots", "player", "pace", "position")  # options that `play` has as well
OPTIONS = (
    *[each for each in COMMON if each[0] in SHARED],
    (
        "bot_decks",
        "with --bring, the bots' decks in the order of their seats: files, or names; otherwise any legal ones",
    ),
    ("server", "the server's address; by default that of the server running on this machine"),
)
NO_SERVER = "No server is running on this machine. Start one with `coterie serve`, or name another with --server."
NOT_THERE = "The server at {url} does not answer: {why}."
TWO_WAYS = "With --bring, people bring their decks, so leave out --{option}; --bot-decks names those of the bots."
NO_BRINGING = "--bot-decks goes with --bring; otherwise --{option} names the decks of all seats."
TOO_MANY = "--bot-decks names {decks} decks, but --bots only {bots} seats."
READY = "The table is ready. To take a seat, type this, or open the link in a browser:"
SEAT = "  seat {seat}: coterie join '{link}'"
BOTS = "Bots play: {seats}."
WATCH = "To watch: {link}"
OWNER = "The person who opens the link of seat {seat} in a browser can also manage the table."


def register(app: typer.Typer, arguments: Sequence[str] | None = None) -> None:
    """Add the command; its set-up options are those of the game that the command line names."""
    arguments = sys.argv[1:] if arguments is None else arguments
    app.command(name="invite", help=HELP)(command_for(options_of("invite", arguments)))


def command_for(options: tuple[SetUp, ...]) -> Any:
    """Return the command as a function with one parameter for each option, as typer reads it."""

    def invite(**given: Any) -> None:
        raise typer.Exit(run(request_of(options, OPTIONS, given), bring=given["bring"]))

    bring = Annotated[bool, typer.Option("--bring", help="everybody brings a deck first", rich_help_panel=TABLE)]
    return with_parameters(invite, [*parameters_for(options, OPTIONS), parameter("bring", bring, False)])


def run(request: Request, *, bring: bool) -> int:
    """Make the table, print its links and return the exit code.

    Raises:
        CoterieError: an option has a wrong value, or the server refuses or is not there.
    """
    from coterie.table.client import Client  # loads more than a wrong option needs

    console = game_console()
    path, wish = wished(request, console, bring=bring)
    url = request.more.get("server", "").strip() or running_here()
    try:
        made = asyncio.run(Client(url).request("POST", path, wish))
    except (OSError, ValueError) as problem:
        why = reason(problem) if isinstance(problem, OSError) else "it is no address"
        raise BadOptions(NOT_THERE.format(url=url, why=why)) from None
    try:
        lines = told(made)
    except (LookupError, TypeError) as problem:  # what answers there is no Coterie server, or one of another version
        raise BadOptions(STRANGE.format(url=url, what=type(problem).__name__)) from None
    for line in lines:
        console.print(line, soft_wrap=True)
    return 0


def wished(request: Request, console: Console, *, bring: bool) -> tuple[str, dict[str, Any]]:
    """Return the path and the content of the request for the table (docs/protocol.md).

    Raises:
        CoterieError: an option has a wrong value.
    """
    from coterie.cli.open_table.tables import creation_of

    bot_decks, name = request.more.get("bot_decks", ""), request.game or DEFAULT_GAME
    option = deck_room(name).option if bring or bot_decks else ""
    if bring and option in request.setup:
        raise BadOptions(TWO_WAYS.format(option=option))
    if bot_decks and not bring:
        raise BadOptions(NO_BRINGING.format(option=option))
    state, _ = first_state(request, console, inputs.source_for(console))
    path, wish = creation_of(request, state)
    if bring:
        wish["bring"] = True
        wish.get("setup", {}).pop(option, None)
        named = decks_named(state.game, bot_decks, "--bot-decks")
        bots = [seat for seat in wish["seats"] if seat["kind"] == "bot"]
        if len(named) > len(bots):
            raise BadOptions(TOO_MANY.format(decks=len(named), bots=len(bots)))
        for seat, deck in zip(bots, named, strict=False):
            seat["deck"] = deck
    return f"/{path}", wish


def running_here() -> str:
    """Return the address of the server that runs on this machine.

    Raises:
        BadOptions: none is running.
        BadStore: its address is not known, or the database cannot be locked.
    """
    from coterie.table.store.errors import Taken
    from coterie.table.store.store import Store

    store = Store()
    try:
        store.open(upgrade=False)
    except Taken as other:
        if not other.address:
            raise
        return other.address
    store.close()
    raise BadOptions(NO_SERVER)


def told(made: dict[str, Any]) -> list[str]:
    """Return what is printed of a new table: a line for each person, who the bots are, how to watch."""
    people = [seat for seat in made["seats"] if seat["kind"] == "person"]
    bots = [LETTERS[seat["seat"]] for seat in made["seats"] if seat["kind"] == "bot"]
    lines = [READY] if people else []
    for seat in people:
        owns = f"&o={made['owner']}" if seat is people[0] else ""
        lines.append(SEAT.format(seat=LETTERS[seat["seat"]], link=seat["link"] + owns))
    if people:
        lines.append(OWNER.format(seat=LETTERS[people[0]["seat"]]))
    if bots:
        lines.append(BOTS.format(seats=", ".join(bots)))
    return [*lines, WATCH.format(link=made["spectator"]["link"])]
