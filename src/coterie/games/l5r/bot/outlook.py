"""The conflicts that are still to come against the Shadowlands deck: what its waves would break, and what the clans could.

The teams take turns. The clans follow one of two plans, the better: to keep back whoever is needed to hold, and attack with
the others; or to attack first with whoever breaks a province, and hold with the others (U-096 to U-103, U-109, U-119, U-215).
"""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.l5r.bot.fights import toughness
from coterie.games.l5r.bot.weights import Skills, W
from coterie.games.l5r.bot.worth import cards_a_round
from coterie.games.l5r.facts.cards import characters, side_of
from coterie.games.l5r.facts.provinces import is_broken, is_stronghold_province, provinces
from coterie.games.l5r.facts.rings import unclaimed
from coterie.games.l5r.facts.teams import fmt, members, team_of, the_deck
from coterie.games.l5r.facts.values import strength
from coterie.games.l5r.numbers import CARDS_OF_RUIN
from coterie.games.l5r.rules.conflict_phase import opportunities
from coterie.games.l5r.rules.shadow.waves import able, dangerous_type, legal_types, waves
from coterie.games.l5r.state import L5R, NOBODY, TYPES, Phase
from coterie.kernel.procedures import data_of

Wave = list[int]


class Field(NamedTuple):
    """What the conflicts to come are fought with.

    Attributes:
        skills: of all characters.
        ready: the clans' characters that can still fight.
        coming: the waves of the deck, the next one first.
        kinds: for each of them the types in which it can attack.
        walls: for each player the strength of the provinces that stand, those that are attacked first first.
        weakest: the strength of the province of the deck that is attacked best.
        types: the types in which the clans may still attack; all of them in skirmish.
    """

    skills: Skills
    ready: list[int]
    coming: list[Wave]
    kinds: list[list[str]]
    walls: list[list[int]]
    weakest: float
    types: list[str]


def outlook(s: L5R, skills: Skills) -> float:
    """Return what the conflicts that are still to come are likely to bring the clans, in provinces; less than nothing where
    they lose more than they win."""
    if the_deck(s) == NOBODY or s.phase == "fate":
        return 0.0
    order = turns_to_come(s)
    if not order:
        return 0.0
    field = laid_out(s, skills)
    part = W.near if s.phase == "conflict" else W.threat
    return part * max(carried_out(s, field, order, storm=storm) for storm in (False, True))


def turns_to_come(s: L5R) -> list[bool]:
    """Return whose turns to declare are still to come: True for each of the Shadowlands deck, False for the clans'."""
    phase: Phase | None = data_of(s, "phase")
    begun = phase is not None and phase.left
    left = list(phase.left if phase is not None and begun else opportunities(s))
    turn = phase.turn if phase is not None and begun else s.first
    deck = s.teams[the_deck(s)]
    left[deck] = min(left[deck], len(unclaimed(s)))
    found = []
    while sum(left):
        if left[turn]:
            left[turn] -= 1
            found.append(turn == deck)
        turn = 1 - turn
    return found


def laid_out(s: L5R, skills: Skills) -> Field:
    """Return what the conflicts to come are fought with."""
    mine, deck = team_of(s, 0), the_deck(s)
    coming = waves_to_come(s)
    targets = [toughness(s, p) for p in provinces(s, deck) if not is_broken(s, p)]
    return Field(
        skills,
        [p for p in characters(s) if side_of(s, p) == mine and s.pieces[p].ready and not s.pieces[p].count("present")],
        coming,
        [kinds_of(s, wave) for wave in coming],
        [[strength(s, p) for p in standing_provinces(s, owner)] for owner in members(s, mine)],
        min(targets, default=0),
        types_of_clans(s),
    )


def types_of_clans(s: L5R) -> list[str]:
    """Return the types in which the clans may still attack (L-6.3, U-097)."""
    phase: Phase | None = data_of(s, "phase")
    done = phase.done[team_of(s, 0)] if phase is not None and phase.done else ()
    return [kind for kind in TYPES if not (fmt(s).one_each and kind in done)]


