"""The plain requests: create, list, fetch, remove, import a record, texts of cards and rules. See docs/protocol.md."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import coterie
from coterie.kernel.errors import BadOptions, BadPosition, BadRecord, BadWords, CoterieError, IllegalChoice
from coterie.kernel.scenes import VERSION
from coterie.kernel.state import State
from coterie.players import NAMES as PLAYERS
from coterie.table import importing, ownership, shelf
from coterie.table.listeners import encode
from coterie.table.lobby import Made, seat_by
from coterie.table.messages import (
    NAME_LENGTH,
    PROTOCOL,
    STATUS,
    Refusal,
    clean,
    create_decoder,
    fits,
    join_decoder,
    record_decoder,
)
from coterie.table.past import positions
from coterie.table.room import Room
from coterie.table.services import Services
from coterie.table.tokens import new_token, same, sha256

SCENES_AT_ONCE = 100
CODES: dict[type[CoterieError], str] = {
    BadOptions: "bad_options", BadPosition: "bad_position", BadRecord: "bad_record", BadWords: "bad_pack",
    IllegalChoice: "bad_choice",
}  # fmt: skip

Answer = Callable[[Request], Awaitable[Any]]


def routes(services: Services) -> list[Route]:
    """All of them, without the prefix."""
    api = Api(services)
    return [
        Route(path, api.endpoint(doing, kind), methods=[method], name=name)
        for method, path, name, doing, kind in (
            ("GET", "/api/hello", "hello", api.hello, "read"),
            ("GET", "/api/tables", "list", api.listed, "read"),
            ("POST", "/api/tables", "create", api.create, "make"),
            ("GET", "/api/tables/{id}", "summary", api.summary, "read"),
            ("DELETE", "/api/tables/{id}", "remove", api.remove, "read"),
            ("POST", "/api/tables/{id}/join", "join", api.join, "make"),
            ("GET", "/api/tables/{id}/record", "record", api.record, "read"),
            ("GET", "/api/tables/{id}/replay", "replay", api.replay, "read"),
            ("POST", "/api/records", "import", api.open_record, "make"),
            ("GET", "/api/look", "look", api.look, "read"),
            ("GET", "/api/cards", "cards", api.cards, "read"),
            ("GET", "/api/rulings", "rulings", api.rulings, "read"),
        )
    ]


def error(problem: CoterieError) -> Response:
    """The answer to a request that cannot be granted."""
    code = code_of(problem)
    return json({"error": code, "sentence": str(problem)}, STATUS[code])


def code_of(problem: CoterieError) -> str:
    """The word for programs."""
    if isinstance(problem, Refusal):
        return problem.code
    return next((code for kind, code in CODES.items() if isinstance(problem, kind)), "bad_message")


def json(content: Any, status: int = 200) -> Response:
    """A JSON answer that no cache keeps."""
    return Response(encode(content), status, {"Cache-Control": "no-store"}, "application/json")


class Api:
    """The requests, each a method that answers with data or raises a refusal."""

    def __init__(self, services: Services) -> None:
        self.services, self.lobby, self.limits = services, services.lobby, services.limits

    def endpoint(self, doing: Answer, kind: str) -> Callable[[Request], Awaitable[Response]]:
        """A method as an endpoint: limits first, refusals as answers."""
        buckets = self.services.makes if kind == "make" else self.services.requests

        async def endpoint(request: Request) -> Response:
            try:
                if not buckets.take(request.client.host if request.client else ""):
                    raise Refusal("too_fast", "That was too much at once. Wait a little.")
                found = await doing(request)
            except CoterieError as problem:
                return error(problem)
            return found if isinstance(found, Response) else json(found)

        return endpoint

    # ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def hello(self, request: Request) -> Any:
        """Versions, players, games."""
        games = [shelf.told(self.lobby.shelf.find(name)) for name in self.lobby.shelf.names]
        return {
            "protocol": PROTOCOL, "scene": VERSION, "version": coterie.__version__, "players": PLAYERS, "games": games,
        }  # fmt: skip

    async def listed(self, request: Request) -> Any:
        """The lobby."""
        return {"tables": await self.lobby.listed()}

    async def create(self, request: Request) -> Any:
        """Make a table."""
        wish = fits(create_decoder, await body(request, self.limits.body))
        return self.told(request, await self.lobby.create(wish))

    async def open_record(self, request: Request) -> Any:
        """Make a table of a record."""
        given = fits(record_decoder, await body(request, self.limits.record))
        return self.told(request, await importing.opened(self.lobby, given))

    def told(self, request: Request, made: Made) -> dict[str, Any]:
        """A new table's secrets and links."""
        table, base = made.room.meta.id, self.services.base(request.headers.get("host", ""), request.url.scheme)
        return {
            "table": table,
            "owner": made.keys.owner,
            "seats": [
                {"seat": seat, "kind": made.room.seats[seat].kind, "token": token, "link": link(base, table, token)}
                for seat, token in enumerate(made.keys.seats)
            ],
            "spectator": {"token": made.keys.spectator, "link": link(base, table, made.keys.spectator)},
        }

    async def summary(self, request: Request) -> Any:
        """What everybody at the table may know."""
        room, _, _ = await self.entered(request)
        return room.summary()

    async def remove(self, request: Request) -> Any:
        """The owner removes a table."""
        room = await self.lobby.room(request.path_params["id"])
        if not same(bearer(request), room.meta.owner):
            raise Refusal("not_yours", "Only whoever made the table can remove it.")
        await self.lobby.remove(room)
        return {"removed": room.meta.id}

    async def join(self, request: Request) -> Any:
        """Somebody takes the first free seat of a public table; its old link ends."""
        wish = fits(join_decoder, await body(request, self.limits.body) or b"{}")
        room = await self.lobby.room(request.path_params["id"])
        if not room.meta.public:
            raise Refusal("not_yours", "This table is not public: you need a link.")
        token = new_token()
        seat = await ownership.join(room, clean(wish.name, NAME_LENGTH), sha256(token))
        base = self.services.base(request.headers.get("host", ""), request.url.scheme)
        return {"table": room.meta.id, "seat": seat, "token": token, "link": link(base, room.meta.id, token)}

    async def record(self, request: Request) -> Any:
        """The record of a game that is over."""
        room, _, _ = await self.entered(request)
        if not room.state.over:
            raise Refusal("not_over", "The record is given out when the game is over.")
        text = await asyncio.to_thread(lambda: room.state.record().text)
        return Response(text, 200, {"Cache-Control": "no-store"}, "application/jsonl")

    async def replay(self, request: Request) -> Any:
        """A seat's own scenes, one a choice."""
        room, seat, _ = await self.entered(request)
        if room.state.over and (asked := request.query_params.get("seat")) is not None:
            seat = whole(asked, -1, len(room.seats) - 1)
        first = whole(request.query_params.get("from", "0"), 0, 10**9)
        return await asyncio.to_thread(scenes_of, room, seat, first)

    async def entered(self, request: Request) -> tuple[Room, int, bool]:
        """The table, the seat (-1 for none) and whether the owner asks.

        Raises:
            Refusal: there is no such table, or the token is none of it.
        """
        return admitted(await self.lobby.room(request.path_params["id"]), bearer(request))

    # ── texts ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def look(self, request: Request) -> Any:
        """The text of a card, tile or rule."""
        found = shelf.looked(await self.example(request), request.query_params.get("name", "")[:200])
        if found is None:
            raise Refusal("bad_message", "There is no text under this name.")
        return found

    async def cards(self, request: Request) -> Any:
        """Every card of a game, or of a table's content."""
        return {"cards": shelf.cards(await self.example(request))}

    async def rulings(self, request: Request) -> Any:
        """The ledger's labels."""
        return {"rulings": shelf.rulings(self.lobby.shelf.find(request.query_params.get("game", "")))}

    async def example(self, request: Request) -> State:
        """Some position of a game, or of a table's game with its content pack, for texts that need one.

        Raises:
            Refusal: there is no such game or table, or the token is none of it.
        """
        if "table" not in request.query_params:
            return self.lobby.shelf.example(request.query_params.get("game", ""))
        room, _, _ = admitted(await self.lobby.room(request.query_params["table"]), bearer(request))
        return self.lobby.shelf.example(room.meta.game, room.meta.pack)


