"""The WebSocket: one connection to one table. See docs/protocol.md."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from coterie.kernel.errors import CoterieError
from coterie.table import messages, ownership, talk, undoing
from coterie.table.http import admitted, code_of
from coterie.table.limits import Bucket
from coterie.table.listeners import Listener, encode
from coterie.table.messages import NAME_LENGTH, PROTOCOL, Hello, Refusal, clean
from coterie.table.room import Room, standing_of
from coterie.table.services import Services

LOG = logging.getLogger("coterie.table")
PATIENCE = 100  # refusals for being too fast before a connection is closed
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what sending to a closed socket may raise


class Socket:
    """One connection."""

    def __init__(self, services: Services, websocket: WebSocket) -> None:
        self.services, self.websocket = services, websocket
        self.bucket = Bucket(services.limits.messages, services.limits.burst)
        self.too_fast = 0
        self.hint: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """From the first message to the end."""
        await self.websocket.accept()
        if self.services.connections >= self.services.limits.connections:
            await self.farewell("This server is full.", 30)
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

    # ── coming in ───────────────────────────────────────────────────────────────────────────────────────────────

    async def enter(self) -> tuple[Room, Listener] | None:
        """Read the hello and open the table; None where that fails, and the client knows why."""
        text: str | bytes = ""
        try:
            async with asyncio.timeout(self.services.limits.hello):
                text = await self.receive()
            hello = messages.read(text)
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
            await self.send(refused(messages.label_of(text), problem))
            await self.close(1008)
        return None

    async def admit(self, hello: Hello) -> tuple[Room, Listener]:
        """Open the table for whoever says hello."""
        room = await self.services.lobby.room(hello.table)
        _, seat, owner = admitted(room, hello.token, hello.owner)
        if len(room.listeners) >= self.services.limits.listeners:
            raise Refusal("too_many", "Too many are watching this table.")
        token = room.seats[seat].token if seat >= 0 else ""
        listener = Listener(seat, owner=owner, token=token, line=hello.line)
        await ownership.come(room, listener, clean(hello.name, NAME_LENGTH))
        listener.send(welcome(room, listener))
        room.show_to(listener)
        room.listeners.add(listener)
        if not room.attendant.busy:
            room.attendant.wake()  # a show without an audience has waited for one
        if room.state.over:
            listener.send(room.ending())
        room.tell_table()
        return room, listener

    async def stay(self, room: Room, listener: Listener) -> None:
        """Read and write until one side ends it."""
        writer = asyncio.create_task(self.write(listener))
        reader = asyncio.create_task(self.read(room, listener))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.listeners.discard(listener)
            for task in (writer, reader, self.hint):
                if task is not None:
                    task.cancel()
            room.leave(listener)
            await asyncio.gather(writer, reader, return_exceptions=True)

    # ── reading and writing ─────────────────────────────────────────────────────────────────────────────────────

    async def write(self, listener: Listener) -> None:
        """Send what is queued."""
        with suppress(*GONE):
            while (text := await listener.next()) is not None:
                await self.websocket.send_text(text)
            await self.close(1001)

    async def read(self, room: Room, listener: Listener) -> None:
        """Do what the client asks for, one message after another."""
        with suppress(*GONE):
            while not listener.ended:
                text = await self.receive()
                if self.bucket.take():
                    self.too_fast = 0
                    await self.heard(room, listener, text)
                    continue
                self.too_fast += 1
                if self.too_fast > PATIENCE:
                    listener.end("Too many messages.", 30)
                    return
                problem = Refusal("too_fast", f"More than {self.services.limits.messages:g} messages a second.")
                listener.send(refused(messages.label_of(text), problem))

    async def heard(self, room: Room, listener: Listener, text: str | bytes) -> None:
        """One message; what cannot be done is refused, and a client with an old question gets the new one."""
        question = room.entries
        message: messages.Message | None = None
        to: Any = None
        try:
            message = messages.read(text)
            to = message.id
            await self.do(room, listener, message)
        except CoterieError as problem:
            listener.send(refused(to if message is not None else messages.label_of(text), problem))
            if question != room.entries or (isinstance(message, messages.Choose) and message.question != room.entries):
                room.show_to(listener)
        except Exception:
            LOG.exception("table %s: a message could not be answered", room.meta.id)
            listener.send(refused(to, Refusal("broken", "The server has made a mistake; it has been noted.")))

    async def do(self, room: Room, listener: Listener, message: messages.Message) -> None:
        """What a message asks for."""
        seat = listener.seat
        match message:
            case messages.Choose():
                talk.must_sit(listener)
                await room.choose(seat, message.question, message.choice)
            case messages.Undo():
                talk.must_sit(listener)
                await undoing.undo(room, seat)
            case messages.UndoAnswer():
                talk.must_sit(listener)
                await undoing.answer(room, seat, message.yes)
            case messages.Hint():
                self.start_hint(room, listener, message.id)
            case messages.Why():
                talk.why(room, listener, message.choice, message.id)
            case messages.WhyNot():
                talk.why_not(room, listener, message.action, message.id)
            case messages.Chat():
                await room.alone(talk.chat(room, listener, message.text))
            case messages.Point():
                talk.point(room, listener, message.piece)
            case messages.Propose():
                talk.propose(room, listener, message.notation)
            case messages.Offers():
                talk.offers(room, listener, message.id)
            case messages.Track():
                await talk.track(room, listener, message.id)
            case messages.Order():
                await ownership.order(room, listener, message)
            case messages.SeatDo():
                base = self.services.base(self.websocket.headers.get("host", ""), self.websocket.url.scheme)
                await ownership.seat(room, listener, message, base)
            case messages.Pause():
                await ownership.pause(room, listener, message.on)
            case messages.Pace():
                await ownership.pace(room, listener, message.seconds)
            case messages.Name():
                await ownership.rename(room, listener, clean(message.name, NAME_LENGTH))
            case messages.Again():
                ownership.must_belong(listener)
                await self.services.lobby.again(room)
            case messages.Ping():
                listener.send({"type": "pong", "to": message.id})
            case messages.Hello():
                raise Refusal("bad_message", "You have said hello already.")

    def start_hint(self, room: Room, listener: Listener, to: Any) -> None:
        """Let the bot think while the client goes on."""
        if self.hint is not None and not self.hint.done():
            raise Refusal("not_now", "The bot is thinking already.")

        async def hint() -> None:
            try:
                await talk.hint(room, listener, to)
            except CoterieError as problem:
                listener.send(refused(to, problem))

        self.hint = asyncio.create_task(hint())

    async def receive(self) -> str | bytes:
        """The next message."""
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, message: dict[str, Any]) -> None:
        """Send at once."""
        await self.websocket.send_text(encode(message).decode())

    async def farewell(self, sentence: str, again: float | None) -> None:
        """Say why and close."""
        with suppress(*GONE):
            await self.send({"type": "closing", "sentence": sentence, "again": again})
            await self.close(1013)

    async def close(self, code: int) -> None:
        """Close, whoever was first."""
        with suppress(*GONE):
            await self.websocket.close(code)


def refused(to: Any, problem: CoterieError) -> dict[str, Any]:
    """The refusal of a message."""
    return {"type": "refused", "to": to, "code": code_of(problem), "sentence": str(problem)}


def welcome(room: Room, listener: Listener) -> dict[str, Any]:
    """What a client is told first."""
    seat = room.seats[listener.seat] if listener.seat >= 0 else None
    return {
        "type": "welcome", "protocol": PROTOCOL, "table": room.summary(), "role": "seat" if seat else "spectator",
        "seat": listener.seat, "owner": listener.owner, "theme": room.game.theme, "seed_hash": room.seed_hash(),
        "standing": standing_of(seat)["orders"] if seat else [], "chat": list(room.chat), "hints": room.meta.hints,
        "undo_asked": undoing.waiting(room, listener.seat),
    }  # fmt: skip
