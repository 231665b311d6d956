"""The vampires of the Core Set; those about Schemes are tested with the Schemes."""

import pytest

from coterie.games.rivals.cards import CARDS
from tests.rivals.tools import asked, attack, blood_on, faces, options, play_through, position, where

FOES = "haven b: doc [blood 5], karma [blood 3]\n"


@pytest.mark.parametrize("face", ["humberto-garcia", "nancy-witt", "john-kartunen", "ty-smith"])
def test_guards_block_ranged_attacks(face):
    table = "streets a: hydra [blood 6]\nhand a: drive-by\nstreets b: doc [blood 5], {} [blood {}]\n"
    s = position(table.format(face, 3))
    attack(s, "a/hydra", "b/doc", "ranged", "play drive-by", block=f"block with b/{face}")
    s.choose("done")  # nobody else is hit
    assert (blood_on(s, face), blood_on(s, "doc")) == (1, 5)
    assert CARDS[face].text == "Guard."
    s = position(table.format("velvet", 4))
    attack(s, "a/hydra", "b/doc", "ranged", "play drive-by")
    s.choose("done")
    assert blood_on(s, "doc") == 3  # who is no Guard is not asked


def test_randolph_marz_discards_titles_for_damage_and_more_as_prince():
    table = "streets a: randolph-marz [blood 6]\nstreets b: hydra [blood 6]\nhand a: herald, power-play\n"
    s = position(table)
    play_through(s, "attack with a/randolph-marz", "use a/randolph-marz", "herald")
    assert where(s, "herald") == "discard"
    assert asked(s) == (0, ["physical", "social", "mental", "ranged"])  # the other card is no Title
    play_through(s, "physical", "no card")
    assert blood_on(s, "hydra") == 6  # 1 + 1 against 2
    s = position(table + "attached a: prince-of-the-city [on streets/randolph-marz]")
    play_through(s, "attack with a/randolph-marz", "use a/randolph-marz", "herald", "mental", "no card")
    assert blood_on(s, "hydra") == 6 - 3


def test_whether_randolph_marz_is_asked_does_not_tell_whether_he_holds_a_title():
    table = (
        "streets a: randolph-marz [blood 6]\nstreets b: hydra [blood 6]\nlibrary a: herald, power-play\nhand a: {}\n"
    )
    for hand in ("herald", "power-play"):
        s = position(table.format(hand), windows="all")
        s.choose("attack with a/randolph-marz")
        assert asked(s) == (0, ["use a/randolph-marz", "pass"])
    s.choose("use a/randolph-marz")
    assert asked(s) == (0, ["none"])
    s.choose("none")
    assert faces(s, "hand") == ["power-play"]


def test_bruno_wagner_draws_for_each_ongoing_card_that_one_plays():
    table = FOES + "haven a: bruno-wagner [blood 5]\nhand a: influencer, marked-man\nlibrary a: herald, greed\n"
    s = position(table)
    s.choose("play influencer")
    assert faces(s, "hand") == ["herald", "marked-man"]
    s = position(table)
    play_through(s, "play marked-man", "b/doc")
    assert faces(s, "hand") == ["influencer"]


@pytest.mark.ruling("R-008")
def test_yusuf_kaya_mends_each_character_with_a_title():
    table = FOES + "haven a: yusuf-kaya [blood 3], nancy-witt [blood 1], zhang-wei [blood 2]\n"
    s = position(table + "attached a: herald [on haven/nancy-witt], sheriff [on haven/yusuf-kaya]")
    s.choose("use a/yusuf-kaya")
    assert [blood_on(s, face) for face in ("yusuf-kaya", "nancy-witt", "zhang-wei")] == [4, 2, 2]
    assert "use a/yusuf-kaya" not in options(s)
    assert "use a/yusuf-kaya" not in options(position(table))  # nobody with a Title


