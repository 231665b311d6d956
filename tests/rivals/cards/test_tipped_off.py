"""Tipped Off: a Scheme in The Streets that anybody can begin. Court of Blood: a Title that is paid for."""

import pytest

from tests.rivals.tools import find, options, play_through, position, where

CITY = """
haven a: muhammad-zadeh [blood 5], ty-smith [blood 3]
haven b: doc [blood 5], karma [blood 3]
city: tipped-off, team-x-operative, team-x-operative
prestige: 10 10
"""


def begun():
    s = position(CITY)
    play_through(s, "use city/tipped-off", "seat b", "a/ty-smith")
    return s


@pytest.mark.ruling("R-279", "R-280", "R-281", "R-282", "R-283", "R-284", "R-200")
def test_tipped_off_moves_a_team_x_next_to_the_haven_of_its_target():
    s = begun()
    assert not s.pieces[find(s, "ty-smith")].ready  # an action and a vampire are spent
    play_through(s, "exert a/muhammad-zadeh", "done", "no", "done")
    play_through(s, options(s)[0])
    places = sorted(now.place for now in s.pieces if now.face == "team-x-operative" and now.zone == "city")
    assert (places, where(s, "tipped-off")) == ([0, 2], "burned")


@pytest.mark.ruling("R-279", "R-283")
def test_tipped_off_stays_if_it_fails():
    s = begun()
    play_through(s, "done", "no", "exert b/doc", "done")
    assert (where(s, "tipped-off"), s.pieces[find(s, "tipped-off")].counters) == ("city", ())
    s = position(CITY.replace("muhammad-zadeh [", "muhammad-zadeh [bowed, ").replace("ty-smith [", "ty-smith [bowed, "))
    assert "use city/tipped-off" not in options(s)  # nobody is ready


@pytest.mark.ruling("R-168", "R-169")
def test_court_of_blood_costs_three_influence():
    text = "haven a: markus-kumnyama [blood 6]\nhaven b: doc [blood 5]\nhand a: court-of-blood\nprestige: {} 10\n"
    s = position(text.format(1))
    assert "play court-of-blood" in options(s)  # 2 of a Leader and 1 Prestige
    s = position(text.format(5))
    s.choose("play court-of-blood")
    while s.asked[1][0] != "action?":
        s.choose(
            next(name for name in ("exert a/markus-kumnyama", "a/markus-kumnyama", *options(s)) if name in options(s))
        )
    assert (where(s, "court-of-blood"), s.prestige[0]) == ("attached", 4)
    s = position(text.format(5).replace("markus-kumnyama [", "markus-kumnyama [spent, ").replace("5 10", "2 10"))
    assert "play court-of-blood" not in options(s)