def carried_out(s: L5R, field: Field, order: list[bool], *, storm: bool) -> float:
    """Return what comes of a plan: to keep back whoever is needed to hold, or to `storm`."""
    value, at, lost = 0.0, 0, 0
    ready, types = field.ready, list(field.types)
    for n, of_the_deck in enumerate(order):
        if of_the_deck:
            if at < len(field.coming):
                used, breaks = held(field, at, ready, lost)
                ready = [p for p in ready if p not in used]
                value -= breaks
                lost += breaks > 0
                at += 1
            continue
        kept: list[int] = [] if storm else needed(field, at, ready, order[n + 1 :], lost)
        kind, raiders = raid(s, field, at, [p for p in ready if p not in kept], types)
        if raiders:
            value += prize(s)
            ready = [p for p in ready if p not in raiders]
            at += 1
            if fmt(s).one_each:
                types.remove(kind)
    return value


def held(field: Field, at: int, ready: list[int], lost: int) -> tuple[list[int], float]:
    """Return the fewest who hold a wave, nobody if all cannot, and what breaks then."""
    walls = [wall[lost] for wall in field.walls if len(wall) > lost]
    if not walls:
        return [], 0.0
    able_to = [who_hold(field.coming[at], ready, kind, min(walls), field.skills) for kind in field.kinds[at]]
    those = [each for each in able_to if each is not None]
    if those:
        return min(those, key=len), 0.0
    behind = min(
        sum([field.skills[p][kind] for p in field.coming[at]]) - sum([field.skills[p][kind] for p in ready])
        for kind in field.kinds[at]
    )
    return [], W.breaks * len(walls) + W.lead * max(0, behind)


def needed(field: Field, at: int, ready: list[int], order: list[bool], lost: int) -> list[int]:
    """Return who is needed to hold the waves that attack later in this phase, after one has met an attack of the clans."""
    kept: list[int] = []
    for of_the_deck in order:
        at += 1
        if of_the_deck and at < len(field.coming):
            kept += held(field, at, [p for p in ready if p not in kept], lost)[0]
    return kept


def raid(s: L5R, field: Field, at: int, free: list[int], types: list[str]) -> tuple[str, list[int]]:
    """Return in which type and with whom the clans would break a province of the deck, the fewest; nobody if they cannot."""
    best: tuple[str, list[int]] = ("", [])
    wave = field.coming[at] if at < len(field.coming) else []
    for kind in types if field.weakest else ():
        short = field.weakest + W.surprise + sum([field.skills[p][kind] for p in wave])
        chosen: list[int] = []
        for p in sorted(free, key=lambda p: -field.skills[p][kind]):
            if short <= 0:
                break
            chosen.append(p)
            short -= field.skills[p][kind]
        if short <= 0 and (not best[1] or len(chosen) < len(best[1])):
            best = (kind, chosen)
    return best


def prize(s: L5R) -> float:
    """Return what a province of the deck is worth that breaks: it also costs cards of its dynasty deck (U-110)."""
    return W.breaks + W.timer * CARDS_OF_RUIN / cards_a_round(s)


def kinds_of(s: L5R, wave: Wave) -> list[str]:
    """Return the types that the conflict of a wave can have: its opponents choose, unless the deck is “dangerous” (U-155)."""
    return [dangerous_type(s, wave)] if "dangerous" in s.setup["difficulty"] else legal_types(s, wave)


def waves_to_come(s: L5R) -> list[Wave]:
    """Return the waves of the Shadowlands deck that can still attack in this phase (U-098, U-100, U-103)."""
    there = [[p for p in wave if any(p in able(s, [p], kind) for kind in TYPES)] for wave in waves(s)]
    return [wave for wave in there if wave]


def who_hold(wave: Wave, ready: list[int], kind: str, weakest: int, skills: Skills) -> list[int] | None:
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
