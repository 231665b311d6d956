"""Uploaded records: replayed into a table like any other, with a mark that everybody sees."""

from __future__ import annotations

from coterie.kernel.game import AnyGame
from coterie.table import outside
from coterie.table.lobby.lobby import Lobby
from coterie.table.lobby.making import Made
from coterie.table.protocol.requests import Create, GivenRecord
from coterie.table.store.past import Entry, Past
from coterie.table.turns import Steps


async def opened(lobby: Lobby, given: GivenRecord, address: str = "") -> Made:
    """Make a table of a record.

    Args:
        lobby: the lobby.
        given: the record.
        address: the client's address for rate limits, "" for none.

    Raises:
        CoterieError: it cannot be replayed.
    """
    await lobby.readers.check_record(given, address)

    def read() -> Steps[tuple[AnyGame, dict[str, object], Past, list[Entry]]]:
        head, lines = outside.parsed(given.text)
        game = lobby.shelf.find(str(head["game"]), given.pack)
        return game, head, *(yield from outside.record(game, head, lines))

    game, head, past, entries = await lobby.replaying.work(address, read())
    wish = Create(game=str(head["game"]), name=given.name, pack=given.pack, seats=given.seats, pace=given.pace)
    return await lobby.maker.of_record(game, wish, {**head, "setup": past.state.setup}, past, entries)
