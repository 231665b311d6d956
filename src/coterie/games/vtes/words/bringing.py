"""4.8 Cards that another card brings into play: they are not played, but their cost counts (C-065, C-069)."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.words.costs import Coin, blood_cost, price
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.paying_less import burn_saved, save
from coterie.kernel.events import about, about_seat, free, happen, happening
from coterie.kernel.pieces import Ref, found
from coterie.kernel.steps import step
from coterie.words.effects import run_with
from coterie.words.frames import Frame, bound_to


@step("vtes.bring")
def bring(s: Any, seat: int, card: Ref, minion: Ref, mode: Mode) -> None:
    """Reveal the card and pay for it, with what makes it cheaper; then it comes into play (V-067, VR-4.8)."""
    frame = s.new(Frame(card[0], seat, bound=(("actor", minion), ("brought", True))))
    saves = [
        (save, frame, seat, card, minion[0], coin, n, False) for coin, n in _bill(s, card[0], minion[0], mode) if n
    ]
    pays = ((pay_to_bring, frame, mode), (burn_saved, frame), (free, frame))
    s.do((happening, about(s, "show", card[0])), *saves, *pays, (brought, seat, card[0], minion, mode))


def _bill(s: Any, card: int, minion: int, mode: Mode) -> tuple[tuple[Coin, int], ...]:
    return (("blood", blood_cost(s, card, mode, minion)), ("pool", mode.pool))


@step("vtes.pay_to_bring")
def pay_to_bring(s: Any, frame: int, mode: Mode) -> None:
    """Pay what remains to be paid."""
    f: Frame = s.rows[frame]
    minion = f.get("actor")[0]
    due = _bill(s, f.source, minion, mode)
    blood, pool = [price(s, f.seat, f.source, minion, coin, n, f) for coin, n in due]
    costs = [about_seat("pool", f.seat, -pool, detail=("cost",))] if pool else []
    costs += [about(s, "blood", minion, -blood, detail=("cost",))] if blood else []
    if costs:
        happen(s, *costs)


@step("vtes.brought")
def brought(s: Any, seat: int, card: int, minion: Ref, mode: Mode) -> None:
    """Carry out what the card does as it comes into play."""
    if found(s, minion) is None:
        happen(s, about(s, "discard", card))
        return
    now = s.pieces[card]
    s.do((run_with, mode.does, Frame(card, seat, bound=(*bound_to(now, card), ("actor", minion)))))
