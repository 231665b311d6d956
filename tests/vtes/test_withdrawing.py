"""Withdrawals that something comes between, and what a Methuselah who withdraws leaves behind (VR-13.4)."""

import pytest

from coterie.kernel.events import about, about_seat
from tests.vtes.tools import find, happen, options, position, where

CALM = "ready b: nassir [bowed, blood 1]\nready c: ryan [bowed, blood 2]\nlibrary b: dodge\nlibrary c: dodge\n"


def leaving(text: str, **more):
    """A position in the unlock phase of seat a, whose library is empty and who has announced a withdrawal."""
    s = position(f"phase: 5.1.4\nhand a: vessel\n{text}", **more)
    s.choose("withdraw")
    return s


def until_next(s, seat: int = 0) -> None:
    """Do as little as possible until a seat's next turn has begun, or it has left."""
    for _ in range(80):
        if s.over or seat in s.out or (s.active == seat and s.turn > 3):
            return
        there = options(s)
        s.choose(next((each for each in ("no block", "pass", "done") if each in there), there[-1]))


@pytest.mark.ruling("VR-13.4", "VR-4.10", "VR-9.3")
@pytest.mark.parametrize(
    ("text", "pays", "left"),
    [
        ("contested a: madison\ncontested b: madison\n", "contest a/contested/madison", "broken"),
        ("contested a: madison\ncontested b: madison\n", "yield a/contested/madison", "announced"),
    ],
)
def test_who_pays_for_a_contest_after_the_announcement_has_lost_pool(text, pays, left):
    s = leaving(f"{text}ready a: min-seo [bowed, blood 1]\n{CALM}")
    s.choose(pays)
    assert s.leaving[0] == left


@pytest.mark.ruling("VR-13.4", "VR-5.4")
@pytest.mark.parametrize(("does", "left"), [("transfer to", "broken"), ("transfer from", "announced")])
def test_pool_that_goes_to_the_uncontrolled_region_is_lost_and_what_comes_from_there_is_not(does, left):
    s = leaving(f"turn: 9\nready a: min-seo [bowed, blood 1]\nuncontrolled a: madison [blood 2]\n{CALM}")
    for _ in range(20):
        wanted = [each for each in options(s) if each.startswith(does)]
        if wanted:
            s.choose(wanted[0])
            break
        s.choose("done")
    assert s.leaving[0] == left


@pytest.mark.ruling("VR-13.4", "VR-13.1", "VR-1.3")
@pytest.mark.parametrize(("blood", "left"), [(1, "broken"), (0, "announced")])
def test_a_minion_that_is_burned_takes_its_blood_with_it(blood, left):
    """D-838."""
    s = leaving(f"ready a: min-seo [bowed, blood {blood}], madison [bowed, blood 2]\n{CALM}")
    happen(s, about(s, "burn", find(s, "min-seo")))
    assert (where(s, "min-seo"), s.leaving[0]) == ("ash", left)


@pytest.mark.ruling("VR-13.4", "VR-13.1")
def test_two_withdraw_one_after_the_other_and_the_third_is_the_last():
    """Nobody gains anything for them but they themselves; the Edge is nobody's once its holder has left."""
    s = leaving(
        "edge: a\nready a: min-seo [bowed, blood 1]\nready b: nassir [bowed, blood 1]\nready c: ryan [bowed, blood 2]\n"
        "hand b: vessel\nlibrary c: dodge\n"
    )
    for _ in range(80):
        if s.over:
            break
        there = options(s)
        taken = [each for each in ("withdraw",) if each in there and s.active == 1]
        s.choose((taken or [next((each for each in ("no block", "pass", "done") if each in there), there[-1])])[0])
    assert (s.out, s.halves, s.edge, s.pool[2]) == ((0, 1), (2, 2, 2), -1, 30)


@pytest.mark.ruling("VR-13.4", "VR-13.1")
def test_who_gains_six_pool_for_a_prey_meanwhile_still_withdraws_and_has_two_points():
    s = leaving(f"ready a: min-seo [bowed, blood 1]\n{CALM}pool: 20 3 20\n")
    happen(s, about_seat("pool", 1, -3))
    until_next(s)
    assert (s.out, s.halves, s.over) == ((1, 0), (4, 0, 2), True)


@pytest.mark.ruling("VR-13.4", "VR-1.3")
def test_what_somebody_else_controls_stays_as_its_owner_withdraws_and_what_is_taken_goes():
    s = leaving(
        "ready a: min-seo [bowed, blood 1], ryan [bowed, blood 2, of c, by a]\nready b: nassir [bowed, blood 1, of a, by b]\n"
        "ready c: madison [bowed, blood 1]\nlibrary b: dodge\nlibrary c: dodge\n"
    )
    until_next(s)
    assert [where(s, face) for face in ("min-seo", "ryan", "nassir")] == ["removed", "removed", "ready"]
