"""Disciplines that one vampire teaches another."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import is_vampire
from coterie.games.vtes.numbers import DISCIPLINES, PLAYED
from coterie.games.vtes.words.selves import ME
from coterie.kernel.events import about, happen
from coterie.kernel.pieces import Piece
from coterie.kernel.steps import step
from coterie.words.cards.groups import HOST, living
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
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

    def lesson(self, code: str) -> Bonus:
        """Return what this card gives its bearer."""
        return Bonus(code, 1, HOST)

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        codes = self._known(s, f)
        if codes and s.pieces[f.source].zone in s.game.in_play:
            s.ask(
                f.seat,
                ("teach what?",),
                [("discipline", (DISCIPLINES[code],), ((learn, f.source, self.lesson(code)),)) for code in codes],
            )

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self._known(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = f"a superior Discipline of {self.who.each(voice, it)}"
        return f"choose {whose}: its bearer has 1 level more of that"


class TeachAny(TeachSuperior):
    """Choose a discipline that the bearer of this card has not mastered; it has one level more of that."""

    who: Group = THAT

    def _known(self, s: Any, f: Frame) -> list[str]:
        there = [p for p in living(s, self.who, f) if is_vampire(s, p)]
        return [code for code in DISCIPLINES if any(s.game.number(s, code, p) < SUPERIOR for p in there)]

    def say(self, voice: Voice, it: str = "it") -> str:
        return "choose a Discipline: its bearer has 1 level more of that"


class PlaysAt(Bonus):
    """Cards that ask for a discipline can be played as if at a level of it, by who does not have that."""

    def say(self, voice: Voice, it: str = "it") -> str:
        code = self.number.split()[0]
        return f"{self.whom.each(voice, it)} can play cards as if it had superior {DISCIPLINES.get(code, code)}"


class PledgeFor(TeachAny):
    """Choose a discipline; the bearer of this card plays cards that ask for it as if it had mastered that."""

    def lesson(self, code: str) -> Bonus:
        return PlaysAt(PLAYED[code], SUPERIOR, HOST)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "choose a Discipline: its bearer can play cards as if it had that at the superior level"


@step("vtes.learn_from")
def learn(s: Any, card: int, lesson: Bonus) -> None:
    """Let a card give its bearer what was chosen, for as long as it is there."""
    happen(s, about(s, "gain", card, detail=(lesson, ("forever",), s.pieces[card].face)))
