"""`pass until …`: windows that a person passes beforehand."""

import pytest

from coterie.cli.terminal import texts
from coterie.kernel.procedures import affair
from tests.cli.tools import session
from tests.l5r.tools import position as l5r_position
from tests.vtes.tools import position as vtes_position

WAKING = (
    "ready a: madison [blood 6]\nready b: nassir [bowed, blood 3]\nready c: ryan [bowed, blood 2]\n"
    "hand b: wake-with-evenings-freshness\nhand c: wake-with-evenings-freshness"
)


def after(state, *lines, people=(0, 1, 2)):
    """Return the session and what it has written after some lines, where bots play the other seats."""
    bots = [seat for seat in range(state.seats) if seat not in people]
    made, out = session(state, [*lines, "quit", "no"], bots=bots)
    made.run()
    return made, out.getvalue()


def test_windows_are_passed_until_what_is_under_way_is_over():
    s = vtes_position(WAKING)
    s.choose("bleed with a/madison")
    assert (s.question.seat, s.question.prompt.partition(":")[0]) == (1, "During the action")
    made, _ = after(s.clone(), "pass", people=(1,))
    assert made.state.question.prompt.startswith("Nobody blocks")
    made, _ = after(s.clone(), "pass until over", people=(1,))
    assert affair(made.state)[1] != affair(s)[1]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("pass until", texts.PASS_UNTIL),
        ("pass until doomsday", texts.PASS_UNTIL),
        ("pass until turn", texts.PASS_NOT_HERE),
    ],
)
def test_what_cannot_be_passed_so_is_said(line, told):
    s = vtes_position("ready a: madison [blood 6]\nhand a: majesty")
    _, text = after(s, line)
    assert " ".join(told.split()) in " ".join(text.split())


def test_giving_a_conflict_up_is_no_mere_pass():
    s = l5r_position("fate: 3 3\nfield a: akodo-toturi\nhand a: banzai, fine-katana\nphase: conflict")
    made, _ = after(s, "pass until turn", people=(0,))
    assert made.state.question.prompt == "Which conflict do you declare?"


def test_an_undo_ends_the_order():
    s = l5r_position("fate: 3 3\nfield a: akodo-toturi\nhand a: banzai, fine-katana\nphase: conflict")
    made, _ = after(s, "pass until turn", "undo", people=(0,))
    assert made.standing.orders == {}
    assert made.state.question.window
