"""22. The draw phase against the Shadowlands deck, which bids a shadow number and gains fate for it (U-090 to U-095)."""

from __future__ import annotations

from coterie.games.l5r.atoms.pools import fate_by
from coterie.games.l5r.facts.teams import has_seat, in_order, the_deck
from coterie.games.l5r.rules import cards, draw
from coterie.games.l5r.rules.bids import BIDS, Bids, Pair
from coterie.games.l5r.rules.phases import ends, starts
from coterie.games.l5r.state import L5R, Phase
from coterie.kernel.events import happening
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.steps import step


def bid(s: L5R, serial: int) -> None:
    """Let all players bid and settle the difference with the number of the card that the deck turns up (U-090 to U-093)."""
    deck = the_deck(s)
    pairs = tuple([(seat, deck) for seat in in_order(s) if has_seat(s, seat)])
    BIDS.begin(s, Bids("cards", pairs, (draw_and_gain,)))


@step("l5r.shadow.draw_and_gain")
def draw_and_gain(s: L5R, bids: tuple[Pair, ...]) -> None:
    """Let each player draw as many cards as it bid, and the deck gain its number in fate for each player (U-094, U-095)."""
    deck, found = the_deck(s), dict(bids)
    n = found[deck] * s.seats
    s.tell("collects", deck, n)
    drawn = tuple([(seat, draw.drawn(s, seat, found[seat])) for seat in in_order(s) if seat != deck])
    s.do((cards.draw_each, drawn), (happening, fate_by(deck, n)))


COOP_DRAW: Procedure[Phase] = Procedure(
    "l5r.shadow.draw.phase",
    "Draw phase",
    Phase,
    (
        row("2.1", "The phase begins", starts, "L-9.2"),
        row("2.2", "Honor bids", bid, "U-090 U-091 U-095"),
        row("2.5", "Action window", draw.window, "L-9.3"),
        row("2.6", "The phase ends", ends, "L-9.9"),
    ),
    period=True,
)
