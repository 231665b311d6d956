"""Positions against the Shadowlands deck in which several rules meet at once, each worked out by hand from the rules."""

import pytest

from coterie.games.l5r.talk import place_name
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import now, number, play, prompt, row, through

# ── provinces that lie face down as they come to be attacked ────────────────────────────────────────────────────────


def attacked_face_down(deck: str, **more):
    """The deck attacks the fourth province, which is turned up; the first window of the conflict."""
    s = against(
        "field a: doji-whisperer\nfield b: goblin-brawler [fate 1]\nprovinces a4: the-art-of-war [down, known a]\n"
        f"hand a: banzai\ndeck b: power-of-jigoku, {deck}\nfirst: b\nphase: conflict\nfate: 0 9",
        format="stronghold",
        windows="all",
        **more,
    )
    s.choose("pass")
    through(s, "type?")
    play(s, "political conflict", "done")
    return through(s, "window")


@pytest.mark.ruling("U-154", "L-6.4", "L-14.4")
def test_a_cunning_deck_goes_on_where_the_province_that_it_turned_up_holds():
    """A political skill of 2 does not break a strength of 3."""
    s = attacked_face_down("dark-bargain", difficulty=["cunning"])
    assert (row(s, "the-art-of-war").down, now(s).kind) == (False, "political")
    assert number(s, "strength", "the-art-of-war") > number(s, "political", "goblin-brawler") > 0
    assert told(s).count("for its action") == 1
    assert "it breaks what it attacks" not in told(s)


@pytest.mark.ruling("L-6.4", "L-14.4", "U-122")
def test_the_wall_is_breached_also_where_the_province_was_turned_up_only_as_it_was_attacked():
    s = attacked_face_down("the-wall-is-breached")
    assert row(s, "the-art-of-war").count("broken") == 1
    assert "cannot play" not in told(s)
    assert prompt(s) == "window"


# ── cards that are turned up for a ring ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-104", "U-105", "U-126")
def test_a_deck_that_is_made_anew_for_a_ring_is_turned_up_to_its_last_card():
    """Four cards show rings that are claimed; the fifth lies in the discard pile and comes anywhere in the new deck."""
    rings = "".join(f"ring {element}: b\n" for element in ("air", "earth", "fire", "void"))
    for dice in range(20):
        s = against(
            f"field b: wild-ogre [fate 1]\n{rings}deck b: dark-bargain, the-first-war, madness, direct-assault\n"
            "discard b: death-after-life\nfirst: b\nphase: conflict\nhand a: banzai",
            format="stronghold",
            windows="all",
        )
        s.dice = dice
        s.choose("pass")
        through(s, "type?")
        assert [place_name(place) for place in now(s).places] == ["a3"]  # as Death After Life says
        assert "turns up Death After Life (3, water) for its attack" in told(s)
