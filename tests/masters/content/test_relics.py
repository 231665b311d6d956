"""Each relic: what it does, and something that it must not do."""

import pytest

from coterie.games.masters.actions import why_not
from tests.masters.tools import asked, at, changes, deck, options, play


def names(s, start: str) -> list[str]:
    """Return the options that begin with a word."""
    return [option for option in options(s) if option.startswith(start)]


def test_pristine_blood():
    text = "vampires: imre museum blood 4 kills {}, mila slums\nheld imre: pristine_blood\nnow: turn imre 3"
    s = at(text.format(2))
    assert changes(s, "hunt", "hunt") == {"imre blood": 2}
    assert names(s, "hunt") == []  # not beyond six
    assert names(s, "use") == []  # nothing to activate
    assert changes(at(text.format(4)), "wild hunt") == {"imre blood": 2, "veil": -1}
    # It is the owner's, whoever leads.
    s = at("vampires: imre museum kills 2, mila slums kills 2\nheld mila: pristine_blood\nnow: turn imre 3")
    assert names(s, "hunt") == []
    play(s, "done")
    assert names(s, "hunt") == ["hunt"]


def test_distortion_timepiece():
    s = at(
        "vampires: imre museum blood 2 kills 2, mila museum kills 2\nheld imre: distortion_timepiece\nnow: turn imre 0"
    )
    assert changes(s, "use distortion_timepiece") == {"imre blood": -1}
    assert s.points == 1
    assert names(s, "use") == []  # once a round, also for those who get it later
    play(s, "give distortion_timepiece to mila", "done")
    assert (s.clan[s.turn].name, s.points, names(s, "use")) == ("mila", 2, [])


def test_funerary_urn():
    s = at("vampires: imre museum kills 2, mila slums\nheld imre: funerary_urn\nnow: turn imre 2")
    assert changes(s, "use funerary_urn") == {"funerary_urn": "district museum"}
    assert s.points == 1
    day = """
        vampires: imre slums, mila slums
        {}
        events: I-04
        now: day event
        """
    s = at(day.format("district museum: funerary_urn"))
    assert asked(s) == "draw one"
    grid = ("newspaper", "railway_station", "police_station")
    assert options(s) == [*(f"use funerary_urn for {tile}" for tile in grid), "decline"]
    play(s, "use funerary_urn for newspaper")
    assert asked(s) == "choose"  # once for each card: the other two agents come where they should
    assert (s.city[1].hidden, sum(row.hidden for row in s.city)) == (1, 3)
    held = at(day.format("held imre: funerary_urn"))
    assert asked(held) == "choose"  # on a sheet it does nothing


def test_the_urn_has_no_say_about_agents_of_its_own_district_or_without_a_card():
    s = at("vampires: imre slums, mila slums\ndistrict railway_station: funerary_urn\nevents: I-13\nnow: day event")
    assert options(s) == ["use funerary_urn for museum", "use funerary_urn for newspaper", "decline"]
    assert changes(s, "decline")["railway_station hidden"] == 1
    s = at(
        "vampires: imre slums, mila slums\ndistrict museum: funerary_urn\ncathedral: hidden 1\nevents: I-13\nnow: day"
    )
    play(s, "resolve cathedral")
    assert options(s) == ["newspaper", "city_hall", "slums"]
    assert changes(s, "city_hall")["city_hall hidden"] == 1  # a day effect is no event card


def test_the_urn_beside_a_sigil_of_delusion():
    s = at(
        """
        vampires: agnieszka slums, mila slums
        newspaper: sigil agnieszka
        district city_hall: funerary_urn
        lead: mila
        events: I-04
        now: day event
        """
    )
    # One agent each is bound for the Newspaper Office, the Station and the Police Station. The first must be kept out of
    # the district of the sigil; by what, the leader chooses.
    grid = ("newspaper", "railway_station", "police_station")
    assert options(s) == [*(f"use funerary_urn for {tile}" for tile in grid), "decline"]
    twin = s.clone()
    play(s, "use funerary_urn for railway_station")
    assert (asked(s), options(s)) == ("divert to", ["museum", "night_club", "police_station", "cathedral"])
    play(s, "cathedral")
    assert asked(s) == "choose"
    came = {row.tile: row.hidden for row in s.city if row.hidden}
    assert came == {"cathedral": 1, "city_hall": 1, "police_station": 1}
    play(twin, "use funerary_urn for newspaper")
    assert asked(twin) == "choose"  # nobody is diverted twice
    came = {row.tile: row.hidden for row in twin.city if row.hidden}
    assert came == {"city_hall": 1, "railway_station": 1, "police_station": 1}


