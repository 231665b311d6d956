"""19. How a game ends: by conquest, by honor, by the loss of all honor (L-19.1, L-19.3, L-24.2)."""

from __future__ import annotations

from collections.abc import Sequence

from coterie.games.l5r.atoms.seats import lose_provinces
from coterie.games.l5r.factions import is_clan, the_shadowlands
from coterie.games.l5r.facts.provinces import PLACES, all_broken, is_broken, provinces, stronghold_province
from coterie.games.l5r.facts.teams import fmt, foes, goal, in_order, is_team_game, members, seated, team_of, teams
from coterie.games.l5r.rules.shadow import winning as shadow
from coterie.games.l5r.state import L5R, NOBODY, STRONGHOLD
from coterie.kernel.errors import IllegalChoice
from coterie.kernel.events import Event, about


def check(s: L5R) -> None:
    """End the game if a team has won. If several have won at the same time, the first in player order has (L-19.1)."""
    shadowlands = the_shadowlands(s)
    if is_team_game(s):
        places = decisive(s)
        for owner in in_order(s):
            if owner != shadowlands and owner not in s.out and all_broken(s, owner, places):
                lose_provinces(s, owner)  # nobody is eliminated: the player plays on (L-24.2)
    if shadowlands != NOBODY:
        _against_the_shadowlands(s, shadowlands)
        return
    all_, aim = teams(s), goal(s)
    standing = [team for team in all_ if not _without(s, team)]
    honored = [team for team in standing if _honor(s, team) >= aim]
    if honored:
        over(s, honored[0], "honor")
    elif len(standing) < len(all_):
        winner = (standing or all_)[0]
        over(s, winner, _reason(s, winner))


def _against_the_shadowlands(s: L5R, shadowlands: int) -> None:
    """End a game against the Shadowlands by conquest, the only way before the end of a round (L-20.2, U-011, U-014 to U-016,
    U-023)."""
    mine = team_of(s, 0)
    if all_broken(s, shadowlands):  # all of their provinces (U-014, U-112)
        over(s, mine, "conquest")
    elif _without(s, mine):
        over(s, team_of(s, shadowlands), "fallen")


def ends_with_round(s: L5R) -> None:
    """End the game with a round if the dynasty deck of the Shadowlands is empty (U-012) or the limit on rounds is reached."""
    if shadow.has_run_out(s):
        over(s, team_of(s, 0), "run out")
    else:
        too_long(s)


def conquered(s: L5R, owner: int) -> bool:
    """Return whether an owner's stronghold province is broken, or all of its provinces in skirmish."""
    return all_broken(s, owner, decisive(s))


def decisive(s: L5R) -> tuple[int, ...]:
    """Return the places of the provinces with which an owner falls: that of the stronghold, or all of them in skirmish."""
    return (STRONGHOLD,) if fmt(s).stronghold else PLACES


def _honor(s: L5R, team: int) -> int:
    """Return the honor of a whole team."""
    return sum([s.honor[owner] for owner in members(s, team)])


def _without(s: L5R, team: int) -> bool:
    """Return whether a whole team has lost; before that nobody is eliminated (L-24.2, U-038)."""
    by_honor = not is_team_game(s)
    for owner in members(s, team):
        if not ((by_honor and s.honor[owner] <= 0) or conquered(s, owner)):
            return False
    return True


def falls(s: L5R) -> list[Event]:
    """Return the events by which the clans of a team game that have no honor left lose the stronghold province, or all
    provinces in skirmish (U-226, U-229): all of them at the same time (L-9.5)."""
    if not is_team_game(s):
        return []
    without = [owner for owner in in_order(s) if s.honor[owner] <= 0 and is_clan(s, owner)]
    return [
        about(s, "break", p, seat=foes(s, owner)[0])
        for owner in without
        for p in _decisive(s, owner)
        if not is_broken(s, p)
    ]


def _decisive(s: L5R, owner: int) -> Sequence[int]:
    """Return the provinces with which an owner falls, once all of them are broken."""
    return stronghold_province(s, owner) if fmt(s).stronghold else provinces(s, owner)


def _reason(s: L5R, winner: int) -> str:
    lost = [owner for owner in range(len(s.teams)) if team_of(s, owner) != winner]
    return "conquest" if any(conquered(s, owner) for owner in lost) else "dishonor"


def over(s: L5R, team: int, reason: str) -> None:
    """End the game with the victory of a team. With two teams, that is what eliminating one means, even during a conflict,
    which nobody wins then (L-6.19, L-19.3)."""
    there = seated(s, team)
    s.over_with({seat: float(seat in there) for seat in range(s.seats)}, reason)


def concede(s: L5R, seat: int) -> None:
    """Let a player give up, so that the other team wins (L-19.1).

    Raises:
        IllegalChoice: the player has team-mates, for whom it cannot decide.
    """
    mine = team_of(s, seat)
    if seated(s, mine) != (seat,):
        raise IllegalChoice("You cannot give up for your team-mates. If you leave, a bot takes your seat.")
    over(s, next(team for team in teams(s) if team != mine), "conceded")


def too_long(s: L5R) -> None:
    """End a game that has reached the limit on rounds, an option of the set-up. The team with more unbroken provinces wins,
    then the one with more honor; otherwise it is a draw."""
    limit = s.setup["round_limit"]
    if not limit or s.round < limit:
        return
    worth = {team: _worth(s, team) for team in teams(s)}
    best = max(worth.values())
    ahead = [team for team, n in worth.items() if n == best]
    score = 1.0 if len(ahead) == 1 else 0.5
    s.over_with({seat: score if team_of(s, seat) in ahead else 0.0 for seat in range(s.seats)}, "rounds")


def _worth(s: L5R, team: int) -> tuple[int, int]:
    standing = sum([not is_broken(s, p) for owner in members(s, team) for p in provinces(s, owner)])
    return standing, sum([s.honor[owner] for owner in members(s, team)])
