"""Abilities that a card takes over from another."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.abilities import Action, Answer
from coterie.kernel.events import about
from coterie.kernel.layers import is_printed
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.lasting import until, until_of
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.standing import Standing
from coterie.words.voice import Voice


class CopyAbility(Effect):
    """This card gains one of the triggered abilities that are printed on another, until a scope ends."""

    until: str
    of: Group = THAT

    def _there(self, s: Any, f: Frame) -> list[Standing]:
        rows = [s.pieces[p] for p in living(s, self.of, f)]
        texts = [pair for row in rows for pair in zip(row.text, row.marks, strict=True)]
        return [word for word, mark in texts if is_printed(mark) and isinstance(word, Action | Answer)]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        options: list[RawOption] = [
            ("mode", (word,), ((take_over, frame, word, self.until),)) for word in self._there(s, f)
        ]
        if options:
            s.ask(f.seat, ("choose one", f.source), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(until_of(s, self.until)) and bool(living(s, THIS, f)) and bool(self._there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} gains a triggered ability that is printed on {self.of.each(voice, it)} {until(voice, self.until)}"


@step("l5r.take_over")
def take_over(s: L5R, frame: int, word: Standing, scope: str) -> None:
    """Let the card that speaks gain an ability."""
    f: Frame = s.rows[frame]
    detail = (word, until_of(s, scope), s.pieces[f.source].face)
    emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, THIS, f)])
