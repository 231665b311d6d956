"""Corruption counters: each Methuselah has its own, by its seat."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import capacity, definition, is_vampire
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.words.circumstances import Public
from coterie.kernel.events import about, happen
from coterie.kernel.pieces import Piece
from coterie.kernel.positions import LETTERS
from coterie.kernel.steps import step
from coterie.words.amounts import Amount, Number, said, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import first, living
from coterie.words.effects import Effect, If, May, Pay
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.voice import Voice


def mine(seat: int) -> str:
    """Return what the corruption counters of a seat are called."""
    return f"corruption-{LETTERS[seat]}"


def many(n: int) -> str:
    """Return a number of your corruption counters as text."""
    return f"{n} of your corruption counters"


class Corrupt(Effect):
    """Put corruption counters of yours on minions."""

    amount: int = 1
    who: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        emit(s, frame, [about(s, "counter", p, self.amount, detail=(mine(f.seat),)) for p in living(s, self.who, f)])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put {many(self.amount)} on {self.who.each(voice, it)}"


class BurnCorruption(Effect):
    """Burn corruption counters of yours from a minion. As a cost: all of them."""

    amount: Number = 1
    who: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = value_of(s, self.amount, f)
        emit(s, frame, [about(s, "lift", p, n, detail=(mine(f.seat),)) for p in living(s, self.who, f)])

    def able(self, s: Any, f: Frame) -> bool:
        n = value_of(s, self.amount, f)
        return bool(n) and any(s.pieces[p].count(mine(f.seat)) >= n for p in living(s, self.who, f))

    def payable(self, s: Any, f: Frame, purse: Purse) -> bool:
        return self.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        if not isinstance(self.amount, int):
            return f"burn {said(self.amount, voice, it)}"
        return f"burn {self.amount} of your own corruption counters from {self.who.each(voice, it)}"


class CorruptionOn(Amount):
    """Your corruption counters on a minion."""

    who: Group = THAT

    def value(self, s: Any, f: Frame) -> int:
        return sum([s.pieces[p].count(mine(f.seat)) for p in living(s, self.who, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"all your corruption counters on {self.who.each(voice, it)}"


class Overcome(Public):
    """So many of your corruption counters lie on a minion as it has capacity, or as it has cost, or more."""

    who: Group = THAT

    def holds(self, s: Any, f: Frame) -> bool:
        there = living(s, self.who, f)
        return bool(there) and all(s.pieces[p].count(mine(f.seat)) >= worth(s, p) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"as many of your corruption counters as it has capacity or cost are on {self.who.each(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"fewer of your corruption counters than it has capacity or cost are on {self.who.each(voice, it)}"


class Worth(Amount):
    """The capacity of a vampire, or the cost of an ally."""

    who: Group = THAT

    def value(self, s: Any, f: Frame) -> int:
        return sum([worth(s, p) for p in living(s, self.who, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the capacity or cost of {self.who.each(voice, it)}"


def worth(s: Any, minion: int) -> int:
    """Return the capacity of a vampire, or what an ally costs."""
    if is_vampire(s, minion):
        return capacity(s, minion)
    _, _, n = definition(s, minion).cost.partition(" ")
    return int(n) if n.isdigit() else 0


class Corrupted(Filter):
    """So many of your corruption counters, or more, lie on it."""

    PART: ClassVar[Part] = "after"
    least: int = 1

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.count(mine(f.seat)) >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.least == 1:
            return "with a corruption counter of yours"
        return f"with {self.least} or more of your corruption counters"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        if self.least == 1:
            return "without a corruption counter of yours"
        return f"with fewer than {self.least} of your corruption counters"


class Tainted(Filter):
    """A corruption counter of anybody lies on it."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return any(row.count(mine(seat)) for seat in range(s.seats))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with a corruption counter"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "without corruption counters"


class BurnAnyCorruption(Effect):
    """Burn one corruption counter from a minion, whosever it is."""

    who: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in first(s, self.who, f):
            there = [seat for seat in range(s.seats) if s.pieces[p].count(mine(seat))]
            options = [("seat", (seat,), ((wash_away, p, mine(seat)),)) for seat in there]
            if options:
                s.ask(f.seat, ("whose corruption?",), options)

    def able(self, s: Any, f: Frame) -> bool:
        return any(s.pieces[p].count(mine(seat)) for p in living(s, self.who, f) for seat in range(s.seats))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"burn a corruption counter from {self.who.each(voice, it)}"


@step("vtes.wash_away")
def wash_away(s: Any, minion: int, name: str) -> None:
    """Burn a corruption counter."""
    happen(s, about(s, "lift", minion, detail=(name,)))


class OfTarget(Filter):
    """The Methuselah at whom the action is directed controls it."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        now = current_action(s)
        return now is not None and s.game.speaks(s, item, row) in now.targets

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that the target of the action controls"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that the target of the action does not control"


def corrupt_to(does: Effect, who: Group = THAT) -> Effect:
    """Return that a minion is corrupted, and that all the counters of one's own on it may be burned if they are enough.

    Args:
        does: what the burned counters pay for.
        who: the minion.
    """
    return Corrupt(1, who) >> If(Overcome(who), May(Pay(BurnCorruption(CorruptionOn(who), who), does)))
