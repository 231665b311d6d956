"""Gestures: several choices as one, as far as the player could go and come back without asking anybody."""

import pytest

from coterie.kernel.chance import roll
from coterie.kernel.errors import IllegalChoice
from coterie.kernel.gestures import ENDED, PARTS, after, following, last
from coterie.kernel.pieces import Piece, new, pile, show
from coterie.kernel.steps import step
from tests.kernel.bare import note, question, table
from tests.primer import GAME
from tests.primer.tools import options, position


@step("bare.roll")
def roll_it(s) -> None:
    s.notes.append(roll(s))


@step("bare.show")
def show_it(s) -> None:
    show(s, 0)


@step("bare.end_it")
def end_it(s) -> None:
    s.over_with({0: 1.0, 1: 0.0}, "done")


@step("bare.ask_then")
def ask_then(s, between) -> None:
    """Seat 0 is asked; "a" does something before the next question, "b" does not."""
    s.ask(0, ("what",), [("a", (), (between,)), ("b", (), ())])


def asked_twice(between, seat=0):
    s = table(seats=2)
    new(s, Piece("ace", "back", 1, "hand", 1))
    s.todo = [(question, seat, "c", "d"), (ask_then, between)]
    s.play()
    return s


def refused(s, text: str) -> str:
    """Return the sentence with which a gesture is refused, checking that nothing has changed."""
    before, asked, learnt, moves = s.fingerprint(), s.asked, s.learnt, s.moves
    with pytest.raises(IllegalChoice) as caught:
        s.choose(text)
    assert (s.fingerprint(), s.asked, s.learnt, s.moves) == (before, asked, learnt, moves)
    return str(caught.value)


def test_a_gesture_is_one_choice_after_another():
    s = table((question, 0, "a", "b"), (question, 0, "c", "d"), (question, 0, "e", "f"))
    before = s.fingerprint()
    then = after(s, "a + d + e")
    assert (s.fingerprint(), then.notes) == (before, ["a", "d", "e"])
    s.choose("a +  d + e")
    assert s.notes == ["a", "d", "e"]
    assert s.asked is None


def test_a_notation_with_a_plus_in_it_is_found_first():
    s = table((question, 0, "a + b", "c"))
    s.choose("a + b")
    assert s.notes == ["a + b"]


def test_what_is_not_offered_on_the_way_is_named_with_what_is():
    s = asked_twice((note, "nothing secret"))
    assert refused(s, "c + a") == "“c” is not possible now. Possible: “a”, “b”."
    assert refused(s, "a + a") == "“a” is not possible now. Possible: “c”, “d”."


@pytest.mark.parametrize("second", ["c", "d", "a", "no such thing", "c + c", "", "c + no such thing"])
@pytest.mark.parametrize("between", [(roll_it,), (show_it,), (end_it,)], ids=["chance", "a face", "the end"])
def test_what_comes_after_chance_or_a_face_or_the_end_is_refused_in_one_sentence(between, second):
    s = asked_twice(between)
    assert refused(s, f"a + {second}") == ENDED
    s.choose("b + c")  # in the other order nothing happens between the parts
    assert s.notes == ["c"]


@pytest.mark.parametrize("second", ["c", "no such thing"])
def test_what_another_seat_is_asked_is_not_answered(second):
    s = asked_twice((note, "nothing secret"), seat=1)
    assert refused(s, f"b + {second}") == ENDED


def test_chance_at_the_end_of_a_gesture_is_its_end():
    s = table((question, 0, "x", "y"), (ask_then, (roll_it,)), (question, 0, "c", "d"))
    assert refused(s, "x + a + c") == ENDED
    s.choose("x + a")
    assert (len(s.notes), [o.notation for o in s.question.options]) == (2, ["c", "d"])


def test_the_number_of_parts_has_a_bound():
    steps = [(question, 0, "a", "b")] * (PARTS + 1)
    s = table(*steps)
    assert refused(s, " + ".join(["a"] * (PARTS + 1))).startswith("“a + a")
    s.choose(" + ".join(["a"] * PARTS))
    assert len(s.notes) == PARTS


def test_a_gesture_does_not_look_at_what_a_die_would_show():
    """In the primer, a gesture past a draw is refused with the same sentence whatever the deck holds."""
    text = "field a: brute\nhand a: borrowed-time, hail\nfield b: watchman\ndeck a: "
    sentences = set()
    for deck in ("hush, snare", "ambush, hex", "torch, oath"):
        s = position(text + deck)
        assert "play borrowed-time" in options(s)
        sentences |= {refused(s, f"play borrowed-time + play {face}") for face in ("hail", "ambush", "hex")}
    assert sentences == {ENDED}


def test_a_gesture_does_not_bid_for_another_seat():
    s = GAME.start({"players": 2}, seed=3)
    assert refused(s, "bid 2 + bid 3") == ENDED
    s.choose("bid 2")
    assert s.question.seat == 1


def test_within_a_raid_a_gesture_goes_as_far_as_its_seat_decides():
    s = position("field a: brute\nfield b: watchman, mimic\nhand a: hail")
    assert refused(s, "raid with a/brute + b/brute") == (
        "“b/brute” is not possible now. Possible: “b/watchman”, “b/mimic”."
    )
    s.choose("raid with a/brute + b/mimic")
    assert [s.pieces[p].face for p in pile(s, "discard", 1)] == ["mimic"]
    assert s.record().choices == ["raid with a/brute", "b/mimic"]


def test_a_clear_beginning_of_a_notation_will_do():
    s = table((question, 0, "go Home", "go out"), (question, 0, "stay", "stand"))
    assert after(s, "go h + stan").notes == ["go Home", "stand"]
    for text in ("go + stay", "go home + sta", "go home + "):
        assert "is not possible now" in refused(s, text)


@pytest.mark.parametrize("between", [(roll_it,), (show_it,), (end_it,)], ids=["chance", "a face", "the end"])
def test_what_may_follow_an_option_is_told_as_far_as_a_gesture_may_go(between):
    s = asked_twice(between)
    before = s.fingerprint()
    assert following(s, *last(s, "a")) is None
    then = following(s, *last(s, "b"))
    assert then is not None
    assert [option.notation for option in then.question.options] == ["c", "d"]
    assert s.fingerprint() == before
    other = asked_twice((note, "nothing secret"), seat=1)
    assert following(other, *last(other, "b")) is None
    s = table((question, 0, "a", "b"), (question, 0, "c", "d"), (question, 0, "e", "f"))
    then = following(s, *last(s, "a + d"))
    assert then is not None
    assert [option.notation for option in then.question.options] == ["e", "f"]
