"""The public tables, as the lobby lists them from the disk. A row that cannot be read is left out and logged."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from coterie.kernel.errors import CoterieError
from coterie.kernel.seating import seat_name
from coterie.table.protocol.from_server import SeatInfo, Summary
from coterie.table.room.ages import Ages
from coterie.table.shelf import Shelf
from coterie.table.store.schema import MOVES, SEATS, TABLES

LOG = logging.getLogger("coterie.table")
LISTED = 200
# Only what the lobby shows: the other columns hold packs, positions and decks, each up to a megabyte.
SHOWN = [
    TABLES.c[name] for name in ("id", "game", "name", "marks", "paused", "pace", "hints", "created", "touched")
]  # fmt: skip


def public(connection: Connection, shelf: Shelf, ages: Ages) -> list[Summary]:
    """Return the public tables that are not over, the newest first."""
    wanted = TABLES.c.public.is_(True) & TABLES.c.over.is_(False) & TABLES.c.resting.is_(False)
    moves = MOVES.alias()
    newest = select(func.max(moves.c.n)).where(moves.c.table_id == TABLES.c.id).correlate(TABLES).scalar_subquery()
    last = (MOVES.c.table_id == TABLES.c.id) & (MOVES.c.n == newest)
    tables = select(*SHOWN, MOVES.c.n, MOVES.c.at).select_from(TABLES.outerjoin(MOVES, last)).where(wanted)
    found = connection.execute(tables.order_by(TABLES.c.created.desc()).limit(LISTED)).all()
    ids = [row.id for row in found]
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)).all()
    sitting: dict[str, list[Any]] = {table: [] for table in ids}
    for seat in seats:
        sitting[seat.table_id].append(seat)
    summaries = []
    for row in found:
        try:
            summaries.append(_summary(row, sitting[row.id], shelf, ages))
        except Exception:  # one damaged row must not hide the others
            LOG.exception("table %s: its row cannot be read", row.id)
    return summaries


def _summary(row: Any, seats: list[Any], shelf: Shelf, ages: Ages) -> Summary:
    marks = msgspec.json.decode(row.marks, type=list[str])
    moved = row.created if row.at is None else row.at
    try:
        title = shelf.find(row.game).title
    except CoterieError:
        title = row.game
    return Summary(
        id=row.id, name=row.name, game=row.game, title=title, public=True, marks=marks, over=False,
        paused=bool(row.paused), trouble="", seats=[_seat(seat) for seat in seats], asked=None, spectators=0,
        choices=row.n or 0, pace=row.pace, hints=bool(row.hints), created=row.created, moved=moved,
        rests=ages.until(max(moved, row.touched), any(seat.taken for seat in seats)),
    )  # fmt: skip


def _seat(row: Any) -> SeatInfo:
    return SeatInfo(
        seat=row.seat,
        kind=row.kind,
        name=seat_name(row.name, row.seat, bot=row.kind == "bot"),
        here=False,
        taken=bool(row.taken),
        gone=None,
        player=row.player if row.kind == "bot" else None,
        clock=None,
    )
