"""The vampires of Blood & Alchemy."""

import pytest

from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where

LENDS = {
    "april-smith": "fortitude", "caleb-walker": "blood sorcery", "hua-jiang": "celerity", "valerie-nash": "auspex",
    "wendy": "obfuscate",
}  # fmt: skip


@pytest.mark.parametrize("face", LENDS)
def test_a_thin_blood_lends_a_discipline_and_bp_to_an_attacker_with_alchemy(face):
    table = (
        f"streets a: {face} [blood 1], frog [blood 3], skunk [blood 3]\nstreets b: doc [blood 5]\nhand a: throat-rip\n"
    )
    s = position(table)
    before = number(s, LENDS[face], "frog")
    s.choose("attack with a/frog")
    onward(s, "attack card?")
    assert options(s) == ["play throat-rip", "no card"]  # it needs BP 4
    assert (number(s, LENDS[face], "frog"), number(s, "BP", "frog")) == (before + 1, 4)
    assert number(s, "BP", face) == 1
    onward(s, attack_card="no card")
    assert number(s, LENDS[face], "frog") == before
    s = position(table.replace("hand a: throat-rip", "hand a: throat-rip, baseball-bat"))
    s.choose("attack with a/skunk")
    onward(s, "attack card?")
    assert options(s) == ["play baseball-bat", "no card"]  # without alchemy it is not lent
    s = position(table.replace(f"{face} [blood 1], ", "") + f"haven a: {face} [blood 1]\n")
    s.choose("attack with a/frog")
    onward(s, "sort?")
    assert number(s, "BP", "frog") == 3  # another party


@pytest.mark.parametrize("face", LENDS)
def test_a_thin_blood_shields_those_of_one_bp_for_a_prestige(face):
    other = "wendy" if face != "wendy" else "april-smith"
    s = position(f"haven a: {face} [blood 1], {other} [blood 1], frog [blood 3]\nhaven b: street-preacher [blood 2]\n")
    s.choose(f"use a/{face}")
    assert [number(s, "shield", who) for who in (face, other, "frog", "street-preacher")] == [1, 1, 0, 0]
    assert s.prestige == (19, 20)
    end_turn(s)
    assert number(s, "shield", face) == 0
    assert f"use a/{face}" not in options(s)  # not in the turn of others


@pytest.mark.ruling("RR-9", "R-262")
@pytest.mark.parametrize("face", LENDS)
def test_a_thin_blood_shields_its_coterie_while_that_is_attacked(face):
    other = "wendy" if face != "wendy" else "april-smith"
    table = f"streets a: thora [blood 5]\nhaven b: {face} [blood 1]\nstreets b: {other} [blood 1], frog [blood 3]\n"
    s = position(table + "leaders: thora frog\n")
    play_through(s, "attack with a/thora", f"b/{other}")
    assert asked(s)[0] == 1
    play_through(s, f"use b/{face}", f"use b/{other}", "pass", "physical", "no block", "pass")
    assert (where(s, other), s.prestige) == ("streets", (20, 18))  # 2 damage, less two shields
    s = position(table + f"streets c: {other} [blood 1], doc [blood 5]\nleaders: thora frog doc\n", players=3)
    play_through(s, "attack with a/thora", "c/doc")
    assert asked(s)[0] == 2  # whoever of b shields does not defend c


@pytest.mark.parametrize(("face", "token", "sort", "harmless"), [
    ("candi-liu", "weak", "social", "mental"), ("aurora-nix", "fear", "physical", "social"),
])  # fmt: skip
def test_a_token_for_whoever_takes_damage(face, token, sort, harmless):
    table = f"streets a: {face} [blood 2]\nstreets b: hydra [blood 6], karma [blood 3]\n"
    s = position(table)
    attack(s, f"a/{face}", "b/karma", sort)
    assert s.pieces[find(s, "karma")].count(token) == 1
    s = position(table)
    attack(s, f"a/{face}", "b/karma", "mental")
    assert s.pieces[find(s, "karma")].count(token) == 0


