"""Rings: unclaimed, claimed and contested ones (part 7)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.state import CONTESTED, UNCLAIMED, Ring
from coterie.kernel.limits import used
from coterie.kernel.modifiers import forbidding


def ring_of(s: Any, element: str) -> Ring:
    """Return the ring of an element."""
    found_: Ring = next(ring for ring in s.rings if ring.element == element)
    return found_


def unclaimed(s: Any) -> list[str]:
    """Return the elements of the unclaimed rings."""
    return [ring.element for ring in s.rings if ring.holder == UNCLAIMED]


def declarable_rings(s: Any, owner: int) -> list[str]:
    """Return the elements with which an owner may declare a conflict: of unclaimed rings that no effect bars (L-6.1)."""
    return [element for element in unclaimed(s) if not used(s, ("barred", owner, element), "phase")]


def claimed(s: Any, team: int) -> list[str]:
    """Return the elements of the rings that a team has claimed, which count for each member (U-223)."""
    return [ring.element for ring in s.rings if ring.holder == team]


def claimed_as(s: Any, kind: str) -> list[Ring]:
    """Return the rings that anybody has claimed as rings of a type (L-7.1)."""
    return [ring for ring in s.rings if ring.holder >= 0 and ring.side == kind]


def contested(s: Any) -> list[str]:
    """Return the elements of the rings that are contested."""
    return [ring.element for ring in s.rings if ring.holder == CONTESTED]


def is_safe(s: Any, piece: int, owner: int) -> bool:
    """Return whether a character is immune to the ring effects that an owner resolves (L-8.17)."""
    return bool(forbidding(s, "be chosen for rings", piece, ("seat", owner)))
