"""What a card takes over from another: base skills; whose bearer it is; rings that match provinces."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.facts.provinces import elements_of
from coterie.games.l5r.facts.values import is_dash
from coterie.games.l5r.state import ELEMENTS, L5R
from coterie.games.l5r.words.ringing import resolve_it
from coterie.games.l5r.words.rings import ask_ring
from coterie.kernel.layers import GAIN
from coterie.kernel.pieces import Ref, found, ref
from coterie.kernel.scopes import current, last
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.lasting import until, until_of
from coterie.words.cards.numbers import Sets
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group, One
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
        there = bool(living(s, self.of, f)) and living(s, self.of, f) != living(s, self.what, f)
        return bool(current(s, self.until)) and there and bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        skills, many = " and ".join(self.skills), len(self.skills) > 1
        those = f"{'those' if many else 'that'} {'printed on' if self.printed else 'of'} {self.of.each(voice, it)}"
        what = self.what.each(voice, it)
        return f"{until(voice, self.until)}, the base {skills} of {what} {'become' if many else 'becomes'} {those}"


class BearerOf(One):
    """The card that bears another."""

    KIND: ClassVar[str] = "piece"
    of: Group = THAT

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        rows = [found(s, at) for at in self.of.members(s, f)]
        return tuple([ref(s, now.host) for now in rows if now is not None and now.host >= 0])

    def called(self, voice: Voice, it: str = "it") -> str:
        return f"the bearer of {self.of.each(voice, it)}"


class ResolveOf(Effect):
    """Resolve the ring effect of an element of a province as the attacking player (L-3.2, L-7.4)."""

    of: Group

    def _there(self, s: Any, f: Frame) -> list[str]:
        named = [element for p in living(s, self.of, f) for element in elements_of(s, s.pieces[p])]
        return [element for element in ELEMENTS if element in named or "all" in named]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        ask_ring(s, f.seat, self._there(s, f), (resolve_it, f.seat))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"resolve the effect of a ring that has an element of {self.of.each(voice, it)}"
