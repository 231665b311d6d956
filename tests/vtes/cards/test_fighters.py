"""Vampires that fight: what each does in combat or for one, and what it must not do."""

import pytest

from coterie.kernel.events import about
from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    IDLE,
    PASSES,
    UP,
    acts,
    blocked,
    blood_on,
    counters,
    find,
    happen,
    locked,
    number,
    options,
    play,
    play_through,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    where,
)
from tests.vtes.tools import SCHOOL as GAME

YOUNG, OLD = taught(capacity=4), taught(capacity=9)
SABBAT = taught(sect="Sabbat")
TREMERE = taught(clan="Tremere")
WEREWOLF = "renegade-garou [lives 5]"


# ── strength ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("who", "foe", "more"),
    [
        ("mickey-wheeler", OLD, 1),
        ("mickey-wheeler", YOUNG, 0),
        ("reginald-moore", TREMERE, 1),
        ("reginald-moore", SABBAT, 0),
        ("blythe-candeleria", taught(clan="Malkavian"), -1),
        ("blythe-candeleria", SABBAT, 0),
    ],
)
def test_strength_that_hangs_on_the_opponent(who, foe, more):
    s = blocked(f"{who} [blood 4]", b=f"{foe} [blood 3]", game=GAME)
    rest(s)
    printed = GAME.faces[who].stats["strength"]
    assert (blood_on(s, foe.split()[0]), number(s, "strength", who)) == (3 - printed - more, printed)


# ── whom they attack ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("who", "foe", "can"),
    [
        ("fergus-alexander", f"{SABBAT} [bowed, blood 2]", True),
        ("fergus-alexander", f"{SABBAT} [blood 2]", False),
        ("fergus-alexander", f"{taught()} [bowed, blood 2]", False),
        ("adisa", f"{taught(capacity=2)} [blood 2]", True),
        ("adisa", f"{OLD} [blood 2]", False),
        ("ghede", f"{OLD} [blood 2]", True),
    ],
)
@pytest.mark.ruling("VR-6.9")
def test_whom_they_can_attack(who, foe, can):
    s = table(f"{who} [blood 3]", b=foe, game=GAME)
    there = acts(s, who)
    assert bool(there) is can
    if can:
        s.choose(there[0])
        rest(s)
        assert blood_on(s, foe.split()[0]) == 1  # a blow of the hand


@pytest.mark.ruling("VR-6.9")
def test_adisa_attacks_allies_too():
    s = table("adisa [blood 3]", b=f"{WEREWOLF}, {OLD} [blood 3]", game=GAME)
    assert len(acts(s, "adisa")) == 1


def test_talbot_attacks_for_a_master_card():
    s = table("talbot [blood 3]", "academic-hunting-ground, dodge", b="nassir [bowed, blood 3]")
    attack = next(each for each in acts(s, "talbot") if "nassir" in each)
    play_through(s, attack, "academic-hunting-ground")
    rest(s)
    assert (where(s, "academic-hunting-ground"), where(s, "dodge"), blood_on(s, "nassir")) == ("ash", "hand", 2)
    assert acts(table("talbot [blood 3]", "dodge", b="nassir [bowed, blood 3]"), "talbot") == []


def test_reginald_leaves_the_tremere_alone():
    who = "reginald-moore"
    for foe, can in ((TREMERE, False), (OLD, True)):
        s = position(f"ready a: {who} [blood 3]\nhand a: bums-rush\nready b: {foe} [blood 3]", game=GAME)
        assert ("play bums-rush" in options(s)) is can
        s = table(f"{foe} [blood 3]", b=f"{who} [blood 3]", game=GAME)
        s.choose(f"bleed with {foe}")
        assert (f"block with b/{who}" in options(s)) is can


# ── strikes ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("who", "n"), [("goratrix-g2", 2), ("anastasz-di-zagreb", 1)])
@pytest.mark.ruling("VR-8.3")
def test_they_steal_blood_at_any_range(who, n):
    s = blocked(f"{who} [blood 2]", b=f"{OLD} [blood 8]", game=GAME)
    reach(s, f"use {who}")
    rest(s)
    assert (blood_on(s, who), blood_on(s, OLD)) == (2 + n - 1, 8 - n)
    s = blocked(f"{who} [blood 2]", b=f"{OLD} [blood 8]", attached_b=f"ir-goggles [on ready/{OLD}]", game=GAME)
    reach(s, "use ir-goggles", f"use {who}")
    rest(s)
    assert (blood_on(s, who), blood_on(s, OLD)) == (2 + n, 8 - n)  # the hand does not reach so far
    s = blocked(f"{who} [blood 2]")
    rest(s)
    assert blood_on(s, who) == 1  # nobody has to


