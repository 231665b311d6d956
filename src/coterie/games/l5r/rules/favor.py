"""12, 13. Glory counts and the Imperial Favor, both of teams (L-12.7, L-13.1, L-24.1, U-142, U-145, U-224)."""

from __future__ import annotations

from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.teams import fmt, members, seated, teams
from coterie.games.l5r.facts.values import glory_count
from coterie.games.l5r.state import L5R, NOBODY, TYPES
from coterie.kernel.events import about_seat, happen, happening
from coterie.kernel.steps import step


def winner_of_count(s: L5R, *, rings: bool = True) -> int:
    """Return the team with the most glory, NOBODY on a tie (L-12.7)."""
    counts = {team: glory_count(s, team, rings=rings) for team in teams(s)}
    best = max(counts.values())
    ahead = [team for team, n in counts.items() if n == best]
    return ahead[0] if len(ahead) == 1 else NOBODY


def count_glory(s: L5R, serial: int) -> None:
    """Begin the glory count (3.4), to which cards respond."""
    s.do((happening, about_seat("glory count", members(s, s.first)[0])), (award,))


@step("l5r.award_favor")
def award(s: L5R) -> None:
    """Let the team with the most glory claim the Imperial Favor (3.4); on a tie it stays where it is (L-13.1, U-146). The
    Shadowlands never have it: if they win the count, nobody does (U-144, U-147, U-184)."""
    team = winner_of_count(s)
    s.tell("glory", *[part for each in teams(s)[:2] for part in (members(s, each)[0], glory_count(s, each))])
    if team != NOBODY and is_clan(s, members(s, team)[0]):
        s.do((claim, seated(s, team)[0]))
    elif team != NOBODY and s.favor != NOBODY:
        happen(s, about_seat("lose favor", seated(s, s.favor)[0]))


@step("l5r.claim_favor")
def claim(s: L5R, seat: int) -> None:
    """Let a seat claim the Imperial Favor for its team, in the stronghold format on a side of its choice (L-13.1)."""
    if not fmt(s).sides:
        s.do((happening, about_seat("favor", seat)))
        return
    s.ask(
        seat,
        ("favor?",),
        [("side", (kind,), ((happening, about_seat("favor", seat, detail=(kind,))),)) for kind in TYPES],
    )
