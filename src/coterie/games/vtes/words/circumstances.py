"""What is so around a minion: whether it acts or has blocked, whom it fights against and where, how rich the target is."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import alive
from coterie.games.vtes.rules.action_state import BLOCKED, current_action
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.rules.falling import going
from coterie.games.vtes.rules.strikes import aggravates, current_combat, opponent, side_of
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import ME, minion_of
from coterie.kernel.pieces import Piece, found
from coterie.words.amounts import Amount
from coterie.words.cards.groups import living
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


class FoeIsDown(Public):
    """The minion that this one, or another that is named, fights against is not ready any more."""

    who: Group = ME

    def holds(self, s: Vtes, f: Frame) -> bool:
        there = living(s, self.who, f)
        other = opponent(s, there[0]) if there else (-1, 0)
        return other[0] >= 0 and not alive(s, other)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the opposing minion is not ready"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the opposing minion is ready"


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
