"""The effects of rings: of the contested one, of unclaimed and claimed ones, of one of your choice (part 7)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.atoms.conflicts import set_conflict
from coterie.games.l5r.facts.conflicts import conflict, elements
from coterie.games.l5r.facts.provinces import elements_of
from coterie.games.l5r.facts.rings import claimed, unclaimed
from coterie.games.l5r.facts.teams import team_of
from coterie.games.l5r.rules import rings
from coterie.games.l5r.state import ELEMENTS, L5R, NOBODY
from coterie.games.l5r.words.rings import ask_ring
from coterie.kernel.steps import step
from coterie.words.cards.answered import event_of
from coterie.words.cards.groups import living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Voice


class ResolveRing(Effect):
    """Resolve the effect of the contested ring as the attacking player (L-7.4)."""

    def run(self, s: L5R, frame: int) -> None:
        there = elements(s)
        if there:
            rings.offer(s, s.rows[frame].seat, there)

    def able(self, s: L5R, f: Frame) -> bool:
        return conflict(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "resolve the effect of the contested ring"


class ResolveFreeRings(Effect):
    """Resolve the effects of so many unclaimed rings at most, each once, as the attacking player (L-7.2)."""

    most: int = 1

    def run(self, s: L5R, frame: int) -> None:
        s.do((next_ring, frame, self.most, ()))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(unclaimed(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"resolve the effects of up to {self.most} unclaimed rings"


@step("l5r.next_ring")
def next_ring(s: L5R, frame: int, left: int, done: tuple[str, ...]) -> None:
    """Ask which unclaimed ring is resolved next."""
    there = [element for element in unclaimed(s) if element not in done]
    if left:
        ask_ring(s, s.rows[frame].seat, there, (free_ring, frame, left, done), ("no", (), ()))


@step("l5r.free_ring")
def free_ring(s: L5R, frame: int, left: int, done: tuple[str, ...], element: str) -> None:
    """Resolve an unclaimed ring, then ask for the next."""
    s.do((rings.resolve, s.rows[frame].seat, element), (next_ring, frame, left - 1, (*done, element)))


class ResolveClaimedRings(Effect):
    """Resolve the effect of each ring that you have claimed, in the order that you choose, as the attacking player."""

    def run(self, s: L5R, frame: int) -> None:
        s.do((next_claimed, frame, ()))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(claimed(s, team_of(s, f.seat)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "resolve the effect of each ring that you have claimed"


@step("l5r.next_claimed")
def next_claimed(s: L5R, frame: int, done: tuple[str, ...]) -> None:
    """Ask which claimed ring is resolved next, until all of them have been."""
    seat = s.rows[frame].seat
    there = [element for element in claimed(s, team_of(s, seat)) if element not in done]
    ask_ring(s, seat, there, (claimed_ring, frame, done))


@step("l5r.claimed_ring")
def claimed_ring(s: L5R, frame: int, done: tuple[str, ...], element: str) -> None:
    """Resolve a claimed ring, then ask for the next."""
    s.do((rings.resolve, s.rows[frame].seat, element), (next_claimed, frame, (*done, element)))


class ResolveChosen(Effect):
    """Resolve the effect of a ring of your choice as the attacking player, perhaps of another than the one of the answered
    event."""

    other: bool = False

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        event = event_of(s, f) if self.other else None
        there = [element for element in ELEMENTS if event is None or element not in event.detail]
        ask_ring(s, f.seat, there, (resolve_it, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"resolve the effect of {'another ring' if self.other else 'a ring of your choice'}"


@step("l5r.resolve_chosen_ring")
def resolve_it(s: L5R, seat: int, element: str) -> None:
    """Resolve the effect of a ring that was chosen."""
    s.do((rings.resolve, seat, element))


class ResolveOf(Effect):
    """Resolve the ring effect of an element of a province as the attacking player (L-3.2, L-7.4)."""

    of: Group

    def _there(self, s: Any, f: Frame) -> list[str]:
        named = [element for p in living(s, self.of, f) for element in elements_of(s, s.pieces[p])]
        return [element for element in ELEMENTS if element in named or "all" in named]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        ask_ring(s, f.seat, self._there(s, f), (resolve_it, f.seat))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"resolve the effect of a ring that has an element of {self.of.each(voice, it)}"


class TakeRing(Effect):
    """The ring effect of the conflict is cancelled; you resolve it as if you had won as the attacker, and claim the ring. What
    has been cancelled before is not cancelled again (L-9.6)."""

    def run(self, s: L5R, frame: int) -> None:
        if self.able(s, s.rows[frame]):
            set_conflict(s, taken_by=s.rows[frame].seat)

    def able(self, s: L5R, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and now.taken_by == NOBODY

    def say(self, voice: Voice, it: str = "it") -> str:
        return "cancel the effect of the contested ring; you resolve it in place of the attacker and claim the ring"
