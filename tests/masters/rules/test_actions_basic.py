"""Move, expose, fight, recruit, night effects of districts (M-133 to M-149)."""

import pytest

from coterie.games.masters.actions import why_not
from tests.masters.tools import about, asked, at, changes, default, options, play


def moves(s) -> list[str]:
    """Return the moves on offer."""
    return [option for option in options(s) if option.startswith("move ")]


# ── move ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-133")
@pytest.mark.parametrize(
    ("start", "ways"),
    [
        ("railway_station", ["museum", "night_club"]),
        ("museum", ["railway_station", "asylum", "newspaper"]),
        ("asylum", ["museum", "police_station"]),
        ("night_club", ["railway_station", "newspaper", "city_hall"]),
        ("newspaper", ["museum", "night_club", "police_station", "cathedral"]),
        ("police_station", ["asylum", "newspaper", "slums"]),
        ("city_hall", ["night_club", "cathedral"]),
        ("cathedral", ["newspaper", "city_hall", "slums"]),
        ("slums", ["police_station", "cathedral"]),
    ],
)
def test_a_move_goes_next_door(start, ways):
    s = at(f"vampires: mila {start}, imre slums\nnow: turn mila 2")
    assert moves(s) == [f"move {to}" for to in ways]
    assert changes(s, f"move {ways[-1]}") == {"mila": ways[-1]}


@pytest.mark.ruling("M-133")
def test_a_move_costs_one_point():
    s = at("vampires: agnieszka newspaper, imre slums\nmuseum: hidden 1\nnow: turn agnieszka 2")
    play(s, "move museum")
    assert s.points == 1
    play(s, "move newspaper")
    assert (s.points, options(s)) == (0, ["blood agnieszka", "done"])


@pytest.mark.ruling("M-134")
@pytest.mark.parametrize("company", [0, 1, 2])
def test_any_number_of_minions_come_along(company):
    s = at("vampires: mila museum, imre slums\nmuseum: minions 2\nasylum: minions 1\nnow: turn mila 2")
    play(s, "move asylum")
    assert (asked(s), options(s)) == ("company", ["0", "1", "2"])
    there = {"museum minions": -company, "asylum minions": company} if company else {}
    assert changes(s, str(company)) == {"mila": "asylum", **there}


@pytest.mark.ruling("M-134")
def test_one_who_does_not_say_takes_nobody():
    s = at("vampires: mila museum, imre slums\nmuseum: minions 2\nnow: turn mila 2")
    play(s, "move asylum")
    assert default(s) == "0"


@pytest.mark.ruling("M-135")
def test_minions_stay_where_they_are():
    s = at(
        """
        vampires: mila museum, imre newspaper
        newspaper: minions 3
        slums: minions 2
        events: I-03
        now: turn mila 2
        """
    )
    assert changes(s, "move asylum") == {"mila": "asylum"}  # without a minion in the old district nobody is asked
    before = [row.minions for row in s.city]
    play(s, "done", "move museum", "0", "done")
    assert s.round == 2
    assert [row.minions for row in s.city] == before


@pytest.mark.ruling("M-136", "M-137")
def test_agents_neither_stop_nor_notice_a_move():
    s = at("vampires: mila museum, imre slums\nmuseum: hidden 2, exposed 2\nasylum: hidden 3\nnow: turn mila 2")
    assert moves(s) == ["move railway_station", "move asylum", "move newspaper"]
    assert changes(s, "move asylum") == {"mila": "asylum"}
    assert asked(s) == "act"
    assert changes(s, "move museum") == {"mila": "museum"}


@pytest.mark.ruling("M-137")
def test_a_minion_that_comes_to_agents_costs_no_veil():
    s = at("vampires: mila museum, imre slums\nmuseum: minions 1\nasylum: hidden 3\nnow: turn mila 2")
    assert changes(s, "move asylum", "1") == {"mila": "asylum", "museum minions": -1, "asylum minions": 1}


# ── expose and fight ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-138", "M-139")
def test_expose_turns_all_agents_of_the_district():
    s = at("vampires: mila museum, imre slums\nmuseum: hidden 2, exposed 1\nasylum: hidden 1\nnow: turn mila 2")
    assert changes(s, "expose") == {"museum hidden": -2, "museum exposed": 2}
    assert s.points == 1
    assert "expose" not in options(s)
    assert why_not(s, 0, "expose") == ("no hidden agents here",)


@pytest.mark.ruling("M-140")
def test_fight_takes_on_all_exposed_agents_for_one_point():
    s = at("vampires: mila museum, imre slums\nmuseum: exposed 2\nasylum: exposed 1\ndice: 6 6 5 1\nnow: turn mila 2")
    play(s, "fight")
    assert about(s) == ("pick a die", (2,))
    done = changes(s, "die 6", "die 6")
    assert done == {"museum exposed": -2, "agents": 2, "mila kills": 2, "dice": "5 1 | 6 6"}
    assert (asked(s), s.points) == ("act", 1)


