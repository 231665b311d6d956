"""The rest of an effect that ends a scope continues once the scope is closed."""

from coterie.games.primer.cards.definition import event
from coterie.games.primer.words.points import Earn
from coterie.kernel import scopes
from coterie.kernel.events import free
from coterie.kernel.scopes import Delayed, current
from coterie.kernel.steps import step
from coterie.words.cards.lasting import AtEnd, EndScope
from tests.kernel.bare import begin, note, table, tidy
from tests.kernel.made import table as made
from tests.primer.tools import faces


@step("going_on.begin")
def start(s, name, *steps) -> None:
    begin(s, name, *steps)


@step("going_on.effect")
def effect(s, *parts) -> None:
    """Return an effect with its own frame."""
    frame = s.new(Delayed(("never",), ()))
    s.do(*[(part, frame, *rest) for part, *rest in parts], (free, frame))


@step("going_on.end")
def end(s, frame, name) -> None:
    scopes.end(s, current(s, name), keep=frame)


@step("going_on.part")
def part(s, frame, what) -> None:
    s.notes.append((what, [name for _, name in s.scopes], frame in s.rows))


@step("going_on.delay")
def delay(s, frame, name) -> None:
    s.new(Delayed(current(s, name), ((note, "delayed"),)))


def test_the_rest_of_the_effect_runs_after_the_scope_is_closed():
    ends = (effect, (delay, "outer"), (end, "outer"), (part, "more"))
    fight = (start, "fight", ends, (note, "never"), (tidy, "fight tidied"))
    action = (start, "outer", fight, (note, "never"), (tidy, "outer tidied"))
    s = table((start, "turn", action, (note, "goes on")))
    assert s.notes == ["fight tidied", "outer tidied", "delayed", ("more", ["turn"], True), "goes on"]
    assert s.rows == {}


def test_what_is_around_the_effect_is_dropped():
    inner = (effect, (end, "outer"), (part, "more"))
    s = table((start, "outer", inner, (note, "never")), (note, "after"))
    assert s.notes == [("more", [], True), "after"]


def test_what_the_effect_has_begun_itself_is_dropped_with_what_it_ends():
    s = table((start, "outer", (effect, (fight_within, "outer"), (part, "more")), (note, "never")), (note, "after"))
    assert s.notes == ["fight tidied", ("more", [], True), "after"]


@step("going_on.fight_within")
def fight_within(s, frame, name) -> None:
    begin(s, "fight", (end, frame, name), (note, "never"), (tidy, "fight tidied"))


def test_without_a_frame_nothing_is_kept():
    s = table((start, "outer", (effect, (end_all, "outer"), (part, "never"))), (note, "after"))
    assert s.notes == ["after"]


@step("going_on.end_all")
def end_all(s, frame, name) -> None:
    scopes.end(s, current(s, name))


def test_a_frame_that_is_older_than_the_scope_keeps_nothing():
    s = table((effect, (begin_within, "outer")), (note, "after"))
    assert s.notes == ["after"]


@step("going_on.begin_within")
def begin_within(s, frame, name) -> None:
    begin(s, name, (end, frame, name), (part, frame, "never"))


def test_end_the_turn_then_earn():
    flee = event("Flee", AtEnd("turn", Earn(1)) >> EndScope("turn") >> Earn(3))
    s = made("field a: brute\nfield b: watchman\nhand a: flee\ndeck b: hail", flee)
    s.choose("play flee")
    assert (s.points, s.turn, faces(s, "discard")) == ((4, 0), 2, ["flee"])
    assert [line for line in s.log() if "earns" in line] == [
        "a earns 1 point",
        "a earns 3 points",
    ]  # what was delayed comes first
