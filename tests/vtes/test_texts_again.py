"""What cards say is worked out from their definitions alone."""

from dataclasses import replace

from coterie.games.vtes.cards import CARDS

TEXTS = {face: card.text for face, card in CARDS.items()}  # before any test has run


def test_a_text_that_is_worked_out_again_is_the_same():
    """Nothing that happens in games, and no order in which texts are asked for, changes them."""
    again = {face: replace(CARDS[face]).text for face in reversed(TEXTS)}
    assert {face: text for face, text in again.items() if text != TEXTS[face]} == {}
