"""5.1.1 Cards with the burn option that none of one's minions could use: each unlock phase everybody may discard one."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import minions
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, happen
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import pile
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step


def spare_cards(s: Vtes, seat: int) -> list[RawOption]:
    """Return the cards with the burn option that a Methuselah can discard now: one in each unlock phase (VR-5.1.1)."""
    if used(s, ("spare", seat), "turn"):
        return []
    return [("discard", (p,), ((discard_spare, seat, p),)) for p in s.game.unneeded(s, seat)]


@step("vtes.discard_spare")
def discard_spare(s: Vtes, seat: int, card: int) -> None:
    """Discard a card that none of one's minions could play; the hand is drawn up (VR-5.1.1)."""
    count_use(s, ("spare", seat), "turn")
    happen(s, about(s, "discard", card))


@step("vtes.let_spare")
def let_spare(s: Vtes, seat: int) -> None:
    """Do not ask a Methuselah that has discarded no spare card again until something of its own has changed."""
    if not s.game.leaks(s) and s.game.could_discard(s, seat) and not used(s, ("spare", seat), "turn"):
        count_use(s, _as_it_is(s, seat), ("unlock", seat))


def has_let(s: Vtes, seat: int) -> bool:
    """Return whether a Methuselah has discarded no spare card since something of its own last changed."""
    return not s.game.leaks(s) and bool(used(s, _as_it_is(s, seat), ("unlock", seat)))


def _as_it_is(s: Vtes, seat: int) -> tuple[Any, ...]:
    """Return what everybody sees of whether a card is spare: when the hand last changed, and which minions there are."""
    lives = tuple([s.pieces[p].life for p in pile(s, "hand", seat)])
    return ("let spare", seat, lives, *minions(s, seat))


@step("vtes.may_discard")
def may_discard(s: Vtes, seat: int) -> None:
    """Ask a seat that could hold such a card."""
    options = spare_cards(s, seat)
    if options or (not s.game.leaks(s) and s.game.could_discard(s, seat)):
        s.ask(seat, ("spare card?",), [*options, ("pass", (), ())], forced=False, window=True)
