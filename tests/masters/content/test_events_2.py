"""Each event card of act II: what it does, and something that it must not do.

The families here are two vampires, so that the grid brings one agent to each of its three crosses.
"""

from coterie.games.masters.actions import why_not
from tests.masters.content.drawing import came, draw
from tests.masters.tools import ALL, asked, at, changes, options, play

AWAY = "vampires: imre {0}, mila {0}"


def test_curse_of_our_clan():
    s, done = draw("II-01, II-07", "vampires: imre slums, mila slums\nlead: imre")
    assert done == came("asylum", "railway_station", "city_hall") | {"imre blood": -1, "II-01": "sheet imre"}
    play(s, "done")
    assert changes(s, "done")["imre blood"] == -1  # as the token goes on; Mila leads now and loses nothing
    assert (s.clan[s.lead].name, s.clan[1].blood) == ("mila", 4)
    assert s.pieces[s.piles["sheet", 0][0]].face == "II-01"


def test_curse_of_our_clan_ends_with_the_last_blood():
    s, done = draw(
        "II-01", "vampires: imre museum blood 1, mila slums\nslums: hidden 3, minions 1\nveil: 4\nlead: imre"
    )
    assert asked(s) == "spend minions"  # the combat in the Slums is next
    arrived = came("asylum", "railway_station", "city_hall")
    fought = {"slums hidden": -3, "slums exposed": 3}
    assert done == arrived | fought | {"imre blood": -1, "veil": 1, "II-01": "gone"}


def test_blessed_innocence():
    s, done = draw("II-02", "vampires: imre newspaper, mila slums\nslums: hidden 1\ndice: 5 5 4 1\nveil: 6")
    assert done == came("railway_station", "asylum", "night_club") | {"II-02": "resolving"}
    assert options(s) == ["imre", "mila"]
    play(s, "mila")
    assert options(s) == ["hidden railway_station", "hidden asylum", "hidden night_club"]  # from elsewhere only
    fought = {
        "slums exposed": 1,
        "slums hidden": -1,
        "agents": 1,
        "mila blood": -2,
        "mila kills": 1,
        "dice": "5 5 | 1 4",
    }
    assert changes(s, "hidden night_club") == {"night_club hidden": -1, **fought, "veil": -1, "II-02": "gone"}


def test_blessed_innocence_fights_nobody_who_lies_drained():
    s, done = draw("II-02", "vampires: imre newspaper, mila slums blood 0\nslums: hidden 1", "mila", "hidden asylum")
    assert done == came("railway_station", "night_club") | {
        "agents": -3, "slums hidden": -1, "slums exposed": 2, "II-02": "gone",
    }  # fmt: skip
    assert asked(s) == "act"


def test_checkpoint():
    s, done = draw("II-03", "vampires: imre slums, mila cathedral\nslums: minions 1\ncathedral: minions 1\nveil: 6")
    assert done == came("slums", "police_station", "city_hall") | {"veil": -1, "II-03": "district slums"}
    assert changes(s, "move cathedral") == {"imre": "cathedral"}  # out of it alone
    assert changes(s, "move slums") == {"imre": "slums"}  # into it alone
    play(s, "done", "move city_hall")
    assert (asked(s), options(s)) == ("company", ["0", "1"])  # elsewhere they walk freely


def test_checkpoint_watches_the_train_too():
    s, _ = draw("II-03", "vampires: imre railway_station, mila railway_station\nrailway_station: minions 1")
    assert changes(s, "activate railway_station", "slums") == {"imre": "slums"}
    play(s, "done", "activate railway_station", "museum")
    assert asked(s) == "company"


def test_holy_water():
    s, done = draw(
        "II-04", "vampires: imre museum blood 1 kills 4, mila slums blood 1 kills 4\ndice: 6 6 6 6\nlead: imre"
    )
    assert done == came("museum", "night_club", "newspaper") | {"veil": -1, "II-04": "sheet imre"}
    assert [option for option in options(s) if "hunt" in option] == []
    assert why_not(s, 0, "hunt") == why_not(s, 0, "wild hunt") == ("barred by", "II-04")
    twin = s.clone()
    play(twin, "done")
    assert "hunt" in options(twin)  # Mila hunts as ever
    play(s, "expose")
    assert changes(s, "fight")["II-04"] == "gone"  # a kill washes it off
    s, _ = draw("II-04", "vampires: imre slums blood 1 kills 9, mila slums\nlead: imre")
    assert "hunt" in options(s)  # with nine kills it does not stay