def test_chun_hei_pays_for_another_strike_beside_the_limit():
    s = blocked("chun-hei [blood 3]", "pursuit", b=f"{OLD} [blood 9]", game=GAME)
    reach(s, "use chun-hei")
    assert "use a/chun-hei" not in options(s)  # once in a combat
    rest(s)
    assert (blood_on(s, "chun-hei"), blood_on(s, OLD)) == (1, 5)
    s = blocked("chun-hei [blood 1]", b=f"{OLD} [blood 9]", game=GAME)
    rest(s)
    assert (blood_on(s, "chun-hei"), blood_on(s, OLD)) == (0, 7)


@pytest.mark.parametrize("who", ["celeste-lamontagne", "rowena"])
@pytest.mark.ruling("VR-8.3")
def test_they_end_combat_with_a_werewolf(who):
    s = blocked(f"{who} [blood 3]", b=WEREWOLF)
    reach(s, f"use {who}")
    rest(s)
    assert (blood_on(s, who), blood_on(s, "renegade-garou")) == (3, 5)
    s = blocked(f"{who} [blood 3]", b=UP)
    rest(s)
    assert blood_on(s, who) == 2


def test_wise_frog_strikes_the_young_first():
    for foe, left in ((YOUNG, 3), (OLD, 2)):
        s = blocked("wise-frog [blood 3]", b=f"{foe} [blood 0]", game=GAME)
        rest(s)
        assert (where(s, foe), blood_on(s, "wise-frog")) == ("torpor", left)


def test_the_dracon_strikes_harder_at_range():
    who = taught("tha")
    for fighter, more in (("the-dracon", 1), (who, 0)):
        bow = f"44-magnum [on ready/{fighter}]"
        s = blocked(f"{fighter} [blood 5]", b=f"{OLD} [blood 9]", attached_a=bow, game=GAME)
        reach(s, "use 44-magnum")
        rest(s)
        assert blood_on(s, OLD) == 9 - 2 - more
        s = blocked(f"{fighter} [blood 1]", "theft-of-vitae", b=f"{OLD} [blood 9]", game=GAME)
        play(s, "theft-of-vitae", 1)
        rest(s)
        assert blood_on(s, OLD) == 9 - 1 - more
    s = blocked("the-dracon [blood 5]", b=f"{OLD} [blood 9]", game=GAME)
    rest(s)
    assert blood_on(s, OLD) == 9 - number(s, "strength", "the-dracon")  # his hands are as strong as ever


def test_gabriel_is_stronger_for_a_card_of_the_anarchs():
    s = blocked("gabriel-tremblay [blood 3]", "libertas, dodge", b=f"{OLD} [blood 9]", game=GAME)
    play_through(s, "use gabriel-tremblay", "libertas")
    assert [each for each in options(s) if "gabriel" in each] == []
    rest(s)
    assert (where(s, "libertas"), blood_on(s, OLD)) == ("ash", 7)
    s = blocked("gabriel-tremblay [blood 3]", "dodge", b=f"{OLD} [blood 9]", game=GAME)
    rest(s)
    assert blood_on(s, OLD) == 8
    assert number(s, "stealth", "gabriel-tremblay") == -1


# ── what they pay ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("who", "card", "cost"),
    [
        ("adana-de-sforza", "wolf-claws", 0),
        ("the-dracon", "horrid-form", 0),
        ("ghede", "typhonic-beast", 0),
        ("ghede", "slam", 1),
    ],
)
@pytest.mark.ruling("VR-4.8")
def test_combat_cards_that_cost_less(who, card, cost):
    s = blocked(f"{who} [blood 5]", card, b="loyal-street-gang [lives 9]", game=GAME)
    play(s, card, 1)
    rest(s)
    assert blood_on(s, who) == 5 - cost - 1  # the gang has struck


