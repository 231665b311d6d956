"""The attack: who can be reached, what each side plays, how much damage is taken, what follows."""

import pytest

from coterie.games.rivals.rules.attack_state import fight
from coterie.games.rivals.rules.damage import lowers
from coterie.games.rivals.rules.forecast import cap
from coterie.games.rivals.words.attacking import FightsAgainst
from coterie.games.rivals.words.characters import CHARACTER
from coterie.games.rivals.words.fights import CannotBeBlocked, Harder, Shielded
from coterie.games.rivals.words.parties import ACTOR
from coterie.kernel.pieces import ref
from coterie.kernel.procedures import remember
from coterie.words.frames import Frame
from tests.rivals.tools import asked, attack, blood_on, find, options, play_through, position, where

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
    s = position(DUEL.replace("doc [blood 5]", "sweetums [blood 3]"))
    attack(s, "a/hydra", "b/sweetums", "physical")
    assert blood_on(s, "sweetums") == 2  # 2 against 1


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


@pytest.mark.ruling("RR-9.1")
@pytest.mark.parametrize(
    ("number", "detail", "whether"),
    [
        ("shield", ("physical",), True),
        ("shield", ("physical", "aggravated"), True),
        ("shield", ("physical", "unshielded"), False),
        ("mental", ("mental",), True),
        ("mental", ("physical",), False),
        ("mental", ("mental", "aggravated"), False),
        ("mental", ("mental", "unresisted"), False),
        ("ranged", ("ranged",), False),
    ],
)
def test_which_numbers_lower_which_damage(number, detail, whether):
    assert lowers(number, detail) is whether


@pytest.mark.ruling("RR-9.1")
def test_what_a_face_down_card_says_of_the_damage_is_told_to_its_player_only():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5], karma [blood 3]\nhand a: molotov-cocktail")
    play_through(s, "attack with a/hydra", "b/doc", "ranged", "play molotov-cocktail")
    assert s.question.seat == 1  # who may block
    now = fight(s)
    assert now is not None
    assert (cap(s.seen_by(0), now), cap(s.seen_by(1), now)) == ("Aggravated", "")


@pytest.mark.ruling("RR-9")
def test_words_of_an_attack_change_nothing_outside_of_one():
    s = position("streets a: hydra [blood 6]\nhaven b: doc [blood 5]")
    at = find(s, "hydra")
    f = Frame(at, 0, -1, (("this", ref(s, at)), ("actor", ref(s, at))))
    assert not any(word.able(s, f) for word in (Harder(1), Shielded(1), CannotBeBlocked()))
    assert not FightsAgainst(ACTOR, CHARACTER).holds(s, f)


@pytest.mark.ruling("RR-9")
def test_words_of_an_attack_change_something_in_one_and_nothing_twice():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]")
    s.choose("attack with a/hydra")
    at = find(s, "hydra")
    f = Frame(at, 0, -1, (("this", ref(s, at)), ("actor", ref(s, at))))
    assert all(word.able(s, f) for word in (Harder(1), Shielded(1), CannotBeBlocked()))
    assert not any(word.able(s, f) for word in (Harder(0), Shielded(0)))
    gone = Frame(at, 0, -1, (("actor", (at, -1)),))
    assert not any(word.able(s, gone) for word in (Harder(1), Shielded(1)))
    assert FightsAgainst(ACTOR, CHARACTER).holds(s, f)
    remember(s, "attack", unblockable=True)
    assert not CannotBeBlocked().able(s, f)