@pytest.mark.parametrize(
    ("title", "party", "lost"), [("zhang-wei", "streets a", 1), ("hydra", "streets a", 0), ("zhang-wei", "haven a", 0)]
)
def test_zhang_wei_costs_a_foe_prestige_whom_his_party_defeats(title, party, lost):
    place = "streets" if party == "streets a" else "haven"
    s = position(
        f"streets a: hydra [blood 6]\n{party}: zhang-wei [blood 4]\nstreets b: karma [blood 2]\nhaven b: doc [blood 5]\n"
        f"attached a: herald [on {place if title == 'zhang-wei' else 'streets'}/{title}]\n"
    )
    attack(s, "a/hydra", "b/karma", "physical")
    assert s.prestige == (20, 20 - 1 - lost)  # 1 is turned into Blood in torpor


def test_montgomery_white_does_not_shield_those_of_another_party():
    s = position(
        "streets a: hydra [blood 6]\nhand a: 38-special\n"
        "streets b: montgomery-white [blood 4]\nstreets b2: nancy-witt [blood 3]\n"
    )
    attack(s, "a/hydra", "b2/nancy-witt", "ranged", "play 38-special")
    assert blood_on(s, "nancy-witt") == 3 - 2


def test_montgomery_white_shields_his_party_against_ranged_attacks_only():
    table = (
        "streets a: hydra [blood 6]\nhand a: drive-by\nstreets b: montgomery-white [blood 4], nancy-witt [blood 3]\n"
    )
    s = position(table)
    attack(s, "a/hydra", "b/nancy-witt", "ranged", "play drive-by")
    s.choose("done")
    assert blood_on(s, "nancy-witt") == 3 - (2 - 1)
    s = position(table)
    attack(s, "a/hydra", "b/nancy-witt", "physical")
    assert blood_on(s, "nancy-witt") == 1


def test_june_bryant_draws_two_cards_while_you_are_prince():
    table = (
        "haven b: doc [blood 5]\nhaven a: june-bryant [blood 3]\nactive: b\n"
        "library a: herald, greed, sheriff\nlibrary b: greed, greed\n"
    )
    s = position(table + "attached a: prince-of-the-city [on haven/june-bryant]")
    play_through(s, "end", "trigger a/june-bryant")
    assert faces(s, "hand") == ["greed", "herald"]
    s = position(table + "attached b: prince-of-the-city [on haven/doc]")
    s.choose("end")
    assert faces(s, "hand") == []


# ── Toreador ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_bella_forte_gains_damage_for_each_top_card_that_is_no_attack():
    table = "streets a: bella-forte [blood 5]\nstreets b: karma [blood 3], doc [blood 5]\nlibrary a: {}\n"
    s = position(table.format("greed, sheriff, power-play"))
    play_through(s, "attack with a/bella-forte", "b/doc", "use a/bella-forte")
    assert (where(s, "greed"), where(s, "sheriff")) == ("discard", "library")
    assert asked(s)[1] == ["use a/bella-forte", "pass"]  # no text limits it: as often as there are cards (D-264)
    play_through(s, "pass", "mental", "no block", "pass")
    assert blood_on(s, "doc") == 5 - (1 + 2 - 2)
    s = position(table.format("greed, sheriff, power-play"))
    play_through(s, "attack with a/bella-forte", "b/doc", *["use a/bella-forte"] * 3, "mental", "no block")
    assert (blood_on(s, "doc"), where(s, "power-play")) == (5 - (1 + 4 - 2), "discard")  # an Attack card adds nothing
    s = position(table.format("power-play"))
    play_through(s, "attack with a/bella-forte", "b/karma", "use a/bella-forte", "mental", "no block")
    assert (blood_on(s, "karma"), where(s, "power-play")) == (3, "discard")
    assert "use a/bella-forte" not in options(s)


def test_bella_forte_is_used_once_an_attack_where_the_house_rule_says_so():
    table = "streets a: bella-forte [blood 5]\nstreets b: karma [blood 3]\nlibrary a: greed, sheriff\n"
    s = position(table, ability_uses="once")
    play_through(s, "attack with a/bella-forte", "use a/bella-forte")
    assert asked(s)[1] == ["physical", "social", "mental", "ranged"]
