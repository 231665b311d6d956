"""Rings: windows that follow each other are asked at once, and the game is the same as if they were asked in turn."""

import pytest

from coterie.kernel.chance import roll
from coterie.kernel.errors import IllegalChoice
from coterie.kernel.limits import count_use
from coterie.kernel.loops import alternate
from coterie.kernel.pieces import Piece, lay, put
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.ring_windows import LONGEST, Window
from coterie.kernel.rings import Ring
from coterie.kernel.steps import step
from tests.kernel.bare import note, question, table

# ── windows of the barest game ──────────────────────────────────────────────────────────────────────────────────────


@step("bare.window")
def window(s, seat, *passing) -> None:
    """A seat may act; a pass does some steps."""
    s.ask(seat, ("what", seat), [("act", (), ((note, seat),)), ("pass", (), passing)], forced=False, window=True)


@step("bare.no_window")
def no_window(s, seat) -> None:
    s.ask(seat, ("what",), [("act", (), ((note, seat),)), ("pass", (), ())], forced=False)


@step("bare.opportunity_to_wave")
def opportunity(s, seat, acted, passed) -> None:
    if ("acted", seat) in s.notes:
        s.do(passed)
        return
    options = [("act", (), ((note, "acted", seat), acted)), ("wave", (), ((note, "waved", seat), acted))]
    s.ask(seat, ("what",), [*options, ("pass", (), (passed,))], forced=False, window=True)


@step("bare.rolls")
def rolls(s) -> None:
    roll(s)


@step("bare.tells")
def tells(s) -> None:
    s.tell("something")


@step("bare.tells_one")
def tells_one(s) -> None:
    s.tell("something", to=1 << 1)


@step("bare.learns")
def learns(s) -> None:
    s.learnt += 1


@step("bare.records")
def records_it(s) -> None:
    count_use(s, ("declined",), ("end of", "game"))


@step("bare.seals")
def seals(s) -> None:
    s.sealed["bid", 0] = (1, 0, 2)


@step("bare.bows")
def bows(s) -> None:
    now = s.pieces[0].copy()
    now.ready = False
    put(s, 0, now)


@step("bare.nothing")
def nothing(s) -> None:
    pass


TWO: Procedure[None] = Procedure(
    "bare.two", "Two", None,
    (row("1", "First", lambda s, serial: s.do((window, 0), (window, 1))), row("2", "Second", lambda s, serial: window(s, 2))),
)  # fmt: skip


@step("bare.begin_two")
def begin_two(s) -> None:
    TWO.begin(s, None)


@step("bare.round")
def again_and_again(s) -> None:
    s.do((window, 0), (window, 1), (again_and_again,))


def seats(ring: Ring) -> list:
    return [w.seat for w in ring.windows]


def next_of(ring: Ring, seat: int) -> Window:
    """Return the window that a seat should answer next."""
    window = ring.open_to(seat)
    assert window is not None
    return window


def test_consecutive_windows_form_a_ring_up_to_the_first_other_question():
    s = table((window, 0), (nothing,), (window, 2), (window, 1), (question, 1, "a", "b"), (window, 0), seats=3)
    assert seats(s.ring()) == [0, 2, 1]
    assert s.ring().asked == (0, 2, 1)


def test_a_question_is_a_window_by_its_mark_and_not_by_an_option_called_pass():
    s = table((window, 0), (no_window, 1), (window, 2), seats=3)
    assert seats(s.ring()) == [0]
    s.choose("pass")
    assert seats(s.ring()) == [1]
    assert s.ring().windows[0].passing == -1
    assert next_of(s.ring(), 1).question.options[1].notation == "pass"


@pytest.mark.parametrize(
    "consequence", [(rolls,), (tells,), (tells_one,), (learns,), (seals,), (note, "declined"), (records_it,)]
)
def test_a_pass_with_a_consequence_ends_the_ring(consequence):
    s = table((window, 0), (window, 1, consequence), (window, 2), seats=3)
    assert seats(s.ring()) == [0, 1]


def test_a_card_that_is_touched_ends_the_ring():
    def ring(*passing):
        s = table((window, 0, *passing), (window, 1), (question, 0, "a", "b"))
        lay(s, [Piece("x", "back", 0, "open", 0)])
        return seats(s.ring())

    assert ring() == [0, 1]
    assert ring((bows,)) == [0]


def test_the_next_row_of_a_procedure_ends_the_ring():
    s = table((begin_two,), seats=3)
    assert seats(s.ring()) == [0, 1]
    s.choose("pass")
    s.choose("pass")
    assert seats(s.ring()) == [2]


def test_over_and_endless():
    assert table().ring().asked == ()
    assert table().ring().closed
    endless = table((again_and_again,))
    assert len(endless.ring().windows) == LONGEST


def test_finding_a_ring_changes_nothing_and_is_done_once():
    s = table((window, 0), (window, 1))
    before, asked = s.fingerprint(), s.asked
    ring = s.ring()
    assert s.ring().windows is ring.windows
    assert (s.fingerprint(), s.asked, s.moves) == (before, asked, None)
    twin = s.clone()
    twin.choose("pass")
    assert s.ring().windows is ring.windows
    assert seats(twin.ring()) == [1]
    s.choose("pass")
    assert seats(s.ring()) == [1]


# ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def ring_of(*order: int) -> Ring:
    return table(*[(window, seat) for seat in order], seats=4).ring()


def test_it_closes_when_all_have_passed():
    ring = ring_of(0, 1, 2)
    for place in (2, 0):
        ring.answer(place, place, "pass")
        assert not ring.closed
        with pytest.raises(IllegalChoice, match="yet to answer"):
            ring.resolve()
    ring.answer(1, 1, "pass")
    assert [a.choice for a in ring.resolve()] == ["pass"] * 3
    assert ring.void() == ()


