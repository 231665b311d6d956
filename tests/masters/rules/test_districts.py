"""Day district effects, and the Museum (M-054 to M-070)."""

from __future__ import annotations

import pytest

from tests.masters.tools import ALL, asked, at, changes, deck, diff, options, play, seat

ALL_DAY_DISTRICTS = [
    "resolve museum",
    "resolve asylum",
    "resolve police_station",
    "resolve city_hall",
    "resolve cathedral",
]
QUIET = """
    vampires: imre slums, mila slums
    events: I-13
    now: day
    """  # neither side holds a district


@pytest.mark.ruling("M-054", "M-055")
def test_every_day_effect_comes_once_in_the_order_of_the_leading_vampire():
    s = at("""
        setup: {"players": 2}
        vampires: imre slums, mila slums
        lead: mila
        veil: 4
        asylum: minions 1
        city_hall: hidden 1
        cathedral: hidden 1
        events: I-13
        now: day
        """)
    assert seat(s) == 1
    assert options(s) == [*ALL_DAY_DISTRICTS, ALL]
    assert changes(s, "resolve city_hall") == {"veil": -1}
    assert options(s) == [*(o for o in ALL_DAY_DISTRICTS if o != "resolve city_hall"), ALL]
    play(s, "resolve asylum", "no")
    assert options(s) == ["resolve museum", "resolve police_station", "resolve cathedral", ALL]


@pytest.mark.ruling("M-055", "M-056", "M-057")
def test_all_day_effects_in_the_order_of_the_list_are_one_choice():
    text = """
        vampires: imre slums kills 2, mila slums
        veil: 4
        museum: minions 1
        asylum: minions 1
        city_hall: hidden 1
        relics: bone_die, raven_cloak
        events: I-13
        now: day
        """
    s = at(text)
    assert changes(s, ALL) == {"bone_die": "held imre"}
    assert options(s) == ["yes", "no"]  # the Asylum; those after it wait
    play(s, "yes")  # an agent goes from the City Hall to the Asylum
    assert "City Hall takes effect" not in s.log()
    s = play(at(text), ALL, "no")
    assert "City Hall takes effect" in s.log()
    one_by_one = at(text)
    play(one_by_one, "resolve museum", "resolve asylum", "no", "resolve city_hall")
    assert (diff(one_by_one, s), one_by_one.log()) == ({}, s.log())


@pytest.mark.ruling("M-054")
def test_the_day_effects_come_again_in_the_next_round():
    s = at("""
        vampires: imre slums, mila slums
        city_hall: hidden 1
        events: I-13, I-15
        now: day
        """)
    assert changes(s, "resolve city_hall")["veil"] == -1
    play(s, "done", "done")
    assert (s.round, asked(s)) == (2, "which district")
    assert changes(s, "resolve city_hall")["veil"] == -1


@pytest.mark.ruling("M-056")
def test_one_effect_is_over_before_the_next_begins():
    s = at("""
        vampires: imre slums, mila slums
        asylum: minions 1
        cathedral: hidden 1
        city_hall: hidden 1
        events: I-13
        now: day
        """)
    play(s, "resolve asylum")
    assert options(s) == ["yes", "no"]
    play(s, "yes")
    assert options(s) == ["hidden city_hall", "hidden cathedral"]
    assert changes(s, "hidden cathedral") == {"cathedral hidden": -1, "asylum hidden": 1}
    assert asked(s) == "which district"


@pytest.mark.ruling("M-057")
def test_an_earlier_effect_disables_a_later_one():
    def position():
        return at("""
            vampires: imre slums, mila slums
            asylum: minions 1
            city_hall: hidden 1
            events: I-13
            now: day
            """)

    first = position()
    assert changes(first, "resolve city_hall") == {"veil": -1}
    later = position()
    found = changes(later, "resolve asylum", "yes")
    assert "veil" not in found
    assert found["city_hall hidden"] == -1  # nobody holds the City Hall any more


# ── who holds a district ────────────────────────────────────────────────────────────────────────────────────────────


def veil_of_city_hall(tokens):
    """What the day does to the veil with such tokens in the City Hall, where minions may be spent to raise it."""
    s = at(f"""
        vampires: imre slums, mila slums
        veil: 4
        city_hall: {tokens}
        relics: bone_die
        events: I-13
        now: day
        """)
    if "resolve city_hall" in options(s):
        play(s, "resolve city_hall")
        if asked(s) == "may":
            play(s, "yes")
    return s.veil - 4


@pytest.mark.ruling("M-058", "M-060")
@pytest.mark.parametrize(
    ("tokens", "veil"), [("minions 0", 0), ("minions 1", 1), ("minions 1, hidden 1", 0), ("minions 3, hidden 2", 1)]
)
def test_minions_hold_a_district_with_one_more_than_the_agents(tokens, veil):
    assert veil_of_city_hall(tokens) == veil


@pytest.mark.ruling("M-059", "M-060")
@pytest.mark.parametrize(
    ("tokens", "veil"), [("hidden 0", 0), ("hidden 1", -1), ("minions 2, hidden 2", 0), ("minions 2, hidden 3", -1)]
)
def test_agents_hold_a_district_with_one_more_than_the_minions(tokens, veil):
    assert veil_of_city_hall(tokens) == veil


@pytest.mark.ruling("M-061")
def test_both_sides_of_an_agent_count():
    assert veil_of_city_hall("minions 1, hidden 1, exposed 1") == -1
    assert veil_of_city_hall("minions 2, hidden 1, exposed 1") == 0
    assert veil_of_city_hall("minions 3, hidden 1, exposed 1") == 1


