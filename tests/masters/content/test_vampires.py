"""The six vampires: blood ability, dark ability and dread sigil of each, and one thing that each must not do."""

from __future__ import annotations

from tests.masters.tools import asked, at, changes, deck, options, play, seat


def turn(who, more="", points=2):
    """Return the night turn of the vampire that comes first in the text."""
    return at(f"vampires: {who}\n{more}\nnow: turn {who.split()[0]} {points}")


def event(card, vampires, more):
    """Return the step of the event with one card."""
    return at(f"vampires: {vampires}\n{more}\nevents: {card}\nnow: day event")


# ── Agnieszka ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_hypnosis_leads_two_agents_one_district_further():
    s = turn(
        "agnieszka slums, imre railway_station", "cathedral: hidden 1, exposed 1\nslums: hidden 1\nasylum: hidden 1"
    )
    play(s, "blood agnieszka")
    # Own district, next door, and one further: from there only towards her.
    assert options(s) == ["hidden asylum", "hidden cathedral", "exposed cathedral", "hidden slums", "done"]
    assert changes(s, "hidden asylum") == {"asylum hidden": -1, "police_station hidden": 1}
    assert options(s) == ["hidden cathedral", "exposed cathedral", "hidden slums", "done"]  # nobody moves twice
    play(s, "exposed cathedral")
    assert options(s) == ["newspaper", "city_hall", "slums"]
    assert changes(s, "city_hall") == {"cathedral exposed": -1, "city_hall exposed": 1}
    assert asked(s) == "act"  # two are the limit
    assert (s.clan[0].blood, s.points) == (3, 2)


def test_hypnosis_does_not_reach_agents_three_districts_away():
    s = turn(
        "agnieszka slums, imre railway_station", "museum: hidden 1\nrailway_station: hidden 1\nnight_club: hidden 1"
    )
    assert "blood agnieszka" not in options(s)


def test_mass_hysteria_draws_agents_in_and_exposes_them():
    s = turn(
        "agnieszka newspaper kills 6, imre slums",
        "museum: hidden 2\ncathedral: hidden 1, exposed 1\nnewspaper: hidden 1\nasylum: hidden 1\nveil: 4",
    )
    play(s, "dark agnieszka")
    assert s.veil == 3
    play(s, options(s)[0])
    assert options(s) == ["hidden museum", "hidden cathedral", "exposed cathedral", "done"]
    play(s, "hidden cathedral")
    assert options(s) == ["hidden museum", "exposed cathedral", "done"]  # in any order, and nobody moves twice
    assert changes(s, "hidden museum", "hidden museum", "done") == {
        "museum hidden": -2,
        "newspaper exposed": 2,
    }
    assert (s.city[4].hidden, s.city[4].exposed) == (1, 3)  # the one that was there stays hidden


def test_mass_hysteria_drives_agents_out_and_divides_them():
    s = turn("agnieszka slums kills 6, imre museum", "slums: hidden 2, exposed 1\nveil: 4")
    play(s, "dark agnieszka")  # nobody is next door: only this can be done
    assert options(s) == ["hidden slums", "exposed slums", "done"]
    play(s, "hidden slums")
    assert options(s) == ["police_station", "cathedral"]
    assert changes(s, "police_station", "hidden slums", "cathedral") == {
        "slums hidden": -2,
        "police_station exposed": 1,
        "cathedral exposed": 1,
    }
    assert options(s) == ["exposed slums", "done"]  # those that have gone are not asked back
    assert s.city[8].exposed == 1
    play(s, "done")
    assert s.points == 2


def test_the_sigil_of_delusion_sends_the_agents_of_an_event_next_door():
    s = at("""
        setup: {"players": 2}
        vampires: agnieszka slums, mila slums
        lead: mila
        veil: 2
        city_hall: sigil agnieszka, minions 1
        events: I-03
        now: day event
        """)
    play(s, "asylum 1, night_club 2")
    assert (asked(s), seat(s)) == ("divert to", 1)
    assert options(s) == ["night_club", "cathedral"]
    assert changes(s, "night_club", "cathedral") == {
        "night_club hidden": 3,
        "cathedral hidden": 1,
        "asylum hidden": 1,
        "agents": -5,
        "I-03": "gone",
    }  # and the minion in the City Hall has not been noticed


