"""Bids against the Shadowlands deck (U-073, U-090 to U-095, O-8)."""

import pytest

from coterie.games.l5r.rules.bids import give_honor
from coterie.games.l5r.rules.shadow.turning import turn_up
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import faces, options, play, prompt, through

NEXT = "phase: dynasty\nhand a: banzai\nhand b: banzai"


@pytest.mark.ruling("U-091", "U-092", "U-093", "U-094", "U-095", "U-022")
def test_a_shadow_number_is_its_bid_and_its_fate_for_each_player():
    s = against(f"deck c: the-first-war, dark-bargain\n{NEXT}", players=2, windows="all")
    through(s, "bid?")
    assert len(options(s)) == 3
    before, fate = s.honor, s.fate[2]
    s.choose(0)
    s.choose(2)
    assert [now - was for now, was in zip(s.honor, before, strict=True)] == [1, -1, 0]
    assert s.fate[2] == fate + 4
    assert len(faces(s, "hand", 1)) == 4
    assert "turns up The First War (2, earth)" in told(s)


@pytest.mark.ruling("U-026", "U-027")
def test_honor_from_and_to_the_deck_passes_between_the_player_and_the_bank():
    s = against("hand a: banzai\nphase: draw", windows="all")
    give_honor(s, 1, 0, 2)
    s.todo += s.next[::-1]
    s.next.clear()
    s.asked = None
    s.play()
    assert s.honor == (8, 0)


@pytest.mark.ruling("U-126", "U-127")
def test_an_empty_conflict_deck_is_made_anew_without_loss():
    s = against(
        "deck b: the-first-war\ndiscard b: dark-bargain, dark-bargain\nhand a: banzai\nphase: draw", windows="all"
    )
    turn_up(s, "bid")
    turn_up(s, "bid")
    assert len(faces(s, "deck", 1)) == 2
    assert s.honor[1] == 0


@pytest.mark.ruling("U-090")
def test_a_bid_goes_to_five_in_the_long_format():
    s = against(NEXT.replace("hand b: banzai", ""), format="stronghold")
    through(s, "bid?")
    assert prompt(s) == "bid?"
    assert len(options(s)) == 5


@pytest.mark.ruling("U-026", "U-093", "D-812")
def test_honor_that_a_lower_bid_brings_counts_as_given():
    s = against(
        "hand a: way-of-the-chrysanthemum\nfate: 3 0\nfield a: doji-whisperer\ndeck sl: power-of-jigoku, dark-bargain\n"
        "first: a\nphase: dynasty"
    )
    through(s, "bid?")
    play(s, "bid 1", "use way-of-the-chrysanthemum")
    assert s.honor[0] == 6 + 3 + 3  # the deck turns up a 4
