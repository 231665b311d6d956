"""Animals: the cost of attaching one, how it leaves its bearer, and effects on the next one played (RR-11.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.facts import blood
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.characters import OfType
from coterie.games.rivals.words.tokens import PayBlood
from coterie.kernel.events import about
from coterie.kernel.limits import used
from coterie.kernel.modifiers import total
from coterie.kernel.pieces import Piece, Ref, found, ref
from coterie.kernel.scopes import current
from coterie.words.cards.answered import comes_from
from coterie.words.cards.answering import done
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, first, living
from coterie.words.cards.numbers import While
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import One
from coterie.words.purse import Purse
from coterie.words.standing import Standing
from coterie.words.voice import Voice

ANIMAL = OfType("animal")
PRICE = "Blood for an Animal"  # of a seat: how much less a character pays to attach one that is played

# ── costs ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class PayToAttach(PayBlood):
    """A character pays Blood, less reductions, to attach a card that it plays; never its last (R-114)."""

    def _due(self, s: Rivals, f: Frame) -> int:
        return max(0, total(s, PRICE, ("seat", f.seat), self.amount))

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = self._due(s, f)
        if n:
            emit(s, frame, [about(s, "blood", p, -n) for p in first(s, self.who, f)])
        else:
            done(s, frame)  # nothing is left to be paid

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        n, who = self._due(s, f), living(s, self.who, f)
        return bool(who) and (not n or purse.take(("blood", who[0]), n, blood(s, who[0]) - 1))


class CheaperToAttach(Standing):
    """Attaching an Animal that you play costs less Blood."""

    amount: int = 1

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("number", PRICE),)

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == PRICE and bool(target == ("seat", facts.speaks(s, piece, row)))

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return -self.amount

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it costs {self.amount} Blood less to attach"


class DetachThis(Effect):
    """Move this card from its bearer to its owner's discard pile, where it is the detached card."""

    def run(self, s: Rivals, frame: int) -> None:
        for p in living(s, THIS, s.rows[frame]):
            s.rows[frame] = s.rows[frame].bind("detached", ref(s, p))
            emit(s, frame, [about(s, "discard", p)])

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(s.pieces[p].host >= 0 for p in living(s, THIS, f))

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        return self.able(s, f) and purse.take(("discard", f.source), 1, 1)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "detach this card"


class Detached(One):
    """The card that was detached as a cost, in the discard pile."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        at: Ref | None = f.get("detached")
        return () if at is None or found(s, at) is None else (at,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the detached card"


DETACHED = Detached()

# ── the next one ────────────────────────────────────────────────────────────────────────────────────────────────────


class NextOf(Condition):
    """The next card of a type that you play this turn is still to come.

    Attributes:
        type: the type.
        before: how many you had played.
    """

    type: str
    before: int

    def holds(self, s: Rivals, f: Frame) -> bool:
        return used(s, ("played", self.type, f.seat), "turn") == self.before

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the next {voice.noun(self.type).one} that you play this turn is still to come"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", self.type


class ForTheNext(Effect):
    """This card has abilities for the next card of a type that you play this turn, and for no other."""

    type: str
    abilities: tuple[Standing, ...]

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        next_ = NextOf(self.type, used(s, ("played", self.type, f.seat), "turn"))
        details = [(While(next_, each), current(s, "turn"), s.pieces[f.source].face) for each in self.abilities]
        emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, THIS, f) for detail in details])

    def able(self, s: Rivals, f: Frame) -> bool:
        return s.active == f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        said = "; ".join(each.say(voice, it) for each in self.abilities)
        return f"favor the next {voice.noun(self.type).one} that you play this turn: {said}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", self.type


class ToPlay(Condition):
    """The action being answered plays a card that matches a filter."""

    which: Filter

    def holds(self, s: Rivals, f: Frame) -> bool:
        return comes_from(s, f, self.which)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that is to play {described(self.which, voice.noun('card'), voice, it).a()}"


class Fell(Condition):
    """The chosen character has left its place: it was defeated."""

    who: One

    def holds(self, s: Rivals, f: Frame) -> bool:
        return not living(s, self.who, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} was defeated"
