"""The time limit in odd places: who is out, who leaves, and what the last turn of the last round brings (VR-13.3)."""

import pytest

from coterie.games.vtes.rules.ending import winner
from coterie.kernel.events import about_seat
from tests.vtes.tools import happen, options, position

CALM = "library a: dodge\nlibrary b: dodge\nlibrary c: dodge\n"


def last_turn(text: str, players: int = 3, **more):
    """A position in the minion phase of the last turn of the second round, which is the last."""
    return position(f"round: 2\nturn: {2 * players}\n{CALM}{text}", players=players, rounds=2, **more)


def to_the_end(s) -> None:
    """Do as little as possible until the game is over."""
    for _ in range(60):
        if s.over:
            return
        there = options(s)
        s.choose(next((each for each in ("done", "pass", "no block") if each in there), there[-1]))
    raise AssertionError("the game goes on")


@pytest.mark.ruling("VR-13.3", "VR-13.2")
def test_who_is_last_in_the_last_turn_has_the_point_of_the_last_and_no_half_besides():
    s = last_turn(
        "active: c\nout: a\nready b: madison [blood 1]\nready c: ryan [blood 1]\nhalves: 0 2 1\npool: 0 4 9\n"
    )
    happen(s, about_seat("pool", 1, -4))
    assert (s.over, s.halves) == (True, (0, 2, 5))


@pytest.mark.ruling("VR-13.3", "VR-13.1")
def test_the_last_round_ends_with_the_turn_of_the_last_who_is_left_wherever_the_first_seat_is():
    """Seat b began and is out; c and d are left beside a: the round is over as the turn would come to b, so a's is its last."""
    s = position(
        f"phase: 5.5.2\nround: 2\nturn: 7\nfirst: b\nout: b\nactive: d\n{CALM}library d: dodge\nready a: madison [blood 1]\n"
        "ready c: ryan [blood 1]\nready d: nassir [blood 1]\n",
        players=4,
        rounds=2,
    )
    while s.active == 3:
        s.choose(next(each for each in ("done", "pass") if each in options(s)))
    assert (s.over, s.active) == (False, 0)
    to_the_end(s)
    assert (s.active, s.halves) == (2, (1, 0, 1, 1))


@pytest.mark.ruling("VR-13.3", "VR-13.4")
def test_an_announced_withdrawal_comes_too_late_for_a_point_of_its_own():
    s = position(
        "phase: 5.1.4\nround: 2\nturn: 4\nhand a: vessel\nready a: madison [bowed, blood 1]\nready b: ryan [bowed, blood 1]\n"
        "ready c: nassir [bowed, blood 1]\nlibrary b: dodge\nlibrary c: dodge\n",
        rounds=2,
    )
    s.choose("withdraw")
    to_the_end(s)
    assert (s.out, s.halves, s.leaving[0]) == ((), (1, 1, 1), "announced")


@pytest.mark.ruling("VR-13.3", "VR-13.1")
def test_who_is_ousted_in_the_last_turn_has_no_half_and_the_turn_ends_with_it():
    s = last_turn(
        "active: c\nready a: madison [blood 1]\nready b: ryan [blood 1]\nready c: nassir [blood 1]\npool: 9 9 2\n"
    )
    happen(s, about_seat("pool", 2, -2))
    if not s.over:
        to_the_end(s)
    assert (s.out, s.halves, s.pool[1]) == ((2,), (1, 3, 0), 15)
    assert winner(s) == -1  # one point and a half are no game win


@pytest.mark.ruling("VR-13.3", "VR-13.2")
@pytest.mark.parametrize(("halves", "wins"), [((3, 0, 0), 0), ((3, 3, 0), -1), ((2, 0, 0), -1)])
def test_half_a_point_may_make_a_game_win_and_may_make_a_tie(halves, wins):
    """Each survivor has half a point more in the end: 4 halves are two points, but two with two points share them."""
    s = last_turn(
        "active: c\nready a: madison [blood 1]\nready b: ryan [blood 1]\nready c: nassir [blood 1]\n"
        f"halves: {' '.join(map(str, halves))}\n"
    )
    to_the_end(s)
    assert (s.halves, winner(s)) == (tuple(n + 1 for n in halves), wins)
