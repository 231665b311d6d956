"""The night phase: each vampire takes one turn (M-121 to M-132)."""

from __future__ import annotations

from coterie.games.masters.atoms import begin_turn, end_turn, fall_night, gain_blood, lower_veil
from coterie.games.masters.numbers import number
from coterie.games.masters.rules.actions import act
from coterie.games.masters.rules.cards_in_play import moment
from coterie.games.masters.state import Masters
from coterie.kernel.steps import step

POINTS = 2  # action points of a vampire (M-122)
REVIVAL = 1  # the veil that a revival costs (M-126)


@step("masters.night")
def night(s: Masters) -> None:
    """One turn for each vampire, beginning with the leader (M-121)."""
    fall_night(s)
    clan = len(s.clan)
    s.do(*[(turn, (s.lead + i) % clan) for i in range(clan)], (night_ends,))


@step("masters.turn")
def turn(s: Masters, vampire: int) -> None:
    """One vampire's turn, finished before the next begins (M-123)."""
    s.do(*[(row, vampire) for _, row in TURN])


@step("masters.points")
def points(s: Masters, vampire: int) -> None:
    """Two action points, unless something changes that (M-122)."""
    begin_turn(s, vampire, max(0, number(s, "action points", POINTS, vampire=vampire)))


@step("masters.revival")
def revival(s: Masters, vampire: int) -> None:
    """A drained vampire gains 1 blood and the veil falls (M-125, M-126); then it acts normally (M-127)."""
    if s.clan[vampire].drained:
        gain_blood(s, vampire, 1)
        lower_veil(s, number(s, "revival", REVIVAL, vampire=vampire))  # at none the players lose (M-128)


@step("masters.turn_ends")
def turn_ends(s: Masters, vampire: int) -> None:
    """Points that are left are lost (M-124)."""
    end_turn(s)


@step("masters.night_ends")
def night_ends(s: Masters) -> None:
    """Cards of this round leave."""
    moment(s, "round ends")


TURN = (
    ("M-125 to M-128", revival),
    ("M-122", points),
    ("M-123, M-129 to M-132", act),
    ("M-124", turn_ends),
)
