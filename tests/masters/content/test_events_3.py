"""Each event card of act III: what it does, and something that it must not do.

The families here are two vampires, so that the grid brings one agent to each of its three crosses.
"""

from coterie.games.masters.actions import why_not
from tests.masters.content.drawing import came, draw
from tests.masters.tools import ALL, asked, at, changes, options, play

AWAY = "vampires: imre {0}, mila {0}"


def test_last_crusade():
    text = """
        vampires: imre museum, mila asylum blood 0
        newspaper: minions 1
        police_station: hidden 1
        cathedral: sigil imre
        lead: imre
        """
    _, done = draw("III-01", text)
    # Not to the vampires, drained or not, the minion, the agents (those of the grid, too) and the sigil.
    assert done == came("city_hall", "railway_station", "night_club", "slums") | {"III-01": "gone"}
    s, done = draw("III-01", AWAY.format("museum") + "\nasylum: hidden 5\nagents: 5")
    assert options(s) == ["newspaper", "police_station", "cathedral"]  # four places, two agents: the leader decides
    assert changes(s, "newspaper", "slums") == {
        "newspaper hidden": 1, "slums hidden": 1, "agents": -2, "veil": -2, "III-01": "gone",
    }  # fmt: skip


def test_martial_law():
    s, done = draw("III-02, I-03", AWAY.format("museum") + "\ncathedral: minions 1\nlead: imre")
    assert done == came("newspaper", "asylum", "cathedral") | {"veil": -1, "III-02": "beside"}
    assert s.points == 1
    play(s, "done")
    assert s.points == 2  # the leader only
    assert changes(s, "done")["III-02"] == "gone"
    assert s.points == 2  # this round only


def test_dawn_assault():
    text = """
        vampires: {}
        museum: hidden {}
        slums: hidden 2
        asylum: hidden 2
        dice: 6 6 1 1
        chance: 5
        """
    s, done = draw("III-03", text.format("imre museum, mila slums", 1))
    assert options(s) == ["museum", "slums", ALL]  # exactly two agents and a vampire; the leader orders them
    assert done == came("night_club", "museum", "police_station") | {"III-03": "resolving"}
    fought = {"museum hidden": -2, "museum exposed": 2, "imre blood": -2}
    won = {"slums hidden": -2, "agents": 2, "mila kills": 2}
    twin = s.clone()
    after = fought | won | {"dice": "5 3 2 1 | ", "veil": -1, "III-03": "gone"}
    assert changes(s, "museum") == after
    assert changes(twin, ALL) == after
    # Neither three agents nor drained vampires.
    s, _ = draw(
        "III-03",
        text.format("imre slums blood 0, mila asylum\nlead: mila", 2).replace("asylum: hidden 2", "asylum: hidden 1"),
    )
    assert asked(s) == "act"
    assert (s.city[8].exposed, s.city[1].exposed) == (0, 0)


def test_desecration():
    s, done = draw("III-04", AWAY.format("cathedral") + "\nmuseum: sigil imre\nslums: sigil mila, minions 1")
    # Under Imre's sigil nobody stays hidden.
    arrived = came("night_club", "newspaper") | {"museum exposed": 1, "agents": -3}
    assert done == arrived | {"III-04": "resolving"}
    assert options(s) == ["museum", "slums"]
    assert changes(s, "slums") == {"slums hidden": 2, "agents": -2, "veil": -1, "III-04": "gone"}
    _, done = draw("III-04", "vampires: imre cathedral, mila slums\nlead: mila")
    assert done == came("night_club", "museum", "newspaper", "slums") | {
        "veil": -1,
        "III-04": "gone",
    }  # one, to the leader


def test_purge():
    text = AWAY.format("slums") + "\nmuseum: minions {}\nasylum: minions {}"
    s, done = draw("III-05", text.format(1, 2))
    assert done == came("railway_station", "night_club", "cathedral") | {"III-05": "resolving"}
    assert options(s) == ["museum", "asylum"]
    assert changes(s, "asylum", "asylum") == {"asylum minions": -2, "minions": 2, "III-05": "gone"}
    _, done = draw("III-05", text.format(1, 0))
    gone = {"museum minions": -1, "minions": 1}
    assert done == came("railway_station", "night_club", "cathedral") | gone | {"veil": -1, "III-05": "gone"}
    _, done = draw("III-05", text.format(0, 0))
    assert done["veil"] == -2


