"""What bots may weigh: pool, vampires, victory points; public knowledge only.

A search ends where somebody else is asked, which is in the middle of most actions: an action that goes on is weighed by what
it would come to, and how likely it is to be blocked. What lies on an uncontrolled vampire counts by what that vampire will be
worth, so that a whole row of turns of transfers pays.
"""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.vtes.facts import (
    alive,
    blood,
    capacity,
    definition,
    is_vampire,
    playing,
    predator,
    prey,
    ready_minions,
    speaks,
    title,
)
from coterie.games.vtes.numbers import BLEED, CAPACITY, HUNT, STRENGTH, TITLE_VOTES, stat
from coterie.games.vtes.rules.action_state import (
    BLOCKED,
    ENDED,
    NOBODY,
    UNBLOCKED,
    Action,
    current_action,
    intercept,
    stealth,
    still,
)
from coterie.games.vtes.state import Vtes
from coterie.kernel.pieces import pile
from coterie.kernel.weighing import Weighing


class Weights(NamedTuple):
    """The prices of the evaluation, in pool."""

    point: float = 14.0  # half a victory point
    capacity: float = 1.0  # of a ready vampire
    blood: float = 0.45
    bleed: float = 1.2
    vote: float = 0.4
    torpid: float = 0.3  # of what a vampire is worth when it is ready
    invested: float = 0.85  # of what a vampire will be worth, for each part of its capacity that lies on it
    nearly: float = 0.1  # the same, but more of it the less is missing: better one vampire now than two later
    unknown: float = 1.3  # blood on a vampire that only others know
    edge: float = 1.0
    card: float = 0.15  # on the table
    lean: float = 9.0  # pool below which each is dear
    prey: float = 0.55  # a pool that the prey has less
    predator: float = 0.1  # a pool that the predator has less
    deed: float = 0.8  # an action that is no bleed and no hunt, for whoever takes it
    seen: float = 0.3  # the odds that one minion that could block does
    caught: float = 0.9  # the odds that a block succeeds which has intercept enough
    missed: float = 0.1  # the odds that another one does
    fight: float = 0.45  # of a combat, for each of both
    felled: float = 0.4  # of what a vampire is worth that a combat is likely to send to torpor
    scale: float = 1.12


W = Weights()


class VtesWeighing(Weighing[Vtes]):
    """What bots may read of a position."""

    def evaluate(self, s: Vtes, seat: int) -> float:
        if s.result is not None:
            return s.result[seat]
        value = W.point * s.halves[seat]
        if seat in s.out:
            return float(1 / (1 + W.scale ** (60 - value)))
        value += worth(s, seat) + invested(s, seat)
        for other, price in ((prey(s, seat), W.prey), (predator(s, seat), W.predator)):
            if other >= 0:
                value -= price * strength(s, other)
        value += pending(s, seat)
        others = [worth(s, at) + W.unknown * invested_blood(s, at) for at in playing(s) if at != seat]
        value -= sum(others) / max(1, len(others)) * 0.2
        return float(1 / (1 + W.scale**-value))

    def horizon(self, s: Vtes) -> object:
        return s.turn


def worth(s: Vtes, seat: int) -> float:
    """Return what a Methuselah has, in pool."""
    value = s.pool[seat] - 2.0 * max(0.0, W.lean - s.pool[seat]) / 3 + (W.edge if s.edge == seat else 0)
    value += sum([minion(s, p) for p in pile(s, "ready", seat)])
    value += W.torpid * sum([minion(s, p) for p in pile(s, "torpor", seat)])
    return value + W.card * (len(pile(s, "board", seat)) + len(pile(s, "attached", seat)))


def invested_blood(s: Vtes, seat: int) -> int:
    """Return how much pool of a Methuselah lies on uncontrolled cards."""
    return sum([s.pieces[p].count("blood") for p in pile(s, "uncontrolled", seat)])


def invested(s: Vtes, seat: int) -> float:
    """Return what lies on the uncontrolled vampires of a Methuselah that knows them, by what they will be worth."""
    value = 0.0
    for p in pile(s, "uncontrolled", seat):
        card = definition(s, p)
        size = max(1, card.stats.get(CAPACITY, 1))
        part = min(1.0, s.pieces[p].count("blood") / size)
        later = (W.capacity + W.blood) * size + W.bleed * max(1, card.stats.get(BLEED, 1))
        value += later * (W.invested * part + W.nearly * part * part)
    return value


