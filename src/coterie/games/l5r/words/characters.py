"""What happens to characters where they are: status, fate, bowing, and the way to the conflict and home.

All of these know who does them: a card may forbid that opponents' effects bow it, and it is no target for them then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from coterie.games.l5r.facts.cards import characters, may_have
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.players import OPPONENT, AgainstOne
from coterie.kernel.events import Event, about
from coterie.kernel.pieces import Piece, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Number, said, value_of
from coterie.words.cards.answered import event_of
from coterie.words.cards.events import Affects, could_be, emit
from coterie.words.cards.groups import THIS, YOU, living
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.voice import Voice


class Honor(Affects):
    """Honor cards: a dishonored one becomes ordinary first (L-12.2)."""

    EVENT: ClassVar[str] = "honored"


class Dishonor(Affects):
    """Dishonor cards: an honored one becomes ordinary first (L-12.2)."""

    EVENT: ClassVar[str] = "dishonored"


class Taint(Affects):
    """Taint cards (L-21.1)."""

    EVENT: ClassVar[str] = "tainted"


class LoseStatus(Affects):
    """Discard status tokens of a name from cards, or all of them; that is no dishonoring (L-12.3)."""

    EVENT: ClassVar[str] = "untoken"
    name: str = ""

    def detail(self, s: Any, f: Frame) -> tuple[Any, ...]:
        return (self.name,) if self.name else ()

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        names = (self.name,) if self.name else ("honored", "dishonored", "tainted")
        return any(row.count(name) for name in names)

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"discard {f'the {self.name} token' if self.name else 'the status tokens'} of {self.what.each(voice, it)}"
        )


class MoveIn(Affects):
    """Move characters to the conflict, as they are (L-6.15)."""

    EVENT: ClassVar[str] = "join"


class MoveHome(Affects):
    """Move characters home from the conflict, as they are (L-6.15)."""

    EVENT: ClassVar[str] = "withdraw"


class HandOver(Effect):
    """A player takes control of characters until they leave play (L-2.15); no second one that is unique (L-8.9)."""

    what: Group = THAT
    to: Group = YOU

    def _open(self, s: L5R, f: Frame) -> list[tuple[int, int]]:
        there = self.to.members(s, f)[:1]
        return [
            (p, seat)
            for seat in there
            for p in living(s, self.what, f)
            if s.game.speaks(s, p) != seat and may_have(s, seat, p)
        ]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        details = [(p, (seat, ("leaves", p, s.pieces[p].life), f.face(s))) for p, seat in self._open(s, f)]
        emit(s, frame, [about(s, "control", p, detail=detail) for p, detail in details])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._open(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = self.what.each(voice, it)
        return f"take control of {what}" if self.to == YOU else f"give control of {what} to {self.to.each(voice, it)}"


class PlaceFate(Effect):
    """Place fate on cards from the bank (L-11.1)."""

    amount: Number = 1
    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = value_of(s, self.amount, f)
        emit(s, frame, [about(s, "place", p, n) for p in living(s, self.what, f)])

    def able(self, s: L5R, f: Frame) -> bool:
        return value_of(s, self.amount, f) > 0 and any(
            could_be(s, "place", p, f.source) for p in living(s, self.what, f)
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        fate, what = f"{said(self.amount, voice, it)} fate", self.what.each(voice, it)
        return f"give {what} {fate}" if what.startswith("each ") else f"place {fate} on {what}"


class RemoveFate(Effect):
    """Remove fate from cards; it goes to the bank, or to the pool of the owner or the controller (L-11.2). As a cost: all of
    it."""

    amount: Number = 1
    what: Group = THAT
    to_owner: bool = False
    to_controller: bool = False

    def _events(self, s: L5R, f: Frame) -> list[Event]:
        n, detail = value_of(s, self.amount, f), self._detail
        there = [p for p in living(s, self.what, f) if s.pieces[p].count("fate")]
        return [about(s, "remove", p, min(n, s.pieces[p].count("fate")), detail=detail) for p in there]

    @property
    def _detail(self) -> tuple[str, ...]:
        return ("owner",) if self.to_owner else ("controller",) if self.to_controller else ()

    def run(self, s: L5R, frame: int) -> None:
        emit(s, frame, self._events(s, s.rows[frame]))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(could_be(s, "remove", event.subject, f.source) for event in self._events(s, f))

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        n, there = value_of(s, self.amount, f), living(s, self.what, f)
        return bool(there) and all(purse.take(("fate on", p), n, s.pieces[p].count("fate")) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        n = "all" if self.amount == 99 else said(self.amount, voice, it)
        verb, where = ("return", f" to its {self._detail[0]}'s pool") if self._detail else ("remove", "")
        if self.what == THIS:
            return f"{verb} {n} of {voice.this}'s fate{where}"
        return f"{verb} {n} fate from {self.what.each(voice, it)}{where}"


class MoveFate(Effect):
    """Move fate from one card to another."""

    amount: int = 1
    source: Group = THAT
    to: Group = THIS

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there, to = living(s, self.source, f), self.to.members(s, f)
        if there and to:
            emit(s, frame, [about(s, "remove", there[0], self.amount, detail=to[0])])

    def able(self, s: L5R, f: Frame) -> bool:
        there = [p for p in living(s, self.source, f) if could_be(s, "remove", p, f.source)]
        return bool(there) and bool(living(s, self.to, f)) and there != living(s, self.to, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        n = "all" if self.amount == 99 else self.amount
        return f"move {n} fate from {self.source.each(voice, it)} to {self.to.each(voice, it)}"


class RemoveAmong(AgainstOne):
    """Remove so much fate at the most from among your opponent's characters, as you spread it."""

    most: int

    def there(self, s: L5R, f: Frame) -> list[int]:
        """Return the characters that can lose fate now."""
        mine = [p for foe in OPPONENT.members(s, f) for p in characters(s, foe)]
        return [p for p in mine if could_be(s, "remove", p, f.source)]

    def run(self, s: L5R, frame: int) -> None:
        s.do((next_of_them, self, frame, self.most))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self.there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"remove up to {self.most} fate, spread as you like, from characters of your opponent"


