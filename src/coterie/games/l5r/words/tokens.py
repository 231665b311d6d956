"""Status tokens that go from one character to another, and skills that fall back to what is printed (part 12)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts.values import is_dash
from coterie.games.l5r.numbers import SKILLS
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about
from coterie.kernel.layers import GAIN
from coterie.kernel.pieces import change
from coterie.kernel.scopes import last
from coterie.kernel.steps import step
from coterie.words.cards.events import could_be, emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.lasting import until, until_of
from coterie.words.cards.numbers import Sets
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class MoveStatus(Effect):
    """Move a status token from a card to another; who has the opposite one loses that instead (L-12.2)."""

    name: str
    source: Group = THIS
    to: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        one, other = living(s, self.source, f), living(s, self.to, f)
        if one and other and s.pieces[one[0]].count(self.name):
            emit(s, frame, [about(s, "untoken", one[0], detail=(self.name,))])
            s.do((receive, other[0], self.name))

    def able(self, s: L5R, f: Frame) -> bool:
        one, other = living(s, self.source, f), living(s, self.to, f)
        there = bool(one) and bool(other) and one != other and s.pieces[one[0]].count(self.name) > 0
        return there and could_be(s, self.name, other[0], f.source)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move the {self.name} token of {self.source.each(voice, it)} to {self.to.each(voice, it)}"


OPPOSITE = {"honored": "dishonored", "dishonored": "honored"}


@step("l5r.receive_token")
def receive(s: L5R, piece: int, name: str) -> None:
    """Put a token on a card; an opposite one is gone with it."""
    now = s.pieces[piece]
    other = OPPOSITE.get(name, "")
    if other and now.count(other):
        change(s, piece, counters=now.counting(other, 0))
    else:
        change(s, piece, counters=now.counting(name, 1))


class AsPrinted(Effect):
    """The skills of cards are what is printed until a scope ends, whatever changes them (L-10.2)."""

    what: Group = THAT
    until: str = "conflict"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        end, source = until_of(s, self.until), s.pieces[f.source].face if f.source >= 0 else ""
        for p in living(s, self.what, f):
            for skill in SKILLS:
                if not is_dash(s, p, skill):
                    last(s, p, GAIN, Sets(skill, self._printed(s, p, skill), THIS), end, source)

    def _printed(self, s: Any, piece: int, skill: str) -> int:
        return int(s.game.printed(s, skill, s.pieces[piece]))

    def able(self, s: L5R, f: Frame) -> bool:
        there = living(s, self.what, f)
        return any(s.game.number(s, skill, p) != self._printed(s, p, skill) for p in there for skill in SKILLS)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"set both skills of {self.what.each(voice, it)} to what is printed {until(voice, self.until)}"
