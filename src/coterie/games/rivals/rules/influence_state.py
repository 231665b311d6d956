"""The records of Influence Conflicts and of payments with Influence, and what all their steps need."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.state import Rivals
from coterie.kernel.pieces import Ref
from coterie.kernel.procedures import remember
from coterie.kernel.rows import Row
from coterie.kernel.scopes import current
from coterie.kernel.seating import changed_at
from coterie.words.frames import Frame

YES, NO, ABSTAINS, UNSAID = "yes", "no", "abstains", ""
SUCCEEDS, FAILS, WINS, LOSES = "succeeds", "fails", "wins", "loses"
AIM, AIMED_SEATS = "target", ("foe", "player")  # names under which a Scheme knows at whom it is aimed
OUTCOMES = (SUCCEEDS, FAILS, WINS, LOSES)


class Placed(Row):
    """A card placed face down, and the seat that placed it.

    What it is for is told by its face alone, so that nobody can read it before the card is shown.
    """

    seat: int
    piece: int


class Conflict(Row):
    """The record of an Influence Conflict.

    Attributes:
        card: the Scheme.
        actor: the character that has played it.
        seat: the player who has played it; it is for YES.
        does: what the Scheme does if YES wins.
        frame: the serial number of the frame that it resolves in.
        order: the seats as they choose, the acting one first.
        turn: the place in the order of the seat that chooses now.
        sides: the side of each seat.
        amounts: the open Influence of each seat.
        exerted: the characters that have exerted Influence, each with its seat.
        placed: the cards that were placed face down.
        waiting: what is done by the outcome: (outcome, effect, frame).
        totals: the Influence for YES and for NO, once they are counted.
        counted: they have been.
        won: YES has won.
        target: the character at whom it is aimed, if any. chosen: the players at whom it is aimed or who were chosen for it.
    """

    card: Ref
    actor: Ref
    seat: int
    does: Any
    frame: int
    order: tuple[int, ...] = ()
    turn: int = 0
    sides: tuple[str, ...] = ()
    amounts: tuple[int, ...] = ()
    exerted: tuple[tuple[int, Ref], ...] = ()
    placed: tuple[Placed, ...] = ()
    waiting: tuple[tuple[str, Any, Frame], ...] = ()
    totals: tuple[int, int] = (0, 0)
    counted: bool = False
    won: bool = False
    target: Ref | None = None
    chosen: tuple[int, ...] = ()


class Payment(Row):
    """The record of a payment with Influence.

    Attributes:
        seat: who pays.
        frame: the serial number of the frame that learns whether it was paid.
        needed: how much is to be exerted.
        amount: how much it was so far.
        placed: the Influence Modifiers that were played for it.
    """

    seat: int
    frame: int
    needed: int
    amount: int = 0
    placed: tuple[Placed, ...] = ()


def aims(f: Frame) -> tuple[Ref | None, tuple[int, ...]]:
    """Return the character and the players at whom a Scheme is aimed, from the frame in which it was played (R-133)."""
    seats = tuple([f.get(name) for name in AIMED_SEATS if f.get(name) is not None])
    return f.get(AIM), f.get("chosen") or seats


def going_on(s: Any) -> str:
    """Return what Influence is used for now, as words call its scope: “conflict”, “payment”, or ""."""
    conflict, payment = current(s, "conflict"), current(s, "payment")
    return "" if not conflict and not payment else "conflict" if conflict > payment else "payment"


def conflict_now(s: Any) -> Conflict | None:
    """Return the record of the current Influence Conflict, None if there is none."""
    conflict = current(s, "conflict")
    return s.rows[conflict].data if conflict > current(s, "payment") else None


def counts_for(s: Any, seat: int) -> bool:
    """Return whether Influence that a seat gains now counts: it is paying, or it has taken a side."""
    scope = going_on(s)
    if scope == "payment":
        return bool(s.rows[current(s, scope)].data.seat == seat)
    now = conflict_now(s)
    return now is not None and not now.counted and now.sides[seat] in (YES, NO)


def still_commits(s: Any, seat: int) -> bool:
    """Return whether a seat can still exert Influence in what goes on now."""
    scope = going_on(s)
    if scope == "payment":
        return bool(s.rows[current(s, scope)].data.seat == seat)
    now = conflict_now(s)
    return now is not None and seat in now.order[now.turn :] and now.sides[seat] != ABSTAINS


def add(s: Rivals, seat: int, n: int) -> None:
    """Add to the Influence of a seat in what goes on now."""
    scope = going_on(s)
    if scope == "payment":
        serial = current(s, scope)
        remember(s, scope, amount=s.rows[serial].data.amount + n)
    elif scope == "conflict":
        serial = current(s, scope)
        amounts = s.rows[serial].data.amounts
        remember(s, scope, amounts=changed_at(amounts, seat, amounts[seat] + n))