@pytest.mark.ruling("M-062")
@pytest.mark.parametrize("whose", ["imre", "mila"])
def test_a_sigil_holds_its_district_against_any_agents(whose):
    s = at(f"""
        vampires: imre slums kills 2, mila slums
        museum: hidden 4, sigil {whose}
        relics: bone_die
        events: I-13
        now: day
        """)
    assert changes(s, "resolve museum")["bone_die"] == "held imre"


@pytest.mark.ruling("M-062", "M-063")
@pytest.mark.parametrize("whose", ["imre", "mila"])
def test_agents_never_hold_a_district_with_a_sigil(whose):
    assert veil_of_city_hall(f"hidden 3, sigil {whose}") == 0
    assert veil_of_city_hall(f"hidden 3, minions 1, sigil {whose}") == 1


@pytest.mark.ruling("M-060")
def test_a_tie_lets_the_day_pass_without_a_question():
    s = at(QUIET)
    assert (asked(s), s.veil) == ("act", 6)
    assert "takes effect" not in "\n".join(s.log())


# ── the Asylum and the veil ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-064")
def test_an_agent_in_the_asylum_costs_no_veil():
    s = at("""
        vampires: imre asylum, mila slums
        asylum: minions 1
        city_hall: hidden 1, minions 1
        events: I-13
        now: day
        """)
    play(s, "resolve asylum")
    assert s.veil == 6
    before = s.clone()
    play(s, "yes")
    assert s.city[s.find("asylum")].hidden - before.city[2].hidden == 1
    assert s.veil == 6  # beside a minion and a vampire
    assert "The veil falls" not in "\n".join(s.log())


MUSEUM_AND_ASYLUM = """
    vampires: imre slums kills 2, mila slums
    museum: hidden 1, minions 1
    asylum: minions 1
    relics: raven_cloak
    events: I-13
    now: day
    """


@pytest.mark.ruling("M-065")
def test_example_the_asylum_first_frees_the_museum():
    s = at(MUSEUM_AND_ASYLUM)
    assert changes(s, "resolve asylum", "yes") == {"museum hidden": -1, "asylum hidden": 1}
    assert changes(s, "resolve museum")["raven_cloak"] == "held imre"


@pytest.mark.ruling("M-065", "M-057")
def test_example_the_museum_first_gives_nothing():
    s = at(MUSEUM_AND_ASYLUM)
    assert changes(s, "resolve museum") == {}
    assert options(s) == ["resolve asylum", "resolve police_station", "resolve city_hall", "resolve cathedral", ALL]
    play(s, "resolve asylum", "yes")
    assert deck(s, "relics") == ["raven_cloak"]
    assert s.night  # the Museum has had its turn


# ── the Museum ──────────────────────────────────────────────────────────────────────────────────────────────────────


def museum(tokens="minions 1", kills="kills 2", relics="bone_die, raven_cloak"):
    """Return a day with something to do in the Museum and, later, in the City Hall."""
    return at(f"""
        setup: {{"players": 2}}
        vampires: imre slums {kills}, mila slums kills 5, nevena slums kills 1
        lead: imre
        museum: {tokens}
        city_hall: hidden 1
        relics: {relics}
        events: I-12
        now: day
        """)


@pytest.mark.ruling("M-066")
@pytest.mark.parametrize("tokens", ["minions 0", "minions 2, hidden 2", "minions 1, exposed 3"])
def test_the_museum_is_shut_unless_minions_hold_it(tokens):
    s = museum(tokens)
    assert changes(s, "resolve museum") == {}
    assert deck(s, "relics") == ["bone_die", "raven_cloak"]


@pytest.mark.ruling("M-066", "M-067", "M-068")
def test_the_leading_vampire_gives_the_top_relic_to_one_that_may_hold_it():
    s = museum()
    assert changes(s, "resolve museum") == {"bone_die": "shown"}
    assert (asked(s), seat(s)) == ("who gets", 0)
    assert options(s) == ["imre", "mila"]  # Imre leads; Nevena has one kill only
    assert changes(s, "mila") == {"bone_die": "held mila"}
    assert deck(s, "relics") == ["raven_cloak"]


@pytest.mark.ruling("M-067")
def test_all_players_see_the_relic_before_it_is_given():
    s = museum()
    play(s, "resolve museum")
    assert "shown: bone_die" in s.notation(0)
    assert "shown: bone_die" in s.notation(1)


@pytest.mark.ruling("M-068")
def test_the_leading_vampire_may_keep_the_relic():
    s = museum()
    assert changes(s, "resolve museum", "imre") == {"bone_die": "held imre"}


@pytest.mark.ruling("M-069")
def test_nothing_is_drawn_where_nobody_has_two_kills():
    s = at("""
        vampires: imre slums kills 1, mila slums kills 1
        museum: minions 1
        city_hall: hidden 1
        relics: bone_die
        events: I-13
        now: day
        """)
    assert changes(s, "resolve museum") == {}
    assert deck(s, "relics") == ["bone_die"]


@pytest.mark.ruling("M-070")
def test_an_empty_relic_deck_gives_nothing():
    s = at("""
        vampires: imre slums kills 9, mila slums kills 9
        museum: minions 1
        city_hall: hidden 1
        events: I-13
        now: day
        """)
    assert changes(s, "resolve museum") == {}
    assert options(s) == [*(o for o in ALL_DAY_DISTRICTS if o != "resolve museum"), ALL]
