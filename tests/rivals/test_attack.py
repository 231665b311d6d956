"""The attack: who can be reached, what each side plays, how much is taken, what follows."""

import pytest

from tests.rivals.tools import asked, attack, blood_on, options, play_through, position, where

DUEL = """
streets a: hydra [blood 6]
streets b: doc [blood 5]
haven b: karma [blood 3]
"""


@pytest.mark.ruling("RR-9.1")
def test_an_attack_without_a_card_deals_the_attribute_less_that_of_the_target():
    s = position(DUEL)
    attack(s, "a/hydra", "b/doc", "physical")
    assert (blood_on(s, "doc"), blood_on(s, "hydra")) == (3, 6)  # 2 physical against 0
    s = position(DUEL)
    attack(s, "a/hydra", "b/doc", "mental")
    assert blood_on(s, "doc") == 5  # 0 against 2


@pytest.mark.ruling("RR-7")
def test_secrecy_must_be_reached_by_intel():
    s = position(DUEL)
    s.choose("attack with a/hydra")  # Karma is secret at her Haven only with a Haven card; here she can be reached
    assert asked(s) == (0, ["b/karma", "b/doc"])
    s = position(DUEL + "board b: the-madhouse")
    s.choose("attack with a/hydra")
    assert s.asked[1][0] == "sort?"  # alone she has no Intel, so only the one in The Streets can be attacked
    s = position(DUEL + "board b: the-madhouse\n".replace("streets a", "streets a"))
    assert "attack with a/hydra" in options(s)


@pytest.mark.ruling("RR-9")
def test_a_blocker_takes_the_place_of_the_target():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5], karma [blood 3]")
    attack(s, "a/hydra", "b/doc", "physical", block="block with b/karma")
    assert (blood_on(s, "doc"), blood_on(s, "karma")) == (5, 1)
    assert "attack with b/karma" not in options(s)


@pytest.mark.ruling("RR-10.1", "R-031")
def test_who_is_defeated_enters_torpor_with_one_blood_of_its_owners_prestige():
    s = position("streets a: hydra [blood 6]\nstreets b: karma [blood 2], doc [bowed, blood 5]\nprestige: 10 10")
    attack(s, "a/hydra", "b/karma", "physical")
    assert (where(s, "karma"), blood_on(s, "karma"), s.prestige) == ("torpor", 1, (10, 9))
    assert s.agenda == (1, 0)  # of a Rival


@pytest.mark.ruling("RR-9")
def test_cards_are_shown_after_both_are_played():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand a: throat-rip\nhand b: cloak-of-shadows")
    play_through(s, "attack with a/hydra", "physical")
    assert asked(s) == (0, ["play throat-rip", "no card"])
    s.choose("play throat-rip")
    assert asked(s) == (1, ["play cloak-of-shadows", "no card"])
    s.choose("play cloak-of-shadows")
    assert blood_on(s, "doc") == 5 - (2 + 1 + 1 - 1)  # physical, card, one with potence; one obfuscate
