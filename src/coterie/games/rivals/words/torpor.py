"""Torpor: abilities used there, entering and leaving it without a fight."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.rivals.facts import definition, in_use
from coterie.games.rivals.rules.recruiting import namesakes
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import CHARACTER, IN_TORPOR
from coterie.kernel.events import about
from coterie.kernel.pieces import Piece
from coterie.words.cards.events import OnCards, emit
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import Cards, first, living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice

TORPID = Cards(CHARACTER & IN_TORPOR)
OWN_TORPID = Cards(CHARACTER & MINE & IN_TORPOR)


def while_in_torpor(does: Effect, **more: Any) -> Activate:
    """Return an ability that is used in torpor, at the End Phase of its player (R-010, R-011)."""
    return Activate(does, when="torpor", where="torpor", **more)


class RecruitIntoTorpor(Effect):
    """Recruit a vampire from your hand into torpor at no cost and without Blood (R-109 to R-112)."""

    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in first(s, self.what, f):
            s.tell("recruits", f.seat, s.pieces[p].face)
            s.tell("enters torpor", s.pieces[p].face)
            emit(s, frame, [about(s, "recruit", p, detail=("torpor",)), *namesakes(s, p)])

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(in_use(s, str(definition(s, p).name)) is None for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"recruit {self.what.each(voice, it)} into torpor at no cost and without Blood"


class Raise(OnCards):
    """Characters leave torpor for their owners' Havens, ready."""

    EVENT: ClassVar[str] = "rise"

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        return row.zone == "torpor"

    def detail(self, s: Any, f: Frame) -> tuple[str, ...]:
        return ("ready",)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"bring {self.what.each(voice, it)} home to its owner's Haven, ready"
