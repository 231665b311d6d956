"""13.1. Influence exerted to pay for something, such as a Title."""

from __future__ import annotations

from coterie.games.rivals.facts import influence
from coterie.games.rivals.rules.influence import able_to_exert, put_away, rate, sources
from coterie.games.rivals.rules.influence_state import Payment
from coterie.games.rivals.state import Rivals
from coterie.kernel.procedures import Procedure, row, stop
from coterie.words.frames import bind


def within_reach(s: Rivals, seat: int) -> int:
    """Return how much Influence a seat could exert with its characters and its Prestige (R-169)."""
    return sum([influence(s, p) for p in able_to_exert(s, seat)]) + s.prestige[seat] * rate(s)


def begin_payment(s: Rivals, seat: int, frame: int, needed: int) -> None:
    """Let a seat exert the required Influence from any of its sources (R-168, R-169)."""
    PAYMENT.begin(s, Payment(seat, frame, needed))


def exert_for_it(s: Rivals, serial: int) -> None:
    """Commit Influence until there is enough. If nothing is left to commit, the payment and what it was for fail."""
    now = PAYMENT.of(s, serial)
    if now.amount >= now.needed:
        return
    options = sources(s, serial, now.seat, now.placed)
    if options:
        s.ask(now.seat, ("exert?", now.amount, now.needed), options, forced=False)


def paid(s: Rivals, serial: int) -> None:
    """Record in the frame of what was paid for that it has been paid."""
    now = PAYMENT.of(s, serial)
    if now.amount >= now.needed and now.frame in s.rows:
        s.do((bind, now.frame, "done", (s.rows[now.frame].get("done") or 0) + max(1, now.needed)))
    stop(s, serial)


PAYMENT: Procedure[Payment] = Procedure(
    "rivals.payment",
    "Exerting Influence",
    Payment,
    (
        row("13.1.1", "Sources", exert_for_it, "RR-12 R-168 R-169", again=True, asks=True),
        row("13.1.2", "Paid", paid, "R-168"),
    ),
    ends=put_away,
)
