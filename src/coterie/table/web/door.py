"""Limits on connections: their number, how long they may be silent or not read, and what they may send besides messages."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Collection
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from coterie.table.web.limits import Bucket, Places, household
from coterie.table.web.services import Services

DESCRIPTORS = 65_536  # that the server asks the system for
RESERVED = 64  # descriptors that are no connections: the database, the log, other processes
DEAF = 6  # times as long as a connection may be silent it may leave unread what it is sent


class Door:
    """Counts the connections of a server.

    Attributes:
        silent: the seconds within which the head of a request must arrive.
        most: the maximum number of connections.
        proxies: addresses of proxies, which bring connections of many people.
    """

    def __init__(self, services: Services, proxies: Collection[str], descriptors: int) -> None:
        self.services, self.proxies = services, [ip_network(proxy) for proxy in proxies]
        self.silent = services.limits.hello
        self.most = max(RESERVED, descriptors - RESERVED)
        self.open = 0
        self._places = Places(services.limits.each)

    def enter(self, address: str) -> bool:
        """Let a connection in; return whether there was room for it."""
        if self.open + self.services.connections >= self.most:
            return False
        if not self.is_proxy(address) and not self._places.enter(household(address)):
            return False
        self.open += 1
        return True

    def leave(self, address: str) -> None:
        """Note that a connection has ended, or has become a socket, which is counted elsewhere."""
        self.open -= 1
        if not self.is_proxy(address):
            self._places.leave(household(address))

    def is_proxy(self, address: str) -> bool:
        """Return whether an address is that of a named proxy."""
        return bool(self.proxies) and any(ip_address(address) in proxy for proxy in self.proxies)

    def protocol(self) -> type[asyncio.Protocol]:
        """Return the protocol of this server's connections, as uvicorn wants it."""
        return type("Visitor", (_Visitor,), {"door": self, "socket": type("Line", (_Line,), {"door": self})})


class _Reader(asyncio.Protocol):
    """One connection, cut if it does not read, because its messages would be kept without limit."""

    door: Door
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    deaf: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.deaf = self.loop.call_later(DEAF * self.door.silent, self.transport.abort)

    def resume_writing(self) -> None:
        self._reads()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reads()
        super().connection_lost(exc)

    def _reads(self) -> None:
        if self.deaf is not None:
            self.deaf.cancel()
            self.deaf = None


class _Line(_Reader, WebSocketsSansIOProtocol):
    """uvicorn's socket, cut if it sends frames that are not messages faster than messages may come.

    No other limit covers these: uvicorn answers every ping, and keeps every fragment of an endless message.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        limits = self.door.services.limits
        self.beside = Bucket(limits.messages, limits.burst)

    def handle_text(self, event: Frame) -> None:
        self.handle_bytes(event)  # which is refused if it is no text; uvicorn would write a traceback into the log

    def handle_ping(self) -> None:
        if self._bears():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bears():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bears():
            super().handle_cont(event)

    def _bears(self) -> bool:
        """Return whether one more such frame is allowed, and cut the connection if not."""
        if not self.transport.is_closing() and not self.beside.take():
            self.transport.abort()
        return not self.transport.is_closing()


class _Visitor(_Reader, H11Protocol):
    """uvicorn's connection, counted, and cut if it sends no request."""

    socket: type[asyncio.Protocol]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.ws_protocol_class = self.socket
        self.address = self.client[0] if self.client else ""
        self.inside = self.door.enter(self.address)
        self.patience: asyncio.TimerHandle | None = None
        if self.inside:
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.inside and not self.transport.is_closing():
            self._wait()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._go()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        """Begin to wait for a request, or stop when its head is there: what it carries has a limit of its own."""
        whole = self.conn.their_state is not h11.IDLE
        if whole and self.patience is not None:
            self.patience.cancel()
            self.patience = None
        elif not whole and self.patience is None:
            self.patience = self.loop.call_later(self.door.silent, self.transport.abort)

    def _go(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
        if self.inside:
            self.inside = False
            self.door.leave(self.address)


def descriptors() -> int:
    """Ask the system for as many open files as it grants, and return the number."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # a system with a limit of its own
            return soft
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft
