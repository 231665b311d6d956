"""The rows of a table on disk."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, ScalarSelect, func, select

import coterie
from coterie.kernel.game import AnyGame
from coterie.kernel.rings import Answer
from coterie.table.protocol.fields import Clock
from coterie.table.protocol.from_server import ChatLine
from coterie.table.room.details import Brought, Details
from coterie.table.room.seats import Seat, seat_of
from coterie.table.store.past import Entry
from coterie.table.store.schema import ANSWERS, CHAT, CHAT_KEPT, MOVES, SEATS, SNAPSHOTS, TABLES


class Stored(NamedTuple):
    """All rows of a table on disk."""

    meta: Details
    seats: list[Seat]
    entries: list[Entry]
    snapshot: Any
    chat: list[ChatLine]
    chats: int
    answers: list[Answer]


def read(connection: Connection, table: str) -> Stored | None:
    """Return all rows of a table, or None if there is no such table."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).all()
    given = (ANSWERS.c.place, ANSWERS.c.seat, ANSWERS.c.about, ANSWERS.c.choice, ANSWERS.c.acts)
    own = (ANSWERS.c.table_id == table) & (ANSWERS.c.question == _length(table))
    answers = connection.execute(select(*given).where(own).order_by(ANSWERS.c.place)).all()
    columns = (MOVES.c.n, MOVES.c.kind, MOVES.c.seat, MOVES.c.value, MOVES.c.fingerprint, MOVES.c.at)
    moves = connection.execute(select(*columns).where(MOVES.c.table_id == table).order_by(MOVES.c.n)).all()
    latest = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.n.desc()).limit(1)
    said = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.n.desc()).limit(CHAT_KEPT)
    lines = connection.execute(said).all()
    return Stored(
        details_of(row),
        [seat_of(seat) for seat in seats],
        [Entry(*move) for move in moves],
        connection.execute(latest).one_or_none(),
        [ChatLine(r.seat, r.name, r.text, r.at) for r in reversed(lines)],
        lines[0].n if lines else 0,
        [Answer(*answer) for answer in answers],
    )


def _length(table: str) -> ScalarSelect[int]:
    """Return the query for the length of a table's list, which is the number of its question."""
    return select(func.count()).select_from(MOVES).where(MOVES.c.table_id == table).scalar_subquery()


def details_of(row: Any) -> Details:
    """Return the details in a table's own row."""
    kind, value = msgspec.json.decode(row.origin, type=tuple[str, Any])
    setup = msgspec.json.decode(row.setup, type=dict[str, Any])
    marks = msgspec.json.decode(row.marks, type=list[str])
    clock = msgspec.json.decode(row.clock, type=Clock) if row.clock else None
    gathering = msgspec.json.decode(row.gathering, type=list[Brought]) if row.gathering else None
    return Details(
        row.id, row.game, row.version, setup, (kind, value), row.salt, row.pack, row.name,
        bool(row.public), marks, row.pace, bool(row.hints), clock, row.owner, row.spectator,
        bool(row.paused), bool(row.over), row.created, row.following, row.touched, bool(row.resting),
        gathering, row.leaving, msgspec.json.decode(row.muted, type=list[tuple[int, int]]),
    )  # fmt: skip


def row_of(meta: Details) -> dict[str, Any]:
    """Return the row of a table for the disk."""
    packed = {name: getattr(meta, name) for name in meta.__struct_fields__}
    for name in ("setup", "origin", "marks", "muted"):
        packed[name] = msgspec.json.encode(packed[name]).decode()
    for name in ("clock", "gathering"):
        packed[name] = msgspec.json.encode(packed[name]).decode() if packed[name] is not None else None
    return packed


def version_of(game: AnyGame) -> str:
    """Return the version that a new table records."""
    return f"{coterie.__version__}/{game.version}"
