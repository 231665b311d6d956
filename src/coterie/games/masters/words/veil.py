"""The veil: its height, and raising and lowering it."""

from __future__ import annotations

from coterie.games.masters import atoms
from coterie.games.masters.state import VEIL_LIMIT, Masters
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame, bind
from coterie.words.voice import Voice


class VeilFrom(Condition):
    """The veil is at least a number."""

    least: int

    def holds(self, s: Masters, f: Frame) -> bool:
        return s.veil >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the veil is at {self.least} or higher"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the veil is below {self.least}"


class Veil(Effect):
    """The veil rises or falls. A fall by an event card waits until the card is resolved."""

    by: int

    def run(self, s: Masters, frame: int) -> None:
        if self.by > 0:
            atoms.raise_veil(s, self.by)
        elif s.tally is not None:
            atoms.lower_by_event(s, -self.by)
            s.do((bind, frame, "done", -self.by))
        else:
            atoms.lower_veil(s, -self.by)

    def able(self, s: Masters, f: Frame) -> bool:
        return self.by < 0 or s.veil < VEIL_LIMIT

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{'raise' if self.by > 0 else 'lower'} the veil by {abs(self.by)}"

    def check(self) -> list[str]:
        return super().check() + ([] if self.by else ["Veil: by nothing"])
