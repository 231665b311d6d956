"""Frenzy: cards with that keyword, on whom they cannot be used, and what becomes of their effects."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import definition, on
from coterie.games.vtes.words.selves import ME, OPPOSING
from coterie.kernel.events import about
from coterie.kernel.modifiers import forbidding
from coterie.kernel.scopes import end_lasting
from coterie.words.cards.events import emit
from coterie.words.cards.groups import living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Voice
from coterie.words.word import walk

FRENZY, SUFFER = "frenzy", "suffer frenzy"  # the keyword; the prohibition that spares a minion


def is_frenzy(card: Any) -> bool:
    """Return whether a card is a frenzy."""
    return FRENZY in card.traits


def spared(s: Any, card: Any, effect: Effect, f: Frame) -> bool:
    """Return whether a frenzy would be used in combat on a minion that is spared: on the opposing one, or on its player."""
    if not is_frenzy(card):
        return False
    whom = OPPOSING if any(word == OPPOSING for word in walk(effect)) else ME
    return any(forbidding(s, SUFFER, p) for p in living(s, whom, f))


class EndFrenzies(Effect):
    """What frenzies have done to a minion ends: what lasts on it by them, and those that lie on it."""

    who: Group = ME

    def run(self, s: Any, frame: int) -> None:
        faces = tuple([face for face, card in s.game.faces.items() if is_frenzy(card)])
        there = living(s, self.who, s.rows[frame])
        for p in there:
            end_lasting(s, p, faces)
        emit(s, frame, [about(s, "burn", at) for p in there for at in on(s, p) if is_frenzy(definition(s, at))])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"frenzies that were used on {self.who.each(voice, it)} end"
