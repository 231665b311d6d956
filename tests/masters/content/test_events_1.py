"""Each event card of act I: what it does, and something that it must not do.

The families here are two vampires, so that the grid brings one agent to each of its three crosses.
"""

from coterie.games.masters.actions import why_not
from tests.masters.content.drawing import came, draw
from tests.masters.tools import asked, changes, options, play

AWAY = "vampires: imre {0}, mila {0}"


def test_late_train():
    _, done = draw("I-01", AWAY.format("slums"))
    assert done == came("asylum", "museum", "cathedral", "railway_station") | {"I-01": "gone"}
    _, done = draw("I-01", AWAY.format("railway_station"))
    assert done["veil"] == -1  # two vampires, one district
    _, done = draw("I-01", AWAY.format("slums") + "\nagents: 3")
    assert done == came("asylum", "museum", "cathedral") | {"I-01": "gone", "veil": -1}  # nobody was left for the train


def test_whispers_in_the_crowd():
    s, done = draw("I-02", AWAY.format("slums"))
    assert done == came("asylum", "railway_station", "city_hall") | {"I-02": "resolving"}
    assert options(s) == ["hidden railway_station", "hidden asylum", "hidden city_hall"]  # one of them must go
    play(s, "hidden asylum")
    assert options(s) == ["museum", "police_station"]
    assert changes(s, "museum") == {"asylum hidden": -1, "museum hidden": 1, "I-02": "gone"}
    _, done = draw("I-02", AWAY.format("museum"), "hidden asylum", "museum")
    assert done["veil"] == -1  # moving into a vampire's district is seen


def test_full_moon():
    _, done = draw("I-03", "vampires: imre slums blood 2, mila slums")
    assert done == came("city_hall", "asylum", "night_club") | {"imre blood": 1, "I-03": "gone"}  # Mila has all she can
    _, done = draw("I-03", "vampires: imre slums, mila slums blood 0")
    assert done["mila blood"] == 1
    assert "veil" not in done


def test_careless_informant():
    s, _ = draw("I-04", AWAY.format("slums") + "\nmuseum: hidden 2")
    assert options(s) == ["railway_station", "museum", "newspaper", "police_station"]  # where somebody is hidden
    assert changes(s, "museum") == {"museum hidden": -2, "museum exposed": 2, "I-04": "gone"}  # and nobody else
    _, done = draw("I-04", AWAY.format("slums"), "newspaper")
    arrived = came("railway_station", "police_station") | {"agents": -3, "newspaper exposed": 1}
    assert done == arrived | {"I-04": "gone"}  # those that the card itself has brought, too


def test_night_watch():
    s, done = draw("I-05", "vampires: mila asylum, ishtvan asylum\nasylum: minions 1")
    assert done == came("museum", "railway_station", "newspaper") | {"I-05": "district museum"}
    twin = s.clone()
    play(s, "move museum", "0")  # for two points
    assert (s.clan[0].district, s.points) == (1, 0)
    play(twin, "move police_station", "0")  # other ways cost one
    assert twin.points == 1


def test_night_watch_goes_with_the_last_agent():
    s, _ = draw("I-05", "vampires: mila museum, ishtvan asylum\ndice: 6 6 6 6")
    play(s, "expose")
    assert changes(s, "fight") == {
        "museum exposed": -1, "agents": 1, "mila kills": 1, "dice": "6 6 6 | 6", "I-05": "gone",
    }  # fmt: skip
    play(s, "move museum")  # for one point again
    assert (s.clan[s.turn].name, s.points) == ("ishtvan", 1)


def test_closed_platforms():
    s, done = draw("I-06", "vampires: imre railway_station, mila slums\ndice: 6 6 6 6")
    arrived = came("railway_station", "railway_station", "city_hall", "slums")
    assert done == arrived | {"I-06": "district railway_station", "veil": -2}
    assert "activate railway_station" not in options(s)
    assert why_not(s, 0, "activate") == ("barred by", "I-06")
    assert "move museum" in options(s)  # the streets are open


def test_closed_platforms_open_when_the_agents_are_gone():
    s, _ = draw(
        "I-06", "vampires: imre railway_station, mila railway_station\nrailway_station: minions 2\ndice: 6 6 6 6"
    )
    play(s, "expose", "fight")
    gone = {"railway_station exposed": -2, "railway_station minions": -2, "minions": 2, "agents": 2, "imre kills": 2}
    assert changes(s, "2") == {**gone, "I-06": "gone"}
    assert s.clan[s.turn].name == "mila"
    assert "activate railway_station" in options(s)


def test_curfew():
    s, done = draw("I-07", "vampires: imre museum, mila railway_station")
    assert done == came("museum", "newspaper", "slums") | {"veil": -1, "I-07": "beside"}
    play(s, "move railway_station")
    assert [option for option in options(s) if option.startswith("move ")] == []
    assert why_not(s, 0, "move") == ("barred by", "I-07")
    play(s, "activate railway_station", "slums")  # the train is no Move action
    assert s.clan[s.turn].name == "mila"
    assert "move museum" in options(s)  # once for each vampire
    assert changes(s, "done")["I-07"] == "gone"  # this round only


def test_loyal_servant():
    s, done = draw("I-08", "vampires: imre museum, mila slums\nveil: 4")
    assert done == came("cathedral", "night_club", "city_hall") | {"I-08": "resolving"}
    assert options(s) == ["museum", "slums"]  # where a vampire is
    assert changes(s, "slums") == {"slums minions": 1, "minions": -1, "I-08": "gone"}  # the veil does not rise


