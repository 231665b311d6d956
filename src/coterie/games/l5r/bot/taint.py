"""What taint costs a clan: 1 honor for each tainted character that it declares, so that of these no more fight than it has
honor (L-21.1, L-21.4)."""

from __future__ import annotations

from collections.abc import Sequence

from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W


def declarable(t: Table, those: list[int], honor: Sequence[float]) -> list[int]:
    """Return those of some characters that can be declared together, if every owner has so much honor: of the tainted ones
    of a clan the best."""
    tainted = [p for p in those if p in t.tainted]
    if not tainted:
        return those
    left, idle = [*honor], set()
    for p in sorted(tainted, key=lambda p: -max(t.skills[p].values())):
        owner = t.owner[p]
        if left[owner] >= 1:
            left[owner] -= 1
        else:
            idle.add(p)
    return [p for p in those if p not in idle]


def in_next_round(t: Table) -> list[float]:
    """Return how much honor each owner is likely to have for taint in the next round: low bids bring some (U-093)."""
    return [honor + W.regained for honor in t.s.honor]


def taint_due(t: Table, owner: int, honor: float) -> float:
    """Return how much honor the tainted characters of a clan are likely to cost it in the next conflicts; never its last,
    which nobody has to pay."""
    tainted = [p for p in t.of(owner) if p in t.tainted and (t.s.pieces[p].ready or t.fate[p])]
    return min(W.fights * len(tainted), max(0.0, honor - 1))
