"""The browser table from the command line: a server for this machine only, and the user's browser."""

from __future__ import annotations

import os
import socket
import threading
from contextlib import suppress

from rich.console import Console

from coterie.cli.open_table import tables
from coterie.cli.open_table.availability import NotInBrowser
from coterie.cli.open_table.links import open_link
from coterie.cli.open_table.tables import Creation
from coterie.cli.request import Request
from coterie.cli.terminal import texts
from coterie.kernel.errors import BadOptions, CoterieError
from coterie.kernel.state import State
from coterie.table.store.errors import BadStore, Taken
from coterie.table.store.store import Store
from coterie.table.web import addresses, serving
from coterie.table.web.server import Server

HOST = "127.0.0.1"
USUAL_PORT = 8000  # a browser remembers tables by address, so the port should be the same every time
PORTS = (*range(USUAL_PORT, USUAL_PORT + 10), 0)


def play(request: Request, state: State | None, console: Console) -> int:
    """Serve the page to this machine, open it, and return the exit code when the server has been stopped.

    If another server already has the tables, open its page and return at once.

    Args:
        request: the request.
        state: the first position; None opens the start page.
        console: the console for the link.

    Raises:
        NotInBrowser: tables cannot be stored here.
        CoterieError: an option has a value that tables do not allow.
    """
    creation = None if state is None else tables.creation_of(request, state)
    try:
        store = Store()
        store.open()
    except Taken as other:
        return play_at(other, creation, console)
    except BadStore as problem:
        raise NotInBrowser(texts.NO_TABLES.format(why=problem)) from None
    server = Server(store, hosts=addresses.names_for(HOST))
    opening = Opening(server, creation, console)
    serving.run(server, listen(), opening.start)
    return opening.finish()


def play_at(other: Taken, creation: Creation | None, console: Console) -> int:
    """Open a page of the server that already has the tables, and return the exit code.

    Raises:
        CoterieError: that server does not answer, or refuses.
    """
    if not other.address:
        raise other
    tables.check_server(other.address)
    link = tables.create(other.address, creation)
    console.print(texts.RUNNING)
    show(link, console)
    return 0


def listen() -> socket.socket:
    """Return a socket that only this machine can reach, on the usual port or the next free one.

    Raises:
        BadOptions: no port is free.
    """
    for port in PORTS[:-1]:
        with suppress(BadOptions):
            return serving.listen(HOST, port)
    return serving.listen(HOST, PORTS[-1])


class Opening:
    """Creates and opens a table once its server answers.

    Attributes:
        problem: why the table could not be created, in which case the server stops.
    """

    def __init__(self, server: Server, creation: Creation | None, console: Console) -> None:
        self.server, self.creation, self.console = server, creation, console
        self.problem: CoterieError | None = None

    def start(self, port: int) -> None:
        """Publish the server's address, and open the page in a thread, so that the server can respond."""
        address = addresses.own_url(HOST, port)
        self.server.store.note_address(address)
        threading.Thread(target=self.open, args=(address, port), daemon=True).start()

    def open(self, address: str, port: int) -> None:
        """Create the table, show its link and open it."""
        try:
            link = tables.create(address, self.creation)
        except CoterieError as problem:
            self.problem = problem
            self.server.stop()
            return
        show(link, self.console)
        if port != USUAL_PORT:
            self.console.print(texts.OTHER_PORT.format(port=USUAL_PORT))
        self.console.print(texts.HOW_TO_STOP)

    def finish(self) -> int:
        """Say that the server has stopped, and return the exit code.

        Raises:
            CoterieError: the table could not be created.
        """
        if self.problem is not None:
            raise self.problem
        self.console.print(f"\n{texts.STOPPED}")
        return 0


def show(link: str, console: Console) -> None:
    """Show a link, and open it if there is a browser."""
    console.print(texts.LINK)
    console.print(f"  {link}", soft_wrap=True)
    if open_link(link):
        console.print(texts.OPENED)
        return
    console.print(texts.NOT_OPENED)
    if "SSH_CONNECTION" in os.environ:
        port = link.split("/")[2].rpartition(":")[2]
        console.print(texts.OVER_SSH.format(port=port), soft_wrap=True)
