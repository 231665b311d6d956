"""What is so around a minion: whether it acts or has blocked, whom it fights against and where, how rich the target is."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import alive, minions
from coterie.games.vtes.rules.action_state import BLOCKED, current_action
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.rules.falling import going
from coterie.games.vtes.rules.strikes import aggravates, current_combat, opponent, side_of
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import ME, minion_of
from coterie.kernel.pieces import Piece, found
from coterie.words.amounts import Amount
from coterie.words.cards.groups import YOU, Cards, living
from coterie.words.conditions import Condition
from coterie.words.filters import Filter, Part, described
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Voice


class Public(Condition):
    """A condition that everybody can judge."""

    SORT: ClassVar[bool] = True

    def public(self, s: Any) -> bool:
        return True


class Acting(Public):
    """The acting minion is this one, or another that is named."""

    who: Group = ME

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.actor[0] in living(s, self.who, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} acts"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} does not act"


class HasBlocked(Public):
    """This minion has blocked the action."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, at = current_action(s), minion_of(s, f)
        return now is not None and now.outcome == BLOCKED and now.blocker == at

    def say(self, voice: Voice, it: str = "it") -> str:
        return "this minion has blocked the action"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "this minion has not blocked the action"


class IsBlocked(Public):
    """The action that goes on is blocked."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.outcome == BLOCKED

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the action is blocked"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the action is not blocked"


class BlockerIs(Public):
    """The minion that attempts to block is one of whom a filter holds."""

    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        there = now is not None and now.blocker[0] >= 0 and found(s, now.blocker) is not None
        return now is not None and there and bool(self.which.holds(s, f, now.blocker[0], s.pieces[now.blocker[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{described(self.which, voice.noun('minion'), voice, it).a()} attempts to block"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"no {described(self.which, voice.noun('minion'), voice, it).one} attempts to block"


class LiesIn(Public):
    """This minion lies in a region."""

    region: str = "ready"

    def holds(self, s: Vtes, f: Frame) -> bool:
        at = minion_of(s, f)
        return at is not None and s.pieces[at[0]].zone == self.region

    def say(self, voice: Voice, it: str = "it") -> str:
        return "this minion is ready" if self.region == "ready" else f"this minion is in {self.region}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "this minion is not ready" if self.region == "ready" else f"this minion is not in {self.region}"


class Against(Public):
    """This minion is in combat with one of whom a filter holds."""

    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        at = minion_of(s, f)
        other = (-1, 0) if at is None else opponent(s, at[0])
        return other[0] >= 0 and bool(self.which.holds(s, f, other[0], s.pieces[other[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this minion is in combat with {described(self.which, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"this minion is not in combat with {described(self.which, voice.noun('minion'), voice, it).a()}"


class Fighting(Filter):
    """It is in combat with a minion of which a filter holds."""

    PART: ClassVar[Part] = "after"
    other: Filter

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        at = opponent(s, item)
        return at[0] >= 0 and bool(self.other.holds(s, f, at[0], s.pieces[at[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        if isinstance(self.other, ItSelf):
            return "that fights against this card"
        return f"that fights against {described(self.other, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that does not fight against {described(self.other, voice.noun('minion'), voice, it).a()}"


class FoeIsDown(Public):
    """The minion that this one, or another that is named, fights against is not ready any more."""

    who: Group = ME

    def holds(self, s: Vtes, f: Frame) -> bool:
        there = living(s, self.who, f)
        other = opponent(s, there[0]) if there else (-1, 0)
        return other[0] >= 0 and not alive(s, other)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the minion that it fights is not ready"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the minion that it fights is ready"


class AtRange(Public):
    """The range of the combat is close, or long."""

    range: str

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and now.range == self.range

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the range is {self.range}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the range is not {self.range}"


class BleedIs(Public):
    """The bleed that goes on is for so much, or more (C-053)."""

    least: int

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.kind == "bleed" and bleed_of(s, now) >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the bleed is for {self.least} or more"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the bleed is for less than {self.least}"


class FacesAggravated(Filter):
    """A vampire against which an aggravated strike was chosen that can reach it (C-101)."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        now = current_combat(s)
        side = -1 if now is None else side_of(s, now, item)
        return now is not None and side >= 0 and aggravates(s, now, 1 - side)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that faces aggravated damage"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that faces no aggravated damage"


class GoingToTorpor(Filter):
    """A vampire that is going to torpor (VR-8.5)."""

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return item in going(s)

    @property
    def part(self) -> Part:
        return "after"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that is going to torpor"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that is not going to torpor"


