"""What bends a referendum that goes on: it is cancelled, a title is voted on, a blood hunt is opposed."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.rules.referendum import cancel, current_referendum
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.modes import Timed
from coterie.games.vtes.words.selves import ME
from coterie.kernel.events import about
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.numbers import Sets
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class CancelReferendum(Timed):
    """The referendum is cancelled; a political card that has called it returns to its owner's hand."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("poll",)

    def run(self, s: Vtes, frame: int) -> None:
        cancel(s)

    def apt(self, s: Vtes, f: Frame) -> bool:
        return current_referendum(s) is not None

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "cancel the referendum; a political action card that has called it returns to its owner's hand"


class BloodHunt(Public):
    """A blood hunt is voted on."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_referendum(s)
        return now is not None and now.seat < 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "a blood hunt is voted on"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "no blood hunt is voted on"


class EdgeSpent(Public):
    """Somebody has burned the Edge for a vote in the referendum that goes on."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_referendum(s)
        return now is not None and bool(now.edge)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the Edge has been burned for a vote in this referendum"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the Edge has not been burned for a vote in this referendum"


class ClaimTitle(Effect):
    """This vampire receives the title of another with its city, and so contests it (VR-9.3)."""

    of: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.of, f)[:1]:
            source = s.pieces[f.source].face if f.source >= 0 else ""
            what = [Sets(name, str(s.game.value(s, name, p)), THIS) for name in ("title", "city")]
            details = [(word, ("forever",), source) for word in what]
            emit(s, frame, [about(s, "gain", at, detail=detail) for at in living(s, ME, f) for detail in details])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, self.of, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this vampire receives, and so contests, the title of {self.of.each(voice, it)}"
