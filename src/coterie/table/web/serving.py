"""Running the server: listening, announcing the address, and stopping cleanly."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from coterie.kernel.errors import BadOptions
from coterie.table.protocol import MESSAGE_BYTES
from coterie.table.web.addresses import bracketed
from coterie.table.web.door import Door, descriptors
from coterie.table.web.server import Server

SWITCH = 0.001  # seconds; threads that read untrusted input must not delay the tables
STOPPING = "The server stops. Your tables are kept: they go on when it runs again."


class _Uvicorn(uvicorn.Server):
    """uvicorn, which first tells everybody at the tables before it closes their connections."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.own, self.ready = server, ready
        server.stop = self.end

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop cleanly on the first signal, which is not a failure, and at once on another Ctrl+C."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    def end(self) -> None:
        """Stop soon, from any thread."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()  # objects that exist now stay: later collections need not look at them
            gc.set_threshold(10_000, 10, 10)  # positions hold many tuples and no cycles
            self.ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say farewell, then stop."""
        for room in list(self.own.lobby.rooms.values()):
            room.audience.end(STOPPING, 3)
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket.

    Raises:
        BadOptions: listening there is impossible.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except (OSError, OverflowError) as problem:
        found.close()
        why = getattr(problem, "strerror", None) or problem
        raise BadOptions(
            f"Nobody can listen on {bracketed(host)}:{port}: {why}. Try another --port or --host."
        ) from None
    return found


def run(server: Server, on: socket.socket, ready: Callable[[int], None] = lambda port: None, **more: Any) -> None:
    """Serve until the process is told to stop (Ctrl+C or SIGTERM).

    Args:
        server: what to serve; its store is open.
        on: the socket to listen on.
        ready: is called with the port once requests are answered.
        more: further settings of uvicorn.
    """
    sys.setswitchinterval(SWITCH)
    door = Door(server.services, server.proxies, descriptors())
    config = uvicorn.Config(
        server.app,
        http=door.protocol(),
        proxy_headers=bool(server.proxies),
        forwarded_allow_ips=list(server.proxies),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        **more,
    )
    _Uvicorn(config, server, ready).run([on])
