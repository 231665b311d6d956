"""Rival tokens that change hands: the player who holds another's token has that player as a Rival (RR-2)."""

from __future__ import annotations

from coterie.games.rivals.facts import rival_tokens
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.tokens import players
from coterie.kernel.events import about_seat, happening
from coterie.kernel.questions import RawOption
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class StealRivalToken(Effect):
    """Steal a Rival token from a player until your next turn begins; you choose among several."""

    whom: Group = THAT

    def _tokens(self, s: Rivals, f: Frame) -> list[int]:
        return [dealt for seat in players(self.whom, s, f) if seat != f.seat for dealt in rival_tokens(s, seat)]

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        options: list[RawOption] = [
            ("token of", (s.rivals[dealt],), ((happening, about_seat("rival", f.seat, detail=(dealt,), frame=frame)),))
            for dealt in self._tokens(s, f)
        ]
        if options:
            s.ask(f.seat, ("which token?",), options)

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(self._tokens(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"steal a Rival token from {self.whom.each(voice, it)}; you give it back as your next turn starts"
