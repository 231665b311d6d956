"""The phases of challenge play but conflicts: cards, fate, bids, the Favor, the end of a round (U-167 to U-176, U-184)."""

from typing import Any

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.facts.cards import fate_on
from coterie.games.l5r.facts.teams import highest_bid
from coterie.games.l5r.rules.bids import give_honor
from coterie.games.l5r.rules.cards import may_renew
from coterie.kernel.pieces import pile
from tests.l5r.challenge.tools import begun, versus
from tests.l5r.shadow.tools import told
from tests.l5r.tools import asked, faces, find, options, play, prompt, ring, row, through, where

LAST = "phase: fate\nhand a: banzai"


def next_round(s):
    """Return the position at the first dynasty window of the next round."""
    while s.round == 1:
        s.choose(s.question.default)
    return through(s, "window")


@pytest.mark.ruling("U-167")
@pytest.mark.parametrize("clans", [2, 4])
def test_each_province_of_theirs_receives_one_card_however_many_oppose_them(clans):
    s = begun(clans + 1)
    assert told(s).count(" receives ") == 5


@pytest.mark.ruling("U-167", "U-168")
def test_provinces_that_hold_cards_receive_one_more_and_nothing_refills_an_empty_one():
    s = versus(f"provinces sl1: province [broken]\nrow sl1: oni-lair\n{LAST}".replace("sl1", "c1"), windows="all")
    assert told(s).count(" receives ") == 0
    next_round(s)
    assert faces(s, "row", 12) == ["oni-lair", "wild-ogre"]
    assert told(s).count(" receives ") == 5


@pytest.mark.ruling("U-169", "U-170", "U-032")
@pytest.mark.parametrize("clans", [2, 3])
def test_they_collect_five_fate_and_draw_two_cards_for_each_opponent(clans):
    s = next_round(versus(f"warlord sl: akuma-no-oni-challenge\n{LAST}", clans, windows="all"))
    assert s.fate[clans] == 5 * clans
    assert len(pile(s, "hand", clans)) == 2 * clans


@pytest.mark.ruling("U-171")
def test_their_player_places_own_fate_whatever_the_reinforcement_number():
    s = versus("row c1: wild-ogre\nfate: 0 0 5\nphase: dynasty\nfirst: b\nhand c: uncontained", windows="all")
    play(s, "play c1/row/wild-ogre")
    assert options(s) == ["fate 0", "fate 1", "fate 2"]
    s.choose("fate 2")
    assert (fate_on(s, find(s, "wild-ogre", "field")), s.fate[2]) == (2, 0)


@pytest.mark.ruling("U-172", "U-206")
@pytest.mark.parametrize(("first", "passes"), [("a", 2), ("b", 1)])
def test_who_passes_first_gains_no_fate(first, passes):
    s = versus(
        f"phase: dynasty\nfirst: {first}\nhand a: banzai\nhand b: banzai\nhand c: uncontained",
        format="stronghold",
        windows="all",
    )
    play(s, *["pass"] * passes)
    assert s.fate == (0, 0, 0)


@pytest.mark.ruling("U-173")
def test_a_team_that_has_passed_takes_no_more_actions_in_the_phase():
    s = versus(
        "row c1: wild-ogre\nrow c2: wild-ogre\nrow a1: doji-whisperer\nfate: 9 0 9\nphase: dynasty\nfirst: a\n"
        "hand a: banzai\nhand b: banzai\nhand c: uncontained",
        format="stronghold",
        windows="all",
    )
    play(s, "pass", "pass", "play c1/row/wild-ogre", "fate 0")
    assert s.question.seat == 2
    s.choose("pass")
    assert prompt(s) == "bid?"


@pytest.mark.ruling("U-174", "U-175", "U-176", "U-163")
def test_each_clan_settles_its_bid_with_theirs_alone_and_they_have_no_honor():
    s = versus("phase: dynasty\nhand c: uncontained", windows="all")
    through(s, "bid?")
    play(s, "bid 1", "bid 3", "bid 2")
    assert s.honor == (7, 5, 0)
    assert [len(pile(s, "hand", seat)) for seat in range(3)] == [1, 3, 3]


@pytest.mark.ruling("U-026", "U-027", "U-022")
def test_honor_between_a_clan_and_their_player_goes_to_and_from_the_bank():
    s = versus("phase: draw\nhand a: banzai\nhand b: banzai", windows="all")
    give_honor(s, 2, 0, 2)
    give_honor(s, 1, 2, 1)
    s.choose("pass")
    assert s.honor == (8, 5, 0)
    assert highest_bid(s, 2) == 3


@pytest.mark.ruling("U-184", "U-142", "U-143")
def test_the_clans_claim_the_favor_together_and_where_the_shadowlands_win_the_count_it_goes():
    text = "phase: conflict\nhand a: banzai"
    s = versus(f"field b: savvy-politician\nfield c: goblin-brawler [bowed]\n{text}", windows="all")
    while s.phase == "conflict":
        s.choose(s.question.default)
    assert s.favor == 0
    s = versus(f"field c: moto-tsume [fate 1]\nring fire: b 0\nfavor: a\n{text}", windows="all")
    while s.phase == "conflict":
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert (s.favor, s.favor_side) == (-1, "")


@pytest.mark.ruling("U-185", "U-202", "U-152", "U-200")
def test_the_fate_phase_is_that_of_everybody():
    text = (
        "field c: goblin-brawler, wild-ogre [fate 2], akuma-no-oni-challenge\nring air: b 0\nfirst: b\nhand a: banzai"
    )
    s = versus(f"{text}\nphase: conflict", windows="all")
    while s.round == 1:
        s.choose(s.question.default)
    assert (where(s, "goblin-brawler"), where(s, "akuma-no-oni-challenge")) == ("fallen", "warlord")
    assert row(s, "wild-ogre", "field").count("fate") == 1
    assert ring(s, "air").holder == -1
    assert (s.first, s.round) == (0, 2)


@pytest.mark.ruling("U-006", "U-012")
def test_their_empty_dynasty_deck_loses_at_the_end_of_a_round_and_is_never_renewed():
    s = versus("dynasty c: \nfallen c: wild-ogre, wild-ogre\nphase: fate\nhand a: banzai", windows="all")
    while s.asked is not None:
        s.choose(s.question.default)
    assert (s.result, s.reason) == ({0: 1.0, 1: 1.0, 2: 0.0}, "run out")


@pytest.mark.ruling("U-012", "U-168")
def test_nothing_renews_their_dynasty_deck_as_it_does_the_decks_of_clans():
    s = versus(
        "dynasty a: \ndynasty c: \nfallen a: doji-whisperer\nfallen c: wild-ogre\nphase: conflict\nhand a: banzai",
        windows="all",
    )
    assert [may_renew(s, seat, "dynasty") for seat in (0, 2)] == [True, False]
    assert may_renew(s, 2, "conflict")


@pytest.mark.ruling("U-006", "U-042", "U-043", "U-048")
def test_their_player_has_the_ring_effects_of_the_shadowlands_and_may_decline():
    text = "field c: wild-ogre [present]\nhand a: banzai\nhand c: uncontained\nconflict: c military air a1"
    s = through(versus(text, windows="all"), "ring effect?")
    assert asked(s) == (2, ["resolve air", "no"])
    s.choose("resolve air")
    assert s.honor == (5, 5, 0)


def test_a_whole_game_can_be_played():
    s: Any = GAME.start({"mode": "challenge", "players": 3, "windows": "useful", "round_limit": 3}, 1)
    while s.asked is not None:
        s.choose(s.question.default)
    assert set(s.result) == {0, 1, 2}
