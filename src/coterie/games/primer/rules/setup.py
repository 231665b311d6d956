"""1. Setting up: a shuffled deck and a hand for each seat."""

from __future__ import annotations

from coterie.games.primer.numbers import HAND
from coterie.games.primer.state import Primer
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.pieces import Piece, lay, move, pile


def set_up(s: Primer, decks: list[tuple[str, ...]]) -> None:
    """Lay out a deck for each seat, shuffle it, and deal a first hand (P-1).

    Args:
        s: an empty table.
        decks: the faces of each seat's deck.
    """
    for seat, faces in enumerate(decks):
        lay(s, [Piece(face, back(seat), seat, "deck", seat) for face in faces])
        shuffle_pile(s, "deck", seat)
        for p in pile(s, "deck", seat)[:HAND]:
            move(s, p, "hand", seat)


def back(seat: int) -> str:
    """Return the back of a seat's cards."""
    return f"card {seat}"
