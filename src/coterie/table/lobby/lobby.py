"""All tables of a server: finding, loading, unloading and removing them."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from coterie.kernel.errors import CoterieError
from coterie.table.lobby import loading, resting, rows, telling
from coterie.table.lobby.making import Maker
from coterie.table.protocol.refusal import Refusal
from coterie.table.room.ages import Ages
from coterie.table.room.room import House, Room
from coterie.table.shelf import Shelf
from coterie.table.store.schema import TABLES
from coterie.table.store.store import Store
from coterie.table.tokens import may_be_table
from coterie.table.turns import Turns
from coterie.table.unbroken import Outcome, outcome, to_the_end
from coterie.table.workers.paces import Paces
from coterie.table.workers.readers import Readers
from coterie.table.workers.thinker import Thinker
from coterie.table.workers.trials import Trials

LOG = logging.getLogger("coterie.table")
PACES = "paces.json"  # beside the database: how long games of trials take here
DAMAGED = (msgspec.MsgspecError, TypeError, ValueError, KeyError, RecursionError)  # of a row that is damaged
UNKNOWN = "There is no such table; it may have been removed."
UNREADABLE = "This table is damaged and cannot be read. The server's log has details."
REST_EVERY = 60 * 60.0  # seconds between two looks at which tables go to rest
REPLAYED = 2  # tables and records at once
OPENED = 5000  # tables that an address may be waiting for: all that its links lead to, after the server has been away
REST, REST_OVER = 60.0, 5.0  # seconds that a table stays in memory when nobody is there, and when the game is over


class Lobby:
    """The tables of a server.

    Attributes:
        rooms: the tables in memory.
        running: the number of unfinished tables on disk, counted at the start and kept up to date.
        most: the maximum of `running`.
        replaying: replays the games of tables and records, few at once, as the disk is read by the same threads.
        maker: makes new tables. readers: read untrusted input. trials: try decks.
    """

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        *,
        most: int = 2000,
        readers: int = 0,
        trials: int = 1,
        ages: Ages | None = None,
    ) -> None:
        self.store, self.shelf, self.most = store, shelf, most
        self.house = House(store, Thinker(shelf), ages or Ages())
        self.maker = Maker(self)
        self.readers = Readers(shelf, readers)
        folder = store.folder
        self.trials = Trials(shelf, trials, Paces(folder / PACES if folder is not None else None))
        self.rooms: dict[str, Room] = {}
        self.running = 0
        self.replaying = Turns(OPENED, REPLAYED)
        self._loading: dict[str, asyncio.Task[Outcome[Room]]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # ── the server's life ───────────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        """Open the lobby: tables with a clock continue at once, the others when somebody comes."""
        self.store.start()
        await self.readers.start()
        self.running = await self.store.read(_count_running)
        for table in await self.store.read(_with_clocks):
            try:
                await self.room(table)
            except CoterieError as problem:
                LOG.warning("table %s: %s", table, problem)
            except Exception:  # one damaged table must not stop the server
                LOG.exception("table %s: it cannot be loaded", table)
        await self.rest(time.time())
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self, sentence: str = "The server is restarting.", again: float | None = 2) -> None:
        """Close all connections, keep a snapshot of every table, and close the store."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for room in self.rooms.values():
            room.audience.end(sentence, again)
        await asyncio.gather(*(self._put_away(room) for room in list(self.rooms.values())))
        await self.house.thinker.close()
        await self.readers.close()
        await self.trials.close()
        await asyncio.to_thread(self.store.close)

    async def _sweep(self) -> None:
        rested = time.monotonic()
        while True:
            await asyncio.sleep(REST_OVER)
            await self.sweep(REST, REST_OVER)
            if time.monotonic() - rested > REST_EVERY:
                rested = time.monotonic()
                with suppress(SQLAlchemyError):  # it is tried again
                    await self.rest(time.time())

    async def rest(self, now: float) -> None:
        """Put long unused tables to rest; `now` is in seconds since 1970."""
        tired = await self.store.read(lambda connection: resting.tired(connection, self.house.ages, now))
        tired = [table for table in tired if table not in self.rooms and table not in self._loading]
        if tired:
            await self.store.write(resting.lay_down(tired))
            self.running -= len(tired)

    async def wake(self, room: Room) -> None:
        """Wake a table, because somebody has come."""
        if room.meta.resting:
            room.meta.resting, room.meta.touched = False, time.time()
            try:
                await self.store.write(room.book.setting(resting=False, touched=room.meta.touched))
            except SQLAlchemyError:
                room.meta.resting = True  # it wakes for the next visitor
                raise
            self.running += not room.meta.over

    async def sweep(self, rest: float, over: float) -> None:
        """Unload tables that nobody has visited for `rest` seconds, or for `over` seconds if the game is over."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            idle = not room.audience.listeners and not room.attendant.busy and not room.lock.locked()
            if idle and now - room.used_at >= (over if room.state.over else rest):
                try:
                    await self._put_away(room)
                except Exception:  # the others are put away all the same
                    LOG.exception("table %s: it cannot be put away", room.meta.id)

    async def _put_away(self, room: Room) -> None:
        """Unload a table after writing what it tells and a snapshot, from which another version can continue."""
        room.attendant.stop()
        async with room.lock:
            gone = self.rooms.get(room.meta.id) is room and not room.audience.listeners
            if gone:
                del self.rooms[room.meta.id]
            try:
                await self.store.write(room.book.setting(touched=room.meta.touched, told=telling.kept(room)))
                await self._keep_snapshot(room)
            except Exception:  # the list is on the disk, that is what counts
                LOG.exception("table %s: no snapshot", room.meta.id)
            if gone:
                room.past.forget()

    async def _keep_snapshot(self, room: Room) -> None:
        book, state = room.book, room.state
        if book.entries > book.kept and not room.trouble and not state.over:
            await self.store.write(*book.snapshot_of(state, book.entries, room.past.number, state.fingerprint()))

    # ── finding ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def room(self, table: str, address: str = "") -> Room:
        """Return the running table with a name, and load it if necessary.

        Args:
            table: the name.
            address: the client's address, whose tables are loaded one after another; "" for none.

        Raises:
            Refusal: there is none, or it cannot be shown.
        """
        found = self.rooms.get(table)
        if found is not None:
            found.used_at = time.monotonic()
            return found
        if not may_be_table(table):
            raise Refusal("no_table", UNKNOWN)
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(outcome(self._load(table, address)))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await to_the_end(task)

    async def _load(self, table: str, address: str) -> Room:
        try:
            stored = await self.store.read(lambda connection: rows.read(connection, table))
        except DAMAGED as problem:
            LOG.exception("table %s: its rows cannot be read", table)
            raise Refusal("broken", UNREADABLE) from problem
        if stored is None:
            raise Refusal("no_table", UNKNOWN)
        room = await self.replaying.work(address, loading.loaded(self.house, self.shelf, stored))
        self.open(room)
        return room

    def open(self, room: Room) -> None:
        """Take a room into memory."""
        room.lost, room.finished = self._lost, self._finished
        self.rooms[room.meta.id] = room
        room.attendant.wake()

    def _finished(self, room: Room) -> None:
        self.running -= 1

    def _lost(self, room: Room) -> None:
        """Unload a table that may differ from the disk; it is loaded again for the next visitor."""
        room.attendant.stop()
        if self.rooms.get(room.meta.id) is room:
            del self.rooms[room.meta.id]
        room.audience.end("The server could not write to its disk, so it loads this table again.", 2)

    # ── removing ────────────────────────────────────────────────────────────────────────────────────────────────

    async def remove(self, room: Room) -> None:
        """Remove a table for good."""
        room.attendant.stop()
        async with room.lock:
            room.trouble = "This table has been removed."
            self.rooms.pop(room.meta.id, None)
            own = room.meta.id
            await self.store.write(*resting.removal(own))
            self.running -= not room.state.over and not room.meta.resting
        room.audience.end("The owner has removed this table.", None)


def _count_running(connection: Connection) -> int:
    return int(
        connection.scalar(
            select(func.count()).select_from(TABLES).where(TABLES.c.over.is_(False) & TABLES.c.resting.is_(False))
        )
        or 0
    )


def _with_clocks(connection: Connection) -> list[str]:
    running = TABLES.c.over.is_(False) & TABLES.c.paused.is_(False) & TABLES.c.resting.is_(False)
    wanted = running & TABLES.c.clock.is_not(None)
    return list(connection.scalars(select(TABLES.c.id).where(wanted)))
