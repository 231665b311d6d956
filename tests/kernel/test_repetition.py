"""A repeated position withdraws the option that led back to it."""

from coterie.kernel.repetition import unrepeated
from coterie.kernel.steps import step
from tests.kernel.bare import begin, table


@step("bare.turn")
def turn(s, name) -> None:
    begin(s, "turn", (switches, name))


@step("bare.switches")
def switches(s, name) -> None:
    """Two switches that can be turned on and off for ever, and a way out."""
    options = [(f"turn {i}", (), ((flip, i), (switches, name))) for i in (0, 1)]
    s.ask(0, ("which",), [*unrepeated(s, 0, "turn", options), ("stop", (), ())], forced=False)


@step("bare.flip")
def flip(s, i) -> None:
    if not s.notes:
        s.notes += [0, 0]
    s.notes[i] = 1 - s.notes[i]


def offered(s):
    return [o.notation for o in s.question.options]


def test_what_led_back_is_not_offered_again():
    s = table((flip, 0), (flip, 0), (turn, "first"), (turn, "second"))
    assert offered(s) == ["turn 0", "turn 1", "stop"]
    s.choose("turn 0 + turn 0")
    assert s.notes == [0, 0]
    assert offered(s) == ["turn 1", "stop"]
    s.choose("turn 1 + turn 1")
    assert offered(s) == ["stop"]
    twin = s.clone()
    assert offered(twin) == ["stop"]
    s.choose("stop")
    assert offered(s) == ["turn 0", "turn 1", "stop"]  # another scope
    s.choose("stop")
    assert s.uses == {}


def test_every_walk_comes_to_an_end():
    s = table((flip, 0), (flip, 0), (turn, "only"))
    for _ in range(100):
        if s.question is None:
            break
        s.choose(0)
    assert s.question is None
