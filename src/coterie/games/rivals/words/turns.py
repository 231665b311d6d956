"""Turns: responses to their beginning and end, what has happened in one so far, and an action outside of them."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.rules.additional_action import begin_additional_action
from coterie.games.rivals.rules.turn import unused
from coterie.games.rivals.state import Rivals
from coterie.kernel.limits import used
from coterie.kernel.pieces import pile, ref
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.groups import first, living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.sentences import allowed
from coterie.words.voice import IT, Voice


class LaterAction(Condition):
    """At least a number of actions have been taken this turn."""

    after: int

    def holds(self, s: Rivals, f: Frame) -> bool:
        return used(s, ("actions", f.seat), "turn") >= self.after

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you have taken {self.after} actions this turn or more"


class RecruitToCome(Condition):
    """You may still recruit in your turn: with an action that is left and a vampire of your hand, or one that you draw first
    with another action. The backs of a hand show whether there are vampires in it (D-671)."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        if f.seat != s.active:
            return False
        held = any(s.pieces[p].back.startswith("faction") for p in pile(s, "hand", f.seat))
        needed = 1 if held else 2 if pile(s, "faction", f.seat) else None
        return needed is not None and sum(unused(s)) >= needed

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you may still recruit this turn"


class OfTurn(Trigger):
    """A response to the start (“begin”) or end (“end”) of its player's turn."""

    def say(self, voice: Voice, it: str = "it") -> str:
        optional = not self.must
        mood = voice.asked if optional or self.cost is not None else voice
        text = self.said(voice, self.does.say(mood, IT if self.targets else "it"))
        moment = "as your turn starts" if self.kind == "begin" else "at the end of your turn"
        return f"{moment}, {self.framed(voice, allowed(text) if optional else text)}"


class NoneFellYet(Condition):
    """No character of yours up to a BP has entered torpor this turn."""

    most: int

    def holds(self, s: Rivals, f: Frame) -> bool:
        return not any(used(s, ("into torpor", f.seat, bp), "turn") for bp in range(self.most + 1))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"no character of yours with BP {self.most} or less has entered torpor this turn"


class AdditionalAction(Effect):
    """Ready a character, make it a party of its own, and act with it at once (R-134 to R-141)."""

    who: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in first(s, self.who, f):
            begin_additional_action(s, f.seat, ref(s, p), f.source)

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"ready {self.who.each(voice, it)} as a party of its own and perform an additional action with it at once"
        )
