"""What bots may weigh: how good a position is for a seat, and how far a turn reaches. Public knowledge only."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.l5r.factions import clans, is_challenge, is_clan, the_shadowlands
from coterie.games.l5r.facts.cards import attachments, characters, fate_on, side_of
from coterie.games.l5r.facts.conflicts import conflict, defending_team
from coterie.games.l5r.facts.provinces import is_broken, is_stronghold_province, provinces
from coterie.games.l5r.facts.rings import unclaimed
from coterie.games.l5r.facts.teams import fmt, goal, members, team_of, teams, the_deck
from coterie.games.l5r.facts.values import strength
from coterie.games.l5r.numbers import FEW_PLAYERS
from coterie.games.l5r.rules.conflict import totals
from coterie.games.l5r.rules.shadow.waves import able, dangerous_type, legal_types, waves
from coterie.games.l5r.state import L5R, NOBODY, TYPES
from coterie.kernel.limits import used
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import data_of
from coterie.kernel.weighing import Budget, Weighing


class Weights(NamedTuple):
    """The prices of the evaluation, in provinces."""

    province: float = 1.0
    stronghold: float = 1.5  # more, that the stronghold province can be attacked
    honor: float = 0.06
    safety: float = 0.02  # each honor against the Shadowlands, where it wins nothing
    danger: float = 0.35  # of each honor below `dire`: who has none loses all provinces, or the game
    dire: int = 4
    timer: float = 0.3  # each round for which the dynasty deck of the Shadowlands lasts
    spent: float = 1.5  # more, that it is spent: they lose at the end of the round
    low: int = 6  # fewer cards of a clan's deck than this: soon it costs honor
    character: float = 0.1
    skill: float = 0.045  # each point of the better skill
    ready: float = 0.05  # that it can still act
    stays: float = 0.06  # the first fate on it: one more round, for which another would cost more
    strong: float = 0.035  # more for each point of the better skill
    fades: float = 0.65  # each further fate by this factor: the round is further away
    pool: float = 0.06  # each fate in the pool
    card: float = 0.07  # each card of the hand
    ring: float = 0.12
    favor: float = 0.1
    attached: float = 0.05
    conflict: float = 0.25  # that a conflict would be won
    lead: float = 0.01  # each point of skill ahead in it, so that no two ways to fight look the same
    breaks: float = 0.75  # that a province would break
    threat: float = 0.5  # the part of that which counts before the phase in which the Shadowlands deck attacks
    near: float = 0.8  # the part in that phase
    surprise: int = 2  # the skill that the cards turned up in a conflict add to its side, about
    scale: float = 2.2


W = Weights()
Skills = dict[int, dict[str, int]]  # of each character in play, by type


class L5RWeighing(Weighing[L5R]):
    """What bots may read of a position. A level of a search is narrower than in other games: phases are long, steps dear."""

    budget = Budget(width=3, word=4, level=12, depth=40, ways=3, worlds=2)

    def evaluate(self, s: L5R, seat: int) -> float:
        if s.result is not None:
            return s.result[seat]
        mine = team_of(s, seat)
        skills = skills_of(s)  # worked out once: this is asked most
        values = {team: sum([worth(s, owner, skills) for owner in members(s, team)]) for team in teams(s)}
        weigh_conflict(s, values)
        weigh_threat(s, values, skills)
        best = max(value for team, value in values.items() if team != mine)
        return float(1 / (1 + W.scale ** (best - values[mine])))

    def horizon(self, s: L5R) -> object:
        """A phase; in the conflict phase one conflict after the other, and never beyond a card that the Shadowlands deck
        turns up: that is as if an opponent had acted. What comes later `weigh_conflict` and `weigh_threat` reckon with."""
        now, deck = conflict(s), the_deck(s)
        turned = len(pile(s, "deck", deck)) if deck != NOBODY and s.phase == "conflict" else 0
        return (s.round, s.phase, used(s, ("conflicts",), "phase") if now is None else now.number, turned)


def skills_of(s: L5R) -> dict[int, dict[str, int]]:
    """Return both skills of every character in play; a dash counts as nothing."""
    return {p: {kind: int(s.game.number(s, kind, p)) for kind in TYPES} for p in characters(s)}


def worth(s: L5R, owner: int, skills: Skills) -> float:
    """Return what an owner has, in provinces."""
    value = on_the_board(s, owner) + (reserves(s, owner) if is_clan(s, owner) else lasting(s, owner))
    value += W.pool * s.fate[owner] + W.card * min(len(pile(s, "hand", owner)), 10)
    for p in characters(s, owner):
        skill = max(skills[p].values())
        value += W.character + W.skill * skill + W.attached * len(attachments(s, p))
        value += (W.stays + W.strong * skill) * (1 - W.fades ** fate_on(s, p)) / (1 - W.fades)
        value += W.ready * s.pieces[p].ready
    value += W.ring * sum([ring.holder == team_of(s, owner) for ring in s.rings]) + W.favor * (
        s.favor == team_of(s, owner)
    )
    return value


def on_the_board(s: L5R, owner: int) -> float:
    """Return what the provinces of an owner are worth that stand."""
    value = 0.0
    lost = 0
    for p in provinces(s, owner):
        if is_broken(s, p):
            lost += not is_stronghold_province(s, p)
        else:
            value += W.province + (W.stronghold if is_stronghold_province(s, p) else 0)
    return value - W.stronghold * (fmt(s).stronghold and is_clan(s, owner) and lost >= 3)


def reserves(s: L5R, owner: int) -> float:
    """Return what a clan's honor is worth, and its decks: one that runs out costs honor (L-18.1). Against the Shadowlands
    honor wins nothing, and who has none loses the stronghold province (U-023, U-226)."""
    honor = s.honor[owner]
    each = W.honor if the_shadowlands(s) < 0 else W.safety
    short = sum([max(0, W.low - len(pile(s, deck, owner))) for deck in ("deck", "dynasty")]) / W.low
    return each * (min(honor, goal(s)) - fmt(s).empty * short) - W.danger * max(0, W.dire - honor)


def lasting(s: L5R, owner: int) -> float:
    """Return what the dynasty deck of the Shadowlands is worth to them: each round takes its cards, each province that
    breaks five more, and once it is spent they lose as the round ends (U-012, U-077, U-110)."""
    left = len(pile(s, "dynasty", owner))
    each_round = len(provinces(s, owner)) * (1 if is_challenge(s) or clans(s) <= FEW_PLAYERS else 2)
    return W.timer * left / each_round - W.spent * (not left)


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
    values[now.team] += W.lead * (one - other)
    if one >= max(1, other):
        values[now.team] += W.conflict
        for at, _ in now.provinces:  # against the Shadowlands deck one of each player (U-108, U-131)
            weak = strength(s, at) if not s.pieces[at].down else 4
            if one - other >= weak and not is_broken(s, at):
                values[foe] -= W.breaks * (1 + W.stronghold * is_stronghold_province(s, at))
    elif other:
        values[foe] += W.conflict


def weigh_threat(s: L5R, values: dict[int, float], skills: Skills) -> None:
    """Subtract what the waves of the Shadowlands deck would break that are still to come, the next one first, where each is
    met by the fewest who can hold it: its opponents choose the type, and everybody who is ready can defend, each once
    (U-101, U-109, U-119, U-215)."""
    deck = the_deck(s)
    if deck == NOBODY or s.phase == "fate":
        return
    phase, foe = data_of(s, "phase"), team_of(s, 0)
    coming = waves_to_come(s)
    if not coming or (phase is not None and phase.left and not phase.left[s.teams[deck]]):
        return
    ready = [
        p for p in characters(s) if side_of(s, p) == foe and s.pieces[p].ready and not s.pieces[p].count("present")
    ]
    standing = [standing_provinces(s, owner) for owner in members(s, foe)]
    first, lost = coming[0], 0
    ahead = [
        sum([skills[p][kind] for p in first]) - sum([skills[p][kind] for p in ready]) for kind in kinds_of(s, first)
    ]
    values[foe] -= W.lead * min(ahead)
    for wave in coming:
        attacked = [there[lost] for there in standing if len(there) > lost]
        if not attacked:
            return
        weakest = min(strength(s, p) for p in attacked)
        able_to = [who_hold(wave, ready, kind, weakest, skills) for kind in kinds_of(s, wave)]
        held = [those for those in able_to if those is not None]
        if held:
            used_up = min(held, key=len)
            ready = [p for p in ready if p not in used_up]
        else:
            values[foe] -= (W.near if s.phase == "conflict" else W.threat) * W.breaks * len(attacked)
            lost += 1


def kinds_of(s: L5R, wave: list[int]) -> list[str]:
    """Return the types that the conflict of a wave can have: its opponents choose, unless the deck is “dangerous” (U-155)."""
    return [dangerous_type(s, wave)] if "dangerous" in s.setup["difficulty"] else legal_types(s, wave)


def waves_to_come(s: L5R) -> list[list[int]]:
    """Return the waves of the Shadowlands deck that can still attack in this phase, one for each unclaimed ring at most
    (U-098, U-100, U-103)."""
    there = [[p for p in wave if any(p in able(s, [p], kind) for kind in TYPES)] for wave in waves(s)]
    return [wave for wave in there if wave][: len(unclaimed(s))]


def who_hold(wave: list[int], ready: list[int], kind: str, weakest: int, skills: Skills) -> list[int] | None:
    """Return the fewest of those who are ready that keep a wave from breaking a province of some strength, the best in the
    type of the conflict first; None where all of them do not."""
    ahead = sum([skills[p][kind] for p in wave]) + W.surprise - max(1, weakest)
    chosen: list[int] = []
    by_skill = sorted(ready, key=lambda p: -skills[p][kind])
    while ahead >= 0 and by_skill:
        chosen.append(by_skill.pop(0))
        ahead -= skills[chosen[-1]][kind]
    return chosen if ahead < 0 else None


def standing_provinces(s: L5R, owner: int) -> list[int]:
    """Return the provinces of a clan that stand, from left to right, that of its stronghold last: in the stronghold format
    as good a guess as another of what is attacked next."""
    there = [p for p in provinces(s, owner) if not is_broken(s, p)]
    return sorted(there, key=lambda p: is_stronghold_province(s, p))
