"""Drained vampires (M-212 to M-216)."""

import pytest

from tests.masters.tools import asked, at, changes, options, play

CAUSES = {
    "a die": ("imre museum blood 1, mila slums", "museum: exposed 1\ndice: 1 1 1 1", ["fight"]),
    "an ability": ("imre museum blood 1, mila museum blood 1", "", ["blood imre"]),
    "a relic": ("imre museum blood 1 kills 2, mila slums", "held imre: bone_die", ["use bone_die"]),
}


@pytest.mark.ruling("M-212")
@pytest.mark.parametrize("cause", CAUSES)
def test_without_blood_a_vampire_is_drained_whatever_took_it(cause):
    vampires, more, choices = CAUSES[cause]
    s = at(f"vampires: {vampires}\n{more}\nevents: I-04\nnow: turn imre 2")
    assert not s.clan[0].drained
    assert changes(s, *choices)["imre blood"] == -1
    assert s.clan[0].drained
    assert "Imre is drained" in s.log()


@pytest.mark.ruling("M-212")
def test_an_event_can_drain_too_and_by_day_the_agents_pass_by():
    s = at(
        "vampires: imre museum blood 2, mila newspaper blood 1\nmuseum: hidden 3\nlead: mila\nevents: II-13\nnow: day event"
    )
    assert s.clan[0].drained
    assert s.city[1].hidden == 3  # no combat, so nobody was exposed
    assert asked(s) == "act"


@pytest.mark.ruling("M-213")
def test_a_vampire_drained_in_its_turn_has_no_more_of_it():
    s = at("vampires: imre museum blood 1, mila slums\nmuseum: exposed 1\ndice: 1 1 1 1\nnow: turn imre 2")
    play(s, "fight")
    assert s.clan[s.turn].name == "mila"


@pytest.mark.ruling("M-213", "M-154")
def test_the_effect_under_way_is_finished_first():
    s = at("vampires: imre museum blood 1, mila slums\nasylum: hidden 1\nnewspaper: hidden 1\nnow: turn imre 2")
    play(s, "blood imre")
    assert (asked(s), options(s)) == ("choose", ["asylum", "newspaper"])
    assert changes(s, "asylum") == {"asylum hidden": -1, "asylum exposed": 1}
    assert s.clan[s.turn].name == "mila"


@pytest.mark.ruling("M-213")
def test_blood_gained_later_in_the_turn_brings_no_point_back():
    """Timepiece and last blood: the point comes too late."""
    s = at(
        """
        vampires: imre museum blood 1 kills 2, mila slums
        held imre: distortion_timepiece
        now: turn imre 2
        """
    )
    play(s, "use distortion_timepiece")
    assert s.clan[s.turn].name == "mila"


@pytest.mark.ruling("M-213")
def test_another_vampires_drain_ends_nobody_elses_turn():
    s = at("vampires: imre museum blood 1, mila museum\nmuseum: exposed 1\ndice: 1 1 1 1\nlead: mila\nnow: turn mila 2")
    play(s, "fight")
    assert (s.clan[s.turn].name, s.points) == ("mila", 1)


@pytest.mark.ruling("M-214")
def test_the_drained_lie_where_they_fell():
    s = at(
        "vampires: imre museum blood 1, mila slums\nmuseum: exposed 1\ndice: 1 1 1 1\nevents: I-04\nnow: turn imre 2"
    )
    play(s, "fight", "move cathedral", "done")
    assert s.at(1) == [0]
    assert s.clan[0].drained


@pytest.mark.ruling("M-215", "M-216")
def test_blood_from_another_revives_without_a_trace():
    s = at("vampires: imre museum, mila museum blood 0\nnow: turn imre 1")
    assert changes(s, "blood imre") == {"imre blood": -1, "mila blood": 2}
    assert not s.clan[1].drained
    assert changes(s, "done") == {}  # at the start of her turn there is nothing left to cost veil
    assert (s.clan[s.turn].name, s.points) == ("mila", 2)


@pytest.mark.ruling("M-215", "M-216")
def test_an_event_revives_without_a_trace_too():
    s = at("vampires: imre slums, mila slums blood 0\nveil: 5\nevents: I-03\nnow: day event")
    assert (s.clan[1].blood, s.veil) == (1, 5)
