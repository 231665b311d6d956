"""Scopes: ended early they drop what is above their mark, except clean-up; what ends with them ends in order."""

import pytest

from coterie.kernel import scopes
from coterie.kernel.errors import RulesError
from coterie.kernel.limits import count_use, used
from coterie.kernel.scopes import Delayed, current
from coterie.kernel.steps import step
from tests.kernel.bare import begin, note, question, table, tidy


@step("bare.begin")
def start(s, name, *steps) -> None:
    begin(s, name, *steps)


@step("bare.end_scope")
def end(s, name) -> None:
    scopes.end(s, current(s, name))


@step("bare.delay")
def delay(s, name, *steps) -> None:
    s.new(Delayed(current(s, name), steps))


@step("bare.use_up")
def use_up(s, name) -> None:
    count_use(s, ("ability", 1), name)
    s.notes.append(used(s, ("ability", 1), name))


@step("bare.end_too_late")
def too_late(s, name) -> None:
    s.do((note, 1))
    scopes.end(s, current(s, name))


def test_ending_a_scope_from_within_a_nested_one():
    inner = (start, "inner", (end, "outer"), (note, "never"), (tidy, "inner tidied"))
    s = table((start, "outer", inner, (note, "never"), (tidy, "outer tidied")), (note, "after"))
    assert s.notes == ["inner tidied", "outer tidied", "after"]
    assert s.rows == {}


def test_ending_the_inner_scope_leaves_the_outer_one():
    inner = (start, "inner", (end, "inner"), (note, "never"))
    s = table((start, "outer", inner, (note, "goes on")), (note, "after"))
    assert s.notes == ["goes on", "after"]


def test_delayed_steps_run_when_the_scope_ends_and_may_ask():
    s = table((start, "turn", (delay, "turn", (question, 0, "a", "b")), (end, "turn"), (note, "never")), (note, "next"))
    assert [o.notation for o in s.question.options] == ["a", "b"]
    assert s.notes == []
    s.choose("b")
    assert s.notes == ["b", "next"]
    assert s.rows == {}


def test_the_innermost_scope_of_a_name_is_meant():
    inner = (start, "fight", (end, "fight"), (note, "never"))
    s = table((start, "fight", inner, (note, "outer goes on")))
    assert s.notes == ["outer goes on"]


def test_limits_are_forgotten_with_their_scope():
    s = table((start, "turn", (use_up, "turn"), (use_up, "turn")), (start, "turn", (use_up, "turn")))
    assert s.notes == [1, 2, 1]
    assert s.uses == {}


def test_a_scope_that_is_not_open_cannot_be_ended():
    with pytest.raises(RulesError, match="no open scope"):
        table((end, "turn"))
    with pytest.raises(RulesError, match="before anything else"):
        table((start, "turn", (too_late, "turn")))


def test_the_ending_step_leaves_a_closed_scope_alone():
    s = table((start, "turn", (note, 1)), (scopes.ending, 1), (note, 2))
    assert s.notes == [1, 2]
