"""What bots may weigh: how good a position is for a seat, and how far a turn reaches. Public knowledge only."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.l5r.facts.cards import attachments, characters, fate_on, side_of
from coterie.games.l5r.facts.conflicts import conflict, defending_team
from coterie.games.l5r.facts.provinces import is_broken, is_stronghold_province, provinces
from coterie.games.l5r.facts.teams import fmt, goal, members, team_of, teams
from coterie.games.l5r.facts.values import strength
from coterie.games.l5r.rules.conflict import totals
from coterie.games.l5r.state import L5R
from coterie.kernel.pieces import pile
from coterie.kernel.weighing import Weighing


class Weights(NamedTuple):
    """The prices of the evaluation, in provinces."""

    province: float = 1.0
    stronghold: float = 1.5  # more, that the stronghold province can be attacked
    honor: float = 0.06
    danger: float = 0.5  # of having hardly any honor
    character: float = 0.1
    skill: float = 0.045  # each point of the better skill
    ready: float = 0.05  # that it can still act
    fate: float = 0.09  # each fate on it
    pool: float = 0.06  # each fate in the pool
    card: float = 0.07  # each card of the hand
    ring: float = 0.12
    favor: float = 0.1
    attached: float = 0.05
    conflict: float = 0.25  # that a conflict would be won
    breaks: float = 0.75  # that a province would break
    scale: float = 2.2


W = Weights()


class L5RWeighing(Weighing[L5R]):
    """What bots may read of a position."""

    def evaluate(self, s: L5R, seat: int) -> float:
        if s.result is not None:
            return s.result[seat]
        mine = team_of(s, seat)
        values = {team: sum([worth(s, owner) for owner in members(s, team)]) for team in teams(s)}
        weigh_conflict(s, values)
        best = max(value for team, value in values.items() if team != mine)
        return float(1 / (1 + W.scale ** (best - values[mine])))

    def horizon(self, s: L5R) -> object:
        return (s.round, s.phase)


def worth(s: L5R, owner: int) -> float:
    """Return what an owner has, in provinces."""
    value = 0.0
    lost = 0
    for p in provinces(s, owner):
        if is_broken(s, p):
            lost += not is_stronghold_province(s, p)
        else:
            value += W.province + (W.stronghold if is_stronghold_province(s, p) else 0)
    value -= W.stronghold * (fmt(s).stronghold and lost >= 3)
    value += W.honor * min(s.honor[owner], goal(s)) - W.danger * max(0, 3 - s.honor[owner])
    value += W.pool * s.fate[owner] + W.card * min(len(pile(s, "hand", owner)), 10)
    for p in characters(s, owner):
        skill = max(s.game.number(s, "military", p), s.game.number(s, "political", p))
        value += W.character + W.skill * skill + W.fate * fate_on(s, p) + W.attached * len(attachments(s, p))
        value += W.ready * s.pieces[p].ready
    value += W.ring * sum([ring.holder == team_of(s, owner) for ring in s.rings]) + W.favor * (
        s.favor == team_of(s, owner)
    )
    return value


def weigh_conflict(s: L5R, values: dict[int, float]) -> None:
    """Add what the conflict that goes on is likely to change."""
    now = conflict(s)
    if now is None or now.over or not now.places:
        return
    foe = defending_team(s, now)
    there = [at for at in now.declared if side_of(s, at[0]) == now.team]
    if now.compared or not (there or any(s.pieces[p].count("present") for p in characters(s))):
        return
    one, other = totals(s, now)
    if one >= max(1, other):
        values[now.team] += W.conflict
        at = now.provinces[0][0]
        weak = strength(s, at) if not s.pieces[at].down else 4
        if one - other >= weak:
            values[foe] -= W.breaks
    elif other:
        values[foe] += W.conflict
