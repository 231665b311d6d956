"""Life Boon: who can save whom from being ousted, what is owed for it, and when it is paid."""

from coterie.games.vtes.rules.ending import concede
from coterie.kernel.events import about_seat
from tests.vtes.tools import asked, counters, happen, options, position, where

MINIONS = "ready a: madison [bowed, blood 2]\nready b: nassir [bowed, blood 2]\nready c: ryan [blood 2]"


def doomed(hands: str = "hand a: life-boon", pool: str = "10 1 10", loss: int = 1):
    """Seat b burns its last pool in the influence phase of seat c; others have hands."""
    s = position(f"turn: 3\nactive: c\nphase: 5.3\npool: {pool}\n{MINIONS}\n{hands}")
    happen(s, about_seat("pool", 1, -loss))
    return s


def saved(amount: int = 3, pool: str = "10 1 10"):
    """Seat a has saved seat b."""
    s = doomed(pool=pool)
    s.choose("play life-boon")
    s.choose(str(amount))
    return s


def test_another_gives_pool_and_the_doomed_stays():
    s = doomed()
    assert asked(s) == (0, ["play life-boon", "pass"])
    s.choose("play life-boon")
    assert asked(s) == (0, [str(n) for n in range(1, 11)])
    s.choose("3")
    assert (s.pool, s.out, where(s, "life-boon")) == ((7, 3, 10), (), "board")


def test_what_is_less_than_nothing_must_be_made_up_for():
    s = doomed(loss=3)
    s.choose("play life-boon")
    assert options(s)[0] == "3"
    s.choose("4")
    assert s.pool == (6, 2, 10)


def test_without_enough_pool_nobody_is_saved():
    s = doomed(pool="2 1 10", loss=3)
    assert s.out == (1,)


def test_nobody_saves_itself_or_who_gives_up():
    s = doomed("hand b: life-boon")
    assert s.out == (1,)
    s = position(f"turn: 3\nactive: c\nphase: 5.3\n{MINIONS}\nhand a: life-boon")
    concede(s, 1)
    s.todo += s.next[::-1]
    s.next.clear()
    s.asked = None
    s.play()
    assert s.out == (1,)


def test_who_passes_lets_it_be_ousted():
    s = doomed()
    s.choose("pass")
    assert (s.out, s.halves) == ((1,), (2, 0, 0))
    assert s.pool[0] == 16


def test_a_point_of_the_saved_is_the_savers_and_burns_the_card():
    s = saved()
    happen(s, about_seat("pool", 2, -10))
    assert (s.out, s.halves) == ((2,), (2, 0, 0))
    assert s.pool[1] == 9  # the pool for its prey is its own
    assert where(s, "life-boon") == "ash"
    happen(s, about_seat("points", 1, 2))
    assert s.halves == (2, 2, 0)  # once


def test_half_a_point_is_half_the_debt():
    s = saved()
    happen(s, about_seat("points", 1, 1))
    assert (s.halves, counters(s, "life-boon"), where(s, "life-boon")) == ((1, 0, 0), 1, "board")
    happen(s, about_seat("points", 1, 2))
    assert (s.halves, where(s, "life-boon")) == ((2, 1, 0), "ash")


def test_points_of_others_are_theirs():
    s = saved()
    happen(s, about_seat("points", 2, 2))
    assert s.halves == (0, 0, 2)


def test_who_saved_the_predator_gets_nothing_for_being_ousted_by_it():
    s = position(
        f"turn: 3\nactive: b\nphase: 5.3\npool: 10 5 1\n{MINIONS}\nhand a: life-boon".replace(
            "nassir [bowed, ", "nassir ["
        )
    )
    happen(s, about_seat("pool", 2, -1))
    s.choose("play life-boon")
    s.choose("1")
    happen(s, about_seat("pool", 0, -9))
    assert (s.out, s.halves) == ((0,), (0, 0, 2))


def test_in_the_unlock_phase_of_the_saved_a_pool_comes_back():
    s = saved()
    while s.asked[1][0] != "any unlock phase?":
        s.choose(next(each for each in ("done", "pass") if each in options(s)))
    assert (asked(s)[0], s.active) == (0, 1)  # not in the turn of seat a before
    s.choose("use a/life-boon")
    assert s.pool[:2] == (8, 2)
    assert "use a/life-boon" not in options(s)
