"""Base values of cards that are exchanged, multiplied or taken over from another card (L-10.4)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts.values import base, is_dash
from coterie.games.l5r.state import L5R
from coterie.kernel.layers import GAIN
from coterie.kernel.scopes import current, last
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.lasting import until, until_of
from coterie.words.cards.numbers import Sets
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class BaseLike(Effect):
    """Base skills of a card become what another has now, or what is printed there, until a scope ends (L-10.4).

    Attributes:
        skills: which of them.
        of: the other card.
        what: the card.
        printed: what is printed counts.
    """

    skills: tuple[str, ...]
    of: Group = THAT
    what: Group = THIS
    printed: bool = False
    until: str = "conflict"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        end, source = until_of(s, self.until), f.face(s)
        for other in living(s, self.of, f)[:1]:
            for p in living(s, self.what, f):
                for skill in [each for each in self.skills if not is_dash(s, p, each)]:
                    last(s, p, GAIN, Sets(skill, self._value(s, other, skill), THIS, "base"), end, source)

    def _value(self, s: Any, piece: int, skill: str) -> int:
        if self.printed:
            return int(s.game.faces[s.pieces[piece].face].stats.get(skill, 0))
        return int(s.game.number(s, skill, piece))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(current(s, self.until)) and any(
            not is_dash(s, p, skill) and base(s, skill, p) != self._value(s, other, skill)
            for other in living(s, self.of, f)[:1]
            for p in living(s, self.what, f)
            for skill in self.skills
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        skills, many = " and ".join(self.skills), len(self.skills) > 1
        those = f"{'those' if many else 'that'} {'printed on' if self.printed else 'of'} {self.of.each(voice, it)}"
        what = self.what.each(voice, it)
        return f"{until(voice, self.until)}, the base {skills} of {what} {'become' if many else 'becomes'} {those}"


class BaseBecomes(Effect):
    """The base value of a number of cards is another one until a scope ends, worked out now (L-10.4).

    Attributes:
        times: so many times what it is now.
        other: the base value of another number, with which it is exchanged.
    """

    number: str
    times: int = 1
    other: str = ""
    what: Group = THAT
    until: str = "conflict"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        end, source = until_of(s, self.until), s.pieces[f.source].face if f.source >= 0 else ""
        for p in self._those(s, f):
            mine = base(s, self.number, p)
            if self.other:
                swapped = base(s, self.other, p)
                last(s, p, GAIN, Sets(self.number, swapped, THIS, "base"), end, source)
                last(s, p, GAIN, Sets(self.other, mine, THIS, "base"), end, source)
            else:
                last(s, p, GAIN, Sets(self.number, self.times * mine, THIS, "base"), end, source)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(current(s, self.until)) and bool(self._those(s, f))

    def _those(self, s: L5R, f: Frame) -> list[int]:
        """Return the cards that it changes: nothing is exchanged with a dash (L-6.17, L-8.16)."""
        return [p for p in living(s, self.what, f) if not is_dash(s, p, self.number) and self._changes(s, p)]

    def _changes(self, s: L5R, piece: int) -> bool:
        """Return whether the base value would be another one."""
        mine = base(s, self.number, piece)
        if self.other:
            return not is_dash(s, piece, self.other) and mine != base(s, self.other, piece)
        return mine != self.times * mine

    def say(self, voice: Voice, it: str = "it") -> str:
        end = until(voice, self.until)
        if self.other:
            return f"exchange the base {self.number} and {self.other} of {self.what.each(voice, it)} {end}"
        many = {2: "double"}.get(self.times, f"multiply by {self.times}")
        return f"{many} the base {self.number} of {self.what.each(voice, it)} {end}"
