"""How a table comes back from the disk: by replaying its list, from a snapshot where the rules have changed."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

import coterie
from coterie.kernel.errors import CoterieError
from coterie.kernel.game import Game
from coterie.kernel.records import begin, restore
from coterie.table.messages import Clock, Refusal
from coterie.table.past import Entry, Past
from coterie.table.room import CHAT_KEPT, House, Meta, Room
from coterie.table.schema import CHAT, MOVES, SEATS, SNAPSHOTS, TABLES
from coterie.table.seats import Seat, seat_of
from coterie.table.shelf import Shelf

LOG_LOST = "The log begins at a snapshot: this version of the rules plays the game’s beginning differently."
LOOK_ONLY = "This table can only be looked at: {why}"


class Lying(NamedTuple):
    """A table as it lies on the disk."""

    meta: Meta
    seats: list[Seat]
    entries: list[Entry]
    snapshot: Any
    chat: list[dict[str, Any]]
    chats: int


def read(connection: Connection, table: str) -> Lying | None:
    """Everything of a table, None where there is none."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).all()
    columns = (MOVES.c.n, MOVES.c.kind, MOVES.c.seat, MOVES.c.value, MOVES.c.fingerprint, MOVES.c.at)
    moves = connection.execute(select(*columns).where(MOVES.c.table_id == table).order_by(MOVES.c.n)).all()
    latest = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.n.desc()).limit(1)
    said = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.n.desc()).limit(CHAT_KEPT)
    lines = connection.execute(said).all()
    return Lying(
        meta_of(row),
        [seat_of(seat) for seat in seats],
        [Entry(*move) for move in moves],
        connection.execute(latest).one_or_none(),
        [{"seat": r.seat, "name": r.name, "text": r.text, "at": r.at} for r in reversed(lines)],
        lines[0].n if lines else 0,
    )


def meta_of(row: Any) -> Meta:
    """A table's own row."""
    kind, value = msgspec.json.decode(row.origin)
    clock = msgspec.json.decode(row.clock, type=Clock) if row.clock else None
    return Meta(
        row.id, row.game, row.version, msgspec.json.decode(row.setup), (kind, value), row.salt, row.pack, row.name,
        bool(row.public), msgspec.json.decode(row.marks), row.pace, bool(row.hints), clock, row.owner, row.spectator,
        bool(row.paused), bool(row.over), row.created, row.following,
    )  # fmt: skip


def row_of(meta: Meta) -> dict[str, Any]:
    """The row of a table, as it goes onto the disk."""
    packed = {name: getattr(meta, name) for name in meta.__struct_fields__}
    for name in ("setup", "origin", "marks"):
        packed[name] = msgspec.json.encode(packed[name]).decode()
    packed["clock"] = msgspec.json.encode(meta.clock).decode() if meta.clock is not None else None
    return packed


def version_of(game: Game) -> str:
    """What a table notes about the version that it was begun with."""
    return f"{coterie.__version__}/{game.version}"


def room_of(house: House, shelf: Shelf, lying: Lying) -> Room:
    """The running table.

    Raises:
        Refusal: its game is not there any more, or nothing of it can be shown.
    """
    meta = lying.meta
    game = shelf.find(meta.game, meta.pack)
    past, trouble, whole = replayed(game, lying)
    room = Room(house, meta, game, lying.seats, past)
    room.trouble = trouble
    room.entries = len(lying.entries)
    room.kept = lying.snapshot.n if lying.snapshot is not None else 0
    room.moved = lying.entries[-1].at if lying.entries else meta.created
    room.chat.extend(lying.chat)
    room.chats = lying.chats
    if not whole:
        room.chat.append({"seat": -1, "name": "", "text": LOG_LOST, "at": room.moved})
    return room


def replayed(game: Game, lying: Lying) -> tuple[Past, str, bool]:
    """The past of a table, why it can only be looked at ("" normally), and whether it is complete."""
    past, problem = _from_start(game, lying)
    if not problem:
        assert past is not None
        return past, "", True
    shot = lying.snapshot
    if shot is not None:
        other, worse = _from_snapshot(game, lying)
        if not worse:
            assert other is not None
            return other, "", False
        past = other or past
    if past is None:
        raise Refusal("not_now", LOOK_ONLY.format(why=problem))
    return past, LOOK_ONLY.format(why=problem), True


def _from_start(game: Game, lying: Lying) -> tuple[Past | None, str]:
    try:
        kind, value = lying.meta.origin
        past = Past(begin(game, {"setup": lying.meta.setup, kind: value}))
    except Exception as problem:  # another version may read a position in any other way
        return None, _why(problem, lying, game)
    return _followed(past, game, lying, 0)


def _from_snapshot(game: Game, lying: Lying) -> tuple[Past | None, str]:
    shot = lying.snapshot
    try:
        past = Past(restore(game, lying.meta.setup, msgspec.json.decode(shot.data)), shot.number)
    except CoterieError as problem:
        return None, _why(problem, lying, game)
    return _followed(past, game, lying, shot.n)


def _followed(past: Past, game: Game, lying: Lying, begun: int) -> tuple[Past, str]:
    """Play the list after an entry; the position before the first one that does not fit, and why."""
    for entry in lying.entries[begun:]:
        trial = past.fork()
        try:
            trial.apply(entry)
        except Exception as problem:  # as above
            return past, _why(problem, lying, game)
        past = trial
    return past, ""


def _why(problem: Exception, lying: Lying, game: Game) -> str:
    what = str(problem) if isinstance(problem, CoterieError) else f"It does not fit ({type(problem).__name__})."
    now = version_of(game)
    if lying.meta.version == now:
        return what
    return f"it was begun with version {lying.meta.version} of the rules, this is {now}. {what}"