def test_ancestral_portrait():
    s = at(
        """
        vampires: imre museum kills 2, mila museum kills 2
        held imre: ancestral_portrait [ancestor 3]
        museum: hidden 1, minions 1
        now: turn imre 0
        """
    )
    assert options(s) == ["blood ishtvan", "give ancestral_portrait to mila", "done"]
    killed = {"museum hidden": -1, "agents": 1, "imre kills": 1}
    summoned = {"imre blood": -2, "museum minions": -1, "minions": 1}
    assert changes(s, "blood ishtvan", "hidden museum") == {**summoned, **killed}
    # A new owner chooses anew, and only among those who are not in the game.
    play(s, "give ancestral_portrait to mila")
    assert (asked(s), options(s)) == ("choose ancestor", ["agnieszka", "ishtvan", "laszlo", "nevena"])
    play(s, "nevena", "done")
    assert names(s, "blood") == []  # Mila sees nobody to tempt, and the deck is empty


def test_the_portrait_of_agnieszka_is_a_portrait_too():
    s = at(
        "vampires: imre slums kills 2, mila slums\nmuseum: minions 1\nrelics: ancestral_portrait\nevents: I-03\nnow: day"
    )
    play(s, "resolve museum", "agnieszka")
    assert "blood agnieszka" in options(s)
    assert "held imre: ancestral_portrait [ancestor" in s.notation()
    s = at(
        """
        vampires: imre museum kills 2, mila slums
        held imre: ancestral_portrait [ancestor 1]
        asylum: hidden 1
        now: turn imre 0
        """
    )
    assert "blood agnieszka" in options(s)


def test_a_portrait_among_other_relics_and_under_an_exorcism():
    text = """
        vampires: imre museum kills 5, mila slums
        held imre: raven_cloak, ancestral_portrait [ancestor 3]
        museum: exposed 1, minions 1
        {}
        now: turn imre 1
        """
    s = at(text.format(""))
    assert names(s, "blood") == ["blood ishtvan"]
    assert names(at(text.format("sheet imre: III-11")), "blood") == []
    # Ishtvan's ability is none of combats.
    play(s, "fight", "1")
    assert asked(s) == "act"
    s = at(text.format("dice: 2 2 2 2").replace(", minions 1", ""))
    assert changes(s, "fight")["imre blood"] == -1


def test_the_portrait_of_laszlo_rages_at_night_only():
    text = """
        vampires: imre museum kills 2, mila slums
        held imre: ancestral_portrait [ancestor 4]
        museum: {}
        dice: 5 5 5 5
        now: {}
        """
    s = at(text.format("exposed 1", "turn imre 1"))
    play(s, "fight")
    assert options(s) == ["rage 6", "strike 5"]
    assert changes(s, "rage 6")["imre blood"] == -1
    s = at(text.format("hidden 3", "day hunt"))
    assert asked(s) == "act"


def test_obsidian_mirror():
    s = at(
        "vampires: imre museum kills 2, mila slums\nheld imre: obsidian_mirror\nevents: I-01, I-02, I-03\nnow: turn imre 0"
    )
    assert [s.pieces[p].known for p in s.piles["events", 0]] == [0, 0, 0]
    assert changes(s, "use obsidian_mirror") == {"imre blood": -1}
    assert options(s) == ["I-01 on top", "I-02 on top"]  # the third stays unseen
    play(s, "I-02 on top")
    assert deck(s) == ["I-02", "I-01", "I-03"]
    assert [s.pieces[p].known for p in s.piles["events", 0]] == [-1, -1, 0]
    assert names(s, "use") == []  # once a turn


