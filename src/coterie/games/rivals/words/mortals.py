"""Mortals: burned for their reward without being defeated, mending instead of the reward, attacked from a Haven, counted."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.rivals import facts
from coterie.games.rivals.numbers import FROM_HOME, SHARED_MENDING
from coterie.games.rivals.rules.defeat import burn_for
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.parties import ACTOR, OWN_PARTY
from coterie.kernel.events import about, happening
from coterie.kernel.limits import used
from coterie.kernel.pieces import ref
from coterie.words.amounts import Number
from coterie.words.cards.groups import About, first, living
from coterie.words.cards.numbers import Bonus
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class ClaimBurn(Effect):
    """Burn Mortals for their reward, without defeating them (R-179)."""

    what: Group = THAT
    who: Group = ACTOR

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for who in first(s, self.who, f):
            for p in living(s, self.what, f):
                if facts.definition(s, p).stats.get("mend"):
                    s.do((burn_for, ref(s, p), f.seat, ref(s, who), False))
                else:
                    s.do((happening, about(s, "burn", p)))

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(living(s, self.what, f)) and bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"burn {self.what.each(voice, it)} for what that gives"


class PartyMends(Bonus):
    """Each character in its party may mend a Blood instead of the reward for burning a Mortal that the party has defeated
    (R-179)."""

    number: str = SHARED_MENDING
    amount: Number = 1
    whom: About = OWN_PARTY

    def names(self) -> Iterator[tuple[str, str]]:
        return iter(())

    def say(self, voice: Voice, it: str = "it") -> str:
        return "when this party defeats and burns a Mortal, each of its characters may mend 1 Blood instead of what that gives"


class FromHome(Bonus):
    """Characters need not leave their Haven to attack Mortals in The Streets (D-240)."""

    number: str = FROM_HOME
    amount: Number = 1

    def names(self) -> Iterator[tuple[str, str]]:
        return iter(())

    def say(self, voice: Voice, it: str = "it") -> str:
        who = self.whom.each(voice, it)
        return f"{who} need not leave its Haven to attack City Deck Mortals in The Streets"


class MortalsDefeated(Condition):
    """You have defeated at least a number of Mortals this turn."""

    least: int

    def holds(self, s: Rivals, f: Frame) -> bool:
        return used(s, ("defeated Mortal", f.seat), "turn") >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you have defeated {self.least} Mortals this turn"
