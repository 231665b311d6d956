"""`pass until …`: windows that a person passes beforehand."""

import pytest

from coterie.cli.terminal import texts
from coterie.cli.terminal.standing_orders import StandingOrders
from coterie.kernel.orders import Order
from coterie.kernel.procedures import affairs
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
    assert affairs(made.state) != affairs(s)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("pass until", texts.PASS_UNTIL),
        ("pass until doomsday", "Nothing here is called “doomsday”."),
        ("pass until combat over", texts.PASS_UNTIL),
        ("stop", texts.STOP_WHAT),
        ("stop by", texts.STOP_WHAT),
        ("stop at doomsday", "Nothing here is called “doomsday”."),
        ("stops", texts.ORDERS_NONE),
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


def asks(made):
    """Return the seat that is asked, and the word of its prompt."""
    return made.state.asked[0], made.state.asked[1][0]


FIGHT = (
    "ready a: madison [blood 6]\nready b: oshri-dahan [blood 6]\nready c: ryan [bowed, blood 2]\nhand a: conditioning\n"
    "hand b: dodge"
)


def test_a_combat_is_passed_without_the_action_around_it():
    s = vtes_position(FIGHT, windows="all", lists="closed")
    s.choose("bleed with a/madison")
    for _ in range(20):
        if s.question.seat == 1 and len(affairs(s)) > 1:
            break
        s.choose("block with b/oshri-dahan" if s.asked[1][0] == "block?" else s.question.default)
    assert (s.asked[1][1][0], [title for _, title in affairs(s)]) == ("before range", ["Action", "Combat"])
    made, _ = after(s.clone(), "pass until combat over", "hand strike", people=(1,))
    assert (asks(made), made.state.asked[1][1][0]) == ((1, "impulse"), "after")
    made, _ = after(s.clone(), "pass until over", "hand strike", people=(1,))
    assert affairs(made.state) == ()


def test_one_is_asked_wherever_what_one_has_named_comes_up():
    s = vtes_position(WAKING)
    s.choose("bleed with a/madison")
    assert asks(after(s.clone(), "pass until over", people=(1,))[0]) != (1, "impulse")
    made, text = after(
        s.clone(),
        "stop at blocks declined",
        "stop for wake-with-evening's-freshness",
        "stops",
        "pass until over",
        people=(1,),
    )
    assert asks(made) == (1, "impulse")
    assert "Stop: Action: Blocks declined" in text
    made, text = after(s.clone(), "stop at bleed", "stop nothing", "stops", people=(1,))
    assert made.standing.orders == {}
    assert texts.STOP_ENDED in text


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("stop at me", Order("stop", target="mine")),
        ("stop at votes", Order("stop", prompt="votes?")),
        ("stop at a minion of mine could block", Order("stop", prompt="block?")),
        ("stop at Deflection", Order("stop", comes="deflection")),
        ("stop at political action", Order("stop", comes="political")),
        ("stop at press", Order("stop", row="Combat: Press")),
        ("stop for deflection", Order("stop", play="deflection")),
        ("pass until deflection", Order(until="comes", comes="deflection")),
        ("pass until answer", Order(until="answer")),
    ],
)
def test_orders_can_be_typed(line, order):
    s = vtes_position(WAKING)
    s.choose("bleed with a/madison")
    given = StandingOrders()
    word, rest = ("pass until", given.give) if line.startswith("pass until") else ("stop", given.stop)
    assert rest(s, line.removeprefix(word).strip()) == ""
    assert given.orders == {1: [order]}


def test_orders_until_somebody_responds_end_then():
    s = vtes_position(WAKING)
    s.choose("bleed with a/madison")
    made, _ = session(s, ["pass until answer", "play wake", "quit", "no"], bots=[2])
    made.standing.orders = {0: [Order(until="answer")]}
    made.make("play wake-with-evenings-freshness")
    assert made.standing.orders == {0: []}
