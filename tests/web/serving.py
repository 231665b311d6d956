"""The server for the browser tests, in its own process so that it can be killed: `serving.py PORT DB`."""

from __future__ import annotations

import sys
from unittest import mock
from zlib import crc32

from coterie.table.lobby import making
from coterie.table.store.store import Store
from coterie.table.tokens import Seed, new_seed
from coterie.table.web import serving
from coterie.table.web.server import Server
from coterie.table.workers.thinker import Thinker
from tests.table.tools import FREE, GAMES

CARDS = {"rivals": "coterie.games.rivals:GAME", "l5r": "coterie.games.l5r:GAME", "vtes": "coterie.games.vtes:GAME"}

SEED = 7


def same_seed(value: int | None = None) -> Seed:
    """Return the same seed for every table without a chosen one."""
    return new_seed(SEED if value is None else value)


def main(port: str, database: str) -> None:
    """Serve until killed."""
    listening = serving.listen("127.0.0.1", int(port))
    mock.patch.object(making, "new_seed", same_seed).start()
    mock.patch.object(Thinker, "seed_of", lambda self, state: crc32(state.record().text.encode())).start()
    store = Store(database)
    store.open()
    serving.run(Server(store, games=GAMES | CARDS, limits=FREE), listening, lambda at: print(at, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
