"""Positions in which several rules meet: what they come to together."""

import pytest

from tests.masters.tools import at, changes, options, play

LASZLO = "vampires: laszlo museum blood {}, mila museum blood 2\nlead: mila\nmuseum: exposed {}\n"
TWO = "vampires: imre museum blood 1 kills 3, mila slums\n"


@pytest.mark.parametrize(
    ("text", "choices", "comes_to"),
    [
        (  # the last blood pays for the rage: the die still kills, then the other vampire has to go on (M-154, M-203)
            LASZLO.format(1, 3) + "dice: 1 2 5 6\nnow: day hunt",
            ["laszlo", "rage 4"],
            {"agents": 2, "museum exposed": -2, "laszlo blood": -1, "laszlo kills": 1, "mila blood": -1, "mila kills": 1,
             "dice": "6 | 1 2 5"},
        ),
        (  # the first rage costs a blood more by a card that leaves with it; then both abilities on one die (M-211)
            LASZLO.format("2 kills 6", "4, minions 1") + "beside: II-09\ndice: 1 2 3 4\nveil: 2\nnow: turn laszlo 2",
            ["fight", "1", "die 1", "rage 4", "bloodbath"],
            {"veil": -1, "agents": 3, "minions": 1, "museum exposed": -3, "museum minions": -1, "laszlo blood": -2,
             "laszlo kills": 3, "dice": "4 3 2 | 1", "II-09": "gone"},
        ),
        (  # a trap kills for nobody before minions are given up; those kill for the fighter, and no die is used (M-205)
            TWO + "museum: hidden 3, minions 2\ndistrict museum: iron_maiden\ndice: 1 2 3 4\nnow: day hunt",
            ["2"],
            {"agents": 2, "minions": 2, "museum exposed": -2, "museum minions": -2, "imre kills": 2},
        ),
        (  # the last agent under the General is no kill; the card leaves, the veil rises, and so the Warrant leaves (M-089)
            TWO + "museum: exposed 1\ndistrict museum: III-06\nveil: 3\nbeside: III-18\ndice: 1 3 6 6\nnow: turn imre 1",
            ["fight", "die 6"],
            {"veil": 1, "agents": 1, "museum exposed": -1, "dice": "6 3 1 | 6", "III-06": "gone", "III-18": "gone"},
        ),
        (  # a five at night: first a point less, then one more by the sigil and one by the sword (M-047)
            "vampires: laszlo slums, imre museum kills 2\nheld imre: executioners_sword\nmuseum: exposed 2, sigil laszlo\n"
            "beside: III-07\ndice: 5 5 4 3\nnow: turn imre 1",
            ["fight", "die 5"],
            {"agents": 1, "museum exposed": -1, "imre kills": 1, "dice": "5 4 3 | 5"},
        ),
        (  # the last blood goes in a lost fight at the lowest veil: the Curse leaves and raises it (M-091)
            TWO + "sheet imre: II-01\nmuseum: exposed 2\nveil: 1\ndice: 1 1 1 1\nnow: turn imre 2",
            ["fight"],
            {"veil": 1, "imre blood": -1, "dice": "1 1 1 | 1", "II-01": "gone"},
        ),
        (  # two short by the grid and the text of one card, one district with people entered (M-094, M-101, M-112)
            "vampires: imre slums, mila slums, nevena slums\nveil: 4\nagents: 3\nmuseum: minions 1\nslums: minions 2\n"
            "events: II-08\nnow: day event",
            ["newspaper 0, slums 1", "museum"],
            {"veil": -2, "agents": -3, "minions": 1, "museum minions": -1, "asylum hidden": 2, "slums hidden": 1,
             "II-08": "gone"},
        ),
        (  # both agents are kept out of the district of the sigil; one comes to people elsewhere (M-108)
            "vampires: agnieszka museum, mila museum\nslums: sigil mila\nasylum: sigil agnieszka\nevents: III-04\n"
            "now: day event",
            ["asylum", "museum", "police_station"],
            {"veil": -1, "agents": -2, "museum hidden": 1, "police_station hidden": 1, "III-04": "gone"},
        ),
        (  # the drained are called like all others, and with the sigil of Ishtvan no minion is needed (M-181, M-183)
            "vampires: ishtvan museum blood 1 kills 9, mila slums kills 9 blood 0\nmuseum: sigil ishtvan\n"
            "slums: sigil mila, minions 1\nveil: 2\nnow: turn ishtvan 1",
            ["dark ishtvan", "mila", "done"],
            {"veil": -1, "mila": "museum"},
        ),
    ],
)  # fmt: skip
def test_what_several_rules_come_to(text, choices, comes_to):
    assert changes(at(text), *choices) == comes_to


def test_a_move_costs_the_sum_of_four_cards():
    s = at(
        """
        vampires: imre railway_station kills 2, mila slums
        held imre: raven_cloak
        beside: I-13, II-10
        railway_station: hidden 1
        district museum: I-05
        museum: hidden 1
        now: turn imre 1
        """
    )
    play(s, "move museum")  # two less, two more
    assert (s.points, s.turn) == (0, 0)
    assert [option for option in options(s) if option.startswith("move")] == []  # the next has no cloak and no fog


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("vampires: imre museum kills 4 blood 1, mila slums\nveil: 1\nnow: turn imre 1", ["wild hunt"]),  # M-161
        (
            "vampires: mila museum kills 6, imre slums\nmuseum: hidden 2\nveil: 1\nnow: turn mila 0",
            ["dark mila"],
        ),  # M-167
        (LASZLO.format("3 kills 6", 4) + "veil: 1\ndice: 1 2 5 6\nnow: day hunt", ["laszlo", "bloodbath"]),  # M-167
        ("vampires: mila museum blood 0, imre slums\nveil: 2\nbeside: III-18\nlead: mila\nnow: night", []),  # M-128
        ("vampires: mila museum, imre slums\ncity_hall: hidden 1\nveil: 1\nnow: day", ["resolve city_hall"]),  # M-186
        ("vampires: mila museum, imre slums\nnow: day event", []),  # M-187
    ],
)
def test_what_takes_the_last_veil_or_finds_no_card_loses_at_once(text, choices):
    s = play(at(text), *choices)
    assert s.result == {0: 0.0}
    assert sum(row.agents for row in s.city) == sum(row.agents for row in at(text).city), "nothing more is done"
