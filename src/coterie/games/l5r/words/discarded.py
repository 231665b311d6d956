"""Cards of one's own hand or discard pile that are given up for something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from coterie.games.l5r.state import L5R
from coterie.kernel.events import about
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Piece, Ref
from coterie.kernel.steps import step
from coterie.words.cards.events import OnCards, emit
from coterie.words.cards.filters import In
from coterie.words.cards.groups import Cards
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame, bind
from coterie.words.purse import Purse
from coterie.words.voice import Voice


class CastOff(OnCards):
    """Discard cards of a hand that were chosen."""

    EVENT: ClassVar[str] = "discard"
    TAKES_AWAY: ClassVar[bool] = True

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        return row.zone == "hand"


class RemoveSome(Effect):
    """Remove one or more cards of a discard pile of yours from the game; how many is remembered as “removed”."""

    which: Filter
    zone: Literal["discard", "fallen"] = "discard"

    def _there(self, s: L5R, f: Frame) -> tuple[Ref, ...]:
        return Cards(self.which & In(self.zone)).members(s, f)

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = self._there(s, f)
        s.do((choose_several, f.seat, ("choose", self, f.source), "piece", there, 1, len(there), (remove_these, frame)))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s, f))

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return self.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("card"), voice, it).many
        return f"remove 1 or more {what} of your {voice.place(self.zone)} from the game"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "zone", self.zone


@step("l5r.remove_these")
def remove_these(s: L5R, frame: int, chosen: tuple[Ref, ...]) -> None:
    """Remove cards that were chosen from the game, and remember how many."""
    s.do((bind, frame, "removed", len(chosen)))
    emit(s, frame, [about(s, "return", at[0], detail=("gone",)) for at in chosen])