# ── damage ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("C-109")
def test_omaya_prevents_a_damage_of_any_kind_once():
    s = blocked("omaya [blood 3]", b="ryan [blood 4]", attached_b="owl-companion [lives 1, on ready/ryan]")
    reach(s, "use omaya")
    assert "use a/omaya" not in options(s)
    rest(s)
    assert blood_on(s, "omaya") == 3
    s = blocked("omaya [blood 3], madison [blood 3]", b=UP)
    rest(s)
    assert blood_on(s, "omaya") == 2
    s = table("madison [blood 3], omaya [blood 3]", b=UP)
    reach(s, "bleed with madison", "block with nassir")
    assert "use a/omaya" not in options(s)  # only in her own combats


@pytest.mark.ruling("C-109")
def test_rowena_prevents_a_damage_in_each_round():
    s = blocked("rowena [blood 3]", b=UP)
    reach(s, "use rowena")
    rest(s)
    assert blood_on(s, "rowena") == 3
    s = blocked("rowena [blood 3]", "", b=f"{taught('pro')} [blood 3]", hand_b="wolf-claws", game=GAME)
    reach(s, "play wolf-claws")
    take(s, "way 1")
    rest(s)
    assert where(s, "rowena") == "torpor"  # it was aggravated


@pytest.mark.ruling("C-111")
def test_allies_and_retainers_do_not_hurt_carolina():
    who = "carolina-valez"
    s = blocked(f"{who} [blood 5]", b="loyal-street-gang [lives 2]")
    rest(s)
    assert (blood_on(s, who), where(s, "loyal-street-gang", nth=1)) == (5, "ready")
    s = position(f"ready a: loyal-street-gang [lives 2]\nready b: {who} [blood 5]\nready c: ryan [bowed]")
    play_through(s, "bleed with loyal-street-gang", f"block with {who}")
    assert blood_on(s, who) == 5  # nor if they act
    s = blocked(f"{who} [blood 5]", b=UP)
    rest(s)
    assert blood_on(s, who) == 4


# ── what comes of it ────────────────────────────────────────────────────────────────────────────────────────────────


def test_ian_unlocks_after_a_victory():
    s = blocked("ian-carfax [blood 5]", b="nassir")
    reach(s, "use ian-carfax")
    rest(s)
    assert (where(s, "nassir"), locked(s, "ian-carfax")) == ("torpor", False)
    s = blocked("ian-carfax [blood 5]", b=UP)
    rest(s)
    assert locked(s, "ian-carfax")


def test_adisa_does_not_unlock_after_a_hunt():
    for deed, up in (("hunt", False), ("bleed", True)):
        s = table("adisa [blood 1]", b="nassir [bowed]", c="ryan [bowed]")
        s.choose(f"{deed} with adisa")
        for seat in (1, 2, 0):
            while s.active != seat:
                reach(s, "done")
        assert locked(s, "adisa") is not up


def test_celeste_sees_those_who_bring_gehenna():
    for board, can in (("board_a", True), ("board_b", False)):
        s = table("madison [blood 3]", b="celeste-lamontagne [blood 3]", **{board: "dragonbound"})
        s.choose("bleed with madison")
        assert number(s, "intercept", "celeste-lamontagne") == int(can)


def test_matasuntha_gains_a_pool_from_the_fallen():
    s = blocked("matasuntha [blood 5]", b="nassir [blood 1]")
    reach(s, "use matasuntha")
    rest(s)
    assert (s.pool[0], where(s, "nassir")) == (31, "torpor")
    s = blocked("matasuntha [blood 5]", b="nassir [blood 1]")
    rest(s)
    assert s.pool[0] == 30  # if her Methuselah likes
    s = table("madison [blood 5], matasuntha [blood 5]", b="nassir")
    reach(s, "bleed with madison", "block with nassir")
    rest(s)
    assert (s.pool[0], where(s, "nassir")) == (30, "torpor")


ANTITRIBU = taught(clan="Tremere antitribu")


def test_a_tupdog_lives_for_a_minion_phase():
    s = position(
        f"ready a: tupdog [blood 1], tupdog [blood 1], {ANTITRIBU}\ncrypt a: nassir, alice-chen\n{IDLE}", game=GAME
    )
    assert len(acts(s, "tupdog")) == 2  # any minion of others
    play_through(s, "done", "trigger tupdog")
    assert (where(s, "tupdog"), where(s, "tupdog", nth=1), where(s, ANTITRIBU)) == ("ash", "ash", "ready")
    assert s.asked[1][0] == "influence?"
    assert len(pile(s, "uncontrolled", 0)) == 2
    assert not GAME.faces["tupdog"].unique


