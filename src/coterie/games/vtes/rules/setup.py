"""3. Setting up: pool, shuffled library and crypt, the first hand and the first crypt cards."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.vtes.atoms.seats import seat_up
from coterie.games.vtes.numbers import CRYPT, HAND
from coterie.games.vtes.state import Vtes
from coterie.kernel.chance import below
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.pieces import Piece, lay, move, pile
from coterie.kernel.positions import LETTERS


class Deck(NamedTuple):
    """The faces of a deck: its crypt and its library (VR-2)."""

    crypt: tuple[str, ...]
    library: tuple[str, ...]


def set_up(s: Vtes, decks: list[Deck]) -> None:
    """Lay out the table: a random first seat, 30 pool each, 7 cards, 4 crypt cards (VR-3)."""
    seat_up(s, below(s, s.seats), s.setup["pool"])
    for seat, deck in enumerate(decks):
        for zone, faces in (("crypt", deck.crypt), ("library", deck.library)):
            lay(s, [Piece(face, back(s, face, seat), seat, zone, seat) for face in faces])
            shuffle_pile(s, zone, seat)
        for p in pile(s, "crypt", seat)[:CRYPT]:
            move(s, p, "uncontrolled", seat)
        for p in pile(s, "library", seat)[:HAND]:
            move(s, p, "hand", seat)


def back(s: Vtes, face: str, owner: int) -> str:
    """Return the back of a card: of a crypt or of a library."""
    kind = "crypt" if s.game.faces[face].kind == "vampire" else "library"
    return f"{kind} {LETTERS[owner]}"
