"""Positions against the Shadowlands deck in which several rules meet at once, each worked out by hand from the rules."""

import pytest

from coterie.games.l5r.talk import place_name
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import asked, declare, now, number, play, prompt, row, taking_part, through

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


# ── a wave of which a card holds some back ──────────────────────────────────────────────────────────────────────────


PRODIGY = (
    "field a: mirumoto-prodigy, matsu-berserker\nhand a: banzai\nfirst: a\nphase: conflict\n"
    "field b: wild-ogre [fate 1], goblin-brawler [fate 1], onikage-rider [fate 2]"
)


@pytest.mark.ruling("U-101", "U-063", "L-6.5")
def test_against_a_prodigy_that_attacks_alone_one_of_the_next_wave_defends_whom_the_players_choose():
    s = against(PRODIGY, windows="all")
    declare(s, "air military", "b1", "a/mirumoto-prodigy")
    assert asked(s) == (0, ["defend with b/wild-ogre", "defend with b/goblin-brawler"])
    s.choose("defend with b/goblin-brawler")
    assert taking_part(s) == ["goblin-brawler", "mirumoto-prodigy"]
    assert row(s, "wild-ogre").ready


@pytest.mark.ruling("U-101", "U-159")
def test_chance_says_who_of_the_wave_defends_against_a_prodigy_with_an_unpredictable_deck():
    seen = set()
    for dice in range(12):
        s = against(PRODIGY, windows="all", difficulty=["unpredictable"])
        s.dice = dice
        declare(s, "air military", "b1", "a/mirumoto-prodigy")
        through(s, "window")
        seen.add(tuple(taking_part(s)))
    assert seen == {("goblin-brawler", "mirumoto-prodigy"), ("mirumoto-prodigy", "wild-ogre")}


@pytest.mark.ruling("U-101")
def test_against_a_prodigy_in_company_all_of_the_next_wave_defends():
    s = against(PRODIGY, windows="all")
    declare(s, "air military", "b1", "a/mirumoto-prodigy", "a/matsu-berserker")
    through(s, "window", "choose")
    assert taking_part(s) == ["goblin-brawler", "matsu-berserker", "mirumoto-prodigy", "wild-ogre"]
