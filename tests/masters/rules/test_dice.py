"""The dice reserve (M-041 to M-047)."""

from __future__ import annotations

import pytest

from tests.masters.tools import asked, at, changes, options, play


@pytest.mark.ruling("M-041")
def test_every_seat_sees_the_values_in_the_reserve():
    s = at("""
        setup: {"players": 2}
        vampires: imre museum, mila slums
        dice: 6 4 1 | 3
        now: turn imre 2
        """)
    for seat in (0, 1):
        assert "dice: 6 4 1 | 3" in s.notation(seat).splitlines()


@pytest.mark.ruling("M-042", "M-043", "M-044")
def test_all_vampires_use_dice_of_one_reserve():
    s = at("""
        vampires: imre museum, mila slums
        museum: exposed 1
        slums: exposed 1
        dice: 6 5 5 2
        now: turn imre 1
        """)
    play(s, "fight")
    assert options(s) == ["die 2", "die 5", "die 6"]
    assert changes(s, "die 6") == {"museum exposed": -1, "agents": 1, "imre kills": 1, "dice": "5 5 2 | 6"}
    if asked(s) == "act" and s.turn == 0:
        play(s, "done")
    play(s, "fight")
    assert options(s) == ["die 2", "die 5"]  # Imre’s six lies aside, for Mila too


@pytest.mark.ruling("M-043")
@pytest.mark.parametrize(
    ("die", "result"),
    [
        ("die 1", {"imre blood": -1}),
        ("die 3", {"imre blood": -1, "museum exposed": -1, "agents": 1, "imre kills": 1}),
        ("die 5", {"museum exposed": -1, "agents": 1, "imre kills": 1}),
    ],
)
def test_the_value_of_the_die_that_was_picked_decides(die, result):
    s = at("""
        vampires: imre museum, mila slums
        museum: exposed 1
        dice: 5 3 1
        now: turn imre 2
        """)
    play(s, "fight")
    found = changes(s, die)
    found.pop("dice")
    assert found == result


@pytest.mark.ruling("M-045", "M-046")
def test_the_last_die_refills_the_reserve_even_if_no_further_one_is_needed():
    s = at("""
        vampires: imre museum, mila slums
        museum: exposed 1
        dice: 6 | 1 2 3
        chance: 4
        now: turn imre 2
        """)
    play(s, "fight")
    assert (len(s.ready), s.spent) == (4, ())
    assert "Dice rolled" in "".join(s.log())


@pytest.mark.ruling("M-045")
def test_the_last_die_is_applied_before_all_are_rolled():
    s = at("""
        vampires: imre night_club blood 1, mila slums
        dice: 2 | 6 6 6
        now: turn imre 2
        """)
    play(s, "activate night_club")
    log = "\n".join(s.log())
    assert log.index("Imre gains 2 blood") < log.index("Dice rolled")
    assert (len(s.ready), s.spent) == (4, ())


@pytest.mark.ruling("M-046")
def test_dice_that_are_left_are_not_rolled_again():
    s = at("""
        vampires: imre museum, mila slums
        museum: exposed 3
        dice: 6 6 5 1
        now: turn imre 2
        """)
    play(s, "fight", "die 6", "die 6")
    play(s, "die 5")
    assert (s.ready, s.spent) == ((1,), (6, 6, 5))
    play(s, "done")
    assert (s.ready, s.spent) == ((1,), (6, 6, 5))


@pytest.mark.ruling("M-047")
def test_no_effect_takes_a_die_below_one():
    s = at("""
        vampires: imre slums, mila slums
        dice: 1 1 1 1
        events: I-11
        now: day event
        """)
    assert s.ready == (1, 1, 1, 1)
    s = at("""
        vampires: imre slums, mila slums
        dice: 2 1 1 1
        events: I-11
        now: day event
        """)
    assert s.ready == (1, 1, 1, 1)  # lowered by two


@pytest.mark.ruling("M-047")
def test_no_effect_takes_a_die_above_six():
    s = at("""
        vampires: laszlo museum, mila slums
        museum: exposed 1
        dice: 5 4 4 4
        now: turn laszlo 2
        """)
    play(s, "fight", "die 5")
    assert options(s) == ["rage 6", "strike 5"]  # five and three more would be eight
