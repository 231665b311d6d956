"""The events that all card games have, and those that change nothing and exist so that cards can respond to them."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.l5r.state import L5R
from coterie.kernel.events import Atom, Event
from coterie.words.cards.atoms import ATOMS as CARD_ATOMS
from coterie.words.cards.atoms import there


def _move_on(s: L5R, event: Event) -> int:
    return event.amount


def _bid(s: L5R, event: Event) -> int:
    """Change nothing: a bid that counts differently from the dial is kept with the bids (L-5.5)."""
    return event.amount


def _never(s: L5R, event: Event) -> int:
    return 1


_MARK = Atom(_move_on)  # changes nothing


_HAPPENED = Atom(_never, there)


ATOMS: Mapping[str, Atom] = {
    **{name: CARD_ATOMS[name] for name in ("show", "peek", "blank", "gain", "counter", "lift")},
    "bid": Atom(_bid),
    "initiate": _HAPPENED,
    "play": _MARK,
    "use": _MARK,
    "evade": _MARK,
    "glory count": _MARK,
    "defenders": _MARK,
    "win": _MARK,
    "lose": _MARK,
    "ring": _MARK,
    "pass": _MARK,
    "select": _MARK,
    "plays": _MARK,
    "dials": _MARK,
    "begin": _MARK,
    "end": _MARK,
    "conflict over": _MARK,
    "collect": _MARK,
    "duel": _MARK,
    "duel over": _MARK,
    "win duel": _MARK,
    "lose duel": _MARK,
}
