"""`coterie serve`: tables for others, over the network."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

import typer

from coterie.kernel.errors import BadOptions
from coterie.table import addresses, serving
from coterie.table.server import Server
from coterie.table.services import with_path
from coterie.table.store import Store


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(name="serve", help="Serve tables for others. docs/hosting.md tells how to do it well.")(command)


def command(
    host: Annotated[str, typer.Option(help="where to listen; 0.0.0.0 for the whole network")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 for any that is free")] = 8000,
    public_url: Annotated[
        str, typer.Option(help="the address under which others reach it: https://games.example")
    ] = "",
    prefix: Annotated[str, typer.Option(help="a path under which it is hosted: /coterie")] = "",
    db: Annotated[str, typer.Option(help="an SQLite file or postgresql://…; your data directory by default")] = "",
    allow_host: Annotated[
        list[str] | None, typer.Option(help="a further name that it answers to; may be repeated")
    ] = None,
) -> None:
    """Listen, say where, serve until stopped."""
    public_url = checked_url(public_url)
    prefix = checked_prefix(prefix or urlsplit(public_url).path)
    public_url = with_path(public_url, prefix)
    listening = serving.listen(host, port)
    store = Store(db or None)
    store.open()
    names = [*addresses.names_for(host), *(allow_host or [])]
    server = Server(store, public_url=public_url, prefix=prefix, hosts=names)

    def ready(at: int) -> None:
        store.leave(addresses.own_url(host, at, prefix))
        announce(host, at, prefix, public_url)

    serving.run(server, listening, ready)


def announce(host: str, port: int, prefix: str, public_url: str) -> None:
    """Say where the server can be reached."""
    found = addresses.urls(host, port, prefix, public_url)
    print("Coterie serves tables here:", *[f"  {url}" for url in found], sep="\n", flush=True)
    if public_url or not addresses.is_local(host):
        print(f"\n{addresses.qr_code(found[0])}\n", flush=True)
    else:
        print("Only this machine can reach it; with --host 0.0.0.0 your whole network can.", flush=True)
    print("Ctrl+C stops it. All tables are kept.", flush=True)


def checked_url(url: str) -> str:
    """The public address, without a slash at the end.

    Raises:
        BadOptions: it is none.
    """
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment):
        raise BadOptions(f"--public-url must be an address such as https://games.example, not “{url}”.")
    return url.rstrip("/")


def checked_prefix(prefix: str) -> str:
    """The prefix as "" or "/like/this".

    Raises:
        BadOptions: it is no path.
    """
    if any(c in prefix for c in "?#% \\") or ".." in prefix:
        raise BadOptions(f"--prefix must be a path such as /coterie, not “{prefix}”.")
    inner = prefix.strip("/")
    return f"/{inner}" if inner else ""
