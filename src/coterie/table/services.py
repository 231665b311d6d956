"""What the parts of the web application share."""

from __future__ import annotations

from urllib.parse import urlsplit

from coterie.table.limits import Buckets, Limits
from coterie.table.lobby import Lobby


class Services:
    """The lobby, the limits, and where the server is reached.

    Attributes:
        public_url: the address under which others reach it, "" where each request's own is right.
        prefix: the path under which it is hosted, "" or "/like/this".
        connections: how many sockets are open.
    """

    def __init__(self, lobby: Lobby, limits: Limits, public_url: str = "", prefix: str = "") -> None:
        self.lobby, self.limits, self.prefix = lobby, limits, prefix
        self.public_url = with_path(public_url, prefix)
        self.makes = Buckets(limits.makes, limits.make_burst)
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.connections = 0

    def base(self, host: str, scheme: str) -> str:
        """What links begin with."""
        web = {"ws": "http", "wss": "https"}.get(scheme, scheme)
        return self.public_url or f"{web}://{host}{self.prefix}"


def with_path(public_url: str, prefix: str) -> str:
    """The public address with the prefix, which it may have already; no slash at the end."""
    url = public_url.rstrip("/")
    return f"{url}{prefix}" if url and not urlsplit(url).path else url
