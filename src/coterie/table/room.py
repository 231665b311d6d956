"""One running table.

The order of things is always the same: a message is checked, the position after it is worked out on a copy, the choice is
written to the disk, and only then the table changes and everybody is shown their own scene. One thing happens at a time
(`lock`); whoever breaks off a connection meanwhile breaks off nothing else.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sqlalchemy import delete, update

from coterie.kernel.game import Game
from coterie.kernel.records import snapshot
from coterie.kernel.scenes import last_line
from coterie.kernel.state import State
from coterie.table import clocks, orders, undoing
from coterie.table.attendant import Attendant
from coterie.table.listeners import Listener, encode
from coterie.table.messages import Clock, Refusal
from coterie.table.past import Past, after
from coterie.table.schema import INSERT_MOVE, INSERT_SNAPSHOT, SNAPSHOTS, TABLES
from coterie.table.seats import Seat
from coterie.table.store import Statement, Store
from coterie.table.thinker import Thinker
from coterie.table.tokens import Seed
from coterie.table.track import Tracks
from coterie.table.undoing import UndoAsked

T = TypeVar("T")

FINGERPRINT_EVERY = 10
SNAPSHOT_EVERY = 50
CHAT_KEPT = 100

GONE = "That question is gone; here is what is asked now."
UNWRITTEN = "The server could not write this down, so it has not happened. Try again."


@dataclass
class House:
    """What the rooms of a server share: the disk, the bots' process, chance that is no game's, where seats are asked."""

    store: Store
    thinker: Thinker
    rng: random.Random = field(default_factory=random.SystemRandom)
    tracks: Tracks = field(default_factory=Tracks)


class Meta(msgspec.Struct):
    """What is fixed when a table is made, and what its owner may change; as in `schema.TABLES`."""

    id: str
    game: str
    version: str
    setup: dict[str, Any]
    origin: tuple[str, Any]
    salt: str
    pack: str | None
    name: str
    public: bool
    marks: list[str]
    pace: float
    hints: bool
    clock: Clock | None
    owner: str
    spectator: str
    paused: bool
    over: bool
    created: float
    following: str | None = None


class Room:
    """One table, its position, its seats, and whoever watches.

    Attributes:
        entries: the length of the list on the disk; the number by which the present question is known.
        trouble: why nobody can choose here any more, "" normally.
        lost: is called when the disk and the table may differ. finished: when the game is over.
    """

    def __init__(self, house: House, meta: Meta, game: Game, seats: list[Seat], past: Past) -> None:
        self.house, self.meta, self.game, self.seats, self.past = house, meta, game, seats, past
        self.entries = 0
        self.kept = 0  # the entry of the latest snapshot
        self.moved = meta.created
        self.trouble = ""
        self.chat: deque[dict[str, Any]] = deque(maxlen=CHAT_KEPT)
        self.chats = 0
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.undo_asked: UndoAsked | None = None
        self.asked_at = self.used_at = time.monotonic()
        self.thought = 0.0  # seconds that the question had been open when the table was paused
        self.attendant = Attendant(self)
        self.lost: Callable[[Room], None] = lambda room: None
        self.finished: Callable[[Room], None] = lambda room: None

    @property
    def state(self) -> State:
        """The position now."""
        return self.past.state

    @property
    def asked(self) -> int:
        """The seat that is asked, -1 for nobody."""
        asked = self.state.asked
        return asked[0] if asked is not None and not self.trouble else -1

    @property
    def elapsed(self) -> float:
        """For how many seconds the question has been open."""
        return self.thought if self.meta.paused else time.monotonic() - self.asked_at

    # ── choosing ────────────────────────────────────────────────────────────────────────────────────────────────

    async def choose(self, seat: int, question: int, choice: str | int) -> None:
        """Answer a question for a seat; it is on the disk and everybody has been shown it when this returns.

        Args:
            seat: who answers.
            question: the number of the question that is answered.
            choice: a notation, or an index for whoever is no person.

        Raises:
            Refusal: it cannot be answered, or not by this seat, or not now.
            IllegalChoice: the question does not offer that.
        """
        await self.alone(self._choose(seat, question, choice))

    async def _choose(self, seat: int, question: int, choice: str | int) -> None:
        self.must_run()
        state = self.state
        if state.asked is None:
            raise Refusal("not_now", "The game is over.")
        if question != self.entries:
            raise Refusal("not_now", GONE)
        if state.asked[0] != seat:
            raise Refusal("not_yours", "Somebody else is asked.")
        if isinstance(choice, int):
            choice = state.question.options[choice].notation  # type: ignore[union-attr]  # it is asked
        then = after(state, seat, choice)
        also: list[Statement] = []
        if self.meta.clock is not None:
            clocks.charge(self.meta.clock, self.seats[seat], self.elapsed)
            also.append(self.seats[seat].saved(self.meta.id))
        await self.enter("choice", seat, choice, then, self.past.number + 1, also)
        self.past.adopt(then)
        self.changed()

    async def alone(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something while nothing else happens at this table; it is carried through whoever goes away."""

        async def locked() -> T:
            async with self.lock:
                self.used_at = time.monotonic()
                return await doing

        return await asyncio.shield(asyncio.ensure_future(locked()))

    def must_run(self) -> None:
        """Raise a refusal if nothing can be changed here."""
        if self.trouble:
            raise Refusal("not_now", self.trouble)
        if self.meta.paused:
            raise Refusal("not_now", "The table is paused.")

    async def enter(
        self, kind: str, seat: int, value: str, then: State, number: int, also: Sequence[Statement] = ()
    ) -> None:
        """Put an entry on the disk, with a snapshot where one is due."""
        n, now = self.entries + 1, time.time()
        snap = n % SNAPSHOT_EVERY == 0
        fingerprint = then.fingerprint() if snap or n % FINGERPRINT_EVERY == 0 or then.over else ""
        row = {
            "table_id": self.meta.id, "n": n, "kind": kind, "seat": seat, "value": value, "fingerprint": fingerprint,
            "at": now,
        }  # fmt: skip
        statements: list[Statement] = [(INSERT_MOVE, row), *also]
        if snap:
            statements += self.snapshot_of(then, n, number, fingerprint)
        if then.over:
            statements.append(self.setting(over=True))
        await self.write(*statements)
        self.entries, self.moved = n, now
        if then.over:
            self.meta.over = True
            self.finished(self)

    async def write(self, *statements: Statement) -> None:
        """Put something on the disk.

        Raises:
            Refusal: it could not be written. Nobody can tell what is on the disk, so the table is to be loaded again.
        """
        try:
            await self.house.store.write(*statements)
        except Exception as problem:  # any trouble of the database
            self.trouble = UNWRITTEN
            self.lost(self)
            raise Refusal("broken", UNWRITTEN) from problem

    def snapshot_of(self, state: State, n: int, number: int, fingerprint: str) -> list[Statement]:
        """The statements that keep a snapshot of a position and drop all but the one before."""
        row = {
            "table_id": self.meta.id, "n": n, "number": number, "fingerprint": fingerprint,
            "data": msgspec.json.encode(snapshot(state)),
        }  # fmt: skip
        old = (SNAPSHOTS.c.table_id == self.meta.id) & (SNAPSHOTS.c.n < self.kept)
        self.kept = n
        return [(delete(SNAPSHOTS).where(old), {}), (INSERT_SNAPSHOT, row)]

    def setting(self, **values: Any) -> Statement:
        """The statement that changes the table's own row."""
        return update(TABLES).where(TABLES.c.id == self.meta.id).values(values), {}

    def changed(self, *, whole: bool = False) -> None:
        """The position is another one: show it, and see whether the table has to answer by itself."""
        self.undo_asked = None
        self.asked_at = time.monotonic()
        self._age_orders()
        self.show(whole=whole)
        if self.state.over:
            self.tell(self.ending())
        self.attendant.wake()

    def _age_orders(self) -> None:
        asked = self.state.asked
        seat = self.seats[asked[0]] if asked is not None else None
        window = orders.window_of(self.state) if seat is not None and seat.orders else None
        if window is None or seat is None:
            return
        rest = orders.outlived(seat.orders, window)
        if rest != seat.orders:
            seat.orders = rest
            self.house.store.write(seat.saved(self.meta.id)).add_done_callback(lambda done: done.exception())
            self.tell(standing_of(seat), seat=seat.seat)

    # ── coming, going, pausing ──────────────────────────────────────────────────────────────────────────────────

    def cut(self, seat: int, keep: Listener | None = None) -> None:
        """End the connections that hold a seat by a token that has ended."""
        for listener in self.listeners:
            if listener.seat == seat and listener is not keep:
                listener.end("A new link was made for this seat; this one has ended.", None)

    def leave(self, listener: Listener) -> None:
        """A connection has ended."""
        self.used_at = time.monotonic()
        self.tell_table()

    def pause(self, on: bool) -> None:
        """Stop or go on; the time that the question has had so far stays."""
        elapsed = time.monotonic() - self.asked_at
        if on:
            self.thought = elapsed
        else:
            self.asked_at = time.monotonic() - self.thought
        self.meta.paused = on
        self.attendant.wake()

    def seed_hash(self) -> str | None:
        """The promise of the seed, None where the table did not begin with one."""
        kind, value = self.meta.origin
        return Seed(value, self.meta.salt).hash if kind == "seed" else None

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.seats[seat].name or f"Seat {seat + 1}"

    def scene_for(self, seat: int, since: int, *, whole: bool = False) -> bytes:
        """The scene of a seat as a message."""
        state = self.state
        message = {
            "type": "scene",
            "number": self.past.number,
            "question": None if state.asked is None or self.trouble else self.entries,
            "scene": state.scene(seat, since),
            "undo": undoing.mode(self, seat),
            "whole": whole,
        }
        if self.meta.clock is not None:
            message["clock"] = clocks.told(self.meta.clock, self.seats, self.asked, self.elapsed)
        return encode(message)

    def show(self, *, whole: bool = False) -> None:
        """Send everybody their own scene, with the log lines that they do not have."""
        made: dict[tuple[int, int], bytes] = {}
        last = last_line(self.state)
        for listener in self.listeners:
            since = 0 if whole or listener.line > last else listener.line
            key = (listener.seat, since)
            if key not in made:
                made[key] = self.scene_for(*key, whole=whole or since < listener.line)
            listener.send(made[key])
            listener.line = last

    def show_to(self, listener: Listener) -> None:
        """Send one connection its scene."""
        last = last_line(self.state)
        known = listener.line <= last
        listener.send(
            self.scene_for(listener.seat, listener.line if known else 0, whole=not known or not listener.line)
        )
        listener.line = last

    def tell(self, message: dict[str, Any], *, seat: int | None = None) -> None:
        """Send everybody a message, or all connections of a seat."""
        text = encode(message)
        for listener in self.listeners:
            if seat is None or listener.seat == seat:
                listener.send(text)

    def tell_table(self) -> None:
        """Send everybody the summary."""
        self.tell({"type": "table", "table": self.summary()})

    def summary(self) -> dict[str, Any]:
        """What everybody may know of the table."""
        meta = self.meta
        here = {listener.seat for listener in self.listeners}
        return {
            "id": meta.id, "name": meta.name, "game": meta.game, "title": self.game.title, "public": meta.public,
            "marks": meta.marks, "over": self.state.over, "paused": meta.paused, "trouble": self.trouble,
            "seats": [
                {
                    "seat": seat.seat, "kind": seat.kind, "name": self.name(seat.seat), "here": seat.seat in here,
                    "taken": seat.taken, "player": None if seat.person else seat.player,
                    "clock": round(clocks.left(meta.clock, seat), 1) if meta.clock is not None else None,
                }
                for seat in self.seats
            ],
            "asked": self.asked, "spectators": sum(listener.seat < 0 for listener in self.listeners),
            "choices": self.past.number, "pace": meta.pace, "hints": meta.hints, "created": meta.created,
            "moved": self.moved,
        }  # fmt: skip

    def ending(self) -> dict[str, Any]:
        """What is told once the game is over: the seed, where the record is, which table was laid after it."""
        kind, value = self.meta.origin
        return {
            "type": "over", "seed": str(value) if kind == "seed" else None, "salt": self.meta.salt,
            "record": f"api/tables/{self.meta.id}/record", "following": self.meta.following,
        }  # fmt: skip


def standing_of(seat: Seat) -> dict[str, Any]:
    """A seat's standing orders as a message."""
    return {"type": "standing", "orders": seat.orders}
