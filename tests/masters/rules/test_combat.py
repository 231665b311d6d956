"""Combat by night and by day (M-188 to M-211)."""

import pytest

from tests.masters.tools import about, asked, at, changes, default, options, play, seat

# At night: {0} is what the vampires are, {1} what is in the museum, {2} the dice.
NIGHT = """
    vampires: {0}
    museum: {1}
    dice: {2}
    now: turn imre 1
    """
# By day, just before the agents hunt.
DAY = """
    vampires: {0}
    museum: {1}
    dice: {2}
    now: day hunt
    """


def dice(s) -> tuple[list[int], list[int]]:
    """Return the reserve, and what was set aside."""
    return list(s.ready), list(s.spent)


# ── who fights ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-188")
def test_one_vampire_fights_and_the_others_look_on():
    s = at(NIGHT.format("imre museum, mila museum", "exposed 2", "4 3 1 1"))
    assert changes(s, "fight", "die 4", "die 3") == {
        "museum exposed": -2, "agents": 2, "imre kills": 2, "imre blood": -2, "dice": "1 1 | 4 3",
    }  # fmt: skip
    assert asked(s) == "act"


@pytest.mark.ruling("M-189")
def test_by_day_the_players_choose_the_fighter_among_those_who_stand():
    s = at(DAY.format("imre museum, mila museum blood 0, nevena museum, laszlo slums", "hidden 3", "6 6 6 5 4 4 4 4"))
    assert (asked(s), options(s)) == ("who fights", ["imre", "nevena"])
    assert changes(s, "nevena")["nevena kills"] == 3


@pytest.mark.ruling("M-189")
def test_the_question_who_fights_goes_to_the_leader():
    s = at('setup: {"players": 2}\nlead: mila\n' + DAY.format("imre museum, mila museum", "hidden 3", "6 6 6 5"))
    assert (asked(s), seat(s)) == ("who fights", 1)


# ── which die ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-190", "M-043")
def test_at_night_any_die_will_do():
    s = at(NIGHT.format("imre museum, mila slums", "exposed 1", "6 5 5 2"))
    play(s, "fight")
    assert options(s) == ["die 2", "die 5", "die 6"]
    assert changes(s, "die 5")["dice"] == "6 5 2 | 5"


@pytest.mark.ruling("M-191")
def test_by_day_only_the_lowest_die_will_do():
    s = at("lead: mila\n" + DAY.format("imre museum, mila museum", "hidden 3", "6 5 3 1"))
    done = changes(s, "imre")
    assert done == {
        "museum hidden": -3, "museum exposed": 1, "agents": 2, "imre kills": 2, "imre blood": -2,
        "dice": "6 | 1 3 5",
    }  # fmt: skip


@pytest.mark.ruling("M-196")
def test_a_die_is_applied_before_the_next_is_picked():
    s = at(NIGHT.format("imre museum, mila slums", "exposed 2", "6 4 2 1"))
    play(s, "fight")
    assert changes(s, "die 4") == {
        "museum exposed": -1, "agents": 1, "imre kills": 1, "imre blood": -1, "dice": "6 2 1 | 4",
    }  # fmt: skip
    assert (about(s), options(s)) == (("pick a die", (1,)), ["die 1", "die 2", "die 6"])


# ── minions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-192", "M-205")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_minions_can_take_agents_with_them(spent):
    s = at(NIGHT.format("imre museum, mila slums", "exposed 3, minions 2", "6 5 4 3"))
    play(s, "fight")
    assert (asked(s), options(s)) == ("spend minions", ["0", "1", "2"])
    gone = {"museum minions": -spent, "minions": spent, "museum exposed": -spent, "agents": spent, "imre kills": spent}
    assert changes(s, str(spent)) == (gone if spent else {})
    assert about(s) == ("pick a die", (3 - spent,))


@pytest.mark.ruling("M-192")
def test_minions_do_so_by_day_too_and_only_those_of_the_district():
    s = at(DAY.format("imre museum, mila slums", "hidden 3, minions 1", "6 5 5 5") + "\nslums: minions 2")
    assert (asked(s), options(s)) == ("spend minions", ["0", "1"])
    assert changes(s, "1") == {
        "museum minions": -1, "minions": 1, "museum exposed": -3, "agents": 3, "imre kills": 3, "dice": "6 5 | 5 5",
    }  # fmt: skip


@pytest.mark.ruling("M-192")
def test_one_who_does_not_say_gives_up_nobody():
    s = at(NIGHT.format("imre museum, mila slums", "exposed 3, minions 2", "6 5 4 3"))
    play(s, "fight")
    assert default(s) == "0"


