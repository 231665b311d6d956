"""23. The draw phase of challenge play: each clan compares its bid with that of the Shadowlands (U-174 to U-176)."""

from __future__ import annotations

from coterie.games.l5r.factions import is_clan, the_shadowlands
from coterie.games.l5r.facts.teams import in_order
from coterie.games.l5r.rules import draw
from coterie.games.l5r.rules.bids import BIDS, Bids
from coterie.games.l5r.state import L5R, Phase
from coterie.kernel.procedures import Procedure, row


def bid(s: L5R, serial: int) -> None:
    """Let everybody bid with a dial and draw as many cards. Each clan settles the difference with the Shadowlands, who have no
    honor to gain or lose (U-174, U-175, U-176)."""
    pairs = tuple([(seat, the_shadowlands(s)) for seat in in_order(s) if is_clan(s, seat)])
    BIDS.begin(s, Bids("cards", pairs, (draw.draw_as_bid,)))


CHALLENGE_DRAW: Procedure[Phase] = draw.DRAW.but(
    "l5r.challenge.draw.phase", "Draw phase", row("2.2", "Honor bids", bid, "U-174 U-175 U-176")
)
