"""How much anybody may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

ADDRESSES_KEPT = 10_000


@dataclass(frozen=True)
class Limits:
    """What a server allows.

    Attributes:
        tables: running tables in all.
        connections: sockets in all. listeners: sockets at one table.
        messages, burst: messages a second of one socket, and how many at once.
        makes, make_burst: tables and records a second from one address, and how many at once.
        requests, request_burst: other requests a second from one address, and how many at once.
        body: bytes of a request. record: bytes of a record.
        hello: seconds until the first message must have come.
    """

    tables: int = 2000
    connections: int = 5000
    listeners: int = 200
    messages: float = 20.0
    burst: float = 40.0
    makes: float = 0.5
    make_burst: float = 20.0
    requests: float = 30.0
    request_burst: float = 120.0
    body: int = 1024 * 1024
    record: int = 4 * 1024 * 1024
    hello: float = 10.0


class Bucket:
    """A bucket of permissions that fills up steadily."""

    __slots__ = ("at", "full", "level", "rate")

    def __init__(self, rate: float, full: float) -> None:
        self.rate, self.full, self.level, self.at = rate, full, full, time.monotonic()

    def take(self) -> bool:
        """Take one; whether there was one."""
        now = time.monotonic()
        self.level = min(self.full, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; those that have not come for longest are forgotten."""

    def __init__(self, rate: float, full: float) -> None:
        self.rate, self.full = rate, full
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one of an address; whether there was one."""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.rate, self.full)
            if len(self._of) > ADDRESSES_KEPT:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket.take()