class AimedAt(Public):
    """The action that goes on is directed at one of some Methuselahs."""

    whom: Group

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and any(seat in now.targets for seat in self.whom.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the action is directed at {self.whom.each(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the action is not directed at {self.whom.each(voice, it)}"


class TargetControls(Public):
    """The Methuselah at which the action is directed controls a minion of whom a filter holds."""

    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None:
            return False
        there = [p for seat in now.targets for p in minions(s, seat)]
        return any(self.which.holds(s, f, p, s.pieces[p]) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the target controls {described(self.which, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the target controls no {described(self.which, voice.noun('minion'), voice, it).one}"


class HasPool(Public):
    """A Methuselah has no more than so much pool."""

    most: int
    who: Group = YOU

    def holds(self, s: Vtes, f: Frame) -> bool:
        return any(s.pool[seat] <= self.most for seat in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        have = "you have" if self.who == YOU else f"{self.who.each(voice, it)} has"
        return f"{have} {self.most} or fewer pool"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        have = "you have" if self.who == YOU else f"{self.who.each(voice, it)} has"
        return f"{have} more than {self.most} pool"


class HasEdge(Public):
    """You have the Edge."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        return s.edge == f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you hold the Edge"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "you do not hold the Edge"


class YourTurn(Public):
    """It is your turn."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        return s.active == f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is your turn"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "it is not your turn"


class IsA(Public):
    """This minion is one of whom a filter holds."""

    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        at = minion_of(s, f)
        return at is not None and bool(self.which.holds(s, f, at[0], s.pieces[at[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that minion is {described(self.which, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that minion is not {described(self.which, voice.noun('minion'), voice, it).a()}"


class IsReady(Public):
    """The card that speaks lies in the ready region."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        this = f.get("this")
        return this is not None and s.pieces[this[0]].zone == "ready"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "this card is ready"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "this card is not ready"


class Controls(Public):
    """A Methuselah controls a card of which a filter holds."""

    which: Filter
    who: Group = YOU

    def holds(self, s: Vtes, f: Frame) -> bool:
        seats = self.who.members(s, f)
        return any(s.game.speaks(s, p) in seats for p in living(s, Cards(self.which), f))

    def _what(self, voice: Voice, it: str) -> tuple[str, str]:
        who = "you control" if self.who == YOU else f"{self.who.each(voice, it)} controls"
        return who, described(self.which, voice.noun("card"), voice, it).a()

    def say(self, voice: Voice, it: str = "it") -> str:
        return " ".join(self._what(voice, it))

    def say_not(self, voice: Voice, it: str = "it") -> str:
        who, what = self._what(voice, it)
        return f"{who} no {what.partition(' ')[2]}"


class TargetIsPoor(Public):
    """The Methuselah that is bled has no more than so much pool."""

    most: int

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and bool(now.targets) and all(s.pool[seat] <= self.most for seat in now.targets)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the target has {self.most} or fewer pool"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the target has more than {self.most} pool"


class Raised(Amount):
    """A number, and more of it if a condition holds."""

    amount: int
    more: int
    given: Condition

    def value(self, s: Vtes, f: Frame) -> int:
        return self.amount + (self.more if self.given.holds(s, f) else 0)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.amount}, or {self.amount + self.more} if {self.given.say(voice, it)}"


class Another(Filter):
    """Another minion than the one of the effect."""

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        at = minion_of(s, f)
        return at is None or at[0] != item

    @property
    def part(self) -> Part:
        return "before"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "other"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "same"


class OtherThan(Filter):
    """Another card than the one that was picked by a name before."""

    PART: ClassVar[Part] = "before"
    name: str

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        at = f.get(self.name)
        return at is None or at[0] != item

    def say(self, voice: Voice, it: str = "it") -> str:
        return "other"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "same"


class BelowStart(Filter):
    """It has less life than it began with."""

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(row.count("lives") < s.game.faces[row.face].stats.get("life", 0)) if row.face else None

    @property
    def part(self) -> Part:
        return "after"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with less life than it began with"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "with all the life it began with"


class ItSelf(Filter):
    """The card that speaks."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        this = f.get("this")
        return this is not None and this[0] == item

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that is this card"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that is not this card"


class IsActing(Filter):
    """The acting minion."""

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        now = current_action(s)
        return now is not None and now.actor == (item, row.life)

    @property
    def part(self) -> Part:
        return "before"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "acting"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "non-acting"


ANOTHER = Another()
