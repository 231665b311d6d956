"""What bots may weigh: how good a position of Masters of the Night is for the family.

Everything is counted in action points. `work` is what is left to be done until the ritual, `budget` what the event deck
leaves time for; the veil must outlast the rounds that the work takes. The evaluation reads the open table and the sizes of
the decks, never the order of a deck, so it is the same in all worlds that a seat cannot tell apart.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from coterie.games.masters.numbers import agents_hold, minions_hold
from coterie.games.masters.state import KILLS_LIMIT, STATION, Masters

if TYPE_CHECKING:
    pass


class Weights(NamedTuple):
    """The prices of the evaluation, in action points unless said otherwise."""

    kill: float = 1.3  # one kill that is still missing
    minion: float = 2.0  # a minion that is needed and not there
    spare: float = 0.5  # a minion beyond what is needed
    sigil: float = 2.0  # placing one: the action and a step on the way
    prey: float = 0.25  # an exposed agent in reach
    hidden: float = 0.6  # what a hidden agent is worth of an exposed one
    die: float = 0.25  # a die that is one better than the mean, in the reserve
    relic: float = 1.2  # a relic that is held
    museum: float = 0.6  # the Museum held by minions, while somebody may take a relic
    gather: float = 0.35  # a step between the vampires and the place of the ritual, at the beginning
    drain: float = 0.55  # veil lost in a round, on the average
    time: float = 6.0  # how much spare time makes winning clear, in action points
    veil: float = 1.1  # how much spare veil makes winning clear, in veil
    fuel: float = 0.35  # blood of a vampire whose ability costs blood, beyond the common price
    danger: float = 0.6  # how likely agents that could hunt by day still do while vampires may act before


W = Weights()
THIRST = (3.2, 1.8, 1.0, 0.4, 0.0, -0.4, -0.7)  # what a vampire's missing blood costs, by its blood
STEPS = tuple(
    tuple(min(abs(a // 3 - b // 3) + abs(a % 3 - b % 3), 1 if a == STATION else 9) for b in range(9)) for a in range(9)
)  # action points from one district to another; the Railway Station leads everywhere


def evaluate(s: Masters, w: Weights = W) -> float:
    """How likely the family wins, from 0 to 1: a measure for comparing, not a probability."""
    if s.result is not None:
        return s.result[0]
    clan = len(s.clan)
    left = work(s, w)
    spare_time = budget(s) - left
    spare_veil = s.veil - event_loss(s) - w.drain * max(0.0, left / (2 * clan) - 1)
    if spare_veil < -20 or spare_time < -600:
        return 0.0
    return 0.999 / (1 + exp(-spare_time / w.time)) / (1 + exp(-spare_veil / w.veil))


def budget(s: Masters) -> float:
    """The action points until the event deck is empty, those of this night included."""
    clan = len(s.clan)
    rounds = len(s.piles.get(("events", 0), ()))
    if s.turn >= 0:
        later = clan - 1 - (s.turn - s.lead) % clan
        return 2 * (clan * rounds + later) + s.points
    return 2 * clan * (rounds + (not s.night and s.tally is not None))


def event_loss(s: Masters) -> float:
    """The veil that the next event is likely to cost: districts with somebody, agents that will be missing, City Hall."""
    present = 0
    awake = {row.district for row in s.clan if row.blood}
    loss = 0.0
    for d, row in enumerate(s.city):
        if row.minions or d in awake:
            present += 1
        if row.tile == "city_hall" and row.agents and agents_hold(s, d):
            loss += 0.8
    tracker = s.game.trackers[len(s.clan)]  # type: ignore[attr-defined]  # the game of a Masters state
    red, (more, less) = tracker.low if s.veil <= 3 else tracker.high
    share = present / 9
    loss += share + (2 * share if less else share * share)
    missing = red + more + less + 0.5 - s.agents
    return loss + max(0.0, missing)


def work(s: Masters, w: Weights) -> float:
    """The action points until the ritual: kills, minions, sigils, ways, blood, dice and relics."""
    clan = len(s.clan)
    missing_kills = missing_sigils = 0
    total = 0.0
    for v, row in enumerate(s.clan):
        short = KILLS_LIMIT - row.kills
        missing_kills += short
        missing_sigils += not row.sigil
        hungry = 1.0 if short else 0.4
        total += THIRST[min(6, row.blood)] * hungry
        if row.name in ("mila", "ishtvan", "nevena", "imre") and short:
            total -= w.fuel * min(4, row.blood)
        total -= w.relic * min(2, len(s.piles.get(("held", v), ())))
    total += w.kill * missing_kills + w.sigil * missing_sigils + 1
    total += _minions(s, w, clan, missing_sigils)
    total += _ways(s, w, clan, missing_kills)
    total -= _prey(s, w)
    total += _hunted(s, w)
    for value in s.ready:
        total -= w.die * (value - 3.5) * (0.6 if missing_kills else 0)
    return total


def _minions(s: Masters, w: Weights, clan: int, missing_sigils: int) -> float:
    """What minions are missing, or to spare."""
    there = sum(row.minions for row in s.city)
    needed = clan + missing_sigils
    if any(row.name == "ishtvan" for row in s.clan):
        needed -= 2
    return w.minion * (needed - there) if there < needed else -w.spare * min(3, there - needed)


def _ways(s: Masters, w: Weights, clan: int, missing_kills: int) -> float:
    """The steps to the best place for the ritual, agents there included, and to places for the sigils that are due."""
    best = 99.0
    city = s.city
    where = [row.district for row in s.clan]
    for d, row in enumerate(city):
        steps = 0.0
        for at in where:
            steps += STEPS[at][d]
        steps += 1.2 * (row.hidden + row.exposed) - 0.6 * min(row.minions, clan)
        if row.sigil >= 0 and s.clan[row.sigil].name == "ishtvan":
            steps -= 1.5
        best = min(best, steps)
    weight = max(w.gather, 1 - missing_kills / 6)
    cost = weight * best
    for vampire in s.clan:
        if vampire.kills >= KILLS_LIMIT and not vampire.sigil:
            cost += _site(s, vampire.district)
    return cost


def _site(s: Masters, at: int) -> float:
    """The steps of a vampire to a district where it could place its sigil."""
    best = 6.0
    company = s.city[at].minions
    for d, row in enumerate(s.city):
        if row.sigil < 0:
            steps = STEPS[at][d] + 1.2 * (row.hidden + row.exposed) + (0 if row.minions or company else 1.5)
            best = min(best, steps)
    return best


def _prey(s: Masters, w: Weights) -> float:
    """What agents in reach of vampires that need kills are worth."""
    worth = 0.0
    flocks = [(d, row.exposed + w.hidden * row.hidden) for d, row in enumerate(s.city) if row.hidden or row.exposed]
    for vampire in s.clan:
        short = KILLS_LIMIT - vampire.kills
        if short:
            steps = STEPS[vampire.district]
            best = 0.0
            for d, size in flocks:
                best = max(best, min(size, short) / (1 + steps[d]))
            worth += best
    return w.prey * worth


def _hunted(s: Masters, w: Weights) -> float:
    """What combats by day would cost or give: the lowest dice are known."""
    total = 0.0
    for d, row in enumerate(s.city):
        agents = row.hidden + row.exposed
        if agents >= 3:
            fighters = [v for v in s.clan if v.district == d and v.blood]
            if fighters:
                dice = (*s.ready[::-1], *([3.5] * agents))[:agents]
                lost = sum(value <= 4 for value in dice)
                killed = sum(value >= 3 for value in dice)
                best = min(
                    THIRST[max(0, min(6, v.blood) - lost)] - THIRST[min(6, v.blood)] - w.kill * min(killed, 9 - v.kills)
                    for v in fighters
                )
                total += best * w.danger
    return total


def museum(s: Masters, w: Weights) -> float:
    """What the Museum in the hands of minions is worth."""
    for d, row in enumerate(s.city):
        if row.tile == "museum" and minions_hold(s, d):
            return w.museum
    return 0.0


def horizon(s: Masters) -> tuple[object, ...]:
    """What stays the same while a player looks through its own turn: the turn of a vampire, or a part of the day."""
    return (s.round, s.turn, s.night, len(s.piles.get(("events", 0), ())))
