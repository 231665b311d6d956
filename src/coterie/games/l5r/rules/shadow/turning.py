"""22.6. Cards that the Shadowlands deck turns up for a bid, a conflict or an action (U-072, U-126)."""

from __future__ import annotations

from coterie.games.l5r.atoms.moving import renew_deck
from coterie.games.l5r.facts.teams import the_deck
from coterie.games.l5r.state import L5R, NOBODY
from coterie.kernel.pieces import move, pile


def turn_up(s: L5R, why: str, to: str = "discard") -> int:
    """Turn up the top card of the Shadowlands conflict deck and move it to the discard pile or another zone.

    An empty deck is rebuilt at once, at no cost in honor (U-126, U-127).

    Args:
        s: the state.
        why: what the card is turned up for, as the log says it.
        to: the zone that the card moves to.

    Returns:
        The number of the card, or NOBODY if there is no card to turn up.
    """
    deck = the_deck(s)
    if not pile(s, "deck", deck):
        renew_deck(s, deck, "conflict")
        s.tell("run out", deck, "conflict")
    there = pile(s, "deck", deck)
    if not there:
        return NOBODY
    move(s, there[0], to, deck)
    s.tell("turns", deck, s.pieces[there[0]].face, number_of(s, there[0]), element_of(s, there[0]), why)
    return there[0]


def number_of(s: L5R, piece: int) -> int:
    """Return the shadow number of a card, 0 for no card."""
    return 0 if piece == NOBODY else int(s.game.faces[s.pieces[piece].face].facts.shadow_number)


def element_of(s: L5R, piece: int) -> str:
    """Return the shadow element of a card, "" for no card."""
    return "" if piece == NOBODY else str(s.game.faces[s.pieces[piece].face].facts.shadow_element)