@pytest.mark.parametrize(("foe", "zone"), [(WEREWOLF, "torpor"), ("nassir [blood 4]", "ready")])
@pytest.mark.ruling("VR-8.4")
def test_werewolves_hurt_selena_badly(foe, zone):
    s = blocked("selena [blood 5]", b=foe)
    rest(s)
    assert where(s, "selena") == zone


@pytest.mark.parametrize(("who", "can"), [("oliver-thrace", False), ("madison", True)])
def test_nobody_ends_combat_with_oliver(who, can):
    foe = taught("PRE")
    s = table(f"{who} [blood 5]", b=f"{foe} [blood 4]", hand_b="majesty", game=GAME)
    play_through(s, f"bleed with {who}", f"block with {foe}")
    seen = set()
    while "done" not in options(s):
        seen |= set(options(s))
        s.choose(next(each for each in PASSES if each in options(s)))
    assert ("play majesty" in seen) is can


def test_oliver_bleeds_harder_for_sorcery():
    s = table("oliver-thrace [blood 5]", "theft-of-vitae, dodge")
    play_through(s, "bleed with oliver-thrace", "use oliver-thrace", "theft-of-vitae")
    assert "use a/oliver-thrace" not in options(s)
    rest(s)
    assert (s.pool[1], where(s, "dodge")) == (28, "hand")
    s = table("madison [blood 5], oliver-thrace [blood 5]", "theft-of-vitae")
    s.choose("bleed with madison")
    rest(s)
    assert s.pool[1] == 29


@pytest.mark.parametrize(("who", "lost"), [("reverend-blackwood", 2), (taught("tha"), 1)])
def test_reverend_blackwood_strikes_harder_with_sorcery(who, lost):
    s = blocked(f"{who} [blood 5]", "soul-burn", b=f"{OLD} [blood 9]", game=GAME)
    play(s, "soul-burn", 1)
    rest(s)
    assert blood_on(s, OLD) == 9 - lost
    s = blocked(f"{who} [blood 5]", b=f"{OLD} [blood 9]", game=GAME)
    rest(s)
    assert blood_on(s, OLD) == 8  # with the hands as everybody


def test_lucinde_sets_the_camarilla_on_a_vampire():
    text = f"phase: 5.2.2\nready a: lucinde-alastor-g7 [blood 3], madison [blood 2], {SABBAT} [blood 2]\n{IDLE}"
    s = position(text, game=GAME)
    play_through(s, "use lucinde-alastor-g7", "b/nassir")
    there = [each for each in options(s) if each.startswith("act with")]
    assert sorted(each.split()[2] for each in there) == ["a/lucinde-alastor-g7", "a/madison"]
    s.choose(next(each for each in there if "madison" in each))
    rest(s)
    assert (blood_on(s, "nassir"), blood_on(s, "madison"), blood_on(s, "lucinde-alastor-g7")) == (3, 1, 2)
    s = position(text.replace("blood 3", "blood 0", 1), game=GAME)
    assert "use a/lucinde-alastor-g7" not in options(s)


@pytest.mark.ruling("VR-8.4")
def test_randall_protects_other_minions():
    s = table("madison [blood 4], randall [bowed, blood 3]", b=UP)
    play_through(s, "bleed with madison", "block with nassir")
    reach(s, "use randall")
    rest(s)
    hurt = sorted([blood_on(s, "madison"), blood_on(s, "nassir")])
    assert (hurt, blood_on(s, "randall")) == ([3, 4], 2)
    s = blocked("randall [blood 3]", b=UP)
    reach(s, "use randall")
    rest(s)
    assert (blood_on(s, "nassir"), blood_on(s, "randall")) == (4, 1)  # it was the damage to the other one


