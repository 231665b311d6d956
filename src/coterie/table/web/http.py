"""The plain requests: create, list, fetch, remove, import a record, decks, texts of cards and rules. See docs/protocol.md."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import coterie
from coterie.kernel.errors import CoterieError
from coterie.kernel.game import AnyGame
from coterie.kernel.records import lines_of, text_of
from coterie.kernel.scenes import VERSION
from coterie.kernel.state import State
from coterie.players import NAMES as PLAYERS
from coterie.table import descriptions
from coterie.table.lobby import importing, telling
from coterie.table.lobby.making import Made
from coterie.table.protocol import PROTOCOL, answers
from coterie.table.protocol.decoding import (
    create_decoder,
    deck_decoder,
    fits,
    join_decoder,
    query_decoder,
    record_decoder,
    tell_decoder,
    trial_decoder,
)
from coterie.table.protocol.from_server import Summary, encode
from coterie.table.protocol.refusal import STATUS, Refusal, code_of, sentence_of
from coterie.table.protocol.requests import SEATS
from coterie.table.protocol.text import NAME_LENGTH, clean
from coterie.table.room.room import Room
from coterie.table.shelf import USUAL
from coterie.table.tokens import new_token, same, sha256
from coterie.table.turns import Steps
from coterie.table.web import compressing
from coterie.table.web.endpoints import ENDPOINTS, Endpoint
from coterie.table.web.entry import Entry, admitted, bearer, link
from coterie.table.web.limits import household
from coterie.table.web.services import TOO_FAST, Services

BODY_PATIENCE = 6  # times as long as a request without a body may take

Answer = Callable[[Request], Awaitable[msgspec.Struct | Response]]


def routes(services: Services) -> list[Route]:
    """Return the routes of all requests, without the prefix."""
    api = Api(services)
    doing: dict[str, Answer] = {
        "hello": api.hello,
        "list": api.listed,
        "create": api.create,
        "summary": api.summary,
        "remove": api.remove,
        "join": api.join,
        "record": api.record,
        "replay": api.replay,
        "told": api.told_of,
        "import": api.open_record,
        "decks": api.decks,
        "check": api.check_deck,
        "search": api.search,
        "try": api.begin_trial,
        "pace": api.trial_pace,
        "trial": api.trial,
        "cancel": api.cancel_trial,
        "game": api.trial_game,
        "look": api.look,
        "cards": api.cards,
        "how": api.how,
        "guides": api.guides,
        "rulings": api.rulings,
        "notes": api.notes,
    }
    return [
        Route(each.path, api.endpoint(doing[each.name], each), methods=[each.method.upper()], name=each.name)
        for each in ENDPOINTS
    ]


def error(problem: CoterieError) -> Response:
    """Return the answer to a request that cannot be granted."""
    code = code_of(problem)
    return json(answers.Error(code, sentence_of(problem)), STATUS[code])


def json(content: msgspec.Struct, status: int = 200) -> Response:
    """Return a JSON answer that no cache may keep."""
    return sent(encode(content), status)


def sent(text: bytes, status: int = 200) -> Response:
    """Return a JSON answer from an encoded text."""
    return Response(text, status, {"Cache-Control": "no-store"}, "application/json")


async def common(request: Request, text: bytes) -> Response:
    """Return a JSON answer that is the same for many, from an encoded text."""
    return await compressing.common(request.headers, text, "application/json", "no-store")


class Api:
    """The requests, each a method that returns an answer or raises a refusal."""

    def __init__(self, services: Services) -> None:
        self.services, self.lobby, self.limits = services, services.lobby, services.limits

    def endpoint(self, doing: Answer, what: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """Return a method as an endpoint: limits first, refusals as answers."""
        buckets = self.services.makes if what.makes else self.services.requests

        async def endpoint(request: Request) -> Response:
            try:
                if not buckets.take(address_of(request)):
                    raise Refusal("too_fast", TOO_FAST)
                found = await doing(request)
            except CoterieError as problem:
                return error(problem)
            return found if isinstance(found, Response) else json(found)

        return endpoint

    # ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def hello(self, request: Request) -> Response:
        """Return versions, players, games."""
        games = await asyncio.to_thread(self.games)
        told = answers.Versions(PROTOCOL, VERSION, coterie.__version__, list(PLAYERS), games)
        return await common(request, encode(told))

    def games(self) -> list[answers.GameInfo]:
        """Return the descriptions of all games: first the one to begin with, practice games last."""
        shelf = self.lobby.shelf
        found = [shelf.find(name) for name in shelf.names]
        found.sort(key=lambda game: (game.practice, not game.starter, game.title))
        return [shelf.told(game) for game in found]

    async def listed(self, request: Request) -> answers.Lobby:
        """Return the public tables."""
        address = address_of(request)
        async with self.services.turns.next(address):
            return answers.Lobby(await telling.listed(self.lobby, address))

    async def create(self, request: Request) -> answers.Made:
        """Make a table."""
        wish = fits(create_decoder, await self.body(request, self.limits.body))
        self.services.may_make(address_of(request))
        return self.told(request, await self.lobby.maker.create(wish, address_of(request)))

    async def open_record(self, request: Request) -> answers.Made:
        """Make a table from a record."""
        given = fits(record_decoder, await self.body(request, self.limits.record))
        self.services.may_make(address_of(request))
        return self.told(request, await importing.opened(self.lobby, given, address_of(request)))

    def told(self, request: Request, made: Made) -> answers.Made:
        """Return a new table's secrets and links."""
        table, base = made.room.meta.id, self.base(request)
        seats = [
            answers.SeatLink(seat, made.room.seats[seat].kind, token, link(base, table, token))
            for seat, token in enumerate(made.keys.seats)
        ]
        watch = answers.NewLink(made.keys.spectator, link(base, table, made.keys.spectator))
        return answers.Made(table, made.keys.owner, seats, watch)

    async def summary(self, request: Request) -> Summary:
        """Return what everybody may know about a table."""
        return (await self.entered(request)).room.audience.summary()

    async def told_of(self, request: Request) -> answers.Told:
        """Return what everybody may know about some tables, each with a token."""
        wish = fits(tell_decoder, await self.body(request, self.limits.body))
        address = address_of(request)
        async with self.services.turns.next(address):
            return await telling.told(self.lobby, wish.tables, address)

    async def remove(self, request: Request) -> answers.Removed:
        """Remove a table, at its owner's request."""
        room = await self.room(request, request.path_params["id"])
        if not same(bearer(request), room.meta.owner):
            raise Refusal("not_yours", "Only the person who made the table can remove it.")
        await self.lobby.remove(room)
        return answers.Removed(room.meta.id)

    async def join(self, request: Request) -> answers.Joined:
        """Take the first free seat of a public table; its old link ends."""
        wish = fits(join_decoder, await self.body(request, self.limits.body) or b"{}")
        room = await self.room(request, request.path_params["id"])
        if not room.meta.public:
            raise Refusal("not_yours", "This table is not public: you need a link.")
        token = new_token()
        seat = await room.seating.join(None, clean(wish.name, NAME_LENGTH), sha256(token))
        return answers.Joined(room.meta.id, seat, token, link(self.base(request), room.meta.id, token))

    async def record(self, request: Request) -> Response:
        """Return the record of a game that is over."""
        room = (await self.entered(request)).room
        if not room.state.over:
            raise Refusal("not_over", "The record is given out when the game is over.")
        text = await self.services.turns.work(address_of(request), record_of(room.state))
        return Response(text, 200, {"Cache-Control": "no-store"}, "application/jsonl")

    async def replay(self, request: Request) -> answers.Replay:
        """Return a page of a seat's own scenes, one for each choice."""
        room, seat, _ = await self.entered(request)
        if room.gathering.on:
            raise Refusal("not_now", room.trouble)
        if room.state.over and (asked := request.query_params.get("seat")) is not None:
            seat = whole(asked, -1, len(room.seats) - 1)
        first = whole(request.query_params.get("from", "0"), 0, 10**9)
        line = whole(request.query_params.get("line", "0"), 0, 10**9)
        return await self.services.turns.work(address_of(request), room.replaying.page(seat, first, line))

    async def entered(self, request: Request) -> Entry:
        """Return the rights of the request's token.

        Raises:
            Refusal: there is no such table, or the token does not belong to it.
        """
        return admitted(await self.room(request, request.path_params["id"]), bearer(request))

    async def room(self, request: Request, table: str) -> Room:
        """Return the table with a name, for the client that sends a request."""
        return await self.lobby.room(table, address_of(request))

    async def body(self, request: Request, most: int) -> bytes:
        """Return the body of a request, see `body`."""
        return await body(request, most, BODY_PATIENCE * self.limits.hello)

    def base(self, request: Request) -> str:
        """Return the beginning of links for the client that sends this request."""
        return self.services.base(request.headers.get("host", ""), request.url.scheme)

    # ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def decks(self, request: Request) -> Response:
        """Return everything about the decks of a game."""
        game = self.lobby.shelf.find(request.query_params.get("game", ""))
        return await common(request, await asyncio.to_thread(self.lobby.shelf.decks, game))

    async def check_deck(self, request: Request) -> answers.DeckTold:
        """Return the remarks about a deck."""
        wish = fits(deck_decoder, await self.body(request, self.limits.body))
        return await self.lobby.readers.deck(wish.game, wish.text, wish.rules, address_of(request))

    async def search(self, request: Request) -> answers.CardsFound:
        """Return the cards that a query finds."""
        wish = fits(query_decoder, await self.body(request, self.limits.body))
        return await self.lobby.readers.cards(wish, address_of(request))

    async def begin_trial(self, request: Request) -> answers.TrialTold:
        """Begin to try a deck; a reader process reads its texts first."""
        wish = fits(trial_decoder, await self.body(request, self.limits.body))
        for text in (wish.deck, *wish.against):
            told = await self.lobby.readers.deck(wish.game, text, wish.rules, address_of(request))
            if told.problems:
                raise Refusal("bad_options", f"The deck “{told.name or 'without a name'}”: {told.problems[0]}")
        return self.lobby.trials.begin(wish, address_of(request)).told()

    async def trial_pace(self, request: Request) -> answers.TrialPace:
        """Return what a game of a trial takes."""
        told = request.query_params
        opponents = whole(told.get("opponents", "1"), 1, SEATS)
        return answers.TrialPace(self.lobby.trials.pace(told.get("game", ""), told.get("player", ""), opponents))

    async def trial(self, request: Request) -> answers.TrialTold:
        """Return the progress of a trial."""
        return self.lobby.trials.find(request.path_params["id"]).told()

    async def cancel_trial(self, request: Request) -> answers.TrialTold:
        """End a trial early."""
        return self.lobby.trials.cancel(request.path_params["id"]).told()

    async def trial_game(self, request: Request) -> Response:
        """Return the record of a game of a trial."""
        number = whole(request.path_params["number"], 0, 10**6)
        text = self.lobby.trials.record(request.path_params["id"], number)
        return Response(text, 200, {"Cache-Control": "no-store"}, "application/jsonl")

    # ── texts ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def look(self, request: Request) -> answers.CardText:
        """Return the text of a card, tile or rule."""
        (game, setup), name = await self.played(request), request.query_params.get("name", "")[:200]
        async with self.services.texts.of(address_of(request)):
            found = await asyncio.to_thread(self.text, game, setup, name)
        if found is None:
            raise Refusal("bad_message", "There is no text under this name.")
        return found

    def text(self, game: AnyGame, setup: Mapping[str, Any], name: str) -> answers.CardText | None:
        """Return the text of a game for a name, None if there is none."""
        some = self.lobby.shelf.example(game, setup)
        return descriptions.looked(some, name, game.talk.topics(some))

    async def cards(self, request: Request) -> Response:
        """Return every card of a game, or of a table with its content pack and house rules."""
        game, setup = await self.played(request)
        async with self.worked_out(request):
            text = await asyncio.to_thread(self.lobby.shelf.cards, game, setup)
        return await common(request, text)

    async def how(self, request: Request) -> answers.HowPlayed:
        """Return how a game is played, or a table with its house rules."""
        game, setup = await self.played(request)
        async with self.worked_out(request):
            return await asyncio.to_thread(self.lobby.shelf.how, game, setup)

    async def guides(self, request: Request) -> Response:
        """Return the guided games of a game."""
        game = self.lobby.shelf.find(request.query_params.get("game", ""))
        return await common(request, await asyncio.to_thread(self.lobby.shelf.guides, game))

    async def rulings(self, request: Request) -> Response:
        """Return the ledger's labels."""
        game = self.lobby.shelf.find(request.query_params.get("game", ""))
        return await common(request, await asyncio.to_thread(self.lobby.shelf.rulings, game))

    async def notes(self, request: Request) -> Response:
        """Return what has been ruled about a game's cards."""
        game = self.lobby.shelf.find(request.query_params.get("game", ""))
        return await common(request, await asyncio.to_thread(self.lobby.shelf.notes, game))

    async def played(self, request: Request) -> tuple[AnyGame, Mapping[str, Any]]:
        """Return a game, or that of a table with its content pack, and the options of the table.

        Raises:
            Refusal: there is no such game or table, or the token does not belong to it.
        """
        if "table" not in request.query_params:
            return self.lobby.shelf.find(request.query_params.get("game", "")), USUAL
        room = admitted(await self.room(request, request.query_params["table"]), bearer(request)).room
        return room.game, room.meta.setup

    def worked_out(self, request: Request) -> AbstractAsyncContextManager[None]:
        """Return what to wait for before the texts of a game or a table are worked out: those of a game are once and for all,
        but those of many tables with content packs or house rules would keep all threads busy."""
        tables = "table" in request.query_params
        return self.services.texts.of(address_of(request)) if tables else nullcontext()


# ── the pieces ──────────────────────────────────────────────────────────────────────────────────────────────────────


def address_of(request: Request) -> str:
    """Return the address of a client for rate limits; "" if it is unknown."""
    return household(request.client.host) if request.client else ""


def record_of(state: State) -> Steps[str]:
    """Return the text of a game's record."""
    told = []
    for line in lines_of(state):
        told.append(text_of(line))
        yield
    return "".join(told)


async def body(request: Request, most: int, seconds: float) -> bytes:
    """Return the body of a request.

    Raises:
        Refusal: it has more than `most` bytes, or has not arrived in time.
    """
    found = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise Refusal("too_large", f"A request may have {most // 1024} KiB at most.")
    except TimeoutError:
        raise Refusal("bad_message", "The request has not come whole in time.") from None
    except ClientDisconnect:
        raise Refusal("bad_message", "The request was broken off.") from None
    return bytes(found)


def whole(text: str, least: int, most: int) -> int:
    """Return a whole number from a query.

    Raises:
        Refusal: it is not a whole number, or out of bounds.
    """
    try:
        number = int(text[:20])
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise Refusal("bad_message", f"This must be a whole number from {least} to {most}.")
    return number
