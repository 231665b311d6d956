"""The conflicts that are still to come against the Shadowlands deck: what its waves would break, and what the clans could.

The teams take turns, and the wave that defends does not attack: it bows. So an attack of the clans either breaks a province or
draws out a wave, for which their weakest character will do; what attacks then is the wave behind it (U-096 to U-103, U-109,
U-119, U-215).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from coterie.games.l5r.bot.field import Field, Wave, next_round, this_round
from coterie.games.l5r.bot.fights import fewest
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W, price_of_defeat
from coterie.games.l5r.numbers import FORMATS
from coterie.games.l5r.state import NOBODY, TYPES

KEPT = 4096  # outlooks that are remembered: a search meets the same one again and again
KINDS = range(len(TYPES))
Fighters = tuple[tuple[int, ...], ...]  # the skills of each by type


class Coming(NamedTuple):
    """A wave of the deck: its skill by type, the types in which it can attack, how many it has, and those who stay ready, by
    type if it loses, then by type if it wins."""

    skill: tuple[float, ...]
    kinds: tuple[int, ...]
    size: float = 0.0
    rest: tuple[Coming | None, ...] = (None,) * 2 * len(TYPES)


class Battle(NamedTuple):
    """What a field comes down to, without the table: what happens on equal battles is worked out once. Skills are pairs, one
    for each type, and types are indices into `TYPES`.

    Attributes:
        guards: the skills of the clans' characters with which they can defend; they are called by their index here.
        raiders: the skills with which the same characters can attack.
        more: the skill that the clans can add once.
        waves: the waves of the deck, the next one first.
        walls, open, targets, surprise, order: as for `Field`.
        one_each: whether the clans attack only once in each type.
    """

    guards: Fighters
    raiders: Fighters
    more: tuple[float, ...]
    waves: tuple[Coming, ...]
    walls: tuple[tuple[float, ...], ...]
    open: float
    targets: tuple[tuple[float, float], ...]
    surprise: int
    one_each: bool
    order: tuple[bool, ...]


class Standing(NamedTuple):
    """How far a look ahead has come: the clans' characters that are ready, the part of the further skill that is left, the
    types in which they may still attack, which wave is next, what of its rest that is, how many provinces each player has
    lost on the way, and how likely it is that the game goes on: it is lost only once."""

    ready: tuple[int, ...]
    more: float
    types: tuple[int, ...]
    at: int = 0
    split: int = NOBODY
    lost: int = 0
    alive: float = 1.0


class Defence(NamedTuple):
    """How the clans meet a wave: in which type, who does, the part of the further skill that they need, what they are likely
    to lose, in provinces, whether they cannot hold it, and how likely the game is lost with it."""

    kind: int
    those: list[int]
    added: float
    loss: float
    fails: bool
    falls: float


def outlook(t: Table, holding_out: float) -> float:
    """Return what the conflicts that are still to come are likely to bring the clans, in provinces, those of this round and
    of the next; less than nothing where they lose more than they win.

    Args:
        t: the table.
        holding_out: how likely it is that the clans play on after the conflict that goes on. Else they win nothing more;
            what they would have lost they are not spared.
    """
    if t.deck == NOBODY:
        return 0.0
    now = this_round(t)
    found = [(W.near if t.s.phase == "conflict" else W.threat) * looked_ahead(now)]  # nothing once all turns are over
    if t.rounds:
        found.append(W.later * looked_ahead(next_round(t, now)))
    return sum([value * holding_out if value > 0 else value for value in found])


def looked_ahead(field: Field) -> float:
    """Return what comes of all turns of a field."""
    battle = Battle(
        field.guards,
        field.raiders,
        tuple(field.more.values()),
        tuple([_coming(wave) for wave in field.coming]),
        tuple([tuple(walls) for walls in field.walls]),
        field.open,
        tuple(field.targets),
        field.surprise,
        field.one_each,
        field.order,
    )
    begun = TYPES.index(field.begun) if field.begun else NOBODY
    return fought(battle, _indices(field.types), begun)


def _coming(wave: Wave) -> Coming:
    cases = [(kind, wins) for wins in (False, True) for kind in TYPES]
    rest = tuple([_coming(wave.rest[case]) if case in wave.rest else None for case in cases])
    return Coming(tuple(wave.skill.values()), _indices(wave.kinds), wave.size, rest)


def _indices(kinds: Sequence[str]) -> tuple[int, ...]:
    return tuple([TYPES.index(kind) for kind in kinds])


@lru_cache(KEPT)
def fought(battle: Battle, types: tuple[int, ...], begun: int = NOBODY) -> float:
    """Return what comes of all turns of a battle, if the clans may attack in some types, and have begun to in one of them or in
    none."""
    now = Standing(tuple(range(len(battle.guards))), 1.0, types)
    if begun == NOBODY:
        return ahead(battle, battle.order, now)
    comes = attacks(battle, battle.order, now, begun)
    return max(comes) if comes else ahead(battle, battle.order[1:], now)


def ahead(battle: Battle, order: tuple[bool, ...], now: Standing) -> float:
    """Return what comes of the turns to come, where the clans do in each of theirs what is best in the end."""
    if not order:
        return 0.0
    if order[0]:
        wave = next_wave(battle, now)
        if wave is None or not wave.kinds:
            return ahead(battle, order[1:], now)
        defence = held(battle, now, wave)
        after = _after(now, defence.those, defence.added, now.types, wave, defence.kind, defence.fails)._replace(
            lost=now.lost + defence.fails, alive=now.alive * (1 - defence.falls)
        )
        return ahead(battle, order[1:], after) - now.alive * (
            defence.loss + price_of_defeat(battle.open != NOBODY) * defence.falls
        )
    values = [ahead(battle, order[1:], now)]  # of passing
    for kind in now.types:
        values += attacks(battle, order, now, kind)
    return max(values)


def attacks(battle: Battle, order: tuple[bool, ...], now: Standing, kind: int) -> list[float]:
    """Return what comes of the turns to come, if in the first of them the clans break a province in a type, or draw out a wave
    with their weakest attacker: as many of both as they can."""
    left = tuple([each for each in now.types if each != kind]) if battle.one_each else now.types
    wave, found = next_wave(battle, now), []
    raiders, added, prize = raid(battle, now, kind)
    if prize:
        won = now.alive * (prize - W.turned)
        found.append(won + ahead(battle, order[1:], _after(now, raiders, added, left, wave, kind, False)))
    lures = [at for at in now.ready if battle.raiders[at][kind]]
    if lures and wave is not None and kind in wave.kinds:
        lure = min(lures, key=lambda at: sum(battle.guards[at]))
        cost = now.alive * (W.ring + W.turned + W.exposed + W.claw * wave.size)
        found.append(ahead(battle, order[1:], _after(now, [lure], 0.0, left, wave, kind, True)) - cost)
    return found


def next_wave(battle: Battle, now: Standing) -> Coming | None:
    """Return the wave that attacks or defends next, without those who have already, if there is one."""
    if now.at >= len(battle.waves):
        return None
    wave = battle.waves[now.at]
    return wave if now.split == NOBODY else wave.rest[now.split]


def _after(
    now: Standing, used: list[int], added: float, types: tuple[int, ...], wave: Coming | None, kind: int, wins: bool
) -> Standing:
    """Return how things stand once some have bowed, a part of the further skill is used up, and a wave is through that has won
    or lost in a type, but for those of it who stay ready."""
    ready = tuple([at for at in now.ready if at not in used]) if used else now.ready
    case = kind + wins * len(TYPES)
    stays = wave is not None and wave.rest[case] is not None
    at, split = (now.at, case) if stays else (now.at + 1, NOBODY)
    return now._replace(ready=ready, more=now.more - added, types=types, at=at, split=split)


def held(battle: Battle, now: Standing, wave: Coming) -> Defence:
    """Return how the clans meet a wave: with the fewest who hold it, with nobody if all cannot. The more skill is to spare, the
    less is likely to break."""
    walls = [wall[now.lost] for wall in battle.walls if len(wall) > now.lost]
    if not walls:
        return Defence(wave.kinds[0], [], 0.0, 0.0, False, 0.0)
    tried = []
    for kind in wave.kinds:
        short = wave.skill[kind] + battle.surprise - max(1, min(walls)) + 1
        those, added, missing = gathered(battle, battle.guards, now, kind, short)
        tried.append((max(0.0, missing), added, len(those), kind, short, those))
    missing, added, _, kind, short, those = min(tried)
    danger = risk(at_hand(battle, battle.guards, now, kind) - short)
    wall = W.breaks + W.gate * (battle.open != NOBODY)  # as dear as the one that is attacked now
    won = W.conflict + W.claw * wave.size + wall * len(walls)
    loss, fall = W.turned + danger * won, danger * falls(battle, now.lost)
    shame = W.shame * (battle.open != NOBODY)  # nobody defends what cannot be held
    return (
        Defence(kind, [], 0.0, loss + shame, True, fall) if missing else Defence(kind, those, added, loss, False, fall)
    )


def risk(spare: float) -> float:
    """Return how likely it is that something fails for which so much skill is to spare: what the deck turns up varies."""
    return 1 / (1 + exp(max(-W.most, min(W.most, spare)) / W.varies))


def at_hand(battle: Battle, those: Fighters, now: Standing, kind: int) -> float:
    """Return all the skill of a type that the clans have left, as guards or raiders."""
    return sum([those[at][kind] for at in now.ready], now.more * battle.more[kind])


def falls(battle: Battle, lost: int) -> float:
    """Return how likely the clans have lost the game with the next provinces that break: in skirmish these are the last, in
    the stronghold format those of the strongholds, the more likely the more others are broken in front of them."""
    if battle.open == NOBODY:
        return float(all(len(wall) <= lost + 1 for wall in battle.walls))
    return min(1.0, battle.open + lost / FORMATS["stronghold"].row)


def raid(battle: Battle, now: Standing, kind: int) -> tuple[list[int], float, float]:
    """Return the fewest with whom the clans would break a province of the deck in a type, the part of the further skill that
    they need, and what is won with it: nothing if they cannot break any."""
    wave = next_wave(battle, now)
    met = wave.skill[kind] if wave is not None else 0
    against = met + battle.surprise if met else W.free
    most = at_hand(battle, battle.raiders, now, kind) - against
    wall, prize = next((target for target in battle.targets if target[0] <= most), (0.0, 0.0))
    if not prize or not (now.ready or now.more):
        return [], 0.0, 0.0
    those, added, _ = gathered(battle, battle.raiders, now, kind, wall + against)
    return those, added, prize * (1 - risk(most - wall))


def gathered(battle: Battle, of: Fighters, now: Standing, kind: int, short: float) -> tuple[list[int], float, float]:
    """Return the fewest guards or raiders who have so much skill of a type together, the part of the further skill that they
    need beside it, and what is still missing then."""
    those, missing = fewest([(at, of[at][kind]) for at in now.ready], short)
    if missing <= 0:
        return those, 0.0, missing
    there = now.more * battle.more[kind]
    if missing > there:
        return those, now.more, missing - there
    return those, missing / battle.more[kind], 0.0
