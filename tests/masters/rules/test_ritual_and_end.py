"""The Blood Moon ritual and the three endings (M-179 to M-187)."""

import pytest

from coterie.games.masters.actions import why_not
from tests.masters.tools import at, changes, options, play

RITUAL = """
    vampires: imre {0} kills {1}, mila {2}
    slums: sigil imre
    {3}
    museum: {4}
    now: turn imre 1
    """


def night(where="museum", kills=9, other="museum", sigil="asylum: sigil mila", museum="minions 2"):
    """Return a night on which nothing stands in the way of the ritual but what is given."""
    return at(RITUAL.format(where, kills, other, sigil, museum))


@pytest.mark.ruling("M-179", "M-184")
def test_the_ritual_wins_at_once():
    s = night()
    assert "ritual" in options(s)
    play(s, "ritual")
    assert (s.over, s.reason, s.result) == (True, "ritual", {0: 1.0})
    assert options(s) == []


@pytest.mark.ruling("M-179")
def test_the_ritual_needs_nine_kills_of_the_one_that_begins_it():
    s = night(kills=8)
    assert "ritual" not in options(s)
    assert why_not(s, 0, "ritual") == ("needs kills", 9, 8)
    play(s, "done")  # Mila has none
    assert "ritual" not in options(s)


@pytest.mark.ruling("M-180")
def test_the_ritual_needs_every_sigil():
    s = night(sigil="")
    assert "ritual" not in options(s)
    assert why_not(s, 0, "ritual") == ("sigils missing", 1)


@pytest.mark.ruling("M-181")
def test_the_ritual_needs_the_whole_family():
    s = night(other="asylum")
    assert "ritual" not in options(s)
    assert why_not(s, 0, "ritual") == ("not all are here",)


@pytest.mark.ruling("M-181")
def test_a_drained_companion_is_there_all_the_same():
    s = night(other="museum blood 0")
    assert "ritual" in options(s)


@pytest.mark.ruling("M-182")
@pytest.mark.parametrize("agents", ["hidden 1", "exposed 1"])
def test_no_agent_watches_the_ritual(agents):
    s = night(museum=f"minions 4, {agents}")
    assert "ritual" not in options(s)
    assert why_not(s, 0, "ritual") == ("agents are here", 1)


@pytest.mark.ruling("M-183")
def test_the_ritual_needs_a_minion_for_each_vampire():
    s = night(museum="minions 1")
    assert "ritual" not in options(s)
    assert why_not(s, 0, "ritual") == ("needs minions", 2, 1)
    assert "ritual" in options(night(museum="minions 3"))


@pytest.mark.ruling("M-183")
def test_in_ishtvans_district_two_minions_fewer_will_do():
    text = """
        vampires: imre museum kills 9, ishtvan museum, mila museum
        slums: sigil imre
        asylum: sigil mila
        museum: sigil ishtvan, minions {}
        now: turn imre 1
        """
    assert "ritual" in options(at(text.format(1)))
    s = at(text.format(0))
    assert "ritual" not in options(s)
    assert why_not(s, 0, "ritual") == ("needs minions", 3, 2)
    elsewhere = text.replace("slums: sigil imre", "slums: sigil ishtvan").replace(
        "museum: sigil ishtvan", "museum: sigil imre"
    )
    assert why_not(at(elsewhere.format(1)), 0, "ritual") == ("needs minions", 3, 1)


@pytest.mark.ruling("M-185")
def test_the_ritual_takes_place_with_or_without_a_sigil():
    assert "ritual" in options(night())
    s = night(sigil="", museum="minions 2, sigil mila")
    assert "ritual" in options(s)


@pytest.mark.ruling("M-186")
@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("vampires: imre museum, mila slums\ncity_hall: hidden 2\nveil: 1\nnow: day", ["resolve city_hall"]),
        ("vampires: imre museum kills 4 blood 1, mila slums\nveil: 1\nnow: turn imre 2", ["wild hunt"]),
        (
            "vampires: imre museum kills 2, mila slums\nheld imre: marionette_strings\nslums: minions 1\nveil: 1\n"
            "now: turn imre 2",
            ["use marionette_strings"],
        ),
    ],
)
def test_without_a_veil_the_game_is_lost_at_once(text, choices):
    s = at(text)
    assert not s.over
    play(s, *choices)
    assert (s.over, s.reason, s.result, s.veil) == (True, "unveiled", {0: 0.0}, 0)
    assert options(s) == []
    assert sum(row.minions for row in s.city if row.tile == "museum") == 0  # the effect of what was paid never came


@pytest.mark.ruling("M-187")
def test_an_empty_deck_loses_when_a_card_must_be_drawn():
    s = at("vampires: imre museum, mila slums\nnow: turn mila 2")
    assert not s.over  # an empty deck alone is no loss
    assert changes(s, "done") == {}
    assert (s.over, s.reason, s.result, s.round) == (True, "no events", {0: 0.0}, 2)
    s = at("vampires: imre museum, mila slums\nevents: I-03\nnow: turn mila 2")
    play(s, "done")
    assert not s.over
