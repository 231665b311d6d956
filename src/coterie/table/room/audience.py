"""All connections to a table, and the messages they receive."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, cast

from coterie.kernel.scenes import Scene, last_line
from coterie.kernel.shared_scenes import SharedScenes
from coterie.table.protocol import from_server
from coterie.table.protocol.changes import Known, difference
from coterie.table.protocol.from_server import FromServer, Over, SeatInfo, Summary, encode
from coterie.table.room import clocks
from coterie.table.room.details import OWNER
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part

if TYPE_CHECKING:
    from coterie.table.room.room import Room

REPLACED = "This seat has a new link; this one is no longer valid."


class Audience(Part):
    """The connections to a table.

    Attributes:
        listeners: all of them.
        gone: the time since when nobody has been connected to a seat, in seconds since 1970.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.listeners: set[Listener] = set()
        self.gone: dict[int, float] = {}
        self._scenes: SharedScenes | None = None
        # Bytes of the last scene that each seat was sent whole, to tell at a glance whether less would do. Of each seat for
        # itself: the form in which somebody gets a scene must not tell how much another one sees.
        self._sizes: dict[int, int] = {}

    def leave(self, listener: Listener) -> None:
        """Remove a connection that has ended."""
        self.listeners.discard(listener)
        self.gone[listener.seat] = time.time()

    def at(self, seat: int) -> int:
        """Return the number of connections of a seat, or of watchers with -1."""
        return sum([listener.seat == seat for listener in self.listeners])

    # ── scenes ──────────────────────────────────────────────────────────────────────────────────────────────────

    def show(self, *, whole: bool = False) -> None:
        """Send everybody their own scene, with the log lines that they lack.

        Args:
            whole: whether to send the whole log, because earlier lines have become void.
        """
        if self.room.gathering.on:
            return  # there is nothing to see yet
        last = last_line(self.room.state)
        scenes: dict[tuple[int, int], Scene] = {}
        made: dict[tuple[int, int, int, bool, bool], bytes] = {}
        areas: Known = {}
        sent = []  # afterwards, as scenes must be kept while others are compared with them
        for listener in self.listeners:
            since = 0 if whole or listener.line > last else listener.line
            scene = scenes.get((listener.seat, since))
            if scene is None:
                scene = scenes[listener.seat, since] = self.scene(listener.seat, since)
            void = whole or since < listener.line
            key = (listener.seat, since, id(listener.shown), void, listener.cards)
            if key not in made:
                made[key] = self._message(scene, listener, areas, whole=void)
            sent.append((listener, made[key], scene))
        for each in sent:
            self._send(*each)

    def show_to(self, listener: Listener) -> None:
        """Send one connection its scene, or the gathering if the game has not begun."""
        if self.room.gathering.on:
            self.room.gathering.tell_one(listener)
            return
        known = listener.line <= last_line(self.room.state)
        scene = self.scene(listener.seat, listener.line if known else 0)
        message = self._message(scene, listener, {}, whole=not known or not listener.line)
        self._send(listener, message, scene)

    def _send(self, listener: Listener, message: bytes, scene: Scene) -> None:
        """Send a connection a scene, and record it."""
        listener.send(message)
        listener.line = scene["line"]
        listener.shown = scene if listener.changes else None

    def scene(self, seat: int, since: int) -> Scene:
        """Return a seat's scene with the log after line `since`; parts that several seats see are made once.

        The question of a seat that is asked comes with its windows, so the scene has only its prompt.
        """
        state = self.room.state
        if self._scenes is None or self._scenes.state is not state or self._scenes.names != state.names:
            self._scenes = SharedScenes(state)
        found = self._scenes.scene(seat, since)
        asked = found["question"]
        if asked is None or "options" not in asked or self.room.trouble:
            return found
        return {**found, "question": {"seat": asked["seat"], "prompt": asked["prompt"]}}

    def _message(self, scene: Scene, to: Listener, areas: Known, *, whole: bool) -> bytes:
        """Return a scene, or its changes if they are shorter, as an encoded message.

        Args:
            scene: the scene.
            to: the connection that receives it, or one that has the same scene.
            areas: the known changes of areas, see `difference`.
            whole: whether the log in it is complete.
        """
        room, seat = self.room, scene["seat"]
        fields: dict[str, Any] = {
            "number": room.past.number,
            "question": None if room.state.asked is None or room.trouble else room.book.entries,
            "undo": room.undoing.mode(seat),
            "whole": whole,
            "windows": self._windows(seat),
        }
        if room.meta.clock is not None:
            fields["clock"] = clocks.told(room.meta.clock, room.seats, room.asked, room.clocked)
        less = b""
        if to.shown is not None:
            change = difference(to.shown, scene, areas)
            less = encode(from_server.Changes(scene=room.printed.bare_change(change) if to.cards else change, **fields))
            if 2 * len(less) < self._sizes.get(seat, 0):
                return less
        told = room.printed.bare(scene) if to.cards else cast("dict[str, Any]", scene)
        full = encode(from_server.Scene(scene=told, **fields))
        self._sizes[seat] = len(full)
        return less if less and len(less) < len(full) else full

    def _windows(self, seat: int) -> list[dict[str, Any]]:
        """Return the windows of which only this seat is told."""
        return self.room.ring.told(seat) if seat >= 0 and not self.room.trouble else []

    # ── messages ────────────────────────────────────────────────────────────────────────────────────────────────

    def tell(self, message: FromServer, *, seat: int | None = None, but: Collection[int] = ()) -> None:
        """Send everybody a message, or all connections of one seat, or all but those of some seats."""
        text = encode(message)
        for listener in self.listeners:
            if (seat is None or listener.seat == seat) and listener.seat not in but:
                listener.send(text)

    def tell_windows(self, seat: int) -> None:
        """Send a seat its own windows after it has given or taken back an answer."""
        windows, undo = self._windows(seat), self.room.undoing.mode(seat)
        self.tell(from_server.Windows(question=self.room.book.entries, windows=windows, undo=undo), seat=seat)

    def tell_table(self) -> None:
        """Send everybody the summary."""
        self.tell(from_server.Table(table=self.summary()))

    def tell_ending(self) -> None:
        """Send everybody the message for the end of the game."""
        self.tell(self.ending())

    def cut(self, seat: int, keep: Listener | None = None) -> None:
        """End the connections that hold a seat by a token that is no longer valid, except one."""
        for listener in self.listeners:
            if listener.seat == seat and listener is not keep:
                listener.end(REPLACED, None)

    def end(self, sentence: str, again: float | None) -> None:
        """End all connections; see `Listener.end`."""
        for listener in self.listeners:
            listener.end(sentence, again)

    # ── what they are told ──────────────────────────────────────────────────────────────────────────────────────

    def summary(self) -> Summary:
        """Return the public summary of the table."""
        room, meta = self.room, self.room.meta
        here = {listener.seat for listener in self.listeners}
        seats = [
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.called,
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
            rests=None if room.state.over else room.rests, muted=room.muting.by(OWNER),
        )  # fmt: skip

    def ending(self) -> Over:
        """Return the message for the end of the game: the seed, the path of the record, the table that follows."""
        meta = self.room.meta
        kind, value = meta.origin
        return Over(
            seed=str(value) if kind == "seed" else None,
            salt=meta.salt,
            record=f"api/tables/{meta.id}/record",
            following=meta.following,
        )
