"""Sealed bids: secrets that are not cards. Each is sealed with its owner until all are revealed at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.errors import RulesError
from coterie.kernel.steps import Step, step

if TYPE_CHECKING:
    from coterie.kernel.state import State


@step("kernel.bid")
def bid(s: State, name: str, seats: tuple[int, ...], low: int, high: tuple[int, ...], then: Step) -> None:
    """Ask seats in turn for a secret number, then show all of them.

    Args:
        s: the state.
        name: a name for the auction; two open auctions must not share it.
        seats: the bidding seats, in the order in which they are asked and shown.
        low: the lowest bid.
        high: the highest bid of each seat.
        then: a step that is called with ((seat, bid), …).

    Raises:
        RulesError: a seat is named twice.
    """
    if len(set(seats)) < len(seats):
        raise RulesError(f"each seat bids once for {name}, not {seats}")
    waiting = [seat for seat in seats if (name, seat) not in s.sealed]
    if not waiting:
        s.do((show_bids, name, seats, then))
        return
    seat, again = waiting[0], (bid, name, seats, low, high, then)
    most = high[seats.index(seat)]
    options = [("bid", (n,), ((seal, name, seat, n, low, most), again)) for n in range(low, most + 1)]
    s.ask(seat, ("bid?", name), options, default=0, forced=low == most)


@step("kernel.seal")
def seal(s: State, name: str, seat: int, value: int, low: int, high: int) -> None:
    """Keep a secret number of a seat, known to lie from low to high."""
    s.sealed[name, seat] = (value, low, high)
    s.tell("has sealed", seat)


@step("kernel.show_bids")
def show_bids(s: State, name: str, seats: tuple[int, ...], then: Step) -> None:
    """Reveal the bids and pass them on."""
    bids = tuple((seat, s.sealed.pop((name, seat))[0]) for seat in seats)
    s.learnt += 1
    for seat, value in bids:
        s.tell("has bid", seat, value)
    s.do((*then, bids))
