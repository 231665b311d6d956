"""Cards of the infernal, and Nephandus: what each does, and what it must not do."""

import pytest

from coterie.kernel.events import about
from tests.vtes.tools import (
    SCHOOL,
    blood_on,
    borne_by,
    counters,
    find,
    happen,
    locked,
    options,
    position,
    reach,
    rest,
    taught,
    where,
)

BAALI = taught("dai", clan="Baali", traits="infernal")
MASTER = taught("DAI", clan="Baali", traits="infernal", capacity=7)
YOUNG, OLD = taught(traits="infernal", capacity=3), taught(traits="infernal", capacity=8)
WEAK, STRONG = taught(capacity=3), taught(capacity=7)
IDLE = "ready c: ryan [bowed, blood 2]"


def table(own: str, more: str, b: str = "nassir [bowed, blood 2]"):
    return position(f"ready a: {own}\nready b: {b}\n{IDLE}\n{more}", game=SCHOOL)


# ── Contagion ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_contagion_costs_all_others_a_pool_in_their_unlock_phases():
    s = table(f"{BAALI} [blood 4], {WEAK} [bowed, blood 1]", "hand a: contagion\npool: 20 20 20")
    reach(s, "play contagion")
    rest(s)
    assert borne_by(s, BAALI) == ["contagion"]
    s.choose("done")
    assert (s.active, s.pool) == (1, (20, 19, 20))


@pytest.mark.parametrize(("region", "pool"), [("ready", 19), ("torpor", 20)])
def test_contagion_spreads_from_the_ready_region_only(region, pool):
    s = position(
        f"ready a: {WEAK} [blood 1]\n{region} a: {BAALI} [blood 1]\nattached a: contagion [on {region}/{BAALI}]\n"
        f"ready b: nassir [bowed, blood 2]\n{IDLE}\npool: 20 20 20".replace(
            f"ready a: {WEAK} [blood 1]\nready a: {BAALI} [blood 1]", f"ready a: {WEAK} [blood 1], {BAALI} [blood 1]"
        ),
        game=SCHOOL,
    )
    s.choose("done")
    assert s.pool[1] == pool


@pytest.mark.parametrize(("corruption", "there"), [(2, 0), (1, 1)])
def test_contagion_corrupts_a_foe_and_steals_who_has_enough(corruption, there):
    s = table(
        f"{MASTER} [blood 4], {STRONG} [blood 1]",
        "hand a: contagion",
        f"{WEAK} [blood 3, corruption-a {corruption}]",
    )
    reach(s, "play contagion", "way 2", "no block")
    rest(s)
    happen(s, about(s, "straighten", find(s, MASTER)))
    reach(s, f"bleed with {MASTER}", f"block with {WEAK}", f"use a/{MASTER}")
    if corruption == 2:
        reach(s, "yes")
    rest(s)
    assert s.game.speaks(s, find(s, WEAK)) == there


# ── allies ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_veneficti_steals_demons_and_the_weak_do_not_touch_it():
    s = position(
        f"ready a: veneficti [lives 2], {WEAK} [bowed, blood 1]\n"
        f"ready b: infernal-servitor [bowed, lives 2], {OLD} [bowed, blood 2]\n"
        f"ready c: loyal-street-gang [bowed, lives 2]",
        game=SCHOOL,
    )
    at = [each for each in options(s) if "act with a/veneficti" in each]
    assert [each.rpartition(": ")[2] for each in at] == ["b/infernal-servitor"]
    s.choose(at[0])
    rest(s)
    assert s.game.speaks(s, find(s, "infernal-servitor")) == 0


@pytest.mark.parametrize(("who", "aimed"), [(WEAK, False), (STRONG, True)])
def test_actions_of_the_weak_are_not_aimed_at_veneficti(who, aimed):
    s = table(f"{who} [blood 3]", "hand a: bums-rush", "veneficti [bowed, lives 2], nassir [bowed, blood 2]")
    s.choose("play bums-rush")
    assert ("b/veneficti" in options(s)) == aimed


