"""Disciplines that one vampire teaches another."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import is_vampire
from coterie.games.vtes.numbers import DISCIPLINES
from coterie.games.vtes.words.selves import ME
from coterie.kernel.events import about, happen
from coterie.kernel.pieces import Piece
from coterie.kernel.steps import step
from coterie.words.cards.groups import HOST, living
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Voice

SUPERIOR = 2


class Masters(Filter):
    """A vampire that has some discipline at the superior level."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        return any(s.game.number(s, code, item) >= SUPERIOR for code in DISCIPLINES)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with a superior Discipline"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "without a superior Discipline"


class TeachSuperior(Effect):
    """Choose a discipline that a vampire has at the superior level; the bearer of this card has one level more of it."""

    who: Group = ME

    def _known(self, s: Any, f: Frame) -> list[str]:
        there = [p for p in living(s, self.who, f) if is_vampire(s, p)]
        return [code for code in DISCIPLINES if any(s.game.number(s, code, p) >= SUPERIOR for p in there)]

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        codes = self._known(s, f)
        if codes and s.pieces[f.source].zone in s.game.in_play:
            s.ask(
                f.seat,
                ("teach what?",),
                [("discipline", (DISCIPLINES[code],), ((learn, f.source, code),)) for code in codes],
            )

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self._known(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = f"a superior Discipline of {self.who.each(voice, it)}"
        return f"choose {whose}: its bearer has 1 level more of that"


@step("vtes.learn_from")
def learn(s: Any, card: int, code: str) -> None:
    """The bearer of a card has a discipline at one level more for as long as the card is there."""
    happen(s, about(s, "gain", card, detail=(Bonus(code, 1, HOST), ("forever",), s.pieces[card].face)))