def test_inquisitor_general():
    s, done = draw(
        "III-06", "vampires: ishtvan asylum, mila museum\nasylum: minions 2\nmuseum: exposed 1\ndice: 6 6 6 6"
    )
    assert done == came("asylum", "museum", "city_hall", "asylum") | {"veil": -2, "III-06": "district asylum"}
    play(s, "expose", "fight")
    spent = {"asylum exposed": -2, "asylum minions": -2, "minions": 2, "agents": 2}
    assert changes(s, "2") == {**spent, "veil": 1, "III-06": "gone"}  # no kill, but the veil rises
    assert changes(s, "fight")["mila kills"] == 1  # elsewhere kills count


def test_inquisitor_general_and_the_other_ways_to_kill():
    text = "vampires: {0} asylum kills 6, imre slums\nasylum: minions {1}\ndice: 6 6 6 6"
    s, _ = draw("III-06", text.format("ishtvan", 0))
    play(s, "expose")
    fought = {"asylum exposed": -2, "agents": 2, "dice": "6 6 | 6 6"}
    assert changes(s, "fight") == {**fought, "veil": 1, "III-06": "gone"}
    s, _ = draw("III-06", text.format("ishtvan", 1))
    paid = {"ishtvan blood": -2, "asylum minions": -1, "minions": 1}
    assert changes(s, "blood ishtvan", "hidden asylum", "done") == {**paid, "asylum hidden": -1, "agents": 1}
    s, _ = draw("III-06", text.format("mila", 0))
    turned = {"asylum hidden": -1, "agents": 1, "asylum minions": 1, "minions": -1}
    assert changes(s, "blood mila") == {"mila blood": -3, **turned}


def test_blessed_weapons():
    s, done = draw("III-07", "vampires: imre museum, mila slums\nmuseum: exposed 2\ndice: 6 5 2 2")
    assert done == came("cathedral", "asylum", "slums") | {"veil": -1, "III-07": "beside"}
    play(s, "fight")
    killed = {"museum exposed": -1, "agents": 1, "imre kills": 1}
    assert changes(s, "die 5") == {**killed, "imre blood": -1, "dice": "6 2 2 | 5"}  # like a four
    assert changes(s, "die 6") == {**killed, "dice": "2 2 | 5 6"}
    play(s, "done")
    assert changes(s, "done")["III-07"] == "gone"


def test_blessed_weapons_come_before_the_sword():
    text = "vampires: imre museum kills 2, mila slums\nheld imre: executioners_sword\nmuseum: exposed 1\ndice: 5 5 5 5"
    s, _ = draw("III-07", text)
    assert "imre blood" not in changes(s, "fight")  # five, four, five
    s, _ = draw("III-07", text.replace("5 5 5 5", "4 4 4 4"))
    assert "imre blood" not in changes(s, "fight")  # a four that became a five is no five of the die


def test_stake_and_fire():
    text = "vampires: imre newspaper, mila museum blood {}\nnewspaper: hidden 2\nmuseum: hidden {}\nlead: imre"
    _, done = draw("III-08", text.format(3, 1))
    assert done == came("police_station", "city_hall", "cathedral") | {"imre blood": -1, "III-08": "gone"}
    _, done = draw("III-08", text.format(0, 2))
    assert done["veil"] == -1  # somebody lay drained before; she loses nothing more
    assert done["imre blood"] == -1
    _, done = draw("III-08", text.format(1, 2))
    assert "veil" not in done  # drained by the card itself
    assert done["mila blood"] == -1


def test_torn_veil():
    text = "vampires: imre newspaper, mila slums\nlead: imre\nveil: {}"
    _, done = draw("III-09", text.format(4))
    assert done == came("cathedral", "city_hall", "slums") | {"veil": -2, "III-09": "gone"}
    s, _ = draw("III-09", text.format(3))
    assert asked(s) == "blue numbers"  # a thin veil: two and two, one of them to choose
    done = changes(s, options(s)[0])
    assert done["newspaper exposed"] == 1
    assert done["veil"] == -2  # for the Slums and for the leader's district, not by the text


