"""22, 23. Setting up the Shadowlands (U-057 to U-062, U-162 to U-164)."""

from __future__ import annotations

from coterie.games.l5r.factions import the_shadowlands
from coterie.games.l5r.facts.teams import fmt, has_seat
from coterie.games.l5r.rules.setup import Deck, back
from coterie.games.l5r.state import L5R, ROW, TOKEN
from coterie.kernel.chance import shuffle
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.pieces import ALL, Piece, lay

PROVINCES = 5  # of the deck (U-057, U-058)


def lay_deck(s: L5R, deck: Deck, warlord: str) -> None:
    """Lay out both decks, shuffled, the warlord between them, and five provinces in random order, face down, empty and tainted;
    in skirmish they are tokens. No hand is drawn (U-031, U-057 to U-061, U-162 to U-164). A player of the Shadowlands may look
    at them, as at all provinces of its own (L-2.13)."""
    n = the_shadowlands(s)
    lay(s, [Piece(face, back("conflict", n), n, "deck", n) for face in deck.conflict])
    lay(s, [Piece(face, back("dynasty", n), n, "dynasty", n) for face in deck.dynasty])
    shuffle_pile(s, "deck", n)
    shuffle_pile(s, "dynasty", n)
    lay(s, [Piece(warlord, "warlord", n, "warlord", n, known=ALL)])
    tainted = (("tainted", 1),)
    order = list(deck.provinces) if fmt(s).stronghold else [TOKEN] * PROVINCES
    shuffle(s, order)
    hidden = fmt(s).stronghold
    known = ALL if not hidden else 1 << n if has_seat(s, n) else 0
    for at, face in enumerate(order):
        place = n * ROW + at
        lay(s, [Piece(face, back("province", n), n, "provinces", place, known=known, down=hidden, counters=tainted)])
