"""Answering what a table asks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, NoReturn

import msgspec

from coterie.kernel.errors import CoterieError, IllegalChoice
from coterie.kernel.orders import Order
from coterie.kernel.rings import Answer
from coterie.table.protocol.refusal import Refusal
from coterie.table.room import clocks
from coterie.table.room.book import Step
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part, alone
from coterie.table.room.patience import Allowance, TooLong, patiently
from coterie.table.room.ring_seats import RingSeats
from coterie.table.store.past import Past, after, conceded

if TYPE_CHECKING:
    from coterie.table.room.room import Room

GONE = "That question is gone; here is the current one."
STOPPED = "Carrying out this choice would take too long, so the table has stopped. Nothing has happened."
NO_ORDERS: Mapping[int, list[Order]] = {}
UNTOLD = "The position that this table started from is inconsistent, so the server cannot tell."
UNSOUND = "The position that this table started from is inconsistent, so the game cannot continue."


class Choosing(Part):
    """Choices, made by people and on their behalf."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._too_long_at = -1  # the question at which looking at something took too long

    @alone
    async def choose(self, by: Listener | None, seat: int, question: int, window: int, choice: str | int) -> None:
        """Answer a window for a seat, or change its answer. On return the answer is on disk and the seat has been told.

        Args:
            by: the connection that asks, None for the table itself.
            seat: the answering seat.
            question: the number of the question.
            window: the index of the window; 0 for a question that is not a window.
            choice: a notation, or the index of an option.

        Raises:
            Refusal: it cannot be answered by this seat now.
            IllegalChoice: the window does not offer that.
        """
        room = self.room
        room.must_run()
        if room.state.over:
            raise Refusal("not_now", "The game is over.")
        if question != room.book.entries:
            raise Refusal("not_now", GONE)
        if seat not in room.ring.asked:
            raise Refusal("not_yours", "Somebody else is asked.")
        with self.bounded():
            answer = room.ring.checked(seat, window, choice)
        room.attendant.decided(seat)
        if room.ring.closes(answer):
            room.ring.give(answer)
            await self._close()
            return
        await room.book.keep(answer)
        room.ring.give(answer)
        room.audience.tell_windows(seat)

    @alone
    async def by_rule(
        self, by: Listener | None, question: int, answers: Callable[[RingSeats], Iterable[Answer]]
    ) -> None:
        """Answer for seats by rule, all at once. An answer that a seat has given itself is kept.

        These answers are not written to disk before the ring closes, because they can be computed again.

        Args:
            by: None.
            question: the number of the question; nothing happens if it is gone.
            answers: returns the answers for the ring at that moment.
        """
        room = self.room
        if question != room.book.entries or room.state.over or room.trouble or room.meta.paused:
            return
        given = []
        for answer in answers(room.ring):
            with suppress(IllegalChoice):  # of a bot
                given += room.ring.give_if_open(answer)
        if room.ring.closed:
            await self._close()
            return
        for seat in dict.fromkeys(answer.seat for answer in given):
            room.audience.tell_windows(seat)

    @alone
    async def concede(self, by: Listener | None, seat: int) -> None:
        """Let a seat give up, even while another seat is asked. The game ends by its own rule.

        Raises:
            Refusal: nothing can be changed here.
            IllegalChoice: the seat cannot give up.
        """
        room = self.room
        room.must_run()
        with self.bounded():
            then = conceded(room.state, seat)
            then.ring()
        await self.enter([Step("concede", seat, "", then, room.past.number)])
        room.past.end(then)
        room.changed()

    async def _close(self) -> None:
        """Write the answers of a closed ring as choices, and continue with the next ring."""
        room, ring = self.room, self.room.ring
        with self.bounded():
            past, steps = self._worked_out(ring)
        await self.enter(
            steps, {seat.seat: ring.remaining(seat.orders, seat.seat) for seat in room.seats if seat.orders}
        )
        room.past = past
        room.changed(void=ring.void())

    def _worked_out(self, ring: RingSeats) -> tuple[Past, list[Step]]:
        """Return the past after the answers of a closed ring, with its next ring made, and the entries to write."""
        past, steps = self.room.past.fork(), []
        for answer in ring.resolve():
            then = after(past.state, answer.seat, answer.choice)
            past.adopt(then)
            steps.append(Step("choice", answer.seat, answer.choice, then, past.number))
        past.state.ring()
        return past, steps

    @contextmanager
    def bounded(self) -> Iterator[None]:
        """Limit the time for carrying out a choice; beyond it the table stops.

        A table that began with an imported position also stops if that position is too inconsistent to continue.

        Raises:
            Refusal: it has stopped.
        """
        begun = time.monotonic()
        try:
            with patiently():
                yield
        except TooLong:
            self._stop(STOPPED)
        except (IllegalChoice, Refusal):
            raise
        except Exception:
            if self.room.seed_hash is not None:  # then it is our own mistake
                raise
            self._stop(UNSOUND)
        finally:
            self.room.took = time.monotonic() - begun

    @contextmanager
    def looked(self, allowance: Allowance) -> Iterator[None]:
        """Limit the time for a piece of what is only looked at. Nobody has chosen anything, so the table goes on, whatever
        comes of it. One with content from outside may have to wait before the next, and if a look took too long, there is no
        other one before the next question.

        Raises:
            Refusal: it takes too long, or a position from outside is too inconsistent to tell.
        """
        if self._too_long_at == self.room.book.entries:
            raise TooLong
        try:
            with allowance.piece():
                yield
        except TooLong:
            self._too_long_at = self.room.book.entries if self.room.meta.foreign else -1
            raise
        except CoterieError:
            raise
        except Exception:
            if self.room.seed_hash is not None:  # then it is our own mistake
                raise
            raise Refusal("not_now", UNTOLD) from None
        finally:
            self.room.took = allowance.used

    def _stop(self, trouble: str) -> NoReturn:
        """Make the table read-only, and tell everybody why."""
        room = self.room
        room.trouble = trouble
        room.attendant.wake()
        room.audience.tell_table()
        raise Refusal("not_now", trouble) from None

    async def enter(self, steps: Sequence[Step], left: Mapping[int, list[Order]] = NO_ORDERS) -> None:
        """Write entries to disk, and with them what becomes of the seats; only then do the seats change.

        The clocks of all asked seats are charged, whether they answered early or late.

        Args:
            steps: the entries, in order.
            left: what is left of the standing orders of seats that have some.

        Raises:
            Refusal: it could not be written.
        """
        room, clock = self.room, self.room.meta.clock
        new = []
        for seat in room.seats:
            asked = seat.seat in room.ring.asked
            used = clocks.used(clock, seat, room.clocked) if asked and clock is not None else seat.used
            orders = left.get(seat.seat, seat.orders)
            if (used, orders) != (seat.used, seat.orders):
                new.append(msgspec.structs.replace(seat, used=used, orders=orders))
        await room.book.enter(steps, [seat.saved(room.meta.id) for seat in new])
        for then in new:
            seat = room.seats[then.seat]
            aged, seat.used, seat.orders = seat.orders != then.orders, then.used, then.orders
            if aged:
                room.seating.tell_orders(seat)
