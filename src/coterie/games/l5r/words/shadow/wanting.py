"""What is done as often, or to as many, as one wants; the Shadowlands deck always wants all that it can have (U-068)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts.teams import has_seat
from coterie.games.l5r.state import L5R
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.amounts import Number, value_of
from coterie.words.cards.groups import Cards
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame
from coterie.words.picking import Choose
from coterie.words.voice import Voice, times


class ToAsMany(Effect):
    """Choose cards of a group, so many at the most, and do something to each."""

    group: Cards
    does: Effect
    most: Number

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        least = 0 if has_seat(s, f.seat) else value_of(s, self.most, f)
        Choose(self.group, self.does, least, self.most).run(s, frame)

    def able(self, s: Any, f: Frame) -> bool:
        return Choose(self.group, self.does).able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return Choose(self.group, self.does, 0, self.most).say(voice, it)


class UpToTimes(Effect):
    """Do something again and again, so often at the most, and stop when you like; the Shadowlands deck never does (U-068)."""

    most: int
    does: Effect

    def run(self, s: L5R, frame: int) -> None:
        s.do((once_more, self, frame, self.most))

    def able(self, s: L5R, f: Frame) -> bool:
        return self.does.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.does.say(voice, it)} (up to {times(self.most)})"


@step("l5r.once_more")
def once_more(s: L5R, word: UpToTimes, frame: int, left: int) -> None:
    """Ask whether it is done once more."""
    if left and word.does.able(s, s.rows[frame]):
        yes: RawOption = ("yes", (), ((run, word.does, frame), (once_more, word, frame, left - 1)))
        f = s.rows[frame]
        s.ask(f.seat, ("may", word.does, f.source), [yes, ("no", (), ())])
