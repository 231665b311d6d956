"""Rings that go back, fate on rings, and ring effects of one's choice (part 7)."""

from __future__ import annotations

from coterie.games.l5r.atoms.pools import FROM_RING, fate_by
from coterie.games.l5r.atoms.rings import set_ring
from coterie.games.l5r.facts.cards import traits_of
from coterie.games.l5r.facts.rings import claimed, ring_of, unclaimed
from coterie.games.l5r.facts.teams import team_of
from coterie.games.l5r.rules import rings
from coterie.games.l5r.state import ELEMENTS, L5R, UNCLAIMED
from coterie.games.l5r.words.rings import ask_ring
from coterie.kernel.events import Event
from coterie.kernel.pieces import pile
from coterie.kernel.steps import step
from coterie.words.cards.answered import event_of
from coterie.words.cards.answering import done
from coterie.words.cards.events import emit
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.purse import Purse
from coterie.words.voice import Voice


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