def test_missing_persons():
    text = "vampires: imre museum, mila slums\nasylum: minions 1\nnight_club: minions 2"
    s, done = draw("I-09", text)
    assert done == came("cathedral", "police_station", "slums") | {"I-09": "resolving"}
    assert options(s) == ["asylum", "night_club"]
    assert changes(s, "night_club") == {"night_club minions": -1, "minions": 1, "veil": -1, "I-09": "gone"}
    # Nobody to be missed: an agent asks for the leader.
    _, done = draw("I-09", "vampires: imre museum, mila newspaper")
    assert done == came("cathedral", "police_station", "slums", "museum") | {"veil": -1, "I-09": "gone"}


def test_neighbourhood_watch():
    s, done = draw("I-10", "vampires: imre newspaper, mila slums\nmuseum: hidden 1, exposed 1")
    assert done == came("police_station", "asylum", "city_hall") | {"I-10": "resolving"}
    assert options(s) == ["hidden museum", "exposed museum", "hidden police_station"]  # next to the leader only
    assert changes(s, "exposed museum") == {"museum exposed": -1, "newspaper exposed": 1, "veil": -1, "I-10": "gone"}
    _, done = draw("I-10", "vampires: imre railway_station, mila slums")
    assert done == came("police_station", "asylum", "city_hall") | {"I-10": "gone"}  # nobody is near


def test_unlucky_omens():
    _, done = draw("I-11", AWAY.format("slums") + "\ndice: 6 6 3 1\nveil: 6")
    assert done["dice"] == "6 4 3 1 | "  # one of the highest, one only
    _, done = draw("I-11", AWAY.format("museum") + "\ndice: 2 1 | 6 6")
    assert done == came("newspaper", "night_club", "slums") | {"dice": "1 1 | 6 6", "I-11": "gone"}  # never below one


def test_games_of_chance():
    text = AWAY.format("slums") + "\ndice: 6 6 | 1 1\nchance: 5"
    s, done = draw("I-12", text)
    assert done == came("night_club", "museum", "cathedral") | {"I-12": "resolving"}
    assert options(s) == ["yes", "no"]
    assert changes(s.clone(), "no") == {"I-12": "gone"}
    assert changes(s, "yes") == {"dice": "5 3 | 1 1", "I-12": "gone"}  # those set aside stay aside


def test_fog_over_the_river():
    s, done = draw("I-13", "vampires: imre asylum, mila slums")
    assert done == came("railway_station", "museum", "newspaper") | {"I-13": "beside"}
    play(s, "move police_station")
    assert s.points == 2
    play(s, "move asylum")
    assert s.points == 1  # the first only
    play(s, "done", "move police_station")
    assert (s.clan[s.turn].name, s.points) == ("mila", 2)  # of each vampire
    assert changes(s, "done")["I-13"] == "gone"


def test_blood_drive():
    _, done = draw("I-14", "vampires: imre slums blood 2, mila slums blood 1")
    assert done == came("night_club", "asylum", "police_station") | {"mila blood": 2, "I-14": "gone"}
    s, _ = draw("I-14", "vampires: imre slums blood 2, mila slums blood 2")
    assert (asked(s), options(s)) == ("choose", ["imre", "mila"])
    assert changes(s, "imre") == {"imre blood": 2, "I-14": "gone"}
    _, done = draw("I-14", "vampires: imre slums blood 1, mila slums blood 0")
    assert done["mila blood"] == 2  # the drained have least of all, and to stand up costs nothing
    assert "veil" not in done


def test_street_preacher():
    s, done = draw("I-15", "vampires: imre cathedral, mila slums")
    assert done == came("city_hall", "asylum", "police_station") | {"I-15": "district city_hall"}
    assert "recruit" not in options(s)  # next door
    assert why_not(s, 0, "recruit") == ("barred by", "I-15")
    play(s, "done")
    assert "recruit" in options(s)  # two districts away
    s, _ = draw("I-15", "vampires: imre city_hall, mila slums\ndice: 6 6 6 6")
    assert "recruit" not in options(s)  # here
    play(s, "expose")
    assert changes(s, "fight")["I-15"] == "gone"


def test_tip_off_line():
    text = AWAY.format("slums") + "\nmuseum: hidden {}, exposed {}"
    _, done = draw("I-16", text.format(1, 1))
    assert done == came("police_station", "night_club", "newspaper") | {"veil": -1, "I-16": "gone"}
    _, done = draw("I-16", text.format(1, 0))
    assert done == came("police_station", "night_club", "newspaper") | {"I-16": "gone"}  # four are not enough


def test_amateur_hunters():
    s, done = draw("I-17", "vampires: imre newspaper, mila asylum blood 0\nlead: imre")
    assert done == came("slums", "museum", "cathedral") | {"I-17": "resolving"}
    assert options(s) == ["asylum", "newspaper"]
    twin = s.clone()
    assert changes(s, "newspaper") == {"newspaper exposed": 1, "agents": -1, "veil": -1, "I-17": "gone"}
    assert changes(twin, "asylum") == {"asylum exposed": 1, "agents": -1, "I-17": "gone"}  # only one who lies drained


def test_false_alarm():
    s, done = draw("I-18", "vampires: imre newspaper, mila newspaper\nnewspaper: hidden 1\nasylum: exposed 1")
    assert done == came("slums", "railway_station", "cathedral") | {"I-18": "resolving"}
    assert options(s) == ["hidden railway_station", "exposed asylum", "hidden cathedral", "hidden slums"]
    assert changes(s, "exposed asylum") == {
        "asylum exposed": -1,
        "agents": 1,
        "I-18": "gone",
    }  # and no kill for anybody
