"""The server that the browser tests look at, as a process of its own, so that it can be killed: `serving.py PORT DB`."""

from __future__ import annotations

import sys

from coterie.table import serving
from coterie.table.limits import Limits
from coterie.table.server import Server
from coterie.table.store import Store

GAMES = {"masters": "coterie.games.masters:GAME", "made_up": "tests.made_up:GAME"}
FREE = Limits(messages=1e6, burst=1e6, makes=1e6, make_burst=1e6, requests=1e6, request_burst=1e6)


def main(port: str, database: str) -> None:
    """Serve until killed."""
    listening = serving.listen("127.0.0.1", int(port))
    store = Store(database)
    store.open()
    serving.run(Server(store, games=GAMES, limits=FREE), listening, lambda at: print(at, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
