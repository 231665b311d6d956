"""Rings: whose they are, where they lie, and the fate on them (part 7)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.atoms.conflicts import set_conflict
from coterie.games.l5r.atoms.pools import FROM_RING, fate_by
from coterie.games.l5r.atoms.rings import contest, set_ring
from coterie.games.l5r.factions import the_shadowlands
from coterie.games.l5r.facts.cards import traits_of
from coterie.games.l5r.facts.conflicts import attacking, conflict
from coterie.games.l5r.facts.rings import claimed, ring_of, unclaimed
from coterie.games.l5r.facts.teams import foes_meant, team_of
from coterie.games.l5r.rules import winning
from coterie.games.l5r.state import ELEMENTS, L5R, NOBODY, UNCLAIMED
from coterie.games.l5r.words.players import OPPONENT, Opponent, one_of
from coterie.kernel.events import Event, about
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import pile
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import current
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Number, value_of
from coterie.words.cards.answering import done
from coterie.words.cards.events import could_be, emit
from coterie.words.cards.groups import living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.voice import Noun, Voice


def ask_ring(s: L5R, seat: int, there: list[str] | tuple[str, ...], then: Step, *more: RawOption) -> None:
    """Ask a seat for a ring; the element is the last argument of the step that follows."""
    options: list[RawOption] = [("pick ring", (element,), ((*then, element),)) for element in there]
    if options:
        s.ask(seat, ("which ring?",), [*options, *more])


class Rings(Group):
    """The five rings, each by its element, as targets (L-8.10); or those that are unclaimed."""

    KIND: ClassVar[str] = "pick ring"
    free: bool = False

    def members(self, s: L5R, f: Frame) -> tuple[str, ...]:
        return tuple(unclaimed(s)) if self.free else ELEMENTS

    def open(self, s: L5R) -> bool:
        """Return whether everybody knows what can be chosen."""
        return True

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("unclaimed ring", "unclaimed rings", "an") if self.free else Noun("ring", "rings")


# ── whose they are ────────────────────────────────────────────────────────────────────────────────────────────────────


class RingFree(Condition):
    """The ring of an element is unclaimed."""

    element: str

    def holds(self, s: Any, f: Frame) -> bool:
        return bool(ring_of(s, self.element).holder == UNCLAIMED)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the {self.element} ring is unclaimed"


class RingClaimed(Condition):
    """Somebody has claimed the ring of an element (L-7.6)."""

    element: str

    def holds(self, s: Any, f: Frame) -> bool:
        return bool(ring_of(s, self.element).holder >= 0)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the {self.element} ring is claimed"


class FewerRings(Condition):
    """An opponent has claimed more rings than you."""

    def holds(self, s: Any, f: Frame) -> bool:
        mine = len(claimed(s, team_of(s, f.seat)))
        return any(len(claimed(s, team_of(s, foe))) > mine for foe in foes_meant(s, f))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "an opponent has claimed more rings than you"


class WinWithAllRings(Effect):
    """You win the game if your team has claimed all rings (L-19.2); not against the Shadowlands (L-20.2)."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        if self.able(s, f):
            winning.over(s, team_of(s, f.seat), "enlightenment")

    def able(self, s: L5R, f: Frame) -> bool:
        return len(claimed(s, team_of(s, f.seat))) == len(ELEMENTS) and the_shadowlands(s) == NOBODY

    def say(self, voice: Voice, it: str = "it") -> str:
        return "if you have claimed all five rings, win the game"


class BarRing(Effect):
    """Your opponent cannot declare conflicts with a ring that was chosen, in this phase.

    Attributes:
        ring: the name that the ring was chosen by.
        whom: who cannot.
    """

    ring: str = "ring"
    whom: Opponent = OPPONENT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        foe = one_of(s, OPPONENT, f)
        if foe >= 0 and f.get(self.ring) is not None:
            count_use(s, ("barred", foe, f.get(self.ring)), "phase")

    def able(self, s: L5R, f: Frame) -> bool:
        barred = [used(s, ("barred", foe, f.get(self.ring)), "phase") for foe in self.whom.members(s, f)]
        return bool(current(s, "phase")) and f.get(self.ring) is not None and 0 in barred

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.whom.called(voice)} cannot declare conflicts of the element of that ring this phase"


