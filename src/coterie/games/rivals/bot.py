"""What bots may weigh: how good a position is for a seat, and how far a turn reaches."""

from __future__ import annotations

from coterie.games.rivals.facts import blood, coterie, in_torpor, playing
from coterie.games.rivals.numbers import BP, stat
from coterie.games.rivals.state import Rivals
from coterie.kernel.pieces import pile
from coterie.kernel.weighing import Weighing

VAMPIRE, POTENCY, BLOOD, PRESTIGE, CARD, TORPID = 0.5, 0.15, 0.15, 0.08, 0.12, 0.3  # in Agenda


class RivalsWeighing(Weighing[Rivals]):
    """What bots may read of a position of Rivals."""

    def evaluate(self, s: Rivals, seat: int) -> float:
        if s.result is not None:
            return s.result[seat]
        if seat in s.out:
            return 0.0
        others = [worth(s, other) for other in playing(s) if other != seat]
        return float(1 / (1 + 1.3 ** (max(others, default=0.0) - worth(s, seat))))

    def horizon(self, s: Rivals) -> object:
        return s.turn


def worth(s: Rivals, seat: int) -> float:
    """Return what a seat has, in Agenda; public knowledge only."""
    there = coterie(s, seat)
    value = s.agenda[seat] + PRESTIGE * s.prestige[seat] + CARD * len(pile(s, "hand", seat))
    value += sum(VAMPIRE + POTENCY * stat(s, p, BP) + BLOOD * blood(s, p) for p in there)
    return value + TORPID * len(in_torpor(s, seat)) - (6 if len(there) < 2 else 0)
