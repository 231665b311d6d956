"""Conflicts: their types and opportunities, who is kept out, and what follows if one wins (part 6)."""

from __future__ import annotations

from typing import Literal

from coterie.games.l5r.atoms.conflicts import set_conflict
from coterie.games.l5r.facts.cards import side_of
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.teams import foes, in_order, team_of
from coterie.games.l5r.numbers import SKILLS
from coterie.games.l5r.rules.conflict_phase import go_first, grant, may_declare
from coterie.games.l5r.state import L5R, TYPES
from coterie.games.l5r.words.conditions import ThatIs
from coterie.games.l5r.words.filters import PARTICIPATING
from coterie.kernel.events import about, about_seat
from coterie.kernel.limits import count_use
from coterie.words.amounts import Amount, Number, as_change, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.lasting import until, until_of
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Effect, If
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class SwitchType(Effect):
    """The conflict is of the other type from now on, its ring stays (L-6.16)."""

    def run(self, s: L5R, frame: int) -> None:
        now = conflict(s)
        if now is not None:
            other = TYPES[1 - TYPES.index(now.kind)]
            emit(s, frame, [about_seat("switch", s.rows[frame].seat, detail=(other,))])

    def able(self, s: L5R, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and not now.compared

    def say(self, voice: Voice, it: str = "it") -> str:
        return "switch the conflict type"


class OneMoreConflict(Effect):
    """Your team may declare one more conflict in this phase (L-6.3, U-212)."""

    kind: Literal["", "military", "political"] = ""

    def run(self, s: L5R, frame: int) -> None:
        grant(s, s.rows[frame].seat, self.kind)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(s.phase == "conflict")

    def say(self, voice: Voice, it: str = "it") -> str:
        kind = f"{self.kind} " if self.kind else ""
        return f"gain one more {kind}conflict opportunity this phase"


class IfYouWin(Effect):
    """If your side wins the conflict, something more is done then."""

    does: Effect

    def run(self, s: L5R, frame: int) -> None:
        now, f = conflict(s), s.rows[frame]
        if now is not None and not now.compared:
            set_conflict(s, promised=(*now.promised, (team_of(s, f.seat), self.does, f)))

    def able(self, s: L5R, f: Frame) -> bool:
        return conflict(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"should you win this conflict, {self.does.say(voice, it)}"


class IfItWins(Effect):
    """If the character that was chosen wins the conflict, something more is done then. That is no ability of the character:
    what silences it changes nothing (L-9.10)."""

    does: Effect

    def run(self, s: L5R, frame: int) -> None:
        now, f = conflict(s), s.rows[frame]
        if now is not None and not now.compared:
            does = If(ThatIs(PARTICIPATING), self.does)
            promised = [(side_of(s, p), does, f) for p in living(s, THAT, f)]
            set_conflict(s, promised=(*now.promised, *promised))

    def able(self, s: L5R, f: Frame) -> bool:
        return conflict(s) is not None and bool(living(s, THAT, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"should {it} win this conflict, {self.does.say(voice, it)}"


class GetsBoth(Effect):
    """Both skills of cards are changed until a scope ends, by an amount that is worked out now."""

    amount: Number
    what: Group = THAT
    until: str = "conflict"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        n, end = value_of(s, self.amount, f), until_of(s, self.until)
        source = s.pieces[f.source].face if f.source >= 0 else ""
        details = [(Bonus(skill, n, THIS), end, source) for skill in SKILLS]
        emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, self.what, f) for detail in details])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(until_of(s, self.until)) and value_of(s, self.amount, f) != 0 and bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        n, worth = as_change(self.amount, voice, it)
        whom, end = self.what.each(voice, it), until(voice, self.until)
        return f"give {whom} {n} military and {n} political {end}{worth}"


class AddToSide(Effect):
    """An amount counts with the skill of your side in this conflict, as it is then; or each player adds its own.

    Attributes:
        amount: how much.
        each: every player adds as much, with “you” as that player.
    """

    amount: Amount
    each: bool = False

    def run(self, s: L5R, frame: int) -> None:
        now, f = conflict(s), s.rows[frame]
        if now is None or now.compared:
            return
        seats = in_order(s) if self.each else (f.seat,)
        added = [(team_of(s, seat), self.amount, Frame(f.source, seat, f.actor, f.bound)) for seat in seats]
        set_conflict(s, added=(*now.added, *added))

    def able(self, s: L5R, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and not now.compared

    def say(self, voice: Voice, it: str = "it") -> str:
        amount = self.amount.say(voice, it)
        if self.each:
            return f"in this conflict each player's side counts {amount.replace('your', 'their')} as additional skill"
        return f"in this conflict your side counts {amount} as additional skill"


class HoldOff(Effect):
    """Until the conflict ends opponents bring no more characters to it, by moving or from the hand."""

    def run(self, s: L5R, frame: int) -> None:
        for foe in foes(s, s.rows[frame].seat):
            count_use(s, ("held off", foe), "conflict")

    def able(self, s: L5R, f: Frame) -> bool:
        return conflict(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            "keep opponents' characters from moving to this conflict and from being played from the hand until it ends"
        )


class CloseConflict(Effect):
    """Until the conflict ends no character is moved to it, not even one that comes into play later (L-9.9)."""

    def run(self, s: L5R, frame: int) -> None:
        count_use(s, ("closed",), "conflict")

    def able(self, s: L5R, f: Frame) -> bool:
        return conflict(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "keep all characters from being moved to this conflict until it ends"


class DeclareNext(Effect):
    """You declare your next conflict at once, before anybody else has the opportunity (L-6.3)."""

    def run(self, s: L5R, frame: int) -> None:
        go_first(s, team_of(s, s.rows[frame].seat))

    def able(self, s: L5R, f: Frame) -> bool:
        return may_declare(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "declare your next conflict at once"
