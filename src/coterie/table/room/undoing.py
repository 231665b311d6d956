"""Undo at a table: freely when alone or if nothing was learnt, otherwise with everybody's agreement.

Knowledge cannot be undone: past such a moment the random numbers are drawn anew, and the others are told so when asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from coterie.table.protocol.from_server import Refused, UndoAsked, Undone, UndoWish
from coterie.table.protocol.refusal import Refusal
from coterie.table.room.book import Step
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part, alone
from coterie.table.store.past import TakenBack

if TYPE_CHECKING:
    from coterie.table.room.room import Room

NOT_AGREED = "{name} does not agree, so nothing is undone."
SINCE = "Somebody else has chosen since; the others must agree."


@dataclass
class Wish:
    """A request to undo.

    Attributes:
        gestures: the number of gestures to undo.
        entries: the length of the list at the request, which lapses when it changes.
        waiting: the seats that have not answered yet.
    """

    seat: int
    gestures: int
    entries: int
    waiting: set[int]


class Undoing(Part):
    """Undo.

    Attributes:
        wish: the request that awaits agreement, or None.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.wish: Wish | None = None

    def mode(self, seat: int) -> str:
        """Return whether a seat can undo its last choice: "free", "ask", or a sentence that says why not."""
        room = self.room
        if seat < 0:
            return "Only players can undo; you are watching."
        if room.trouble:
            return room.trouble
        if room.state.over:
            return "The game is over."
        if room.ring.last_of(seat) is not None:
            return "free"  # nothing has come of it yet, and nobody else knows of it
        gestures = room.past.since_last_of({seat})
        if not gestures:
            return "You have no choice to undo."
        return "ask" if self.others(seat) and self.reason(seat, gestures) else "free"

    def reason(self, seat: int, gestures: int) -> str:
        """Return why an undo needs agreement, as a sentence; "" if it does not."""
        if self.room.past.seats_since(gestures) - {seat}:
            return SINCE
        return self.room.past.why_not({seat}, gestures)

    def others(self, seat: int) -> set[int]:
        """Return the other seats to which a person has come to play."""
        return {other.seat for other in self.room.seats if other.seat != seat and other.person and other.taken}

    def waiting(self, seat: int) -> UndoWish | None:
        """Return the request that awaits a seat's agreement, or None."""
        wish = self.wish
        if wish is None or seat not in wish.waiting:
            return None
        return UndoWish(wish.seat, self.room.name(wish.seat), self.reason(wish.seat, wish.gestures))

    @alone
    async def undo(self, by: Listener | None, seat: int) -> None:
        """Undo a seat's last choice, or ask the others. An answer to an open ring is undone first.

        Raises:
            Refusal: it cannot be taken back.
        """
        room = self.room
        room.must_run()
        how = self.mode(seat)
        if how not in ("free", "ask"):
            raise Refusal("not_now", how)
        place = room.ring.last_of(seat)
        if place is not None:
            await self._withdraw(seat, place)
            return
        gestures = room.past.since_last_of({seat})
        if how == "free":
            await self._take_back(gestures, seat)
            return
        self.wish = Wish(seat, gestures, room.book.entries, self.others(seat))
        why = self.reason(seat, gestures)
        room.audience.tell(UndoAsked(seat=seat, name=room.name(seat), reason=why))

    @alone
    async def answer(self, by: Listener | None, seat: int, yes: bool) -> None:
        """Agree to an undo, or not.

        Raises:
            Refusal: nobody has asked this seat.
        """
        room, wish = self.room, self.wish
        room.must_run()
        if wish is None or wish.entries != room.book.entries or seat not in wish.waiting:
            raise Refusal("not_now", "Nobody is waiting for your agreement.")
        if not yes:
            self.wish = None
            sentence = NOT_AGREED.format(name=room.name(seat))
            room.audience.tell(Refused(to=None, code="not_now", sentence=sentence), seat=wish.seat)
            return
        wish.waiting.discard(seat)
        if not wish.waiting:
            await self._take_back(wish.gestures, wish.seat)

    async def _withdraw(self, seat: int, place: int) -> None:
        """Take back an answer that has not become a choice; nobody but its seat is told."""
        await self.room.book.drop(place)
        self.room.ring.withdraw(seat, place)
        self.room.audience.tell_windows(seat)

    async def _take_back(self, gestures: int, seat: int) -> None:
        """Undo gestures, and draw the random numbers anew if something was learnt.

        Clocks run on: what has been thought is charged, and the question that comes back has no free seconds again.
        """
        room = self.room
        fresh = not room.past.may_undo_freely(gestures=gestures)
        taken = TakenBack(gestures, room.house.rng.getrandbits(64) if fresh else None)
        trial = room.past.fork()
        then = trial.take_back(taken)
        await room.choosing.enter([Step("undo", seat, msgspec.json.encode(taken).decode(), then, trial.number)])
        room.past = trial
        room.audience.tell(Undone(number=trial.number, fresh=fresh))
        room.changed(whole=True, spent=room.meta.clock.step if room.meta.clock is not None else 0.0)
