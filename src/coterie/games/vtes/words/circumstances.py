"""What is so around a minion: whether it acts or has blocked, whom it fights against and where, how rich the target is."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import alive, minions, playing
from coterie.games.vtes.rules.action_state import BLOCKED, NOBODY, UNBLOCKED, current_action
from coterie.games.vtes.rules.blocking import may_block
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.rules.strikes import current_combat, opponent
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import ME, foe_of, minion_of
from coterie.games.vtes.words.striking import side_in
from coterie.kernel.pieces import found
from coterie.words.amounts import Amount
from coterie.words.cards.groups import YOU, Cards, living
from coterie.words.conditions import Condition
from coterie.words.filters import Filter, described
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


class InBlock(Public):
    """This minion acts or has blocked, and the action is blocked: so is it also when an action that went on is blocked again
    (C-041)."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, at = current_action(s), minion_of(s, f)
        return now is not None and now.outcome == BLOCKED and at in (now.actor, now.blocker)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the action is blocked"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the action is not blocked"


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
        there = now is not None and found(s, now.blocker) is not None
        return now is not None and there and bool(self.which.holds(s, f, now.blocker[0], s.pieces[now.blocker[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the minion that attempts to block is {described(self.which, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the minion that attempts to block is not {described(self.which, voice.noun('minion'), voice, it).a()}"


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
        other = foe_of(s, f)
        return other != NOBODY and bool(self.which.holds(s, f, other[0], s.pieces[other[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this minion is in combat with {described(self.which, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"this minion is not in combat with {described(self.which, voice.noun('minion'), voice, it).a()}"


class FoeIsDown(Public):
    """The minion that this one, or another that is named, fights against is not ready any more."""

    who: Group = ME

    def holds(self, s: Vtes, f: Frame) -> bool:
        there = living(s, self.who, f)
        other = opponent(s, there[0]) if there else NOBODY
        return other != NOBODY and not alive(s, other)

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


class HasPoints(Public):
    """You have a victory point, or more."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        return s.halves[f.seat] >= 2

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you have a victory point"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "you have no victory point"


class HasEdge(Public):
    """You have the Edge."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        return s.edge == f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you hold the Edge"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "you do not hold the Edge"


class IsAnothers(Public):
    """Another Methuselah than who reads this controls the card that speaks."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        this = f.get("this")
        return this is not None and s.game.speaks(s, this[0]) != f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        return "this card is another's"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "this card is your own"


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


class CouldBlock(Public):
    """You may block the action that goes on, and no minion attempts to."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        free = now is not None and now.state == "A" and now.blocker == NOBODY
        return now is not None and free and f.seat in may_block(s, now) and f.seat not in now.declined

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you may block"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "you may not block"


COULD_BLOCK = CouldBlock()


class ActorIs(Public):
    """The acting minion is one of whom a filter holds."""

    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and bool(self.which.holds(s, f, now.actor[0], s.pieces[now.actor[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the acting minion is {described(self.which, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the acting minion is not {described(self.which, voice.noun('minion'), voice, it).a()}"


class Succeeded(Public):
    """The action that goes on was successful."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.outcome == UNBLOCKED

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the action was successful"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the action was not successful"


class ActionIs(Public):
    """The action that goes on is of a kind, directed at you, or taken by a neighbour of yours."""

    kind: str = ""
    at_you: bool = False
    by_predator: bool = False
    undirected: bool = False
    directed: bool = False

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None or (self.kind and now.kind != self.kind) or (self.at_you and f.seat not in now.targets):
            return False
        if (self.undirected and now.targets) or (self.directed and not now.targets):
            return False
        if not self.by_predator:
            return True
        order = playing(s, now.seat)
        return len(order) > 1 and order[1] == f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        kind = f"{'an' if self.kind[0] in 'aeiou' else 'a'} {self.kind} action" if self.kind else "an action"
        whose = " of your predator" if self.by_predator else ""
        if self.undirected or self.directed:
            return f"{'an undirected' if self.undirected else 'a directed'} action goes on"
        return f"{kind}{whose} is directed at you" if self.at_you else f"{kind}{whose} goes on"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"no {self.kind or ''} action goes on".replace("  ", " ")


class HasHurtMore(Public):
    """This minion is ready and has hurt the opposing one more in this round than it was hurt itself."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, side, at = current_combat(s), side_in(s, f), minion_of(s, f)
        hurt = now is not None and side >= 0 and now.lost[1 - side] > now.lost[side]
        return hurt and at is not None and s.pieces[at[0]].zone == "ready"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "this minion has inflicted more damage in this round than it has taken"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "this minion has not inflicted more damage in this round than it has taken"


class InCombatWith(Public):
    """This minion is in the first round of a combat, or in any."""

    first: bool = False

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and side_in(s, f) >= 0 and not (self.first and now.round > 1)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is the first round of a combat" if self.first else "this minion is in combat"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "it is a later round of a combat" if self.first else "this minion is not in combat"
