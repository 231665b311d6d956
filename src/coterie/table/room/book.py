"""What a table writes to disk: the list of its choices, snapshots, its own row."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import delete, update

from coterie.kernel.records import snapshot
from coterie.kernel.rings import Answer
from coterie.kernel.state import State
from coterie.table.protocol.refusal import Refusal
from coterie.table.room.part import Part
from coterie.table.store.schema import ANSWERS, INSERT_ANSWER, INSERT_MOVE, INSERT_SNAPSHOT, SNAPSHOTS, TABLES
from coterie.table.store.store import Statement, first_line

if TYPE_CHECKING:
    from coterie.table.room.room import Room

LOG = logging.getLogger("coterie.table")
FINGERPRINT_EVERY = 10
SNAPSHOT_EVERY = 50
UNWRITTEN = "The server could not save this, so it has not happened. Try again."


class Step(NamedTuple):
    """An entry to be written to the list.

    Attributes:
        kind: "choice", "chance", "undo" or "concede". seat: the seat that made it. value: its text.
        then: the position after it. number: the number of gestures up to there.
    """

    kind: str
    seat: int
    value: str
    then: State
    number: int


class Book(Part):
    """The table's list on disk.

    Attributes:
        entries: its length, which is the number of the current question.
        kept: the entry of the latest snapshot.
        moved: the time of the last entry, in seconds since 1970.
        answered: whether answers to the current question are on disk.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.answered = False
        self.entries = self.kept = 0
        self.moved = room.meta.created

    async def enter(self, steps: Sequence[Step], also: Sequence[Statement] = ()) -> None:
        """Write entries to disk in one transaction, with a snapshot if one is due, and delete the answers there.

        Args:
            steps: the entries, in order.
            also: statements that belong to the same transaction.

        Raises:
            Refusal: it could not be written.
        """
        room, now, last = self.room, time.time(), steps[-1].then
        statements: list[Statement] = []
        for n, step in enumerate(steps, self.entries + 1):
            statements += self._entry(n, step, now)
        statements += also
        if self.answered:
            statements.append((delete(ANSWERS).where(ANSWERS.c.table_id == room.meta.id), {}))
        if last.over:
            statements.append(self.setting(over=True))
        await self.write(*statements)
        self.entries, self.moved, self.answered = self.entries + len(steps), now, False
        if last.over:
            room.meta.over = True
            room.finished(room)

    def _entry(self, n: int, step: Step, now: float) -> list[Statement]:
        """Return the statements that write one entry."""
        snap, then = n % SNAPSHOT_EVERY == 0, step.then
        fingerprint = then.fingerprint() if snap or n % FINGERPRINT_EVERY == 0 or then.over else ""
        row = {
            "table_id": self.room.meta.id, "n": n, "kind": step.kind, "seat": step.seat, "value": step.value,
            "fingerprint": fingerprint, "at": now,
        }  # fmt: skip
        statements: list[Statement] = [(INSERT_MOVE, row)]
        return statements + self.snapshot_of(then, n, step.number, fingerprint) if snap else statements

    async def keep(self, answer: Answer) -> None:
        """Write an answer to the current question to disk, in place of an earlier one to the same window.

        Raises:
            Refusal: it could not be written.
        """
        key = self._place(answer.place)
        await self.write((delete(ANSWERS).filter_by(**key), {}), (INSERT_ANSWER, {**answer._asdict(), **key}))
        self.answered = True

    async def drop(self, place: int) -> None:
        """Delete the answer to a window of the current question from disk.

        Raises:
            Refusal: that could not be written.
        """
        await self.write((delete(ANSWERS).filter_by(**self._place(place)), {}))

    def _place(self, place: int) -> dict[str, Any]:
        """Return the key of a window of the current question on disk."""
        return {"table_id": self.room.meta.id, "question": self.entries, "place": place}

    async def write(self, *statements: Statement) -> None:
        """Write statements to disk.

        Raises:
            Refusal: they could not be written. Since the state of the disk is unknown, the table must be loaded again.
        """
        try:
            await self.room.house.store.write(*statements)
        except Exception as problem:  # any trouble of the database
            # Mostly there is no room on the disk.
            LOG.error("table %s: it cannot be saved: %s", self.room.meta.id, first_line(problem))
            self.room.trouble = UNWRITTEN
            self.room.lost(self.room)
            raise Refusal("broken", UNWRITTEN) from problem

    def snapshot_of(self, state: State, n: int, number: int, fingerprint: str) -> list[Statement]:
        """Return the statements that store a snapshot of a position and delete all but the previous one."""
        table = self.room.meta.id
        row = {
            "table_id": table, "n": n, "number": number, "fingerprint": fingerprint,
            "data": msgspec.json.encode(snapshot(state)),
        }  # fmt: skip
        old = (SNAPSHOTS.c.table_id == table) & (SNAPSHOTS.c.n < self.kept)
        self.kept = n
        return [(delete(SNAPSHOTS).where(old), {}), (INSERT_SNAPSHOT, row)]

    def setting(self, **values: Any) -> Statement:
        """Return a statement that changes fields of the table's own row."""
        return update(TABLES).where(TABLES.c.id == self.room.meta.id).values(values), {}
