"""The loops that every game needs."""

import pytest

from coterie.kernel.bids import bid
from coterie.kernel.errors import RulesError
from coterie.kernel.loops import (
    allocate,
    alternate,
    choose_number,
    choose_several,
    in_turn_order,
    names_several,
    picked,
)
from coterie.kernel.steps import step
from tests.kernel.bare import note, table


@step("bare.in_a_row")
def in_a_row(s, *steps) -> None:
    s.do(*steps)


def options(s):
    return [o.notation for o in s.question.options]


@step("bare.opportunity")
def opportunity(s, seat, acted, passed) -> None:
    s.ask(seat, ("act?",), [("act", (), ((note, ("acted", seat)), acted)), ("pass", (), (passed,))])


def test_alternate_until_all_pass_in_a_row():
    s = table((alternate, (0, 1), (opportunity,)))
    seats = []
    for choice in ("pass", "act", "pass", "pass"):
        seats.append(s.question.seat)
        s.choose(choice)
    assert seats == [0, 1, 0, 1]
    assert s.asked is None
    assert s.notes == [("acted", 1)]


def test_turn_order_is_clockwise():
    assert in_turn_order(2, 4) == (2, 3, 0, 1)


def test_several_are_chosen_in_any_order():
    s = table((choose_several, 0, ("which",), "card", (1, 2, 3, 4), 2, 3, (note,)))
    assert options(s) == ["card 1", "card 2", "card 3", "card 4"]
    s.choose("card 4")
    assert options(s) == ["card 1", "card 2", "card 3"]
    assert picked(s) == (4,)
    s.choose("card 2")
    assert options(s)[:2] == ["card 1", "card 3"]
    assert picked(s) == (2, 4)
    s.choose(2)
    assert s.notes == [(2, 4)]


def test_two_orders_of_naming_lead_to_one_position():
    ways = [table((choose_several, 0, ("which",), "card", (1, 2, 3, 4), 2, 3, (note,))) for _ in range(2)]
    for s, names in zip(ways, (("card 4", "card 2"), ("card 2", "card 4")), strict=True):
        for name in names:
            s.choose(name)
    assert ways[0].contents() == ways[1].contents()
    assert [picked(s) for s in ways] == [(2, 4), (2, 4)]


def test_if_all_must_be_chosen_nobody_is_asked_unless_some_cannot_see_that():
    assert table((choose_several, 0, ("which",), "card", (1, 2), 2, 2, (note,))).notes == [(1, 2)]
    s = table((choose_several, 0, ("which",), "card", (1, 2), 2, 2, (note,), False))
    assert options(s) == ["card 1", "card 2"]
    s.choose("card 2")
    s.choose("card 1")
    assert s.notes == [(1, 2)]


def test_choose_several_may_be_none():
    s = table((choose_several, 0, ("which",), "card", (1, 2), 0, 2, (note,)))
    assert options(s) == ["card 1", "card 2", "done"]
    s.choose("done")
    assert s.notes == [()]
    assert table((choose_several, 0, ("which",), "card", (), 0, 2, (note,))).notes == [()]


def test_choose_several_among_hidden_things_asks_even_for_a_single_one():
    s = table((choose_several, 0, ("which",), "card", (1,), 1, 1, (note,), False))
    assert options(s) == ["card 1"]
    s.choose("card 1")
    assert s.notes == [(1,)]  # everybody can see that it is all


def test_the_number_of_questions_about_hidden_things_does_not_tell_how_many_there_are():
    for there in ((1,), (1, 2)):
        s = table((choose_several, 0, ("which",), "card", there, 0, 3, (note,), False))
        s.choose("card 1")
        assert options(s)[-1].startswith("done")
        assert picked(s) == (1,)
        s.choose(len(options(s)) - 1)
        assert s.notes == [(1,)]
    s = table((choose_several, 0, ("which",), "card", (1,), 2, 2, (note,), False))
    s.choose("card 1")  # only one of two is available
    s.choose(0)
    assert s.notes == [(1,)]


def test_a_question_says_whether_it_names_several():
    s = table((choose_several, 0, ("which",), "card", (1, 2, 3), 0, 2, (note,)))
    assert names_several(s)
    s.choose("card 2")
    assert not names_several(s), "the last that may be named is a choice like any other"
    assert picked(s) == (2,)
    assert not names_several(table((choose_several, 0, ("which",), "card", (1, 2, 3), 1, 1, (note,))))
    assert not names_several(table((choose_several, 0, ("which",), "card", (1,), 0, 9, (note,)))), "there is no more"
    assert not names_several(table((choose_number, 0, ("how many",), (0, 1), (note,))))


def test_one_each_of_two_equal_questions_is_no_choice_of_several():
    one: tuple = (choose_several, 0, ("which",), "card", (1, 2, 3), 1, 1, (note,))
    s = table((in_a_row, one, one))
    before = options(s)
    assert not names_several(s)
    s.choose("card 2")
    assert options(s) == before
    assert picked(s) == ()


def test_allocate_within_room():
    s = table((allocate, 0, ("where",), "to", (("a", 2), ("b", 1), ("c", 1)), 3, (note,)))
    assert options(s) == ["to a", "to b"]  # the first had to go to a
    s.choose("to b")
    assert s.notes == [("a", "b", "c")]
    with pytest.raises(RulesError, match="no room"):
        table((allocate, 0, ("where",), "to", (("a", 1),), 2, (note,)))
    assert table((allocate, 0, ("where",), "to", (("a", 1),), 0, (note,))).notes == [()]


def test_choose_a_number():
    s = table((choose_number, 0, ("how many",), (0, 2, 4), (note,)))
    assert options(s) == ["number 0", "number 2", "number 4"]
    s.choose("number 4")
    assert s.notes == [4]


def test_bids_are_sealed_until_all_have_bid():
    s = table((bid, "sale", (1, 0, 2), 1, (2, 2, 2), (note,)), seats=3)
    seats = []
    while s.question:
        seats.append(s.question.seat)
        assert options(s) == ["bid 1", "bid 2"]
        s.choose("bid 2" if s.question.seat == 0 else "bid 1")
    assert seats == [1, 0, 2]
    assert s.notes == [((1, 1), (0, 2), (2, 1))]
    assert s.sealed == {}


def test_each_seat_has_a_highest_bid_of_its_own():
    s = table((bid, "sale", (1, 0, 2), 1, (3, 2, 1), (note,)), seats=3)
    assert options(s) == ["bid 1", "bid 2", "bid 3"]
    s.choose("bid 3")
    assert s.sealed == {("sale", 1): (3, 1, 3)}
    assert options(s) == ["bid 1", "bid 2"]
    s.choose("bid 1")
    assert s.notes == [((1, 3), (0, 1), (2, 1))], "the third could bid nothing else"


def test_a_seat_bids_once():
    with pytest.raises(RulesError, match=r"each seat bids once for sale, not \(0, 1, 0\)"):
        table((bid, "sale", (0, 1, 0), 1, (2, 2, 2), (note,)), seats=3)
