"""Creating a table at a local server from the command line, and its link."""

from __future__ import annotations

import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from coterie.cli.request import Request, names_given, parse_pace, parse_seed, read_text
from coterie.cli.terminal import texts
from coterie.cli.terminal.bots import seats_for
from coterie.kernel.errors import BadOptions, CoterieError
from coterie.kernel.state import State
from coterie.table.protocol import PROTOCOL

TIMEOUT = 30.0  # seconds in which a server of this machine must answer
SLOWEST = 10.0  # seconds that a bot may take at a table
SEEDS = range(-(2**63), 2**63)


class Creation(NamedTuple):
    """The HTTP request that creates a table, see docs/protocol.md."""

    path: str
    body: dict[str, Any]


def creation_of(request: Request, state: State) -> Creation:
    """Return the HTTP request that creates the requested table.

    Args:
        request: the request.
        state: the first position.

    Raises:
        CoterieError: an option has a value that tables do not allow.
    """
    more, bots = request.more, seats_for(request.more.get("bots", ""), state.seats)
    player = more.get("player", "greedy")
    seats: list[dict[str, str]] = []
    for seat, name in enumerate(names_given(request, bots, state.seats)):
        seats.append({"kind": "bot" if seat in bots else "person", "player": player} | ({"name": name} if name else {}))
    body: dict[str, Any] = {"seats": seats}
    if "pace" in more:
        body["pace"] = table_pace(more["pace"])
    if "pack" in more:
        body["pack"] = read_text(Path(more["pack"]).expanduser())
    if "resume" in more:
        return Creation("api/records", {**body, "text": state.record().text})
    body["game"] = state.game.name
    if "position" in more:
        body["position"] = read_text(Path(more["position"]).expanduser())
    else:
        files = [option.name for option in state.game.options if option.reads or option.from_file]
        known = {name: state.setup[name] for name in files}  # the texts of the files that were named
        body["setup"] = {**request.setup, **known}
    if "seed" in more:
        body["seed"] = table_seed(more["seed"])
    return Creation("api/tables", body)


def table_pace(text: str) -> float | None:
    """Return the seconds that a bot takes.

    Raises:
        BadOptions: the text is not a number of seconds, or exceeds a table's limit.
    """
    pace = parse_pace(text)
    if pace is not None and pace > SLOWEST:
        raise BadOptions(texts.TOO_SLOW.format(most=f"{SLOWEST:g}"))
    return pace


def table_seed(text: str) -> int:
    """Return the seed of a table.

    Raises:
        BadOptions: the text is not a whole number, or has too many digits for a table.
    """
    seed = parse_seed(text)
    if seed not in SEEDS:
        raise BadOptions(texts.LONG_SEED)
    return seed


def create(address: str, creation: Creation | None) -> str:
    """Create a table and return its link, which holds the tokens of all people's seats and of the owner.

    Args:
        address: the server's address with a trailing slash.
        creation: the HTTP request; None returns the link to the first page.

    Raises:
        CoterieError: the server refuses, or does not answer.
    """
    if creation is None:
        return address
    made = call(address, creation.path, creation.body)
    tokens = [seat["token"] for seat in made["seats"] if seat["kind"] == "person"] or [made["spectator"]["token"]]
    seats = "".join(f"&k={token}" for token in tokens)
    return f"{address}#t={made['table']}{seats}&o={made['owner']}"


def check_server(address: str) -> None:
    """Check that a server answers and speaks the same protocol.

    Raises:
        CoterieError: it does not.
    """
    if call(address, "api/hello").get("protocol") != PROTOCOL:
        raise BadOptions(texts.OTHER_VERSION.format(address=address))


def call(address: str, path: str, body: Any = None) -> Any:
    """Send a request to a local server, bypassing any proxy, and return the response.

    Raises:
        CoterieError: the server refuses, or does not answer.
    """
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json"})
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(request, timeout=TIMEOUT) as answer:
            return msgspec.json.decode(answer.read())
    except urllib.error.HTTPError as refused:
        raise BadOptions(_sentence(refused, address)) from None
    except (OSError, ValueError):  # nothing listens there, or something else does
        raise CoterieError(texts.NO_ANSWER.format(address=address)) from None


def _sentence(refused: urllib.error.HTTPError, address: str) -> str:
    """Return the sentence of a refusal."""
    try:
        return str(msgspec.json.decode(refused.read())["sentence"])
    except (ValueError, KeyError, TypeError):
        return texts.NO_ANSWER.format(address=address)
