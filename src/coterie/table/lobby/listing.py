"""The public tables, as the lobby lists them from the disk. A row that cannot be read is left out and logged."""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import Connection, func, select

from coterie.kernel.errors import CoterieError
from coterie.kernel.seating import seat_name
from coterie.table.lobby import rows
from coterie.table.protocol.from_server import SeatInfo, Summary
from coterie.table.room.ages import Ages
from coterie.table.shelf import Shelf
from coterie.table.store.schema import MOVES, SEATS, TABLES

LOG = logging.getLogger("coterie.table")
LISTED = 200


def public(connection: Connection, shelf: Shelf, ages: Ages) -> list[Summary]:
    """Return the public tables that are not over, the newest first."""
    wanted = TABLES.c.public.is_(True) & TABLES.c.over.is_(False) & TABLES.c.resting.is_(False)
    found = connection.execute(select(TABLES).where(wanted).order_by(TABLES.c.created.desc()).limit(LISTED)).all()
    ids = [row.id for row in found]
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)).all()
    last = select(MOVES.c.table_id, func.count(), func.max(MOVES.c.at)).where(MOVES.c.table_id.in_(ids))
    moved = {row[0]: (row[1], row[2]) for row in connection.execute(last.group_by(MOVES.c.table_id))}
    summaries = []
    for row in found:
        try:
            own = [seat for seat in seats if seat.table_id == row.id]
            summaries.append(_summary(row, own, moved.get(row.id, (0, row.created)), shelf, ages))
        except Exception:  # one damaged row must not hide the others
            LOG.exception("table %s: its row cannot be read", row.id)
    return summaries


def _summary(row: Any, seats: list[Any], moved: tuple[int, float], shelf: Shelf, ages: Ages) -> Summary:
    meta = rows.details_of(row)
    choices, at = moved
    try:
        title = shelf.find(meta.game).title
    except CoterieError:
        title = meta.game
    return Summary(
        id=meta.id, name=meta.name, game=meta.game, title=title, public=True, marks=meta.marks, over=False,
        paused=meta.paused, trouble="", seats=[_seat(seat) for seat in seats], asked=None, spectators=0,
        choices=choices, pace=meta.pace, hints=meta.hints, created=meta.created, moved=at,
        rests=ages.until(max(at, meta.touched), any(seat.taken for seat in seats)),
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
