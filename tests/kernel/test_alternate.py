"""Opportunities in turn: the next seat after an action, the first again, or a pass that is final."""

import pytest

from coterie.kernel.loops import allocate, alternate, any_of, choose_number
from coterie.kernel.steps import step
from tests.kernel.bare import note, table


@step("bare.chance_to_act")
def opportunity(s, seat, acted, passed) -> None:
    s.ask(seat, ("what",), [("act", (), (acted,)), ("pass", (), (passed,))])


def seats_asked(rule, answers):
    s = table((alternate, (0, 1, 2), (opportunity,), rule), seats=3)
    asked = []
    for answer in answers:
        asked.append(s.question.seat)
        s.choose(answer)
    assert s.question is None
    return asked


@pytest.mark.parametrize(
    ("rule", "answers", "asked"),
    [
        ("next", ["pass", "act", "pass", "pass", "pass"], [0, 1, 2, 0, 1]),
        ("first", ["pass", "act", "pass", "pass", "pass"], [0, 1, 0, 1, 2]),
        ("first", ["act", "act", "pass", "pass", "pass"], [0, 0, 0, 1, 2]),
        ("final", ["pass", "act", "act", "pass", "act", "pass"], [0, 1, 2, 1, 2, 2]),
        ("final", ["act", "pass", "act", "act", "pass", "pass"], [0, 1, 2, 0, 2, 0]),
    ],
)
def test_who_is_asked_next(rule, answers, asked):
    assert seats_asked(rule, answers) == asked


@pytest.mark.parametrize(
    ("rule", "answers", "asked"),
    [
        ("next", ["pass", "pass", "pass", "pass"], [0, 2, 1, 3]),
        ("next", ["act", "pass", "act", "pass", "pass", "pass", "pass"], [0, 1, 3, 0, 2, 1, 3]),
        ("first", ["pass", "act", "act", "pass", "pass", "pass", "pass"], [0, 2, 0, 0, 2, 1, 3]),
        ("final", ["pass", "pass", "pass", "act", "act", "pass", "pass"], [0, 2, 1, 3, 1, 1, 3]),
    ],
)
def test_an_opportunity_of_a_side_is_that_of_any_of_its_seats(rule, answers, asked):
    s = table((alternate, ((0, 2), (1, 3)), (any_of, (opportunity,)), rule), seats=4)
    seen = []
    for answer in answers:
        seen.append(s.question.seat)
        s.choose(answer)
    assert (seen, s.question) == (asked, None)


@pytest.mark.parametrize("forced", [True, False])
def test_a_single_option_is_asked_for_if_others_cannot_see_that_it_is_the_only_one(forced):
    one_number = table((choose_number, 0, ("what",), (3,), (note,), forced))
    one_place = table((allocate, 0, ("what",), "{n}", ((5, 1),), 1, (note,), (), forced))
    assert (one_number.question is None) is forced
    assert (one_place.question is None) is forced
