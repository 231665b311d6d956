"""What bots may weigh: pool, vampires, victory points; public knowledge only."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.vtes.facts import blood, capacity, is_vampire, playing, predator, prey, title
from coterie.games.vtes.numbers import BLEED, TITLE_VOTES, stat
from coterie.games.vtes.state import Vtes
from coterie.kernel.pieces import pile
from coterie.kernel.weighing import Weighing


class Weights(NamedTuple):
    """The prices of the evaluation, in pool."""

    point: float = 14.0  # half a victory point
    capacity: float = 0.75  # of a ready vampire
    blood: float = 0.25
    bleed: float = 0.8
    vote: float = 0.4
    torpid: float = 0.3  # of what a vampire is worth when it is ready
    invested: float = 0.6  # blood on an uncontrolled vampire
    edge: float = 1.0
    card: float = 0.15  # on the table
    lean: float = 9.0  # pool below which each is dear
    prey: float = 0.55  # a pool that the prey has less
    predator: float = 0.1  # a pool that the predator has less
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
        value += worth(s, seat)
        for other, price in ((prey(s, seat), W.prey), (predator(s, seat), W.predator)):
            if other >= 0:
                value -= price * strength(s, other)
        others = [worth(s, at) for at in playing(s) if at != seat]
        value -= sum(others) / max(1, len(others)) * 0.2
        return float(1 / (1 + W.scale**-value))

    def horizon(self, s: Vtes) -> object:
        return s.turn


def worth(s: Vtes, seat: int) -> float:
    """Return what a Methuselah has, in pool."""
    value = s.pool[seat] - 2.0 * max(0.0, W.lean - s.pool[seat]) / 3 + (W.edge if s.edge == seat else 0)
    value += sum([minion(s, p) for p in pile(s, "ready", seat)])
    value += W.torpid * sum([minion(s, p) for p in pile(s, "torpor", seat)])
    value += W.invested * sum([s.pieces[p].count("blood") for p in pile(s, "uncontrolled", seat)])
    return value + W.card * (len(pile(s, "board", seat)) + len(pile(s, "attached", seat)))


def strength(s: Vtes, seat: int) -> float:
    """Return how far a Methuselah is from being ousted."""
    return s.pool[seat] + 0.35 * sum([minion(s, p) for p in pile(s, "ready", seat)])


def minion(s: Vtes, p: int) -> float:
    """Return what a minion is worth, in pool."""
    if not is_vampire(s, p):
        return 1.0 + W.bleed * stat(s, p, BLEED) + W.blood * blood(s, p)
    votes = TITLE_VOTES.get(title(s, p), 0)
    return W.capacity * capacity(s, p) + W.blood * blood(s, p) + W.bleed * max(0, stat(s, p, BLEED)) + W.vote * votes
