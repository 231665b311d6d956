"""Stealth and intercept (VR-6.6)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.vtes.numbers import INTERCEPT, STEALTH
from coterie.games.vtes.rules.action_state import NOBODY, current_action, intercept, stealth
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import ACTING, ME
from coterie.games.vtes.words.this_action import for_action, plus
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.events import about
from coterie.kernel.scopes import current
from coterie.words.amounts import Number, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.numbers import Bonus
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Voice


class Stealth(Timed):
    """More stealth for the acting minion: only when needed, unless the card says otherwise (VR-6.6), also beside
    another effect (C-027).

    Attributes:
        amount: how much.
        early: also where it is not needed yet.
        beside: it comes with another effect, which is played for its own sake: where no stealth is needed, none is added.
        anybodys: the acting minion of anybody, not only yours.
    """

    amount: Number = 1
    early: bool = False
    beside: bool = False
    anybodys: bool = False

    @property
    def WINDOWS(self) -> tuple[str, ...]:  # type: ignore[override]  # here they hang on whether it has to be needed
        return ("A", "B", "C", "announced") if self.early or self.beside else ("B",)

    def run(self, s: Vtes, frame: int) -> None:
        now, f = current_action(s), s.rows[frame]
        if now is not None and (self.early or self._is_needed(s)):
            source = f.face(s)
            n = value_of(s, self.amount, f)
            detail = (Bonus(STEALTH, n, THIS), current(s, "action"), source)
            emit(s, frame, [about(s, "gain", now.actor[0], detail=detail)])

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None or not (self.anybodys or now.seat == f.seat) or now.state not in ("A", "B", "C", ""):
            return False
        return self.early or self.beside or self._is_needed(s)

    def _is_needed(self, s: Vtes) -> bool:
        now = current_action(s)
        if now is None or now.state != "B" or now.blocker == NOBODY:
            return False
        return intercept(s, now.blocker[0]) >= stealth(s, now)

    def say(self, voice: Voice, it: str = "it") -> str:
        return plus(self.amount, "stealth", voice, it) + (", even if it is not needed yet" if self.early else "")


class Intercept(Timed):
    """More intercept for the blocking minion: only when needed, but then any amount (VR-6.6, C-029)."""

    amount: Number = 1
    who: Group = ME
    WINDOWS: ClassVar[tuple[str, ...]] = ("B",)

    def run(self, s: Vtes, frame: int) -> None:
        for_action(s, frame, self.who, INTERCEPT, value_of(s, self.amount, s.rows[frame]))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None or now.state != "B" or now.blocker[0] not in living(s, self.who, f):
            return False
        return stealth(s, now) > intercept(s, now.blocker[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = "" if self.who == ME else f"give {self.who.each(voice, it)} "
        return whose + plus(self.amount, "intercept", voice, it)


class Unveil(Timed):
    """The stealth of the acting minion is 0 now; it can be increased again."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("A", "B")

    def run(self, s: Vtes, frame: int) -> None:
        now = current_action(s)
        if now is not None and stealth(s, now) > 0:
            for_action(s, frame, ACTING, STEALTH, -stealth(s, now))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.seat != f.seat and stealth(s, now) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "reduce the stealth of the acting minion to 0"
