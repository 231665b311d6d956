"""Conditions about a minion: whether it acts or has blocked, its opponent, the range, the wealth of the target."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import alive, playing
from coterie.games.vtes.rules.action_state import BLOCKED, NOBODY, UNBLOCKED, current_action
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.rules.strikes import current_combat, opponent
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.naming import is_a
from coterie.games.vtes.words.selves import ME, foe_of, minion_of
from coterie.games.vtes.words.striking import side_in
from coterie.kernel.pieces import found, ref
from coterie.words.amounts import Amount
from coterie.words.cards.groups import YOU, Cards, living
from coterie.words.conditions import Condition, Either
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.sentences import either_of
from coterie.words.voice import Voice, an


class Public(Condition):
    """A condition that everybody can judge."""

    SORT: ClassVar[bool] = True
    SUBJECT: ClassVar[str] = ""  # of which minion it tells what that is

    def public(self, s: Any) -> bool:
        return True


def action_kinds(condition: Condition) -> str:
    """Return the kinds of action that a condition wants: “a bleed”, “a recruit or employ action”; "" for other conditions."""
    if isinstance(condition, Either):
        both = [action_kinds(each) for each in (condition.first, condition.second)]
        return either_of(*both) if all(both) else ""
    if not isinstance(condition, ActionIs) or condition.at_you or condition.by_predator:
        return ""
    return condition.called


class Acting(Public):
    """This minion, or another that is named, is acting."""

    who: Group = ME

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.actor[0] in living(s, self.who, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} is acting"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} is not acting"

    def clause_with(self, other: Condition, voice: Voice, it: str, word: str) -> str:
        kinds = action_kinds(other)
        doing = DOING.get(kinds, f"taking {kinds}")
        return f"{word} {self.who.each(voice, it)} is {doing}" if kinds else ""


def is_queued(s: Vtes) -> bool:
    """Return whether the combat that goes on was queued after another: it does not result from what that resulted from
    (D-885)."""
    now = current_combat(s)
    return now is not None and now.follows


class InQueued(Public):
    """The combat that goes on was queued after another."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        return is_queued(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that combat was queued after another"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that combat was not queued after another"