def test_the_sigil_of_delusion_does_not_stop_agents_that_move():
    s = event("I-02", "agnieszka slums, mila slums", "museum: hidden 1\nnewspaper: sigil agnieszka")
    assert changes(s, "hidden museum", "newspaper")["newspaper hidden"] == 1
    day = at("""
        vampires: agnieszka slums, mila slums
        cathedral: hidden 1
        newspaper: sigil agnieszka
        city_hall: hidden 1
        events: I-03
        now: day
        """)
    assert changes(day, "resolve cathedral", "newspaper") == {"newspaper hidden": 1, "agents": -1}


# ── Imre ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_gift_of_the_elder_feeds_another_vampire_nearby():
    s = turn("imre newspaper blood 2, mila museum blood 0, nevena slums blood 1, laszlo newspaper blood 3")
    play(s, "blood imre")
    assert options(s) == ["mila", "laszlo"]  # not himself, and Nevena is too far
    fed = s.clone()
    assert changes(s, "mila") == {"mila blood": 2}  # she stands up, and no veil is lost
    assert changes(fed, "laszlo") == {"laszlo blood": 1}
    assert (s.clan[0].blood, s.points) == (1, 2)


def test_the_gift_of_the_elder_exposes_agents_next_door():
    s = turn(
        "imre newspaper, mila slums", "museum: hidden 2\nnewspaper: hidden 1\nasylum: hidden 1\ncathedral: hidden 1"
    )
    play(s, "blood imre")
    assert options(s) == ["museum", "cathedral"]  # not his own district, not a corner
    assert changes(s, "museum") == {"museum hidden": -2, "museum exposed": 2}


def test_the_gaze_of_ages_exposes_around_and_kills_two():
    s = turn(
        "imre newspaper kills 6, mila slums",
        "museum: hidden 2\nnewspaper: hidden 1\nasylum: hidden 1\nslums: exposed 1\nveil: 4",
    )
    assert changes(s, "dark imre") == {
        "veil": -1,
        "museum hidden": -2,
        "museum exposed": 2,
        "newspaper hidden": -1,
        "newspaper exposed": 1,
    }
    assert options(s) == ["exposed museum", "exposed newspaper", "done"]  # the Asylum and the Slums are not next door
    assert changes(s, "exposed museum", "exposed museum") == {"museum exposed": -2, "agents": 2, "imre kills": 2}
    assert asked(s) == "act"


def test_the_sigil_of_sight_exposes_whoever_comes():
    s = event("I-03", "imre slums, mila slums", "city_hall: sigil imre")
    assert (s.city[6].hidden, s.city[6].exposed) == (0, 1)
    assert (s.city[2].hidden, s.city[2].exposed) == (1, 0)  # the Asylum has no sigil
    moved = event("I-02", "imre slums, mila slums", "museum: hidden 1\nnewspaper: sigil imre")
    assert changes(moved, "hidden museum", "newspaper") == {"museum hidden": -1, "newspaper exposed": 1, "I-02": "gone"}


def test_agents_cannot_hide_again_at_the_sigil_of_sight():
    s = event("II-07", "imre slums, mila slums", "cathedral: exposed 2, sigil imre\nnewspaper: exposed 2")
    assert (s.city[7].exposed, s.city[4].exposed) == (2 + 1, 0)  # one more came with the grid


# ── Ishtvan ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_demon_summoning_kills_two_agents_for_blood_and_a_minion():
    s = turn("ishtvan museum, mila slums", "museum: hidden 2, exposed 1, minions 2\nasylum: hidden 1")
    assert changes(s, "blood ishtvan") == {"ishtvan blood": -2, "museum minions": -1, "minions": 1}
    assert options(s) == ["hidden museum", "exposed museum", "done"]
    assert changes(s, "hidden museum", "exposed museum") == {
        "museum hidden": -1,
        "museum exposed": -1,
        "agents": 2,
        "ishtvan kills": 2,
    }
    assert asked(s) == "act"  # the third one lives
    assert s.points == 2


