"""5.2. The draw phase: players bid honor and draw as many cards."""

from __future__ import annotations

from coterie.games.l5r.facts.teams import in_order, members, teams
from coterie.games.l5r.numbers import CARDS_DRAWN
from coterie.games.l5r.rules import cards
from coterie.games.l5r.rules.bids import BIDS, Bids, Pair
from coterie.games.l5r.rules.phases import ends, starts
from coterie.games.l5r.rules.windows import open_window
from coterie.games.l5r.state import L5R, Phase
from coterie.kernel.modifiers import total
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.steps import step


def opposite(s: L5R) -> tuple[Pair, ...]:
    """Return the pairs of players whose bids are compared: those opposite each other (L-5.6)."""
    one, other = teams(s)
    return tuple(zip(members(s, one), members(s, other), strict=False))


def bid(s: L5R, serial: int) -> None:
    """Let the players bid and settle the difference in honor (2.2 to 2.4)."""
    BIDS.begin(s, Bids("cards", opposite(s), (draw_as_bid,)))


@step("l5r.draw_as_bid")
def draw_as_bid(s: L5R, bids: tuple[Pair, ...]) -> None:
    """Let each player draw as many cards as its bid, all at the same time (2.5)."""
    found = dict(bids)
    s.do((cards.draw_each, tuple([(seat, drawn(s, seat, found[seat])) for seat in in_order(s) if seat in found])))


def drawn(s: L5R, seat: int, bid: int) -> int:
    """Return how many cards a player draws for a bid: at least 1 where cards lessen the number."""
    return max(min(1, bid), total(s, CARDS_DRAWN, ("seat", seat), bid))


def window(s: L5R, serial: int) -> None:
    """Open the action window after drawing."""
    open_window(s, "action")


DRAW: Procedure[Phase] = Procedure(
    "l5r.draw.phase",
    "Draw phase",
    Phase,
    (
        row("2.1", "The phase begins", starts, "L-9.2"),
        row("2.2", "Honor bids", bid, "L-5.5 L-5.6"),
        row("2.5", "Action window", window, "L-9.3"),
        row("2.6", "The phase ends", ends, "L-9.9"),
    ),
    period=True,
)