# ── the pieces ──────────────────────────────────────────────────────────────────────────────────────────────────────


def admitted(room: Room, token: str, owner: str = "") -> tuple[Room, int, bool]:
    """The table, the seat that a token holds (-1 for none), and whether it is the owner's.

    Raises:
        Refusal: the token is none of this table.
    """
    owns = same(token, room.meta.owner) or same(owner, room.meta.owner)
    seat = seat_by(room, token)
    if seat is not None:
        return room, seat.seat, owns
    if owns or same(token, room.meta.spectator) or (room.meta.public and not token):
        return room, -1, owns
    raise Refusal("bad_token", "This link is not valid for the table: it may have been replaced by a new one.")


def link(base: str, table: str, token: str) -> str:
    """The link of a seat; what stands behind # never leaves the browser."""
    return f"{base}/#t={table}&k={token}"


def bearer(request: Request) -> str:
    """The token of a request, "" for none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def body(request: Request, most: int) -> bytes:
    """The body of a request.

    Raises:
        Refusal: it is too large.
    """
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refusal("too_large", f"A request may have {most // 1024} KiB at most.")
    return bytes(found)


def whole(text: str, least: int, most: int) -> int:
    """A whole number of a query.

    Raises:
        Refusal: it is none, or out of bounds.
    """
    try:
        number = int(text[:20])
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise Refusal("bad_message", f"This must be a whole number from {least} to {most}.")
    return number


def scenes_of(room: Room, seat: int, first: int) -> dict[str, Any]:
    """A page of a seat's scenes: `next` is where the following one begins, None at the end."""
    found: list[bytes] = []
    line = 0
    state = room.state
    for at, position in enumerate(positions(state)):
        if at >= first + SCENES_AT_ONCE:
            return {"scenes": [msgspec.Raw(scene) for scene in found], "next": at}
        if at >= first:
            found.append(encode(position.scene(seat, line)))
        line = position.chain[1] if position.chain is not None else 0
    return {"scenes": [msgspec.Raw(scene) for scene in found], "next": None}
