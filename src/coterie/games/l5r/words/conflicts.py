"""Words about conflicts, rings and duels (parts 6, 7, 17)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from coterie.games.l5r.atoms.conflicts import set_conflict
from coterie.games.l5r.facts.conflicts import conflict, elements
from coterie.games.l5r.facts.teams import foes, team_of
from coterie.games.l5r.facts.values import base, is_dash
from coterie.games.l5r.numbers import SKILLS
from coterie.games.l5r.rules import rings
from coterie.games.l5r.rules.conflict_phase import go_first, grant, may_declare
from coterie.games.l5r.rules.duels import DUEL, Duel, can_duel
from coterie.games.l5r.state import L5R, TYPES
from coterie.kernel.events import about, about_seat
from coterie.kernel.layers import GAIN
from coterie.kernel.limits import count_use
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import current, last
from coterie.words.amounts import Number, as_change, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.lasting import until, until_of
from coterie.words.cards.numbers import Bonus, Sets
from coterie.words.effects import Effect, run, run_with
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Bound, Group
from coterie.words.voice import Voice

WINNER, LOSER = Bound("winner"), Bound("loser")


class ResolveRing(Effect):
    """Resolve the effect of the contested ring as the attacking player (L-7.4)."""

    def run(self, s: L5R, frame: int) -> None:
        there = elements(s)
        if there:
            rings.offer(s, s.rows[frame].seat, there)

    def able(self, s: L5R, f: Frame) -> bool:
        return conflict(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "resolve the effect of the contested ring"


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


class StartDuel(Effect):
    """A character challenges another to a duel; what follows knows the winner and the loser (part 17).

    Attributes:
        statistic: what is compared.
        then: what follows.
        challenger, target: the two.
        by_cards: for the bid, cards may be discarded instead of giving honor.
        refusal: what the controller of the target may do instead of duelling, which is then its doing and that of the target.
    """

    statistic: Literal["military", "political", "glory"]
    then: Effect
    challenger: Group = THIS
    target: Group = THAT
    by_cards: bool = False
    refusal: Effect | None = None

    def _both(self, s: Any, f: Frame) -> tuple[int, int] | None:
        one, other = living(s, self.challenger, f), living(s, self.target, f)
        return (one[0], other[0]) if one and other and one != other else None

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        both = self._both(s, f)
        if both is None or not can_duel(s, *both, self.statistic):
            return
        theirs = Frame(both[1], s.game.speaks(s, both[1]), f.actor, f.bound)
        if self.refusal is not None and self.refusal.able(s, theirs):
            yes: RawOption = ("yes", (), ((run_with, self.refusal, theirs),))
            no: RawOption = ("no", (), ((run, replace(self, refusal=None), frame),))
            s.ask(theirs.seat, ("may", self.refusal, f.source), [yes, no])
        else:
            refs = [(p, s.pieces[p].life) for p in both]
            DUEL.begin(s, Duel(refs[0], refs[1], self.statistic, frame, self.then, by_cards=self.by_cards))

    def able(self, s: L5R, f: Frame) -> bool:
        both = self._both(s, f)
        return both is not None and can_duel(s, *both, self.statistic)

    def say(self, voice: Voice, it: str = "it") -> str:
        duel = f"{self.challenger.each(voice, it)} challenges {self.target.each(voice, it)} to a {self.statistic} duel"
        cards = "; for the bid, cards may be discarded instead of giving honor" if self.by_cards else ""
        refused = ""
        if self.refusal is not None:
            refused = f", whose controller may {self.refusal.say(voice, 'it')} to refuse it"
        return f"{duel}{refused}{cards}; {self.then.say(voice, it)}"


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
        for p in living(s, self.what, f):
            mine = base(s, self.number, p)
            if self.other:
                swapped = base(s, self.other, p)
                last(s, p, GAIN, Sets(self.number, swapped, THIS, "base"), end, source)
                last(s, p, GAIN, Sets(self.other, mine, THIS, "base"), end, source)
            else:
                last(s, p, GAIN, Sets(self.number, self.times * mine, THIS, "base"), end, source)

    def able(self, s: L5R, f: Frame) -> bool:
        if not current(s, self.until):
            return False
        return any(
            not is_dash(s, p, self.number)
            and (self.other != "" or base(s, self.number, p) != self.times * base(s, self.number, p))
            for p in living(s, self.what, f)
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        end = until(voice, self.until)
        if self.other:
            return f"exchange the base {self.number} and {self.other} of {self.what.each(voice, it)} {end}"
        many = {2: "double"}.get(self.times, f"multiply by {self.times}")
        return f"{many} the base {self.number} of {self.what.each(voice, it)} {end}"


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