def test_obsidian_mirror_with_one_card_or_none():
    text = "vampires: imre museum kills 2, mila slums\nheld imre: obsidian_mirror\nevents: {}\nnow: turn imre 1"
    s = at(text.format("I-01"))
    play(s, "use obsidian_mirror")
    assert (asked(s), deck(s), s.pieces[s.piles["events", 0][0]].known) == ("act", ["I-01"], -1)
    assert names(at(text.format("")), "use") == []


def test_executioners_sword():
    text = "vampires: {}\nheld imre: executioners_sword\nmuseum: {}\ndice: {}\nnow: {}"
    s = at(text.format("imre museum kills 2, mila slums", "exposed 3", "6 4 2 1", "turn imre 1"))
    play(s, "fight")
    assert options(s) == ["die 1", "die 2", "die 4", "die 6"]  # the printed values
    killed = {"museum exposed": -1, "agents": 1, "imre kills": 1}
    assert changes(s, "die 4") == {**killed, "dice": "6 2 1 | 4"}  # a five
    assert changes(s, "die 2") == {**killed, "imre blood": -1, "dice": "6 1 | 4 2"}  # a three
    assert changes(s, "die 6") == {**killed, "dice": "1 | 4 2 6"}  # still a six
    # Neither by day nor for another fighter.
    s = at(text.format("imre museum kills 2, mila slums", "hidden 3", "2 2 2 2", "day hunt"))
    assert s.clan[0].kills == 2
    s = at(text.format("imre museum kills 2, mila museum", "exposed 1", "2 2 2 2", "turn mila 1"))
    assert changes(s, "fight")["mila blood"] == -1
    assert s.clan[1].kills == 0


def test_whispering_idol():
    s = at("vampires: imre slums kills 2, mila slums\nheld imre: whispering_idol\nnow: turn imre 2")
    assert changes(s, "use whispering_idol") == {"whispering_idol": "district slums"}
    assert s.points == 1
    museum = """
        vampires: imre slums kills 2, mila slums
        museum: minions 1, hidden {}
        {}
        relics: bone_die
        now: day
        """
    there, elsewhere = "district museum: whispering_idol", "district slums: whispering_idol"
    assert changes(at(museum.format(1, there)), "resolve museum")["bone_die"] == "held imre"
    assert at(museum.format(2, there)).over  # two against two: nothing takes effect and no event card is there
    assert at(museum.format(1, elsewhere)).over
    assert at(museum.format(1, "held imre: whispering_idol")).over  # not on a sheet


def test_a_whispering_idol_does_not_double_minions_for_anything_else():
    s = at(
        """
        vampires: imre museum kills 9, mila museum
        slums: sigil imre
        asylum: sigil mila
        museum: minions 1
        district museum: whispering_idol
        now: turn imre 2
        """
    )
    assert "ritual" not in options(s)
    assert why_not(s, 0, "ritual") == ("needs minions", 2, 1)
    s = at(
        "vampires: imre museum, mila slums\nmuseum: exposed 3, minions 1\ndistrict museum: whispering_idol\nnow: turn imre 1"
    )
    play(s, "fight")
    assert options(s) == ["0", "1"]


def test_hand_of_glory():
    s = at(
        """
        vampires: imre museum kills 2, mila slums
        held imre: hand_of_glory
        museum: hidden 1
        asylum: hidden 2
        newspaper: hidden 1
        slums: hidden 1
        now: turn imre 2
        """
    )
    assert changes(s, "use hand_of_glory") == {"museum hidden": -1, "museum exposed": 1}
    assert options(s) == ["asylum", "newspaper"]  # next door, not the Slums; nobody is at the Station
    assert changes(s, "asylum") == {"asylum hidden": -2, "asylum exposed": 2}
    assert (s.points, names(s, "use")) == (1, [])  # once a turn


