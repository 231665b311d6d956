"""Cards that look back at what was sacrificed or discarded: its skill, its fate, its cost, its title, whether it was unique."""

import pytest

from tests.l5r.cards.cases import BMIL, CALM, MIL, POL, Use, each, go, has, mil, strength, table, up, used, zone
from tests.l5r.tools import declare, faces, find, options

HERESY = "provinces b1: pilgrimage | hand a: root-out-heresy | fate: 1 0 | field a: doji-whisperer [present]"
VOID = "provinces b1: gateway-to-meido"
CASES = [
    Use(
        "fulfill-your-duty",
        text="provinces a1: manicured-garden | hand a: fulfill-your-duty | fate: 2 0 | "
        "field a: akodo-toturi [honored], eager-scout | field b: doji-whisperer [present]" + BMIL,
        choices=("a/akodo-toturi",),
        look=each(strength, zone("akodo-toturi")),
        seen=(4 + 9, "fallen"),
        no="provinces a1: manicured-garden | hand a: fulfill-your-duty | fate: 2 0 | field b: doji-whisperer [present]"
        + BMIL,
    ),
    Use(
        "weight-of-duty",
        text=f"provinces a2: weight-of-duty | {VOID} | field a: eager-scout [present] | "
        "field b: akodo-toturi, doji-whisperer" + MIL,
        look=each(up("doji-whisperer"), has("doji-whisperer", "dishonored"), up("akodo-toturi"), zone("eager-scout")),
        seen=(False, 1, True, "fallen"),
        no="provinces a2: weight-of-duty | provinces b1: manicured-garden | field a: eager-scout [present] | "
        "field b: doji-whisperer" + MIL,
    ),
    Use(
        "doom-thrower",
        text="provinces b1: pilgrimage | holdings a2: doom-thrower | field a: eager-scout [fate 1], doji-whisperer [present]"
        + MIL,
        choices=("a/eager-scout",),
        look=strength,
        seen=0,
        no="holdings a2: doom-thrower | field a: eager-scout [fate 1]" + CALM,
    ),
    Use(
        "root-out-heresy",
        text=f"{HERESY} | hand b: kunshu" + POL,
        look=lambda s: (strength(table(f"{HERESY} | hand b: kunshu" + POL)) - strength(s), faces(s, "hand", 1)),
        seen=(2, []),
        no=f"{HERESY} | hand b: kunshu" + MIL,
    ),
    Use(
        "doji-whisperer",
        text="field a: doji-whisperer, isawa-atsuko | attached a: ancestral-sight [on field/isawa-atsuko] | fate: 1 0 | "
        "fallen a: eager-scout | field b: eager-scout" + CALM,
        source="isawa-atsuko",
        look=lambda s: (s.fate[0], s.pieces[find(s, "eager-scout", "field")].count("fate"), faces(s, "dynasty")[-1]),
        seen=(0, 1, "eager-scout"),
        no="field a: isawa-atsuko | attached a: ancestral-sight [on field/isawa-atsuko] | fate: 1 0 | "
        "fallen a: eager-scout | field b: brash-samurai" + CALM,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


DUTY = f"provinces a2: weight-of-duty | {VOID} | field b: akodo-toturi, doji-whisperer"


@pytest.mark.parametrize(
    ("given", "who"), [("eager-scout", ["b/doji-whisperer"]), ("matsu-tsuko", ["b/akodo-toturi", "b/doji-whisperer"])]
)
def test_weight_of_duty_reaches_a_unique_character_only_for_a_unique_one(given, who):
    s = go(table(f"{DUTY} | field a: {given} [present]" + MIL), "weight-of-duty")
    assert (sorted(options(s)) if len(who) > 1 else ["b/doji-whisperer"] * (not up("doji-whisperer")(s))) == who


def test_weight_of_duty_takes_a_participating_character_alone():
    assert not used(table(f"{DUTY} | field a: eager-scout" + MIL), "weight-of-duty")


@pytest.mark.parametrize(("given", "left"), [("eager-scout [fate 2]", 5), ("eager-scout", 2)])
def test_doom_thrower_is_stronger_if_the_character_had_fate(given, left):
    board = "provinces b1: the-art-of-war | holdings a2: doom-thrower | field a: " + given
    before = strength(table(board + MIL))
    assert before - strength(go(table(board + MIL), "doom-thrower")) == min(left, before)


@pytest.mark.parametrize(("top", "more"), [("akodo-toturi", 5), ("eager-scout", 0), ("funeral-pyre", 0)])
def test_war_dog_master_grows_by_the_cost_of_the_card_that_it_discards(top, more):
    below = ", ".join(["doji-whisperer"] * 8)  # enough to refill the provinces
    s = table(f"field a: war-dog-master | dynasty a: {top}, {below} | provinces b1: manicured-garden" + CALM)
    before = mil("war-dog-master")(s)
    declare(s, "fire military", "b1", "war-dog-master")
    there = [said for said in options(s) if "war-dog-master" in said]
    s.choose(there[0])
    assert (mil("war-dog-master")(s) - before, zone(top)(s)) == (more, "fallen")


def test_war_dog_master_answers_its_own_attack_alone_and_needs_a_deck():
    s = table("field a: war-dog-master, eager-scout | provinces b1: manicured-garden" + CALM)
    declare(s, "fire military", "b1", "eager-scout")
    assert not [said for said in options(s) if "war-dog-master" in said]


WATCH = "field a: fifth-tower-watch, doji-whisperer | holdings a2: doom-thrower | "


@pytest.mark.parametrize(
    ("foes", "bowed"),
    [("eager-scout [present]", []), ("eager-scout [present, dishonored], akodo-toturi", [])],
)
def test_fifth_tower_watch_bows_nobody_who_is_as_strong_as_the_one_sacrificed(foes, bowed):
    s = go(table(f"{WATCH} field b: {foes}" + MIL), "doom-thrower", "a/doji-whisperer")
    assert not [said for said in options(s) if "fifth-tower-watch" in said]
    assert [now.face for now in s.pieces if now.zone == "field" and not now.ready] == bowed


def test_fifth_tower_watch_makes_the_opponent_choose_whom_to_bow():
    s = go(
        table(f"{WATCH} field b: eager-scout, doji-whisperer, akodo-toturi" + MIL),
        "doom-thrower",
        "a/fifth-tower-watch",
    )
    s.choose(next(said for said in options(s) if "fifth-tower-watch" in said))
    assert (s.question.seat, sorted(options(s))) == (1, ["b/doji-whisperer", "b/eager-scout"])
    s.choose("b/eager-scout")
    assert (up("eager-scout")(s), up("doji-whisperer")(s)) == (False, True)


def test_root_out_heresy_lowers_the_strength_by_nothing_for_a_card_that_costs_nothing():
    s = table(f"{HERESY} | hand b: banzai" + POL)
    before = strength(s)
    assert (strength(go(s, "root-out-heresy")), faces(s, "hand", 1)) == (before, [])
