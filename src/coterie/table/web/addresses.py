"""The addresses at which a server can be reached, and how to show them."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::", "")
FAR = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # reserved for documentation: nobody is there


def local_addresses() -> list[str]:
    """Return the addresses of this machine that others in its networks can use, the most likely one first.

    Nothing is sent: a datagram socket reports which address it would use, then every interface lists its own. A machine
    on two networks, or with a tunnel, has a different address in each.
    """
    import ifaddr  # most servers are for one machine and ask for none

    found: list[str] = []
    for far, family in FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        every = [ip.ip if ip.is_IPv4 else ip.ip[0] for adapter in ifaddr.get_adapters() for ip in adapter.ips]
        found += [str(address) for address in sorted(every, key=lambda address: ":" in address)]
    return [address for address in dict.fromkeys(found) if _useful(address)]


def _useful(address: str) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:  # with the name of an interface
        return False
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified or parsed.is_multicast)


def names_for(host: str) -> list[str]:
    """Return the names by which requests may call a server that listens on a host."""
    if host not in EVERYWHERE:
        return [host]
    own = socket.gethostname().lower()
    return [*local_addresses(), own, f"{own}.local"]


def urls(host: str, port: int, prefix: str = "", public_url: str = "") -> list[str]:
    """Return the addresses to print, the one to give to others first.

    Args:
        host: where the server listens.
        port: the port that it has.
        prefix: the path under which it is hosted.
        public_url: the address under which others reach it, "" for none.
    """
    own = [address for address in local_addresses() if host != "0.0.0.0" or ":" not in address]
    hosts = [*own, "localhost"] if host in EVERYWHERE else [host]
    found = [f"http://{bracketed(name)}:{port}{prefix}/" for name in hosts]
    return [f"{public_url.rstrip('/')}/", *found] if public_url else found


def own_url(host: str, port: int, prefix: str = "") -> str:
    """Return the address under which this machine itself reaches a server that listens on a host."""
    near = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{bracketed(near)}:{port}{prefix}/"


def bracketed(host: str) -> str:
    """Return a host as it stands in a URL."""
    return f"[{host}]" if ":" in host else host


def is_local(host: str) -> bool:
    """Return whether only this machine can reach a server that listens on a host."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def qr_code(url: str) -> str:
    """Return the address as a QR code of block letters, two rows of dots a line, with a border."""
    import segno  # most servers are for one machine and draw none

    rows = [list(row) for row in segno.make(url, error="l", micro=False).matrix_iter(scale=1, border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    return "\n".join(_line(above, below) for above, below in zip(rows[::2], rows[1::2], strict=True))


def _line(above: Iterable[int], below: Iterable[int]) -> str:
    """Two rows of dots; the light ones are drawn, as most terminals are dark."""
    return "".join("█▀▄ "[(a > 0) * 2 + (b > 0)] for a, b in zip(above, below, strict=True))
