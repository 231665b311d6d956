"""A small client in Python: for your own bots, for tests, and as an example of the protocol.

async with Client("http://127.0.0.1:8000") as server:
    made = await server.create(game="masters")
    async with server.sit(made["table"], made["seats"][0]["token"]) as seat:
        while seat.question is not None:
            await seat.choose(seat.options[0]["notation"])
"""

from __future__ import annotations

import asyncio
import itertools
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Callable
from http.client import HTTPException
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from coterie.kernel.errors import CoterieError, printable
from coterie.table.protocol import PROTOCOL
from coterie.table.protocol.changes import applied

LARGEST = 64 * 1024 * 1024
WAIT = 30.0
AGAIN = 1.0  # seconds after which a broken connection is worth another try
ENDED = "The connection to the table has ended."
STRANGE = "The server tells what this version of Coterie does not understand ({what})."


class Refused(CoterieError):
    """The server has refused a request; `code` identifies the reason for programs."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Client:
    """A server.

    Attributes:
        url: its address, with the prefix and without a slash at the end.
    """

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Do nothing: no connection is kept open."""

    async def create(self, **wish: Any) -> Any:
        """Make a table; docs/protocol.md describes the fields."""
        return await self.request("POST", "/api/tables", wish)

    async def request(self, method: str, path: str, content: Any = None, token: str = "", **query: Any) -> Any:
        """Send an HTTP request and return the response: data, or text if it is not JSON.

        Raises:
            Refused: the server refuses it.
            OSError: it cannot be reached, or does not answer as such a server does.
        """
        return await asyncio.to_thread(self._request, method, path, content, token, query)

    def _request(self, method: str, path: str, content: Any, token: str, query: dict[str, Any]) -> Any:
        url = f"{self.url}{path}" + (f"?{urlencode(query)}" if query else "")
        data = msgspec.json.encode(content) if content is not None else None
        request = urllib.request.Request(url, data, method=method)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=WAIT) as answer:
                found = answer.read()
                text = answer.headers.get_content_subtype() != "json"
                return found.decode() if text else plain(msgspec.json.decode(found))
        except urllib.error.HTTPError as problem:
            raise _refusal(problem) from None
        except (HTTPException, UnicodeError, msgspec.MsgspecError) as problem:
            raise ConnectionError(STRANGE.format(what=type(problem).__name__)) from problem

    def sit(self, table: str, token: str = "", **hello: Any) -> Sitting:
        """Return a connection to a table; without a token, watch a public table. `hello` overrides fields of the hello."""
        return Sitting(f"{self.url.replace('http', 'ws', 1)}/api/socket", table, token, hello)


def plain(told: Any) -> Any:
    """Return a server's data without control characters in its texts, because many are shown at a terminal."""
    if isinstance(told, str):
        return printable(told)
    if isinstance(told, list):
        return [plain(each) for each in told]
    if isinstance(told, dict):
        return {plain(name): plain(each) for name, each in told.items()}
    return told


def _refusal(problem: urllib.error.HTTPError) -> CoterieError:
    """Return the refusal in a response; a proxy between client and server may respond with anything."""
    try:
        told = msgspec.json.decode(problem.read())
        return Refused(str(told["error"]), str(told["sentence"]))
    except (HTTPException, OSError, LookupError, TypeError, msgspec.MsgspecError):
        return Refused("broken", f"The server answers with the status {problem.code} and no reason.")


