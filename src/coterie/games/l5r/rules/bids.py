"""5, 17. Honor bids: dials set in secret and revealed together, then the exchange of honor (L-5.5, D.3 to D.5)."""

from __future__ import annotations

from functools import partial

from coterie.games.l5r.atoms.pools import honor_by, set_dials
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.teams import has_seat, highest_bid, in_order
from coterie.games.l5r.state import L5R
from coterie.kernel.bids import bid
from coterie.kernel.events import Event, about, about_seat, happen
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.steps import Step, step

Pair = tuple[int, int]


class Bids(Row):
    """The data of an honor bid.

    Attributes:
        what: what is bid for, “cards” or “duel”.
        pairs: the pairs of players whose bids are compared.
        then: the step that follows, called with ((seat, bid), …).
        bids: the bids as they count; modifying one leaves its dial alone (L-5.5).
        by_cards: whether a player may discard as many cards instead of giving honor.
    """

    what: str
    pairs: tuple[Pair, ...]
    then: Step
    bids: tuple[Pair, ...] = ()
    by_cards: bool = False

    def of(self, seat: int) -> int:
        """Return a seat's bid as it counts."""
        return dict(self.bids)[seat]


def bidders(s: L5R, now: Bids) -> tuple[int, ...]:
    """Return the seats that bid with a dial, in player order."""
    there = {seat for pair in now.pairs for seat in pair}
    return tuple([seat for seat in in_order(s) if seat in there and has_seat(s, seat)])


def ask(s: L5R, serial: int) -> None:
    """Ask each player for a secret bid (2.2, D.3)."""
    now = BIDS.of(s, serial)
    seats = bidders(s, now)
    s.do((bid, now.what, seats, 1, tuple([highest_bid(s, seat) for seat in seats]), (shown, serial)))


@step("l5r.shown")
def shown(s: L5R, serial: int, bids: tuple[Pair, ...]) -> None:
    """Set the dials and remember the bids."""
    set_dials(s, bids)
    BIDS.remember(s, serial, bids=bids)


def tell(s: L5R, serial: int) -> None:
    """Announce that the dials have been revealed, to which cards can respond."""
    happen(s, about_seat("dials", bidders(s, BIDS.of(s, serial))[0]))


def exchange(s: L5R, serial: int) -> None:
    """Let the higher bidder of each pair give the difference in honor to the lower one, all of them at the same time (2.4,
    D.5). Between equal bids nothing passes. A player who may discard cards instead is asked first."""
    now = BIDS.of(s, serial)
    events: list[Event] = []
    for one, other in now.pairs:
        more = now.of(one) - now.of(other)
        giver, taker = (one, other) if more > 0 else (other, one)
        if more and now.by_cards and len(pile(s, "hand", giver)) >= abs(more):
            ask_for_cards(s, giver, taker, abs(more))
        elif more:
            events += honor_given(s, giver, taker, abs(more), why="bid", at=len(events))
    if events:
        happen(s, *events)


def ask_for_cards(s: L5R, giver: int, taker: int, n: int) -> None:
    """Ask a player whether to give honor for a bid or to discard as many cards."""
    options: list[RawOption] = [
        ("give honor", (n,), ((pay_honor, giver, taker, n),)),
        ("discard cards", (n,), ((pay_cards, giver, n),)),
    ]
    s.ask(giver, ("pay bid?",), options)


@step("l5r.pay_honor")
def pay_honor(s: L5R, giver: int, taker: int, n: int) -> None:
    """Give honor for a bid."""
    give_honor(s, giver, taker, n, why="bid")


@step("l5r.pay_cards")
def pay_cards(s: L5R, giver: int, n: int) -> None:
    """Let a player choose the cards to discard for a bid."""
    s.do((choose_several, giver, ("discard?", n), "piece", pile(s, "hand", giver), n, n, (cast_away,), False))


@step("l5r.cast_away")
def cast_away(s: L5R, chosen: tuple[int, ...]) -> None:
    """Discard the chosen cards from a hand."""
    happen(s, *[about(s, "discard", p) for p in chosen])


def give_honor(s: L5R, giver: int, taker: int, n: int, source: int = -1, why: str = "") -> None:
    """Let a player give honor to another, as `honor_given`."""
    events = honor_given(s, giver, taker, n, source, why)
    if events:
        happen(s, *events)


def honor_given(s: L5R, giver: int, taker: int, n: int, source: int = -1, why: str = "", at: int = 0) -> list[Event]:
    """Return the events by which a player gives honor to another: none passes if the giver cannot lose it (L-11.1, L-11.4).
    If one of the two is the Shadowlands, the other gains it from the bank or loses it (U-026, U-027, U-175, U-176).

    Args:
        s: the state.
        giver: who gives.
        taker: who takes.
        n: how much.
        source: the card that causes it, -1 for none.
        why: the reason that the log gives if there is no such card.
        at: the number of events before these in their batch.
    """
    one = partial(honor_by, source=source, detail=(why,) if why else ())
    if not is_clan(s, giver) or not is_clan(s, taker):
        return [one(taker, n) if is_clan(s, taker) else one(giver, -n)]
    n = min(n, s.honor[giver])
    return [one(giver, -n), one(taker, n, after=at, as_much=True)] if n else []


def go_on(s: L5R, serial: int) -> None:
    """Go on with the bids."""
    now = BIDS.of(s, serial)
    s.do((*now.then, now.bids))


BIDS: Procedure[Bids] = Procedure(
    "l5r.bids",
    "Honor bid",
    Bids,
    (
        row("1", "Secret bids", ask, "L-5.5"),
        row("2", "Dials shown", tell, "L-5.5"),
        row("3", "Honor", exchange, "L-5.5 L-11.4"),
        row("4", "What follows", go_on),
    ),
)


def _current(s: L5R) -> int | None:
    """Return the serial of the honor bid that is going on, None if there is none."""
    return next((n for n, name in reversed(s.scopes) if name == "bids"), None)


def bid_of(s: L5R, seat: int) -> int | None:
    """Return what a seat's bid counts in the honor bid that is going on, None if it does not bid there."""
    serial = _current(s)
    return None if serial is None else dict(BIDS.of(s, serial).bids).get(seat)


def sits_out(s: L5R, seat: int) -> bool:
    """Return whether there is an honor bid in which a seat does not bid: team-mates of duelling players do not."""
    return _current(s) is not None and bid_of(s, seat) is None


def modify_bid(s: L5R, seat: int, by: int) -> None:
    """Raise or lower a bid, not below 0; the dial stays as it is (L-5.5)."""
    serial = _current(s)
    if serial is not None:
        now = BIDS.of(s, serial)
        bids = tuple([(each, max(0, n + by) if each == seat else n) for each, n in now.bids])
        BIDS.remember(s, serial, bids=bids)
