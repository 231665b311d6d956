"""Laying a table at a server of this machine, as the command line asks for it, and the link to it."""

from __future__ import annotations

import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from coterie.cli.terminal import texts
from coterie.cli.terminal.bots import seats_for
from coterie.cli.wishes import Wish, pace_of, seed_of, text_of
from coterie.kernel.errors import BadOptions, CoterieError
from coterie.kernel.state import State
from coterie.table.messages import PROTOCOL

WAIT = 30.0
SLOWEST = 10.0  # seconds that a bot may take at a table
SEEDS = range(-(2**63), 2**63)


class Order(NamedTuple):
    """A request that makes a table, see docs/protocol.md."""

    path: str
    body: dict[str, Any]


def order_for(wish: Wish, state: State) -> Order:
    """The request for the table that a wish asks for.

    Args:
        wish: what the command line asks for.
        state: the position that it begins with.

    Raises:
        CoterieError: it asks for what a table cannot be.
    """
    more, bots = wish.more, seats_for(wish.more.get("bots", ""), state.seats)
    player = more.get("player", "greedy")
    kinds = ["bot" if seat in bots else "person" for seat in range(state.seats)]
    body: dict[str, Any] = {"seats": [{"kind": kind, "player": player} for kind in kinds]}
    if "pace" in more:
        body["pace"] = table_pace(more["pace"])
    if "pack" in more:
        body["pack"] = text_of(Path(more["pack"]).expanduser())
    if "resume" in more:
        return Order("api/records", {**body, "text": state.record().text})
    body["game"] = state.game.name
    if "position" in more:
        body["position"] = text_of(Path(more["position"]).expanduser())
    else:
        body["setup"] = wish.setup
    if "seed" in more:
        body["seed"] = table_seed(more["seed"])
    return Order("api/tables", body)


def table_pace(text: str) -> float | None:
    """The seconds that a bot takes.

    Raises:
        BadOptions: they are none, or more than a table allows.
    """
    pace = pace_of(text)
    if pace is not None and pace > SLOWEST:
        raise BadOptions(texts.TOO_SLOW.format(most=f"{SLOWEST:g}"))
    return pace


def table_seed(text: str) -> int:
    """The seed of a table.

    Raises:
        BadOptions: it is none, or has more digits than a table keeps.
    """
    seed = seed_of(text)
    if seed not in SEEDS:
        raise BadOptions(texts.LONG_SEED)
    return seed


def lay(address: str, order: Order | None) -> str:
    """Make a table; its link, with the seats of all people and with what the owner may do. Without an order: the first
    page.

    Args:
        address: the server's, with a slash at the end.
        order: the request.

    Raises:
        CoterieError: the server refuses, or does not answer.
    """
    if order is None:
        return address
    made = ask(address, order.path, order.body)
    tokens = [seat["token"] for seat in made["seats"] if seat["kind"] == "person"] or [made["spectator"]["token"]]
    seats = "".join(f"&k={token}" for token in tokens)
    return f"{address}#t={made['table']}{seats}&o={made['owner']}"


def greet(address: str) -> None:
    """See whether a server answers that speaks the same protocol.

    Raises:
        CoterieError: it does not.
    """
    if ask(address, "api/hello").get("protocol") != PROTOCOL:
        raise BadOptions(texts.OTHER_VERSION.format(address=address))


def ask(address: str, path: str, body: Any = None) -> Any:
    """One request to a server of this machine, past any proxy.

    Raises:
        CoterieError: the server refuses, or does not answer.
    """
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json"})
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(request, timeout=WAIT) as answer:
            return msgspec.json.decode(answer.read())
    except urllib.error.HTTPError as refused:
        raise BadOptions(_sentence(refused, address)) from None
    except (OSError, ValueError):  # nobody is there, or somebody else
        raise CoterieError(texts.NO_ANSWER.format(address=address)) from None


def _sentence(refused: urllib.error.HTTPError, address: str) -> str:
    try:
        return str(msgspec.json.decode(refused.read())["sentence"])
    except (ValueError, KeyError, TypeError):
        return texts.NO_ANSWER.format(address=address)
