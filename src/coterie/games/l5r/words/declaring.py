"""Opportunities to declare conflicts that are taken away, and who was evaded by covert (L-6.3, part 16)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.l5r.atoms.seats import take_token
from coterie.games.l5r.facts.cards import side_of
from coterie.games.l5r.facts.teams import foes, team_of
from coterie.games.l5r.rules.conflict_phase import begin_with, leave_one, phase_of
from coterie.games.l5r.state import L5R
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import Ref
from coterie.kernel.scopes import current
from coterie.words.cards.answered import event_of
from coterie.words.cards.groups import living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import Group, One
from coterie.words.voice import Voice


class NoConflicts(Effect):
    """The team of a card's controller declares no more conflicts of a type in this phase."""

    whose: Group
    kind: Literal["military", "political"]

    def run(self, s: L5R, frame: int) -> None:
        for p in living(s, self.whose, s.rows[frame]):
            count_use(s, ("declares no", side_of(s, p), self.kind), "phase")

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(current(s, "phase"))

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = self.whose.each(voice, it)
        return f"keep the controller of {whose} from declaring {self.kind} conflicts this phase"


class OneOpportunity(Effect):
    """Each team has one opportunity to declare a conflict in this phase, besides those that effects grant (L-6.3)."""

    def run(self, s: L5R, frame: int) -> None:
        leave_one(s)

    def able(self, s: L5R, f: Frame) -> bool:
        serial = phase_of(s)
        return serial is not None and any(n > 1 for n in s.rows[serial].data.left)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "leave each player a single opportunity to declare a conflict this phase"


class OnceAgainstYou(Effect):
    """Opponents whose dials show more than yours declare no second conflict against you in this round (L-5.5, U-207)."""

    def _bold(self, s: L5R, f: Frame) -> list[int]:
        return [foe for foe in foes(s, f.seat) if s.dials[foe] > s.dials[f.seat]]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for team in dict.fromkeys([team_of(s, foe) for foe in self._bold(s, f)]):
            count_use(s, ("once against", team, f.seat), "round")

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._bold(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "keep each opponent with a higher bid than yours from declaring a second conflict against you this round"


class BecomeFirst(Effect):
    """You take the first player token: your team acts and declares first (L-9.3)."""

    def run(self, s: L5R, frame: int) -> None:
        team = team_of(s, s.rows[frame].seat)
        take_token(s, team)
        s.tell("first", s.rows[frame].seat)
        begin_with(s, team)

    def able(self, s: L5R, f: Frame) -> bool:
        return s.first != team_of(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "take the first player token"


class ManyFoes(Condition):
    """You have so many opponents, or more."""

    least: int = 2

    def holds(self, s: Any, f: Frame) -> bool:
        return len(foes(s, f.seat)) >= self.least

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you have {self.least} or more opponents"


class Evaded(One):
    """The character that was evaded by covert, of which the answered event tells."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        event = event_of(s, f)
        return () if event is None or event.kind != "evade" else (event.detail,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the evaded character"


EVADED = Evaded()
