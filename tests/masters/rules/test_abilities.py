"""Blood and dark abilities: what they cost, when they are used, what they count for (M-150 to M-156, M-166 to M-170)."""

import pytest

from coterie.games.masters.actions import why_not
from tests.masters.tools import asked, at, changes, options, play


def abilities(s) -> list[str]:
    """Return the blood and dark abilities on offer."""
    return [option for option in options(s) if option.split()[0] in ("blood", "dark")]


# ── blood abilities ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-150")
def test_a_blood_ability_costs_blood_and_no_points():
    s = at("vampires: mila museum, imre slums\nmuseum: hidden 1\nveil: 4\nnow: turn mila 2")
    won = {"museum hidden": -1, "agents": 1, "museum minions": 1, "minions": -1, "mila kills": 1}
    assert changes(s, "blood mila") == {"mila blood": -3, **won}
    assert s.points == 2
    s = at("vampires: mila museum, imre slums\nmuseum: hidden 1\nnow: turn mila 0")
    assert options(s) == ["blood mila", "done"]


@pytest.mark.ruling("M-151")
def test_a_blood_ability_needs_no_kill():
    s = at("vampires: ishtvan museum kills 0, imre slums\nmuseum: hidden 1, minions 1\nnow: turn ishtvan 2")
    assert abilities(s) == ["blood ishtvan"]


@pytest.mark.ruling("M-152")
def test_a_blood_ability_is_used_in_the_own_turn_only():
    s = at("vampires: imre museum, mila museum\nmuseum: exposed 1\nasylum: hidden 1\nnow: turn imre 2")
    assert abilities(s) == ["blood imre"]
    play(s, "done")
    assert abilities(s) == ["blood mila"]


@pytest.mark.ruling("M-152")
def test_by_day_only_laszlo_has_an_ability_to_use():
    day = "vampires: {} museum, imre slums\nmuseum: hidden 3\ndice: 6 5 2 2\nnow: day hunt"
    s = at(day.format("mila"))
    assert (asked(s), s.night) == ("act", True)  # the combat of the day went by without a question
    s = at(day.format("laszlo"))
    assert (asked(s), s.night) == ("combat ability", False)
    assert options(s) == ["rage 5", "strike 2"]


@pytest.mark.ruling("M-152", "M-170")
def test_laszlo_has_no_ability_outside_of_combat():
    s = at("vampires: laszlo museum kills 6, imre slums\nmuseum: hidden 1, exposed 2\nnow: turn laszlo 2")
    assert abilities(s) == []
    assert why_not(s, 0, "blood") == why_not(s, 0, "dark") == ("only in combat",)


@pytest.mark.ruling("M-153")
def test_who_cannot_pay_the_blood_cannot_use_the_ability():
    s = at("vampires: mila museum blood 2, imre slums\nmuseum: hidden 1\nnow: turn mila 2")
    assert abilities(s) == []
    assert why_not(s, 0, "blood") == ("needs blood", 3, 2)
    s = at("vampires: mila museum blood 3, imre slums\nmuseum: hidden 1\nnow: turn mila 2")
    assert abilities(s) == ["blood mila"]


@pytest.mark.ruling("M-153")
def test_a_minion_that_is_part_of_the_price_must_be_there():
    s = at("vampires: ishtvan museum, imre slums\nmuseum: hidden 1\nslums: minions 1\nnow: turn ishtvan 2")
    assert abilities(s) == []
    assert why_not(s, 0, "blood") == ("needs a minion here",)


@pytest.mark.ruling("M-154")
def test_the_last_blood_buys_the_whole_effect():
    s = at("vampires: ishtvan museum blood 2, imre slums\nmuseum: hidden 2, minions 1\nnow: turn ishtvan 2")
    done = changes(s, "blood ishtvan", "hidden museum", "hidden museum")
    assert done == {
        "ishtvan blood": -2, "museum minions": -1, "minions": 1,
        "museum hidden": -2, "agents": 2, "ishtvan kills": 2,
    }  # fmt: skip
    assert s.clan[s.turn].name == "imre"  # the turn of the drained is over


