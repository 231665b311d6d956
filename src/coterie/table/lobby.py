"""All tables of a server: made, found, loaded from the disk when somebody comes, put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from coterie.kernel.errors import CoterieError
from coterie.kernel.game import Game
from coterie.kernel.records import begin
from coterie.kernel.state import State
from coterie.players import NAMES as PLAYERS
from coterie.table import loading
from coterie.table.messages import NAME_LENGTH, Create, NewSeat, Refusal, clean
from coterie.table.past import Entry, Past
from coterie.table.room import House, Meta, Room
from coterie.table.schema import ALL, MOVES, SEATS, TABLES
from coterie.table.seats import Seat
from coterie.table.shelf import Shelf
from coterie.table.store import Statement, Store
from coterie.table.thinker import Thinker
from coterie.table.tokens import Keys, Seed, new_keys, new_seed, new_table, same

LOG = logging.getLogger("coterie.table")
REST, REST_OVER = 60.0, 5.0  # seconds that a table stays in memory when nobody is there, and when the game is over
LISTED = 200


@dataclass(frozen=True)
class Made:
    """A new table and its secrets, which are told once."""

    room: Room
    keys: Keys


class Lobby:
    """The tables of a server.

    Attributes:
        most: how many tables there may be that are not over.
    """

    def __init__(self, store: Store, shelf: Shelf, *, most: int = 2000) -> None:
        self.store, self.shelf, self.most = store, shelf, most
        self.house = House(store, Thinker(shelf))
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.running = 0  # tables on the disk that are not over, counted at the start and kept up

    # ── the server's life ───────────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        """Begin; tables with a clock go on at once, the others when somebody comes."""
        self.store.start()
        self.running = await self.store.read(_count_running)
        for table in await self.store.read(_with_clocks):
            try:
                await self.room(table)
            except CoterieError as problem:
                LOG.warning("table %s: %s", table, problem)
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self, sentence: str = "The server stops for a moment.", again: float | None = 2) -> None:
        """Send everybody away, keep a snapshot of every table, let go of the disk."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self.rooms.values():
            for listener in room.listeners:
                listener.end(sentence, again)
        await asyncio.gather(*(self._put_away(room) for room in list(self.rooms.values())), return_exceptions=True)
        await self.house.thinker.close()
        await asyncio.to_thread(self.store.close)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(REST_OVER)
            await self.sweep(REST, REST_OVER)

    async def sweep(self, rest: float, over: float) -> None:
        """Put away the tables where nobody has been for so many seconds, and for fewer where the game is over."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            idle = not room.listeners and not room.attendant.busy and not room.lock.locked()
            if idle and now - room.used_at >= (over if room.state.over else rest):
                await self._put_away(room)

    async def _put_away(self, room: Room) -> None:
        """Forget a table that lies on the disk; with a snapshot, so that another version can go on from here."""
        room.attendant.stop()
        async with room.lock:
            gone = self.rooms.get(room.meta.id) is room and not room.listeners
            if gone:
                del self.rooms[room.meta.id]
            if room.entries > room.kept and not room.trouble and not room.state.over:
                state = room.state
                shot = room.snapshot_of(state, room.entries, room.past.number, state.fingerprint())
                try:
                    await self.store.write(*shot)
                except Exception:  # the list is on the disk, that is what counts
                    LOG.exception("table %s: no snapshot", room.meta.id)
            if gone:
                room.past.forget()
                room.attendant.dismiss()

    # ── finding ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def room(self, table: str) -> Room:
        """The running table of a name, loaded if it is not in memory.

        Raises:
            Refusal: there is none, or it cannot be shown.
        """
        found = self.rooms.get(table)
        if found is not None:
            found.used_at = time.monotonic()
            return found
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Room:
        lying = await self.store.read(lambda connection: loading.read(connection, table))
        if lying is None:
            raise Refusal("no_table", "There is no such table here; it may have been removed.")
        room = await asyncio.to_thread(loading.room_of, self.house, self.shelf, lying)
        self._open(room)
        return room

    def _open(self, room: Room) -> None:
        room.lost, room.finished = self._lost, self._finished
        self.rooms[room.meta.id] = room
        room.attendant.wake()

    def _finished(self, room: Room) -> None:
        self.running -= 1

    def _lost(self, room: Room) -> None:
        """The disk and a table may differ: the next who comes loads it anew."""
        room.attendant.stop()
        if self.rooms.get(room.meta.id) is room:
            del self.rooms[room.meta.id]
        for listener in room.listeners:
            listener.end("The server could not write to its disk. This table is loaded again.", 2)

    async def listed(self) -> list[dict[str, Any]]:
        """The public tables that are not over."""
        rows = await self.store.read(_public)
        return [self.rooms[row["id"]].summary() if row["id"] in self.rooms else self._brief(row) for row in rows]

    def _brief(self, row: dict[str, Any]) -> dict[str, Any]:
        try:
            title = self.shelf.find(row["game"]).title
        except CoterieError:
            title = row["game"]
        return {**row, "title": title, "public": True, "over": False, "spectators": 0}

    # ── making and removing ─────────────────────────────────────────────────────────────────────────────────────

    async def create(self, wish: Create) -> Made:
        """Make a table.

        Raises:
            Refusal: the wish cannot be granted, or there are too many tables.
            CoterieError: set-up or position do not fit.
        """
        game = self.shelf.find(wish.game, wish.pack)
        setup = agreed(game, wish)
        seed = new_seed(int(wish.seed) if wish.seed is not None else None)
        state = await asyncio.to_thread(first_position, game, wish, setup, seed)
        marks = [name for name in ("seed", "position", "pack") if getattr(wish, name) is not None]
        origin = ("position", wish.position) if wish.position is not None else ("seed", seed.value)
        return await self._new(game, wish, dict(state.setup), origin, seed, marks, Past(state), [])

    async def open_record(
        self, game: Game, wish: Create, head: dict[str, Any], past: Past, entries: list[Entry]
    ) -> Made:
        """Make a table of a record that has been replayed.

        Raises:
            Refusal: the seats do not fit, or there are too many tables.
        """
        kind = next(kind for kind in ("snapshot", "position", "seed") if kind in head)
        seed = new_seed(head["seed"] if kind == "seed" else None)
        marks = ["record"] + (["pack"] if wish.pack is not None else [])
        return await self._new(game, wish, head["setup"], (kind, head[kind]), seed, marks, past, entries)

    async def _new(
        self, game: Game, wish: Create, setup: dict[str, Any], origin: tuple[str, Any], seed: Seed, marks: list[str],
        past: Past, entries: list[Entry],
    ) -> Made:  # fmt: skip
        """A table with secrets of its own."""
        given, keys = seats_at(past.state, wish.seats), new_keys(past.state.seats)
        kept = keys.kept
        meta = Meta(
            new_table(), wish.game, loading.version_of(game), setup, origin, seed.salt, wish.pack,
            clean(wish.name, NAME_LENGTH), wish.public, marks, wish.pace, wish.hints, wish.clock, kept.owner,
            kept.spectator, False, False, time.time(),
        )  # fmt: skip
        return Made(await self._lay(game, meta, seats_from(given, kept), past, entries), keys)

    async def again(self, room: Room) -> None:
        """Lay the table of a game that is over once more, with chance of its own, for whoever holds its tokens.

        It is done once: whoever wishes for it later is told of the same table.

        Raises:
            Refusal: the game is not over, or there are too many tables.
        """
        await room.alone(self._again(room))

    async def _again(self, room: Room) -> None:
        if not room.state.over:
            raise Refusal("not_over", "The table is laid again when the game is over.")
        old = room.meta
        if old.following is None or not await self.store.read(lambda connection: _is_there(connection, old.following)):
            seed = new_seed()
            state = await asyncio.to_thread(room.game.start, old.setup, seed=seed.value)
            meta = msgspec.structs.replace(
                old, id=new_table(), version=loading.version_of(room.game), setup=dict(state.setup),
                origin=("seed", seed.value), salt=seed.salt, marks=[mark for mark in old.marks if mark == "pack"],
                paused=False, created=time.time(), following=None,
            )  # fmt: skip
            seats = [msgspec.structs.replace(seat, orders=[], used=0.0) for seat in room.seats]
            await self._lay(room.game, meta, seats, Past(state), also=[room.setting(following=meta.id)])
            old.following = meta.id
        room.tell(room.ending())

    async def _lay(
        self, game: Game, meta: Meta, seats: list[Seat], past: Past, entries: Sequence[Entry] = (),
        also: Sequence[Statement] = (),
    ) -> Room:  # fmt: skip
        if self.running >= self.most:
            raise Refusal("too_many", f"This server has {self.most} running tables, which is all that it takes.")
        meta.over = past.state.over
        statements: list[Statement] = [(insert(TABLES), loading.row_of(meta)), *also]
        statements.append((insert(SEATS), [seat.row(meta.id) for seat in seats]))
        if entries:
            rows = [{"table_id": meta.id, **entry._asdict(), "at": meta.created} for entry in entries]
            statements.append((insert(MOVES), rows))
        await self.store.write(*statements)
        self.running += not meta.over
        room = Room(self.house, meta, game, seats, past)
        room.entries = len(entries)
        self._open(room)
        return room

    async def remove(self, room: Room) -> None:
        """Remove a table for good."""
        room.attendant.stop()
        async with room.lock:
            room.trouble = "This table has been removed."
            self.rooms.pop(room.meta.id, None)
            own = room.meta.id
            await self.store.write(*[
                (delete(table).where((table.c.id if table is TABLES else table.c.table_id) == own), {}) for table in ALL
            ])  # fmt: skip
            self.running -= not room.state.over
        for listener in room.listeners:
            listener.end("The owner has removed this table.", None)


# ── making: the pieces ──────────────────────────────────────────────────────────────────────────────────────────────


def agreed(game: Game, wish: Create) -> dict[str, Any]:
    """The set-up, with as many players as there are seats.

    Raises:
        CoterieError: it does not fit the seats or the game.
    """
    setup = dict(wish.setup)
    if wish.seats is not None and "players" not in setup and wish.position is None:
        setup["players"] = len(wish.seats)
    setup = game.checked(setup)
    players = int(setup.get("players", 1))
    if wish.position is None and wish.seats is not None and len(wish.seats) != players:
        raise Refusal("bad_options", f"The set-up has {players} players, but {len(wish.seats)} seats are given.")
    return setup


def seats_at(state: State, wished: list[NewSeat] | None) -> list[NewSeat]:
    """The seats of a position: people, where nothing else is wished.

    Raises:
        Refusal: it has another number of seats, or one of them names a player that there is not.
    """
    seats = wished if wished is not None else [NewSeat() for _ in range(state.seats)]
    if len(seats) != state.seats:
        raise Refusal("bad_options", f"This position is for {state.seats} seats; {len(seats)} are given.")
    for seat in seats:
        if seat.player not in PLAYERS:
            raise Refusal("bad_options", f"There is no player “{seat.player}”; there are: {', '.join(PLAYERS)}.")
    return seats


def first_position(game: Game, wish: Create, setup: dict[str, Any], seed: Seed) -> State:
    """The first position of a new table.

    Raises:
        CoterieError: the position text cannot be read, or the set-up does not fit.
    """
    if wish.position is None:
        return game.start(setup, seed=seed.value)
    try:
        read = game.read(wish.position)
        return begin(game, {"setup": read.setup, "position": wish.position})
    except CoterieError:
        raise
    except Exception as problem:  # any text may come in
        raise Refusal("bad_position", f"The position cannot be read ({type(problem).__name__}).") from problem


def seats_from(given: list[NewSeat], kept: Keys) -> list[Seat]:
    """New seats with the hashes of their tokens."""
    return [
        Seat(at, wished.kind, clean(wished.name, NAME_LENGTH), wished.player, token)
        for at, (wished, token) in enumerate(zip(given, kept.seats, strict=True))
    ]


def seat_by(room: Room, token: str) -> Seat | None:
    """The seat that a token holds."""
    return next((seat for seat in room.seats if same(token, seat.token)), None)


# ── what is read from the disk ──────────────────────────────────────────────────────────────────────────────────────


def _count_running(connection: Connection) -> int:
    return int(connection.scalar(select(func.count()).select_from(TABLES).where(TABLES.c.over.is_(False))) or 0)


def _is_there(connection: Connection, table: str | None) -> bool:
    return connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table)) is not None


def _with_clocks(connection: Connection) -> list[str]:
    wanted = TABLES.c.over.is_(False) & TABLES.c.paused.is_(False) & TABLES.c.clock.is_not(None)
    return list(connection.scalars(select(TABLES.c.id).where(wanted)))


def _public(connection: Connection) -> list[dict[str, Any]]:
    wanted = TABLES.c.public.is_(True) & TABLES.c.over.is_(False)
    rows = connection.execute(select(TABLES).where(wanted).order_by(TABLES.c.created.desc()).limit(LISTED)).all()
    metas = [loading.meta_of(row) for row in rows]
    ids = [meta.id for meta in metas]
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)).all()
    last = select(MOVES.c.table_id, func.count(), func.max(MOVES.c.at)).where(MOVES.c.table_id.in_(ids))
    moved = {row[0]: (row[1], row[2]) for row in connection.execute(last.group_by(MOVES.c.table_id))}
    return [_brief_of(meta, [seat for seat in seats if seat.table_id == meta.id], moved) for meta in metas]


def _brief_of(meta: Meta, seats: Iterable[Any], moved: dict[str, tuple[int, float]]) -> dict[str, Any]:
    choices, at = moved.get(meta.id, (0, meta.created))
    return {
        "id": meta.id, "name": meta.name, "game": meta.game, "marks": meta.marks, "paused": meta.paused, "trouble": "",
        "seats": [
            {
                "seat": row.seat, "kind": row.kind, "name": row.name or f"Seat {row.seat + 1}", "here": False,
                "taken": bool(row.taken), "player": row.player if row.kind == "bot" else None, "clock": None,
            }
            for row in seats
        ],
        "asked": None, "choices": choices, "pace": meta.pace, "hints": meta.hints, "created": meta.created, "moved": at,
    }  # fmt: skip
