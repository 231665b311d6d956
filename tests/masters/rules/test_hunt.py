"""Step 4 of the day: agents hunt the vampires (M-114 to M-120)."""

from __future__ import annotations

import pytest

from tests.masters.tools import ALL, asked, at, changes, options, play, seat


def hunt(vampires, tokens, more=""):
    """Return the table just after the agents have come."""
    return at(f"""
        vampires: {vampires}
        slums: {tokens}
        dice: 6 6 6 6
        {more}
        now: day hunt
        """)


def fought(s):
    """Return whether there was or will be a combat by day."""
    return s.night is False or "fights" in "\n".join(s.log())


@pytest.mark.ruling("M-114", "M-115")
@pytest.mark.parametrize("agents", ["hidden 3", "exposed 3", "hidden 2, exposed 1", "hidden 1, exposed 2", "hidden 4"])
def test_three_agents_of_either_side_hunt_a_vampire(agents):
    s = hunt("imre slums, mila museum", agents)
    assert "Imre fights in Slums" in s.log()
    assert "Mila fights in Slums" not in s.log()
    assert s.city[8].agents == 0


@pytest.mark.ruling("M-116")
@pytest.mark.parametrize("agents", ["hidden 2", "exposed 2", "hidden 1, exposed 1"])
def test_two_agents_do_not_dare(agents):
    s = hunt("imre slums, mila museum", agents)
    assert not fought(s)
    assert (s.city[8].agents, s.ready) == (2, (6, 6, 6, 6))


@pytest.mark.ruling("M-117")
@pytest.mark.parametrize("vampires", ["imre museum, mila museum", "imre slums blood 0, mila museum"])
def test_agents_without_prey_stay_quiet(vampires):
    s = hunt(vampires, "hidden 2, exposed 1, minions 1", "lead: mila")
    assert not fought(s)
    assert (s.city[8].hidden, s.city[8].exposed, s.city[8].minions) == (2, 1, 1)


@pytest.mark.ruling("M-117", "M-189")
def test_a_drained_vampire_is_not_picked_beside_one_that_is_awake():
    s = hunt("imre slums blood 0, mila slums blood 3", "hidden 3")
    assert "Mila fights in Slums" in s.log()
    assert s.clan[1].kills == 3


@pytest.mark.ruling("M-118")
def test_the_leading_vampire_orders_the_combats():
    s = hunt(
        "imre slums, mila museum, nevena museum",
        "hidden 3",
        'setup: {"players": 3}\nlead: nevena\nmuseum: hidden 3\nasylum: hidden 3',
    )
    assert (asked(s), seat(s)) == ("which combat", 2)
    assert options(s) == ["fight in museum", "fight in slums", ALL]
    play(s, "fight in slums")
    assert [line for line in s.log() if "fights" in line] == ["Imre fights in Slums"]
    assert options(s) == ["mila", "nevena"]  # the other one follows


@pytest.mark.ruling("M-118")
def test_all_combats_in_the_order_of_the_list_are_one_choice():
    s = hunt("imre slums, mila museum", "hidden 3", "museum: hidden 3")
    play(s, ALL)
    fights = [line for line in s.log() if "fights" in line]
    assert fights == ["Mila fights in Museum", "Imre fights in Slums"]
    assert s.night


@pytest.mark.ruling("M-117", "M-118")
def test_a_combat_that_was_ordered_falls_away_where_nobody_is_left_to_fight():
    s = at("""
        vampires: imre slums, mila museum
        slums: hidden 3
        museum: hidden 3
        dice: 6 6 6 | 6 6 6
        now: day hunt
        """)
    s.city[8].hidden = 2  # as a card of a pack might do after the first combat
    play(s, ALL)
    assert [line for line in s.log() if "fights" in line] == ["Mila fights in Museum"]
    assert s.city[8].hidden == 2


@pytest.mark.ruling("M-119")
def test_all_agents_of_the_district_are_exposed_before_the_combat():
    s = hunt("imre slums, mila museum", "hidden 2, exposed 1, minions 1", "museum: hidden 2")
    assert asked(s) == "spend minions"
    assert (s.city[8].hidden, s.city[8].exposed) == (0, 3)
    assert (s.city[1].hidden, s.city[1].exposed) == (2, 0)  # not elsewhere
    assert changes(s, "1") == {
        "slums exposed": -3,
        "slums minions": -1,
        "agents": 3,
        "minions": 1,
        "imre kills": 3,
        "dice": "6 6 | 6 6",
    }


@pytest.mark.ruling("M-120")
def test_agents_that_survive_do_not_fight_again_on_the_same_day():
    s = at("""
        vampires: imre slums, mila museum
        slums: hidden 3
        museum: hidden 3
        dice: 2 2 2 2 | 6 6 6 6
        now: day hunt
        """)
    play(s, "fight in slums")
    assert [line for line in s.log() if "fights" in line] == ["Imre fights in Slums", "Mila fights in Museum"]
    assert (s.city[8].exposed, s.clan[0].blood) == (3, 1)
    assert s.night