class Sitting:
    """One connection to a table. Control characters in the server's texts are replaced, see `plain`.

    Attributes:
        welcome: the first message of the server.
        scene: the latest scene.
        message: the message that it came with.
        gathering: the decks brought before the game begins; {} afterwards.
        undo: whether the last choice can be undone (see `from_server.Scene`).
        windows: the seat's own windows of the question, in order up to the first that is open, each with its `choice`.
        log: the lines of the log so far.
        standing: the seat's standing orders.
        farewell: the server's reason for ending the connection.
        retry: the number of seconds after which a new attempt makes sense, or None for never.
        heard: all other messages, oldest first; reading one removes it.
    """

    def __init__(self, url: str, table: str, token: str, hello: dict[str, Any]) -> None:
        self.url, self.table, self.token, self.hello = url, table, token, hello
        self.welcome: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self.message: dict[str, Any] = {}
        self.heard: deque[dict[str, Any]] = deque(maxlen=1000)
        self.windows: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.standing: list[dict[str, Any]] = []
        self.gathering: dict[str, Any] = {}
        self.undo = ""
        self.scenes = self.answers = self.gatherings = 0
        self.closed, self.farewell = False, ENDED
        self.retry: float | None = AGAIN
        self._ids = itertools.count(1)
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # ── opening and closing ─────────────────────────────────────────────────────────────────────────────────────

    async def open(self) -> None:
        """Connect, say hello with the last known log line, and wait for the first scene or gathering.

        Raises:
            Refused: the server refuses the connection.
            OSError: it cannot be reached.
        """
        try:
            self._socket = await connect(self.url, max_size=LARGEST, compression=None, open_timeout=WAIT)
        except WebSocketException as problem:
            raise ConnectionError(f"The server does not open the connection: {problem}") from problem
        self.closed, self.farewell, self.retry = False, ENDED, AGAIN
        self.heard.clear()
        line = self.log[-1]["n"] if self.log else 0
        hello = {"type": "hello", "protocol": PROTOCOL, "table": self.table, "token": self.token, "line": line}
        hello["changes"] = True
        seen, self.gathering = self.scenes, {}
        try:
            await self._send({**hello, **self.hello})
            self._reader = asyncio.create_task(self._read(self._socket))
            await self.until(lambda: self.scenes > seen or bool(self.gathering) or self.refusal() is not None)
            no = self.take("refused")
            if no is not None:
                raise Refused(no["code"], no["sentence"])
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """End the connection."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(plain(msgspec.json.decode(text)))
                self._news.set()
        except ConnectionClosed:
            pass
        except Exception as problem:  # a server may tell anything
            self.farewell = STRANGE.format(what=type(problem).__name__)
        finally:
            self.closed = True
            self._news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] in ("scene", "changes"):
            if message["type"] == "changes":
                message = {**message, "scene": applied(self.scene, message["scene"])}
            self.message, self.scene, self.windows = message, message["scene"], message["windows"]
            self.undo = str(message["undo"])
            if message["whole"]:
                self.log.clear()
            self.log += self.scene["log"]
            self.scenes += 1
        elif message["type"] == "windows":
            if message["question"] == self.question:
                self.windows, self.undo = message["windows"], message["undo"]
                self.answers += 1
        elif message["type"] == "welcome":
            self.welcome, self.standing = message, message["standing"]
        elif message["type"] == "gathering":
            self.gathering = message if message["on"] else {}
            self.gatherings += 1
        else:
            if message["type"] == "standing":
                self.standing = message["orders"]
            if message["type"] == "closing":
                self.farewell, self.retry = str(message["sentence"]), message["again"]
            self.heard.append(message)

    # ── looking ─────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def number(self) -> int:
        """The number of choices made so far."""
        return int(self.message["number"])

    @property
    def question(self) -> int | None:
        """The number of the question; None if nobody is asked, or the game has not begun."""
        number: int | None = self.message.get("question")
        return number

    @property
    def options(self) -> list[dict[str, Any]]:
        """The options of the seat's open window, [] if it has none."""
        found: list[dict[str, Any]] = self.windows[-1]["options"] if self.is_asked else []
        return found

    @property
    def is_asked(self) -> bool:
        """Whether the seat has a window that it has not answered."""
        return bool(self.windows) and self.windows[-1]["choice"] is None

    def refusal(self) -> dict[str, Any] | None:
        """Return the first unread refusal, or None."""
        return next((message for message in self.heard if message["type"] == "refused"), None)

    def take(self, kind: str) -> dict[str, Any] | None:
        """Remove and return the first unread message of a type, or return None."""
        found = next((message for message in self.heard if message["type"] == kind), None)
        if found is not None:
            self.heard.remove(found)
        return found

    async def until(self, fine: Callable[[], bool], wait: float = WAIT) -> None:
        """Wait until a condition on the messages holds.

        Raises:
            TimeoutError: it does not hold in time.
            ConnectionError: the connection has ended.
        """
        async with asyncio.timeout(wait):
            while not fine():
                if self.closed:
                    raise ConnectionError(self.farewell)
                self._news.clear()
                await self._news.wait()

    async def hear(self, kind: str, wait: float = WAIT) -> dict[str, Any]:
        """Wait for a message of a type, remove it and return it."""
        await self.until(lambda: any(message["type"] == kind for message in self.heard), wait)
        found = self.take(kind)
        assert found is not None
        return found

    # ── doing ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def say(self, kind: str, /, **fields: Any) -> int:
        """Send a message and return its id."""
        number = next(self._ids)
        await self._send({"type": kind, "id": number, **fields})
        return number

    async def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a message that is answered by one of the same type, and return the answer.

        Raises:
            Refused: the server refuses it.
        """
        to = await self.say(kind, **fields)

        def answer() -> dict[str, Any] | None:
            return next((each for each in self.heard if each["type"] == kind and each.get("to") == to), None)

        await self._granted(to, lambda: answer() is not None)
        found = answer()
        assert found is not None
        self.heard.remove(found)
        return found

    async def choose(self, choice: str, question: int | None = None, window: int | None = None) -> None:
        """Answer the question, and wait until the answer is on the server's disk.

        By then the next scene has arrived, or the server is waiting for others.

        Args:
            choice: the notation of an option.
            question: its number; by default the current one.
            window: the index of the window; by default the last known one.

        Raises:
            Refused: the server refuses the answer.
        """
        number = self.question if question is None else question
        place = window if window is not None else self.windows[-1]["window"] if self.windows else 0
        seen, told = self.scenes, self.answers
        to = await self.say("choose", question=number, choice=choice, window=place)
        await self._granted(to, lambda: self.answers > told or (self.scenes > seen and self.question != number))

    async def take_back(self) -> None:
        """Undo the seat's last choice, or ask the others for their agreement.

        Raises:
            Refused: the server refuses it.
        """
        seen, told = self.scenes, self.answers
        to = await self.say("undo")
        await self._granted(
            to, lambda: self.scenes > seen or self.answers > told or self.take("undo_asked") is not None
        )

    async def bring(self, deck: str = "") -> None:
        """Bring a deck before the game begins: its text, or the name of a supplied one; "" for any.

        Raises:
            Refused: the server refuses it.
        """
        told = self.gatherings
        to = await self.say("bring", deck=deck)
        await self._granted(to, lambda: self.gatherings > told)

    async def ready(self, on: bool = True) -> None:
        """Say whether the seat is ready; the game begins when everybody is.

        Raises:
            Refused: the server refuses it.
        """
        told = self.gatherings
        to = await self.say("ready", on=on)
        await self._granted(to, lambda: self.gatherings > told)

    async def concede(self) -> None:
        """Give up: the game ends by its own rule.

        Raises:
            Refused: the server refuses it.
        """
        seen = self.scenes
        to = await self.say("concede")
        await self._granted(to, lambda: self.scenes > seen)

    async def again(self, **more: Any) -> str:
        """Start another game at a finished table and return the id of the new table, where all tokens are valid too.

        Args:
            more: `bring=True` lets everybody bring another deck.

        Raises:
            Refused: the server refuses it.
        """
        while self.take("over") is not None:
            pass  # sent earlier
        to = await self.say("again", **more)
        await self._granted(to, lambda: any(message["type"] == "over" for message in self.heard))
        return str((await self.hear("over"))["following"])

    async def _granted(self, to: int, fine: Callable[[], bool]) -> None:
        """Wait until the request in a message has been carried out.

        Raises:
            Refused: the server refuses it.
        """
        await self.until(lambda: fine() or self._refused(to) is not None)
        problem = self._refused(to)
        if problem is not None:
            self.heard.remove(problem)
            raise Refused(problem["code"], problem["sentence"])

    def _refused(self, to: int) -> dict[str, Any] | None:
        return next((message for message in self.heard if message["type"] == "refused" and message["to"] == to), None)

    async def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None, "the connection is not open"
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as problem:
            raise ConnectionError(self.farewell) from problem
