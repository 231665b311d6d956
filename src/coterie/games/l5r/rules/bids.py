"""5, 17. Honor dials: secret bids that are shown together, and the honor that follows (L-5.5, D.3 to D.5)."""

from __future__ import annotations

from functools import partial

from coterie.games.l5r.atoms.pools import honor_by, set_dials
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.teams import has_seat, highest_bid, in_order, the_deck
from coterie.games.l5r.rules.shadow.turning import number_of, turn_up
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
    """What an honor bid remembers.

    Attributes:
        what: what is bid for, “cards” or “duel”.
        pairs: the players whose bids are compared with each other.
        then: a step that is done with ((seat, bid), …) in the end.
        bids: what they have bid, as it counts; the dials stay as they are (L-5.5).
        by_cards: a player who would give honor may discard as many cards instead.
    """

    what: str
    pairs: tuple[Pair, ...]
    then: Step
    bids: tuple[Pair, ...] = ()
    by_cards: bool = False

    def of(self, seat: int) -> int:
        """Return the bid of a seat as it counts."""
        return dict(self.bids)[seat]


def bidders(s: L5R, now: Bids) -> tuple[int, ...]:
    """Return who bids with a dial, in player order."""
    there = {seat for pair in now.pairs for seat in pair}
    return tuple([seat for seat in in_order(s) if seat in there and has_seat(s, seat)])


def ask(s: L5R, serial: int) -> None:
    """Ask the players one after the other for a secret number (2.2, D.3)."""
    now = BIDS.of(s, serial)
    seats = bidders(s, now)
    s.do((bid, now.what, seats, 1, tuple([highest_bid(s, seat) for seat in seats]), (shown, serial)))


@step("l5r.shown")
def shown(s: L5R, serial: int, bids: tuple[Pair, ...]) -> None:
    """Remember the bids, on the dials and as they count."""
    set_dials(s, bids)
    BIDS.remember(s, serial, bids=bids)


def turn_for_the_deck(s: L5R, serial: int) -> None:
    """The Shadowlands deck bids the shadow number of its top card (U-091, U-073; O-8)."""
    now, deck = BIDS.of(s, serial), the_deck(s)
    if any(deck in pair for pair in now.pairs):
        theirs = ((deck, number_of(s, turn_up(s, "its bid"))),)
        set_dials(s, theirs)
        BIDS.remember(s, serial, bids=(*now.bids, *theirs))


def tell(s: L5R, serial: int) -> None:
    """The dials have been revealed; that can be answered."""
    happen(s, about_seat("dials", bidders(s, BIDS.of(s, serial))[0]))


def exchange(s: L5R, serial: int) -> None:
    """The higher bidder of each pair gives the difference in honor to the lower one, all of them at the same time (2.4,
    D.5); between equals nothing passes. Who may discard cards instead is asked."""
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
    """Ask a player whether it gives honor for a bid or discards as many cards."""
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
    """Choose the cards that are discarded for a bid."""
    s.do((choose_several, giver, ("discard?", n), "piece", pile(s, "hand", giver), n, n, (cast_away,), False))


@step("l5r.cast_away")
def cast_away(s: L5R, chosen: tuple[int, ...]) -> None:
    """Discard cards of a hand for a bid."""
    happen(s, *[about(s, "discard", p) for p in chosen])


def give_honor(s: L5R, giver: int, taker: int, n: int, source: int = -1, why: str = "") -> None:
    """Let a player give honor to another."""
    events = honor_given(s, giver, taker, n, source, why)
    if events:
        happen(s, *events)


def honor_given(s: L5R, giver: int, taker: int, n: int, source: int = -1, why: str = "", at: int = 0) -> list[Event]:
    """Return the events by which a player gives honor to another: nothing passes where it cannot be lost (L-11.1, L-11.4).
    Between a player and the Shadowlands the player gains it or loses it (U-026, U-027, U-175, U-176).

    Args:
        s: the state.
        giver: who gives.
        taker: who takes.
        n: how much.
        source: the card that does it, -1 for none.
        why: what the log says it was for if no card did it.
        at: how many events come before these in their batch.
    """
    one = partial(honor_by, source=source, detail=(why,) if why else ())
    if not is_clan(s, giver) or not is_clan(s, taker):
        return [one(taker, n) if is_clan(s, taker) else one(giver, -n)]
    n = min(n, s.honor[giver])
    return [one(giver, -n), one(taker, n, after=at, as_much=True)] if n else []


def go_on(s: L5R, serial: int) -> None:
    """Hand the bids on."""
    now = BIDS.of(s, serial)
    s.do((*now.then, now.bids))


BIDS: Procedure[Bids] = Procedure(
    "l5r.bids",
    "Honor bid",
    Bids,
    (
        row("1", "Secret bids", ask, "L-5.5"),
        row("1b", "The Shadowlands deck's number", turn_for_the_deck, "U-073 U-091"),
        row("2", "Dials shown", tell, "L-5.5"),
        row("3", "Honor", exchange, "L-5.5 L-11.4"),
        row("4", "What follows", go_on),
    ),
)


def modify_bid(s: L5R, seat: int, by: int) -> None:
    """Let a bid count for more or less, not below 0; the dial stays as it is (L-5.5)."""
    serial = next((n for n, name in reversed(s.scopes) if name == "bids"), None)
    if serial is not None:
        now = BIDS.of(s, serial)
        bids = tuple([(each, max(0, n + by) if each == seat else n) for each, n in now.bids])
        BIDS.remember(s, serial, bids=bids)