@pytest.mark.ruling("M-193")
def test_no_more_minions_than_exposed_agents():
    s = at(NIGHT.format("imre museum, mila slums", "hidden 3, exposed 1, minions 4", "6 5 4 3"))
    play(s, "fight")
    assert options(s) == ["0", "1"]
    assert changes(s, "1") == {
        "museum minions": -1, "minions": 1, "museum exposed": -1, "agents": 1, "imre kills": 1,
    }  # fmt: skip


@pytest.mark.ruling("M-194")
def test_after_the_first_die_no_minion_helps():
    s = at(NIGHT.format("imre museum, mila museum", "exposed 3, minions 2", "6 5 2 1"))
    play(s, "fight", "0", "die 6")
    assert (asked(s), options(s)) == ("pick a die", ["die 1", "die 2", "die 5"])
    play(s, "die 2")
    assert asked(s) == "pick a die"
    play(s, "die 1")
    assert s.city[1].minions == 2


@pytest.mark.ruling("M-194")
def test_nor_does_one_for_the_vampire_that_takes_over():
    s = at(NIGHT.format("imre museum blood 1, mila museum", "exposed 2, minions 1", "6 5 2 1"))
    play(s, "fight", "0", "die 2")
    assert (asked(s), options(s)) == ("pick a die", ["die 1", "die 5", "die 6"])


# ── dice ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-195")
def test_there_is_one_die_for_each_agent_that_the_minions_left():
    s = at(NIGHT.format("imre museum, mila slums", "exposed 3, minions 1", "6 6 6 5"))
    play(s, "fight", "1", "die 6")
    assert about(s) == ("pick a die", (1,))
    play(s, "die 5")
    assert dice(s) == ([6, 6], [6, 5])


RESULTS = [
    (1, {"imre blood": -1}),
    (2, {"imre blood": -1}),
    (3, {"museum exposed": -1, "agents": 1, "imre kills": 1, "imre blood": -1}),
    (4, {"museum exposed": -1, "agents": 1, "imre kills": 1, "imre blood": -1}),
    (5, {"museum exposed": -1, "agents": 1, "imre kills": 1}),
    (6, {"museum exposed": -1, "agents": 1, "imre kills": 1}),
]


@pytest.mark.ruling("M-197", "M-198", "M-199")
@pytest.mark.parametrize(("value", "result"), RESULTS)
def test_what_a_die_does(value, result):
    s = at(NIGHT.format("imre museum, mila slums", "exposed 1", f"{value} {value} {value} {value}"))
    assert changes(s, "fight") == {**result, "dice": f"{value} {value} {value} | {value}"}


@pytest.mark.ruling("M-200", "M-209")
def test_an_agent_that_survives_is_left_alone_and_stays_exposed():
    s = at(NIGHT.format("imre museum, mila slums", "exposed 2", "6 2 1 1"))
    done = changes(s, "fight", "die 2", "die 6")
    assert done == {"museum exposed": -1, "agents": 1, "imre kills": 1, "imre blood": -1, "dice": "1 1 | 2 6"}
    s = at("lead: mila\n" + DAY.format("imre museum, mila museum", "hidden 3", "6 2 1 1"))
    assert changes(s, "imre") == {
        "museum hidden": -3, "museum exposed": 3, "imre blood": -3, "dice": "6 | 1 1 2",
    }  # fmt: skip


@pytest.mark.ruling("M-045")
@pytest.mark.parametrize("agents", [1, 2])
def test_an_empty_reserve_is_rolled_as_soon_as_its_last_die_was_applied(agents):
    """Whether or not the combat needs one more die."""
    s = at(NIGHT.format("imre museum, mila slums", f"exposed {agents}", "6 | 1 1 1") + "\nchance: 5")
    play(s, "fight")
    assert dice(s) == ([5, 3, 2, 1], [])
    assert asked(s) == ("act" if agents == 1 else "pick a die")


@pytest.mark.ruling("M-201", "M-202")
def test_the_last_dice_are_used_first_then_all_come_back():
    s = at(NIGHT.format("imre museum, mila slums", "exposed 4", "6 5 | 1 1") + "\nchance: 5")
    play(s, "fight", "die 5")
    # The six went by itself, being the only one left; the four new values are those of all dice, the used ones too.
    assert dice(s) == ([5, 3, 2, 1], [])
    assert (about(s), s.city[1].exposed) == (("pick a die", (2,)), 2)
    assert options(s) == ["die 1", "die 2", "die 3", "die 5"]


