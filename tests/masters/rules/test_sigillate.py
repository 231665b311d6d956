"""Sigillate a district (M-171 to M-178)."""

import pytest

from coterie.games.masters.actions import why_not
from tests.masters.tools import at, changes, options, play

READY = "vampires: imre museum kills {}, mila slums\nmuseum: {}\nnow: turn imre 2"


@pytest.mark.ruling("M-171", "M-175")
def test_a_sigil_costs_a_point_and_a_minion_that_goes_back():
    s = at(READY.format(9, "minions 2"))
    assert changes(s, "sigillate") == {"museum minions": -1, "minions": 1, "sigil_imre": "district museum"}
    assert s.points == 1
    assert s.city[1].sigil == 0
    assert "sigillate" not in options(at(READY.format(8, "minions 2")))


@pytest.mark.ruling("M-172")
def test_without_a_minion_there_is_no_sigil():
    s = at(READY.format(9, "minions 0") + "\nslums: minions 3")
    assert "sigillate" not in options(s)
    assert why_not(s, 0, "sigillate") == ("needs a minion here",)
    assert "sigillate" in options(at(READY.format(9, "minions 1")))


@pytest.mark.ruling("M-173")
@pytest.mark.parametrize("agents", ["hidden 1", "exposed 1"])
def test_an_agent_keeps_the_sigil_away(agents):
    s = at(READY.format(9, f"minions 3, {agents}"))
    assert "sigillate" not in options(s)
    assert why_not(s, 0, "sigillate") == ("agents are here", 1)


@pytest.mark.ruling("M-174")
@pytest.mark.parametrize("vampires", ["imre museum kills 9, mila slums", "mila slums, imre museum kills 9"])
def test_one_district_has_one_sigil(vampires):
    s = at(f"vampires: {vampires}\nmuseum: minions 3, sigil mila\nlead: imre\nnow: turn imre 2")
    assert "sigillate" not in options(s)
    assert why_not(s, s.turn, "sigillate") == ("sigil is here",)


@pytest.mark.ruling("M-176")
def test_a_vampire_has_one_sigil():
    s = at(READY.format(9, "minions 3") + "\nslums: sigil imre")
    assert "sigillate" not in options(s)
    assert why_not(s, 0, "sigillate") == ("sigil is placed",)
    s = at(READY.format(9, "minions 3").replace("imre 2", "imre 3"))
    play(s, "sigillate", "move asylum", "2")
    assert (s.city[2].minions, s.points) == (2, 1)
    assert "sigillate" not in options(s)
    assert why_not(s, 0, "sigillate") == ("sigil is placed",)


@pytest.mark.ruling("M-177")
def test_a_sigil_works_by_itself():
    s = at("vampires: mila museum kills 9, imre slums\nmuseum: minions 2\nnow: turn mila 3")
    assert why_not(s, 0, "recruit") == ()
    play(s, "sigillate", "move asylum", "0")
    assert "recruit" not in options(s)  # 1 point is left
    s = at("vampires: mila museum, imre museum\nmuseum: sigil mila\nveil: 3\nnow: turn imre 1")
    assert changes(s, "recruit") == {"museum minions": 1, "minions": -1, "veil": 1}  # for everybody, without a price


@pytest.mark.ruling("M-062", "M-063", "M-061")
@pytest.mark.parametrize("vampires", ["imre slums, mila slums kills 2", "mila slums kills 2, imre slums"])
def test_a_sigil_holds_its_district_whosever_it_is(vampires):
    text = f"vampires: {vampires}\nmuseum: {{}}\ncity_hall: {{}}\nrelics: bone_die\nevents: I-03\nnow: day"
    s = at(text.format("sigil imre, exposed 2, minions 1", "sigil mila, hidden 2"))
    assert changes(s, "resolve museum")["bone_die"] == "held mila"
    assert s.veil == 6  # no agents hold the City Hall
    # Without the sigils both would be held by the agents, the exposed ones as well as the hidden ones.
    s = at(text.format("exposed 2, minions 1", "hidden 2"))
    assert changes(s, "resolve city_hall")["veil"] == -1
    assert s.pieces[s.piles["relics", 0][0]].face == "bone_die"


@pytest.mark.ruling("M-178")
def test_a_sigil_stays_for_good():
    s = at(
        """
        vampires: imre museum, mila slums
        museum: sigil imre, minions 1
        events: III-04
        now: turn imre 2
        """
    )
    # Minions leave, Desecration brings agents, a day passes: the sigil lies where it lay.
    play(s, "move asylum", "1", "done", "done")
    assert s.round == 2
    assert s.city[1].agents >= 2
    assert s.city[1].sigil == 0
    assert s.pieces[s.piles["district", 1][0]].face == "sigil_imre"
