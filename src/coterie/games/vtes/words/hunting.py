"""Hunts by the texts of cards: what is done in the place of the gain of a hunt (VR-6.9)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.vtes.rules.deeds import hunt_now
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.deeds import Deed
from coterie.kernel.procedures import remember
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class HuntBy(Deed):
    """A hunt that does something by the text of a card, in the place of its gain (VR-6.9)."""

    ACTION: ClassVar[str] = "hunt"
    STEALTH: ClassVar[int] = 1
    does: Effect

    def run(self, s: Vtes, frame: int) -> None:
        s.do((run, self.does, frame))

    def able(self, s: Vtes, f: Frame) -> bool:
        return super().able(s, f) and self.does.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"hunt: {self.does.say(voice, it)}"


class FeedByHunt(Effect):
    """The hunting vampire gains so much blood, as by a hunt: what changes hunts changes this."""

    amount: int

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "action", hunt=self.amount - 1)
        s.do((hunt_now,))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"gain {self.amount} blood"