def test_sealed_streets():
    s, done = draw(
        "III-10", "vampires: imre museum, mila railway_station\nmuseum: minions 2\nrailway_station: minions 1"
    )
    assert done == came("slums", "railway_station", "asylum") | {"veil": -1, "III-10": "beside"}
    assert changes(s, "move newspaper") == {"imre": "newspaper"}
    assert changes(s, "activate newspaper", "museum", "minion museum", "asylum") == {
        "museum minions": -1, "asylum minions": 1,
    }  # fmt: skip  # by the news they can be moved
    play(s, "done")
    assert changes(s, "activate railway_station", "slums") == {"mila": "slums"}
    assert changes(s, "done")["III-10"] == "gone"


def test_exorcism():
    text = """
        vampires: imre museum kills 7, mila slums kills 6
        held imre: raven_cloak, bone_die
        museum: hidden 1
        slums: hidden 1
        lead: imre
        """
    s, done = draw("III-11", text)
    assert done == came("police_station", "museum", "newspaper") | {"veil": -1, "III-11": "sheet imre"}
    assert "use bone_die" not in options(s)
    assert why_not(s, 0, "dark") == ("barred by", "III-11")
    play(s, "move asylum")
    assert s.points == 1  # not even the cloak helps
    assert changes(s, "discard III-11") == {"III-11": "gone"}
    assert s.points == 0
    assert "use bone_die" in options(s)
    play(s, "done")
    assert "dark mila" in options(s)  # one sheet only


def test_exorcism_switches_passive_relics_off_and_on():
    s, _ = draw("III-11", "vampires: imre slums, mila museum kills 4\nheld mila: raven_cloak\nlead: mila")
    assert s.pieces[s.piles["sheet", 1][0]].face == "III-11"
    twin = s.clone()
    play(twin, "move asylum")
    assert twin.points == 1
    play(s, "discard III-11", "move asylum")
    assert s.points == 1  # one for the card, none for the way


def test_exorcism_stops_a_bloodbath():
    text = "vampires: laszlo museum kills 6, imre slums\nmuseum: exposed 2\ndice: 2 2 2 2\n{}\nnow: turn laszlo 1"
    s = at(text.format("sheet laszlo: III-11"))
    play(s, "fight")
    assert options(s) == ["rage 5", "strike 2"]
    s = at(text.format("district museum: II-14").replace("turn laszlo 1", "day hunt").replace("exposed 2", "exposed 3"))
    assert options(s) == ["rage 5", "strike 2"]  # nor do abilities kill in a Sanctuary


def test_exorcism_needs_no_kills_to_be_paid_off():
    s, done = draw("III-11", AWAY.format("museum"), "imre")
    assert done["III-11"] == "sheet imre"
    assert why_not(s, 0, "buy off") == ()
    play(s, "move newspaper", "move night_club")
    assert (s.points, why_not(s, 0, "buy off")) == (0, ("needs points", 1, 0))
    assert "discard III-11" not in options(s)
    assert why_not(s, 1, "buy off") == ("nothing to discard",)


def test_exorcism_picks_the_deadliest():
    s, _ = draw("III-11", "vampires: imre museum kills 3, mila slums kills 3")
    assert (asked(s), options(s)) == ("lay card", ["imre", "mila"])
    assert changes(s, "mila")["III-11"] == "sheet mila"
    assert "discard III-11" not in options(s)  # it is Mila's to pay for
    play(s, "done")
    assert "discard III-11" in options(s)


def test_exorcism_does_not_spill_pristine_blood():
    s, done = draw("III-11", "vampires: imre museum blood 6 kills 7, mila slums\nheld imre: pristine_blood\nlead: imre")
    assert "imre blood" not in done
    assert "hunt" not in options(s)


