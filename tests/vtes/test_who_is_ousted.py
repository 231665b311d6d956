"""What cards do about a prey that is ousted, and not about one that withdraws, nor for the one who takes the point."""

import pytest

from coterie.kernel.events import about_seat
from tests.vtes.test_saving import doomed
from tests.vtes.tools import happen, options, position, where

TABLE = "pool: 20 5 20\nready a: nassir [bowed, blood 1]\nready c: ryan [bowed, blood 2]\nlibrary a: dodge\nlibrary c: dodge\n"


def leave(s) -> None:
    """Do as little as possible until seat b has withdrawn in its next turn but one."""
    while 1 not in s.out:
        there = options(s)
        wanted = ["withdraw"] if s.active == 1 else []
        s.choose(next(each for each in (*wanted, "no block", "pass", "done", there[-1]) if each in there))


@pytest.mark.ruling("VR-13.1", "VR-13.4")
def test_war_of_ages_pays_for_a_prey_that_is_ousted_and_not_for_one_that_withdraws():
    text = TABLE + "board a: war-of-ages\nready b: madison [bowed, blood 1]\n"
    s = position(text)
    happen(s, about_seat("pool", 1, -5))
    assert (s.out, s.pool[0], where(s, "war-of-ages")) == ((1,), 20 + 6 + 3, "ash")
    s = position(text)
    leave(s)  # the pool that it costs b is burned before b announces its withdrawal, and after b has left
    assert (s.out, s.pool[0], s.halves, where(s, "war-of-ages")) == ((1,), 20, (0, 2, 0), "board")


@pytest.mark.ruling("VR-13.1", "VR-13.4")
@pytest.mark.parametrize(("down", "zone"), [("torpor c: alice-chen [blood 1]\n", "board"), ("", "ash")])
def test_augury_of_doom_goes_with_a_prey_that_withdraws_only_if_the_next_one_has_nobody_in_torpor(down, zone):
    s = position(
        f"{TABLE}board a: augury-of-doom\nready b: madison [bowed, blood 1]\ntorpor b: min-seo [blood 1]\n{down}"
    )
    happen(s, about_seat("withdraw", 1))
    assert where(s, "augury-of-doom") == zone
    s = position(
        f"{TABLE}board a: augury-of-doom\nready b: madison [bowed, blood 1]\ntorpor b: min-seo [blood 1]\n{down}"
    )
    happen(s, about_seat("oust", 1))
    assert where(s, "augury-of-doom") == "ash"


@pytest.mark.ruling("VR-13.1")
def test_khabar_glory_pays_its_player_though_a_life_boon_gives_the_point_to_another():
    """A has saved b, whose prey c is ousted then: the point is a's, the 6 pool and the 4 for the Khabar are b's."""
    s = doomed("hand a: life-boon\nattached b: khabar-glory [on ready/nassir]")
    for choice in ("play life-boon", "3"):
        s.choose(choice)
    assert s.pool[1] == 3
    happen(s, about_seat("pool", 2, -10))
    assert (s.out, s.halves, s.pool[1]) == ((2,), (2, 0, 0), 3 + 6 + 4)
