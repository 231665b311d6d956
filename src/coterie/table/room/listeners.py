"""One connection to a table, and its outgoing messages."""

from __future__ import annotations

import asyncio
from collections import deque

from coterie.kernel.scenes import Scene
from coterie.table.protocol.from_server import Closing, FromServer, encode

WAITING = 1024 * 1024  # bytes that a connection may be behind before it is cut, one message aside


class Listener:
    """One connection to a table.

    Attributes:
        seat: the seat whose scenes it gets; -1 for a spectator.
        owner: whether it has the owner's rights.
        address: the client's address.
        token: the SHA-256 of the token that holds its seat.
        line: the last log line that it has.
        changes: whether it accepts the changes of a scene instead of the whole.
        cards: whether it has the printed facts of cards, see `coterie.table.room.printed`.
        shown: the last scene sent, if it accepts changes; None before the first.
        ended: whether it has been told to close.
    """

    __slots__ = (
        "_bytes", "_ready", "_waiting", "address", "cards", "changes", "ended", "line", "owner", "seat", "shown", "token",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        *,
        owner: bool = False,
        token: str = "",
        line: int = 0,
        address: str = "",
        changes: bool = False,
        cards: bool = False,
    ) -> None:
        self.seat, self.owner, self.token, self.line, self.address = seat, owner, token, line, address
        self.changes, self.cards = changes, cards
        self.shown: Scene | None = None
        self.ended = False
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()

    @property
    def behind(self) -> int:
        """The number of bytes waiting to be sent."""
        return self._bytes

    def send(self, message: FromServer | bytes) -> None:
        """Queue a message; a connection that does not read is cut."""
        if self.ended:
            return
        if self._bytes > WAITING:
            self._waiting.clear()
            self._bytes = 0
            self.end("The connection is too slow for this table.", 5)
            return
        self._queue(message if isinstance(message, bytes) else encode(message))

    def end(self, sentence: str, again: float | None) -> None:
        """Close the connection after sending what is queued.

        Args:
            sentence: the reason.
            again: the seconds after which to try again, None for never.
        """
        if not self.ended:
            self._queue(encode(Closing(sentence=sentence, again=again)))
            self.ended = True

    def _queue(self, text: bytes) -> None:
        self._waiting.append(text)
        self._bytes += len(text)
        self._ready.set()

    async def next(self) -> bytes | None:
        """Return the next message, None after the last one."""
        while not self._waiting:
            if self.ended:
                return None
            self._ready.clear()
            await self._ready.wait()
        text = self._waiting.popleft()
        self._bytes -= len(text)
        return text
