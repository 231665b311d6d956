"""The to-do list: order, questions, choosing, the guard against loops."""

import random

import pytest

import coterie
from coterie.kernel.errors import IllegalChoice, RulesError
from coterie.kernel.pieces import Piece, lay, new
from coterie.kernel.positions import LETTERS
from coterie.kernel.steps import step
from tests.kernel.bare import do_all, loop, note, question, table, unforced, wrong
from tests.primer import GAME


def test_steps_run_in_the_order_written():
    s = table((do_all, (note, 1), (do_all, (note, 2), (note, 3)), (note, 4)), (note, 5))
    assert s.notes == [1, 2, 3, 4, 5]
    assert s.todo == []


def test_a_question_is_derived_and_its_step_stays_on_the_list():
    s = table((question, 1, "a", "b"), (note, "after"))
    assert s.todo == [(note, "after"), (question, 1, "a", "b")]
    assert (s.question.seat, [o.notation for o in s.question.options]) == (1, ["a", "b"])
    was, s.asked = s.asked, None
    question(s, 1, "a", "b")
    assert s.asked == was
    assert s.question.default == 1
    s.choose("b")
    assert s.notes == ["b", "after"]


def test_a_single_option_answers_itself_only_where_everybody_could_know():
    assert table((question, 0, "a"), (note, "after")).notes == ["a", "after"]
    s = table((unforced, 0, "a"), (note, "after"))
    assert (s.notes, [o.notation for o in s.question.options]) == ([], ["a"])
    s.choose(0)
    assert s.notes == ["a", "after"]


@pytest.mark.parametrize("how", ["twice", "after do", "before do", "no options"])
def test_a_step_asks_once_and_does_nothing_else(how):
    with pytest.raises(RulesError):
        table((wrong, how))


@pytest.mark.parametrize("choice", ["c", 2, -1, "c + a", "a b"])
def test_an_illegal_choice_changes_nothing_and_says_what_is_possible(choice):
    s = table((question, 0, "a", "b"), (question, 1, "a", "d"))
    before, notes, question_ = s.fingerprint(), list(s.notes), s.asked
    with pytest.raises(IllegalChoice, match=r"ossible|options are|nothing to choose"):
        s.choose(choice)
    assert (s.fingerprint(), s.notes, s.asked) == (before, notes, question_)


@pytest.mark.parametrize("choice", [1.0, None, [0], True, object])
def test_what_is_no_index_is_refused_with_a_sentence(choice):
    s = table((question, 0, "a", "b"))
    with pytest.raises(IllegalChoice, match="An option is chosen by its index, a whole number, not by"):
        s.choose(choice)
    assert s.asked is not None


def test_an_option_answers_its_own_question_only():
    s = table((question, 0, "a", "b"), (question, 1, "b", "a"))
    first = s.question.options[1]
    s.clone().choose(first)  # a copy asks the same question
    s.choose(first)
    with pytest.raises(IllegalChoice, match="belongs to another question"):
        s.choose(first)
    assert s.notes == ["b"]


def test_once_the_game_is_over_there_is_nothing_to_choose():
    s = table((question, 0, "a", "b"))
    s.choose("a")
    for choice in ("a", 0, "a + b"):
        with pytest.raises(IllegalChoice, match="over"):
            s.choose(choice)


def test_the_loop_guard_ends_the_game_with_a_reason():
    s = table((loop,))
    assert s.over
    assert s.reason == "a loop without a decision"
    assert s.result == {0: 0.0, 1: 0.0}
    assert s.todo == []


@step("bare.finish")
def finish(s) -> None:
    s.over_with({0: 1.0, 1: 0.0}, "done")
    s.do((note, "never"))


def test_nothing_is_done_after_the_end():
    s = table((do_all, (finish,), (note, "never")), (note, "never"))
    assert s.over
    assert (s.notes, s.todo, s.next) == ([], [], [])
    assert len(s.fingerprint()) == 32


def test_a_clone_is_independent():
    s = table((question, 0, "a", "b"), (question, 1, "c", "d"))
    twin = s.clone()
    assert twin.fingerprint() == s.fingerprint()
    twin.choose("a")
    assert (s.notes, twin.notes) == ([], ["a"])
    assert s.question.seat == 0
    s.choose("a")
    assert twin.fingerprint() == s.fingerprint()


def test_steps_have_unique_names():
    with pytest.raises(RulesError, match=r"bare\.note"):
        step("bare.note")(lambda s: None)


def test_pieces_laid_together_are_as_if_laid_one_by_one():
    made = [("hush", "hand"), ("hail", "hand"), ("scribe", "field"), ("snare", "trap"), ("hex", "deck")]
    one, many = GAME.table({}), GAME.table({})
    for face, zone in made:
        new(one, Piece(face, "card 0", 0, zone))
    lay(many, [Piece(face, "card 0", 0, zone) for face, zone in made])
    assert (one.pieces, one.piles, one.ears) == (many.pieces, many.piles, many.ears)
    assert many.ears["interrupt", "play"] == (0,)  # it listens from the hand
    assert many.ears["interrupt", "raid"] == (3,)


@pytest.mark.parametrize("name", coterie.games())
def test_a_state_shows_what_a_spectator_sees_at_a_glance(name):
    rng = random.Random(4)
    s = coterie.game(name).start(seed=4)
    while not s.over:
        shown, seat = repr(s), rng.randrange(s.seats)
        assert shown.startswith(f"<{s.game.title}: {s.scene(-1)['moment']['text']}, asks {LETTERS[s.asked[0]]}")
        assert repr(s.sample(seat, rng)) == shown
        s.pick(rng.randrange(len(s.asked[2])))
    assert repr(s) == f"<{s.game.title}: over, {s.scene(-1)['ending']['reason']}>"


def test_a_state_at_work_shows_no_more_than_that():
    s = GAME.start(seed=1)
    s.pick(0, lambda _: True)
    assert repr(s) == "<The Primer, between two steps>"
