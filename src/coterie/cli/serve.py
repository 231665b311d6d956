"""`coterie serve`: shared tables over the network."""

from __future__ import annotations

import time
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import platformdirs
import typer

from coterie.cli import flags
from coterie.kernel.errors import BadOptions, printable
from coterie.table.lobby import resting
from coterie.table.room.ages import DAY
from coterie.table.shelf import Shelf
from coterie.table.store.store import Store
from coterie.table.web import addresses, serving
from coterie.table.web.server import Server
from coterie.table.web.services import with_path

BAD_URL = "--public-url must be an address such as https://games.example, not “{url}”."


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(name="serve", help="Serve shared tables over the network. See docs/hosting.md.")(command)


def command(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 for the whole network")] = "127.0.0.1",
    port: Annotated[int, flags.whole("--port", "the port; 0 for any free one", 0, 65535)] = 8000,
    public_url: Annotated[
        str, typer.Option(help="the address where others reach the server: https://games.example")
    ] = "",
    prefix: Annotated[str, typer.Option(help="the path where the server is hosted: /coterie")] = "",
    db: Annotated[str, typer.Option(help="an SQLite file or postgresql://…; your data directory by default")] = "",
    allow_host: Annotated[list[str] | None, typer.Option(help="another host name to answer to; repeatable")] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="the address of a proxy whose X-Forwarded-For header is trusted; repeatable"),
    ] = None,
    prune: Annotated[
        int | None,
        flags.whole(
            "--prune", "do not serve, but delete tables unused for this many days; their records are kept", 1, 36_500
        ),
    ] = None,
) -> None:
    """Listen, print the addresses, and serve until stopped."""
    check_database(db)
    if prune is not None:
        remove_old(db, prune)
        return
    if not host.strip() or not all(name.strip() for name in allow_host or []):
        raise BadOptions("--host and --allow-host need an address or a name, such as 0.0.0.0.")
    proxies = checked_proxies(proxy or [])
    public_url = checked_url(public_url)
    prefix = checked_prefix(prefix or urlsplit(public_url).path)
    public_url = with_path(public_url, prefix)
    listening = serving.listen(host, port)
    store = Store(db or None)
    store.open()
    names = [*addresses.names_for(host), *(allow_host or [])]
    server = Server(store, public_url=public_url, prefix=prefix, hosts=names, proxies=proxies)

    def ready(at: int) -> None:
        store.note_address(addresses.own_url(host, at, prefix))
        announce(host, at, prefix, public_url)

    serving.run(server, listening, ready)


def remove_old(db: str, days: int) -> None:
    """Delete the tables that nobody has used for a number of days, and print where their records are.

    Args:
        db: the database, "" for the default one.
        days: the number of days.

    Raises:
        BadStore: the database cannot be used, or a server is using it.
    """
    store = Store(db or None)
    store.open()
    try:
        folder = (store.folder or Path(platformdirs.user_data_dir("coterie", appauthor=False))) / "removed-tables"
        found = list(resting.prune(store, Shelf(), time.time() - days * DAY, folder))
    finally:
        store.close()
    for table in found:
        if table.file is None:
            print(printable(f"{table.table} was kept, because its record cannot be written: {table.why}"))
    removed = sum(table.file is not None for table in found)
    kept = "Its record is" if removed == 1 else "Their records are"
    where = f" {kept} in {folder}, and the page can open {'it' if removed == 1 else 'them'} again." if removed else ""
    unused = f"unused for {days} day{'' if days == 1 else 's'}"
    print(f"{removed} table{' was' if removed == 1 else 's were'} deleted, {unused}.{where}")


def check_database(db: str) -> None:
    """Check that the database file can be created.

    Raises:
        BadOptions: its folder does not exist, or it is itself a folder.
    """
    if db and "://" not in db:
        flags.place_for(db, "--db")


def checked_proxies(proxies: list[str]) -> list[str]:
    """Return the addresses of proxies.

    Raises:
        BadOptions: one is not an address.
    """
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise BadOptions(f"--proxy must be an address such as 127.0.0.1, not “{proxy}”.") from None
    return proxies


def announce(host: str, port: int, prefix: str, public_url: str) -> None:
    """Print the addresses of the server."""
    found = addresses.urls(host, port, prefix, public_url)
    print("Coterie is running at:", *[f"  {url}" for url in found], sep="\n", flush=True)
    if public_url or not addresses.is_local(host):
        print(f"\n{addresses.qr_code(found[0])}\n", flush=True)
    else:
        print("Only this machine can reach it. Use --host 0.0.0.0 to let your network in.", flush=True)
    print("Press Ctrl+C to stop. All tables are kept.", flush=True)


def checked_url(url: str) -> str:
    """Return the public address without a trailing slash.

    Raises:
        BadOptions: it is not an address.
    """
    try:
        parts = urlsplit(url)
        _ = parts.port  # whether it is a number that a port can have
    except ValueError:  # "http://["
        raise BadOptions(BAD_URL.format(url=url)) from None
    odd = not url.isprintable() or " " in url
    if odd or (url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment)):
        raise BadOptions(BAD_URL.format(url=url))
    return url.rstrip("/")


def checked_prefix(prefix: str) -> str:
    """Return the prefix as "" or "/like/this".

    Raises:
        BadOptions: it is not a path.
    """
    if any(c in prefix for c in "?#% \\") or ".." in prefix or not prefix.isprintable():
        raise BadOptions(f"--prefix must be a path such as /coterie, not “{prefix}”.")
    inner = prefix.strip("/")
    return f"/{inner}" if inner else ""
