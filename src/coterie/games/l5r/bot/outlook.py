"""The conflicts that are still to come against the Shadowlands deck: what its waves would break, and what the clans could.

The teams take turns, and the wave that defends does not attack: it bows. So an attack of the clans either breaks a province or
draws out a wave, for which their weakest character will do; what attacks then is the wave behind it (U-096 to U-103, U-109,
U-119, U-215).
"""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.l5r.bot.fights import fewest, ruin, surprise
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import Skills, W
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.provinces import is_stronghold_province
from coterie.games.l5r.facts.rings import unclaimed
from coterie.games.l5r.facts.teams import fmt, members, team_of, the_deck
from coterie.games.l5r.rules.conflict_phase import opportunities
from coterie.games.l5r.rules.shadow.waves import dangerous_type, legal_types, waves
from coterie.games.l5r.state import L5R, NOBODY, TYPES, Phase
from coterie.kernel.procedures import data_of

Wave = list[int]


class Field(NamedTuple):
    """What the conflicts to come are fought with.

    Attributes:
        skills: of all characters.
        coming: the waves of the deck, the next one first.
        kinds: for each of them the types in which it can attack.
        walls: for each player the strength of the provinces that stand, those that are attacked first first.
        targets: for each province of the deck that stands its strength, and what is won with it; the best one first.
        surprise: the skill that the cards of the deck add to its side.
        one_each: the clans attack once in each type.
    """

    skills: Skills
    coming: list[Wave]
    kinds: list[list[str]]
    walls: list[list[float]]
    targets: list[tuple[float, float]]
    surprise: int
    one_each: bool


class Standing(NamedTuple):
    """How far a look ahead has come: the clans' characters that are ready, the types in which they may still attack, which
    wave is next, and how many provinces each player has lost on the way."""

    ready: tuple[int, ...]
    types: tuple[str, ...]
    at: int = 0
    lost: int = 0


def outlook(t: Table) -> float:
    """Return what the conflicts that are still to come are likely to bring the clans, in provinces; less than nothing where
    they lose more than they win."""
    s = t.s
    if t.deck == NOBODY or s.phase == "fate":
        return 0.0
    order = turns_to_come(s)
    if not order:
        return 0.0
    part = W.near if s.phase == "conflict" else W.threat
    return part * ahead(laid_out(t), order, Standing(tuple(t.ready_at_home(team_of(s, 0))), types_of_clans(s)))


def turns_to_come(s: L5R) -> tuple[bool, ...]:
    """Return whose turns to declare are still to come: True for each of the Shadowlands deck, False for the clans'. It still
    has the one in which it has named no attackers yet."""
    phase: Phase | None = data_of(s, "phase")
    begun = phase is not None and phase.left
    left = list(phase.left if phase is not None and begun else opportunities(s))
    turn = phase.turn if phase is not None and begun else s.first
    deck, now = s.teams[the_deck(s)], conflict(s)
    left[deck] = min(left[deck], len(unclaimed(s)))
    found = [True] if now is not None and now.team == deck and not now.declared and not now.over else []
    while sum(left):
        if left[turn]:
            left[turn] -= 1
            found.append(turn == deck)
        turn = 1 - turn
    return tuple(found)


def laid_out(t: Table) -> Field:
    """Return what the conflicts to come are fought with."""
    s = t.s
    coming = waves_to_come(s)
    return Field(
        t.skills,
        [wave for wave, _ in coming],
        [kinds for _, kinds in coming],
        [in_order_of_attack(t, owner) for owner in members(s, team_of(s, 0))],
        targets_of(t),
        surprise(s),
        fmt(s).one_each,
    )


def types_of_clans(s: L5R) -> tuple[str, ...]:
    """Return the types in which the clans may still attack (L-6.3, U-097)."""
    phase: Phase | None = data_of(s, "phase")
    done = phase.done[team_of(s, 0)] if phase is not None and phase.done and fmt(s).one_each else ()
    return tuple([kind for kind in TYPES if kind not in done])


# ── looking ahead ───────────────────────────────────────────────────────────────────────────────────────────────────


