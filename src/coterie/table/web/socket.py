"""The WebSocket: one connection to one table. See docs/protocol.md."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from starlette.websockets import WebSocket, WebSocketDisconnect

from coterie.kernel.errors import CoterieError
from coterie.table.decks import has_decks
from coterie.table.protocol import PROTOCOL, from_client, from_server
from coterie.table.protocol.decoding import label_of, read
from coterie.table.protocol.fields import Label
from coterie.table.protocol.from_client import Hello
from coterie.table.protocol.from_server import Closing, FromServer, Refused, Welcome, encode
from coterie.table.protocol.refusal import Refusal, code_of, sentence_of
from coterie.table.protocol.text import NAME_LENGTH, clean
from coterie.table.room import orders
from coterie.table.room.gathering import BEGUN
from coterie.table.room.listeners import Listener
from coterie.table.room.room import Room
from coterie.table.room.seating import must_belong, must_sit
from coterie.table.web.entry import admitted
from coterie.table.web.limits import Bucket, household
from coterie.table.web.services import TOO_FAST, Services

LOG = logging.getLogger("coterie.table")
PATIENCE = 100  # refusals for sending too fast before the connection is closed
TOO_MANY = "Too many are watching this table."
TOO_OFTEN = "Too many connections hold this seat. Close some of them."
MISTAKE = "The server has made a mistake; it has been noted."
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what sending to a closed socket may raise


class Socket:
    """One connection."""

    def __init__(self, services: Services, websocket: WebSocket) -> None:
        self.services, self.websocket = services, websocket
        self.bucket = Bucket(services.limits.messages, services.limits.burst)
        self.too_fast = 0
        self.hint: asyncio.Task[None] | None = None
        self.track: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Serve the connection from the first message to the end."""
        await self.websocket.accept()
        if self.services.connections >= self.services.limits.connections:
            await self.farewell("This server is full.", 30)
            return
        if not self.services.requests.take(self.address):
            await self.farewell(TOO_FAST, 3)
            return
        if not self.services.places.enter(self.address):
            await self.farewell("Too many connections come from your address.", 30)
            return
        self.services.connections += 1
        try:
            entered = await self.enter()
            if entered is not None:
                await self.stay(*entered)
        except GONE:
            pass
        finally:
            self.services.connections -= 1
            self.services.places.leave(self.address)

    # ── coming in ───────────────────────────────────────────────────────────────────────────────────────────────

    async def enter(self) -> tuple[Room, Listener] | None:
        """Read the hello, open the table, return it with the connection; None if that fails, once the client knows why."""
        text: str | bytes = ""
        try:
            async with asyncio.timeout(self.services.limits.hello):
                text = await self.receive()
            hello = read(text)
            if not isinstance(hello, Hello):
                raise Refusal("bad_message", "The first message must be “hello”.")
            if hello.protocol != PROTOCOL:
                raise Refusal(
                    "bad_message",
                    f"This server speaks version {PROTOCOL} of the protocol, your client {hello.protocol}. "
                    "Load the page again or update.",
                )
            return await self.admit(hello)
        except TimeoutError:
            await self.farewell("Nobody said hello in time.", 1)
        except CoterieError as problem:
            await self.send(refused(label_of(text), problem))
            await self.close(1008)
        except GONE:
            raise
        except Exception:  # of the database, most likely
            LOG.exception("a client could not be admitted")
            await self.send(refused(label_of(text), Refusal("broken", MISTAKE)))
            await self.close(1011)
        return None

    async def admit(self, hello: Hello) -> tuple[Room, Listener]:
        """Open the table for a client's hello; return it with the new connection."""
        room = await self.services.lobby.room(hello.table, self.address)
        _, seat, owner = admitted(room, hello.token, hello.owner)
        if not owner and room.audience.at(seat) >= self.services.limits.listeners:
            raise Refusal("too_many", TOO_MANY if seat < 0 else TOO_OFTEN)
        token = room.seats[seat].token if seat >= 0 else ""
        listener = Listener(
            seat,
            owner=owner,
            token=token,
            line=hello.line,
            address=self.address,
            changes=hello.changes,
            cards=hello.cards,
        )
        await self.services.lobby.wake(room)
        await room.seating.come(listener, self.name_at(room, seat, hello.name))
        listener.send(welcome(room, listener))
        room.audience.show_to(listener)
        room.audience.listeners.add(listener)
        if not room.attendant.busy:
            room.attendant.wake()  # a show without an audience has waited for one
        if room.state.over:
            listener.send(room.audience.ending())
        room.came()
        return room, listener

    def name_at(self, room: Room, seat: int, name: str) -> str:
        """Return the name with which somebody comes to a seat; "" if it is a new one and names change too often."""
        name = clean(name, NAME_LENGTH)
        known = seat < 0 or not room.seats[seat].taken or name in ("", room.seats[seat].name)
        return name if known or self.services.anew.take(self.address) else ""

    async def stay(self, room: Room, listener: Listener) -> None:
        """Read and write until one side ends it."""
        writer = asyncio.create_task(self.write(listener))
        reader = asyncio.create_task(self.read(room, listener))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.audience.leave(listener)
            for task in (writer, reader, self.hint, self.track):
                if task is not None:
                    task.cancel()
            room.came()
            await asyncio.gather(writer, reader, return_exceptions=True)

    # ── reading and writing ─────────────────────────────────────────────────────────────────────────────────────

    async def write(self, listener: Listener) -> None:
        """Send what is queued."""
        with suppress(*GONE):
            while (text := await listener.next()) is not None:
                await self.websocket.send_text(text.decode())
            await self.close(1001)

    async def read(self, room: Room, listener: Listener) -> None:
        """Do what the client asks for, one message after another."""
        with suppress(*GONE):
            while True:
                text = await self.receive()
                if listener.ended:
                    return
                if self.bucket.take():
                    self.too_fast = 0
                    await self.heard(room, listener, text)
                    continue
                self.too_fast += 1
                if self.too_fast > PATIENCE:
                    listener.end("Too many messages.", 30)
                    return
                problem = Refusal("too_fast", f"More than {self.services.limits.messages:g} messages a second.")
                listener.send(refused(label_of(text), problem))

    async def heard(self, room: Room, listener: Listener, text: str | bytes) -> None:
        """Carry out one message, or refuse it; send the current question to a client with an outdated one."""
        question = room.book.entries
        message: from_client.Message | None = None
        to: Label = None
        try:
            message = read(text)
            to = message.id
            await self.do(room, listener, message)
        except CoterieError as problem:
            if not self.services.refusals.take(self.address):
                listener.end("Too many of your messages were refused.", 30)
                return
            listener.send(refused(to if message is not None else label_of(text), problem))
            now = room.book.entries
            if question != now or (isinstance(message, from_client.Choose) and message.question != now):
                room.audience.show_to(listener)
        except Exception:
            LOG.exception("table %s: a message could not be answered", room.meta.id)
            listener.send(refused(to, Refusal("broken", MISTAKE)))

    async def do(self, room: Room, listener: Listener, message: from_client.Message) -> None:
        """Carry out a message.

        Raises:
            CoterieError: it cannot be done, or not by this connection.
        """
        doing = DOING[type(message)]
        if doing.sits:
            must_sit(listener)
        if doing.talks and not self.services.talks.take(self.address):
            raise Refusal("too_fast", TOO_FAST)
        if doing.shows and not self.services.anew.take(self.address):
            raise Refusal("too_fast", TOO_FAST)
        if doing.costs:
            self.services.afford(room.meta.id, self.address, sits=listener.seat >= 0)
        if doing.works:
            await room.turn()
        done = doing.how(self, room, listener, message)
        if done is not None:
            await done

    def again(self, room: Room, listener: Listener, bring: bool) -> Awaitable[None]:
        """Start another game for somebody who belongs to the table; this counts as making a table."""
        must_belong(listener)
        self.services.may_again(self.address)
        return self.services.lobby.maker.again(room, bring=bring)

    def greeted(self) -> None:
        """Refuse a second hello."""
        raise Refusal("bad_message", "You have said hello already.")

    async def bring(self, room: Room, listener: Listener, deck: str) -> None:
        """Bring a deck to a table, after a reader process has read its text."""
        if not room.gathering.on:
            raise Refusal("not_now", BEGUN)
        if not deck:
            await room.gathering.bring_any(listener)
            return
        told = await self.services.lobby.readers.deck(room.meta.game, deck, room.gathering.rules, self.address)
        await room.gathering.bring(listener, told)

    def why(self, room: Room, listener: Listener, asked: from_client.Why) -> Awaitable[None]:
        """Tell what is behind options; each beyond the first is rationed as if it were another message."""
        for _ in asked.choices[1:]:
            if not self.services.talks.take(self.address):
                raise Refusal("too_fast", TOO_FAST)
        return room.reasons.why(listener, asked.choices, asked.id)

    def start_hint(self, room: Room, listener: Listener, to: Label) -> None:
        """Let the bot think while the client continues."""
        if self.hint is not None and not self.hint.done():
            raise Refusal("not_now", "The bot is thinking already.")

        self.hint = self.aside(room.advising.hint(listener, to), listener, to)

    def start_track(self, room: Room, listener: Listener, to: Label) -> None:
        """Learn where the seat is asked while the client continues; for a large game that takes seconds."""
        must_sit(listener)
        before = self.track

        async def track() -> None:
            if before is not None:
                await asyncio.wait((before,))
            await room.advising.track(listener, to)

        self.track = self.aside(track(), listener, to)

    def aside(self, work: Awaitable[None], listener: Listener, to: Label) -> asyncio.Task[None]:
        """Return a task that does some work while the client continues, and tells the client if it fails."""

        async def doing() -> None:
            try:
                await work
            except CoterieError as problem:
                listener.send(refused(to, problem))

        return asyncio.create_task(doing())

    # ── the connection ──────────────────────────────────────────────────────────────────────────────────────────

    @property
    def address(self) -> str:
        """The client's address for rate limits; "" if it is unknown."""
        client = self.websocket.client
        return household(client.host) if client else ""

    @property
    def base(self) -> str:
        """The beginning of links for this client."""
        return self.services.base(self.websocket.headers.get("host", ""), self.websocket.url.scheme)

    async def receive(self) -> str | bytes:
        """Return the next message."""
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, message: FromServer) -> None:
        """Send at once."""
        await self.websocket.send_text(encode(message).decode())

    async def farewell(self, sentence: str, again: float | None) -> None:
        """Say why and close."""
        with suppress(*GONE):
            await self.send(Closing(sentence=sentence, again=again))
            await self.close(1013)

    async def close(self, code: int) -> None:
        """Close, if the client has not."""
        with suppress(*GONE):
            await self.websocket.close(code)


