"""Blood by the colour of its player (RR-3): on whom it lies, swapped, taken away."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.parties import acting
from coterie.kernel.events import about, happen
from coterie.kernel.pieces import Piece
from coterie.words.amounts import Number, counted, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import living
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class SwapBlood(Effect):
    """Replace others' Blood on characters with Blood of your colour from the general supply."""

    amount: Number = 1
    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = value_of(s, self.amount, f)
        emit(s, frame, [about(s, "swap", p, n, detail=(f.seat,)) for p in living(s, self.what, f) if n > 0])

    def able(self, s: Rivals, f: Frame) -> bool:
        if value_of(s, self.amount, f) < 1 or not s.supply[f.seat]:
            return False
        held = [facts.colors(s, s.pieces[p], "blood") for p in living(s, self.what, f)]
        return any(color != f.seat for colors in held for color in colors)

    def say(self, voice: Voice, it: str = "it") -> str:
        amount, where = counted(self.amount, voice.noun("blood"), voice, it)
        return f"swap {amount} on {self.what.each(voice, it)} for Blood of your color in the general supply{where}"


class TakeYourBlood(Effect):
    """All Blood of your colour leaves characters."""

    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        held = [(p, facts.colors(s, s.pieces[p], "blood").get(f.seat, 0)) for p in living(s, self.what, f)]
        source = acting(s, f)
        due = [about(s, "blood", p, -n, detail=(f.seat,), frame=frame, source=source) for p, n in held if n]
        if due:
            happen(s, *due)

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(facts.colors(s, s.pieces[p], "blood").get(f.seat) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"return all Blood of your color on {self.what.each(voice, it)} to the general supply"


class HasYourBlood(Filter):
    """A character with Blood of your colour on it (RR-3)."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return facts.colors(s, row, "blood").get(f.seat, 0) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with Blood of your color"


YOUR_BLOOD = HasYourBlood()
