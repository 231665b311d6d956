"""Rate limits and other bounds."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

ADDRESSES_KEPT = 10_000
NEIGHBOURS = 64  # leading bits of an IPv6 address that one household shares


@dataclass(frozen=True)
class Limits:
    """What a server allows.

    Attributes:
        tables: the maximum number of running tables.
        readers: processes that read packs, positions, records and decks, started in advance.
        trials: processes that play games with a visitor's deck, started on demand; 0 for a server without trials.
        connections: the maximum number of sockets. each: connections and sockets from one address.
        listeners: sockets that watch one table, and sockets that hold one seat.
        messages, burst: messages per second of one socket, and how many at once.
        talks, talk_burst: chat lines, reasons, orders and the like per second from one address, and how many at once.
        refusals, refusal_burst: refused messages per second from one address before its connections are closed, because a
            refusal may send the table anew; and how many at once.
        costly, costly_burst: hints, offers and stages per second from one address, from the players of one table and from
            those who watch it, and how many at once.
        anew, anew_burst: new names, hand-overs of seats and undos per second from one address, because each shows everybody
            the whole table and its log; and how many at once.
        makes, make_burst: tables, rematches and records per second from one address, and how many at once.
        daily: tables, rematches and records a day from one address, so that nobody alone fills the server.
        requests, request_burst: other requests per second from one address, and how many at once.
        body: bytes of a request. record: bytes of a record.
        hello: seconds within which the head of a request and the first message of a socket must arrive.
        rest, untaken: days after which an unvisited table goes to rest, and one where nobody ever sat down.
    """

    tables: int = 2000
    readers: int = 2
    trials: int = 1
    connections: int = 5000
    each: int = 200
    listeners: int = 200
    messages: float = 20.0
    burst: float = 40.0
    talks: float = 20.0
    talk_burst: float = 100.0
    refusals: float = 10.0
    refusal_burst: float = 200.0
    costly: float = 1.0
    costly_burst: float = 10.0
    anew: float = 2.0
    anew_burst: float = 20.0
    makes: float = 0.5
    make_burst: float = 20.0
    daily: int = 300
    requests: float = 30.0
    request_burst: float = 120.0
    body: int = 1024 * 1024
    record: int = 4 * 1024 * 1024
    hello: float = 10.0
    rest: float = 30.0
    untaken: float = 2.0


class Bucket:
    """A token bucket that refills at a constant rate."""

    __slots__ = ("at", "full", "level", "rate")

    def __init__(self, rate: float, full: float) -> None:
        self.rate, self.full, self.level, self.at = rate, full, full, time.monotonic()

    def take(self) -> bool:
        """Take one token; return whether there was one."""
        now = time.monotonic()
        self.level = min(self.full, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A token bucket for each address or table; the least recently used ones are dropped."""

    def __init__(self, rate: float, full: float) -> None:
        self.rate, self.full = rate, full
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one token for a key; return whether there was one."""
        bucket = self._of.get(key)
        if bucket is None:
            bucket = self._of[key] = Bucket(self.rate, self.full)
            if len(self._of) > ADDRESSES_KEPT:
                self._of.popitem(last=False)
        self._of.move_to_end(key)
        return bucket.take()


class Places:
    """The number of connections of each address.

    Attributes:
        most: the maximum for one address.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._at: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Take a place; return whether one was free."""
        if self._at[address] >= self.most:
            return False
        self._at[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Release a place."""
        self._at[address] -= 1
        if not self._at[address]:
            del self._at[address]


def household(host: str) -> str:
    """Return what limits count as one address: an IPv4 address, or the network of an IPv6 one."""
    try:
        address = ip_address(host)
    except ValueError:  # no address, as in tests without a network
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> (128 - NEIGHBOURS) << (128 - NEIGHBOURS))}/{NEIGHBOURS}"
