"""Whose card it is that a borrower has attached, who pays for it, and who is past being helped."""

import pytest

from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, blood_on, find, options, position, where

RULED = "leaders: doc annika\nhaven a: doc [blood 5]\nhaven b: annika [blood 6]\nprestige: 9 9\n"


@pytest.mark.ruling("RR-5", "RR-13.1", "R-153", "R-281")
@pytest.mark.parametrize("by", ["a", "b"])
def test_a_title_for_which_its_bearer_exhausts_serves_the_bearers_player_whoever_has_attached_it(by):
    """D-836: a foe who has attached Seneschal to Annika cannot exhaust her for it."""
    table = RULED + f"attached {by}: seneschal [on haven/annika]\n"
    assert "use a/seneschal" not in options(position(table))
    s = position(table + "active: b\n")
    s.choose("use a/seneschal" if by == "a" else "use b/seneschal")
    onward(s)
    assert (s.pieces[find(s, "annika")].ready, s.prestige) == (False, (7, 9))


@pytest.mark.ruling("RR-13.1", "R-153")
def test_the_sheriff_of_a_foe_goes_with_its_bearer_as_well():
    table = (
        "haven a: doc [blood 5]\nstreets b: karma [blood 3]\nattached a: sheriff [on streets/karma]\n"
        "board a: search-engine\n"
    )
    assert "use a/sheriff" not in options(position(table))
    assert "use a/sheriff" in options(position(table + "active: b\n"))


@pytest.mark.ruling("RR-13.2", "R-137", "R-139", "R-153", "R-154")
def test_a_prince_who_was_borrowed_for_the_claim_pays_the_borrower_who_controls_the_title():
    """D-835: the Title is a Curse, and its controller is told to gain; the Influence is its bearer's."""
    s = position(
        "haven a: kwame [blood 4]\nstreets b: hydra [bowed, blood 6]\nhaven b: doc [blood 5]\nhand a: spectral-possession\n"
        "attached a: chef [down, known all, on haven/kwame], wraith-social [down, known a, on chef]\n"
        "city: prince-of-the-city\nprestige: 9 9\nlibrary a: greed, greed, greed\nlibrary b: greed, greed, greed\n"
    )
    s.choose("play spectral-possession")
    onward(s, "additional action?", choose="b/hydra")
    s.choose("claim with b2/hydra")
    onward(s)
    prince = find(s, "prince-of-the-city")
    assert (s.game.speaks(s, find(s, "hydra")), s.game.speaks(s, prince)) == (1, 0)
    end_turn(s)
    assert (asked(s)[0], s.prestige, s.agenda) == (1, (9, 9), (0, 0))
    end_turn(s)
    assert (asked(s)[0], s.prestige, s.agenda) == (0, (10, 9), (1, 0))


@pytest.mark.ruling("RR-10", "RR-10.1", "D-785")
def test_the_spoils_mend_nobody_who_has_fallen_at_the_same_moment():
    """Hydra fells Jesus and is felled by the Reaction: Skunk beside her mends, and she does not."""
    s = position(
        "board a: the-spoils\nstreets a: hydra [blood 1], skunk [blood 1]\nhaven a: kwame [blood 4]\n"
        "streets b: jesus [blood 1]\nhaven b: doc [blood 5]\nhand a: 38-special\nhand b: 38-special\nprestige: 9 9\n"
    )
    s.choose("attack with a/hydra")
    play = "play 38-special"
    onward(s, target="b/jesus", sort="ranged", attack_card=play, reaction_card=play)
    assert (where(s, "hydra"), where(s, "jesus")) == ("torpor", "torpor")
    assert (blood_on(s, "hydra"), blood_on(s, "skunk")) == (1, 2)
    assert [line for line in s.log(-1, 0) if "The Spoils" in line] == ["Skunk: +1 Blood (The Spoils)"]


@pytest.mark.ruling("R-137", "R-138", "R-140", "RR-5")
@pytest.mark.parametrize("by", ["b", "c"])
def test_a_borrower_performs_the_action_of_a_title_on_the_borrowed_vampire_whoever_attached_it(by):
    s = position(
        "haven a: kwame [blood 4]\nstreets b: hydra [bowed, blood 6]\nhaven b: doc [blood 5]\nhaven c: annika [blood 3]\n"
        "attached a: chef [down, known all, on haven/kwame], wraith-social [down, known a, on chef]\n"
        f"hand a: spectral-possession\nattached {by}: seneschal [on streets/hydra]\nprestige: 9 9 9\n"
        "leaders: kwame doc annika\n",
        players=3,
    )
    s.choose("play spectral-possession")
    onward(s, "additional action?", choose="b/hydra")
    s.choose(f"use {by}/seneschal")
    s.choose("seat b")
    onward(s)
    assert (s.pieces[find(s, "hydra")].ready, s.prestige) == (False, (9, 7, 9))
