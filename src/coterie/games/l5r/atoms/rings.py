"""Rings and the Imperial Favor: claimed, contested, returned (parts 7 and 13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coterie.games.l5r.facts.rings import ring_of
from coterie.games.l5r.facts.teams import team_of
from coterie.games.l5r.state import CONTESTED, L5R, NOBODY, UNCLAIMED
from coterie.kernel.events import Atom, Event
from coterie.kernel.limits import used


def _claim(s: L5R, event: Event) -> int:
    """Let a team claim the ring whose element begins the detail, as one of the type that ends it (L-6.12, L-7.1)."""
    set_ring(s, event.detail[0], holder=team_of(s, event.seat), side=event.detail[-1])
    s.tell("claims", event.seat, event.detail[0])
    return 1


def set_ring(s: L5R, element: str, **fields: Any) -> None:
    """Change some fields of the ring of an element; who holds it anew has not claimed it as any type unless that is said."""
    if "holder" in fields:
        fields.setdefault("side", "")
    s.rings = tuple([ring.but(**fields) if ring.element == element else ring for ring in s.rings])


def contest(s: L5R, element: str) -> None:
    """Make a ring the contested one."""
    set_ring(s, element, holder=CONTESTED)


def return_rings(s: L5R, holders: tuple[int, ...]) -> None:
    """Return the rings of some holders to the unclaimed pool (L-6.7, 4.7)."""
    s.rings = tuple([ring.but(holder=UNCLAIMED, side="") if ring.holder in holders else ring for ring in s.rings])


def _ring_fate(s: L5R, event: Event) -> int:
    """Put fate on the ring whose element is the detail, or take it off."""
    ring = ring_of(s, event.detail[0])
    after = max(0, ring.fate + event.amount)
    set_ring(s, ring.element, fate=after)
    return abs(after - ring.fate)


def _favor(s: L5R, event: Event) -> int:
    """Let a team claim the Imperial Favor. The detail is the side that it lies on, if it has sides (L-13.1)."""
    s.favor = team_of(s, event.seat)
    s.favor_side = event.detail[0] if event.detail else ""
    if s.favor_side:
        s.tell("favor", event.seat, s.favor_side)
    else:
        s.tell("favor of no side", event.seat)
    return 1


def _lose_favor(s: L5R, event: Event) -> int:
    """Return the Imperial Favor to the middle; the whole team loses it (L-13.3, U-143)."""
    if s.favor != NOBODY:
        s.tell("loses favor", event.seat)
    s.favor, s.favor_side = NOBODY, ""
    return 1


def _can_claim(s: L5R, event: Event) -> bool:
    """Return whether a team can claim a ring: a card may keep it from that in a conflict."""
    return not used(s, ("claims none", team_of(s, event.seat)), "conflict")


ATOMS: Mapping[str, Atom] = {
    "claim": Atom(_claim, _can_claim),
    "ring fate": Atom(_ring_fate),
    "favor": Atom(_favor),
    "lose favor": Atom(_lose_favor),
}
