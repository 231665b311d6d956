"""Tournament-winning decks: the table, and how many can be played with the cards that are defined."""

from typing import Any, cast

from coterie import game
from coterie.games.vtes.decks import winners
from coterie.games.vtes.decks.form import FORM
from coterie.words.cards.coverage import Coverage
from coterie.words.cards.decklists import DeckForm
from coterie.words.cards.game import CardGame


def test_every_card_of_every_winner_is_known_by_name():
    assert [id for deck in winners.winners() for id in deck.cards if id not in FORM.cards] == []


def test_winners_have_as_many_cards_as_a_deck_has_to_have():
    for deck in winners.winners():
        crypt = sum(copies for id, copies in deck.cards.items() if id.startswith("2"))
        library = sum(copies for id, copies in deck.cards.items() if id.startswith("1"))
        assert crypt >= 12, deck
        assert 60 <= library <= 90, deck


def test_a_deck_is_playable_if_no_card_of_it_is_missing(monkeypatch):
    decks = (
        winners.Winner("2024-01-02", "One", 20, {"1": 3}),
        winners.Winner("2024-03-04", "Two", 20, {"1": 3, "2": 1}),
        winners.Winner("2025-05-06", "Three", 20, {"3": 1}),
    )
    monkeypatch.setattr(winners, "winners", lambda: decks)
    found = winners.played(DeckForm((), {"1": "Here", "2": "There", "3": "Nowhere"}, {"1": "here"}))
    assert found.rows == [Coverage("since 2024", 3, 1), Coverage("2024", 2, 1), Coverage("2025", 1, 0)]
    assert [each.cards for each in found.wanted] == [("There",), ("Nowhere",)]


def test_the_game_tells_of_all_winners():
    first = cast("CardGame[Any]", game("vtes")).played().rows[0]
    assert (first.what, first.decks) == ("since 2020", len(winners.winners()))
    assert 0 < first.whole < first.decks
