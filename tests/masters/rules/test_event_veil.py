"""What an event card costs the veil (M-094 to M-109).

Full Moon (I-03) serves most stories here: red City Hall, blue Asylum and Night Club, with two vampires one agent each.
"""

from __future__ import annotations

import pytest

from tests.masters.tools import asked, at, changes, deck, options, play, seat


def full_moon(more, vampires="imre slums, mila slums"):
    """Return the veil after the event, from six."""
    s = at(f"vampires: {vampires}\n{more}\nevents: I-03\nnow: day event")
    assert deck(s) == []
    return s.veil


@pytest.mark.ruling("M-094")
def test_an_agent_beside_a_minion_costs_one():
    assert full_moon("") == 6
    assert full_moon("museum: minions 2") == 6
    assert full_moon("asylum: minions 1") == 5


@pytest.mark.ruling("M-094", "M-098")
def test_an_agent_that_the_text_moves_counts_too():
    s = at("""
        vampires: imre slums, mila slums
        newspaper: hidden 1
        cathedral: minions 1
        events: I-02
        now: day event
        """)
    play(s, "hidden newspaper")
    assert options(s) == ["museum", "night_club", "police_station", "cathedral"]
    elsewhere = s.clone()
    assert changes(s, "cathedral")["veil"] == -1
    assert "veil" not in changes(elsewhere, "night_club")


@pytest.mark.ruling("M-095")
def test_an_agent_beside_a_vampire_that_is_awake_costs_one():
    assert full_moon("", "imre slums, mila asylum blood 1") == 5


@pytest.mark.ruling("M-096")
def test_a_drained_vampire_alone_is_not_noticed():
    # Whispers in the Crowd (I-02) brings an agent to the Asylum and gives no blood.
    s = at("""
        vampires: imre slums, mila asylum blood 0
        events: I-02
        now: day event
        """)
    play(s, "hidden asylum", "museum")
    assert s.veil == 6


@pytest.mark.ruling("M-097")
def test_a_drained_vampire_with_a_minion_is_noticed():
    s = at("""
        vampires: imre slums, mila asylum blood 0
        asylum: minions 1
        events: I-02
        now: day event
        """)
    play(s, "hidden asylum")
    assert changes(s, "museum")["veil"] == -1


@pytest.mark.ruling("M-098")
def test_a_district_costs_one_however_many_are_in_it():
    s = at("""
        vampires: agnieszka city_hall, ishtvan city_hall, mila slums
        city_hall: minions 3
        dice: 6 6 6 6 6 6
        events: I-03
        now: day event
        """)
    assert changes(s, "asylum 1, night_club 0") == {
        "city_hall hidden": 2,
        "asylum hidden": 1,
        "agents": -3,
        "veil": -1,
        "I-03": "gone",
    }


@pytest.mark.ruling("M-098")
def test_a_district_costs_one_also_where_agents_come_one_by_one():
    # An agent could go to the Urn, so each one comes by itself.
    s = at("""
        vampires: agnieszka city_hall, ishtvan city_hall, mila slums
        district newspaper: funerary_urn
        events: I-03
        now: day event
        """)
    play(s, "asylum 1, night_club 0")
    found = changes(s, "decline")
    assert (found["city_hall hidden"], found["asylum hidden"], found["veil"]) == (2, 1, -1)


@pytest.mark.ruling("M-099")
def test_grid_and_text_of_a_card_together_cost_one_for_a_district():
    # Closed Platforms (I-06): the red district and the text both are the station.
    s = at("""
        vampires: imre railway_station, mila museum
        events: I-06
        now: day event
        """)
    assert (s.city[0].hidden, s.veil) == (2, 5)


@pytest.mark.ruling("M-100")
def test_two_such_districts_cost_two():
    assert full_moon("asylum: minions 1", "imre city_hall, mila slums") == 4
    assert full_moon("asylum: minions 1\nnight_club: minions 2", "imre city_hall, mila slums") == 3


# ── too few agents ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-101")
@pytest.mark.parametrize(("there", "veil"), [(7, 6), (8, 5), (9, 4), (10, 3)])
def test_each_missing_agent_costs_one(there, veil):
    s = at(f"""
        vampires: imre slums, mila slums
        museum: hidden {there}
        events: I-03
        now: day event
        """)
    while asked(s) == "too few agents":
        play(s, "city_hall" if "city_hall" in options(s) else "asylum")
    assert (s.agents, s.veil) == (0, veil)


@pytest.mark.ruling("M-102")
def test_the_leading_vampire_says_which_agents_still_come():
    s = at("""
        setup: {"players": 2}
        vampires: imre slums, mila slums
        lead: mila
        museum: hidden 8
        night_club: minions 1
        events: I-03
        now: day event
        """)
    assert (asked(s), seat(s)) == ("too few agents", 1)
    assert options(s) == ["city_hall", "asylum"]  # the second goes to a later one: three to choose two from
    play(s, "city_hall")
    assert options(s) == ["asylum", "night_club"]
    quiet = s.clone()
    assert changes(s, "night_club")["veil"] == -2  # one is missing, one stands beside a minion
    assert changes(quiet, "asylum")["veil"] == -1


@pytest.mark.ruling("M-101", "M-102")
def test_agents_of_the_text_can_be_missing_too():
    s = at("""
        vampires: imre slums, mila slums
        museum: hidden 7
        events: I-01
        now: day event
        """)
    assert (s.agents, s.veil) == (0, 5)  # three for the grid, none for the station
    assert s.city[0].agents == 0