def test_raven_cloak():
    text = "vampires: imre museum kills 2, mila museum\nheld imre: raven_cloak\nslums: hidden 1\nnow: turn {}"
    s = at(text.format("imre 1"))
    play(s, "move asylum")
    assert s.points == 1
    play(s, "move museum")  # the second move costs its point: the turn is over
    assert s.clan[s.turn].name == "mila"
    play(s, "move asylum")
    assert s.points == 1  # it is not Mila's cloak
    s = at(text.format("imre 0"))
    assert options(s) == ["move railway_station", "move asylum", "move newspaper", "done"]


def test_chalice_of_communion():
    s = at(
        """
        vampires: imre museum blood 1 kills 2, mila museum blood 0, nevena museum blood 3, laszlo slums blood 1
        held imre: communion_chalice
        now: turn imre 2
        """
    )
    assert changes(s, "use communion_chalice") == {"imre blood": 1}
    assert options(s) == ["mila", "nevena"]  # one other vampire of the same district
    assert changes(s, "mila") == {"mila blood": 1}  # she stands up, and no veil is lost
    assert s.points == 1
    assert names(s, "use") == ["use communion_chalice"]


def test_marionette_strings():
    s = at(
        """
        vampires: imre museum kills 2, mila slums
        held imre: marionette_strings
        museum: minions 1
        slums: minions 2
        asylum: minions 2
        now: turn imre 0
        """
    )
    assert changes(s, "use marionette_strings") == {"veil": -1}
    assert options(s) == ["asylum", "slums", "done"]  # those who are here already cannot be called
    moved = {"museum minions": 3, "slums minions": -2, "asylum minions": -1}
    assert changes(s, "slums", "slums", "asylum") == moved  # not a fourth
    assert asked(s) == "act"


def test_marionette_strings_at_the_last_veil():
    s = at(
        "vampires: imre museum kills 2, mila slums\nheld imre: marionette_strings\nslums: minions 2\nveil: 1\nnow: turn imre 1"
    )
    assert changes(s, "use marionette_strings") == {"veil": -1}
    assert s.reason == "unveiled"


@pytest.mark.parametrize(("agents", "left"), [(3, 2), (4, 3)])
def test_iron_maiden(agents, left):
    s = at("vampires: imre museum kills 2, mila slums\nheld imre: iron_maiden\nnow: turn imre 2")
    assert changes(s, "use iron_maiden") == {"iron_maiden": "district museum"}
    assert s.points == 1
    text = "vampires: imre museum, mila slums\nmuseum: {}, minions 3\ndistrict {}: iron_maiden\ndice: 6 6 6 6\nnow: {}"
    s = at(text.format(f"hidden {agents}", "museum", "day hunt"))
    assert (asked(s), options(s)) == ("spend minions", ["0", "1", "2", "3"][: left + 1])
    assert (s.city[1].exposed, s.clan[0].kills) == (left, 0)  # one is gone, and it is nobody's kill
    # Neither in another district nor at night.
    s = at(text.format(f"hidden {agents}", "slums", "day hunt"))
    assert s.city[1].exposed == agents
    s = at(text.format(f"exposed {agents}", "museum", "turn imre 1"))
    play(s, "fight")
    assert s.city[1].exposed == agents


def test_bone_die_turns_a_one_into_a_six():
    s = at("vampires: imre museum kills 2, mila slums\nheld imre: bone_die\ndice: 1 1 1 1\nnow: turn imre 1")
    assert changes(s, "use bone_die") == {"imre blood": -1, "dice": "6 1 1 1 | "}


def test_bone_die():
    s = at("vampires: imre museum kills 2, mila slums\nheld imre: bone_die\ndice: 6 6 3 | 1\nnow: turn imre 0")
    assert changes(s, "use bone_die") == {"imre blood": -1}
    assert options(s) == ["die 3", "die 6"]  # not the one that was set aside
    assert changes(s, "die 6") == {"dice": "6 3 1 | 1"}  # one die only
    s = at("vampires: imre museum kills 2, mila slums\nheld imre: bone_die\ndice: 6 6 3 | 1\nnow: turn imre 1")
    play(s, "use bone_die", "die 3")
    assert s.ready == (6, 6, 4)
    assert names(s, "use") == []  # once a turn