# ── what messages ask for ───────────────────────────────────────────────────────────────────────────────────────────


class Doing(NamedTuple):
    """How a message is answered.

    Attributes:
        how: the function that answers it; its result is awaited.
        sits: whether only people who sit at the table may send it.
        costs: whether it takes the server a while, and is therefore rationed.
        shows: whether everybody is shown the whole table anew; such messages are rationed by address.
        talks: whether it takes a moment or is passed on to everybody; such messages are rationed less, by address and
            not by connection.
        works: whether something is worked out, for which a table with content from outside may have to wait.
    """

    how: Callable[[Socket, Room, Listener, Any], Awaitable[None] | None]
    sits: bool = False
    costs: bool = False
    shows: bool = False
    talks: bool = False
    works: bool = False


DOING: Mapping[type[from_client.Message], Doing] = {
    from_client.Hello: Doing(lambda own, room, by, said: own.greeted()),
    from_client.Ping: Doing(lambda own, room, by, said: by.send(from_server.Pong(to=said.id))),
    # playing
    from_client.Choose: Doing(
        lambda own, room, by, said: room.choosing.choose(by, by.seat, said.question, said.window, said.choice),
        sits=True,
        works=True,
    ),
    from_client.Undo: Doing(
        lambda own, room, by, said: room.undoing.undo(by, by.seat), sits=True, shows=True, works=True
    ),
    from_client.UndoAnswer: Doing(
        lambda own, room, by, said: room.undoing.answer(by, by.seat, said.yes), sits=True, works=True
    ),
    from_client.Concede: Doing(lambda own, room, by, said: room.choosing.concede(by, by.seat), sits=True, works=True),
    from_client.Bring: Doing(lambda own, room, by, said: own.bring(room, by, said.deck), sits=True),
    from_client.Ready: Doing(lambda own, room, by, said: room.gathering.ready(by, said.on), sits=True),
    # asking and talking
    from_client.Hint: Doing(lambda own, room, by, said: own.start_hint(room, by, said.id), costs=True),
    from_client.Why: Doing(lambda own, room, by, said: own.why(room, by, said), talks=True, works=True),
    from_client.WhyNot: Doing(
        lambda own, room, by, said: room.reasons.why_not(by, said.action, said.id, said.piece), talks=True, works=True
    ),
    from_client.Offers: Doing(lambda own, room, by, said: room.advising.offers(by, said.id), costs=True, works=True),
    from_client.Track: Doing(lambda own, room, by, said: own.start_track(room, by, said.id), talks=True),
    from_client.Stage: Doing(lambda own, room, by, said: room.stages.tell(by, said.id), costs=True, works=True),
    from_client.Chat: Doing(lambda own, room, by, said: room.chatting.chat(by, said.text), talks=True),
    from_client.Mute: Doing(lambda own, room, by, said: room.muting.mute(by, said), talks=True),
    from_client.Point: Doing(lambda own, room, by, said: room.chatting.point(by, said.piece), talks=True),
    from_client.Propose: Doing(lambda own, room, by, said: room.chatting.propose(by, said.notation), talks=True),
    # seats, and continuing
    from_client.Order: Doing(lambda own, room, by, said: room.seating.order(by, said), talks=True),
    from_client.SeatDo: Doing(lambda own, room, by, said: room.seating.do(by, said, own.base), shows=True),
    from_client.Pause: Doing(lambda own, room, by, said: room.seating.pause(by, said.on)),
    from_client.Pace: Doing(lambda own, room, by, said: room.seating.pace(by, said.seconds)),
    from_client.Hurry: Doing(lambda own, room, by, said: room.attendant.hurry(by.seat), sits=True),
    from_client.Name: Doing(
        lambda own, room, by, said: room.seating.rename(by, clean(said.name, NAME_LENGTH)), shows=True
    ),
    from_client.Leave: Doing(lambda own, room, by, said: room.seating.leave(by), sits=True, works=True),
    from_client.Again: Doing(lambda own, room, by, said: own.again(room, by, said.bring)),
}


def refused(to: Label, problem: CoterieError) -> Refused:
    """Return the refusal of a message."""
    return Refused(to=to, code=code_of(problem), sentence=sentence_of(problem))


def welcome(room: Room, listener: Listener) -> Welcome:
    """Return what a client is told first."""
    seat = room.seats[listener.seat] if listener.seat >= 0 else None
    return Welcome(
        protocol=PROTOCOL,
        table=room.audience.summary(),
        role="seat" if seat else "spectator",
        seat=listener.seat,
        owner=listener.owner,
        theme=dict(room.game.theme),
        seed_hash=room.seed_hash,
        standing=orders.told(seat.orders) if seat else [],
        chat=room.muting.heard(listener),
        hints=room.meta.hints,
        undo_asked=room.undoing.waiting(listener.seat),
        decks=has_decks(room.game),
        concedes=room.game.concedes,
        leaving=room.meta.leaving,
        mutes=room.muting.by(listener.seat) if listener.seat >= 0 else [],
    )
