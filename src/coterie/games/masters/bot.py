"""What bots can weigh: how good a position of Masters of the Night is for the family.

Everything is counted in action points: `work` is what is still to be done before the ritual, and `budget` what there is time
for before the event deck is empty. Veil that will be needed has to be regained at a cost. The evaluation reads the open table
and the sizes of the decks, never the order of a deck, so it is the same in all worlds that a seat cannot tell apart.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import NamedTuple

from coterie.games.masters.facts import agents_hold
from coterie.games.masters.numbers import LOW_VEIL
from coterie.games.masters.state import AGENTS, KILLS_LIMIT, MINIONS, STATION, Masters
from coterie.kernel.pieces import pile
from coterie.kernel.weighing import Weighing


class Weights(NamedTuple):
    """The weights of the evaluation, in action points unless stated otherwise."""

    kill: float = 2.3  # a kill that is still missing
    minion: float = 2.0  # a minion that is needed but missing
    spare: float = 0.5  # a minion beyond those needed
    sigil: float = 2.0  # placing one: the action, and a step on the way
    prey: float = 0.68  # the probability that agents in reach remain there
    catch: float = 1.88  # the kill of an agent in reach, less the blood that it costs
    die: float = 0.25  # a die in the reserve that is one better than the mean
    relic: float = 1.38  # a relic that is held
    gather: float = 0.35  # a step between the vampires and the place of the ritual, early in the game
    clear: float = 1.2  # an agent at the place of the ritual
    fuel: float = 0.35  # blood of a vampire whose ability costs blood, in addition to its usual worth
    thirst: float = 1.0  # a factor of the cost of missing blood
    danger: float = 0.6  # the probability that agents that could hunt do so, as vampires can act before
    reserve: float = 1.16  # a factor of the cost of a small reserve of agents
    drained: float = 1.0  # the veil that a drained vampire costs
    drain: float = 1.6  # the veil lost in a round on average
    mend: float = 2.5  # one veil that has to be regained
    edge: float = 0.8  # the veil at which a round is survived half of the time
    veil: float = 0.5  # the veil by which that becomes nearly certain
    low: float = 0.0  # the cost of the higher numbers at low veil
    time: float = 30.0  # the spare action points that make winning nearly certain


W = Weights()
THIRST = (3.2, 1.8, 1.0, 0.4, 0.0, -0.4, -0.7)  # the cost of a vampire's missing blood, by its blood
BLOOD_MAGIC = frozenset(("mila", "ishtvan", "nevena", "imre"))  # vampires whose blood abilities kill or help to kill
# The action points from one district to another; the Railway Station leads everywhere.
STEPS = tuple(
    tuple(min(abs(a // 3 - b // 3) + abs(a % 3 - b % 3), 1 if a == STATION else 9) for b in range(9)) for a in range(9)
)


def evaluate(s: Masters, w: Weights = W) -> float:
    """Return how good a position is, from 0 to 1: a measure for comparisons, not a probability of winning."""
    if s.result is not None:
        return s.result[0]
    left = work(s, w)
    veil = s.veil - event_loss(s, w)
    to_mend = w.drain * max(0.0, left / (2 * len(s.clan)) - 1) - veil + 1.5
    if to_mend > 0:
        left += w.mend * to_mend
    left += w.low / (1 + exp(2 * (veil - LOW_VEIL - 0.5)))
    spare = budget(s) - left
    if veil < -20 or spare < -600:
        return 0.0
    return 0.999 / (1 + exp(-spare / w.time)) / (1 + exp((w.edge - veil) / w.veil))


def budget(s: Masters) -> float:
    """Return the action points until the event deck is empty, including those of this night."""
    clan = len(s.clan)
    rounds = len(pile(s, "events"))
    if s.turn >= 0:
        later = clan - 1 - (s.turn - s.lead) % clan
        return 2 * (clan * rounds + later) + s.points
    return 2 * clan * (rounds + (not s.night and s.tally is not None))


def event_loss(s: Masters, w: Weights) -> float:
    """Return the veil that the next event is likely to cost: for inhabited districts, missing agents and City Hall."""
    loss = 0.0
    city = s.city
    inhabited = {d for d, row in enumerate(city) if row.minions}
    for vampire in s.clan:
        if vampire.blood:
            inhabited.add(vampire.district)
        else:
            loss += w.drained
    hall = s.tiles.index("city_hall")
    row = city[hall]
    if row.hidden + row.exposed > row.minions and agents_hold(s, hall):
        loss += 0.8
    tracker = s.game.trackers[len(s.clan)]  # type: ignore[attr-defined]  # the game of a Masters state
    red, (more, less) = tracker.low if s.veil <= LOW_VEIL else tracker.high
    share = len(inhabited) / 9
    loss += share + (2 * share if less else share * share)
    return loss + w.reserve * _shortage(red + more + less + 0.4, s.agents)


def _shortage(arriving: float, reserve: int) -> float:
    """Return the veil that a reserve of agents is likely to cost in the next rounds because it is too small."""
    loss = 0.0
    if (now := arriving - reserve) > 0:
        loss += now
    if (then := 2 * arriving - 2 - reserve) > 0:
        loss += 0.35 * then
    if (last := 3 * arriving - 4 - reserve) > 0:
        loss += 0.15 * last
    return loss


def work(s: Masters, w: Weights) -> float:
    """Return the action points needed before the ritual: for kills, minions, sigils and moves, less blood, dice and relics."""
    clan = s.clan
    missing_kills = missing_sigils = 0
    total = 1.0
    for v, row in enumerate(clan):
        short = KILLS_LIMIT - row.kills
        total += THIRST[row.blood] * (w.thirst if short else 0.4)
        if short:
            missing_kills += short
            if row.name in BLOOD_MAGIC:
                total -= w.fuel * (row.blood if row.blood < 4 else 4)
        missing_sigils += not row.sigil
        if short and (held := s.piles.get(("held", v))):
            total -= w.relic * len(held)
    total += w.kill * missing_kills + w.sigil * missing_sigils
    total += _minions(s, w, missing_sigils) + _ways(s, w, missing_kills)
    if missing_kills:
        ready = s.ready
        total += _hunted(s, w) - _prey(s, w) - w.die * (sum(ready) - 3.5 * len(ready))
    return total


def _minions(s: Masters, w: Weights, missing_sigils: int) -> float:
    """Return the cost of missing minions, or, as a negative number, the worth of spare ones."""
    there = MINIONS - s.minions
    needed = len(s.clan) + missing_sigils
    for row in s.clan:
        if row.name == "ishtvan":
            needed -= 2
    if there < needed:
        return w.minion * (needed - there)
    return -w.spare * (there - needed if there < needed + 3 else 3)


@cache
def _steps_of_all(districts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sum of the steps of vampires in these districts to each district."""
    return tuple(map(sum, zip(*[STEPS[d] for d in districts], strict=True)))


