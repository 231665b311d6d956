"""How an action ends, or goes on: it fails, is ended, continues after a block; what is only for after it (VR-6.8)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.vtes.facts import alive
from coterie.games.vtes.rules.action import end_action, resume
from coterie.games.vtes.rules.action_state import BLOCKED, ENDED, FAILED, UNBLOCKED, current_action
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import minion_of
from coterie.games.vtes.words.timed import Timed
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class ContinueAction(Effect):
    """This minion's blocked action continues as if unblocked once the combat is over (C-051)."""

    stealth: int = 0

    def run(self, s: Vtes, frame: int) -> None:
        resume(s, self.stealth)

    def able(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.outcome == BLOCKED and now.actor == minion_of(s, f) and alive(s, now.actor)

    def say(self, voice: Voice, it: str = "it") -> str:
        more = f" with +{self.stealth} stealth, even if it is not needed yet" if self.stealth else ""
        return f"continue the action{more} as if unblocked"


class FailAction(Effect):
    """The action fails: it has no effect."""

    def run(self, s: Vtes, frame: int) -> None:
        end_action(s, FAILED)

    def able(self, s: Vtes, f: Frame) -> bool:
        return current_action(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "have the action fail" if voice.asking else "the action fails"


class EndAction(Timed):
    """The action ends at once, unsuccessfully; nothing more can be used in it (VR-6.8, C-039)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("blocked",)

    def run(self, s: Vtes, frame: int) -> None:
        end_action(s, ENDED)

    def able(self, s: Vtes, f: Frame) -> bool:
        return current_action(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "end the action"


class AfterAction(Timed):
    """Only usable after the action: however it went, only after a success, even one without effect, or only after a block
    (VR-6.8, C-045, C-049)."""

    outcome: str = ""
    WINDOWS: ClassVar[tuple[str, ...]] = ("after",)

    def run(self, s: Vtes, frame: int) -> None:
        """Do nothing: it only says when the rest is done."""

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and self.outcome in ("", now.outcome)

    def say(self, voice: Voice, it: str = "it") -> str:
        return {"": "after the action", UNBLOCKED: "after a successful action", BLOCKED: "after a blocked action"}[
            self.outcome
        ]