@pytest.mark.ruling("M-103")
def test_the_veil_waits_until_the_card_is_resolved():
    s = at("""
        vampires: imre cathedral, mila slums
        night_club: minions 1
        events: I-08
        now: day event
        """)
    assert (s.city[s.find("cathedral")].hidden, s.city[s.find("night_club")].hidden) == (1, 1)
    assert (asked(s), s.veil) == ("choose", 6)  # two districts have been entered, the text is still to come
    assert changes(s, "slums")["veil"] == -2


@pytest.mark.ruling("M-103")
def test_a_loss_by_the_text_waits_as_well():
    s = at("""
        vampires: imre museum kills 2, mila slums
        relics: bone_die
        events: II-15
        now: day event
        """)
    play(s, "yes")
    assert (asked(s), s.veil) == ("act", 5)
    log = "\n".join(s.log())
    assert log.index("Bone Die goes to Imre") < log.index("The veil falls by 1 to 5")


@pytest.mark.ruling("M-104", "M-093", "M-101", "M-114")
def test_example_last_crusade():
    s = at("""
        vampires: agnieszka city_hall, ishtvan city_hall, mila police_station
        veil: 4
        agents: 4
        museum: hidden 1
        newspaper: hidden 2, minions 1
        slums: hidden 2
        city_hall: hidden 1
        dice: 6 6 6 6 6 6
        events: III-01
        now: day event
        """)
    assert options(s) == ["railway_station 1, night_club 0", "railway_station 0, night_club 1"]
    play(s, "railway_station 1, night_club 0")
    assert [row.agents for row in s.city] == [1, 1, 0, 0, 2, 0, 3, 0, 2]
    assert options(s) == ["asylum", "night_club", "cathedral"]  # one agent for three empty districts
    assert s.veil == 4
    # Two are missing and one district with vampires was entered: four becomes one.
    assert changes(s, "cathedral") == {"cathedral hidden": 1, "agents": -1, "veil": -3, "III-01": "gone"}
    assert (asked(s), options(s)) == ("who fights", ["agnieszka", "ishtvan"])
    play(s, "ishtvan")
    assert (s.clan[1].kills, s.city[s.find("city_hall")].agents) == (3, 0)


@pytest.mark.ruling("M-105")
def test_the_game_is_lost_before_the_agents_hunt():
    s = at("""
        vampires: imre city_hall, mila slums
        veil: 1
        city_hall: hidden 3
        events: I-03
        now: day event
        """)
    play(s, "asylum 2, night_club 1")
    assert (s.over, s.reason, s.result) == (True, "unveiled", {0: 0.0})
    assert s.city[s.find("city_hall")].hidden == 3 + 2
    assert "fights" not in "\n".join(s.log())


# ── not by events ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-106", "M-064")
def test_an_agent_of_the_cathedral_costs_no_veil():
    s = at("""
        vampires: imre slums, mila newspaper
        newspaper: minions 1
        cathedral: hidden 1
        city_hall: hidden 1, minions 1
        events: I-03
        now: day
        """)
    play(s, "resolve cathedral")
    assert options(s) == ["newspaper", "city_hall", "slums"]
    found = changes(s, "newspaper")
    assert found["newspaper hidden"] == 1
    assert "The event costs veil" in "\n".join(s.log())  # for the City Hall, by the grid
    assert found["veil"] == -1


@pytest.mark.ruling("M-106")
def test_an_agent_that_an_ability_moves_costs_no_veil():
    s = at("""
        vampires: agnieszka slums, mila police_station
        asylum: hidden 1
        police_station: minions 1
        now: turn agnieszka 1
        """)
    assert changes(s, "blood agnieszka", "hidden asylum") == {
        "asylum hidden": -1,
        "police_station hidden": 1,
        "agnieszka blood": -1,
    }


@pytest.mark.ruling("M-107")
def test_a_shortage_outside_events_costs_no_veil():
    s = at("""
        vampires: imre slums, mila slums
        agents: 0
        cathedral: hidden 2
        city_hall: hidden 1
        events: I-03
        now: day
        """)
    before = s.clone()
    assert changes(s, "resolve cathedral") == {}
    assert changes(before, "resolve city_hall")["veil"] < 0


# ── the Funerary Urn ────────────────────────────────────────────────────────────────────────────────────────────────


def urn(more):
    """Return a position in which the Urn stands in the Museum; Full Moon brings agents to City Hall, Asylum and Night Club."""
    return at(f"""
        vampires: imre slums, mila slums
        district museum: funerary_urn
        {more}
        events: I-03
        now: day event
        """)


@pytest.mark.ruling("M-108", "M-227")
def test_faq_an_agent_that_goes_to_the_urn_is_not_missed_where_it_was_due():
    s = urn("city_hall: minions 1")
    assert asked(s) == "draw one"
    let_in = s.clone()
    assert changes(s, "use funerary_urn for city_hall") == {
        "museum hidden": 1,
        "asylum hidden": 1,
        "night_club hidden": 1,
        "agents": -3,
        "I-03": "gone",
    }
    play(let_in, "decline")
    assert let_in.veil == 5


@pytest.mark.ruling("M-109")
def test_an_agent_at_the_urn_is_noticed_by_the_minion_there():
    s = urn("museum: minions 1")
    assert changes(s, "use funerary_urn for city_hall")["veil"] == -1