def test_demon_summoning_needs_a_minion_and_an_agent_in_the_district():
    assert "blood ishtvan" not in options(turn("ishtvan museum, mila slums", "museum: hidden 2\nasylum: minions 1"))
    assert "blood ishtvan" not in options(turn("ishtvan museum, mila slums", "museum: minions 2\nasylum: hidden 1"))
    assert "blood ishtvan" in options(turn("ishtvan museum, mila slums", "museum: hidden 1, minions 1"))


def test_the_gates_of_hell_bring_family_and_minions_together():
    s = turn(
        "ishtvan museum kills 6, mila slums, imre asylum blood 0",
        "cathedral: minions 2\nslums: minions 1, hidden 2\nmuseum: minions 1\nveil: 4",
    )
    assert changes(s, "dark ishtvan") == {"veil": -1}
    assert options(s) == ["mila", "imre", "done"]
    assert changes(s, "imre", "mila") == {"imre": "museum", "mila": "museum"}
    assert options(s) == ["cathedral", "slums", "done"]
    assert changes(s, "cathedral", "cathedral", "slums") == {
        "cathedral minions": -2,
        "slums minions": -1,
        "museum minions": 3,
    }
    assert s.clan[2].blood == 0  # a drained vampire is carried, not revived


def test_the_gates_of_hell_can_leave_everybody_where_they_are():
    s = turn("ishtvan museum kills 6, mila slums", "cathedral: minions 2\nveil: 4")
    assert changes(s, "dark ishtvan", "done", "cathedral", "done") == {
        "veil": -1,
        "cathedral minions": -1,
        "museum minions": 1,
    }


def test_the_sigil_of_sacrifice_counts_as_two_minions_for_the_ritual():
    text = """
        vampires: ishtvan museum kills 9, mila museum, imre museum
        museum: sigil {}, minions {}
        asylum: sigil {}
        slums: sigil imre
        now: turn ishtvan 1
        """
    assert "ritual" in options(at(text.format("ishtvan", 1, "mila")))
    assert "ritual" not in options(at(text.format("ishtvan", 0, "mila")))
    assert "ritual" not in options(at(text.format("mila", 1, "ishtvan")))


def test_the_sigil_of_sacrifice_has_no_minions_for_anything_else():
    s = turn("ishtvan museum, mila slums", "museum: sigil ishtvan, exposed 1\nasylum: minions 1")
    assert changes(s, "fight") == {  # no minion could be given up; all dice show four
        "museum exposed": -1,
        "agents": 1,
        "ishtvan kills": 1,
        "ishtvan blood": -1,
        "dice": "4 4 4 | 4",
    }
    s = turn("ishtvan museum, mila slums", "museum: sigil ishtvan, hidden 1")
    assert "blood ishtvan" not in options(s)


# ── Laszlo ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def laszlo(more, who="laszlo museum, mila slums"):
    """Laszlo in the Museum with dice 6, 4, 2 and 1."""
    return at(f"vampires: {who}\ndice: 6 4 2 1\n{more}\nnow: turn {who.split()[0]} 2")


def test_battle_rage_adds_three_as_often_as_blood_lasts():
    s = laszlo("museum: exposed 1")
    play(s, "fight", "die 1")
    assert options(s) == ["rage 4", "strike 1"]
    assert changes(s, "rage 4") == {"laszlo blood": -1}
    assert options(s) == ["rage 6", "strike 4"]
    assert changes(s, "rage 6") == {"laszlo blood": -1, "laszlo kills": 1, "museum exposed": -1, "agents": 1}


def test_battle_rage_works_by_day_and_for_nobody_else():
    s = at("""
        vampires: laszlo museum, mila museum
        museum: hidden 3
        dice: 1 1 1 1
        now: day hunt
        """)
    other = s.clone()
    play(s, "laszlo")
    assert options(s) == ["rage 4", "strike 1"]
    assert changes(other, "mila")["mila blood"] == -3  # three ones, and Laszlo beside her is not asked
    assert (asked(other), other.turn) == ("act", 0)


