"""The browser table from the command line: a server for this machine alone, and the person's browser opened on it."""

from __future__ import annotations

import os
import socket
import threading
from contextlib import suppress

from rich.console import Console

from coterie.cli import browser, laying
from coterie.cli.laying import Order
from coterie.cli.place import AtTerminal
from coterie.cli.terminal import texts
from coterie.cli.wishes import Wish
from coterie.kernel.errors import BadOptions, CoterieError
from coterie.kernel.state import State
from coterie.table import addresses, serving
from coterie.table.server import Server
from coterie.table.store import BadStore, Store, Taken

HOST = "127.0.0.1"
USUAL = 8000  # a browser keeps its tables by address: the port should be the same every evening
PORTS = (*range(USUAL, USUAL + 10), 0)


def play(wish: Wish, state: State | None, console: Console) -> int:
    """Serve the page to this machine and open it; returns when the server has been stopped.

    Where a server already has the tables, the page is opened there, and this returns at once.

    Args:
        wish: what the command line asks for.
        state: the position that it begins with; None opens the first page.
        console: where the link is shown.

    Returns:
        The exit code.

    Raises:
        AtTerminal: tables cannot be kept here.
        CoterieError: the wish does not fit a table.
    """
    order = None if state is None else laying.order_for(wish, state)
    try:
        store = Store()
        store.open()
    except Taken as other:
        return elsewhere(order, other, console)
    except BadStore as problem:
        raise AtTerminal(texts.NO_TABLES.format(why=problem)) from None
    server = Server(store, hosts=addresses.names_for(HOST))
    evening = Evening(server, order, console)
    serving.run(server, listening(), evening.ready)
    return evening.end()


def elsewhere(order: Order | None, other: Taken, console: Console) -> int:
    """Open the page of the server that has the tables already; the exit code.

    Raises:
        CoterieError: that server does not answer, or refuses.
    """
    if not other.address:
        raise other
    laying.greet(other.address)
    link = laying.lay(other.address, order)
    console.print(texts.RUNNING)
    show(link, console)
    return 0


def listening() -> socket.socket:
    """A socket on this machine alone: on the usual port, or on the next one that is free.

    Raises:
        BadOptions: none is.
    """
    for port in PORTS[:-1]:
        with suppress(BadOptions):
            return serving.listen(HOST, port)
    return serving.listen(HOST, PORTS[-1])


class Evening:
    """What happens beside a server that has been started for one person.

    Attributes:
        problem: what kept the table from being laid; the server stops then.
    """

    def __init__(self, server: Server, order: Order | None, console: Console) -> None:
        self.server, self.order, self.console = server, order, console
        self.problem: CoterieError | None = None

    def ready(self, port: int) -> None:
        """The server answers: say where, and open the page, in a thread of its own as the server goes on."""
        address = addresses.own_url(HOST, port)
        self.server.store.leave(address)
        threading.Thread(target=self.open, args=(address, port), daemon=True).start()

    def open(self, address: str, port: int) -> None:
        """Lay the table, show its link, open it."""
        try:
            link = laying.lay(address, self.order)
        except CoterieError as problem:
            self.problem = problem
            self.server.stop()
            return
        show(link, self.console)
        if port != USUAL:
            self.console.print(texts.OTHER_PORT.format(port=USUAL))
        self.console.print(texts.HOW_TO_STOP)

    def end(self) -> int:
        """The server has stopped; the exit code.

        Raises:
            CoterieError: the table could not be laid.
        """
        if self.problem is not None:
            raise self.problem
        self.console.print(f"\n{texts.STOPPED}")
        return 0


def show(link: str, console: Console) -> None:
    """Show a link, and open it where there is a browser."""
    console.print(texts.LINK)
    console.print(f"  {link}", soft_wrap=True)
    if browser.opened(link):
        console.print(texts.OPENED)
        return
    console.print(texts.NOT_OPENED)
    if "SSH_CONNECTION" in os.environ:
        port = link.split("/")[2].rpartition(":")[2]
        console.print(texts.OVER_SSH.format(port=port), soft_wrap=True)