# ── an action that goes on ──────────────────────────────────────────────────────────────────────────────────────────


def pending(s: Vtes, seat: int) -> float:
    """Return what the action that goes on would come to for a seat, by how likely it is to be blocked (VR-6.5)."""
    now = current_action(s)
    if now is None or now.outcome in (UNBLOCKED, ENDED) or not still(s, now):
        return 0.0
    odds = 0.0 if now.outcome == BLOCKED else chance(s, now)
    value = odds * aim(s, now, seat)
    if now.blocker != NOBODY and alive(s, now.blocker):
        value -= (1 - odds) * fight_for(s, now, seat)
    elif seat == now.seat:
        value -= (1 - odds) * W.fight
    return value


def chance(s: Vtes, now: Action) -> float:
    """Return how likely an action is not to be blocked, by who could."""
    if now.blocker != NOBODY:
        return 1 - (W.caught if intercept(s, now.blocker[0]) >= stealth(s, now) else W.missed)
    if now.state not in ("", "A"):
        return 1.0
    asked = now.targets or tuple({at: 0 for at in (prey(s, now.seat), predator(s, now.seat)) if at >= 0})
    open_ = [at for at in asked if at not in now.declined and at != now.seat]
    ready = [p for at in open_ for p in ready_minions(s, at) if s.pieces[p].ready]
    able = [p for p in ready if intercept(s, p) >= stealth(s, now)]
    return float((1 - W.seen) ** min(3, len(able)))


def aim(s: Vtes, now: Action, seat: int) -> float:
    """Return what an action that is not blocked is worth for a seat, in pool."""
    if now.kind == "bleed":
        amount = max(0, now.bleed + stat(s, now.actor[0], BLEED))
        price = min(amount, s.pool[now.targets[0]]) * (1.0 if prey(s, now.seat) == now.targets[0] else 0.5)
        if seat in now.targets:
            lean = 2.0 / 3 * max(0.0, W.lean - (s.pool[seat] - amount)) if amount else 0.0
            return -(amount + lean + (W.edge if s.edge == seat else 0))
        return price * W.prey + (W.edge if amount and s.edge != seat else 0) if seat == now.seat else 0.0
    if seat != now.seat:
        return -W.deed / 2 if seat in now.targets else 0.0
    if now.kind == "hunt":
        gain = max(0, now.hunt + stat(s, now.actor[0], HUNT))
        return W.blood * min(gain, max(0, capacity(s, now.actor[0]) - blood(s, now.actor[0])))
    return 0.0 if now.kind == "anarch" else W.deed


def fight_for(s: Vtes, now: Action, seat: int) -> float:
    """Return what a seat is likely to lose by the combat of a block: blood, and a weak vampire."""
    if seat not in (now.seat, speaks(s, now.blocker[0])):
        return 0.0
    mine, theirs = (now.actor[0], now.blocker[0]) if seat == now.seat else (now.blocker[0], now.actor[0])
    return W.fight + _felled(s, mine, theirs) - 0.5 * _felled(s, theirs, mine)


def _felled(s: Vtes, one: int, other: int) -> float:
    """Return what is lost where the blows of another minion are more than one can mend."""
    blows = max(0, stat(s, other, STRENGTH))
    return W.felled * minion(s, one) if blood(s, one) < blows else 0.0


def strength(s: Vtes, seat: int) -> float:
    """Return how far a Methuselah is from being ousted."""
    return s.pool[seat] + 0.35 * sum([minion(s, p) for p in pile(s, "ready", seat)])


def minion(s: Vtes, p: int) -> float:
    """Return what a minion is worth, in pool."""
    if not is_vampire(s, p):
        return 1.0 + W.bleed * stat(s, p, BLEED) + W.blood * blood(s, p)
    votes = TITLE_VOTES.get(title(s, p), 0)
    return W.capacity * capacity(s, p) + W.blood * blood(s, p) + W.bleed * max(0, stat(s, p, BLEED)) + W.vote * votes