def test_battle_rage_needs_blood():
    s = laszlo("museum: exposed 2", "laszlo museum blood 1, mila museum")
    assert changes(s, "fight", "die 2", "rage 5")["laszlo blood"] == -1
    # The die he paid for with his last blood still counts; Mila takes over.
    assert (s.clan[0].kills, s.clan[0].blood) == (1, 0)
    assert options(s) == ["die 1", "die 4", "die 6"]
    play(s, "die 1")
    assert asked(s) == "act"  # no rage for Mila
    assert s.clan[1].blood == 3


def test_bloodbath_makes_a_six_and_kills_one_more_without_a_die():
    s = laszlo("museum: exposed 3\nveil: 4", "laszlo museum kills 6, mila slums")
    play(s, "fight", "die 1")
    assert options(s) == ["rage 4", "bloodbath", "strike 1"]
    assert changes(s, "bloodbath") == {"veil": -1, "museum exposed": -2, "agents": 2, "laszlo kills": 2}
    assert options(s) == ["die 2", "die 4", "die 6"]
    play(s, "die 6")
    assert options(s) == ["bloodbath", "strike 6"]
    assert changes(s, "strike 6") == {"museum exposed": -1, "agents": 1, "laszlo kills": 1}
    assert s.spent == (1, 6)


def test_bloodbath_needs_six_kills_and_spares_hidden_agents():
    s = laszlo("museum: exposed 1, hidden 2", "laszlo museum kills 5, mila slums")
    play(s, "fight", "die 1")
    assert options(s) == ["rage 4", "strike 1"]
    s = laszlo("museum: exposed 1, hidden 2\nveil: 4", "laszlo museum kills 6, mila slums")
    play(s, "fight", "die 1")
    assert changes(s, "bloodbath") == {"veil": -1, "museum exposed": -1, "agents": 1, "laszlo kills": 1}


def test_the_sigil_of_war_adds_one_for_every_fighter_there():
    s = at("""
        vampires: mila museum, laszlo slums
        museum: exposed 1, sigil laszlo
        dice: 6 4 2 1
        now: turn mila 2
        """)
    play(s, "fight")
    four = s.clone()
    assert changes(s, "die 2") == {
        "museum exposed": -1,
        "agents": 1,
        "mila kills": 1,
        "mila blood": -1,
        "dice": "6 4 1 | 2",
    }
    assert "mila blood" not in changes(four, "die 4")


def test_the_sigil_of_war_helps_nobody_elsewhere():
    s = at("""
        vampires: mila asylum, laszlo slums
        museum: sigil laszlo
        asylum: exposed 1
        dice: 6 4 2 1
        now: turn mila 2
        """)
    play(s, "fight")
    assert changes(s, "die 2") == {"mila blood": -1, "dice": "6 4 1 | 2"}


# ── Mila ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_temptation_turns_an_agent_into_a_minion():
    s = turn("mila museum, imre slums", "museum: hidden 1, exposed 1\nveil: 4")
    play(s, "blood mila")
    assert options(s) == ["hidden museum", "exposed museum"]
    assert changes(s, "hidden museum") == {
        "museum hidden": -1,
        "museum minions": 1,
        "agents": 1,
        "minions": -1,
        "mila kills": 1,
    }
    assert (s.clan[0].blood, s.points, s.veil) == (1, 2, 4)


def test_temptation_needs_an_agent_in_her_own_district():
    assert "blood mila" not in options(turn("mila museum, imre slums", "asylum: hidden 1"))


def test_the_irresistible_call_turns_two_agents_around_her():
    s = turn("mila newspaper kills 6, imre slums", "museum: hidden 2\nnewspaper: exposed 1\nasylum: hidden 1\nveil: 4")
    assert changes(s, "dark mila") == {"veil": -1}
    assert options(s) == ["hidden museum", "exposed newspaper", "done"]  # the Asylum touches a corner only
    assert changes(s, "hidden museum", "exposed newspaper") == {
        "museum hidden": -1,
        "museum minions": 1,
        "newspaper exposed": -1,
        "newspaper minions": 1,
        "agents": 2,
        "minions": -2,
        "mila kills": 2,
    }
    assert asked(s) == "act"


