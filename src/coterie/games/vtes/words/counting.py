"""Amounts that are counted: blood on cards, one for every so much, fewer, copies of a card."""

from __future__ import annotations

from coterie.games.vtes.facts import blood, definition
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import ME
from coterie.words.amounts import Amount
from coterie.words.cards.groups import living
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Voice


class BloodOn(Amount):
    """The blood on a minion."""

    who: Group = ME

    def value(self, s: Vtes, f: Frame) -> int:
        return sum([blood(s, p) for p in living(s, self.who, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the blood on {self.who.each(voice, it)}"

    def say_reached(self, least: str, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has {least} or more blood"

    def say_missed(self, least: str, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has {'no' if least == '1' else f'less than {least}'} blood"


class ForEvery(Amount):
    """One for each part of an amount: for every 2 of it, for example."""

    many: int
    amount: Amount

    def value(self, s: Vtes, f: Frame) -> int:
        return self.amount.value(s, f) // self.many

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"1 for every {self.many} of {self.amount.say(voice, it)}"


class Copies(Amount):
    """How many cards of a name you control."""

    name: str

    def value(self, s: Vtes, f: Frame) -> int:
        there = [p for zone in ("board", "attached") for seat in range(s.seats) for p in s.piles.get((zone, seat), ())]
        return len([p for p in there if definition(s, p).name == self.name and s.game.speaks(s, p) == f.seat])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the number of copies of {self.name} you control"

    def say_reached(self, least: str, voice: Voice, it: str = "it") -> str:
        return f"you control {least} or more copies of {self.name}"
