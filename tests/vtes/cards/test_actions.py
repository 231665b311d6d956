"""Action cards of the fixed decks: what each does, and what it must not do."""

import pytest

from tests.vtes.tools import (
    OTHERS,
    blood_on,
    faces,
    locked,
    options,
    play_through,
    position,
    vampire,
    where,
)

pytestmark = pytest.mark.ruling("VR-6.4", "VR-6.8", "VR-6.9")
YOUNG = vampire(capacity=4)


def acting(card: str, who: str, *choices: str, more: str = OTHERS):
    """Play an action card with a vampire of seat a; nobody can block."""
    s = position(f"ready a: {who} [blood 3]\nhand a: {card}\n{more}")
    play_through(s, f"play {card}", *choices)
    return s


BLEEDS = [
    ("scouting-mission", "DOM", "way 1", 2, 0),
    ("social-charm", "PRE", "way 1", 2, 0),
    ("social-charm", "PRE", "way 2", 2, 1),
    ("legal-manipulations", "PRE", "way 1", 3, 0),
    ("legal-manipulations", "PRE", "way 2", 3, 1),
    ("public-trust", "PRE", "way 1", 3, 0),
    ("entrancement", "PRE", "", 2, 0),
    ("dominate-kine", "DOM", "", 2, 0),
    ("fleetness", "CEL", "way 1", 1, 0),
]


@pytest.mark.parametrize(("card", "need", "way", "lost", "gained"), BLEEDS)
@pytest.mark.ruling("VR-6.9")
def test_cards_that_bleed(card, need, way, lost, gained):
    s = position(
        f"ready a: {vampire(need)} [blood 3]\nhand a: {card}\nready b: nassir [blood 2, bowed]\nready c: ryan [bowed]"
    )
    s.choose(f"play {card}")
    if way and way in options(s):
        s.choose(way)
    assert s.pool == (30 + gained, 30 - lost, 30)


def test_feast_feeds_a_younger_vampire_after_a_bleed():
    s = position(
        "ready a: abaddon [blood 3]\nhand a: feast-of-the-souls-secrets\n"
        f"uncontrolled a: {YOUNG}, {vampire(capacity=10)}\n{OTHERS}"
    )
    play_through(s, "play feast-of-the-souls-secrets", "way 2")
    s.choose(options(s)[0])
    assert options(s) == ["a/uncontrolled.1"]  # not the older one
    s.choose("a/uncontrolled.1")
    assert (s.pool, blood_on(s, YOUNG)) == ((30, 27, 30), 2)


def test_public_trust_adds_blood_to_an_uncontrolled_vampire():
    s = acting("public-trust", vampire("PRE"), "way 2", "a/uncontrolled.1", more=f"uncontrolled a: {YOUNG}\n{OTHERS}")
    assert (s.pool, blood_on(s, YOUNG)) == ((30, 27, 30), 1)


def test_kindred_spirits_bleeds_anybody():
    s = position(f"ready a: {vampire('DEM')} [blood 3]\nhand a: kindred-spirits\n{OTHERS}")
    play_through(s, "play kindred-spirits", "way 2")
    assert options(s) == ["seat b", "seat c"]
    s.choose("seat c")
    assert s.pool == (31, 30, 28)


def test_entrancement_steals_an_ally_and_no_vampire():
    s = acting(
        "entrancement",
        vampire("PRE"),
        "way 2",
        more="ready b: the-knights [lives 2, bowed], nassir [bowed]\nready c: ryan [bowed]",
    )
    assert faces(s, "ready", 0) == [vampire("PRE"), "the-knights"]
    assert (s.pool, faces(s, "ready", 1)) == ((30, 30, 30), ["nassir"])


def test_dominate_kine_steals_a_location_of_others():
    s = acting("dominate-kine", vampire("DOM"), "way 2", more=f"board a: chantry\nboard b: elder-library\n{OTHERS}")
    assert (faces(s, "board", 0), faces(s, "board", 1)) == (["chantry", "elder-library"], [])


def test_graverobbing_brings_a_stolen_vampire_out_of_torpor_for_blood():
    more = "torpor b: nassir [blood 1]\nready b: madison [bowed]\nready c: ryan [bowed]"
    s = acting("graverobbing", vampire("DOM"), "way 2", "yes", more=more)
    assert (faces(s, "ready", 0), blood_on(s, vampire("DOM"))) == ([vampire("DOM"), "nassir"], 1)
    s = acting("graverobbing", vampire("DOM"), "way 1", more=more)
    assert (faces(s, "torpor", 0), faces(s, "torpor", 1)) == (["nassir"], [])


ADDERS = [
    ("scouting-mission", vampire("DOM"), "way 2", 2),
    ("fourth-tradition-the-accounting", vampire(title="prince"), "", 3),
    ("thing", vampire(clan="Gangrel"), "", 2),
]