@pytest.mark.ruling("M-141")
def test_hidden_agents_take_no_part_in_a_fight():
    s = at("vampires: mila museum, imre slums\nmuseum: hidden 2, exposed 1\ndice: 6 6 5 1\nnow: turn mila 2")
    play(s, "fight")
    assert about(s) == ("pick a die", (1,))
    done = changes(s, "die 6")
    assert done == {"museum exposed": -1, "agents": 1, "mila kills": 1, "dice": "6 5 1 | 6"}
    assert asked(s) == "act"


@pytest.mark.ruling("M-142")
def test_nobody_to_see_nobody_to_fight():
    s = at("vampires: mila museum, imre slums\nmuseum: hidden 3\nasylum: exposed 1\nnow: turn mila 2")
    assert "fight" not in options(s)
    assert why_not(s, 0, "fight") == ("no exposed agents here",)
    play(s, "expose")
    assert "fight" in options(s)


# ── recruit ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-143")
def test_a_recruit_joins_and_the_veil_rises():
    s = at("vampires: mila museum, imre slums\nveil: 3\nnow: turn mila 2")
    assert changes(s, "recruit") == {"museum minions": 1, "minions": -1, "veil": 1}
    s = at("vampires: mila museum, imre slums\nveil: 3\nnow: turn mila 3")
    play(s, "recruit")
    assert s.points == 1


@pytest.mark.ruling("M-144")
def test_the_last_minion_is_the_last_recruit():
    s = at("vampires: mila museum, imre slums\nslums: minions 8\nveil: 3\nnow: turn mila 4")
    play(s, "recruit")
    assert s.minions == 0
    assert "recruit" not in options(s)
    assert why_not(s, 0, "recruit") == ("no minions left",)


@pytest.mark.ruling("M-145")
def test_recruiting_behind_a_full_veil_is_allowed():
    s = at("vampires: mila museum, imre slums\nveil: 6\nnow: turn mila 2")
    assert changes(s, "recruit") == {"museum minions": 1, "minions": -1}


# ── night effects of districts ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-146")
def test_a_night_effect_is_for_those_who_are_there_and_pay():
    s = at("vampires: mila museum, imre slums\nnow: turn mila 2")
    assert not [option for option in options(s) if option.startswith("activate")]
    assert why_not(s, 0, "activate") == ("no night effect",)
    s = at("vampires: mila slums, imre night_club\nnow: turn mila 2")
    assert [option for option in options(s) if option.startswith("activate")] == ["activate slums"]
    assert "activate slums" not in options(at("vampires: mila slums, imre museum\nnow: turn mila 1"))
    s = at("vampires: mila slums, imre night_club\nnow: turn mila 3")
    play(s, "activate slums")  # 2 points; with four dice alike nobody is asked for one
    assert s.points == 1
    s = at("vampires: mila night_club blood 1, imre museum\nnow: turn mila 3")
    play(s, "activate night_club")  # 1 point
    assert s.points == 2


@pytest.mark.ruling("M-147")
def test_a_district_can_be_used_again_and_again():
    s = at("vampires: mila night_club blood 1, imre night_club blood 1\ndice: 3 3 3 3\nnow: turn mila 2")
    assert changes(s, "activate night_club") == {"mila blood": 1, "dice": "3 3 3 | 3"}
    assert changes(s, "activate night_club") == {"mila blood": 1, "dice": "3 3 | 3 3"}
    assert changes(s, "activate night_club") == {"imre blood": 1, "dice": "3 | 3 3 3"}


@pytest.mark.ruling("M-148")
def test_a_night_effect_is_about_the_vampire_that_used_it():
    s = at("vampires: imre night_club blood 1, mila night_club blood 1\nlead: mila\nnow: turn mila 1")
    assert changes(s, "activate night_club") == {"mila blood": 1, "dice": "4 4 4 | 4"}
    s = at("vampires: imre railway_station, mila railway_station\nnow: turn mila 1\nlead: imre")
    assert changes(s, "activate railway_station", "slums") == {"mila": "slums"}


@pytest.mark.ruling("M-149")
def test_a_sigil_leaves_the_district_its_own_effects():
    s = at("vampires: mila night_club blood 1, imre museum\nnight_club: sigil imre\nnow: turn mila 1")
    assert changes(s, "activate night_club") == {"mila blood": 1, "dice": "4 4 4 | 4"}
    s = at("vampires: mila slums, imre museum\ncity_hall: sigil imre, minions 1\nveil: 4\nnow: day")
    assert changes(s, "resolve city_hall", "yes") == {"city_hall minions": -1, "minions": 1, "veil": 1}