def test_enkidu_unlocks_after_he_has_hired():
    s = table("enkidu-the-noah [blood 5]", "owl-companion", b="nassir [bowed, blood 3]")
    s.choose("play owl-companion")
    take(s, "way 1")
    rest(s)
    assert locked(s, "enkidu-the-noah")
    while s.active == 0:
        s.choose("done")
    assert not locked(s, "enkidu-the-noah")
    s = table("enkidu-the-noah [blood 5]", "laptop-computer", b="nassir [bowed, blood 3]")
    s.choose("bleed with enkidu-the-noah")
    rest(s)
    while s.active == 0:
        s.choose("done")
    assert locked(s, "enkidu-the-noah")


def test_enkidu_has_no_equipment():
    s = position(f"ready a: enkidu-the-noah [blood 5]\nhand a: laptop-computer\n{IDLE}")
    assert "play laptop-computer" not in options(s)


@pytest.mark.ruling("V-041")
def test_asguresh_cancels_a_combat_card():
    foe = taught("pro")
    s = table("asguresh [blood 5]", b=f"{foe} [blood 4]", hand_b="wolf-claws, wolf-claws", game=GAME)
    play_through(s, "bleed with asguresh", f"block with {foe}")
    play(s, "wolf-claws", 1)
    s.choose("use asguresh")
    assert blood_on(s, foe) == 4  # it costs nothing
    play(s, "wolf-claws", 1)
    assert "use a/asguresh" not in options(s)
    s = table("madison [blood 5], asguresh [blood 5]", b=f"{foe} [blood 4]", hand_b="wolf-claws", game=GAME)
    play_through(s, "bleed with madison", f"block with {foe}")
    play(s, "wolf-claws", 1)
    assert "use a/asguresh" not in options(s)


def test_byzar_comes_back_twice():
    s = position(f"ready a: byzar [blood 5], madison\n{IDLE}")
    for n in (1, 2):
        happen(s, about(s, "burn", find(s, "byzar")))
        assert (where(s, "byzar"), counters(s, "byzar")) == ("torpor", n)
    happen(s, about(s, "burn", find(s, "byzar")))
    assert where(s, "byzar") == "removed"


def test_lisa_is_weak_at_first():
    s = blocked("lisa-noble [blood 1]", b=UP)
    rest(s)
    assert (blood_on(s, "nassir"), where(s, "lisa-noble")) == (4, "ready")
    assert number(s, "strength", "lisa-noble") == 1


@pytest.mark.parametrize(("zone", "n"), [("ready", 2), ("torpor", 1)])
def test_jacob_leads_werewolves(zone, n):
    s = position(f"ready a: renegade-garou [lives 3]\n{zone} a: jacob-fermor\nready b: double-deuce\nready c: ryan"
                 if zone == "torpor" else
                 "ready a: renegade-garou [lives 3], jacob-fermor\nready b: double-deuce\nready c: ryan")  # fmt: skip
    assert number(s, "bleed", "renegade-garou") == GAME.faces["renegade-garou"].stats["bleed"] + n - 1
    assert number(s, "bleed", "double-deuce") == GAME.faces["double-deuce"].stats["bleed"]


@pytest.mark.parametrize("who", ["janey-pickman", "baba-yaga-the-iron-hag"])
@pytest.mark.ruling("VR-8.4")
def test_claws_for_a_blood(who):
    s = blocked(f"{who} [blood 3]", b=UP)
    reach(s, f"use {who}")
    rest(s)
    assert (where(s, "nassir"), blood_on(s, who)) == ("torpor", 3 - 1 - 1)
    s = blocked(f"{who} [blood 3]", b=UP)
    rest(s)
    assert where(s, "nassir") == "ready"


def test_baba_yaga_unlocks_after_she_has_hired():
    who = "baba-yaga-the-iron-hag"
    s = table(f"{who} [blood 5]", "owl-companion, owl-companion", b="nassir [bowed, blood 3]")
    s.choose("play owl-companion")
    take(s, "way 1")
    reach(s, f"use {who}")
    assert not locked(s, who)
    s = table(f"{who} [blood 5]", b="nassir [bowed, blood 3]")
    s.choose(f"bleed with {who}")
    rest(s)
    assert locked(s, who)


@pytest.mark.ruling("VR-8.4")
def test_a_werewolf_that_acts_hurts_selena_as_badly():
    s = position(f"ready a: {WEREWOLF}\nready b: selena [blood 5]\nready c: ryan [bowed]")
    play_through(s, f"bleed with {WEREWOLF.split()[0]}", "block with selena")
    s.choose("pass")
    assert where(s, "selena") == "torpor"