class HasBlocked(Public):
    """This minion has blocked the action, and that has not gone on since."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, at = current_action(s), minion_of(s, f)
        return now is not None and now.outcome == BLOCKED and now.blocker == at and not is_queued(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} has blocked the action"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} has not blocked the action"


class HasBlockedBefore(Public):
    """This minion, or another that is named, has blocked the action, even if that went on as if unblocked after it (D-882)."""

    who: Group = ME

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and any(ref(s, p) in now.blocked_by for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has blocked the action"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has not blocked the action"


class InBlock(Public):
    """This minion acts or has blocked, and the action is blocked: so is it also when an action that went on is blocked again
    (C-041)."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, at = current_action(s), minion_of(s, f)
        return now is not None and now.outcome == BLOCKED and at in (now.actor, now.blocker) and not is_queued(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the action is blocked"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the action is not blocked"


class IsBlocked(Public):
    """The action in progress is blocked."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.outcome == BLOCKED

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the action is blocked"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the action is not blocked"


class BlockerIs(Public):
    """The minion that is attempting to block matches a filter."""

    SUBJECT: ClassVar[str] = "the blocking minion"
    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        there = now is not None and found(s, now.blocker) is not None
        return now is not None and there and bool(self.which.holds(s, f, now.blocker[0], s.pieces[now.blocker[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return is_a("the minion that attempts to block", described(self.which, voice.noun("minion"), voice, it).a())

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return is_a(
            "the minion that attempts to block", described(self.which, voice.noun("minion"), voice, it).a(), no=True
        )

    def clause(self, voice: Voice, it: str = "it", word: str = "if") -> str:
        if word == "if":
            return super().clause(voice, it, word)
        return f"{word} {described(self.which, voice.noun('minion'), voice, it).a()} attempts to block"


class LiesIn(Public):
    """This minion lies in a region."""

    region: str = "ready"

    def holds(self, s: Vtes, f: Frame) -> bool:
        at = minion_of(s, f)
        return at is not None and s.pieces[at[0]].zone == self.region

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} is ready" if self.region == "ready" else f"{voice.place('me')} is in {self.region}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return (
            f"{voice.place('me')} is not ready"
            if self.region == "ready"
            else f"{voice.place('me')} is not in {self.region}"
        )

    def clause(self, voice: Voice, it: str = "it", word: str = "if") -> str:
        where = "the ready region" if self.region == "ready" else self.region
        return f"while {voice.place('me')} is in {where}" if word == "while" else super().clause(voice, it, word)


class Against(Public):
    """This minion is in combat with one that matches a filter."""

    SUBJECT: ClassVar[str] = "the opposing minion"
    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        other = foe_of(s, f)
        return other != NOBODY and bool(self.which.holds(s, f, other[0], s.pieces[other[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} is fighting {described(self.which, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} is not fighting {described(self.which, voice.noun('minion'), voice, it).a()}"


class FoeIsDown(Public):
    """The opponent of this minion, or of another that is named, is no longer ready."""

    who: Group = ME

    def holds(self, s: Vtes, f: Frame) -> bool:
        there = living(s, self.who, f)
        other = opponent(s, there[0]) if there else NOBODY
        return other != NOBODY and not alive(s, other)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the opposing minion is no longer ready"

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
    """The bleed in progress is for at least an amount (C-053)."""

    least: int

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.kind == "bleed" and bleed_of(s, now) >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the bleed is for {self.least} or more"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the bleed is for less than {self.least}"


class AimedAt(Public):
    """The action in progress is directed at at least one of some Methuselahs."""

    whom: Group

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and any(seat in now.targets for seat in self.whom.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the action is directed at {self.whom.each(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the action is not directed at {self.whom.each(voice, it)}"


class YourTurn(Public):
    """It is your turn."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        return s.active == f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is your turn"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "it is not your turn"


class IsA(Public):
    """This minion matches a filter."""

    SUBJECT: ClassVar[str] = "this minion"
    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        at = minion_of(s, f)
        return at is not None and bool(self.which.holds(s, f, at[0], s.pieces[at[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return is_a(f"{voice.place('me')}", described(self.which, voice.noun("minion"), voice, it).a())

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return is_a(f"{voice.place('me')}", described(self.which, voice.noun("minion"), voice, it).a(), no=True)


class IsReady(Public):
    """The card whose text this is is in the ready region."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        this = f.get("this")
        return this is not None and s.pieces[this[0]].zone == "ready"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} is ready"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} is not ready"

    def clause(self, voice: Voice, it: str = "it", word: str = "if") -> str:
        return f"while {voice.this} is in the ready region" if word == "while" else super().clause(voice, it, word)


class Controls(Public):
    """A Methuselah controls a card that matches a filter."""

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


class Raised(Amount):
    """A number, which is larger if a condition holds."""

    amount: int
    more: int
    given: Condition

    def value(self, s: Vtes, f: Frame) -> int:
        return self.amount + (self.more if self.given.holds(s, f) else 0)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.amount}, or {self.amount + self.more} if {self.given.say(voice, it)}"


class ActorIs(Public):
    """The acting minion matches a filter."""

    SUBJECT: ClassVar[str] = "the acting minion"
    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and bool(self.which.holds(s, f, now.actor[0], s.pieces[now.actor[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return is_a("the acting minion", described(self.which, voice.noun("minion"), voice, it).a())

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return is_a("the acting minion", described(self.which, voice.noun("minion"), voice, it).a(), no=True)

    def clause(self, voice: Voice, it: str = "it", word: str = "if") -> str:
        if word == "if":
            return super().clause(voice, it, word)
        return f"{word} {described(self.which, voice.noun('minion'), voice, it).a()} is acting"


class Succeeded(Public):
    """The action in progress was successful."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.outcome == UNBLOCKED

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the action was successful"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the action was not successful"


class ActionIs(Public):
    """The action in progress is of a kind, directed at you, or taken by a neighbour of yours."""

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
        return playing(s, now.seat)[1] == f.seat

    @property
    def called(self) -> str:
        """What such an action is called: “a bleed”, “a directed action”."""
        kind = KINDS.get(self.kind, f"{self.kind} action".strip())
        if self.undirected or self.directed:
            kind = f"{'un' if self.undirected else ''}directed {kind}"
        return an(kind)

    def say(self, voice: Voice, it: str = "it") -> str:
        plain = not (self.kind or self.undirected or self.directed)
        adjective = (self.kind == "political") != (self.undirected or self.directed) and not self.at_you
        what = (
            ""
            if plain
            else f" {self.called.split()[1]}"
            if adjective and self.kind in ("", "political")
            else f" {self.called}"
        )
        whose = " taken by your predator" if self.by_predator else ""
        return f"the action is{what}{whose}{' directed at you' if self.at_you else ''}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the action is not {'political' if self.kind == 'political' else self.called}"

    def clause(self, voice: Voice, it: str = "it", word: str = "if") -> str:
        if word == "if":
            return super().clause(voice, it, word)
        whose = " that your predator takes" if self.by_predator else ""
        return f"during {self.called}{whose}{' directed at you' if self.at_you else ''}"


DOING = {"a bleed": "bleeding", "a hunt": "hunting"}
KINDS = {"bleed": "bleed", "hunt": "hunt", "rescue": "rescue"}


class HasHurtMore(Public):
    """This minion is ready and has inflicted more damage on the opposing one this round than it has taken."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, side, at = current_combat(s), side_in(s, f), minion_of(s, f)
        hurt = now is not None and side >= 0 and now.dealt[side] > now.dealt[1 - side]
        return hurt and at is not None and s.pieces[at[0]].zone == "ready"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} has inflicted more damage this round than it has taken"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} has not inflicted more damage this round than it has taken"


class InCombatWith(Public):
    """This minion is in the first round of a combat, or in any."""

    first: bool = False

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and side_in(s, f) >= 0 and not (self.first and now.round > 1)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is the first round of a combat" if self.first else f"{voice.place('me')} is in combat"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "it is a later round of a combat" if self.first else f"{voice.place('me')} is not in combat"
