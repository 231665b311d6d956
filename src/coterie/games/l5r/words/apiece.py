"""What is worked out for each card by itself: by a number of it, by the cards of its controller."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from coterie.games.l5r.facts.provinces import owner_at
from coterie.games.l5r.facts.values import is_dash
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about
from coterie.kernel.pieces import Piece, ref
from coterie.words.amounts import Amount, as_change
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.lasting import until, until_of
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class GetsApiece(Effect):
    """A number of cards is changed until a scope ends, by an amount that is worked out now for each of them.

    Attributes:
        number: the number.
        amount: the change; each card is spoken of in it as “it”.
        what: the cards.
        until: the scope.
    """

    number: str
    amount: Amount
    what: Group = THAT
    until: str = "conflict"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        end, face = until_of(s, self.until), f.face(s)
        changes = {p: self._for(s, f, p) for p in living(s, self.what, f)}
        emit(
            s,
            frame,
            [about(s, "gain", p, detail=(Bonus(self.number, n, THIS), end, face)) for p, n in changes.items() if n],
        )

    def _for(self, s: L5R, f: Frame, piece: int) -> int:
        return self.amount.value(s, f.bind("that", ref(s, piece)))

    def able(self, s: L5R, f: Frame) -> bool:
        there = living(s, self.what, f)
        return bool(until_of(s, self.until)) and any(self._for(s, f, p) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        change, worth = as_change(self.amount, voice, "it")
        return f"give {self.what.each(voice, it)} {change} {voice.measure(self.number, 2)} {until(voice, self.until)}{worth}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number
        yield "scope", self.until


class FaceDownCards(Amount):
    """How many cards lie face down in the provinces of the controller of what is spoken of."""

    def value(self, s: Any, f: Frame) -> int:
        at = f.get("that")
        if at is None:
            return 0
        whose = s.game.speaks(s, at[0])
        there = [
            p for place in s.game.places(s, "row") for p in s.piles.get(("row", place), ()) if owner_at(place) == whose
        ]
        return sum([s.pieces[p].down for p in there])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the number of face-down cards in the provinces of its controller"


class Below(Filter):
    """A card of which a number is lower than an amount."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    number: str
    amount: Amount

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(s.game.number(s, self.number, item, row) < self.amount.value(s, f)) if row.face else None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with less {self.number} than {self.amount.say(voice, it)}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number


class WithSkill(Filter):
    """A character that has a number for a skill, no dash (L-6.17)."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    skill: Literal["military", "political"]

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return not is_dash(s, item, self.skill, row) if row.face else None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with no dash for {self.skill}"
