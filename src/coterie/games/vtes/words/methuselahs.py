"""What holds of Methuselahs: their pool, the Edge, victory points, what the one that is bled controls."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import minions, prey
from coterie.games.vtes.rules.action_state import NOBODY, current_action
from coterie.games.vtes.rules.blocking import may_block
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.permanents import SeatOf
from coterie.games.vtes.words.selves import PREDATOR, PREY
from coterie.words.cards.groups import YOU, SeatsBy
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Group, One
from coterie.words.voice import Noun, Voice


class Neighbours(SeatsBy):
    """Your predator and your prey."""

    def members(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        return tuple(dict.fromkeys([*PREDATOR.members(s, f), *PREY.members(s, f)]))

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("your predator or prey", "your predator and prey", "")


class CouldBlock(Public):
    """You may block the action in progress, and no minion is attempting to."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        free = now is not None and now.state == "A" and now.blocker == NOBODY
        return now is not None and free and f.seat in may_block(s, now) and f.seat not in now.declined

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you may block"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "you may not block"


class HasPoints(Public):
    """You have a victory point, or more."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        return s.halves[f.seat] >= 2

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you have a victory point"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "you have no victory point"


class IsAnothers(Public):
    """Another Methuselah than who reads this controls the card that speaks."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        this = f.get("this")
        return this is not None and s.game.speaks(s, this[0]) != f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} is another's"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} is your own"


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


class TargetControls(Public):
    """The Methuselah at which the action is directed controls a minion that matches a filter."""

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


class TurnOf(Public):
    """It is the turn of one of some Methuselahs."""

    IS_TURN: ClassVar[bool] = True
    who: Group

    def holds(self, s: Vtes, f: Frame) -> bool:
        return s.active in self.who.members(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is the turn of {self.who.each(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"it is not the turn of {self.who.each(voice, it)}"


class TargetSeat(One):
    """The Methuselah at which the action that goes on is directed."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        now = current_action(s)
        return () if now is None else now.targets[:1]

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the target"


class Richer(Public):
    """A Methuselah has more pool than you."""

    who: Group

    def holds(self, s: Vtes, f: Frame) -> bool:
        return any(s.pool[seat] > s.pool[f.seat] for seat in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has more pool than you"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has no more pool than you"


COULD_BLOCK, TARGET_SEAT = CouldBlock(), TargetSeat()


class ActorsPrey(One):
    """The prey of the acting Methuselah."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        now = current_action(s)
        return () if now is None else (prey(s, now.seat),)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the prey of the acting Methuselah"


class Active(SeatOf):
    """The Methuselah whose turn it is."""

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        return (s.active,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the Methuselah whose turn it is"


ACTIVE = Active()
