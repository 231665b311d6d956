"""The guard in front of the application: allowed host names, allowed origins, and the safety headers.

Names are checked even on 127.0.0.1, because a page from elsewhere could have its own name point there.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOCAL = ("localhost", "127.0.0.1", "::1")
POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",  # the signs of a game, drawn by the page
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
LOG = logging.getLogger("coterie.table")
UNNAMED = (
    "A proxy at %s passes requests on. Name it with --proxy, so that limits count its visitors one by one; until then "
    "all of them count as one."
)
BAD_HOST = "This server does not answer to that name. Its owner can allow it with --allow-host."
BAD_ORIGIN = "A page from another place may not talk to this server."


class Guard:
    """Checks `Host` and `Origin`, removes the prefix from the path, and adds the safety headers.

    Attributes:
        proxied: whether proxies are named that may say where a request comes from.
        hosts: the names that the server answers to, in lower case, without a port.
        origins: besides the server's own, origins whose pages may talk to it ("https://games.example").
        prefix: the path under which it is hosted, "" or "/like/this"; a proxy may have removed it already.
    """

    def __init__(
        self,
        app: ASGIApp,
        hosts: Iterable[str],
        origins: Iterable[str] = (),
        prefix: str = "",
        *,
        proxied: bool = False,
    ) -> None:
        self.app, self.prefix, self.proxied = app, prefix, proxied
        self.hosts = {host.lower() for host in (*LOCAL, *hosts)}
        self.origins = {origin.lower().rstrip("/") for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or one socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self.proxied and "x-forwarded-for" in headers:
            LOG.warning(UNNAMED, *(scope.get("client") or ("?",))[:1])
            self.proxied = True  # said once
        sentence = self.objection(headers.getlist("host"), headers.get("origin"))
        if sentence:
            await _refuse(scope, receive, with_headers(send), sentence)
            return
        path: str = scope["path"]
        if self.prefix and (path == self.prefix or path.startswith(f"{self.prefix}/")):
            rest = path[len(self.prefix) :] or "/"
            scope = {**scope, "path": rest, "raw_path": rest.encode()}
        await self.app(scope, receive, with_headers(send))

    def objection(self, hosts: list[str], origin: str | None) -> str:
        """Return why a request is rejected, as a sentence; "" if it is not."""
        if len(hosts) != 1 or name_of(hosts[0]) not in self.hosts:
            return BAD_HOST
        if origin is None:
            return ""
        try:
            parts = urlsplit(origin.lower())
        except ValueError:  # "http://["
            return BAD_ORIGIN
        own = parts.scheme in ("http", "https") and parts.netloc == hosts[0].lower()
        return "" if own or origin.lower().rstrip("/") in self.origins else BAD_ORIGIN


def name_of(host: str) -> str:
    """Return the name in a `Host` header in lower case and without its port; "" if it is not a name."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def with_headers(send: Send) -> Send:
    """Return a `send` that adds the safety headers to every response."""

    async def sent(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sent


async def _refuse(scope: Scope, receive: Receive, send: Send, sentence: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await JSONResponse({"error": "bad_host", "sentence": sentence}, 403)(scope, receive, send)
