"""`coterie join`: take a seat at a shared table, at the terminal, with a deck if everybody brings one."""

from __future__ import annotations

import asyncio
from typing import Annotated
from urllib.error import URLError
from urllib.parse import parse_qs, urlsplit

import typer

from coterie.cli.deck_files import text_of
from coterie.kernel.errors import BadOptions

HELP = (
    "Take a seat at a shared table, with the link from the person who made it. If everybody brings a deck, name "
    "yours with --deck: a file in any format, or the name of a supplied deck."
)
NO_LINK = (
    "“{link}” is not a link to a seat. Such a link looks like http://games.example/#t=…&k=…; ask the person who made the "
    "table."
)
NOT_THERE = "The server at {url} does not answer: {why}. Check that the link is complete and the server is running."
GONE = "You cannot join a game at {url}. {why}"
STRANGE = (
    "The server at {url} sent something that this Coterie does not understand ({what}). It may be another version."
)


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command(name="join", help=HELP)
    def join(
        link: Annotated[str, typer.Argument(help="the link to a seat", show_default=False)],
        deck: Annotated[
            str | None, typer.Option(help="the deck to bring: a file or a name", show_default=False)
        ] = None,
        name: Annotated[str, typer.Option(help="your name at the table", show_default=False)] = "",
    ) -> None:
        raise typer.Exit(run(link, deck, name))


def run(link: str, deck: str | None, name: str) -> int:
    """Sit down, play until the game is over or the player leaves, and return the exit code.

    Raises:
        CoterieError: the link is invalid, the deck cannot be read or is refused, or the server refuses the seat.
    """
    from coterie.cli.consoles import game_console
    from coterie.cli.terminal import inputs
    from coterie.cli.terminal.shared import Guest

    url, table, token = parts(link)
    if deck is not None and not deck.strip():
        raise BadOptions("--deck needs a deck: a file, or the name of a supplied deck.")
    brought = None if deck is None else text_of(deck) if "/" in deck or "." in deck else deck
    console = game_console()
    guest = Guest(url, table, token, console, inputs.source_for(console), name)
    try:
        with inputs.terminal_kept():
            return asyncio.run(guest.play(brought))
    except (OSError, URLError, TimeoutError) as problem:
        if type(problem) is ConnectionError:  # with the sentence that the server has left, or the client has found
            raise BadOptions(GONE.format(url=url, why=problem)) from None
        raise BadOptions(NOT_THERE.format(url=url, why=reason(problem))) from None
    except (
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
        RecursionError,
    ) as problem:  # a server may tell anything
        raise BadOptions(STRANGE.format(url=url, what=type(problem).__name__)) from problem


def reason(problem: OSError) -> str:
    """Return why a server could not be reached, as a clause."""
    if isinstance(problem, URLError) and isinstance(problem.reason, OSError):
        problem = problem.reason
    if isinstance(problem, ConnectionRefusedError):
        return "it refuses the connection"
    if isinstance(problem, TimeoutError):
        return "it takes too long"
    return (problem.strerror or str(problem)).rstrip(".") or type(problem).__name__


def parts(link: str) -> tuple[str, str, str]:
    """Return the server, the table and the token of a link.

    Raises:
        BadOptions: it is not a link to a seat.
    """
    try:
        split = urlsplit(link.strip())
        named = parse_qs(split.fragment)
        _ = split.port, (split.hostname or "").encode("idna")  # whether they can be used
    except ValueError:
        raise BadOptions(NO_LINK.format(link=link)) from None
    table, token = named.get("t", [""])[0], named.get("k", [""])[0]
    if split.scheme not in ("http", "https") or not split.netloc or not table or not token:
        raise BadOptions(NO_LINK.format(link=link))
    return f"{split.scheme}://{split.netloc}{split.path.rstrip('/')}", table, token
