"""What bots may weigh: how good a position is for a seat, and how far a turn reaches."""

from __future__ import annotations

from coterie.games.primer.facts import points_of_side, recruits_of
from coterie.games.primer.numbers import stat
from coterie.games.primer.state import Primer
from coterie.kernel.pieces import pile
from coterie.kernel.weighing import Weighing

RECRUIT, CARD = 0.25, 0.1  # what a point of might in play and a card in hand are worth, in points


class PrimerWeighing(Weighing[Primer]):
    """What bots may read of a position of the primer."""

    def evaluate(self, s: Primer, seat: int) -> float:
        if s.result is not None:
            return s.result[seat]
        mine = max(worth(s, n) for n in range(s.seats) if s.game.allied(s, seat, n))
        theirs = max(worth(s, n) for n in range(s.seats) if not s.game.allied(s, seat, n))
        return float(1 / (1 + 2.0 ** (theirs - mine)))

    def horizon(self, s: Primer) -> object:
        return s.turn


def worth(s: Primer, seat: int) -> float:
    """Return what a seat has, in points; public knowledge only."""
    might = sum(stat(s, p, "might") for p in recruits_of(s, seat))
    return points_of_side(s, seat) + RECRUIT * might + CARD * len(pile(s, "hand", seat))
