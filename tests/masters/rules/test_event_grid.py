"""The event card is drawn, and the agents of its city grid come (M-071 to M-084).

Full Moon (I-03) serves most stories here: red City Hall, blue Asylum and Night Club, and no text for vampires with full
blood.
"""

from __future__ import annotations

import pytest

from coterie.games.masters import GAME
from tests.masters.tools import asked, at, changes, deck, options, play, seat

FAMILIES = {
    2: "agnieszka slums, ishtvan slums",
    3: "agnieszka slums, ishtvan slums, mila slums",
    4: "agnieszka slums, ishtvan slums, mila slums, laszlo slums",
    5: "agnieszka slums, ishtvan slums, mila slums, laszlo slums, imre slums",
}


def event(n, veil=6, card="I-03", more=""):
    """Return the day of n vampires in the Slums, just before the event."""
    return at(f"vampires: {FAMILIES[n]}\nveil: {veil}\nevents: {card}\n{more}\nnow: day event")


def agents(s):
    """Return the agents of each district that has any."""
    return {row.tile: (row.hidden, row.exposed) for row in s.city if row.agents}


# ── the deck ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-071", "M-085")
def test_the_top_card_is_turned_up_and_asks_the_leading_vampire():
    s = at("""
        setup: {"players": 2}
        vampires: imre slums, mila slums, nevena slums
        lead: nevena
        events: I-03, I-16
        now: day event
        """)
    assert (deck(s, "resolving"), deck(s)) == (["I-03"], ["I-16"])
    assert (asked(s), seat(s)) == ("blue numbers", 1)
    assert "resolving: I-03" in s.notation(0)


@pytest.mark.ruling("M-072", "M-187")
def test_drawing_from_an_empty_deck_loses_at_once():
    s = at("""
        vampires: imre slums, mila slums
        city_hall: minions 1
        veil: 3
        now: day
        """)
    assert not s.over  # the day effects still come
    play(s, "resolve city_hall", "no")
    assert (s.over, s.reason, s.result) == (True, "no events", {0: 0.0})
    assert s.veil == 3


@pytest.mark.ruling("M-073")
def test_the_last_card_is_played_to_the_end_of_its_round():
    s = at("""
        vampires: imre slums blood 3, mila slums blood 2
        slums: hidden 3
        dice: 6 6 6 6
        events: I-03
        now: day event
        """)
    assert agents(s)["city_hall"] == (1, 0)
    assert [v.blood for v in s.clan] == [4, 3]
    assert asked(s) == "who fights"
    play(s, "imre", "done")
    assert (s.turn, s.over) == (1, False)
    play(s, "done", "resolve city_hall")
    assert (s.over, s.reason, s.round) == (True, "no events", 2)


# ── the crosses ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-074", "M-075")
def test_hidden_agents_come_before_the_text():
    s = event(2, card="I-04")
    assert agents(s) == {"newspaper": (1, 0), "railway_station": (1, 0), "police_station": (1, 0)}
    assert asked(s) == "choose"  # the text exposes a district, and it can be one where agents have just come
    assert changes(s, "newspaper") == {"newspaper hidden": -1, "newspaper exposed": 1, "I-04": "gone"}


@pytest.mark.ruling("M-076", "M-077", "M-079")
@pytest.mark.parametrize(
    ("n", "high", "low"), [(2, (1, 1, 1), (2, 2, 1)), (3, (2, 1, 0), (2, 2, 2)), (4, (2, 1, 1), (3, 2, 1)),
                           (5, (2, 2, 2), (3, 3, 2))]
)  # fmt: skip
@pytest.mark.parametrize("veil", [1, 2, 3, 4, 5, 6])
def test_the_veil_picks_the_row_of_the_tracker(n, high, low, veil):
    s = event(n, veil)
    red, more, less = high if veil >= 4 else low
    if more != less:
        assert options(s) == [f"asylum {more}, night_club {less}", f"asylum {less}, night_club {more}"]
        play(s, f"asylum {more}, night_club {less}")
    expected = {"city_hall": (red, 0), "asylum": (more, 0), "night_club": (less, 0)}
    assert agents(s) == {tile: faces for tile, faces in expected.items() if faces != (0, 0)}


@pytest.mark.ruling("M-077")
def test_no_tracker_is_kinder_at_a_low_veil():
    for tracker in GAME.trackers.values():
        assert tracker.low[0] + sum(tracker.low[1]) > tracker.high[0] + sum(tracker.high[1])


@pytest.mark.ruling("M-078")
def test_the_row_stays_the_same_while_the_card_is_resolved():
    s = at("""
        vampires: nevena slums, ishtvan slums, mila slums
        railway_station: sigil nevena
        veil: 4
        events: I-03
        now: day event
        """)
    assert asked(s) == "move a cross"  # the card is drawn, no agent has come yet
    s.veil = 3
    play(s, "no")
    assert options(s) == ["asylum 1, night_club 0", "asylum 0, night_club 1"]  # at three it would be two and two


@pytest.mark.ruling("M-079")
def test_the_red_district_gets_the_red_number():
    s = event(5, veil=2)
    assert changes(s, "asylum 3, night_club 2")["city_hall hidden"] == 3


@pytest.mark.ruling("M-080")
def test_equal_blue_numbers_ask_nothing():
    s = event(5)
    assert agents(s) == {"city_hall": (2, 0), "asylum": (2, 0), "night_club": (2, 0)}
    assert asked(s) == "act"


@pytest.mark.ruling("M-081")
@pytest.mark.parametrize(
    ("choice", "asylum", "club"), [("asylum 2, night_club 1", 2, 1), ("asylum 1, night_club 2", 1, 2)]
)
def test_the_leading_vampire_says_which_blue_district_gets_which_number(choice, asylum, club):
    s = at("""
        setup: {"players": 2}
        vampires: imre slums, mila slums
        lead: mila
        veil: 3
        events: I-03
        now: day event
        """)
    assert (asked(s), seat(s)) == ("blue numbers", 1)
    assert options(s) == ["asylum 2, night_club 1", "asylum 1, night_club 2"]
    found = changes(s, choice)
    assert (found["asylum hidden"], found["night_club hidden"], found["city_hall hidden"]) == (asylum, club, 2)


@pytest.mark.ruling("M-082", "M-083")
def test_with_three_vampires_a_blue_district_stays_empty_at_a_high_veil():
    s = event(3, veil=4)
    assert changes(s, "asylum 0, night_club 1") == {
        "city_hall hidden": 2,
        "night_club hidden": 1,
        "agents": -3,
        "I-03": "gone",
    }


@pytest.mark.ruling("M-084")
def test_agents_come_where_others_are_already():
    s = event(2, more="city_hall: hidden 2, exposed 1\nasylum: exposed 1")
    assert agents(s) == {"city_hall": (3, 1), "asylum": (1, 1), "night_club": (1, 0)}


def test_what_is_known_of_the_trackers_is_as_printed():
    """Tuning changes how agents are split, never how many there are (D-040)."""
    agents = {
        n: (row.agents, row.high[0] + sum(row.high[1]), row.low[0] + sum(row.low[1]))
        for n, row in GAME.trackers.items()
    }
    assert {n: agents[n] for n in (2, 5)} == {2: (10, 3, 5), 5: (11, 6, 8)}
    assert (agents[3][0], GAME.trackers[3].high) == (10, (2, (1, 0)))