def test_blood_moon_rising():
    _, done = draw(
        "III-12",
        "vampires: imre museum kills 8, mila museum kills 9, nevena museum\nveil: 6",
        "newspaper 1, police_station 0",
    )
    assert (done["imre kills"], done["nevena kills"]) == (1, 1)
    assert "mila kills" not in done  # never above nine
    _, done = draw("III-12", AWAY.format("museum"))
    assert done == came("slums", "newspaper", "police_station") | {"imre kills": 1, "mila kills": 1, "III-12": "gone"}


def test_army_of_light():
    s, done = draw("III-13", AWAY.format("slums") + "\ncity_hall: minions 2\nasylum: minions 2\ncathedral: minions 1")
    assert done == came("museum", "railway_station", "newspaper") | {"III-13": "resolving"}
    assert options(s) == ["asylum", "city_hall"]
    assert changes(s, "asylum") == {"asylum hidden": 2, "agents": -2, "veil": -1, "III-13": "gone"}
    _, done = draw("III-13", AWAY.format("slums"))
    assert done == came("museum", "railway_station", "newspaper", "museum", "museum") | {"III-13": "gone"}


def test_betrayal():
    s, done = draw("III-14", AWAY.format("slums") + "\nmuseum: minions 2\nasylum: minions 2\ncathedral: minions 1")
    assert done == came("newspaper", "night_club", "cathedral") | {"III-14": "resolving"}
    assert options(s) == ["museum", "asylum"]
    turned = {"museum minions": -1, "museum exposed": 1, "minions": 1, "agents": -1}
    assert changes(s, "museum") == {**turned, "veil": -2, "III-14": "gone"}  # and the Cathedral's minion saw its agent
    _, done = draw("III-14", AWAY.format("slums"))
    assert done == came("newspaper", "night_club", "cathedral") | {"III-14": "gone"}


def test_daylight_burns():
    _, done = draw("III-15", AWAY.format("newspaper") + "\ndice: 6 4 3 | 5")
    assert done == came("museum", "police_station", "slums") | {"dice": "5 3 3 | 5", "III-15": "gone"}


def test_unholy_alliance():
    text = """
        vampires: imre newspaper, mila newspaper
        museum: minions 1, hidden 2, exposed 1
        asylum: minions 2
        slums: minions 1, exposed 1
        cathedral: hidden 1
        """
    s, done = draw("III-16", text)
    assert done == came("railway_station", "night_club", "police_station") | {"III-16": "resolving"}
    assert options(s) == ["museum", "slums", ALL]
    play(s, "museum")
    assert options(s) == ["hidden museum", "exposed museum"]
    gone = {"museum hidden": -1, "slums exposed": -1, "agents": 2}
    assert changes(s, "hidden museum") == {**gone, "III-16": "gone"}  # nobody's kill, and not where no minion is


def test_eclipse():
    s, done = draw("III-17, I-03", "vampires: imre museum, mila slums\nmuseum: hidden 4\ncity_hall: minions 1")
    assert done == came("asylum", "city_hall", "slums") | {"veil": -2, "III-17": "beside"}
    assert (asked(s), s.city[1].hidden, s.points) == ("act", 4, 3)  # no hunt by day
    play(s, "done")
    assert s.points == 3
    play(s, "done")
    assert s.clan[0].kills > 0  # the next day they hunt again
    assert s.points == 2


def test_final_warrant():
    text = "vampires: imre newspaper, mila newspaper blood 0\nlead: imre"
    s, done = draw("III-18", text)
    assert done == came("city_hall", "railway_station", "asylum") | {"III-18": "beside"}
    assert changes(s.clone(), "done") == {"mila blood": 1, "veil": -2}
    # A revival by another vampire costs nothing, as ever.
    assert changes(s, "blood imre") == {"imre blood": -1, "mila blood": 2}
    assert changes(s, "done") == {}
    # It stays until the veil rises.
    s, _ = draw("III-18, I-04", text + "\nveil: 5")
    assert changes(s, "recruit", "done") == {
        "newspaper minions": 1, "minions": -1, "mila blood": 1, "III-18": "gone",
    }  # fmt: skip  # one up, and one down for Mila