def test_the_servitor_acts_at_once_and_is_gone_after_a_success():
    s = table(f"{BAALI} [blood 4], {WEAK} [bowed, blood 1]", "hand a: infernal-servitor")
    reach(s, "play infernal-servitor")
    rest(s)
    assert (where(s, "infernal-servitor"), locked(s, BAALI)) == ("ready", True)
    reach(s, "bleed with infernal-servitor")
    rest(s)
    assert (s.pool[1], where(s, "infernal-servitor")) == (27, "removed")


def test_a_blocked_servitor_stays():
    s = table(f"{BAALI} [bowed, blood 4], infernal-servitor [lives 2]", "", "nassir [blood 2]")
    reach(s, "bleed with infernal-servitor", "block with nassir")
    rest(s)
    assert where(s, "infernal-servitor") == "ready"


@pytest.mark.parametrize(("other", "there"), [("", "removed"), (f", {OLD} [bowed, blood 1]", "ready")])
def test_the_servitor_leaves_with_the_last_infernal_vampire(other, there):
    s = table(f"{BAALI} [blood 4], infernal-servitor [bowed, lives 2]{other}", "")
    happen(s, about(s, "burn", find(s, BAALI)))
    assert where(s, "infernal-servitor") == there


def test_nephandus_softens_what_the_opposing_minion_does():
    s = table("nephandus [lives 2]", "", f"{STRONG} [blood 3]")
    reach(s, "bleed with nephandus", f"block with {STRONG}", "use a/nephandus")
    rest(s)
    assert (blood_on(s, "nephandus"), blood_on(s, STRONG)) == (2, 2)


@pytest.mark.ruling("VR-8.4")
@pytest.mark.parametrize(("pet", "crows", "left"), [
    ("murder-of-crows [lives 1, on ready/{}]", False, 2),  # what a retainer does is its own, not the minion's
    ("", True, 3),  # what a card does that the minion plays is the minion's
    ("", False, 3),
])  # fmt: skip
def test_nephandus_softens_no_damage_of_a_retainer(pet, crows, left):
    foe = taught("ani", capacity=6, nth=3)
    s = table(
        "nephandus [lives 3]", f"attached b: {pet.format(foe)}\nhand b: {'carrion-crows' * crows}", f"{foe} [blood 3]"
    )
    reach(s, "bleed with nephandus", f"block with {foe}", *["play carrion-crows"] * crows)
    rest(s)
    assert blood_on(s, "nephandus") == left


def test_nephandus_feeds_on_those_in_torpor():
    s = position(
        f"ready a: nephandus [lives 1]\nready b: nassir [bowed, blood 2]\ntorpor b: {WEAK} [blood 1]\n{IDLE}",
        game=SCHOOL,
    )
    s.choose(next(each for each in options(s) if each.startswith("act with a/nephandus")))
    rest(s)
    assert (blood_on(s, "nephandus"), where(s, WEAK)) == (2, "ash")


# ── Tend the Flock ──────────────────────────────────────────────────────────────────────────────────────────────────


def flock(shepherd: str, sheep: str):
    return position(
        f"phase: 5.2.1\nready a: {shepherd}\nuncontrolled a: {sheep}\nhand a: tend-the-flock\n"
        f"ready b: nassir [bowed, blood 2]\n{IDLE}",
        game=SCHOOL,
    )


def test_a_shepherd_feeds_a_younger_infernal_vampire():
    s = flock(f"{BAALI} [blood 1]", f"{YOUNG}, {OLD}, {WEAK}")
    reach(s, "play tend-the-flock", "a/uncontrolled.1")  # the only one
    assert (blood_on(s, YOUNG), blood_on(s, OLD), blood_on(s, WEAK), counters(s, YOUNG, "blood")) == (3, 0, 0, 3)


@pytest.mark.parametrize("shepherd", [f"{BAALI} [bowed, blood 1]", f"{OLD} [blood 1]"])
def test_no_shepherd_no_flock(shepherd):
    assert "play tend-the-flock" not in options(flock(shepherd, YOUNG))
