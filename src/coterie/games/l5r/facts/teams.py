"""Players and teams: membership, order, and owners that nobody plays (part 24)."""

from __future__ import annotations

from functools import cache
from typing import Any

from coterie.games.l5r.factions import the_shadowlands
from coterie.games.l5r.numbers import FORMATS, LIMITS, TEAM_GOAL, Format
from coterie.games.l5r.state import NOBODY
from coterie.kernel.loops import in_turn_order
from coterie.kernel.procedures import data_of


def fmt(s: Any) -> Format:
    """Return the format of the game."""
    return FORMATS[s.setup["format"]]


def team_of(s: Any, owner: int) -> int:
    """Return the team of an owner."""
    found_: int = s.teams[owner]
    return found_


def teams(s: Any) -> tuple[int, ...]:
    """Return the teams in player order: the one with the first player token, then the others (L-24.1, U-200)."""
    return in_turn_order(s.first, max(s.teams) + 1)


def members(s: Any, team: int) -> tuple[int, ...]:
    """Return the owners of a team, in the order of their seats."""
    return _members(s.teams, team)


@cache
def _members(teams: tuple[int, ...], team: int) -> tuple[int, ...]:
    return tuple([owner for owner, its in enumerate(teams) if its == team])


def seated(s: Any, team: int) -> tuple[int, ...]:
    """Return the seats of a team: its members that somebody plays."""
    return _seated(s.teams, team, s.seats)


@cache
def _seated(teams: tuple[int, ...], team: int, seats: int) -> tuple[int, ...]:
    return tuple([owner for owner in _members(teams, team) if owner < seats])


def foes(s: Any, owner: int) -> tuple[int, ...]:
    """Return the owners of other teams in player order, the possible “opponents” (L-24.4, U-238)."""
    return tuple([other for other in in_order(s) if s.teams[other] != s.teams[owner]])


def foes_meant(s: Any, f: Any) -> tuple[int, ...]:
    """Return the owners that an ability can mean by “an opponent”: the chosen one, otherwise all (L-24.4)."""
    named: int | None = f.get("opponent")
    return foes(s, f.seat) if named is None else (named,)


def in_order(s: Any) -> tuple[int, ...]:
    """Return all owners in player order: those of the first player's team first (U-235)."""
    return _in_order(s.teams, s.first)


@cache
def _in_order(teams: tuple[int, ...], first: int) -> tuple[int, ...]:
    order = in_turn_order(first, max(teams) + 1)
    return tuple([owner for team in order for owner in _members(teams, team)])


def seats_in_order(s: Any) -> tuple[int, ...]:
    """Return the seats in player order: all owners but the Shadowlands deck that nobody plays."""
    return _seats_in_order(s.teams, s.first, s.seats)


@cache
def _seats_in_order(teams: tuple[int, ...], first: int, seats: int) -> tuple[int, ...]:
    return tuple([owner for owner in _in_order(teams, first) if owner < seats])


def by_turns(s: Any) -> tuple[int, ...]:
    """Return all owners in the order in which a card ability goes round: one of each team, the first player's first, and then
    those who are left (U-235)."""
    return _by_turns(s.teams, s.first)


@cache
def _by_turns(teams: tuple[int, ...], first: int) -> tuple[int, ...]:
    order = in_turn_order(first, max(teams) + 1)
    leading = [_members(teams, team)[0] for team in order]
    return (*leading, *[owner for owner in _in_order(teams, first) if owner not in leading])


def has_seat(s: Any, owner: int) -> bool:
    """Return whether somebody plays an owner; nobody plays the Shadowlands deck."""
    return owner < int(s.seats)


def the_deck(s: Any) -> int:
    """Return the owner of the Shadowlands deck that nobody plays; NOBODY in a game without one (U-001)."""
    return int(s.seats) if len(s.teams) > s.seats else NOBODY


def is_team_game(s: Any) -> bool:
    """Return whether the rules of team games apply, in which players are not eliminated (L-24.2). They also apply against the
    Shadowlands deck, a team of one, even for a single player (L-20.1, U-009)."""
    return len(s.teams) > 2 or len(s.teams) > s.seats


def plays_no_more(s: Any, seat: int) -> bool:
    """Return whether a seat plays no cards for the rest of the dynasty phase, since its team has passed: so it is where the
    Shadowlands are (U-076, U-173)."""
    now = data_of(s, "phase") if s.phase == "dynasty" and the_shadowlands(s) != NOBODY else None
    return now is not None and s.teams[seat] in now.passed


def goal(s: Any) -> int:
    """Return the honor with which a team wins (part 1)."""
    return fmt(s).goal * (TEAM_GOAL if is_team_game(s) else 1)


def highest_bid(s: Any, seat: int) -> int:
    """Return the highest bid of a seat, which is lower once it has lost its provinces (L-24.2)."""
    return LIMITS[s.setup["format"]] if seat in s.out else fmt(s).dial
