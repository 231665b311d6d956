"""What tables are like now: the public ones, and those that somebody has links to; many at once, as the browser's first page
asks again and again.

A table that is not in memory does not change, so what it told when it was put away holds. Only one that has moved since, as
before a crash, is loaded to tell it anew. To tell of a table neither wakes it nor keeps it in memory.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, func, select

from coterie.kernel.errors import CoterieError
from coterie.table.protocol.answers import Told
from coterie.table.protocol.from_server import Summary
from coterie.table.protocol.requests import Held
from coterie.table.room.room import Room
from coterie.table.store.schema import MOVES, SEATS, TABLES
from coterie.table.tokens import may_be_table, opens

if TYPE_CHECKING:
    from coterie.table.lobby.lobby import Lobby

LOG = logging.getLogger("coterie.table")
LOADING = 1.0  # seconds after which no further table is loaded for one request
LISTED = 200  # public tables at most


class Kept(msgspec.Struct):
    """What a table told when it was put away, and the length of its list then."""

    entries: int
    summary: Summary


class Known(NamedTuple):
    """What is known of a table that is asked about.

    Attributes:
        public: whether one may look without a token.
        keys: the hashes of its tokens.
        summary: what it tells; None if it must be loaded for that.
    """

    public: bool
    keys: list[str]
    summary: Summary | None


def kept(room: Room) -> str:
    """Return what is kept of a table that is put away, when nobody is there any more."""
    summary = room.audience.summary()
    for seat in summary.seats:
        seat.here = False
    summary.spectators = 0
    return msgspec.json.encode(Kept(room.book.entries, summary)).decode()


async def told(lobby: Lobby, held: list[Held], address: str = "") -> Told:
    """Return what the holders of tokens may know of their tables; `address` is the client's, "" for none."""
    wanted = {each.table for each in held if each.table not in lobby.rooms and may_be_table(each.table)}
    resting = await lobby.store.read(lambda connection: _on_disk(connection, wanted))
    answer, until = Told([], [], []), time.monotonic() + LOADING
    for each in held:
        room = lobby.rooms.get(each.table)
        known = _of_room(room) if room is not None else resting.get(each.table)
        if known is None or not opens(each.token, known.keys, public=known.public):
            answer.gone.append(each.table)
        elif known.summary is not None:
            answer.tables.append(known.summary)
        elif time.monotonic() < until:
            answer.tables += await _loaded(lobby, each.table, address)
        else:
            answer.later.append(each.table)
    return answer


async def listed(lobby: Lobby, address: str = "") -> list[Summary]:
    """Return what the public tables tell that are not over, the newest first; one that cannot be read is left out."""
    resting, until = await lobby.store.read(_public), time.monotonic() + LOADING
    found: list[Summary] = []
    for table, summary in resting.items():
        room = lobby.rooms.get(table)
        if room is not None:
            found.append(room.audience.summary())
        elif summary is not None:
            found.append(summary)
        elif time.monotonic() < until:
            found += await _loaded(lobby, table, address)
    return found


async def _loaded(lobby: Lobby, table: str, address: str) -> list[Summary]:
    """Return what a table tells that is loaded for it; nothing if it cannot be."""
    try:
        return [(await lobby.room(table, address)).audience.summary()]
    except CoterieError as problem:
        LOG.info("table %s: nothing is told of it: %s", table, problem)
    except Exception:  # the others are told of all the same
        LOG.exception("table %s: it cannot be loaded", table)
    return []


def _of_room(room: Room) -> Known:
    """Return what is told of a table in memory."""
    return Known(room.meta.public, room.keys, room.audience.summary())


def _on_disk(connection: Connection, tables: Collection[str]) -> dict[str, Known]:
    """Return what the disk tells of tables."""
    if not tables:
        return {}
    rows = _rows(connection, TABLES.c.id.in_(tables))
    found = {row.id: Known(bool(row.public), [row.owner, row.spectator], _summary(row)) for row in rows}
    for seat in connection.execute(select(SEATS.c.table_id, SEATS.c.token).where(SEATS.c.table_id.in_(list(found)))):
        found[seat.table_id].keys.append(seat.token)
    return found


def _public(connection: Connection) -> dict[str, Summary | None]:
    """Return the public tables that are not over, the newest first, with what the disk tells of each."""
    wanted = TABLES.c.public.is_(True) & TABLES.c.over.is_(False) & TABLES.c.resting.is_(False)
    return {row.id: _summary(row) for row in _rows(connection, wanted, LISTED)}


def _rows(connection: Connection, wanted: ColumnElement[bool], most: int | None = None) -> Sequence[Any]:
    """Return the rows of tables, the newest first: only what is told of them, as the other columns hold packs, positions and
    decks, each up to a megabyte."""
    newest = select(func.max(MOVES.c.n)).where(MOVES.c.table_id == TABLES.c.id).correlate(TABLES).scalar_subquery()
    shown = (TABLES.c.id, TABLES.c.public, TABLES.c.owner, TABLES.c.spectator, TABLES.c.told, newest.label("entries"))
    return connection.execute(select(*shown).where(wanted).order_by(TABLES.c.created.desc()).limit(most)).all()


def _summary(row: Any) -> Summary | None:
    """Return what a row tells, unless the table has moved since or another version wrote it."""
    try:
        told = msgspec.json.decode(row.told or "null", type=Kept | None)
    except msgspec.MsgspecError:
        return None
    return told.summary if told is not None and told.entries == (row.entries or 0) else None
