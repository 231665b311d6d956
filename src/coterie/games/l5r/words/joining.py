"""What opponents may join in: each of them gives you honor to choose something, too (L-8.2, L-8.10)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts.teams import foes
from coterie.games.l5r.rules.bids import give_honor
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.players import as_seat, can_change_honor
from coterie.games.l5r.words.theirs import TheirTarget
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.cards.events import together
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame, bind
from coterie.words.voice import Voice


class PaidTarget(TheirTarget):
    """What each of several players may choose who gives you 1 honor for that."""

    def fit(self, s: Any, f: Frame) -> list[Any]:
        return super().fit(s, f) if self.group.KIND == "piece" else self.candidates(s, f)

    def ask(self, s: L5R, frame: int, seat: int) -> None:
        """Let a player choose, if there is something to choose and the player can give honor."""
        f: Frame = s.rows[frame]
        if not can_change_honor(s, seat, -1, f.source):
            return
        there = self.fit(s, Frame(f.source, seat, f.actor, f.bound))
        name = self.bound_for(seat)
        options: list[RawOption] = [
            (self.group.KIND, (at,), ((pay_to_join, seat, f.seat, f.source), (bind, frame, name, at))) for at in there
        ]
        if options:
            s.ask(seat, ("choose", self, f.source), [*options, ("no", (), ())])


@step("l5r.pay_to_join")
def pay_to_join(s: L5R, seat: int, taker: int, source: int) -> None:
    """Give 1 honor to the player whose ability it is."""
    give_honor(s, seat, taker, 1, source)


class Joined(Effect):
    """Something is done to what you have chosen, and to what each opponent has chosen who gave you 1 honor for that: to each
    once, to all of them at the same time (L-9.11).

    Attributes:
        does: what is done, and what can be chosen; you choose it as a target of that name.
        apart: who has chosen something is the one who does it.
    """

    does: PaidTarget
    apart: bool = False

    def choosers(self, s: L5R, f: Frame) -> tuple[int, ...]:
        """Return who may join in."""
        return foes(s, f.seat)

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        chosen = [(f.seat, f.get(self.does.name))]
        chosen += [(foe, at) for foe in foes(s, f.seat) if (at := f.get(self.does.bound_for(foe))) is not None]
        steps: list[Step] = []
        for seat, at in chosen if self.apart else [(f.seat, at) for at in dict.fromkeys([at for _, at in chosen])]:
            steps += [(as_seat, frame, seat), (bind, frame, self.does.name, at), (run, self.does.does, frame)]
        together(s, frame, *steps, (as_seat, frame, f.seat))

    def able(self, s: L5R, f: Frame) -> bool:
        return self.does.does.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        mine, one = self.does.does.say(voice, it), self.does.group.one(voice, it)
        more = "do the same with" if self.apart else "add"
        return f"{mine}; each opponent may first give you 1 honor to {more} {one} of their choice"
