"""Whoever answers at a table without being a person: bots, standing orders, clocks that have run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from coterie.kernel.errors import CoterieError
from coterie.table import clocks, orders

if TYPE_CHECKING:
    from coterie.table.room import Room

LOG = logging.getLogger("coterie.table")


class Attendant:
    """Sees to it that a question is answered which no person answers. It has one task at a time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is due."""
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Look at the table anew: what was due may not be so any more."""
        self.stop()
        duty = self._duty()
        if duty is not None:
            self.task = asyncio.get_running_loop().create_task(self._carried(duty))

    def stop(self) -> None:
        """Nothing is due any more."""
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def dismiss(self) -> None:
        """Let go of a table that is put away, so that nothing keeps it in memory."""
        self.stop()
        del self.room

    def _duty(self) -> Coroutine[Any, Any, None] | None:
        """What is to be done for the seat that is asked; None where a person will answer."""
        room = self.room
        if room.asked < 0 or room.meta.paused:
            return None
        seat = room.seats[room.asked]
        if not seat.person:
            if not room.listeners and not any(other.person for other in room.seats):
                return None  # a show without an audience waits for one
            return self._bot(seat.seat, seat.player, room.entries)
        if seat.orders:
            wait = orders.delay(room.house.rng)  # drawn before anything is looked at
            window = orders.window_of(room.state)
            if window is not None and orders.passes(seat.orders, window):
                return self._order(seat.seat, room.entries, wait)
        if room.meta.clock is not None:
            return self._clock(seat.seat, room.entries, clocks.deadline(room.meta.clock, seat, room.elapsed))
        return None

    async def _carried(self, duty: Coroutine[Any, Any, None]) -> None:
        try:
            await duty
        except CoterieError:
            pass  # the question has gone meanwhile, or the table cannot be used
        except Exception:
            LOG.exception("table %s: nobody could answer for the seat that is asked", self.room.meta.id)

    async def _bot(self, seat: int, player: str, question: int) -> None:
        """A bot thinks for at least the table's pace."""
        room = self.room
        pause = asyncio.ensure_future(asyncio.sleep(room.meta.pace))
        try:
            choice = await room.house.thinker.choose(room.meta, room.game, room.state, seat, player)
            await pause
        finally:
            pause.cancel()
        await room.choose(seat, question, choice)

    async def _order(self, seat: int, question: int, wait: float) -> None:
        """A standing order passes."""
        await asyncio.sleep(wait)
        at = orders.pass_index(self.room.state)
        if at is not None and self.room.entries == question:
            await self.room.choose(seat, question, at)

    async def _clock(self, seat: int, question: int, wait: float) -> None:
        """A clock runs out: the question's default is taken."""
        await asyncio.sleep(wait)
        asked = self.room.state.question
        if asked is not None and self.room.entries == question:
            await self.room.choose(seat, question, asked.default)
