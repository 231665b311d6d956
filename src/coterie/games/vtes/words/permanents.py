"""Cards that come into play: on a minion, or beside the minions; and what they do there to others."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import ME
from coterie.kernel.events import about
from coterie.kernel.pieces import ref
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.lasting import TakeControl
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class PutInPlay(Effect):
    """Put this card in play, perhaps with counters."""

    counters: int = 0

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        detail = ("counters",) if self.counters else ()
        emit(
            s, frame, [about(s, "board", p, self.counters or 1, detail=detail, seat=f.seat) for p in living(s, THIS, f)]
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        return "put this card in play" + (f" with {self.counters} counters" if self.counters else "")


class PutOn(Effect):
    """Put this card on a minion."""

    on: Group = THAT

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        hosts = living(s, self.on, f)
        if hosts:
            host = ref(s, hosts[0])
            emit(s, frame, [about(s, "attach", p, detail=host, seat=f.seat) for p in living(s, THIS, f)])

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(living(s, self.on, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put this card on {self.on.each(voice, it)}"


PUT_ON_ME = PutOn(ME)


class GiveAway(TakeControl):
    """Another Methuselah takes control of cards, for good."""

    EVENT: ClassVar[str] = "control"
    to: Group = THAT

    def value(self, s: Any, f: Frame) -> int:
        seats = self.to.members(s, f)
        return seats[0] if seats else f.seat

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.to.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"give {self.to.each(voice, it)} control of {self.what.each(voice, it)}"
