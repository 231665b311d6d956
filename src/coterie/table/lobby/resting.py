"""Unused tables: they go to rest, and an operator can delete old ones.

A table at rest is not in the lobby and does not count as running. It stays on disk unchanged and continues as soon as
somebody opens one of its links.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, or_, select, update

from coterie.kernel.errors import CoterieError
from coterie.table.lobby import loading, rows
from coterie.table.protocol.refusal import Refusal
from coterie.table.room.ages import DAY, Ages
from coterie.table.shelf import Shelf
from coterie.table.store.schema import ALL, MOVES, SEATS, TABLES
from coterie.table.store.store import Statement, Store
from coterie.table.turns import at_once

LOG = logging.getLogger("coterie.table")

_last_move = select(func.max(MOVES.c.at)).where(MOVES.c.table_id == TABLES.c.id).scalar_subquery()
_last = func.coalesce(_last_move, 0.0)
_taken = exists().where((SEATS.c.table_id == TABLES.c.id) & SEATS.c.taken.is_(True))


def tired(connection: Connection, ages: Ages, now: float) -> list[str]:
    """Return the tables that are to go to rest now."""
    old = (TABLES.c.touched < now - ages.rest * DAY) & (_last < now - ages.rest * DAY)
    never = (TABLES.c.touched < now - ages.untaken * DAY) & (_last < now - ages.untaken * DAY) & ~_taken
    wanted = TABLES.c.over.is_(False) & TABLES.c.resting.is_(False) & or_(old, never)
    return list(connection.scalars(select(TABLES.c.id).where(wanted)))


def lay_down(tables: list[str]) -> Statement:
    """Return the statement that puts tables to rest."""
    return update(TABLES).where(TABLES.c.id.in_(tables)).values(resting=True), {}


# ── taking old tables off the disk ──────────────────────────────────────────────────────────────────────────────────


class Pruned(NamedTuple):
    """A table that was to be deleted: `file` is its record, None if the table had to be kept."""

    table: str
    name: str
    file: Path | None
    why: str = ""


def prune(store: Store, shelf: Shelf, before: float, folder: Path) -> Iterator[Pruned]:
    """Delete the tables unused since a time, after writing the record of each to a folder.

    Args:
        store: the store of the tables; it is open, and no server uses it.
        shelf: the games.
        before: the time, in seconds since 1970.
        folder: the folder for the records; it is created if missing.

    Yields:
        The outcome for each table.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    for table, name in store.read_now(lambda connection: _old(connection, before)):
        try:
            file = _kept(store, shelf, table, folder)
        except Exception as problem:  # one that cannot be read must not hold up the others
            LOG.debug("table %s", table, exc_info=True)
            why = str(problem) if isinstance(problem, CoterieError) else type(problem).__name__
            yield Pruned(table, name, None, why)
            continue
        with store.engine.begin() as connection:
            for statement, _ in removal(table):
                connection.execute(statement)
        yield Pruned(table, name, file)
    store.compact()


def removal(table: str) -> list[Statement]:
    """Return the statements that delete a table."""
    return [(delete(part).where((part.c.id if part is TABLES else part.c.table_id) == table), {}) for part in ALL]


def _old(connection: Connection, before: float) -> list[tuple[str, str]]:
    wanted = (TABLES.c.touched < before) & (_last < before)
    return [(row.id, row.name) for row in connection.execute(select(TABLES.c.id, TABLES.c.name).where(wanted))]


def _kept(store: Store, shelf: Shelf, table: str, folder: Path) -> Path:
    """Write the record of a table, and its content pack beside it; return the record's file.

    Raises:
        Exception: the table cannot be read.
    """
    stored = store.read_now(lambda connection: rows.read(connection, table))
    assert stored is not None
    past, trouble, _ = at_once(loading.replayed(shelf.find(stored.meta.game, stored.meta.pack), stored))
    if trouble:
        raise Refusal("not_now", trouble)
    file = folder / f"{table}.jsonl"
    file.write_text(past.state.record().text, encoding="utf-8")
    if stored.meta.pack is not None:
        file.with_suffix(".toml").write_text(stored.meta.pack, encoding="utf-8")
    return file
