"""Everybody who watches a table, and what they are shown and told."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, cast

from coterie.kernel.scenes import last_line
from coterie.table.protocol import from_server
from coterie.table.protocol.from_server import FromServer, Over, SeatInfo, Summary, encode
from coterie.table.room import clocks
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part

if TYPE_CHECKING:
    from coterie.table.room.room import Room

REPLACED = "A new link was made for this seat; this one has ended."


class Audience(Part):
    """The connections to a table.

    Attributes:
        listeners: all of them.
        gone: since when nobody is connected to a seat, in seconds since 1970.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.listeners: set[Listener] = set()
        self.gone: dict[int, float] = {}

    def leave(self, listener: Listener) -> None:
        """Let go of a connection that has ended."""
        self.listeners.discard(listener)
        self.gone[listener.seat] = time.time()

    # ── scenes ──────────────────────────────────────────────────────────────────────────────────────────────────

    def show(self, *, whole: bool = False) -> None:
        """Send everybody their own scene, with the log lines that they do not have.

        Args:
            whole: send all lines of the log, as earlier ones have become void.
        """
        made: dict[tuple[int, int], bytes] = {}
        last = last_line(self.room.state)
        for listener in self.listeners:
            since = 0 if whole or listener.line > last else listener.line
            key = (listener.seat, since)
            if key not in made:
                made[key] = self.scene_for(*key, whole=whole or since < listener.line)
            listener.send(made[key])
            listener.line = last

    def show_to(self, listener: Listener) -> None:
        """Send one connection its scene."""
        last = last_line(self.room.state)
        known = listener.line <= last
        since = listener.line if known else 0
        listener.send(self.scene_for(listener.seat, since, whole=not known or not listener.line))
        listener.line = last

    def scene_for(self, seat: int, since: int, *, whole: bool = False) -> bytes:
        """Return the scene of a seat as an encoded message, with the log after line `since`."""
        room = self.room
        message = from_server.Scene(
            number=room.past.number,
            question=None if room.state.asked is None or room.trouble else room.book.entries,
            scene=cast("dict[str, Any]", room.state.scene(seat, since)),
            undo=room.undoing.mode(seat),
            whole=whole,
            windows=self._windows(seat),
        )
        if room.meta.clock is not None:
            message.clock = clocks.told(room.meta.clock, room.seats, room.asked, room.elapsed)
        return encode(message)

    def _windows(self, seat: int) -> list[dict[str, Any]]:
        """Return the windows that a seat is told of; nobody else is told of them."""
        return self.room.ring.told(seat) if seat >= 0 and not self.room.trouble else []

    # ── messages ────────────────────────────────────────────────────────────────────────────────────────────────

    def tell(self, message: FromServer, *, seat: int | None = None) -> None:
        """Send everybody a message, or all connections of one seat."""
        text = encode(message)
        for listener in self.listeners:
            if seat is None or listener.seat == seat:
                listener.send(text)

    def tell_windows(self, seat: int) -> None:
        """Send a seat its own windows, as one of them has been answered."""
        self.tell(from_server.Windows(question=self.room.book.entries, windows=self._windows(seat)), seat=seat)

    def tell_table(self) -> None:
        """Send everybody the summary."""
        self.tell(from_server.Table(table=self.summary()))

    def tell_ending(self) -> None:
        """Send everybody what is told once the game is over."""
        self.tell(self.ending())

    def cut(self, seat: int, keep: Listener | None = None) -> None:
        """End the connections that hold a seat by a token that has ended."""
        for listener in self.listeners:
            if listener.seat == seat and listener is not keep:
                listener.end(REPLACED, None)

    def end(self, sentence: str, again: float | None) -> None:
        """End all connections; see `Listener.end`."""
        for listener in self.listeners:
            listener.end(sentence, again)

    # ── what they are told ──────────────────────────────────────────────────────────────────────────────────────

    def summary(self) -> Summary:
        """Return what everybody may know of the table."""
        room, meta = self.room, self.room.meta
        here = {listener.seat for listener in self.listeners}
        seats = [
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=room.name(seat.seat),
                here=seat.seat in here,
                taken=seat.taken,
                gone=None if seat.seat in here else self.gone.get(seat.seat),
                player=None if seat.person else seat.player,
                clock=round(clocks.left(meta.clock, seat), 1) if meta.clock is not None else None,
            )
            for seat in room.seats
        ]
        return Summary(
            id=meta.id, name=meta.name, game=meta.game, title=room.game.title, public=meta.public, marks=meta.marks,
            over=room.state.over, paused=meta.paused, trouble=room.trouble, seats=seats, asked=list(room.asked),
            spectators=sum(listener.seat < 0 for listener in self.listeners), choices=room.past.number, pace=meta.pace,
            hints=meta.hints, created=meta.created, moved=room.book.moved,
            rests=None if room.state.over else room.rests,
        )  # fmt: skip

    def ending(self) -> Over:
        """Return what is told once the game is over: the seed, the record's path, the table that was laid after it."""
        meta = self.room.meta
        kind, value = meta.origin
        return Over(
            seed=str(value) if kind == "seed" else None,
            salt=meta.salt,
            record=f"api/tables/{meta.id}/record",
            following=meta.following,
        )
