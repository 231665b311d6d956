"""Effects on cards where they lie: bowing and readying, turning over, adding and removing counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from coterie.kernel.events import about
from coterie.kernel.loops import allocate
from coterie.kernel.pieces import Piece, Ref
from coterie.kernel.steps import step
from coterie.words.amounts import Number, counted, how_many
from coterie.words.cards.events import Affects, OnCards, emit
from coterie.words.cards.groups import Cards, living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.voice import Voice

if TYPE_CHECKING:
    from coterie.kernel.state import State


class Bow(Affects):
    """Bow ready cards; games may call this exhaust or lock."""

    EVENT: ClassVar[str] = "bow"


class Straighten(Affects):
    """Make bowed cards ready."""

    EVENT: ClassVar[str] = "straighten"


class TurnOver(OnCards):
    """Turn cards in play face down, or face up again; for effects, they become different objects."""

    EVENT: ClassVar[str] = "turn"
    down: bool = True

    def changes(self, s: State, f: Frame, piece: int, row: Piece) -> bool:
        return row.down != self.down

    def detail(self, s: State, f: Frame) -> tuple[bool, ...]:
        return (self.down,)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"turn {self.what.each(voice, it)} face {'down' if self.down else 'up'}"


# ── counters ────────────────────────────────────────────────────────────────────────────────────────────────────────


class OnCounters(Effect):
    """Changes the number of counters with a name on cards; the base class of several words.

    Attributes:
        EVENT: the kind of event.
        name: the name of the counters.
        amount: how many.
        what: the cards.
    """

    SORT: ClassVar[bool] = True
    EVENT: ClassVar[str]
    name: str
    amount: Number = 1
    what: Group = THAT

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        n = how_many(s, self.amount, f)
        emit(s, frame, [about(s, self.EVENT, p, n, detail=(self.name,)) for p in living(s, self.what, f)])

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", self.name


class PutCounters(OnCounters):
    """Put counters with a name on cards."""

    EVENT: ClassVar[str] = "counter"

    def able(self, s: State, f: Frame) -> bool:
        return how_many(s, self.amount, f) > 0 and bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        counters, where = counted(self.amount, voice.noun(self.name), voice, it)
        return f"put {counters} on {self.what.each(voice, it)}{where}"


class RemoveCounters(OnCounters):
    """Remove counters with a name from cards: as many as possible, up to a number. As a cost, exactly that number."""

    EVENT: ClassVar[str] = "lift"

    def able(self, s: State, f: Frame) -> bool:
        enough = how_many(s, self.amount, f) > 0
        return enough and any(s.pieces[p].count(self.name) for p in living(s, self.what, f))

    def payable(self, s: State, f: Frame, purse: Purse) -> bool:
        n, cards = how_many(s, self.amount, f), living(s, self.what, f)
        return bool(cards) and all(
            purse.there(p) and purse.take((self.name, p), n, s.pieces[p].count(self.name)) for p in cards
        )

    def free(self, s: State, f: Frame) -> bool:
        return how_many(s, self.amount, f) == 0

    def say(self, voice: Voice, it: str = "it") -> str:
        counters, where = counted(self.amount, voice.noun(self.name), voice, it)
        return f"remove {counters} from {self.what.each(voice, it)}{where}"


class MoveCounters(Effect):
    """Move counters with a name from one card to another: as many as possible, up to a number. As a cost, exactly that
    number."""

    name: str
    amount: Number
    source: Group
    to: Group

    def _moved(self, s: State, f: Frame) -> tuple[int, int, int]:
        """Return the number of counters that would move, and the cards from which and to which; (0, -1, -1) for none."""
        source, to = living(s, self.source, f), living(s, self.to, f)
        if not source or not to:
            return 0, -1, -1
        return min(how_many(s, self.amount, f), s.pieces[source[0]].count(self.name)), source[0], to[0]

    def run(self, s: State, frame: int) -> None:
        n, source, to = self._moved(s, s.rows[frame])
        if n > 0:
            taken = about(s, "lift", source, n, detail=(self.name,))
            emit(s, frame, [taken, about(s, "counter", to, n, detail=(self.name,), after=0, as_much=True)])

    def able(self, s: State, f: Frame) -> bool:
        return self._moved(s, f)[0] > 0

    def payable(self, s: State, f: Frame, purse: Purse) -> bool:
        n, (_, source, to) = how_many(s, self.amount, f), self._moved(s, f)
        if to < 0 or not purse.there(source):
            return False
        return purse.take((self.name, source), n, s.pieces[source].count(self.name))

    def free(self, s: State, f: Frame) -> bool:
        return how_many(s, self.amount, f) == 0

    def say(self, voice: Voice, it: str = "it") -> str:
        counters, where = counted(self.amount, voice.noun(self.name), voice, it)
        return f"move {counters} from {self.source.each(voice, it)} to {self.to.each(voice, it)}{where}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", self.name


class HandOut(Effect):
    """Distribute counters among cards; they are allocated one at a time and placed simultaneously."""

    name: str
    amount: int
    among: Cards

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        room = tuple([(at, self.amount) for at in self.among.members(s, f)])
        if room:
            then = (handed_out, self.name, frame)
            s.do((allocate, f.seat, ("hand out", self.name), "piece", room, self.amount, then))

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.among.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        counters, _ = counted(self.amount, voice.noun(self.name), voice, it)
        return f"put {counters} on {self.among.noun(voice, it).many}, as you divide them"

    def check(self) -> list[str]:
        return super().check() + (["HandOut: hand out one or more"] if self.amount < 1 else [])

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", self.name


@step("words.handed_out")
def handed_out(s: State, name: str, frame: int, given: tuple[Ref, ...]) -> None:
    """Place the distributed counters simultaneously."""
    emit(s, frame, [about(s, "counter", at[0], n, detail=(name,)) for at, n in Counter(given).items()])