@pytest.mark.parametrize(("card", "actor", "way", "added"), ADDERS)
def test_cards_that_add_blood_to_uncontrolled_vampires(card, actor, way, added):
    young, old = vampire(clan="Gangrel", capacity=2), vampire(capacity=10)
    s = acting(card, actor, *([way] if way else []), more=f"uncontrolled a: {old}, {young}\n{OTHERS}")
    assert options(s) == ["a/uncontrolled.2"]  # not the other one
    s.choose("a/uncontrolled.2")
    assert (blood_on(s, young), blood_on(s, old)) == (added, 0)


def test_fifth_tradition_feeds_another_vampire():
    prince = vampire(title="prince")
    s = position(f"ready a: {prince} [blood 3], madison [bowed]\nhand a: fifth-tradition-hospitality\n{OTHERS}")
    s.choose("play fifth-tradition-hospitality")
    assert options(s) == ["a/madison", "b/nassir", "c/ryan"]
    s.choose("a/madison")
    assert (blood_on(s, "madison"), blood_on(s, prince)) == (4, 2)


@pytest.mark.parametrize(("way", "blood"), [("way 1", 5), ("way 2", 6)])
def test_restoration(way, blood):
    s = acting("restoration", vampire("FOR", capacity=8), way)
    assert blood_on(s, vampire("FOR", capacity=8)) == blood


def test_conceal_burns_equipment_or_a_location():
    more = "board b: elder-library\nattached b: sport-bike [on ready/nassir]\n" + OTHERS
    s = acting("conceal", vampire("OBF"), "way 1", more=more)
    assert (where(s, "sport-bike"), where(s, "elder-library")) == ("ash", "board")
    s = acting("conceal", vampire("OBF"), "way 2", more=more)
    assert (where(s, "sport-bike"), where(s, "elder-library")) == ("attached", "ash")


def test_rewilding_burns_a_location_and_pool_of_its_controller():
    s = acting("rewilding", vampire(clan="Gangrel"), more=f"board c: elder-library\n{OTHERS}")
    assert (where(s, "elder-library"), s.pool) == ("ash", (30, 30, 28))


def test_mind_numb_locks_through_the_next_unlock_phase():
    s = position(
        f"ready a: {vampire('PRE')} [blood 3]\nhand a: mind-numb\nready b: nassir [blood 2], madison [bowed, blood 2]\n"
        "ready c: ryan [bowed]"
    )
    play_through(s, "play mind-numb", "way 1", "no block")
    assert locked(s, "nassir")
    play_through(s, "done")
    while s.active == 0:
        s.choose("done")
    assert (locked(s, "nassir"), locked(s, "madison")) == (True, False)


def test_ambush_wants_a_locked_minion():
    s = position(
        f"ready a: {vampire(capacity=5)} [blood 3]\nhand a: ambush\n"
        f"ready b: nassir [bowed, blood 2], madison [blood 2]\n"
        "ready c: ryan [blood 2]"
    )
    play_through(s, "play ambush", "no block")
    assert f"use a/{vampire(capacity=5)}" in options(s)  # the maneuver against nassir, the only locked one


def test_fleetness_and_umbrous_clutch_enter_combat_with_a_maneuver():
    for card, need in (("fleetness", "CEL"), ("umbrous-clutch", "OBL")):
        who = vampire(need)
        s = position(f"ready a: {who} [blood 3]\nhand a: {card}\nready b: nassir [bowed, blood 2]")
        play_through(s, f"play {card}", "way 2")
        assert f"use a/{who}" in options(s)
    s = position(f"ready a: {vampire('OBL')} [blood 3]\nhand a: umbrous-clutch\nready b: nassir [bowed, blood 2]")
    play_through(s, "play umbrous-clutch", "way 1")
    assert (blood_on(s, "nassir"), blood_on(s, vampire("OBL"))) == (1, 2)  # hands only


def test_line_brawl_steals_pool_fights_or_bleeds():
    who = vampire("cel", "pot", "pre", sect="Anarch")
    assert acting("line-brawl", who, "way 1", "seat c").pool == (31, 30, 29)
    assert blood_on(acting("line-brawl", who, "way 2", "b/nassir"), "nassir") == 1
    assert acting("line-brawl", who, "way 3").pool == (30, 28, 30)
    plain = vampire("cel", "pot", "pre", sect="Camarilla")
    assert "play line-brawl" not in options(position(f"ready a: {plain} [blood 3]\nhand a: line-brawl\n{OTHERS}"))


def test_army_of_rats_gnaws_once_a_turn_and_can_be_burned():
    s = position("phase: 5.1.4\nboard a: army-of-rats, army-of-rats\nready a: madison [blood 2]\n" + OTHERS)
    s.choose(options(s)[0])  # which of the two is first
    assert s.pool == (30, 29, 30)
    s = acting("army-of-rats", vampire("ANI"))
    assert faces(s, "board") == ["army-of-rats"]
    s = position("board b: army-of-rats\nready a: madison [blood 2]\n" + OTHERS)
    play_through(s, next(text for text in options(s) if text.startswith("act with")))
    assert where(s, "army-of-rats") == "ash"
