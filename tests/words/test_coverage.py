"""Which missing cards would complete the most decks."""

from coterie.words.cards.coverage import Wanted, completing


def test_the_card_that_completes_the_most_decks_comes_first():
    lacks = [["a"], ["b"], ["b"], ["a", "b"], ["c", "d"]]
    assert completing(lacks, 2) == [Wanted(("b",), 2), Wanted(("a",), 2)]  # the second with the first in hand


def test_two_cards_that_complete_more_for_each_than_one_are_taken_together():
    lacks = [["a"], ["b", "c"], ["b", "c"], ["b", "c"]]
    assert completing(lacks, 1) == [Wanted(("b", "c"), 3)]


def test_of_equals_fewer_cards_come_first_then_the_first_by_id():
    assert completing([["b"], ["a"], ["c", "d"], ["c", "d"]], 3) == [
        Wanted(("a",), 1),
        Wanted(("b",), 1),
        Wanted(("c", "d"), 2),
    ]


def test_where_every_deck_lacks_many_cards_the_one_that_lacks_fewest_is_completed():
    assert completing([list("abcde"), list("vwxy")], 1) == [Wanted(("v", "w", "x", "y"), 1)]


def test_there_are_no_more_steps_than_decks_to_complete():
    assert completing([["a"], []], 5) == [Wanted(("a",), 1)]