@step("l5r.remove_among")
def next_of_them(s: L5R, word: RemoveAmong, frame: int, left: int) -> None:
    """Ask which character loses the next fate."""
    there = word.there(s, s.rows[frame]) if left else []
    again: Step = (next_of_them, word, frame, left - 1)
    options: list[RawOption] = [
        ("piece", (ref(s, p),), ((bind, frame, "that", ref(s, p)), (run, RemoveFate(), frame), again)) for p in there
    ]
    if options:
        s.ask(s.rows[frame].seat, ("choose", word, s.rows[frame].source), [*options, ("done", (), ())])


class HappensTo(Effect):
    """What is being answered happens to another card instead; only within `Instead`.

    Attributes:
        whom: the other card.
        then: the kind of a further event that happens to that card if the first one has, “” for none (L-8.13).
    """

    whom: Group = THAT
    then: str = ""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        event = event_of(s, f)
        if event is None:
            return
        due: list[Event] = []
        for p in living(s, self.whom, f):
            due.append(about(s, event.kind, p, event.amount, detail=event.detail))
            if self.then:
                due.append(about(s, self.then, p, after=len(due) - 1))
        emit(s, frame, due)

    def able(self, s: L5R, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and any(could_be(s, event.kind, p, f.source) for p in living(s, self.whom, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        whom = self.whom.each(voice, it)
        then = f"; if it does, {voice.do(self.then, 'it')}" if self.then else ""
        return f"let that happen to {whom}{then}"

    def names(self) -> Iterator[tuple[str, str]]:
        if self.then:
            yield "event", self.then


class WithIt(Filter):
    """Another card under the same control as the card that the answered event is about."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        event = event_of(s, f)
        if event is None or event.subject in (-1, item):
            return False
        return bool(s.game.speaks(s, item, row) == s.game.speaks(s, event.subject))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of the same player"


WITH_IT = WithIt()
