"""Many answers at once: the cost grows with the pairs of event and ability, and no faster."""

import sys

import pytest

from coterie.games.primer.cards.definition import event
from coterie.games.primer.words.points import Earn
from coterie.kernel.ring_windows import LONGEST
from coterie.kernel.state import STEPS_WITHOUT_A_DECISION
from coterie.words.effects import Repeat
from tests.kernel.made import table
from tests.primer.tools import position


def cost(work) -> int:
    """Return the number of bytecode instructions that a function takes, which is about the same on every machine."""
    count = 0

    def trace(frame, event, arg):
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def swept(face: str, n: int):
    """Return a table where each of a number of cards on either side responds to a sweep over all of them."""
    half = ", ".join([face] * n)
    s = position(f"field a: {half}\nfield b: {half}\nhand a: firestorm\ndeck a: hex\ndeck b: hex", windows="all")
    s.choose("play firestorm")
    return s


def dearest_choice(face: str, n: int) -> int:
    """Return the cost of the most expensive choice after the sweep, if each seat passes or takes the last response."""
    s = swept(face, n)
    return max(cost(lambda: s.pick(len(s.asked[2]) - 1)) for _ in range(5))


@pytest.mark.parametrize("face", ["gravekeeper", "scribe"])
def test_twice_as_many_cards_that_answer_a_sweep_cost_four_times_as_much(face):
    assert dearest_choice(face, 24) < 4.5 * dearest_choice(face, 12)


def test_a_ring_of_very_many_windows_is_asked_in_pieces():
    s = swept("bodyguard", LONGEST)
    assert len(s.ring().windows) == LONGEST <= 40


def test_what_is_repeated_very_often_does_not_fill_the_list():
    s = table("hand a: drone\ndeck a: hex\ndeck b: hex", event("Drone", Repeat(10 * STEPS_WITHOUT_A_DECISION, Earn(1))))
    longest = 0

    def look(now) -> bool:
        nonlocal longest
        longest = max(longest, len(now.todo))
        return False

    s.pick(s.index("play drone"), look)
    assert s.reason == "a loop without a decision"
    assert longest < 50
