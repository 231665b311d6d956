"""Stealing from others: cards, blood, pool (V-026, C-063)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import blood, playing
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.deeds import Deed
from coterie.games.vtes.words.permanents import ChangeHands
from coterie.games.vtes.words.selves import PREY, held_by_others, minion_of
from coterie.kernel.events import about, about_seat
from coterie.words.cards.events import emit
from coterie.words.cards.groups import living
from coterie.words.cards.lasting import Span
from coterie.words.effects import run
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class Steal(ChangeHands):
    """Take control of a card for good, whatever its group (V-026). An action that does it is directed at its controller."""

    until: Span = ("forever",)

    def aims(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        """Return the Methuselahs from which it is stolen."""
        return held_by_others(s, self.what, f)

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.aims(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"steal {it if self.what == THAT else self.what.each(voice, it)}"


class StealBloodFrom(Deed):
    """Steal blood or life from a minion: what cannot be kept goes to the bank (C-063)."""

    amount: int = 1
    who: Group = THAT
    up_to: bool = False

    def aims(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        return held_by_others(s, self.who, f)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        actor, there = minion_of(s, f), living(s, self.who, f)
        n = min(self.amount, blood(s, there[0])) if there else 0
        if self.up_to and n:
            steps = [(k, ((run, StealBloodFrom(k, self.who), frame),)) for k in range(1, n + 1)]
            s.ask(f.seat, ("how much blood?",), [("number", (k,), then) for k, then in steps])
        elif actor is not None and n:
            taken = about(s, "blood", there[0], -n, detail=("stolen",))
            gained = about(s, "blood", actor[0], n, detail=("stolen",), after=0, as_much=True)
            hunted = [about(s, "hunts", actor[0], n, after=1, as_much=True)] if self.ACTION == "hunt" else []
            emit(s, frame, [taken, gained, *hunted])

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"steal {'up to ' if self.up_to else ''}{self.amount} blood or life from {self.who.each(voice, it)}"


class FeedOn(StealBloodFrom):
    """Steal blood from another vampire, as a hunt action; it may be an empty one (C-063)."""

    ACTION: ClassVar[str] = "hunt"


class StealPool(Deed):
    """Steal pool from another Methuselah."""

    amount: int = 1
    who: Group = PREY

    def aims(self, s: Vtes, f: Frame) -> tuple[int, ...]:
        return tuple(self.who.members(s, f))

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        for seat in [at for at in self.who.members(s, f) if at in playing(s)]:
            taken = about_seat("pool", seat, -self.amount)
            emit(s, frame, [taken, about_seat("pool", f.seat, self.amount, after=0, as_much=True)])

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"steal {self.amount} pool from {self.who.each(voice, it)}"