def test_raid_on_the_nest():
    text = AWAY.format("cathedral") + "\nmuseum: minions 2, hidden 1\nslums: hidden 1\nasylum: minions 1"
    _, done = draw("II-05", text)
    # One agent has come to the Museum and one of the two there is exposed. Minions and agents by themselves are spared.
    raided = {"museum minions": -1, "minions": 1, "museum exposed": 1}
    assert done == {"agents": -3, "night_club hidden": 1, "slums hidden": 1, **raided, "veil": -1, "II-05": "gone"}


def test_reinforcements():
    _, done = draw("II-06", AWAY.format("slums") + "\nmuseum: hidden 1\nasylum: exposed 2\ncathedral: hidden 1")
    assert done == came("police_station", "railway_station", "museum", "museum", "asylum") | {"II-06": "gone"}
    _, done = draw("II-06", AWAY.format("slums") + "\nmuseum: hidden 1\nagents: 3")
    assert done == came("police_station", "railway_station", "museum") | {"veil": -1, "II-06": "gone"}  # none was left


def test_gone_to_ground():
    _, done = draw("II-07", AWAY.format("museum") + "\nmuseum: exposed 2, hidden 1\nasylum: exposed 1\nveil: 6")
    assert (done["asylum hidden"], done["asylum exposed"]) == (1, -1)
    text = AWAY.format("newspaper") + "\nmuseum: exposed 2, sigil imre\nasylum: exposed 1"
    _, done = draw("II-07", text)
    hidden = {"asylum hidden": 1, "asylum exposed": -1}
    assert done == came("railway_station", "cathedral", "slums") | hidden | {
        "II-07": "gone"
    }  # not under a Sigil of Sight


def test_traitor():
    s, done = draw("II-08", "vampires: imre newspaper, mila slums\nmuseum: minions 1\ncathedral: minions 2")
    assert done == came("asylum", "newspaper", "slums") | {"II-08": "resolving"}
    assert options(s) == ["museum", "cathedral"]
    twin = s.clone()
    turned = {"minions": 1, "agents": -1, "II-08": "gone"}
    # The last minion of a place sees nothing any more; where another one is left it does.
    assert changes(s, "museum") == {"museum minions": -1, "museum hidden": 1, "veil": -2, **turned}
    assert changes(twin, "cathedral") == {"cathedral minions": -1, "cathedral hidden": 1, "veil": -3, **turned}
    _, done = draw("II-08", AWAY.format("museum"))
    assert done == came("asylum", "newspaper", "slums") | {"II-08": "gone"}  # no minion, no traitor


def test_a_traitor_may_be_drawn_to_the_urn():
    s, _ = draw(
        "II-08", "vampires: imre night_club, mila night_club\nmuseum: minions 1\ndistrict city_hall: funerary_urn"
    )
    play(s, "decline")  # the three agents of the grid
    assert options(s) == ["use funerary_urn for museum", "decline"]  # the card places the traitor, too (D-041)
    assert changes(s, "use funerary_urn for museum") == {"city_hall hidden": 1, "agents": -1, "II-08": "gone"}


def test_the_professors_lecture():
    s, done = draw("II-09", "vampires: mila museum, agnieszka museum\nmuseum: hidden 1\nasylum: hidden 1")
    assert done == came("cathedral", "railway_station", "city_hall") | {"II-09": "beside"}
    assert changes(s, "blood mila")["mila blood"] == -4  # instead of 3; then the card is gone
    assert s.piles.get(("beside", 0)) is None
    assert s.clan[s.turn].name == "agnieszka"
    assert changes(s, "blood agnieszka") == {"agnieszka blood": -1}
    s, _ = draw("II-09", "vampires: mila museum blood 3, agnieszka museum\nmuseum: hidden 1")
    assert why_not(s, 0, "blood") == ("needs blood", 4, 3)


