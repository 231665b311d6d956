"""What the parts of the web application share."""

from __future__ import annotations

from urllib.parse import urlsplit

from coterie.table.lobby.lobby import Lobby
from coterie.table.protocol.refusal import Refusal
from coterie.table.room.ages import DAY
from coterie.table.turns import Turns
from coterie.table.web.limits import Buckets, Limits, Places

WAITING = 12  # requests of an address for what takes a thread some time
THREADS = 2  # for all addresses; the server has six or more, and needs some for the disk
TOO_FAST = "That was too much at once. Wait a little."


class Services:
    """The lobby, the limits, and the address of the server.

    Attributes:
        public_url: the address under which others reach it, "" if each request's own address is right.
        prefix: the path under which it is hosted, "" or "/like/this".
        turns: what takes a thread some time, of each address one thing after another.
        texts: the same for the texts of tables, which no long replay holds up.
        connections: the number of open sockets. places: the number for each address.
    """

    def __init__(self, lobby: Lobby, limits: Limits, public_url: str = "", prefix: str = "") -> None:
        self.lobby, self.limits, self.prefix = lobby, limits, prefix
        self.public_url = with_path(public_url, prefix)
        self.makes = Buckets(limits.makes, limits.make_burst)
        self.days = Buckets(limits.daily / DAY, limits.daily)
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.costly_tables = Buckets(limits.costly, limits.costly_burst)
        self.costly_addresses = Buckets(limits.costly, limits.costly_burst)
        self.anew = Buckets(limits.anew, limits.anew_burst)
        self.talks = Buckets(limits.talks, limits.talk_burst)
        self.refusals = Buckets(limits.refusals, limits.refusal_burst)
        self.turns, self.texts = Turns(WAITING, THREADS), Turns(WAITING, THREADS)
        self.places = Places(limits.each)
        self.connections = 0

    def afford(self, table: str, address: str, *, sits: bool) -> None:
        """Count an expensive request for an address and a table.

        Args:
            table: the table. address: where the wish comes from.
            sits: whether it comes from a seat. Watchers have a separate allowance, so that they cannot use up
                the players'.

        Raises:
            Refusal: there were too many recently.
        """
        key = table if sits else f"{table} watched"
        if not (self.costly_addresses.take(address) and self.costly_tables.take(key)):
            raise Refusal("too_fast", "That takes the server some work. Wait a little before you ask again.")

    def may_again(self, address: str) -> None:
        """Count a rematch for an address.

        Raises:
            Refusal: there were too many recently.
        """
        if not self.makes.take(address):
            raise Refusal("too_fast", TOO_FAST)
        self.may_make(address)

    def may_make(self, address: str) -> None:
        """Count a table against what an address may make in a day.

        Raises:
            Refusal: it has made as many.
        """
        if not self.days.take(address):
            raise Refusal("too_many", f"One address can make {self.limits.daily} tables a day here. Try again later.")

    def base(self, host: str, scheme: str) -> str:
        """Return the beginning of links, given the host and scheme of a request."""
        web = {"ws": "http", "wss": "https"}.get(scheme, scheme)
        return self.public_url or f"{web}://{host}{self.prefix}"


def with_path(public_url: str, prefix: str) -> str:
    """Return the public address with the prefix, which it may contain already; without a slash at the end."""
    url = public_url.rstrip("/")
    return f"{url}{prefix}" if url and not urlsplit(url).path else url
