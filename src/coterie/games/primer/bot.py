"""What bots can weigh: how good a position is for a seat, and how far they look ahead."""

from __future__ import annotations

from coterie.games.primer.facts import points_of_side, recruits_of, speaks
from coterie.games.primer.numbers import LIFE, MIGHT, stat
from coterie.games.primer.rules.raid import RAID, Raid
from coterie.games.primer.state import Primer
from coterie.kernel.pieces import found, pile
from coterie.kernel.procedures import running
from coterie.kernel.weighing import Weighing, odds

RECRUIT, CARD = 0.25, 0.1  # the worth of a point of might in play and of a card in hand, in points
EVENT = 0.3  # the worth of a card that is being played and is not a recruit
LIKELY = 0.8  # the probability that what is going on will be completed


class PrimerWeighing(Weighing[Primer]):
    """What bots can read of a position of the primer."""

    def evaluate(self, s: Primer, seat: int) -> float:
        mine = max(worth(s, n) for n in range(s.seats) if s.game.allied(s, seat, n))
        theirs = max(worth(s, n) for n in range(s.seats) if not s.game.allied(s, seat, n))
        return odds(mine - theirs, 2.0)

    def horizon(self, s: Primer) -> object:
        return s.turn


def worth(s: Primer, seat: int) -> float:
    """Return the worth of what a seat has and is about to have, in points, by public knowledge alone.

    A search stops when somebody else is asked, which is in the middle of most actions, so what is going on counts almost as if
    it were completed.
    """
    might = sum(stat(s, p, MIGHT) for p in recruits_of(s, seat))
    there = points_of_side(s, seat) + RECRUIT * might + CARD * len(pile(s, "hand", seat))
    played = sum(RECRUIT * stat(s, p, MIGHT) or EVENT for p in pile(s, "limbo", seat))
    raids = [now.data for _, procedure, now in running(s) if procedure is RAID]
    return there + LIKELY * (played + sum(expected(s, raid, seat) for raid in raids))


def expected(s: Primer, raid: Raid, seat: int) -> float:
    """Return the worth of what a seat will gain or lose by a raid that is going on (P-9)."""
    attacker, target = raid.attacker, raid.target
    if raid.foe < 0 or found(s, attacker) is None:
        return 0
    if target[0] < 0:
        return 1.0 if s.game.allied(s, seat, speaks(s, attacker[0])) else 0
    fights = [(attacker[0], target[0])]
    if found(s, target) is not None and s.pieces[target[0]].ready:
        fights.append((target[0], attacker[0]))
    fallen = [hit for by, hit in fights if stat(s, by, MIGHT) >= stat(s, hit, LIFE) - s.pieces[hit].count("wound")]
    return -sum(RECRUIT * stat(s, p, MIGHT) for p in fallen if speaks(s, p) == seat)