@pytest.mark.ruling("M-155")
def test_every_agent_that_a_blood_ability_removes_is_a_kill():
    s = at("vampires: ishtvan museum kills 3, imre slums\nmuseum: hidden 1, exposed 1, minions 1\nnow: turn ishtvan 2")
    play(s, "blood ishtvan")
    assert options(s) == ["hidden museum", "exposed museum", "done"]
    assert changes(s, "exposed museum") == {"museum exposed": -1, "agents": 1, "ishtvan kills": 1}
    assert changes(s, "hidden museum") == {"museum hidden": -1, "agents": 1, "ishtvan kills": 1}
    s = at("vampires: mila museum kills 3, imre slums\nmuseum: exposed 1\nnow: turn mila 2")
    assert changes(s, "blood mila")["mila kills"] == 1


@pytest.mark.ruling("M-156")
def test_a_minion_made_by_a_blood_ability_leaves_the_veil_alone():
    s = at("vampires: mila museum, imre slums\nmuseum: hidden 1\nveil: 3\nnow: turn mila 2")
    done = changes(s, "blood mila")
    assert done["museum minions"] == 1
    assert s.veil == 3


# ── dark abilities ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-166")
def test_a_dark_ability_costs_veil_and_no_points():
    s = at("vampires: mila museum kills 6 blood 1, imre slums\nmuseum: hidden 1\nveil: 4\nnow: turn mila 0")
    assert options(s) == ["dark mila", "done"]
    won = {"museum hidden": -1, "agents": 1, "museum minions": 1, "minions": -1, "mila kills": 1}
    assert changes(s, "dark mila", "hidden museum") == {"veil": -1, **won}
    s = at("vampires: mila museum kills 5 blood 1, imre slums\nmuseum: hidden 1\nnow: turn mila 2")
    assert abilities(s) == []


@pytest.mark.ruling("M-167")
def test_a_dark_ability_at_the_last_veil_is_the_end_before_its_effect():
    s = at("vampires: mila museum kills 6 blood 1, imre slums\nmuseum: hidden 1\nveil: 1\nnow: turn mila 2")
    assert abilities(s) == ["dark mila"]
    assert changes(s, "dark mila") == {"veil": -1}
    assert (s.over, s.reason) == (True, "unveiled")


@pytest.mark.ruling("M-168", "M-169")
def test_kills_of_a_dark_ability_count_and_its_minions_do_not_hide_anybody():
    s = at(
        """
        vampires: mila museum kills 6, imre slums
        museum: hidden 1
        asylum: exposed 1
        veil: 4
        now: turn mila 2
        """
    )
    done = changes(s, "dark mila", "hidden museum", "exposed asylum")
    assert done == {
        "veil": -1, "mila kills": 2, "agents": 2, "minions": -2,
        "museum hidden": -1, "museum minions": 1, "asylum exposed": -1, "asylum minions": 1,
    }  # fmt: skip


@pytest.mark.ruling("M-168")
def test_the_gaze_kills_for_imre():
    s = at("vampires: imre museum kills 7, mila slums\nasylum: hidden 2\nnow: turn imre 2")
    done = changes(s, "dark imre", "exposed asylum", "exposed asylum")
    assert done == {"veil": -1, "imre kills": 2, "agents": 2, "asylum hidden": -2}


@pytest.mark.ruling("M-170")
def test_a_dark_ability_is_of_the_night_but_laszlo_has_his_in_every_combat():
    day = "vampires: {} museum kills 6 blood 1, imre slums\nmuseum: hidden 3\ndice: 6 5 5 5\nnow: day hunt"
    s = at(day.format("mila"))
    assert s.night
    s = at(day.format("laszlo"))
    assert not s.night
    assert options(s) == ["rage 6", "bloodbath", "strike 5"]
    s = at("vampires: laszlo museum kills 6 blood 1, imre slums\nmuseum: exposed 2\ndice: 5 2\nnow: turn laszlo 2")
    play(s, "fight", "die 2")
    assert options(s) == ["rage 5", "bloodbath", "strike 2"]
