"""The game as a whole: players, phases, rounds."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.l5r.state import L5R
from coterie.kernel.events import Atom, Event
from coterie.kernel.pieces import change, pile


def seat_up(s: L5R, teams: tuple[int, ...], first: int, honor: tuple[int, ...]) -> None:
    """Set the teams, the team with the first player token, and the starting honor."""
    s.teams, s.first, s.honor = teams, first, honor


def begin_phase(s: L5R, name: str) -> None:
    """Begin a phase."""
    s.phase = name


def next_round(s: L5R) -> None:
    """Begin the next round."""
    s.round += 1


def _pass_token(s: L5R, event: Event) -> int:
    """Pass the first player token to the next team (4.8, U-151, U-202)."""
    s.first = (s.first + 1) % (max(s.teams) + 1)
    return 1


def take_token(s: L5R, team: int) -> None:
    """Let a team have the first player token."""
    s.first = team


ATOMS: Mapping[str, Atom] = {"token": Atom(_pass_token)}


def lose_provinces(s: L5R, owner: int) -> None:
    """Let a player of a team game play on without provinces, with a blank stronghold (L-24.2, U-225)."""
    s.out = (*s.out, owner)
    for p in pile(s, "stronghold", owner):
        change(s, p)
