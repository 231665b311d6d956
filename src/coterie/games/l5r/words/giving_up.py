"""Costs of which the player chooses how much is paid: rings, cards of the hand, honor. How much it was is remembered as
“given up”, and what follows may depend on it (L-8.3, D-969)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.atoms.rings import set_ring
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.rings import claimed
from coterie.games.l5r.facts.teams import team_of
from coterie.games.l5r.state import L5R, UNCLAIMED
from coterie.games.l5r.words.players import GainHonor, discard_these
from coterie.games.l5r.words.targets import UpTo
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Ref, pile
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.amounts import Amount
from coterie.words.cards.answering import done
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame, bind
from coterie.words.purse import Purse
from coterie.words.voice import Voice

GIVEN = "given up"


class GivenUp(Amount):
    """How much was paid of what the player could choose; 1 before it is paid, the least that it can be.

    Attributes:
        called: what that is.
    """

    called: str

    def value(self, s: Any, f: Frame) -> int:
        n = f.get(GIVEN)
        return 1 if n is None else int(n)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the number of {self.called}"


class AsMany(UpTo, kw_only=True):
    """As many things as an amount that is worked out when they are chosen, no fewer."""

    def is_enough(self, s: L5R, f: Frame, fit: tuple[Ref, ...], chosen: tuple[Ref, ...]) -> bool:
        return len(chosen) >= min(self.amount.value(s, f), len(fit))

    def takes_all(self, s: L5R, f: Frame, fit: tuple[Ref, ...]) -> bool:
        return len(fit) <= self.amount.value(s, f)

    def phrase(self, voice: Voice, it: str = "it") -> str:
        return f"as many {self.group.noun(voice, it).many}"


class ReturnRings(Effect):
    """Return one or more rings that you have claimed, so that they are unclaimed."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = tuple(claimed(s, team_of(s, f.seat)))
        s.do(
            (
                choose_several,
                f.seat,
                ("choose", self, f.source),
                "pick ring",
                there,
                1,
                len(there),
                (rings_go_back, frame),
            )
        )

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(claimed(s, team_of(s, f.seat)))

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return self.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "return 1 or more rings that you have claimed"


@step("l5r.rings_go_back")
def rings_go_back(s: L5R, frame: int, elements: tuple[str, ...]) -> None:
    """Return rings to the middle, and remember how many."""
    for element in elements:
        set_ring(s, element, holder=UNCLAIMED)
    done(s, frame)
    s.do((bind, frame, GIVEN, len(elements)))


class DiscardSome(Effect):
    """Discard one or more cards of your hand, up to an amount."""

    most: Amount

    def _held(self, s: L5R, f: Frame) -> tuple[int, ...]:
        return tuple([p for p in pile(s, "hand", f.seat) if p != f.source])

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = self._held(s, f)
        most = min(self.most.value(s, f), len(there))
        then = (discard_and_count, frame)
        s.do((choose_several, f.seat, ("discard up to?", most), "piece", there, 1, most, then, False))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._held(s, f)) and self.most.value(s, f) > 0

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return self.able(s, f) and purse.take(("hand", f.seat), 1, len(self._held(s, f)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "discard 1 or more cards"


@step("l5r.discard_and_count")
def discard_and_count(s: L5R, frame: int, chosen: tuple[int, ...]) -> None:
    """Discard the cards that were chosen, and remember how many."""
    s.do((bind, frame, GIVEN, len(chosen)), (discard_these, frame, chosen))


class LoseSomeHonor(Effect):
    """Lose 1 or more honor, up to an amount."""

    most: Amount

    def _most(self, s: L5R, f: Frame) -> int:
        n = self.most.value(s, f)
        return min(n, s.honor[f.seat]) if is_clan(s, f.seat) else n

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        options: list[RawOption] = [
            ("lose honor", (n,), ((lose_and_count, frame, n),)) for n in range(1, self._most(s, f) + 1)
        ]
        s.ask(f.seat, ("how much honor?",), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return self._most(s, f) > 0 and GainHonor(-1).able(s, f)

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return self._most(s, f) > 0 and GainHonor(-1).payable(s, f, purse)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "lose 1 or more honor"


@step("l5r.lose_and_count")
def lose_and_count(s: L5R, frame: int, n: int) -> None:
    """Lose the honor that was chosen, and remember how much."""
    s.rows[frame] = s.rows[frame].bind(GIVEN, n)
    if is_clan(s, s.rows[frame].seat):
        GainHonor(-n).run(s, frame)
    else:
        done(s, frame)  # all honor counts as paid (U-025)


class Unless(Effect):
    """A cost that is not paid while a condition holds."""

    condition: Condition
    cost: Effect

    def run(self, s: L5R, frame: int) -> None:
        if self.condition.holds(s, s.rows[frame]):
            done(s, frame)
        else:
            s.do((run, self.cost, frame))

    def able(self, s: L5R, f: Frame) -> bool:
        return self.condition.holds(s, f) or self.cost.able(s, f)

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return self.condition.holds(s, f) or self.cost.payable(s, f, purse)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.cost.say(voice, it)} (unless {self.condition.say(voice, it)})"
