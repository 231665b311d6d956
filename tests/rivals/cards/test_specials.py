"""Haze and Heightened Senses: Special Reactions of Blood & Alchemy, which come besides an ordinary Reaction."""

import pytest

from tests.rivals.tools import asked, blood_on, options, play_through, position, where

ALCHEMIST = "streets b: frog [blood 3], jacob-frost [blood 3]\nattached b: calcinatio [on streets/frog]\n"
SHOT = "streets a: hydra [blood 6]\nhand a: 38-special\nhaven b: doc [blood 5]\n"


def declared(table: str, sort: str, target: str = "b/frog"):
    """Return the position after the type of an attack by Hydra was said."""
    s = position(SHOT + table)
    play_through(s, "attack with a/hydra", target, sort)
    return s


def test_haze_ends_a_ranged_attack_on_a_party_with_an_alchemy():
    s = declared(ALCHEMIST + "hand b: haze\n", "ranged")
    assert asked(s) == (1, ["use haze", "pass"])
    s.choose("use haze")
    assert (asked(s)[0], where(s, "haze"), where(s, "38-special"), blood_on(s, "frog")) == (0, "discard", "hand", 3)
    assert s.asked[1][0] == "action?"
    s = declared(ALCHEMIST + "hand b: haze\n", "ranged", "b/jacob-frost")
    assert asked(s) == (1, ["use haze", "pass"])  # another one of the party bears it


def test_haze_answers_neither_other_attacks_nor_those_on_parties_without_alchemy():
    assert declared(ALCHEMIST + "hand b: haze\n", "physical").asked[1][0] == "attack card?"
    bare = ALCHEMIST.partition("attached")[0]
    assert declared(bare + "hand b: haze\n", "ranged").asked[1][0] == "attack card?"


def test_haze_negates_what_a_foes_ability_does_but_no_part_of_an_attack():
    table = "haven a: kristin [blood 2]\nboard a: diminish [blood 2]\nhaven b: doc [blood 5]\n" + ALCHEMIST
    s = position(table + "hand b: haze\n")
    play_through(s, "use a/diminish", "b/frog")
    assert asked(s) == (1, ["use haze", "pass"])
    s.choose("use haze")
    assert s.pieces[next(p for p, now in enumerate(s.pieces) if now.face == "frog")].count("weak") == 0
    s = position(table + "hand b: haze\n")
    play_through(s, "use a/diminish", "b/doc")
    assert s.asked[1][0] == "action?"  # he is no member of that party
    s = position(table + "hand a: haze\n")
    play_through(s, "use a/diminish", "b/frog")
    assert s.asked[1][0] == "action?"  # it is one's own party that it protects
    s = declared(ALCHEMIST + "hand b: haze\n", "physical")
    play_through(s, "no card", "no block", "no card")
    assert asked(s) == (
        1,
        ["use b/frog", "pass"],
    )  # she has an answer of her own, but Haze is none to an attack's damage


SENSES = "haven {0}: sonja-valentine [blood 6]\nleaders: {1}\nhand {0}: heightened-senses\n"


@pytest.mark.ruling("R-117")
def test_heightened_senses_shields_a_defender_in_the_streets_by_the_leaders_auspex():
    table = "streets a: hydra [blood 6]\nstreets b: doc [blood 5]\n" + SENSES.format("b", "hydra sonja-valentine")
    s = position(table.replace("senses", "senses, cloak-of-shadows"))
    play_through(s, "attack with a/hydra", "b/doc", "physical", "play cloak-of-shadows")
    assert asked(s) == (1, ["use heightened-senses", "pass"])  # besides the ordinary Reaction
    s.choose("use heightened-senses")
    assert blood_on(s, "doc") == 5 - (2 - 1 - 1)


def test_heightened_senses_serves_any_coterie_but_only_in_the_streets_and_not_against_mental_damage():
    table = (
        "streets a: hydra [blood 6]\nhaven a: karma [blood 3]\nstreets c: brother [blood 5]\nhaven c: doc [blood 5]\n"
    )
    senses = SENSES.format("b", "hydra sonja-valentine brother")
    s = position(table + senses, players=3)
    play_through(s, "attack with a/hydra", "c/brother", "physical")
    while s.asked[1][0] not in ("answer?", "action?"):
        s.choose(next(each for each in ("pass", "no card", "no block") if each in options(s)))
    assert asked(s) == (1, ["use heightened-senses", "pass"])
    s.choose("use heightened-senses")
    assert blood_on(s, "brother") == 5 - (2 - 1 - 1)
    reach = "haven b: sonja-valentine [blood 6]\nstreets a: {} [blood 6]\nleaders: hydra sonja-valentine\n"
    s = position(reach.format("sophia-giovanni") + "hand b: heightened-senses\nhaven a: hydra [blood 6]\n")
    play_through(s, "attack with a/sophia-giovanni", "mental")
    while s.asked[1][0] not in ("answer?", "action?"):
        s.choose(next(each for each in ("pass", "no card", "no block") if each in options(s)))
    assert s.asked[1][0] == "action?"


@pytest.mark.ruling("RR-9")
def test_whoever_cannot_play_a_reaction_plays_no_special_one():
    s = position(
        "streets a: frog [blood 3]\nattached a: athanor-corporis [on streets/frog]\nhaven b: joseph-drake [blood 2]\n"
        "attached b: fixatio [on haven/joseph-drake]\nhand a: far-reach, 38-special\nhand b: haze\n"
    )
    s.choose("play far-reach")
    assert s.asked[1][0] == "answer?"  # he is moved by an effect that is no attack
    play_through(s, "pass", "yes", "ranged", "play 38-special")
    assert (blood_on(s, "joseph-drake"), s.asked[1][0]) == (2 - (2 - 1), "action?")
