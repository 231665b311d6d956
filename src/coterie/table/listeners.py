"""Whoever watches a table over a connection, and what is sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any

import msgspec

WAITING = 200  # messages that a slow connection may be behind before it is cut

encode = msgspec.json.Encoder().encode


class Listener:
    """One connection to a table.

    Attributes:
        seat: whose scenes it gets; -1 for what everybody may see.
        owner: whether it may do what only the owner may.
        token: the SHA-256 of the token by which it holds its seat.
        line: the last line of the log that it has.
        ended: what to say when it is cut; set once.
    """

    __slots__ = ("_ready", "_waiting", "ended", "line", "owner", "seat", "token")

    def __init__(self, seat: int, *, owner: bool = False, token: str = "", line: int = 0) -> None:
        self.seat, self.owner, self.token, self.line = seat, owner, token, line
        self.ended = False
        self._waiting: deque[str] = deque()
        self._ready = asyncio.Event()

    def send(self, message: Mapping[str, Any] | bytes) -> None:
        """Queue a message; a connection that does not read is cut."""
        if self.ended:
            return
        text = message.decode() if isinstance(message, bytes) else encode(message).decode()
        self._waiting.append(text)
        if len(self._waiting) > WAITING:
            self._waiting.clear()
            self.end("The connection is too slow for this table.", 5)
        self._ready.set()

    def end(self, sentence: str, again: float | None) -> None:
        """Say why and close; `again` is in how many seconds a new try makes sense, None for never."""
        if not self.ended:
            self._waiting.append(encode({"type": "closing", "sentence": sentence, "again": again}).decode())
            self.ended = True
            self._ready.set()

    async def next(self) -> str | None:
        """The next message, None after the last one."""
        while not self._waiting:
            if self.ended:
                return None
            self._ready.clear()
            await self._ready.wait()
        return self._waiting.popleft()
