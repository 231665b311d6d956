"""Rings: as rings of which type they were claimed, who claims none, and rings that are claimed in another way (L-6.12)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.l5r.atoms.pools import FROM_RING, fate_by
from coterie.games.l5r.atoms.rings import set_ring
from coterie.games.l5r.facts.cards import side_of
from coterie.games.l5r.facts.conflicts import conflict, defending_team
from coterie.games.l5r.facts.provinces import elements_of
from coterie.games.l5r.facts.rings import claimed, claimed_as, ring_of, unclaimed
from coterie.games.l5r.facts.teams import foes, in_order, team_of, teams
from coterie.games.l5r.rules import rings
from coterie.games.l5r.rules.favor import winner_of_count
from coterie.games.l5r.state import L5R, NOBODY, UNCLAIMED
from coterie.games.l5r.words.rings import ask_ring
from coterie.kernel.events import Event, about, about_seat, happening
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import Piece
from coterie.kernel.steps import step
from coterie.words.amounts import Amount
from coterie.words.cards.answered import event_of
from coterie.words.cards.answering import done
from coterie.words.cards.events import emit
from coterie.words.cards.groups import living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Noun, Voice


class HasClaimedAs(Condition):
    """Your team has claimed a ring as one of a type."""

    kind: Literal["military", "political"]

    def holds(self, s: Any, f: Frame) -> bool:
        return any(ring.holder == team_of(s, f.seat) for ring in claimed_as(s, self.kind))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you have a ring that was claimed as {self.kind}"


class RingsAs(Amount):
    """How many rings anybody has claimed as rings of a type."""

    kind: Literal["military", "political"]

    def value(self, s: Any, f: Frame) -> int:
        return len(claimed_as(s, self.kind))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the number of rings claimed as {self.kind}"


class ReturnInstead(Effect):
    """The contested ring goes back to the unclaimed ones; only within `Instead`, of a claim of that ring."""

    def run(self, s: L5R, frame: int) -> None:
        now = conflict(s)
        if now is not None:
            set_ring(s, now.element, holder=UNCLAIMED)

    def able(self, s: L5R, f: Frame) -> bool:
        now, event = conflict(s), event_of(s, f)
        return now is not None and event is not None and event.detail[0] == now.element

    def say(self, voice: Voice, it: str = "it") -> str:
        return "return the contested ring to the unclaimed rings"


class ClaimsNone(Effect):
    """The team of a card's controller cannot claim rings until the conflict ends."""

    whose: Group

    def run(self, s: L5R, frame: int) -> None:
        for p in living(s, self.whose, s.rows[frame]):
            count_use(s, ("claims none", side_of(s, p)), "conflict")

    def able(self, s: L5R, f: Frame) -> bool:
        return conflict(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"keep the controller of {self.whose.each(voice, it)} from claiming rings during this conflict"


class TakeClaimed(Effect):
    """Take a ring that the defending player has claimed, as one of the same type (L-7.1)."""

    def _there(self, s: L5R, f: Frame) -> list[str]:
        now = conflict(s)
        foe = -1 if now is None else defending_team(s, now)
        return claimed(s, foe) if foe >= 0 and foe != team_of(s, f.seat) else []

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        ask_ring(s, f.seat, self._there(s, f), (take_claimed, frame))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "take a ring that the defending player has claimed"


@step("l5r.take_claimed")
def take_claimed(s: L5R, frame: int, element: str) -> None:
    """Let a team have a ring that another has claimed."""
    set_ring(s, element, holder=team_of(s, s.rows[frame].seat), side=ring_of(s, element).side)
    done(s, frame)


class ResolveAndClaim(Effect):
    """Resolve the effect of the unclaimed ring that was chosen, gain the fate on it and claim it as one of a type."""

    kind: Literal["military", "political"]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        chosen = f.get("ring")
        if chosen in unclaimed(s):
            s.do((rings.resolve, f.seat, chosen), (claim_it, f.seat, chosen, self.kind))

    def able(self, s: L5R, f: Frame) -> bool:
        return f.get("ring") in unclaimed(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"resolve the effect of that ring, then claim it as a {self.kind} ring and gain all fate on it"


@step("l5r.claim_it")
def claim_it(s: L5R, seat: int, element: str, kind: str) -> None:
    """Claim a ring that is still unclaimed, and gain the fate on it."""
    ring = ring_of(s, element)
    if ring.holder != UNCLAIMED:
        return
    gained = [Event("ring fate", amount=-ring.fate, detail=(element,)), fate_by(seat, ring.fate, detail=FROM_RING)]
    s.do((happening, about_seat("claim", seat, detail=(element, kind)), *(gained if ring.fate else ())))


class OfHolder(Filter):
    """A card of a player who has claimed the ring of an element."""

    PART: ClassVar[Part] = "after"
    element: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(ring_of(s, self.element).holder == team_of(s, s.game.speaks(s, item, row)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"of a player who has claimed the {self.element} ring"


class OtherHolders(Group):
    """Other players who have claimed the ring of an element."""

    KIND: ClassVar[str] = "seat"
    element: str

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        holder = ring_of(s, self.element).holder
        return tuple([owner for owner in in_order(s) if owner != f.seat and team_of(s, owner) == holder])

    def open(self, s: Any) -> bool:
        """Return whether everybody knows who can be chosen."""
        return True

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        who = f"who has claimed the {self.element} ring"
        return Noun(f"other player {who}", f"other players {who.replace('has', 'have')}")


class MostOfOneFoe(Amount):
    """The greatest number of rings that one opponent has claimed."""

    def value(self, s: Any, f: Frame) -> int:
        return max([len(claimed(s, team_of(s, foe))) for foe in foes(s, f.seat)], default=0)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the most rings that an opponent has claimed"


class ClaimedElement(Filter):
    """A province with an element of a ring that you have claimed."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        mine, own = claimed(s, team_of(s, f.seat)), elements_of(s, row)
        return bool(mine) and ("all" in own or any(element in mine for element in own))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with an element of a ring that you have claimed"


CLAIMED_ELEMENT = ClaimedElement()


class FateOfRing(Effect):
    """Move all fate from the ring that was chosen to a character."""

    to: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        fate = ring_of(s, f.get("ring")).fate
        for p in living(s, self.to, f)[:1]:
            moved = Event("ring fate", amount=-fate, detail=(f.get("ring"),))
            emit(s, frame, [moved, about(s, "place", p, fate)])

    def able(self, s: L5R, f: Frame) -> bool:
        chosen = f.get("ring")
        return chosen is not None and ring_of(s, chosen).fate > 0 and bool(living(s, self.to, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move all fate from that ring to {self.to.each(voice, it)}"


class CountForRings(Effect):
    """Count glory; the team that loses the count returns all rings that it has claimed (L-12.7)."""

    def run(self, s: L5R, frame: int) -> None:
        s.do((happening, about_seat("glory count", in_order(s)[0])), (give_rings_up, frame))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(claimed(s, team) for team in teams(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "count glory; the player who loses the count returns all rings that they have claimed"


@step("l5r.give_rings_up")
def give_rings_up(s: L5R, frame: int) -> None:
    """Let the team with less glory return its rings; on a tie nobody does."""
    winner = winner_of_count(s)
    for team in teams(s):
        if winner not in (NOBODY, team):
            for element in claimed(s, team):
                set_ring(s, element, holder=UNCLAIMED)
                done(s, frame)
