"""The text of event cards, and cards that stay (M-085 to M-093)."""

from __future__ import annotations

import pytest

from tests.masters.tools import asked, at, changes, deck, options, play, seat


@pytest.mark.ruling("M-085")
def test_the_leading_vampire_makes_the_choices_of_the_text():
    s = at("""
        setup: {"players": 2}
        vampires: imre slums, mila museum
        lead: mila
        events: I-08
        now: day event
        """)
    assert (seat(s), options(s)) == (1, ["museum", "slums"])
    assert changes(s, "slums") == {"slums minions": 1, "minions": -1, "I-08": "gone"}


@pytest.mark.ruling("M-086")
def test_agents_of_the_text_are_hidden():
    s = at("""
        vampires: imre slums, mila slums
        events: I-01
        now: day event
        """)
    station = s.city[s.find("railway_station")]
    assert (station.hidden, station.exposed) == (1, 0)


@pytest.mark.ruling("M-086")
def test_agents_of_the_text_are_exposed_where_the_card_says_so():
    s = at("""
        vampires: imre slums, mila museum
        events: I-17
        now: day event
        """)
    before = s.clone()
    assert options(s) == ["museum", "slums"]
    assert changes(s, "slums") == {"slums exposed": 1, "agents": -1, "veil": -2, "I-17": "gone"}
    assert before.city[8].hidden == 1  # the agent of the grid is hidden all the same


@pytest.mark.ruling("M-087")
def test_a_resolved_card_leaves_the_game():
    s = at("""
        vampires: imre slums, mila slums
        events: I-03, I-16
        now: day event
        """)
    assert (deck(s, "gone")[-1], deck(s), deck(s, "resolving")) == ("I-03", ["I-16"], [])


@pytest.mark.ruling("M-087", "M-088")
def test_a_card_stays_where_its_text_puts_it():
    s = at("""
        vampires: imre slums, mila slums
        lead: mila
        events: II-04
        now: day event
        """)
    assert "II-04" not in deck(s, "gone")
    assert "sheet mila: II-04" in s.notation()


@pytest.mark.ruling("M-088")
def test_a_card_is_placed_before_its_text_and_its_condition():
    s = at("""
        vampires: imre slums, mila slums
        events: I-06
        now: day event
        """)
    log = "\n".join(s.log())
    placed = log.index("Closed Platforms stays in play")
    assert placed < log.rindex("placed in Railway Station")
    assert s.city[0].hidden == 2
    assert "district railway_station: I-06" in s.notation()


@pytest.mark.ruling("M-088", "M-090")
def test_a_card_is_not_discarded_before_its_text():
    s = at("""
        vampires: imre slums, mila slums
        district asylum: funerary_urn
        events: I-06
        now: day event
        """)
    # The agent of the red cross goes to the Urn, so the station is empty until the text brings one.
    play(s, "use funerary_urn for railway_station")
    assert (s.city[0].hidden, s.city[2].hidden) == (1, 1)
    assert "district railway_station: I-06" in s.notation()


@pytest.mark.ruling("M-089")
def test_a_staying_card_leaves_as_soon_as_its_condition_is_met():
    s = at("""
        vampires: imre night_club, mila slums
        night_club: exposed 1
        museum: hidden 1
        dice: 6 5 1 1
        district night_club: I-05
        district museum: I-15
        now: turn imre 2
        """)
    play(s, "fight")
    found = changes(s, "die 6")
    assert found["I-05"] == "gone"
    assert "I-15" not in found  # there is still an agent in the Museum
    assert s.turn == 0


@pytest.mark.ruling("M-089")
def test_a_staying_card_leaves_when_the_last_agent_is_led_away():
    s = at("""
        vampires: imre newspaper, mila slums
        museum: hidden 1
        district museum: I-05
        now: turn imre 2
        """)
    play(s, "activate newspaper", "hidden museum")
    assert changes(s, "asylum") == {"museum hidden": -1, "asylum hidden": 1, "I-05": "gone"}


@pytest.mark.ruling("M-089")
def test_a_staying_card_leaves_when_its_vampire_pays_the_last_blood():
    s = at("""
        vampires: imre slums blood 1, mila slums blood 1
        sheet imre: II-01
        veil: 3
        now: turn imre 2
        """)
    assert changes(s, "blood imre") == {"imre blood": -1, "mila blood": 2, "II-01": "gone", "veil": 1}


@pytest.mark.ruling("M-089")
def test_a_staying_card_leaves_in_the_middle_of_a_combat():
    s = at("""
        vampires: imre night_club blood 1, mila slums
        night_club: exposed 1
        dice: 3 3 3 3
        sheet imre: II-01
        veil: 3
        now: turn imre 2
        """)
    assert changes(s, "fight") == {
        "night_club exposed": -1,
        "agents": 1,
        "imre kills": 1,
        "imre blood": -1,
        "II-01": "gone",
        "veil": 1,
        "dice": "3 3 3 | 3",
    }


