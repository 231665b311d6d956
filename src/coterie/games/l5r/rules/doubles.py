"""24. Unique strongholds, provinces and holdings: if a team controls several copies of one, all are blank and without strength
(L-24.3, U-233)."""

from __future__ import annotations

from coterie.games.l5r.facts.cards import definition, side_of
from coterie.games.l5r.facts.provinces import places_of
from coterie.games.l5r.facts.teams import members, teams
from coterie.games.l5r.state import L5R
from coterie.kernel.pieces import change

DOUBLED = "doubled"  # the counter that marks such a card


def mark_doubles(s: L5R) -> None:
    """Mark exactly those unique cards on boards of which their team controls another copy."""
    for team in teams(s):
        if len(members(s, team)) < 2:
            continue
        there = on_boards(s, team)
        titles = [definition(s, p).name for p in there]
        for p, title in zip(there, titles, strict=True):
            several = int(titles.count(title) > 1)
            if s.pieces[p].count(DOUBLED) != several:
                change(s, p, counters=s.pieces[p].counting(DOUBLED, several))


def on_boards(s: L5R, team: int) -> list[int]:
    """Return the unique strongholds, provinces and holdings of a team that are in play: a province face down or broken is not
    (L-2.2)."""
    piles, pieces, faces = s.piles, s.pieces, s.game.faces
    found: list[int] = []
    for owner in members(s, team):
        found += piles.get(("stronghold", owner), ())
        for place in places_of(s, owner):
            found += piles["provinces", place]
            found += piles.get(("holdings", place), ())
    there = [p for p in found if faces[pieces[p].face].unique or pieces[p].lasting]  # few are
    return [
        p
        for p in there
        if not pieces[p].down and not pieces[p].count("broken") and definition(s, p).unique and side_of(s, p) == team
    ]
