"""Status tokens: honored, dishonored, tainted (part 12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from coterie.games.l5r.atoms.common import allowed, in_play
from coterie.games.l5r.facts.status import can_get
from coterie.games.l5r.numbers import TOKENS
from coterie.games.l5r.state import L5R, TOKEN
from coterie.kernel.events import Atom, Event
from coterie.kernel.pieces import change
from coterie.words.cards.atoms import ready


def put_token(s: L5R, piece: int, name: str, n: int) -> None:
    """Set the number of a card's counters of a kind."""
    change(s, piece, counters=s.pieces[piece].counting(name, n))


def _status(gets: str, other: str) -> Callable[[Any, Event], int]:
    """Return the function that honors or dishonors a card: one in the opposite state becomes ordinary. Taint has no bearing
    on this (L-12.2, U-193)."""

    def give(s: L5R, event: Event) -> int:
        if s.pieces[event.subject].count(other):
            put_token(s, event.subject, other, 0)
        else:
            put_token(s, event.subject, gets, 1)
        s.tell(f"got {gets}", s.pieces[event.subject].face)
        return 1

    return give


def _can_get(name: str) -> Callable[[Any, Event], bool]:
    """Return the check whether a card can get a status: not one that it already has (L-2.10, L-12.2, U-186)."""

    def can(s: L5R, event: Event) -> bool:
        return in_play(s, event) and can_get(s, event.subject, name, event.source)

    return can


def _taint(s: L5R, event: Event) -> int:
    """Put a tainted token on a card (U-039)."""
    put_token(s, event.subject, "tainted", 1)
    now = s.pieces[event.subject]
    if now.zone == "provinces":  # a face-down card stays hidden (U-039)
        s.tell("province tainted", (TOKEN if now.down else now.face, now.place))
    else:
        s.tell("tainted", now.face)
    return 1


def _turned(ready_: bool, word: str) -> Callable[[Any, Event], int]:
    """Return the function that bows or readies a card. The log tells of it if another card or a ring does it, but not if it is
    a cost of the card itself or a step of the rules."""

    def turn(s: L5R, event: Event) -> int:
        if event.source not in (-1, event.subject) or "ring" in event.detail:
            s.tell(word, s.pieces[event.subject].face)
        return ready(ready_).change(s, event)

    return turn


def _untoken(s: L5R, event: Event) -> int:
    """Discard the status tokens that the detail names, or all of them; tokens never go away by themselves (L-12.3, L-12.4,
    U-191)."""
    names = event.detail or TOKENS
    held = [name for name in names if s.pieces[event.subject].count(name)]
    for name in held:
        put_token(s, event.subject, name, 0)
    return len(held)


ATOMS: Mapping[str, Atom] = {
    "honored": Atom(_status("honored", "dishonored"), _can_get("honored")),
    "dishonored": Atom(_status("dishonored", "honored"), _can_get("dishonored")),
    "tainted": Atom(_taint, _can_get("tainted")),
    "untoken": Atom(_untoken, in_play),
    "bow": Atom(_turned(False, "bows"), allowed("bow", ready(False).possible)),
    "straighten": Atom(_turned(True, "is ready"), allowed("straighten", ready(True).possible)),
}
