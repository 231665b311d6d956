"""6, 24. Which provinces a team can attack: those of several opponents in turn (L-6.2, U-182, U-208, U-213)."""

from __future__ import annotations

from coterie.games.l5r.facts.cards import characters
from coterie.games.l5r.facts.conflicts import AGAINST, attackers_of
from coterie.games.l5r.facts.provinces import (
    eligible_provinces,
    is_broken,
    is_stronghold_province,
    owner_at,
    place_of,
    provinces,
)
from coterie.games.l5r.facts.teams import members
from coterie.games.l5r.state import L5R
from coterie.kernel.limits import used
from coterie.kernel.modifiers import forbidding


def open_to(s: L5R, team: int, kind: str = "") -> list[int]:
    """Return the provinces that a team can attack now in a conflict of a type, "" for either. No opponent is attacked a second
    time while another one that holds out can be attacked for the first time (U-182, U-208, U-213)."""
    there = [p for p in eligible_provinces(s, team) if is_open(s, p, kind) and not is_spared(s, team, p)]
    if kind and any(("cannot", AGAINST, p) in s.ears for p in characters(s)):
        there = [p for p in there if next(attackers_of(s, team, kind, (owner_at(place_of(s, p)),)), None) is not None]
    fresh = [p for p in there if not attacked(s, team, owner_at(place_of(s, p)))]
    return fresh if any(holds_out(s, owner_at(place_of(s, p))) for p in fresh) else there


def is_open(s: L5R, piece: int, kind: str = "") -> bool:
    """Return whether nothing forbids attacking a province, in a conflict of a type if one is given (L-8.17)."""
    verbs = ("be attacked", f"be attacked in {kind}") if kind else ("be attacked",)
    return not any(forbidding(s, verb, piece) for verb in verbs)


def is_spared(s: L5R, team: int, piece: int) -> bool:
    """Return whether a team has attacked the owner of a province in this round, and may not do so twice."""
    owner = owner_at(place_of(s, piece))
    return bool(used(s, ("once against", team, owner), "round")) and attacked(s, team, owner) > 0


def attacked(s: L5R, team: int, owner: int) -> int:
    """Return how many conflicts a team has declared against an owner in this phase."""
    return sum([used(s, ("attacked", mate, owner), "phase") for mate in members(s, team)])


def holds_out(s: L5R, owner: int) -> bool:
    """Return whether an owner's stronghold province is unbroken, or any province of an owner without one."""
    there = provinces(s, owner)
    last = [p for p in there if is_stronghold_province(s, p)]  # none in skirmish
    return any(not is_broken(s, p) for p in last or there)