def test_the_lecture_is_about_blood_abilities_only():
    s, _ = draw("II-09", "vampires: imre museum kills 2, mila slums\nheld imre: bone_die")
    assert changes(s, "use bone_die") == {"imre blood": -1, "dice": "4 4 4 3 | "}
    assert s.piles["beside", 0]


def test_night_patrols():
    s, done = draw("II-10", "vampires: agnieszka museum, ishtvan slums\nslums: minions 1")
    assert done == came("cathedral", "museum", "city_hall") | {"veil": -1, "II-10": "beside"}
    play(s, "move newspaper")  # out of the Museum, where an agent is: two points
    assert (s.clan[s.turn].name, s.points) == ("agnieszka", 0)
    play(s, "done")
    play(s, "move cathedral", "0")  # out of the Slums, where nobody is: one point
    assert (s.clan[s.turn].name, s.points) == ("ishtvan", 1)
    assert not [option for option in options(s) if option.startswith("move")]  # there is an agent in the Cathedral
    assert changes(s, "done")["II-10"] == "gone"


def test_bounty():
    s, done = draw(
        "II-11", "vampires: imre newspaper, mila slums\nnewspaper: hidden 1\nmuseum: hidden 2\ndice: 6 6 1 1"
    )
    shown = {"museum hidden": -2, "museum exposed": 2, "police_station exposed": 1, "cathedral exposed": 1}
    fought = {"newspaper hidden": -1, "newspaper exposed": 2, "imre blood": -2, "dice": "6 6 | 1 1"}
    assert done == shown | fought | {
        "agents": -3,
        "veil": -1,
        "II-11": "gone",
    }  # two agents were enough; it ends with the day
    s, _ = draw("II-11", "vampires: imre newspaper, mila slums\ndice: 6 6 1 1")
    assert (asked(s), s.clan[0].blood) == ("act", 4)  # one is not


def test_bounty_lasts_for_one_day():
    s = at("vampires: imre museum, mila museum\nevents: II-11\nnow: turn mila 2")
    assert changes(s, "done")["II-11"] == "gone"
    assert asked(s) == "act"


def test_jailbreak():
    s, done = draw("II-12", "vampires: imre slums, mila slums\nmuseum: exposed 1")
    assert done == came("police_station", "asylum", "newspaper") | {"II-12": "resolving"}
    assert options(s) == ["exposed museum", "hidden asylum", "hidden newspaper", "done"]
    twin = s.clone()
    moved = {"museum exposed": -1, "asylum hidden": -1, "police_station exposed": 1, "police_station hidden": 1}
    assert changes(s, "exposed museum", "hidden asylum") == {**moved, "II-12": "gone"}  # not a third
    assert changes(twin, "done") == {"II-12": "gone"}  # nor any, if they like


def test_thirst():
    _, done = draw("II-13", "vampires: imre museum blood 4, mila museum blood 3")
    assert done == came("slums", "asylum", "police_station") | {"imre blood": -2, "II-13": "gone"}
    s, _ = draw("II-13", "vampires: imre museum blood 3, mila museum blood 3")
    assert options(s) == ["imre", "mila"]
    assert changes(s, "mila") == {"mila blood": -2, "II-13": "gone"}


def test_sanctuary():
    text = "vampires: ishtvan newspaper, imre museum kills 6\nnewspaper: minions 1, exposed 1\nmuseum: exposed 1"
    s, done = draw("II-14, I-04", text)
    assert done == came("newspaper", "night_club", "police_station") | {"veil": -1, "II-14": "district newspaper"}
    assert "fight" not in options(s)
    assert why_not(s, 0, "fight") == ("barred by", "II-14")
    assert why_not(s, 0, "blood") == ("would change nothing",)
    assert changes(s, "expose") == {"newspaper hidden": -1, "newspaper exposed": 1}  # they can be seen
    play(s, "done", "dark imre")
    assert options(s) == ["exposed museum", "done"]  # not those in the Sanctuary
    play(s, "done")
    assert changes(s, "done")["II-14"] == "gone"  # until the next morning


