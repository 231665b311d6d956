"""One running table.

The order of events is always the same. An answer is checked and written to disk; only then does it count, and its seat is told.
When all relevant answers have arrived (`ring_seats`), the next position is computed on a copy and the choices are written to
disk; only then does the table change, and everybody is shown their own scene. One thing happens at a time (`lock`), and a
client that disconnects interrupts nothing else.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from coterie.kernel.game import AnyGame
from coterie.kernel.ring_windows import Window
from coterie.kernel.rings import Answer
from coterie.kernel.state import State
from coterie.table.protocol.from_server import ChatLine
from coterie.table.protocol.refusal import Refusal
from coterie.table.room.advising import Advising
from coterie.table.room.ages import Ages
from coterie.table.room.attendant import Attendant
from coterie.table.room.audience import REPLACED, Audience
from coterie.table.room.book import Book
from coterie.table.room.chatting import Chatting
from coterie.table.room.choosing import Choosing
from coterie.table.room.details import Details
from coterie.table.room.gathering import WAITS, Gathering
from coterie.table.room.listeners import Listener
from coterie.table.room.muting import Muting
from coterie.table.room.patience import Glimpses, Queue
from coterie.table.room.printed import Printed
from coterie.table.room.reasons import Reasons
from coterie.table.room.replaying import Replaying
from coterie.table.room.ring_seats import RingSeats, mask
from coterie.table.room.seating import Seating
from coterie.table.room.seats import Seat, names_of
from coterie.table.room.stages import Stages
from coterie.table.room.track import Tracks
from coterie.table.room.undoing import Undoing
from coterie.table.store.past import Past
from coterie.table.store.schema import CHAT_KEPT
from coterie.table.store.store import Store
from coterie.table.tokens import Seed
from coterie.table.unbroken import outcome, to_the_end
from coterie.table.workers.thinker import Thinker

T = TypeVar("T")


@dataclass
class House:
    """What the rooms of a server share.

    Attributes:
        store: the disk. thinker: the bots' process. rng: random numbers that belong to no game.
        tracks: where seats are asked. ages: the ages at which tables go to rest.
        costly: what costly tables wait for. glimpses: what is left out at them.
    """

    store: Store
    thinker: Thinker
    ages: Ages = field(default_factory=Ages)
    rng: random.Random = field(default_factory=random.SystemRandom)
    tracks: Tracks = field(default_factory=Tracks)
    costly: Queue = field(default_factory=Queue)
    glimpses: Glimpses = field(default_factory=Glimpses)


class Room:
    """One table: its position, its seats, and its connections.

    Attributes:
        names: what the seats are called in texts; `rename` keeps it true.
        ring: the open ring with the answers of its seats.
        trouble: why nobody can choose here now, "" normally.
        chat: the last lines.
        lost: called if the disk and the table may differ. finished: called when the game is over.
    """

    def __init__(
        self, house: House, meta: Details, game: AnyGame, seats: list[Seat], past: Past, entries: int = 0
    ) -> None:
        self.house, self.meta, self.game, self.seats, self.past = house, meta, game, seats, past
        self.names = names_of(seats)
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.chats = 0
        self.lock, self._turns = asyncio.Lock(), asyncio.Lock()
        self.asked_at = self.used_at = time.monotonic()
        self.took = 0.0  # seconds that working out the last choice took
        self.spent = 0.0  # free seconds of the question that were used up before it came back by an undo
        self.thought = 0.0  # seconds that the question had been open when the table was paused
        self.book, self.audience = Book(self), Audience(self)
        self.book.entries = entries
        self.choosing, self.undoing, self.seating = Choosing(self), Undoing(self), Seating(self)
        self.chatting, self.muting, self.advising = Chatting(self), Muting(self), Advising(self)
        self.reasons, self.stages = Reasons(self), Stages(self)
        self.gathering, self.replaying = Gathering(self), Replaying(self)
        self.printed = Printed(self)
        self.trouble = WAITS if self.gathering.on else ""
        self.attendant = Attendant(self)
        self.lost: Callable[[Room], None] = lambda room: None
        self.finished: Callable[[Room], None] = lambda room: None
        self.ring = self.new_ring()

    @property
    def state(self) -> State:
        """The position now; it knows what people call the seats."""
        state = self.past.state
        state.call_seats(self.names)
        return state

    @property
    def asked(self) -> tuple[int, ...]:
        """The asked seats, whether or not they have answered."""
        return self.ring.asked if not self.trouble else ()

    @property
    def elapsed(self) -> float:
        """The age of the question, in seconds."""
        return self.thought if self.meta.paused else time.monotonic() - self.asked_at

    @property
    def clocked(self) -> float:
        """The seconds that the question has taken by the clocks of the asked seats."""
        return self.elapsed + self.spent

    @property
    def seed_hash(self) -> str | None:
        """The published hash of the seed, None if the table did not begin with one."""
        kind, value = self.meta.origin
        return Seed(value, self.meta.salt).hash if kind == "seed" else None

    @property
    def keys(self) -> list[str]:
        """The hashes of all tokens with which one may look at the table."""
        return [self.meta.owner, self.meta.spectator, *(seat.token for seat in self.seats)]

    @property
    def rests(self) -> float:
        """The time at which the table goes to rest if nobody comes, in seconds since 1970."""
        used = max(self.meta.touched, self.book.moved)
        return self.house.ages.until(used, any(seat.taken for seat in self.seats))

    def before(self, seat: int) -> Window | None:
        """Return the window that a seat has before it; None if it is not asked, or nobody can choose here now.

        Before the game begins there is a position too, with other decks but the same chance: nobody may learn from it who
        will be asked first, or what the shuffle will bring up.
        """
        return self.ring.before(seat) if not self.trouble else None

    def rename(self) -> bool:
        """Update the names of the seats; return whether any has changed."""
        before, self.names = self.names, names_of(self.seats)
        self.past.state.call_seats(self.names)  # and the windows of the open ring with it
        return self.names != before

    def name(self, seat: int) -> str:
        """Return what a seat is called in texts, where no two have the same name."""
        return self.names[seat]

    # ── one thing at a time ─────────────────────────────────────────────────────────────────────────────────────

    async def alone(self, doing: Callable[[], Coroutine[Any, Any, T]], by: Listener | None = None) -> T:
        """Run something while nothing else happens at this table, and finish it even if the caller is cancelled.

        Args:
            doing: returns the coroutine to run.
            by: the requesting connection, None when the table acts by itself.

        Raises:
            Refusal: the connection has ended before its turn came.
        """

        async def locked() -> T:
            async with self.lock:
                if by is not None and by.ended:
                    raise Refusal("bad_token", REPLACED)
                self.used_at = time.monotonic()
                return await doing()

        return await to_the_end(outcome(locked()))

    async def turn(self) -> None:
        """Wait until this table may work out another choice; only tables with content from outside ever have to.

        However much is asked for at this table, it waits for one thing at a time, so that others come between.
        """
        if self.meta.foreign and not self.trouble:
            async with self._turns:
                await self.house.costly.wait(self.took)

    def must_run(self) -> None:
        """Raise Refusal if nothing can be changed here."""
        if self.trouble:
            raise Refusal("not_now", self.trouble)
        if self.meta.paused:
            raise Refusal("not_now", "The table is paused.")

    # ── what follows from what was done ─────────────────────────────────────────────────────────────────────────

    def new_ring(self, void: Iterable[Answer] = ()) -> RingSeats:
        """Return the ring of the position; its mask is drawn before anything else is known.

        Args:
            void: answers that may be suggested again.
        """
        wait = mask(self.house.rng)
        return RingSeats(self.state, self.book.entries, wait, void)

    def changed(self, *, whole: bool = False, void: Iterable[Answer] = (), spent: float = 0.0) -> None:
        """Open the new position's question, show it, and check whether the table must answer by itself.

        Args:
            whole: earlier lines of the log have become void.
            void: answers that may be suggested again.
            spent: free seconds of the question that are used up.
        """
        self.undoing.wish = None
        self.asked_at, self.spent = time.monotonic(), spent
        self.ring = self.new_ring(void)
        self.audience.show(whole=whole)
        if self.state.over:
            self.audience.tell_ending()
        self.attendant.wake()

    def came(self) -> None:
        """Note that a connection has opened or ended."""
        self.used_at = time.monotonic()
        self.meta.touched = time.time()
        self.audience.tell_table()

    def pause(self, on: bool) -> None:
        """Pause or resume; the age of the question is kept."""
        elapsed = time.monotonic() - self.asked_at
        if on:
            self.thought = elapsed
        else:
            self.asked_at = time.monotonic() - self.thought
        self.meta.paused = on
        self.attendant.wake()