def ahead(field: Field, order: tuple[bool, ...], now: Standing) -> float:
    """Return what comes of the turns to come, where the clans do in each of theirs what is best in the end."""
    if not order:
        return 0.0
    if order[0]:
        if now.at >= len(field.coming):
            return ahead(field, order[1:], now)
        used, breaks = held(field, now)
        after = now._replace(ready=without(now.ready, used), at=now.at + 1, lost=now.lost + (breaks > 0))
        return ahead(field, order[1:], after) - breaks
    found = [ahead(field, order[1:], now)]  # they pass
    for kind in now.types:
        after = now._replace(at=now.at + 1, types=tuple([each for each in now.types if each != kind]))
        after = after if field.one_each else after._replace(types=now.types)
        raiders, prize = raid(field, now, kind)
        if raiders:
            found.append(prize + ahead(field, order[1:], after._replace(ready=without(now.ready, raiders))))
        if now.ready and draws_out(field, now, kind):
            lure = min(now.ready, key=lambda p: sum(field.skills[p].values()))
            found.append(ahead(field, order[1:], after._replace(ready=without(now.ready, [lure]))) - W.ring)
    return max(found)


def without(ready: tuple[int, ...], used: list[int]) -> tuple[int, ...]:
    """Return those who are ready after some have bowed."""
    return tuple([p for p in ready if p not in used]) if used else ready


def draws_out(field: Field, now: Standing, kind: str) -> bool:
    """Return whether an attack in a type is met by a whole wave, which then does not attack itself (U-101, U-117)."""
    return now.at < len(field.coming) and kind in field.kinds[now.at]


def held(field: Field, now: Standing) -> tuple[list[int], float]:
    """Return the fewest who hold the next wave, nobody if all cannot, and what breaks then."""
    walls = [wall[now.lost] for wall in field.walls if len(wall) > now.lost]
    if not walls:
        return [], 0.0
    best: list[int] | None = None
    behind = 1000.0
    for kind in field.kinds[now.at]:
        short = sum([field.skills[p][kind] for p in field.coming[now.at]]) + field.surprise - max(1, min(walls)) + 1
        those, missing = fewest(now.ready, kind, field.skills, short)
        behind = min(behind, missing)
        if missing <= 0 and (best is None or len(those) < len(best)):
            best = those
    if best is not None:
        return best, 0.0
    last = all(len(wall) <= now.lost + 1 for wall in field.walls)
    return [], W.breaks * len(walls) + W.fall * last + W.lead * behind


def raid(field: Field, now: Standing, kind: str) -> tuple[list[int], float]:
    """Return the fewest with whom the clans would break a province of the deck in a type, and what is won with it; nobody
    if they cannot break any."""
    wave = field.coming[now.at] if now.at < len(field.coming) else []
    against = field.surprise + sum([field.skills[p][kind] for p in wave])
    behind = sum([field.skills[p][kind] for p in now.ready]) - against
    wall, prize = next((target for target in field.targets if target[0] <= behind), (0.0, 0.0))
    return (fewest(now.ready, kind, field.skills, wall + against)[0] if prize else []), prize


# ── the table ───────────────────────────────────────────────────────────────────────────────────────────────────────


def targets_of(t: Table) -> list[tuple[float, float]]:
    """Return the strength of each province of the deck that stands, and what is won with it: what lies there and cards of
    its dynasty deck go, too (U-110). The best one comes first."""
    there = [(wall, W.breaks + ruin(t, p)) for p, wall in t.walls(t.deck).items()]
    return sorted(there, key=lambda each: (-each[1], each[0]))


def waves_to_come(s: L5R) -> list[tuple[Wave, list[str]]]:
    """Return the waves of the Shadowlands deck that can still attack in this phase, each with the types that its conflict can
    have (U-098, U-100, U-103, U-155)."""
    found = [(wave, kinds_of(s, wave)) for wave in waves(s)]
    return [(wave, kinds) for wave, kinds in found if kinds]


def kinds_of(s: L5R, wave: Wave) -> list[str]:
    """Return the types that the conflict of a wave can have: its opponents choose, unless the deck is “dangerous” (U-155)."""
    kinds = legal_types(s, wave)
    return [dangerous_type(s, wave)] if kinds and "dangerous" in s.setup["difficulty"] else kinds


def in_order_of_attack(t: Table, owner: int) -> list[float]:
    """Return the strength of the provinces of a clan that stand, from left to right, that of its stronghold last: in the
    stronghold format as good a guess as another of what is attacked next."""
    walls = t.walls(owner)
    return [walls[p] for p in sorted(walls, key=lambda p: is_stronghold_province(t.s, p))]