# ── rings that change places or go back ───────────────────────────────────────────────────────────────────────────────


class SwitchRings(Effect):
    """Switch a ring that you have claimed with an unclaimed one, and gain all fate on that."""

    def run(self, s: L5R, frame: int) -> None:
        ask_ring(s, s.rows[frame].seat, claimed(s, team_of(s, s.rows[frame].seat)), (switch_for, frame))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(claimed(s, team_of(s, f.seat))) and bool(unclaimed(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "switch a ring that you have claimed with an unclaimed ring, gaining all fate on it"


@step("l5r.switch_for")
def switch_for(s: L5R, frame: int, given: str) -> None:
    """Ask for which unclaimed ring a claimed one is given."""
    ask_ring(s, s.rows[frame].seat, unclaimed(s), (switch_rings, frame, given))


@step("l5r.switch_rings")
def switch_rings(s: L5R, frame: int, given: str, taken: str) -> None:
    """Switch two rings, and gain the fate on the one that is taken."""
    seat, fate, side = s.rows[frame].seat, ring_of(s, taken).fate, ring_of(s, given).side
    set_ring(s, given, holder=UNCLAIMED)
    set_ring(s, taken, holder=team_of(s, seat), side=side)  # as the other (D-964)
    if fate:
        emit(s, frame, [Event("ring fate", amount=-fate, detail=(taken,)), fate_by(seat, fate, detail=FROM_RING)])


class SwitchContested(Effect):
    """Switch the contested ring with an unclaimed one; the conflict keeps its type. An attacker gains the fate on the ring
    that is contested now."""

    def run(self, s: L5R, frame: int) -> None:
        ask_ring(s, s.rows[frame].seat, unclaimed(s), (contest_instead, frame))

    def able(self, s: L5R, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and not now.over and bool(unclaimed(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "exchange the contested ring for an unclaimed one"


@step("l5r.contest_instead")
def contest_instead(s: L5R, frame: int, element: str) -> None:
    """Let another ring be contested."""
    now = conflict(s)
    if now is None:
        return
    fate = ring_of(s, element).fate
    set_ring(s, now.element, holder=UNCLAIMED)
    contest(s, element)
    set_conflict(s, element=element)
    takers = dict.fromkeys(s.game.speaks(s, p) for p in attacking(s)) or (now.by,)
    if fate:  # of several attackers they say which gains it (U-211)
        s.ask(now.by, ("ring fate?",), [("seat", (n,), ((gain_ring_fate, frame, element, n),)) for n in takers])


@step("l5r.gain_ring_fate")
def gain_ring_fate(s: L5R, frame: int, element: str, seat: int) -> None:
    """Gain all fate on a ring."""
    fate = ring_of(s, element).fate
    emit(s, frame, [Event("ring fate", amount=-fate, detail=(element,)), fate_by(seat, fate, detail=FROM_RING)])


class ContestThat(Effect):
    """Move all fate from the ring that was chosen to the contested one, and let the two change places."""

    def run(self, s: L5R, frame: int) -> None:
        now, chosen = conflict(s), s.rows[frame].get("ring")
        if now is not None and chosen is not None:
            fate = ring_of(s, chosen).fate
            if fate:
                moved = [("ring fate", -fate, chosen), ("ring fate", fate, now.element)]
                emit(s, frame, [Event(kind, amount=n, detail=(element,)) for kind, n, element in moved])
            s.do((change_places, now.element, chosen))

    def able(self, s: L5R, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and not now.over and f.get("ring") not in (None, now.element)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "move all fate from that ring to the contested ring and let them change places"


@step("l5r.change_places")
def change_places(s: L5R, one: str, other: str) -> None:
    """Let the contested ring be where another is, which is contested instead."""
    set_ring(s, one, holder=ring_of(s, other).holder, side=ring_of(s, other).side)
    contest(s, other)
    set_conflict(s, element=other)


class ReturnRing(Effect):
    """Return a ring that you have claimed, of an element or of any, or of one of your role, so that it is unclaimed."""

    element: str = ""

    def _there(self, s: L5R, f: Frame) -> list[str]:
        there = claimed(s, team_of(s, f.seat))
        if self.element == "role":
            traits = [trait for p in pile(s, "role", f.seat) for trait in traits_of(s, p)]
            return [element for element in there if element in traits]
        return [element for element in there if self.element in ("", element)]

    def run(self, s: L5R, frame: int) -> None:
        ask_ring(s, s.rows[frame].seat, self._there(s, s.rows[frame]), (ring_goes_back, frame))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s, f))

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return self.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        which = {"": "a ring", "role": "a ring of an element of your role"}.get(
            self.element, f"the {self.element} ring"
        )
        return f"return {which} that you have claimed"


@step("l5r.ring_goes_back")
def ring_goes_back(s: L5R, frame: int, element: str) -> None:
    """Return a ring to the middle."""
    set_ring(s, element, holder=UNCLAIMED)
    done(s, frame)


class FreeRing(Effect):
    """Return the ring of an element, which any player may have claimed, to the unclaimed ones."""

    element: str

    def run(self, s: L5R, frame: int) -> None:
        if self.able(s, s.rows[frame]):
            set_ring(s, self.element, holder=UNCLAIMED)
            done(s, frame)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(ring_of(s, self.element).holder >= 0)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"return the {self.element} ring that a player has claimed"


# ── fate on rings ─────────────────────────────────────────────────────────────────────────────────────────────────────


class SpendToRing(Effect):
    """Spend fate to an unclaimed ring, perhaps to that of an element (L-7.1)."""

    amount: int = 1
    element: str = ""

    def _there(self, s: L5R) -> list[str]:
        return [element for element in unclaimed(s) if self.element in ("", element)]

    def run(self, s: L5R, frame: int) -> None:
        ask_ring(s, s.rows[frame].seat, self._there(s), (spend_to, frame, self.amount))

    def able(self, s: L5R, f: Frame) -> bool:
        return s.fate[f.seat] >= self.amount and bool(self._there(s))

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return bool(self._there(s)) and purse.take(("fate", f.seat), self.amount, s.fate[f.seat])

    def say(self, voice: Voice, it: str = "it") -> str:
        ring = f"the unclaimed {self.element} ring" if self.element else "an unclaimed ring"
        return f"place {self.amount} fate from your pool on {ring}"


@step("l5r.spend_to")
def spend_to(s: L5R, frame: int, n: int, element: str) -> None:
    """Spend fate to a ring."""
    emit(s, frame, [fate_by(s.rows[frame].seat, -n), Event("ring fate", amount=n, detail=(element,))])


class FateToRing(Effect):
    """Move fate from a card to the ring that was chosen."""

    amount: int = 1
    source: Group = THAT

    def _n(self, s: L5R, f: Frame) -> int:
        there = living(s, self.source, f)
        return min(self.amount, s.pieces[there[0]].count("fate")) if there else 0

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = self._n(s, f)
        for p in living(s, self.source, f)[:1]:
            emit(s, frame, [about(s, "remove", p, n), Event("ring fate", amount=n, detail=(f.get("ring"),))])

    def able(self, s: L5R, f: Frame) -> bool:
        there = living(s, self.source, f)
        return self._n(s, f) > 0 and could_be(s, "remove", there[0], f.source) and f.get("ring") is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move {self.amount} fate from {self.source.each(voice, it)} to that ring"


class FateOnRing(Effect):
    """Lay fate on the ring of an element, as long as nobody has claimed or contests it."""

    element: str
    amount: int = 1

    def run(self, s: L5R, frame: int) -> None:
        if self.able(s, s.rows[frame]):
            emit(s, frame, [Event("ring fate", amount=self.amount, detail=(self.element,))])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(ring_of(s, self.element).holder == UNCLAIMED)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"if the {self.element} ring is unclaimed, place {self.amount} fate on it"


class FateToFree(Effect):
    """Lay 1 fate on an unclaimed ring of your choice: from the bank, or from the pool of another player."""

    who: Group | None = None

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        payer = NOBODY if self.who is None else one_of(s, self.who, f)
        ask_ring(s, f.seat, unclaimed(s), (fate_to_free, frame, payer))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(unclaimed(s)) and (self.who is None or any(s.fate[seat] for seat in self.who.members(s, f)))

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.who is None:
            return "lay 1 fate from the bank on an unclaimed ring"
        return f"move 1 fate from the pool of {self.who.each(voice, it)} to an unclaimed ring"


@step("l5r.fate_to_free")
def fate_to_free(s: L5R, frame: int, payer: int, element: str) -> None:
    """Lay 1 fate on a ring, from a player's pool if one pays."""
    laid = [Event("ring fate", amount=1, detail=(element,))]
    emit(s, frame, laid if payer == NOBODY else [fate_by(payer, -1), *laid])


class RingToRing(Effect):
    """Move fate from the unclaimed ring that was chosen to a different unclaimed ring."""

    def run(self, s: L5R, frame: int) -> None:
        chosen = s.rows[frame].get("ring")
        others = [element for element in unclaimed(s) if element != chosen]
        ask_ring(s, s.rows[frame].seat, others, (ring_to_ring, frame, chosen))

    def able(self, s: L5R, f: Frame) -> bool:
        chosen = f.get("ring")
        return chosen is not None and ring_of(s, chosen).fate > 0 and len(unclaimed(s)) > 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return "move 1 fate from that ring to a second unclaimed ring"


@step("l5r.ring_to_ring")
def ring_to_ring(s: L5R, frame: int, one: str, other: str) -> None:
    """Move 1 fate from a ring to another."""
    moved = [Event("ring fate", amount=-1, detail=(one,)), Event("ring fate", detail=(other,))]
    emit(s, frame, moved)


class EachFreeRing(Effect):
    """Each unclaimed ring without fate receives 1 fate, or every unclaimed ring; or each of them loses 1."""

    gain: bool = True
    bare: bool = True

    def _there(self, s: L5R) -> list[str]:
        if self.gain and not self.bare:
            return list(unclaimed(s))
        return [element for element in unclaimed(s) if bool(ring_of(s, element).fate) != self.gain]

    def run(self, s: L5R, frame: int) -> None:
        n = 1 if self.gain else -1
        emit(s, frame, [Event("ring fate", amount=n, detail=(element,)) for element in self._there(s)])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.gain:
            return f"place 1 fate on each unclaimed ring{' without fate' if self.bare else ''}"
        return "take 1 fate off each unclaimed ring"


class FateOffRing(Effect):
    """Gain fate from the unclaimed ring that was chosen."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        emit(s, frame, [Event("ring fate", amount=-1, detail=(f.get("ring"),)), fate_by(f.seat, 1, detail=FROM_RING)])

    def able(self, s: L5R, f: Frame) -> bool:
        chosen = f.get("ring")
        return chosen is not None and ring_of(s, chosen).fate > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "gain 1 fate from that ring"


class SpreadOverRings(Effect):
    """Lay fate on the unclaimed rings as evenly as possible, counting all that a phase has brought them in this way."""

    amount: Number

    def run(self, s: L5R, frame: int) -> None:
        s.do(*[(spread_one, frame)] * value_of(s, self.amount, s.rows[frame]))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(unclaimed(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "place that fate on the unclaimed rings, as evenly as possible this phase"


@step("l5r.spread_one")
def spread_one(s: L5R, frame: int) -> None:
    """Ask which ring is next, of those that have received the least."""
    had = {element: used(s, ("spread", element), "phase") for element in unclaimed(s)}
    least = [element for element, n in had.items() if n == min(had.values())]
    ask_ring(s, s.rows[frame].seat, least, (spread_to, frame))


@step("l5r.spread_to")
def spread_to(s: L5R, frame: int, element: str) -> None:
    """Lay 1 fate on a ring."""
    count_use(s, ("spread", element), "phase")
    emit(s, frame, [Event("ring fate", detail=(element,))])