def _ways(s: Masters, w: Weights, missing_kills: int) -> float:
    """Return the cost of gathering at the best place for the ritual, and of reaching places for the sigils that are due."""
    clan, city = s.clan, s.city
    all_steps = _steps_of_all(tuple([row.district for row in clan]))
    clear, most = w.clear, len(clan)
    best = 99.0
    for d, row in enumerate(city):
        steps = all_steps[d] + clear * (row.hidden + row.exposed)
        if steps - 3 < best:
            if row.minions:
                steps -= 0.6 * (row.minions if row.minions < most else most)
            if row.sigil >= 0 and clan[row.sigil].name == "ishtvan":
                steps -= 1.5
            if steps < best:
                best = steps
    weight = 1 - missing_kills / 6
    cost = (weight if weight > w.gather else w.gather) * best
    for vampire in clan:
        if vampire.kills >= KILLS_LIMIT and not vampire.sigil:
            cost += _site(s, w, vampire.district)
    return cost


def _site(s: Masters, w: Weights, at: int) -> float:
    """Return the cost for a vampire of reaching a district where it could place its sigil."""
    best = 6.0
    company = s.city[at].minions
    for steps, row in zip(STEPS[at], s.city, strict=True):
        if row.sigil < 0:
            cost = steps + w.clear * (row.hidden + row.exposed)
            if not row.minions and not company:
                cost += 1.5
            if cost < best:
                best = cost
    return best


@cache
def _worths(w: Weights) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Return the worth of a district's agents to a vampire, by its missing kills and the exposed and hidden agents.

    Hidden agents have to be exposed first.
    """
    return tuple(
        tuple(
            tuple(
                max(w.catch * min(exposed, short) - 1, (w.catch * min(exposed + hidden, short) - 2) if hidden else -9.0)
                for hidden in range(AGENTS + 1)
            )
            for exposed in range(AGENTS + 1)
        )
        for short in range(KILLS_LIMIT + 1)
    )


def _prey(s: Masters, w: Weights) -> float:
    """Return the worth of agents in reach of vampires that need kills: the kills, less the moves and actions to get them."""
    flocks = [(d, row.exposed, row.hidden) for d, row in enumerate(s.city) if row.hidden or row.exposed]
    worths = _worths(w)
    spared = 0.0
    for vampire in s.clan:
        short = KILLS_LIMIT - vampire.kills
        if short:
            steps, worth = STEPS[vampire.district], worths[short]
            best, taken = 0.0, None
            for flock in flocks:
                d, exposed, hidden = flock
                value = worth[exposed][hidden] - steps[d]
                if value > best:
                    best, taken = value, flock
            if taken is not None:
                flocks.remove(taken)
                spared += best
    return w.prey * spared


def _hunted(s: Masters, w: Weights) -> float:
    """Return the cost of combats by day, which may be negative; the lowest dice are known."""
    total = 0.0
    for d, row in enumerate(s.city):
        if (agents := row.hidden + row.exposed) >= 3:
            fighters = [v for v in s.clan if v.district == d and v.blood]
            if fighters:
                dice = (*s.ready[::-1], *([3.5] * agents))[:agents]
                lost = sum(value <= 4 for value in dice)
                killed = sum(value >= 3 for value in dice)
                total += w.danger * min(
                    THIRST[max(0, v.blood - lost)] - THIRST[v.blood] - w.kill * min(killed, KILLS_LIMIT - v.kills)
                    for v in fighters
                )
    return total


def horizon(s: Masters) -> tuple[object, ...]:
    """Return a value that stays the same as far as a bot looks ahead: during a vampire's turn, or a part of the day."""
    return (s.round, s.turn, s.night, len(pile(s, "events")))


class MastersWeighing(Weighing[Masters]):
    """What bots can read of a position of Masters of the Night, in which all players are one family."""

    def evaluate(self, s: Masters, seat: int) -> float:
        return evaluate(s)

    def horizon(self, s: Masters) -> object:
        return horizon(s)
