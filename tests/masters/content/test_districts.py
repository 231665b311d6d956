"""The nine districts: what each does, and one thing that it must not do."""

from __future__ import annotations

from tests.masters.tools import asked, at, changes, deck, options, play, seat


def night(vampires, more="", points=2):
    """Return the night turn of Imre."""
    return at(f"vampires: {vampires}\ndice: 6 4 2 1\n{more}\nnow: turn imre {points}")


def day(more, vampires="imre slums, mila slums"):
    """Return a day; the City Hall or another district that is held keeps it open until the end of the story."""
    return at(f"vampires: {vampires}\n{more}\nevents: I-13\nnow: day")


# ── Railway Station ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_railway_station_takes_a_vampire_and_its_minions_anywhere():
    s = night("imre railway_station, mila slums", "railway_station: minions 2, hidden 1")
    play(s, "activate railway_station")
    assert options(s) == [
        "museum",
        "asylum",
        "night_club",
        "newspaper",
        "police_station",
        "city_hall",
        "cathedral",
        "slums",
    ]
    play(s, "police_station")
    assert options(s) == ["0", "1", "2"]
    assert changes(s, "2") == {"imre": "police_station", "railway_station minions": -2, "police_station minions": 2}
    assert s.points == 1


def test_the_railway_station_is_not_the_move_action():
    curfew = "beside: I-07\nmuseum: hidden 1"  # one Move action a turn
    s = night("imre railway_station, mila slums", curfew)
    play(s, "activate railway_station", "museum")
    assert options(s) == ["move railway_station", "move asylum", "move newspaper", "expose", "done"]
    s = night("imre railway_station, mila slums", curfew)
    play(s, "move museum")
    assert options(s) == ["expose", "done"]


# ── Museum ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_museum_gives_one_relic_and_a_full_vampire_discards_one():
    s = day(
        "museum: minions 3\ncity_hall: hidden 1\nrelics: raven_cloak, pristine_blood\nheld imre: bone_die",
        "imre slums kills 2, mila slums kills 1",
    )
    play(s, "resolve museum")
    assert options(s) == ["discard bone_die", "discard raven_cloak"]  # Mila may not have one
    assert changes(s, "discard bone_die") == {"bone_die": "gone"}
    assert deck(s, "relics") == ["pristine_blood"]  # not one for each minion


# ── Asylum ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_asylum_takes_an_agent_from_any_distance():
    s = day("asylum: minions 2, hidden 1\ncity_hall: exposed 2\nslums: hidden 1")
    play(s, "resolve asylum", "yes")
    assert options(s) == ["exposed city_hall", "hidden slums"]  # not its own
    assert changes(s, "exposed city_hall") == {"city_hall exposed": -1, "asylum exposed": 1}


def test_the_asylum_takes_nobody_if_the_players_do_not_want_it():
    s = day("asylum: minions 1\ncity_hall: hidden 1")
    assert changes(s, "resolve asylum", "no") == {}


def test_the_asylum_that_nobody_holds_takes_nobody():
    s = day("asylum: minions 1, hidden 1\ncity_hall: hidden 1\ncathedral: hidden 1")
    assert changes(s, "resolve asylum") == {}


# ── Night Club ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_night_club_gives_more_blood_for_a_bad_die():
    for die, blood, dice in (
        ("die 1", 2, "6 4 2 | 1"),
        ("die 2", 2, "6 4 1 | 2"),
        ("die 4", 1, "6 2 1 | 4"),
        ("die 6", 1, "4 2 1 | 6"),
    ):
        s = night("imre night_club blood 1, mila night_club blood 1")
        play(s, "activate night_club")
        assert options(s) == ["die 1", "die 2", "die 4", "die 6"]
        assert changes(s, die) == {"imre blood": blood, "dice": dice}
        assert s.points == 1


def test_the_night_club_uses_up_a_die_of_a_vampire_with_full_blood():
    s = night("imre night_club, mila night_club blood 1")
    assert changes(s, "activate night_club", "die 1") == {"dice": "6 4 2 | 1"}  # a bad die is gone, and nobody drinks
    assert s.points == 1
    last = at("vampires: imre night_club, mila slums\ndice: 1 | 6 4 2\nchance: 5\nnow: turn imre 2")
    assert changes(last, "activate night_club") == {"dice": "5 3 2 1 | "}  # the last one brings all back


def test_the_night_club_gives_no_more_blood_than_the_maximum():
    s = night("imre night_club blood 3, mila slums")
    assert changes(s, "activate night_club", "die 1")["imre blood"] == 1


# ── Newspaper Office ────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_newspaper_moves_two_tokens_out_of_one_district():
    s = night("imre newspaper, mila slums", "asylum: hidden 2, exposed 1, minions 1\nslums: minions 1")
    play(s, "activate newspaper")
    assert options(s) == ["asylum", "slums"]
    play(s, "asylum")
    assert options(s) == ["hidden asylum", "exposed asylum", "minion asylum", "done"]
    play(s, "minion asylum")
    assert options(s) == ["museum", "police_station"]
    play(s, "museum", "exposed asylum", "police_station")
    assert asked(s) == "act"  # there is no third
    assert s.notation().count("hidden 2") == 1
    assert (s.city[1].minions, s.city[5].exposed, s.city[5].hidden) == (1, 1, 0)
    assert s.points == 1


