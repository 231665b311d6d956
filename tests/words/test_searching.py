"""Looking for cards by their words and facts."""

import pytest

from coterie.kernel.errors import BadOptions
from coterie.words.cards.searching import Listing, search

CARDS = [
    Listing("x-1", "René", "Draw a card.", {"clan": ("malkavian",), "set": ("Core Set", "core")}),
    Listing("x-2", "Hail", "Burn a card in The Streets.", {"clan": (), "set": ("Core Set", "core")}),
    Listing("y-1", "Torch", "Draw two cards.", {"clan": ("brujah",), "set": ("Wolf & Rat", "war")}),
]


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("", ["René", "Hail", "Torch"]),
        ("rene", ["René"]),
        ("DRAW", ["René", "Torch"]),
        ("draw two", ["Torch"]),
        ('text:"the streets"', ["Hail"]),
        ("set:core draw", ["René"]),
        ("brujah", ["Torch"]),
        ("clan:core", []),
        ("name:card", []),
        ("set:war clan:malk", []),
        ("id:y", ["Torch"]),
        ('"', []),
    ],
)
def test_all_terms_must_fit(query, names):
    assert [card.name for card in search(CARDS, query)] == names


@pytest.mark.parametrize(
    ("query", "sentence"),
    [("clam:brujah", "Did you mean “clan”?"), ("x" * 201, "can have 200 characters")],
)
def test_what_cannot_be_looked_for_is_said(query, sentence):
    with pytest.raises(BadOptions, match=sentence.replace("?", r"\?")):
        search(CARDS, query)
