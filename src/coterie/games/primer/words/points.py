"""Earning and spending points, which only this game has."""

from __future__ import annotations

from coterie.games.primer.state import Primer
from coterie.kernel.events import Event
from coterie.words.cards.events import emit
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.purse import Purse
from coterie.words.voice import Voice


class Earn(Effect):
    """Earn points."""

    amount: int = 1

    def run(self, s: Primer, frame: int) -> None:
        emit(s, frame, [Event("earn", seat=s.rows[frame].seat, amount=self.amount)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"earn {points(voice, self.amount)}"

    def check(self) -> list[str]:
        return super().check() + ([] if self.amount > 0 else ["Earn: earn one or more"])


class Spend(Effect):
    """Spend points: exactly that number, or it cannot be done."""

    amount: int = 1

    def run(self, s: Primer, frame: int) -> None:
        emit(s, frame, [Event("earn", seat=s.rows[frame].seat, amount=-self.amount)])

    def able(self, s: Primer, f: Frame) -> bool:
        return s.points[f.seat] >= self.amount

    def payable(self, s: Primer, f: Frame, purse: Purse) -> bool:
        return purse.take(("points", f.seat), self.amount, s.points[f.seat])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"spend {points(voice, self.amount)}"


def points(voice: Voice, n: int) -> str:
    """Return a number of points as text."""
    return voice.noun("point").counted(n)
