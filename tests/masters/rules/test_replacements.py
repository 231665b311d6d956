"""Agents replaced by minions and minions by agents, when a reserve is empty (M-110 to M-113)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from coterie.games.masters import MastersGame
from coterie.games.masters.cards.districts import TILES
from coterie.games.masters.words.districts import MINIONS, Districts
from coterie.games.masters.words.minions import Betray
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from tests.masters.tools import at, changes, play

# No night effect of the game replaces a minion with an agent, so one is made up: traitors live in these Slums.
TRAITORS = Choose(Districts(MINIONS(1)), Betray(THAT))
SLUMS_OF_TRAITORS = MastersGame(
    tiles=tuple(replace(tile, night=TRAITORS) if tile.id == "slums" else tile for tile in TILES)
)


@pytest.mark.ruling("M-110")
def test_faq_no_minion_is_left_for_the_agent_that_mila_tempts():
    with_minions = at("""
        vampires: mila museum, imre slums
        museum: hidden 1
        now: turn mila 1
        """)
    assert changes(with_minions, "blood mila") == {
        "museum hidden": -1,
        "museum minions": 1,
        "agents": 1,
        "minions": -1,
        "mila blood": -3,
        "mila kills": 1,
    }
    without = at("""
        vampires: mila museum, imre slums
        museum: hidden 1
        asylum: minions 9
        now: turn mila 1
        """)
    assert changes(without, "blood mila") == {"museum hidden": -1, "agents": 1, "mila blood": -3, "mila kills": 1}


@pytest.mark.ruling("M-110")
def test_an_event_removes_the_agent_too_when_no_minion_is_left():
    s = at("""
        vampires: imre slums, mila slums
        cathedral: exposed 1
        asylum: minions 9
        veil: 6
        events: II-18
        now: day event
        """)
    assert s.city[s.find("cathedral")].agents == 0
    assert (s.minions, s.veil) == (0, 6)


@pytest.mark.ruling("M-111", "M-112")
def test_faq_an_event_removes_the_minion_and_misses_the_agent():
    there = at("""
        vampires: imre museum, mila museum
        cathedral: minions 1
        events: II-08
        now: day event
        """)
    assert (there.city[7].minions, there.city[7].hidden) == (0, 1)
    assert there.veil == 6  # nobody is left beside the agent
    missing = at("""
        vampires: imre museum, mila museum
        cathedral: minions 1
        night_club: hidden 7
        events: II-08
        now: day event
        """)
    assert missing.agents == 0  # the grid took the last three
    assert (missing.city[7].minions, missing.city[7].agents) == (0, 0)
    assert (missing.minions, missing.veil) == (9, 5)


@pytest.mark.ruling("M-111", "M-113")
def test_any_other_effect_removes_the_minion_and_leaves_the_veil():
    s = at(
        """
        vampires: imre slums, mila museum
        cathedral: minions 1
        asylum: minions 1
        night_club: hidden 9
        veil: 4
        now: turn imre 4
        """,
        SLUMS_OF_TRAITORS,
    )
    play(s, "activate slums")
    assert changes(s, "cathedral") == {"cathedral minions": -1, "cathedral hidden": 1, "minions": 1, "agents": -1}
    assert changes(s, "activate slums") == {"asylum minions": -1, "minions": 1}
    assert s.veil == 4
