"""The clans and the Shadowlands: who is which, who plays the Shadowlands, and what that changes (part 20; U-006).

The Shadowlands are always the last owner. In co-operative play nobody plays them: they are an owner without a seat. In
challenge play they are the last seat. All who oppose them are one team, also a single player, and so are they (U-008,
U-010, U-161), in both formats (U-004). They are an owner like others, so that cards mean them, too, where they speak of
players, of opponents and of clans (U-005, U-066). Every function takes the state or a view of it.
"""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.state import NOBODY
from coterie.kernel.limits import used

COOP, CHALLENGE, DUEL = "coop", "challenge", "duel"  # the modes of play


def the_shadowlands(s: Any) -> int:
    """Return the owner that is the Shadowlands, played by a person or by rule; NOBODY in a game without them (U-001, U-002)."""
    return NOBODY if s.setup["mode"] == DUEL else len(s.teams) - 1


def is_clan(s: Any, owner: int) -> bool:
    """Return whether an owner is a clan: only clans have honor (U-022)."""
    return owner != the_shadowlands(s)


def clans(s: Any) -> int:
    """Return how many clans play: those that “per player” counts (U-037)."""
    return len(s.teams) - (the_shadowlands(s) != NOBODY)


def is_challenge(s: Any) -> bool:
    """Return whether somebody plays the Shadowlands (U-160)."""
    return bool(s.setup["mode"] == CHALLENGE)


def costs_ruin(s: Any, owner: int) -> bool:
    """Return whether a province that breaks costs its owner what lies there and cards of its dynasty deck: those of the
    Shadowlands in co-operative play, in challenge play only by a set-up option (U-110)."""
    return not is_clan(s, owner) and (not is_challenge(s) or s.setup["ruin"] == "always")


def lost_before_stronghold(s: Any) -> int:
    """Return how many provinces a team must have lost before one of its stronghold provinces can be attacked: three, in
    challenge play as many as there are players (L-6.2, U-183)."""
    return len(s.teams) if is_challenge(s) else 3


def surcharge(s: Any, seat: int, kind: str) -> int:
    """Return by how much the cards of a type that a seat plays in this conflict are dearer."""
    return used(s, ("dearer", seat, kind), "conflict")
