"""What everybody is told of a card that is played: its target, but no card that is hidden (VR-4.2, VR-1.4)."""

import pytest

from coterie.kernel.pieces import ALL, put
from tests.vtes.tools import (
    SCHOOL,
    UP,
    at_school,
    find,
    play_through,
    position,
    reach,
    table,
    taught,
)

WHO = taught("DOM obf")


def told(s) -> list[list[str]]:
    """Return what each of three seats has been told of targets."""
    return [[line for line in s.log(seat) if "aimed at" in line.lower()] for seat in range(3)]


@pytest.mark.ruling("VR-4.2")
def test_everybody_is_told_at_which_minion_a_card_is_aimed():
    s = table(f"{WHO} [blood 6]", "bums-rush", b=UP, game=SCHOOL)
    play_through(s, "play bums-rush", f"a/{WHO}")
    assert told(s) == [[], [], []]  # nothing is aimed at before the target is picked
    s.choose("b/nassir")
    assert told(s) == [["It is aimed at Nassir"]] * 3


@pytest.mark.ruling("VR-4.2")
def test_everybody_is_told_at_which_methuselah_a_card_is_aimed():
    s = at_school(f"{WHO} [blood 4]", "hand a: night-moves")
    reach(s, "play night-moves", "seat c")
    assert told(s) == [["It is aimed at c"]] * 3


@pytest.mark.ruling("VR-1.4", "VR-4.2")
@pytest.mark.parametrize(("seen", "lines"), [(False, []), (True, ["It is aimed at Lupo"])])
def test_nobody_is_told_the_name_of_a_face_down_vampire_at_which_a_card_is_aimed(seen, lines):
    s = table(f"{WHO} [blood 6]", "govern-the-unaligned", b=UP, uncontrolled_a="lupo [blood 1]", game=SCHOOL)
    if seen:
        n = find(s, "lupo")
        put(s, n, s.pieces[n].but(known=ALL))
    play_through(s, "play govern-the-unaligned", "way 2", "a/uncontrolled/lupo" if seen else "a/uncontrolled.1")
    assert told(s) == [lines] * 3
    assert any("lupo" in line.lower() for line in s.log(1)) is seen


@pytest.mark.ruling("VR-6.4")
def test_everybody_is_told_at_what_an_action_without_a_card_of_the_hand_is_aimed():
    s = table("barachiel [blood 4]", b=UP)
    s.choose("act with barachiel by barachiel 1: nassir")
    assert told(s) == [["It is aimed at Nassir"]] * 3
    for where, deed in (("a", "rescue"), ("b", "diablerise")):
        s = position(
            f"ready a: madison [blood 4]\ntorpor {where}: nassir [bowed, blood 1]\nready b: min-seo [blood 2]\n"
            "ready c: ryan [bowed]"
        )
        s.choose(f"{deed} with a/madison: {where}/nassir")
        assert told(s) == [["It is aimed at Nassir"]] * 3


@pytest.mark.ruling("VR-4.2")
def test_the_target_of_a_card_that_begins_an_action_is_told_once():
    s = table(f"{WHO} [blood 6]", "bums-rush", b=UP, game=SCHOOL)
    play_through(s, "play bums-rush", f"a/{WHO}", "b/nassir", "no block")
    assert told(s) == [["It is aimed at Nassir"]] * 3