@pytest.mark.ruling("M-090")
def test_a_card_whose_condition_is_met_already_is_placed_and_then_leaves():
    s = at("""
        vampires: imre slums, mila slums
        cathedral: hidden 10
        veil: 6
        events: I-05
        now: day event
        """)
    log = "\n".join(s.log())
    assert log.index("Night Watch stays in play") < log.index("Night Watch leaves play")
    assert "I-05" in deck(s, "gone")  # no agent was left for the red district


@pytest.mark.ruling("M-091", "M-212")
def test_faq_the_curse_takes_the_last_blood_and_is_gone():
    s = at("""
        vampires: imre slums blood 1, mila slums
        lead: imre
        veil: 4
        events: II-01
        now: day event
        """)
    log = "\n".join(s.log())
    story = ["Curse of our Clan stays", "Imre loses 1 blood", "Imre is drained", "Curse of our Clan leaves"]
    assert [log.index(line) for line in story] == sorted(log.index(line) for line in story)
    assert "The veil rises by 1 to 5" in log
    assert "II-01" in deck(s, "gone")


@pytest.mark.ruling("M-089", "M-091", "M-103")
@pytest.mark.parametrize(
    ("veil", "story"),
    [
        (6, ["The veil falls by 1 to 5"]),  # at six there is nothing to raise
        (4, ["The veil rises by 1 to 5", "The veil falls by 1 to 4"]),
    ],
)
def test_the_card_leaves_and_raises_the_veil_before_the_event_lowers_it(veil, story):
    s = at(f"""
        vampires: imre slums blood 1, mila museum
        lead: imre
        asylum: minions 1
        veil: {veil}
        events: II-01
        now: day event
        """)  # the agent that comes to the Asylum is noticed
    story = [*story, f"The veil falls by 1 to {s.veil}"]  # at night, as Imre revives
    assert [line for line in s.log() if line.startswith("The veil")] == story
    assert "II-01" in deck(s, "gone")


@pytest.mark.ruling("M-091")
def test_the_curse_stays_on_a_vampire_with_blood():
    s = at("""
        vampires: imre slums blood 2, mila slums
        lead: imre
        veil: 4
        events: II-01
        now: day event
        """)
    assert "sheet imre: II-01" in s.notation()
    assert ([v.blood for v in s.clan], s.veil) == ([1, 4], 4)


# ── Blessed Innocence, Last Crusade ─────────────────────────────────────────────────────────────────────────────────


def blessed_innocence(imre="museum"):
    """Two agents wait in the Cathedral; the card brings agents to the station, the Asylum and the Night Club."""
    return at(f"""
        vampires: imre {imre}, mila slums
        museum: hidden 1
        cathedral: hidden 1, exposed 1
        dice: 6 5 2 1
        events: II-02
        now: day event
        """)


@pytest.mark.ruling("M-092")
def test_blessed_innocence_moves_an_agent_and_starts_a_day_combat_with_two():
    s = blessed_innocence()
    assert options(s) == ["imre", "mila"]
    play(s, "imre")
    assert options(s) == [
        "hidden railway_station",
        "hidden asylum",
        "hidden night_club",
        "hidden cathedral",
        "exposed cathedral",
    ]  # not from the Museum itself
    play(s, "exposed cathedral")
    # Two agents fight by day: the lowest dice, a one and a two, take two blood and no agent.
    museum = s.city[s.find("museum")]
    assert (museum.hidden, museum.exposed) == (0, 2)
    assert (s.clan[0].blood, s.clan[0].kills, s.spent) == (2, 0, (1, 2))
    assert s.veil == 5  # an agent was moved to a vampire
    assert s.night


@pytest.mark.ruling("M-092")
def test_blessed_innocence_starts_no_combat_with_a_drained_vampire():
    s = blessed_innocence(imre="museum blood 0")
    play(s, "imre", "hidden cathedral")
    museum = s.city[s.find("museum")]
    assert (museum.hidden, museum.exposed) == (0, 2)
    assert "fights" not in "\n".join(s.log())
    assert s.spent == ()


@pytest.mark.ruling("M-093")
def test_last_crusade_puts_an_agent_into_every_empty_district():
    s = at("""
        vampires: imre slums, mila museum blood 0
        asylum: minions 1
        police_station: hidden 1
        cathedral: sigil mila
        events: III-01
        now: day event
        """)
    # The grid has taken the station (1), the Night Club (4) and the City Hall (7); only the Newspaper Office is empty.
    assert [row.agents for row in s.city] == [1, 0, 0, 1, 1, 1, 1, 0, 0]
    assert [row.exposed for row in s.city] == [0] * 9
    assert s.veil == 6


@pytest.mark.ruling("M-093")
def test_last_crusade_counts_the_empty_districts_after_the_grid():
    s = at("""
        vampires: imre slums, mila slums
        events: III-01
        now: day event
        """)
    assert [row.hidden for row in s.city] == [1, 1, 1, 1, 1, 1, 1, 1, 0]
    assert asked(s) == "act"
