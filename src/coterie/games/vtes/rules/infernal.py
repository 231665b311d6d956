"""9.7 Infernal minions: they do not unlock as normal, but for 1 pool each."""

from __future__ import annotations

from coterie.games.vtes.facts import has_trait
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.steps import step


def is_infernal(s: Vtes, piece: int) -> bool:
    """Return whether a minion is infernal (VR-9.7)."""
    return has_trait(s, piece, "infernal")


def can_be_paid_up(s: Vtes, seat: int, piece: int) -> bool:
    """Return whether an infernal minion can be unlocked for 1 pool (VR-9.7)."""
    return not s.pieces[piece].ready and is_infernal(s, piece) and bool(s.pool[seat])


@step("vtes.pay_to_unlock")
def pay_to_unlock(s: Vtes, piece: int) -> None:
    """Burn 1 pool to unlock an infernal minion (VR-9.7)."""
    s.do(
        (happening, about_seat("pool", s.active, -1, detail=("cost",)), about(s, "straighten", piece)),
        (keep_pool, s.active),
    )


@step("vtes.keep_pool")
def keep_pool(s: Vtes, seat: int) -> None:
    """Let the cards keep the pool that say so of what is burned for infernal minions (card text)."""
    there = [p for p in s.ears.get(("used", "keeping pool"), ()) if s.game.speaks(s, p) == seat]
    if there:
        happen(s, *[about(s, "counter", p, 1, detail=("counter",)) for p in there])