def test_the_first_in_order_that_acts_closes_it_once_all_before_have_passed():
    ring = ring_of(0, 1, 2, 3)
    ring.answer(3, 3, "pass")
    ring.answer(2, 2, "act")
    ring.answer(0, 0, "pass")
    assert not ring.closed
    ring.answer(1, 1, "act")
    assert [(a.seat, a.choice) for a in ring.resolve()] == [(0, "pass"), (1, "act")]
    assert [(a.seat, a.choice) for a in ring.void()] == [(2, "act"), (3, "pass")]


def test_nobody_waits_for_those_behind_the_first_that_acts():
    ring = ring_of(0, 1, 2)
    ring.answer(0, 0, "act")
    assert ring.closed


def test_an_answer_may_be_changed_or_taken_back_until_it_closes():
    ring = ring_of(0, 1)
    ring.answer(1, 1, "act")
    ring.answer(1, 1, "pass")
    ring.withdraw(1, 1)
    ring.answer(0, 0, "pass")
    assert not ring.closed
    ring.answer(1, 1, "pass")
    assert [a.choice for a in ring.resolve()] == ["pass", "pass"]


def test_answers_by_index_option_and_notation_are_the_same():
    ring = ring_of(0)
    option = ring.windows[0].question.options[0]
    assert len({ring.checked(0, 0, choice) for choice in (0, option, "act", " act ")}) == 1
    assert ring.answers == {}


def test_an_option_of_another_question_is_refused():
    other = ring_of(1).windows[0].question.options[0]
    with pytest.raises(IllegalChoice, match="another question"):
        ring_of(0).answer(0, 0, other)


@pytest.mark.parametrize(
    ("seat", "place", "choice", "about"),
    [(0, 0, True, ""), (0, 0, 1.0, ""),
     (1, 0, "pass", ""), (0, 1, "pass", ""), (0, 7, "pass", ""), (0, -1, "pass", ""), (0, 0, "sing", ""), (0, 0, 2, ""),
     (0, 0, -1, ""), (0, 0, "pass", "another prompt"), (0, 0, "pass + pass", ""), (0, 0, "act + sing", "")],
)  # fmt: skip
def test_what_does_not_fit_is_refused_and_changes_nothing(seat, place, choice, about):
    ring = ring_of(0, 1)
    ring.answer(0, 0, "act")
    kept = dict(ring.answers)
    with pytest.raises(IllegalChoice, match=r"\.$"):
        ring.answer(seat, place, choice, about)
    assert ring.answers == kept


def test_a_seat_that_is_asked_twice_answers_each_window_by_its_name():
    ring = ring_of(0, 1, 0, 1)
    assert ring.asked == (0, 1)
    assert next_of(ring, 1).place == 1
    ring.answer(1, 1, "pass")
    assert next_of(ring, 1).place == 3
    ring.answer(1, 3, "act")
    assert ring.open_to(1) is None
    ring.answer(0, 0, "pass")
    assert not ring.closed
    ring.answer(0, 2, "pass")
    assert [(a.place, a.choice) for a in ring.resolve()] == [(0, "pass"), (1, "pass"), (2, "pass"), (3, "act")]


def test_a_seat_that_acts_has_no_later_window():
    ring = ring_of(0, 1, 0)
    ring.answer(0, 0, "act")
    assert ring.open_to(0) is None
    ring.answer(0, 0, "pass")
    assert next_of(ring, 0).place == 2


def test_alternating_continues_while_all_pass_and_restarts_after_an_action():
    s = table((alternate, (0, 1, 2), (opportunity,)), seats=3)
    ring = s.ring()
    assert seats(ring) == [0, 1, 2]
    ring.answer(0, 0, "pass")
    ring.answer(2, 2, "wave")
    ring.answer(1, 1, "act")
    for a in ring.resolve():
        s.choose(a.choice)
    assert s.notes == [("acted", 1)]
    then = s.ring()
    assert seats(then) == [2, 0]
    assert [(a.place, a.seat, a.choice) for a in then.suggested(ring.void())] == [(0, 2, "wave")]
    assert then.answers == {}


def test_a_void_answer_suggests_itself_only_for_the_same_question_and_if_it_is_offered():
    first = ring_of(0, 1)
    first.answer(0, 0, "act")
    first.answer(1, 1, "act")
    void = first.void()
    assert [a.choice for a in ring_of(1, 1).suggested(void)] == ["act"]
    assert ring_of(0, 2).suggested(void) == ()
    assert table((question, 1, "a", "b")).ring().suggested(void) == ()
    assert ring_of(1).suggested([void[0]._replace(choice="sing")]) == ()
    assert ring_of(1).suggested([void[0]._replace(about="another question")]) == ()


def test_a_question_that_is_not_a_window_closes_with_its_answer_and_takes_gestures():
    s = table((question, 0, "a", "b"), (question, 0, "c", "d"), (window, 1))
    ring = s.ring()
    ring.answer(0, 0, "a + d")
    assert ring.closed
    (only,) = ring.resolve()
    s.choose(only.choice)
    assert s.notes == ["a", "d"]


def test_an_answer_in_a_window_may_be_a_gesture():
    s = table((window, 1), (window, 0), (question, 0, "a", "b"))
    ring = s.ring()
    ring.answer(0, 1, "act + b")
    ring.answer(1, 0, "pass")
    for a in ring.resolve():
        s.choose(a.choice)
    assert s.notes == [0, "b"]
