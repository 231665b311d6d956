"""What holds once a conflict has been compared, and once it is over (L-6.7 to L-6.10)."""

import pytest

from coterie.words.frames import Frame
from tests.l5r.tools import declare, find, held, prompt, through
from tests.l5r.words.tools import Row

WON = "field a: akodo-toturi [present]\nfield b: doji-whisperer [present], eager-scout\n{}conflict: a military fire b1"


def seen(s, word: str, seat: int, this: str = "") -> bool:
    """Return whether a condition holds for a seat and a card."""
    bound = (("this", (p := find(s, this), s.pieces[p].life)),) if this else ()
    return bool(Row(word, "").meant.holds(s, Frame(-1, seat, -1, bound)))


def compared(text: str, **more):
    """Return a conflict that has been compared, and whose ring effect is being asked for."""
    return through(held(text, **more), "ring effect?")


@pytest.mark.ruling("L-6.7", "L-6.10")
def test_while_it_is_resolved():
    s = compared(WON.format("provinces b1: pilgrimage\n"), format="stronghold")
    ahead = 6  # against no military skill at all
    assert [seen(s, f"WonBy({n})", seat) for n in (ahead, ahead + 1) for seat in (0, 1)] == [True, True, False, False]
    assert [seen(s, "Unopposed()", seat) for seat in (0, 1)] == [False, False]
    assert [seen(s, "HasBroken()", seat) for seat in (0, 1)] == [True, False]
    lost = [seen(s, "HasLostIt(THIS)", 0, face) for face in ("doji-whisperer", "akodo-toturi", "eager-scout")]
    assert lost == [True, False, True]
    assert not seen(s, "HasLostIt(THIS)", 0)


@pytest.mark.ruling("L-6.7")
def test_it_is_won_by_what_the_winner_has_more_than_the_other():
    s = compared(WON.format("").replace("doji-whisperer", "brash-samurai"))
    assert [seen(s, f"WonBy({n})", 0) for n in (6 - 2, 6 - 1, 6 + 2)] == [True, False, False]


@pytest.mark.ruling("L-6.9")
def test_nobody_defended():
    s = compared("field a: akodo-toturi [present]\nconflict: a military fire b1")
    assert seen(s, "Unopposed()", 0)
    assert seen(s, "Unopposed()", 1)


@pytest.mark.ruling("L-6.7")
def test_who_wins_as_the_defender_leaves_nothing_unopposed():
    fighters = "field b: akodo-toturi [present]\nfield a: eager-scout [present]"
    s = held(f"{fighters}\nconflict: a military fire b1")
    for _ in range(6):
        if seen(s, "WonBy(1)", 0):
            break
        s.choose("pass")
    assert not seen(s, "Unopposed()", 1)


@pytest.mark.ruling("L-6.3", "L-6.8")
def test_after_it():
    s = held("field a: akodo-toturi, deathseeker\nfield b: doji-whisperer\nphase: conflict", format="stronghold")
    counted = ("HasLost()", "AttackedOften(1)", "FirstConflict()")
    assert [[seen(s, word, seat) for seat in (0, 1)] for word in counted] == [[False] * 2] * 3
    assert seen(s, 'Nth("military")', 0)
    declare(s, "fire military", "b1", "a/akodo-toturi")
    while prompt(s) != "window" or s.phase != "conflict" or not seen(s, "HasLost()", 1):
        s.choose(s.question.default)
    assert [[seen(s, word, seat) for seat in (0, 1)] for word in counted] == [
        [False, True],
        [False, True],
        [True, False],
    ]
    assert [seen(s, f"AttackedOften({n})", 1) for n in (1, 2)] == [True, False]
    pairs = [(kind, per) for kind in ("military", "political") for per in ("round", "phase")]
    assert [seen(s, f'Nth("{kind}", "{per}")', 1) for kind, per in pairs] == [True] * 4