@pytest.mark.ruling("M-201")
def test_no_die_is_rolled_while_there_are_some():
    s = at(NIGHT.format("imre museum, mila slums", "exposed 2", "6 5 2 | 1"))
    play(s, "fight", "die 6", "die 5")
    assert dice(s) == ([2], [1, 6, 5])


# ── drained in combat ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-203", "M-206")
def test_another_vampire_must_take_over_and_the_rest_is_its_own():
    s = at(
        NIGHT.format("imre museum blood 1, mila museum, nevena museum, laszlo slums", "exposed 3", "6 6 2 1 1 1 1 1")
    )
    play(s, "fight", "die 2")
    assert (asked(s), options(s)) == ("who takes over", ["mila", "nevena"])  # nobody may let it be
    assert changes(s, "nevena", "die 6", "die 6") == {
        "museum exposed": -2, "agents": 2, "nevena kills": 2, "dice": "1 1 1 1 1 | 2 6 6",
    }  # fmt: skip


@pytest.mark.ruling("M-203")
def test_the_drained_do_not_take_over():
    s = at(NIGHT.format("imre museum blood 1, mila museum blood 0, nevena museum", "exposed 2", "6 2 1 1 1 1"))
    play(s, "fight", "die 2")
    assert asked(s) == "pick a die"  # Nevena is the only one left
    assert changes(s, "die 6")["nevena kills"] == 1


@pytest.mark.ruling("M-204")
@pytest.mark.parametrize("other", ["museum blood 0", "slums"])
def test_with_nobody_left_the_combat_is_over(other):
    s = at(NIGHT.format(f"imre museum blood 1, mila {other}", "exposed 3", "6 6 2 1"))
    done = changes(s, "fight", "die 2")
    assert {name: value for name, value in done.items() if not name.startswith("mila")} == {
        "imre blood": -1, "dice": "6 6 1 | 2", **({"veil": -1} if "0" in other else {}),
    }  # fmt: skip
    assert (asked(s), s.clan[s.turn].name) == ("act", "mila")


@pytest.mark.ruling("M-204")
def test_by_day_too():
    s = at("lead: mila\n" + DAY.format("imre museum blood 1, mila museum blood 1", "hidden 4", "6 1 1 1"))
    done = changes(s, "imre")
    assert done["dice"] == "6 1 | 1 1"
    assert (s.city[1].exposed, s.city[1].hidden) == (4, 0)


@pytest.mark.ruling("M-205", "M-206")
def test_the_first_fighter_has_the_kills_of_the_minions():
    s = at(NIGHT.format("imre museum blood 1, mila museum", "exposed 4, minions 2", "6 2 1 1"))
    assert changes(s, "fight", "2", "die 2", "die 6") == {
        "museum minions": -2, "minions": 2, "museum exposed": -3, "agents": 3,
        "imre kills": 2, "imre blood": -1, "mila kills": 1, "dice": "1 1 | 2 6",
    }  # fmt: skip


@pytest.mark.ruling("M-207")
@pytest.mark.parametrize("value", [3, 4])
def test_the_die_that_drains_a_vampire_is_still_its_kill(value):
    s = at(NIGHT.format("imre museum blood 1, mila museum", "exposed 2", f"6 {value} 1 1"))
    play(s, "fight")
    assert changes(s, f"die {value}") == {
        "museum exposed": -1, "agents": 1, "imre kills": 1, "imre blood": -1, "dice": f"6 1 1 | {value}",
    }  # fmt: skip


@pytest.mark.ruling("M-208")
def test_removed_agents_can_come_again():
    s = at(NIGHT.format("imre museum, mila slums", "exposed 2, minions 1", "6 5 4 4"))
    assert s.agents == 8
    play(s, "fight", "1", "die 6")
    assert s.agents == 10


# ── the example of the rulebook, and Laszlo ─────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-045", "M-201", "M-202", "M-203", "M-205", "M-206", "M-210")
def test_ishtvan_and_mila_against_four():
    s = at(
        """
        vampires: ishtvan museum blood 1, mila museum, imre slums
        museum: exposed 4, minions 1
        dice: 6 2 | 5 5 5 5
        chance: 1468
        now: turn ishtvan 1
        """
    )
    play(s, "fight")
    assert (asked(s), options(s)) == ("spend minions", ["0", "1"])
    ishtvan = {"ishtvan kills": 1, "museum exposed": -1, "agents": 1}
    assert changes(s, "1") == {**ishtvan, "museum minions": -1, "minions": 1}
    assert about(s) == ("pick a die", (3,))
    # The six removes one; the two, the last die of the reserve, takes Ishtvan's last blood. All six dice are rolled.
    assert changes(s, "die 6") == {**ishtvan, "ishtvan blood": -1, "dice": "4 4 4 3 1 1 | "}
    # Mila must take over and uses a four.
    assert (about(s), options(s)) == (("pick a die", (1,)), ["die 1", "die 3", "die 4"])
    mila = {"mila kills": 1, "mila blood": -1, "museum exposed": -1, "agents": 1}
    assert changes(s, "die 4") == {**mila, "dice": "4 4 3 1 1 | 4"}
    assert (s.clan[0].drained, s.clan[0].kills, s.clan[1].kills, s.city[1].exposed) == (True, 2, 1, 1)
    assert s.clan[s.turn].name == "mila"  # the combat is over, and so is the turn of the drained