def test_the_newspaper_can_stop_early_and_costs_no_veil():
    s = night("imre newspaper, mila slums", "cathedral: hidden 2")
    assert changes(s, "activate newspaper", "hidden cathedral", "slums", "done") == {
        "cathedral hidden": -1,
        "slums hidden": 1,
    }


def test_the_newspaper_has_no_story_in_an_empty_city():
    assert "activate newspaper" not in options(night("imre newspaper, mila slums"))


# ── Police Station ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_agents_of_the_police_station_go_where_somebody_is():
    s = day(
        "police_station: hidden 1, exposed 1\nasylum: minions 1\ncity_hall: hidden 1\nmuseum: minions 1",
        "imre newspaper blood 0, mila railway_station",
    )
    play(s, "resolve police_station")
    assert options(s) == ["asylum", "newspaper"]  # the Slums next door are empty, the Museum is not next door
    play(s, "asylum")
    assert options(s) == ["hidden police_station", "exposed police_station"]
    assert changes(s, "exposed police_station") == {"police_station exposed": -1, "asylum exposed": 1}


def test_the_police_station_sends_nobody_where_nobody_is():
    s = day("police_station: hidden 2\ncity_hall: hidden 1", "imre museum, mila museum")
    assert changes(s, "resolve police_station") == {}


def test_a_bad_die_bribes_the_police_to_expose_two_districts():
    s = night("imre police_station, mila slums", "museum: hidden 2\nslums: hidden 1\ncathedral: hidden 1, exposed 1")
    play(s, "activate police_station")
    assert options(s) == ["die 1", "die 2"]
    play(s, "die 2")
    assert options(s) == ["museum", "cathedral", "slums", "done"]
    assert changes(s, "museum", "slums") == {
        "museum hidden": -2,
        "museum exposed": 2,
        "slums hidden": -1,
        "slums exposed": 1,
    }
    assert s.points == 1


def test_the_police_do_not_take_a_good_die():
    s = at("""
        vampires: imre police_station, mila slums
        museum: hidden 2
        dice: 6 5 4 4
        now: turn imre 2
        """)
    assert "activate police_station" not in options(s)


# ── City Hall ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_agents_in_the_city_hall_lower_the_veil_and_take_no_minion():
    s = day("city_hall: minions 1, hidden 2\ncathedral: hidden 1\nveil: 4")
    assert changes(s, "resolve city_hall") == {"veil": -1}


def test_a_minion_in_the_city_hall_can_raise_the_veil():
    s = day("city_hall: minions 2\ncathedral: hidden 1\nveil: 4")
    play(s, "resolve city_hall")
    assert options(s) == ["yes", "no"]
    kept = s.clone()
    assert changes(s, "yes") == {"city_hall minions": -1, "minions": 1, "veil": 1}
    assert changes(kept, "no") == {}


def test_a_sigil_without_a_minion_raises_no_veil():
    s = day("city_hall: sigil mila\ncathedral: hidden 1\nveil: 4")
    assert changes(s, "resolve city_hall") == {}
    assert "resolve city_hall" not in options(s)


# ── Cathedral ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_agents_in_the_cathedral_call_one_more_next_door():
    s = day("cathedral: exposed 1\ncity_hall: hidden 1")
    play(s, "resolve cathedral")
    assert options(s) == ["newspaper", "city_hall", "slums"]  # not the Cathedral itself
    assert changes(s, "slums") == {"slums hidden": 1, "agents": -1}


def test_minions_in_the_cathedral_may_expose_a_district_next_door():
    s = day("cathedral: minions 1\nnewspaper: hidden 2, exposed 1\nmuseum: hidden 1\ncity_hall: hidden 1")
    play(s, "resolve cathedral", "yes")
    assert options(s) == ["newspaper", "city_hall"]  # the Museum is too far
    assert changes(s, "newspaper") == {"newspaper hidden": -2, "newspaper exposed": 2}


# ── Slums ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_slums_have_more_minions_for_a_bad_die():
    s = night("imre slums, mila slums", "veil: 4\nmuseum: exposed 1")
    play(s, "activate slums")
    assert options(s) == ["die 1", "die 2", "die 4", "die 6"]
    two, one = s.clone(), s.clone()
    assert changes(two, "die 2") == {"slums minions": 2, "minions": -2, "dice": "6 4 1 | 2"}
    assert changes(one, "die 4") == {"slums minions": 1, "minions": -1, "dice": "6 2 1 | 4"}
    assert (one.veil, one.turn) == (4, 1)  # two action points, and no veil gained as by recruiting


def test_the_slums_need_two_points_and_give_what_the_reserve_has():
    assert "activate slums" not in options(night("imre slums, mila slums", points=1))
    s = night("imre slums, mila slums", "museum: minions 9")
    assert changes(s, "activate slums", "die 1") == {"dice": "6 4 2 | 1"}  # the die is used up all the same
    s = night("imre slums, mila slums", "museum: minions 8")
    assert changes(s, "activate slums", "die 1") == {"slums minions": 1, "minions": -1, "dice": "6 4 2 | 1"}


def test_the_leading_vampire_decides_for_the_districts_by_day():
    s = at("""
        setup: {"players": 2}
        vampires: imre museum, mila slums
        lead: mila
        cathedral: hidden 1
        events: I-13
        now: day
        """)
    play(s, "resolve cathedral")
    assert (asked(s), seat(s)) == ("choose", 1)
