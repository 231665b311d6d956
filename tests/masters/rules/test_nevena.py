"""Nevena reads event cards (M-228, M-229)."""

import pytest

from coterie.games.masters.actions import why_not
from tests.masters.tools import asked, at, changes, deck, options, play

# The top card is Late Train: red in the Asylum, blue in the Museum and the Cathedral.
NIGHT = """
    vampires: nevena slums kills 6, mila slums
    asylum: hidden 2, exposed 1
    museum: hidden 1
    station: hidden 1
    events: {}
    now: turn nevena 2
    """.replace("station", "railway_station")


@pytest.mark.ruling("M-228")
def test_premonition_uses_the_grid_and_nothing_else():
    s = at(NIGHT.format("I-01, I-03"))
    assert changes(s, "blood nevena") == {"nevena blood": -2}  # no agent comes, the card lies where it lay
    assert options(s) == ["museum", "asylum", "done"]  # nobody is in the Cathedral
    play(s, "museum", "asylum")
    assert (asked(s), options(s)) == ("choose", ["hidden asylum", "exposed asylum"])
    assert changes(s, "exposed asylum") == {"asylum exposed": -1, "agents": 1, "nevena kills": 1}
    assert (s.city[1].hidden, s.clan[0].kills) == (0, 8)
    assert deck(s) == ["I-01", "I-03"]


@pytest.mark.ruling("M-228")
def test_doom_foretold_uses_the_grid_and_throws_the_card_away():
    s = at(NIGHT.format("I-01, I-03"))
    doomed = {"asylum hidden": -2, "asylum exposed": -1, "agents": 3, "nevena kills": 3}
    assert changes(s, "dark nevena") == {"veil": -1, "I-01": "gone", **doomed}
    assert options(s) == ["museum", "done"]
    assert changes(s, "museum") == {"museum hidden": -1, "agents": 1}  # the count is nine already
    assert deck(s) == ["I-03"]


@pytest.mark.ruling("M-229")
def test_without_a_card_there_is_nothing_to_read():
    s = at(NIGHT.format(""))
    assert not s.over
    assert [option for option in options(s) if "nevena" in option] == []
    assert why_not(s, 0, "blood") == why_not(s, 0, "dark") == ("event deck empty",)
    assert [option for option in options(at(NIGHT.format("I-01"))) if "nevena" in option] == [
        "blood nevena", "dark nevena",
    ]  # fmt: skip


@pytest.mark.ruling("M-229")
def test_reading_the_last_card_away_loses_nothing_by_itself():
    s = at(NIGHT.format("I-01"))
    play(s, "dark nevena", "done")
    assert (s.over, deck(s)) == (False, [])
    assert [option for option in options(s) if "nevena" in option] == []
    play(s, "done")
    assert asked(s) == "act"
    play(s, "done")
    assert s.reason == "no events"  # the next morning a card must be drawn