def test_sanctuary_does_not_keep_agents_from_hunting():
    s, _ = draw("II-14", "vampires: ishtvan newspaper, imre museum\nnewspaper: hidden 2, minions 1")
    assert asked(s) == "spend minions"


def test_occult_auction():
    text = "vampires: imre slums kills 2, mila slums\nrelics: raven_cloak, bone_die\nveil: 5"
    s, done = draw("II-15", text)
    assert done == came("city_hall", "night_club", "cathedral") | {"II-15": "resolving"}
    assert options(s) == ["yes", "no"]
    assert changes(s.clone(), "no") == {"II-15": "gone"}
    assert changes(s, "yes") == {"raven_cloak": "held imre", "veil": -1, "II-15": "gone"}
    _, done = draw("II-15", "vampires: imre slums kills 1, mila slums\nrelics: raven_cloak")
    assert done["II-15"] == "gone"  # nobody may hold one: nobody is asked
    _, done = draw("II-15", "vampires: imre slums kills 2, mila slums\nrelics:")
    assert done["II-15"] == "gone"


def test_forgotten_fear():
    _, done = draw("II-16", "vampires: imre slums kills 5, mila slums kills 4\nheld mila: bone_die")
    assert done == came("night_club", "asylum", "cathedral") | {"imre kills": -1, "II-16": "gone"}
    s, _ = draw("II-16", "vampires: imre slums kills 3, mila slums kills 3")
    assert options(s) == ["imre", "mila"]
    _, done = draw("II-16", "vampires: imre slums kills 2, mila slums kills 1\nheld imre: bone_die")
    assert (done["imre kills"], done["bone_die"]) == (-1, "gone")  # one kill is too few for a relic
    _, done = draw("II-16", AWAY.format("slums"))
    assert done == came("night_club", "asylum", "cathedral") | {"II-16": "gone"}  # never below none: nobody is asked


def test_mob_rule():
    s, done = draw(
        "II-17", AWAY.format("newspaper") + "\nasylum: exposed 2\nslums: hidden 1\nnight_club: hidden 1\nveil: 6"
    )
    assert done == came("museum", "railway_station", "slums") | {"II-17": "resolving"}
    # One agent each is in the Station, the Museum and the Night Club; two in the Asylum and the Slums.
    assert options(s) == ["railway_station", "museum", "night_club", ALL]
    play(s, "museum")
    assert options(s) == ["railway_station", "asylum"]  # next door, where agents are
    assert changes(s, "asylum") == {"museum hidden": -1, "asylum hidden": 1}
    assert options(s) == ["railway_station", "night_club", ALL]
    # From the Station only the Night Club is left to go to. There nobody is near, and they stay.
    moved = {"railway_station hidden": -1, "night_club hidden": 1}
    assert changes(s, "railway_station") == {**moved, "II-17": "gone"}


def test_mob_rule_leaves_the_lonely_alone():
    _, done = draw("II-17", AWAY.format("newspaper"), "slums", "museum")
    assert done == came("slums", "railway_station", "railway_station") | {"II-17": "gone"}


def test_hidden_ally():
    s, done = draw("II-18", "vampires: imre slums, mila slums\nasylum: exposed 1\ncathedral: exposed 2\nveil: 4")
    assert done == came("city_hall", "museum", "newspaper") | {"II-18": "resolving"}
    assert options(s) == ["exposed asylum", "exposed cathedral"]
    turned = {"cathedral exposed": -1, "cathedral minions": 1, "agents": 1, "minions": -1}
    assert changes(s, "exposed cathedral") == {**turned, "II-18": "gone"}  # no kill, and the veil stays as it is
    s, _ = draw("II-18", "vampires: imre slums, mila slums")
    assert options(s) == ["museum", "newspaper", "city_hall"]  # nobody is exposed: somebody will be
    assert changes(s, "museum") == {"museum hidden": -1, "museum exposed": 1, "II-18": "gone"}
