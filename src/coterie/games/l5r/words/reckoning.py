"""What has happened together in a phase or a conflict: fate that was removed, who attacked, cards that nothing cancels."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.state import L5R
from coterie.kernel.events import DONE
from coterie.kernel.limits import count_use, used
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import One
from coterie.words.voice import Voice


class RemovedTogether(Condition):
    """So much fate or more has been removed from characters by what happened at the same time (L-9.5)."""

    least: int

    def holds(self, s: Any, f: Frame) -> bool:
        batch = f.get("batch")
        events = s.rows[batch[0]].events if batch is not None and batch[0] in s.rows else ()
        return bool(
            sum([each.amount for each in events if each.kind == "remove" and each.status == DONE]) >= self.least
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"at least {self.least} fate was removed from characters together"


class Certain(Effect):
    """Events that you play in this conflict cannot be cancelled."""

    def run(self, s: L5R, frame: int) -> None:
        count_use(s, ("certain events", s.rows[frame].seat), "conflict")

    def able(self, s: L5R, f: Frame) -> bool:
        return conflict(s) is not None and not used(s, ("certain events", f.seat), "conflict")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "keep the events that you play in this conflict from being cancelled"


class Attacker(One):
    """The player who has declared the conflict."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        now = conflict(s)
        return () if now is None else (now.by,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the attacking player"


ATTACKER = Attacker()
