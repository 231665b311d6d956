"""22. Honor bids with the Shadowlands deck, which bids the number of the card that it turns up (U-073, U-091, O-8)."""

from __future__ import annotations

from coterie.games.l5r.atoms.pools import set_dials
from coterie.games.l5r.facts.teams import the_deck
from coterie.games.l5r.rules.bids import BIDS, Bids
from coterie.games.l5r.rules.shadow.turning import number_of, turn_up
from coterie.games.l5r.state import L5R
from coterie.kernel.procedures import Procedure, row


def turn_for_the_deck(s: L5R, serial: int) -> None:
    """Let the deck bid the shadow number of its top card."""
    now, deck = BIDS.of(s, serial), the_deck(s)
    if any(deck in pair for pair in now.pairs):
        theirs = ((deck, number_of(s, turn_up(s, "its bid"))),)
        set_dials(s, theirs)
        BIDS.remember(s, serial, bids=(*now.bids, *theirs))


SEALED, *OPEN = BIDS.rows
COOP_BIDS: Procedure[Bids] = Procedure(
    "l5r.shadow.bids",
    BIDS.title,
    Bids,
    (SEALED, row("1b", "The Shadowlands deck's number", turn_for_the_deck, "U-073 U-091"), *OPEN),
)
