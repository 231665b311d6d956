"""Where cards speak of players they mean the Shadowlands deck, too, and it does its part by its own rules (U-066)."""

import pytest

from coterie.games.l5r.facts.cards import fate_on
from tests.l5r.shadow.tools import against, ends
from tests.l5r.tools import faces, find, options, play, row, where

CALM = "hand a: banzai\nphase: conflict"


@pytest.mark.ruling("U-066", "U-064")
def test_the_deck_sacrifices_its_cheapest_where_each_player_must_sacrifice():
    fallen = "field b: wild-ogre [dishonored, fate 2], goblin-brawler [dishonored, fate 2], penanggalan [fate 2]"
    s = ends(f"field a: warden-of-the-damned [fate 2], doji-whisperer [dishonored, fate 2]\n{fallen}")
    assert (where(s, "goblin-brawler"), where(s, "wild-ogre"), where(s, "penanggalan")) == ("fallen", "field", "field")
    assert where(s, "doji-whisperer") == "fallen"


@pytest.mark.ruling("U-066", "L-11.1")
def test_the_deck_gains_fate_where_each_player_does():
    s = against(f"holdings a1: windswept-yurt\nfate: 1 4\n{CALM}", windows="all")
    play(s, "use a1/windswept-yurt", "GainFate(2, EACH_PLAYER)")
    assert s.fate == (3, 6)


@pytest.mark.ruling("U-066", "U-063")
def test_a_character_of_the_deck_is_picked_where_each_player_may_pick_one():
    s = against(
        f"field a: reckless-avenger [bowed], doji-whisperer\nfield b: wild-ogre [fate 1]\nfirst: a\n{CALM}",
        windows="all",
    )
    play(s, "use a/reckless-avenger", "a/reckless-avenger")
    assert (row(s, "reckless-avenger").ready, row(s, "wild-ogre", "field").count("honored")) == (True, 1)


@pytest.mark.ruling("U-060")
@pytest.mark.parametrize("face", ["beloved-advisor", "oracle-of-stone"])
def test_the_deck_draws_no_card_into_a_hand_that_it_has_not(face):
    s = against(
        "field a: beloved-advisor\nhand a: oracle-of-stone, banzai, outwit\nfate: 3 0\ndeck b: dark-bargain, madness\n"
        "phase: conflict",
        windows="all",
    )
    s.choose(next(said for said in options(s) if face in said))
    while s.asked is not None and s.asked[1][0] != "window":
        s.choose(0)
    assert (faces(s, "hand", 1), faces(s, "deck", 1)) == ([], ["dark-bargain", "madness"])
    assert fate_on(s, find(s, "beloved-advisor")) == 0
