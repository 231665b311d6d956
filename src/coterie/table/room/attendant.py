"""Everything that answers at a table without being a person: bots, standing orders, expired clocks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from coterie.kernel.errors import CoterieError
from coterie.kernel.rings import Answer
from coterie.kernel.scenes import last_line
from coterie.table.room import clocks, orders
from coterie.table.room.part import Part
from coterie.table.room.ring_seats import RingSeats
from coterie.table.workers.thinker import PATIENCE

if TYPE_CHECKING:
    from coterie.table.room.room import Room

LOG = logging.getLogger("coterie.table")

WHOLE = 2  # so many moves of bots in a row take their whole time
SHORTER = 0.6  # each further one this part of the one before: together never more than 3.5 moves' time


class Mind:
    """A bot at work on its windows.

    Attributes:
        seat: the bot's seat.
        began: the age of the question when the bot began to think, in seconds.
        found: its answers so far.
        task: its thinking.
    """

    def __init__(self, room: Room, seat: int) -> None:
        self.seat, self.began = seat, room.elapsed
        self.found: list[Answer] = []
        self.task = asyncio.get_running_loop().create_task(self._think(room, room.ring))

    async def _think(self, room: Room, ring: RingSeats) -> None:
        """Answer one window after another, up to the first in which the bot acts."""
        player, thinker = room.seats[self.seat].player, room.house.thinker
        try:
            for window in ring.open_windows(self.seat):
                seconds = room.attendant.useful
                choice = await thinker.choose(room.meta, room.game, window.state, self.seat, player, seconds)
                self.found.append(ring.checked(self.seat, window.place, choice))
                if self.found[-1].acts:
                    return
        except Exception:  # the game continues whatever a bot does
            LOG.exception("table %s: the bot of seat %d could not answer", room.meta.id, self.seat)


class Attendant(Part):
    """Answers questions that no person answers, in one task at a time."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.task: asyncio.Task[None] | None = None
        self._minds: dict[int, Mind] = {}
        self._question = -1
        self._looked = 0  # the last line of the chronicle for which a bot has taken its time
        self._row = 0  # how many moves of bots have taken time since a person last decided
        self._hurried: set[int] = set()  # the seats that want to get to their next decision

    @property
    def busy(self) -> bool:
        """Whether a task is running."""
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Look at the table again: stop the current task and start another if needed."""
        room = self.room
        self._cancel()
        if self._question != room.book.entries:
            self._forget()
            self._question = room.book.entries
        for seat in [seat for seat in self._minds if not self._is_bot(seat)]:
            self._minds.pop(seat).task.cancel()
        if room.asked and not room.meta.paused and self._is_due():
            self.task = asyncio.get_running_loop().create_task(self._carried())

    def hurry(self, seat: int) -> None:
        """Let bots take no time until a seat decides again, once all people who wait have asked for it."""
        if seat not in self._hurried:
            self._hurried.add(seat)
            self.wake()

    def decided(self, seat: int) -> None:
        """A person has decided: bots take their time again."""
        self._row = 0
        self._hurried.discard(seat)

    def stop(self) -> None:
        """Stop all tasks."""
        self._cancel()
        self._forget()

    def _cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def _forget(self) -> None:
        for mind in self._minds.values():
            mind.task.cancel()
        self._minds.clear()

    # ── what is due ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _is_bot(self, seat: int) -> bool:
        return not self.room.seats[seat].person

    def _is_due(self) -> bool:
        """Return whether bots, orders or clocks answer for an asked seat."""
        room = self.room
        asked = [room.seats[seat] for seat in room.asked]
        if not room.audience.listeners and not any(seat.person for seat in room.seats):
            return False  # a show without an audience waits for one
        return room.meta.clock is not None or any(not seat.person or seat.orders for seat in asked)

    async def _carried(self) -> None:
        try:
            await asyncio.gather(self._bots_and_orders(), self._clocks())
        except CoterieError:
            pass  # the question has gone meanwhile, or the table cannot be used
        except Exception:
            LOG.exception("table %s: nobody could answer for the seats that are asked", self.room.meta.id)

    async def _bots_and_orders(self) -> None:
        """Give all answers of bots and standing orders at once, when the mask is over.

        In windows of a game with hidden hands, a bot's thinking time must not reveal whether its hand holds a response, so a
        bot that needs longer passes. Orders of somebody who plays among bots alone are carried out before: nobody is there to
        hide from.
        """
        room = self.room
        given = {seat.seat: orders.in_force(room.seats, seat) for seat in room.seats if seat.person}
        ordered = any(given.get(seat) for seat in room.asked)
        if ordered and orders.is_only_person(room.seats):
            await self._answer(lambda ring: ring.by_orders(given))
        for seat in room.asked:
            if self._is_bot(seat) and seat not in self._minds:
                self._minds[seat] = Mind(room, seat)
        masked = self._is_masked()
        await asyncio.sleep(self._wait(masked))
        self._row += self._pace() > 0
        self._looked = last_line(room.state)
        if not masked and self._minds:
            await asyncio.wait([mind.task for mind in self._minds.values()])
        minds = dict(self._minds)

        def answers(ring: RingSeats) -> list[Answer]:
            found = [answer for mind in minds.values() for answer in mind.found]
            return [*found, *ring.by_orders(given), *ring.passing(minds)]

        if minds or ordered:
            await self._answer(answers)

    @property
    def useful(self) -> float:
        """The seconds for which the answer of a bot is of use: in windows of hidden hands, until the mask is over."""
        return self._wait(masked=True) if self._is_masked() else PATIENCE

    def _is_masked(self) -> bool:
        """Return whether nobody may learn from the time that an answer takes."""
        return self.room.ring.passable and self.room.game.has_hands

    async def _answer(self, answers: Callable[[RingSeats], Iterable[Answer]]) -> None:
        await self.room.turn()
        await self.room.choosing.by_rule(None, self._question, answers)

    def _wait(self, masked: bool) -> float:
        """Return the seconds that are left until the answers are given."""
        room = self.room
        began = max((mind.began for mind in self._minds.values()), default=0.0)
        ordered = any(room.seats[seat].person and room.seats[seat].orders for seat in room.asked)
        least = room.ring.mask if masked or ordered else 0.0
        return max(0.0, began + max(least, self._pace()) - room.elapsed)

    def _pace(self) -> float:
        """Return the minimum seconds that bots take: none if nothing has happened for people to see, or if they are in a
        hurry; less and less in a row of moves between which no person decides."""
        people = [seat.seat for seat in self.room.seats if seat.person]
        waiting = [seat for seat in people if seat not in self.room.asked]
        if (
            not self._minds
            or last_line(self.room.state) == self._looked
            or (waiting and self._hurried.issuperset(waiting))
        ):
            return 0.0
        return self.room.meta.pace * (SHORTER ** max(0, self._row + 1 - WHOLE) if people else 1.0)

    async def _clocks(self) -> None:
        """Choose the defaults for the open questions of a seat whose clock has run out."""
        room, clock = self.room, self.room.meta.clock
        if clock is None:
            return
        begun, people = room.clocked, [room.seats[seat] for seat in room.asked if not self._is_bot(seat)]
        for wait, seat in sorted((clocks.deadline(clock, seat, begun), seat.seat) for seat in people):
            await asyncio.sleep(max(0.0, begun + wait - room.clocked))
            await self._answer(_out_of_time(seat))


def _out_of_time(seat: int) -> Callable[[RingSeats], list[Answer]]:
    return lambda ring: ring.passing([seat])