@pytest.mark.ruling("RR-3")
@pytest.mark.parametrize(
    ("face", "token", "sort"), [("candi-liu", "weak", "social"), ("aurora-nix", "fear", "physical")]
)
def test_a_mortal_that_takes_damage_is_no_character_and_gets_no_token(face, token, sort):
    s = position(f"streets a: {face} [blood 2]\nstreets b: hydra [blood 6]\ncity: chef\n")
    attack(s, f"a/{face}", "city/chef", sort)
    assert (where(s, "chef"), s.pieces[find(s, "chef")].count(token)) == ("city", 0)


@pytest.mark.ruling("RR-8", "RR-18")
def test_a_token_of_less_bp_takes_what_is_too_much_and_defeats_whom_it_leaves_without_blood():
    s = position("streets a: candi-liu [blood 2]\nstreets b: hydra [blood 6], skunk [blood 3]\n")
    attack(s, "a/candi-liu", "b/skunk", "social")  # 1 social against 0
    assert (blood_on(s, "skunk"), number(s, "BP", "skunk")) == (2, 2)
    s = position("streets a: candi-liu [blood 2]\nattached a: calcinatio [on streets/candi-liu]\n"
                 "streets b: hydra [blood 6], wendy [weak, blood 1]\nhaven b: doc [blood 5]\n")  # fmt: skip
    assert number(s, "BP", "wendy") == 0


def test_frog_readies_who_attaches_an_alchemy_in_his_party():
    table = "leaders: frog hydra\nhaven b: hydra [blood 6]\nhand a: calcinatio\n"
    s = position(table + "haven a: frog [blood 3], candi-liu [blood 2]\n")
    play_through(s, "play calcinatio", "a/candi-liu")
    assert s.pieces[find(s, "candi-liu")].ready
    s = position(table + "haven a: candi-liu [blood 2]\nstreets a: frog [bowed, blood 3]\n")
    play_through(s, "play calcinatio")
    assert not s.pieces[find(s, "candi-liu")].ready


def test_frog_detaches_an_alchemy_to_prevent_one_damage():
    table = "streets a: hydra [blood 6]\nstreets b: frog [blood 3], karma [bowed, blood 3]\n"
    s = position(table + "attached b: calcinatio [on streets/frog], fixatio [on streets/karma]\n")
    attack(s, "a/hydra", "b/frog", "physical")
    s.choose("use b/frog")
    onward(s)
    assert (blood_on(s, "frog"), where(s, "calcinatio"), where(s, "fixatio")) == (2, "discard", "attached")
    s = position(table + "attached b: fixatio [on streets/karma]\n")
    attack(s, "a/hydra", "b/frog", "physical")
    assert blood_on(s, "frog") == 1  # only what is attached to him


@pytest.mark.parametrize(
    ("party", "damage"), [("", 1), (", skunk [blood 3]", 2), (", skunk [blood 3], flick [blood 3]", 2)]
)
def test_jacob_frost_deals_more_for_every_two_of_his_party(party, damage):
    s = position(f"streets a: jacob-frost [blood 3]{party}\nstreets b: doc [blood 5]\n")
    attack(s, "a/jacob-frost", "b/doc", "physical")
    assert blood_on(s, "doc") == 5 - damage
    s = position(f"streets a: jacob-frost [blood 3], hydra [blood 6]{party}\nstreets b: doc [blood 5]\n")
    attack(s, "a/hydra", "b/doc", "physical")
    assert blood_on(s, "doc") == 3  # he must attack himself


def test_joseph_drake_has_a_shield_for_each_alchemy_in_attacks():
    s = position("streets a: hydra [blood 6]\nstreets b: joseph-drake [blood 2], doc [bowed, blood 5]\n"
                 "attached b: calcinatio [on streets/joseph-drake], cop [on streets/joseph-drake]\n")  # fmt: skip
    assert number(s, "shield", "joseph-drake") == 0
    attack(s, "a/hydra", "b/joseph-drake", "social")
    assert blood_on(s, "joseph-drake") == 2
    s = position("streets a: hydra [blood 6]\nstreets b: joseph-drake [blood 2], doc [bowed, blood 5]\n")
    attack(s, "a/hydra", "b/joseph-drake", "social")
    assert blood_on(s, "joseph-drake") == 1


