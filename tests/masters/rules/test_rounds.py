"""The round and its phases (M-048 to M-053)."""

from __future__ import annotations

import pytest

from tests.masters.tools import asked, at, options, play


def order_of(s, *sentences):
    """Return the sentences in the order in which the log tells them, those that are there."""
    log = "\n".join(s.log())
    return sorted((text for text in sentences if text in log), key=log.index)


@pytest.mark.ruling("M-048", "M-053")
def test_a_round_is_a_day_and_a_night_and_then_the_next_one_begins():
    s = at("""
        vampires: imre museum, mila slums
        events: I-13, I-16
        now: day event
        """)
    assert (s.round, s.night, s.turn) == (1, True, 0)
    play(s, "done")
    assert (s.round, s.night, s.turn) == (1, True, 1)
    play(s, "done")
    assert (s.round, s.night, s.turn) == (2, True, 1)
    assert order_of(s, "Night falls on round 2", "Event: Tip-off Line", "Round 2 begins", "Night falls on round 1") == [
        "Night falls on round 1",
        "Round 2 begins",
        "Event: Tip-off Line",
        "Night falls on round 2",
    ]


@pytest.mark.ruling("M-049")
def test_the_day_has_four_steps_in_their_order():
    s = at("""
        vampires: imre museum, mila slums
        city_hall: hidden 1
        slums: hidden 3
        dice: 6 6 6 6
        round: 2
        events: I-13
        now: day token
        """)
    play(s, "resolve city_hall")
    steps = ["Mila leads", "City Hall takes effect", "Event: Fog over the River", "Mila fights in Slums"]
    assert order_of(s, *reversed(steps)) == steps


@pytest.mark.ruling("M-050")
def test_in_round_one_only_the_token_stays():
    s = at("""
        vampires: imre museum, mila slums
        city_hall: hidden 1
        slums: hidden 3
        dice: 6 6 6 6
        lead: imre
        round: 1
        events: I-13
        now: day token
        """)
    play(s, "resolve city_hall")
    steps = ["City Hall takes effect", "Event: Fog over the River", "Mila fights in Slums"]
    assert order_of(s, "Imre leads", "Mila leads", *steps) == steps
    assert s.clan[s.lead].name == "imre"


@pytest.mark.ruling("M-051", "M-052")
@pytest.mark.parametrize(("before", "after"), [("imre", "mila"), ("mila", "nevena"), ("nevena", "imre")])
def test_the_token_goes_round_the_vampires_whoever_plays_them(before, after):
    s = at(f"""
        setup: {{"players": 2}}
        vampires: imre museum, mila slums, nevena asylum
        lead: {before}
        round: 2
        events: I-13
        now: day token
        """)
    assert s.clan[s.lead].name == after


@pytest.mark.ruling("M-053")
def test_no_day_begins_before_every_vampire_had_its_turn():
    s = at("""
        vampires: imre museum, mila slums, nevena asylum
        lead: nevena
        events: I-16
        now: turn nevena 2
        """)
    for vampire in (2, 0, 1):
        assert (asked(s), s.turn, s.round) == ("act", vampire, 1)
        play(s, "done")
    assert (asked(s), s.round, s.night) == ("blue numbers", 2, False)
    assert options(s) == ["night_club 1, newspaper 0", "night_club 0, newspaper 1"]
