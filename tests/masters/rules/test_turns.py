"""The night phase: who acts when, how often, and what a turn begins with (M-121 to M-132)."""

import pytest

from coterie.games.masters.actions import why_not
from tests.masters.tools import asked, at, changes, options, play, seat


def actor(s) -> str:
    """Return the vampire whose turn it is."""
    return s.clan[s.turn].name


@pytest.mark.ruling("M-121")
def test_the_leader_acts_first_and_the_others_follow_clockwise_each_once():
    s = at(
        """
        vampires: imre, mila, nevena
        lead: mila
        now: night
        events: I-04
        """
    )
    order = []
    while s.night:
        order.append(actor(s))
        s.choose("done")
    assert order == ["mila", "nevena", "imre"]


@pytest.mark.ruling("M-122")
def test_every_vampire_has_two_action_points():
    s = at("vampires: imre museum, mila slums\nnow: night")
    assert (actor(s), s.points) == ("imre", 2)
    play(s, "move asylum")
    assert s.points == 1
    play(s, "move museum")  # the turn ends by itself where nothing is left to choose
    assert (actor(s), s.points) == ("mila", 2)


@pytest.mark.ruling("M-122")
def test_cards_can_take_all_points_and_no_more():
    s = at("vampires: imre museum, mila museum blood 1\nbeside: III-02, III-02, III-02\nnow: night\nlead: imre")
    assert (actor(s), s.points, options(s)) == ("imre", 0, ["blood imre", "done"])


@pytest.mark.ruling("M-123")
def test_a_vampire_finishes_its_turn_before_the_next_begins():
    s = at("vampires: imre museum, mila slums\nmuseum: hidden 1\nasylum: hidden 1\nnow: night")
    play(s, "move asylum")
    assert (asked(s), actor(s), s.points) == ("act", "imre", 1)
    play(s, "move museum")
    assert (asked(s), actor(s), s.points) == ("act", "imre", 0)
    assert options(s) == ["blood imre", "done"]  # also without points: only its player ends the turn
    play(s, "done")
    assert (asked(s), actor(s)) == ("act", "mila")


@pytest.mark.ruling("M-124")
def test_points_that_are_left_are_lost():
    s = at("vampires: imre museum, mila slums\nnow: night\nevents: I-03\nlead: mila")
    assert changes(s, "move cathedral", "done") == {"mila": "cathedral"}
    assert (actor(s), s.points) == ("imre", 2)
    play(s, "done")  # the day passes without a question
    assert (s.round, actor(s), s.points) == (2, "imre", 2)
    play(s, "done")
    assert (actor(s), s.points) == ("mila", 2)


@pytest.mark.ruling("M-124")
def test_by_day_nobody_has_points():
    s = at("vampires: imre museum, mila slums\nnow: night\nevents: I-04")
    play(s, "done", "done")
    assert (asked(s), s.turn, s.points) == ("choose", -1, 0)


@pytest.mark.ruling("M-125", "M-126")
def test_a_drained_vampire_stands_up_at_the_start_of_its_turn_and_that_is_seen():
    s = at("vampires: imre museum, mila slums blood 0\nnow: turn imre 2")
    assert changes(s, "done") == {"mila blood": 1, "veil": -1}
    s = at("vampires: imre museum, mila slums blood 1\nnow: turn imre 2")
    assert changes(s, "done") == {}


@pytest.mark.ruling("M-125", "M-126")
def test_it_stands_up_in_its_own_turn_not_in_that_of_another():
    s = at("vampires: imre museum, mila slums blood 0, nevena asylum\nnow: turn imre 2")
    play(s, "move newspaper")
    assert (s.clan[1].blood, s.veil) == (0, 6)
    play(s, "done", "done")
    assert (actor(s), s.clan[1].blood, s.veil) == ("nevena", 1, 5)


@pytest.mark.ruling("M-127")
def test_after_its_revival_a_vampire_acts_like_any_other():
    s = at("vampires: imre museum, mila slums blood 0\nnow: turn imre 2")
    play(s, "done")
    assert (actor(s), s.points) == ("mila", 2)
    assert options(s) == ["move police_station", "move cathedral", "recruit", "activate slums", "done"]
    assert changes(s, "move cathedral", "move city_hall") == {"mila": "city_hall"}


@pytest.mark.ruling("M-128")
def test_a_revival_can_cost_the_last_veil():
    s = at("vampires: imre museum, mila slums blood 0\nveil: 1\nnow: turn imre 2")
    play(s, "done")
    assert (s.over, s.reason, s.result) == (True, "unveiled", {0: 0.0})
    s = at("vampires: imre museum, mila slums blood 0\nveil: 2\nnow: turn imre 2")
    assert changes(s, "done") == {"mila blood": 1, "veil": -1}
    assert actor(s) == "mila"