LIBRARY = "library a: fleetness, terrorize, unhinged\n"


def test_alejandro_lopez_draws_as_he_mends_in_an_action_phase_and_not_otherwise():
    table = "haven a: alejandro-lopez [blood 4], lorenzo-murik [blood 2]\nhaven b: doc [blood 5]\n" + LIBRARY
    s = position(table)
    play_through(s, "use a/lorenzo-murik", "a/alejandro-lopez")
    assert (blood_on(s, "alejandro-lopez"), len(faces(s, "hand", 0))) == (5, 1)
    s = position(table)
    play_through(s, "use a/lorenzo-murik", "a/lorenzo-murik")
    assert len(faces(s, "hand", 0)) == 0
    s = position(table + "hand a: unhinged\n")
    s.choose("end")
    play_through(
        s,
        "discard unhinged",
        "a/alejandro-lopez",
    )
    assert (blood_on(s, "alejandro-lopez"), len(faces(s, "hand", 0))) == (5, 2)  # the cards of the turn alone


def test_darius_wolfe_draws_as_he_blocks():
    s = position("streets a: hydra [blood 6]\nstreets b: darius-wolfe [blood 4], doc [blood 5]\nlibrary b: fleetness\n")
    attack(s, "a/hydra", "b/doc", "physical", block="block with b/darius-wolfe")
    assert faces(s, "hand", 1) == ["fleetness"]
    s = position("streets a: hydra [blood 6]\nstreets b: darius-wolfe [blood 4], doc [blood 5]\nlibrary b: fleetness\n")
    attack(s, "a/hydra", "b/darius-wolfe", "physical")
    assert faces(s, "hand", 1) == []


@pytest.mark.ruling("R-087", "RR-3")
def test_grigori_replaces_a_blood_by_one_of_his_players_color():
    s = position("haven a: grigori [blood 5]\nhaven b: doc [blood 5], karma [blood-a 3]\n")
    s.choose("use a/grigori")  # all Blood on Karma is of that color already, and on Grigori
    assert (s.pieces[find(s, "doc")].counters, blood_on(s, "karma")) == ((("blood", 4), ("blood-a", 1)), 3)


def test_grigoris_blood_comes_from_the_general_supply_and_the_other_goes_back():
    s = position("haven a: grigori [blood 5]\nhaven b: doc [blood 5], skunk [blood 3]\n")
    supply = s.supply
    play_through(s, "use a/grigori", "b/doc")
    assert s.pieces[find(s, "doc")].counters == (("blood", 4), ("blood-a", 1))
    assert s.supply == (supply[0] - 1, supply[1] + 1)
    assert "use a/grigori" not in options(s)


def test_lorenzo_murik_mends_on_anybody_of_his_coterie_who_lacks_blood():
    s = position("haven a: lorenzo-murik [blood 3], hydra [blood 5], skunk [blood 2]\nhaven b: doc [blood 4]\n")
    s.choose("use a/lorenzo-murik")
    assert options(s) == ["a/hydra", "a/skunk"]
    s.choose("a/skunk")
    assert blood_on(s, "skunk") == 3
    assert not s.pieces[find(s, "lorenzo-murik")].ready


def test_sonja_valentine_replaces_a_blood_in_the_streets_as_the_turn_starts():
    s = position(
        "haven b: doc [blood 5], lolita [blood 3]\nstreets b: karma [blood 3]\nhaven a: sonja-valentine [blood 6]\nactive: b\n"
    )
    end_turn(s)
    assert s.pieces[find(s, "karma")].counters == (("blood", 2), ("blood-a", 1))
    assert s.pieces[find(s, "doc")].counters == (("blood", 5),)
    assert s.asked[0] == 0