def test_the_sigil_of_devotion_makes_recruiting_cheap_there_for_everybody():
    s = turn("imre museum, mila slums", "museum: sigil mila\nveil: 4")
    assert changes(s, "recruit", "recruit") == {"museum minions": 2, "minions": -2, "veil": 2}
    assert s.turn == 1  # Imre’s two points are spent


def test_the_sigil_of_devotion_makes_nothing_cheap_elsewhere():
    s = turn("mila asylum, imre slums", "museum: sigil mila", points=1)
    assert "recruit" not in options(s)
    assert "recruit" in options(turn("mila museum, imre slums", "museum: sigil mila", points=1))


# ── Nevena ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_premonition_kills_at_the_crosses_of_the_next_card():
    # Night Watch (I-05): red Museum, blue station and Newspaper Office.
    s = turn(
        "nevena slums, imre slums",
        "museum: hidden 2\nnewspaper: hidden 1, exposed 1\nasylum: hidden 1\nevents: I-05, I-07",
    )
    assert changes(s, "blood nevena") == {"nevena blood": -2}
    assert options(s) == ["museum", "newspaper", "done"]  # nobody is at the Station, the third cross
    play(s, "museum", "newspaper")
    assert changes(s, "exposed newspaper") == {"newspaper exposed": -1, "agents": 1, "nevena kills": 1}
    assert s.city[1].hidden == 1  # up to one in each
    assert s.clan[0].kills == 2


def test_premonition_resolves_nothing_and_leaves_the_card_on_top():
    s = turn("nevena slums, imre slums", "museum: hidden 2\nevents: I-05, I-07")
    before = s.agents
    play(s, "blood nevena", "museum", "done")
    assert deck(s) == ["I-05", "I-07"]
    assert s.agents == before + 1  # no agent has come
    assert "events: I-05, ?" in s.notation(0)  # everybody has seen the top card


def test_doom_foretold_empties_the_red_district():
    s = turn(
        "nevena slums kills 6, imre slums",
        "museum: hidden 2, exposed 1\nnewspaper: hidden 2\nasylum: hidden 1\nveil: 4\nevents: I-05, I-07",
    )
    assert changes(s, "dark nevena") == {
        "veil": -1,
        "museum hidden": -2,
        "museum exposed": -1,
        "agents": 3,
        "nevena kills": 3,
        "I-05": "gone",
    }
    assert options(s) == ["newspaper", "done"]
    assert changes(s, "newspaper")["newspaper hidden"] == -1
    assert (s.clan[0].kills, s.city[2].hidden) == (9, 1)  # six, three and one: nine is the limit


def test_doom_foretold_does_not_resolve_the_card():
    s = turn("nevena slums kills 6, imre slums", "museum: hidden 1\nveil: 4\nevents: I-05, I-07")
    play(s, "dark nevena", "done")
    assert (deck(s), deck(s, "gone")[-1]) == (["I-07"], "I-05")
    assert "district museum" not in s.notation()  # Night Watch would stay there


def test_the_sigil_of_fate_moves_a_blue_cross():
    s = event("I-03", "nevena slums, mila slums", "museum: sigil nevena")
    assert (asked(s), deck(s, "resolving")) == ("move a cross", ["I-03"])
    free = ["railway_station", "museum", "newspaper", "police_station", "cathedral", "slums"]
    assert options(s) == [f"cross {blue} > {to}" for blue in ("asylum", "night_club") for to in free] + ["no"]
    assert changes(s, "cross asylum > cathedral") == {
        "city_hall hidden": 1,  # the red cross stays
        "night_club hidden": 1,
        "cathedral hidden": 1,
        "agents": -3,
        "I-03": "gone",
    }


def test_the_sigil_of_fate_need_not_move_anything():
    s = event("I-03", "nevena slums, mila slums", "museum: sigil nevena")
    found = changes(s, "no")
    assert (found["city_hall hidden"], found["asylum hidden"], found["night_club hidden"]) == (1, 1, 1)
    unplaced = event("I-03", "nevena slums, mila slums", "")
    assert asked(unplaced) == "act"