@pytest.mark.ruling("M-211", "M-047")
def test_laszlo_uses_his_abilities_as_often_as_he_can_pay():
    s = at(
        """
        vampires: laszlo museum blood 3 kills 6, imre slums
        museum: exposed 4
        dice: 4 2 1 1
        now: turn laszlo 1
        """
    )
    play(s, "fight", "die 1")
    assert options(s) == ["rage 4", "bloodbath", "strike 1"]
    assert changes(s, "rage 4") == {"laszlo blood": -1}
    assert options(s) == ["rage 6", "bloodbath", "strike 4"]  # never above six
    assert changes(s, "rage 6") == {"laszlo blood": -1}
    assert options(s) == ["bloodbath", "strike 6"]
    # Both for one die: the additional agent needs no die, so one die is left of four.
    done = changes(s, "bloodbath")
    assert done == {"veil": -1, "museum exposed": -2, "agents": 2, "laszlo kills": 2}
    assert about(s) == ("pick a die", (2,))
    play(s, "die 2")
    assert options(s) == ["rage 5", "bloodbath", "strike 2"]
    assert changes(s, "strike 2")["laszlo blood"] == -1
    assert s.clan[0].drained


@pytest.mark.ruling("M-211", "M-047")
def test_no_die_counts_more_than_six_in_a_district_of_war():
    s = at(
        """
        vampires: laszlo museum kills 6, imre slums
        museum: exposed 2, sigil laszlo
        dice: 6 5 1 1
        now: turn laszlo 1
        """
    )
    play(s, "fight", "die 6")
    assert (about(s), options(s)) == (("combat ability", (6,)), ["bloodbath", "strike 6"])


@pytest.mark.ruling("M-211")
def test_laszlo_may_also_let_the_die_be():
    s = at("vampires: laszlo museum blood 1, imre slums\nmuseum: exposed 1\ndice: 3 3 3 3\nnow: turn laszlo 1")
    play(s, "fight")
    assert options(s) == ["rage 6", "strike 3"]
    assert changes(s, "strike 3") == {
        "museum exposed": -1, "agents": 1, "laszlo kills": 1, "laszlo blood": -1,
    }  # fmt: skip


@pytest.mark.ruling("M-211")
def test_laszlo_pays_the_last_blood_and_the_die_still_counts():
    s = at("vampires: laszlo museum blood 1, imre slums\nmuseum: exposed 2\ndice: 6 2 1 1\nnow: turn laszlo 1")
    play(s, "fight", "die 2")
    assert changes(s, "rage 5") == {"laszlo blood": -1, "museum exposed": -1, "agents": 1, "laszlo kills": 1}
    assert s.clan[s.turn].name == "imre"  # nobody else is there: the combat and the turn are over


@pytest.mark.ruling("M-211")
def test_only_laszlo_himself_rages():
    s = at(NIGHT.format("imre museum, laszlo museum", "exposed 1", "2 2 1 1"))
    assert changes(s, "fight", "die 1") == {"imre blood": -1, "dice": "2 2 1 | 1"}


@pytest.mark.ruling("M-211")
def test_a_bloodbath_needs_one_more_agent_only_while_there_is_one():
    """The last agent: the die counts as six, and nobody else is there to be killed."""
    s = at("vampires: laszlo museum kills 6, imre slums\nmuseum: exposed 1\ndice: 2 2 2 2\nnow: turn laszlo 1")
    play(s, "fight")
    assert changes(s, "bloodbath") == {"veil": -1, "museum exposed": -1, "agents": 1, "laszlo kills": 1}


@pytest.mark.ruling("M-211", "M-186")
def test_a_bloodbath_can_cost_the_last_veil():
    s = at("vampires: laszlo museum kills 6, imre slums\nmuseum: exposed 2\ndice: 2 2 2 2\nveil: 1\nnow: turn laszlo 1")
    play(s, "fight")
    assert changes(s, "bloodbath") == {"veil": -1}
    assert s.reason == "unveiled"
