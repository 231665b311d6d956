"""Conditions on characters and coteries, and amounts that they have together or that depend on a condition."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from coterie.games.rivals import facts
from coterie.games.rivals.facts import coterie, playing
from coterie.games.rivals.numbers import BP, DISCIPLINES, stat
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.characters import OWN
from coterie.games.rivals.words.fights import OfSortNow
from coterie.games.rivals.words.parties import ACTOR, ATTACKER, YOUR_LEADER, all_of
from coterie.kernel.pieces import found
from coterie.words.amounts import Amount
from coterie.words.cards.answered import event_of
from coterie.words.cards.groups import THIS, first, living
from coterie.words.conditions import Condition
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Voice


class Sum(Amount):
    """A number of several characters together: “the total celerity of this party”."""

    number: str
    of: Group

    def value(self, s: Rivals, f: Frame) -> int:
        return sum(stat(s, at[0], self.number) for at in self.of.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the total {self.number} of {all_of(self.of, voice, it)}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number


STATE = r"a (?:character|card) (in .+)|an? (Wounded|exhausted|ready|blocking|attacking) (?:character|card)"
OWNS = r"a (?:character|card) with (.+)|a (Reach) character"


class IsSo(Condition):
    """A filter matches a card: “the attacker is a Leader character of yours”."""

    who: Group
    which: Filter

    def holds(self, s: Rivals, f: Frame) -> bool:
        there = [at for at in self.who.members(s, f) if found(s, at) is not None]
        return any(self.which.holds(s, f, at[0], s.pieces[at[0]]) for at in there)

    def public(self, s: Any) -> bool:
        return self.who == ATTACKER

    def say(self, voice: Voice, it: str = "it") -> str:
        return self._said(voice, it, "")

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return self._said(voice, it, "not ")

    def clause_with(self, other: Condition, voice: Voice, it: str, word: str) -> str:
        if self.who != ATTACKER or not isinstance(other, OfSortNow):
            return ""
        return f"{word} {self._what(voice, it)} makes {other.attack}"

    def _said(self, voice: Voice, it: str, no: str) -> str:
        """Return a clause about what a card is or is not: “the target is a Mortal”, “it has attacked”."""
        who, what = self.who.each(voice, it), self._what(voice, it)
        if (found := re.fullmatch(r"a (?:character|card) that has (.+)", what)) is not None:
            return f"{who} has {no}{found.group(1)}"
        if (found := re.fullmatch(STATE, what)) is not None:
            return f"{who} is {no}{found.group(1) or found.group(2)}"
        if not no and (found := re.fullmatch(OWNS, what)) is not None:
            return f"{who} has {found.group(1) or found.group(2)}"
        return f"{who} is {no}{what}"

    def _what(self, voice: Voice, it: str) -> str:
        noun = voice.noun("vampire" if self.who in (ACTOR, ATTACKER, THIS, YOUR_LEADER) else "card")
        return described(self.which, noun, voice, it).a()


class Skilled(Condition):
    """Someone has a discipline: the character that plays the card, or anybody in a coterie."""

    discipline: str
    who: Group = ACTOR
    least: int = 1

    def holds(self, s: Rivals, f: Frame) -> bool:
        return sum(stat(s, at[0], self.discipline) for at in self.who.members(s, f)) >= self.least

    def public(self, s: Any) -> bool:
        return self.who == OWN  # of who will play a card nobody knows anything yet

    def say(self, voice: Voice, it: str = "it") -> str:
        number = f"{self.least} or more " if self.least > 1 else ""
        return f"{all_of(self.who, voice, it)} has {number}{self.discipline}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.discipline


class LeaderThere(Condition):
    """Your Leader is in your coterie, which a Haven's Leader Ability requires (RR-3); an attached Haven has its bearer."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        return facts.leader(s, f.seat) is not None or facts.bearer_of_haven(s, f.get("this")) is not None

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "your Leader is in your coterie"


class BloodOn(Amount):
    """The Blood on a card."""

    of: Group

    def value(self, s: Rivals, f: Frame) -> int:
        return sum(facts.blood(s, at[0]) for at in self.of.members(s, f) if found(s, at) is not None)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the Blood on {self.of.each(voice, it)}"

    def say_reached(self, least: str, voice: Voice, it: str = "it") -> str:
        return f"{self.of.each(voice, it)} has {least} or more Blood"


class HigherBP(Condition):
    """The BP of one character is higher than that of another."""

    who: Group
    whom: Group

    def holds(self, s: Rivals, f: Frame) -> bool:
        one, other = living(s, self.who, f), living(s, self.whom, f)
        return bool(one) and bool(other) and stat(s, one[0], "BP") > stat(s, other[0], "BP")

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has a higher BP than {self.whom.each(voice, it)}"


class HadBlood(Condition):
    """A defeated character had at least an amount of Blood before it lost its last."""

    least: int

    def holds(self, s: Rivals, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and event.kind == "defeat" and event.amount >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it had {self.least} or more Blood just before"


class ForEvery(Amount):
    """An amount divided and rounded down: “1 for every 2 characters”."""

    per: int
    amount: Amount

    def value(self, s: Rivals, f: Frame) -> int:
        return self.amount.value(s, f) // self.per

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"1 for every {self.per} of {self.amount.say(voice, it)}"


class DisciplinesOf(Amount):
    """How many different disciplines a character has."""

    of: Group = ACTOR

    def value(self, s: Rivals, f: Frame) -> int:
        return sum(1 for p in first(s, self.of, f) for name in DISCIPLINES if stat(s, p, name))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the number of different disciplines of {self.of.each(voice, it)}"


class DifferentNames(Amount):
    """How many different names the cards of a group have."""

    group: Group

    def value(self, s: Rivals, f: Frame) -> int:
        return len({facts.definition(s, p).name for p in living(s, self.group, f)})

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the number of different names among {self.group.noun(voice, it).many}"

    def say_reached(self, least: str, voice: Voice, it: str = "it") -> str:
        return f"there are {least} or more different names among {self.group.noun(voice, it).many}"


class OneOrOther(Amount):
    """One number, or another one while a condition holds."""

    usual: int
    other: int
    condition: Condition

    def value(self, s: Rivals, f: Frame) -> int:
        return self.other if self.condition.holds(s, f) else self.usual

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.usual}, or {self.other} if {self.condition.say(voice, it)}"


class Outranks(Condition):
    """The total BP of your characters in The Streets is higher than that of each foe alone."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        mine = _in_streets(s, f.seat)
        return all(mine > _in_streets(s, seat) for seat in playing(s) if seat != f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the total BP of your characters in The Streets is higher than that of each foe's"


def _in_streets(s: Rivals, seat: int) -> int:
    return sum(stat(s, p, BP) for p in coterie(s, seat) if s.pieces[p].zone == "streets")