@pytest.mark.ruling("M-129")
def test_an_action_can_be_taken_again_in_the_same_turn():
    s = at("vampires: imre museum kills 1 blood 1, mila slums\nnow: turn imre 2")
    assert changes(s, "hunt", "hunt") == {"imre blood": 2}
    s = at("vampires: agnieszka museum, mila slums\nmuseum: hidden 2\nnow: turn agnieszka 2")
    moved = changes(s, "blood agnieszka", "hidden museum", "asylum", "done", "blood agnieszka", "hidden museum")
    assert moved == {"agnieszka blood": -2, "museum hidden": -1, "asylum hidden": 1}


NEEDS = [
    ("hunt", "hunt", 1, "vampires: imre museum blood 1 kills {}, mila slums"),
    ("take bone_die from mila", "exchange", 2, "vampires: imre museum kills {}, mila museum kills 2\nheld mila: bone_die"),
    ("use bone_die", "relic", 2, "vampires: imre museum kills {}, mila slums\nheld imre: bone_die\nmuseum: hidden 1"),
    ("wild hunt", "wild hunt", 4, "vampires: imre museum blood 1 kills {}, mila slums"),
    ("dark imre", "dark", 6, "vampires: imre museum kills {}, mila slums\nmuseum: hidden 1"),
    ("sigillate", "sigillate", 9, "vampires: imre museum kills {}, mila slums\nmuseum: minions 1"),
    (
        "ritual",
        "ritual",
        9,
        "vampires: imre museum kills {}, mila museum\nmuseum: minions 2\nslums: sigil imre\nasylum: sigil mila",
    ),
]  # fmt: skip


@pytest.mark.ruling("M-130")
@pytest.mark.parametrize(("notation", "name", "kills", "text"), NEEDS, ids=[row[1] for row in NEEDS])
def test_an_action_waits_for_its_kill_count(notation, name, kills, text):
    too_few = at(text.format(kills - 1) + "\nnow: turn imre 2")
    assert notation not in options(too_few)
    assert why_not(too_few, 0, name) == ("needs kills", kills, kills - 1)
    enough = at(text.format(kills) + "\nnow: turn imre 2")
    assert set(options(enough)) - set(options(too_few)) >= {notation}
    assert why_not(enough, 0, name) == ()


@pytest.mark.ruling("M-130")
def test_the_first_actions_need_no_kill():
    s = at("vampires: ishtvan slums, mila museum\nslums: hidden 1, exposed 1, minions 1\nnow: turn ishtvan 2")
    assert options(s) == [
        "move police_station", "move cathedral", "expose", "fight", "recruit", "activate slums", "blood ishtvan", "done",
    ]  # fmt: skip


@pytest.mark.ruling("M-131")
def test_an_action_needs_its_points():
    text = """
        vampires: ishtvan slums blood 3 kills 4, mila museum
        slums: hidden 1, exposed 1, minions 1
        now: turn ishtvan {}
        """
    moves = ["move police_station", "move cathedral"]
    two, one, none = (at(text.format(points)) for points in (2, 1, 0))
    for_one = ["expose", "fight", "hunt", "wild hunt"]
    assert set(options(two)) == {*moves, *for_one, "recruit", "activate slums", "blood ishtvan", "done"}
    assert set(options(one)) == {*moves, *for_one, "blood ishtvan", "done"}
    assert set(options(none)) == {"blood ishtvan", "done"}
    assert [why_not(one, 0, name) for name in ("recruit", "activate")] == [("needs points", 2, 1)] * 2
    for name in ("move", "expose", "fight", "hunt", "wild hunt"):
        assert why_not(none, 0, name) == ("needs points", 1, 0)


@pytest.mark.ruling("M-131")
def test_the_late_actions_need_a_point_too():
    text = "vampires: imre museum kills 9, mila museum\nmuseum: minions 2\nasylum: hidden 1\n{}\nnow: turn imre {}"
    assert "sigillate" in options(at(text.format("", 1)))
    assert options(at(text.format("", 0))) == ["blood imre", "dark imre", "done"]
    assert why_not(at(text.format("", 0)), 0, "sigillate") == ("needs points", 1, 0)
    placed = "slums: sigil imre\nnight_club: sigil mila"
    assert "ritual" in options(at(text.format(placed, 1)))
    assert options(at(text.format(placed, 0))) == ["blood imre", "dark imre", "done"]
    assert why_not(at(text.format(placed, 0)), 0, "ritual") == ("needs points", 1, 0)


@pytest.mark.ruling("M-132")
def test_the_seat_of_the_active_vampire_decides():
    s = at(
        """
        setup: {"players": 2}
        vampires: imre museum, mila slums
        slums: minions 1, exposed 1
        now: turn imre 2
        """
    )
    assert seat(s) == 0
    play(s, "done")
    assert seat(s) == 1
    play(s, "move cathedral")
    assert (asked(s), seat(s)) == ("company", 1)
    play(s, "0")
    assert (asked(s), seat(s)) == ("act", 1)
