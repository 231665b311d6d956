"""Wares, caches, aims, frights and commands: what each card does, and what it must not do."""

import pytest

from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    BIG,
    UP,
    blocked,
    blood_on,
    borne_by,
    counters,
    faces,
    locked,
    number,
    options,
    play_through,
    reach,
    rest,
    table,
    vampire,
    ways,
    where,
)

SALUBRI = vampire(clan="Salubri", sect="Independent", least=5)
RAVNOS = vampire("obf", clan="Ravnos", plain=False, least=5)


# ── Salubri ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_meditative_grove_feeds_and_calms_salubri():
    s = table(f"{SALUBRI} [blood 1], madison [blood 1]", phase="5.1.4", board_a="meditative-grove")
    s.choose("use meditative-grove")
    assert (blood_on(s, SALUBRI), blood_on(s, "madison")) == (2, 1)
    rusher = vampire("ANI", least=5)
    for victim, can in ((SALUBRI, True), ("nassir", False)):
        s = table(f"{rusher} [blood 5]", "deep-song", b=f"{victim} [blood 4]", board_b="meditative-grove")
        reach(s, "play deep-song", "way 2", f"b/{victim}")
        assert ("use b/meditative-grove" in options(s)) is can
        if can:
            s.choose("use meditative-grove")
            assert (where(s, "deep-song"), blood_on(s, SALUBRI), locked(s, "meditative-grove")) == ("ash", 4, True)


def test_saulots_guiding_wisdom_is_a_title_that_silences_and_parts():
    s = table(f"{SALUBRI} [blood 4]", "saulots-guiding-wisdom", phase="5.2.1")
    s.choose("play saulots-guiding-wisdom")
    assert number(s, "votes", SALUBRI) == 2
    lost = vampire(clan="Salubri", sect="Anarch", plain=False) if False else "madison"
    assert "play saulots-guiding-wisdom" not in options(
        table(f"{lost} [blood 4]", "saulots-guiding-wisdom", phase="5.2.1")
    )
    on = f"saulots-guiding-wisdom [on ready/{SALUBRI}]"
    s = table("alice-chen [blood 4]", "kine-resources-contested", b=f"{SALUBRI} [blood 4]", attached_b=on)
    reach(s, "play kine-resources-contested", *["seat a", "seat a", "seat b", "seat b"], "use saulots-guiding-wisdom")
    s.choose("a/alice-chen")
    assert locked(s, SALUBRI)
    rest(s)
    assert s.pool[0] == 28  # only the card's own vote was left
    s = table("theo-bell-g6 [blood 4]", b=f"{SALUBRI} [blood 4], {UP}", attached_b=on)
    s.choose(next(each for each in options(s) if each.startswith("act") and "nassir" in each))
    reach(s, "no block", "use saulots-guiding-wisdom")
    assert (blood_on(s, "nassir"), locked(s, SALUBRI)) == (4, True)
    s = table("theo-bell-g6 [blood 4]", b=f"{SALUBRI} [blood 4], {UP}", attached_b=on)
    s.choose(next(each for each in options(s) if each.startswith("act") and SALUBRI in each))
    reach(s, "no block")
    assert "use b/saulots-guiding-wisdom" not in options(s)  # it does not part itself


def test_the_sword_of_the_archangel_kills_and_rises():
    on = f"sword-of-the-archangel [on ready/{SALUBRI}]"
    for foe, up in (("nassir [blood 0]", True), (f"{BIG} [blood 8]", False)):
        s = blocked(SALUBRI, b=foe, attached_a=on)
        s.choose("use sword-of-the-archangel")
        reach(s, "use sword-of-the-archangel") if up else None
        rest(s)
        assert (where(s, foe.split()[0]), locked(s, SALUBRI)) == ("ash" if up else "torpor", not up)
    grappler = vampire("POT", least=5)
    s = blocked(SALUBRI, b=f"{grappler} [blood 5]", attached_a=on, hand_b="immortal-grapple, torn-signpost")
    reach(s, "play torn-signpost")
    s.choose(ways(s)[0]) if ways(s) else None
    reach(s, "play immortal-grapple", "way 1", "use sword-of-the-archangel")
    assert (where(s, "immortal-grapple"), blood_on(s, SALUBRI)) == ("ash", 3)
    assert "use a/sword-of-the-archangel" in options(s)  # it may be used to strike


def test_unleashing_the_bestial_soul_silences_one_and_taxes_the_next():
    who = vampire("DOM", clan="Salubri", least=5)
    for way, left in (("way 1", 4), ("way 2", 3)):
        s = table(f"{who} [blood 5]", "unleashing-the-bestial-soul", b="madison [blood 4], alice-chen [bowed, blood 4]",
                  hand_b="forced-awakening")  # fmt: skip
        reach(s, f"bleed with {who}", "play unleashing-the-bestial-soul", way, "b/madison", "play forced-awakening")
        assert blood_on(s, "alice-chen") == left
    s = table(f"{who} [blood 5]", "unleashing-the-bestial-soul", hand_b="forced-awakening, forced-awakening",
              b="madison [blood 4], alice-chen [bowed, blood 4], barachiel [bowed, blood 4]")  # fmt: skip
    reach(s, f"bleed with {who}", "play unleashing-the-bestial-soul", "way 2", "b/madison")
    reach(s, "play forced-awakening", "b/alice-chen", "play forced-awakening")
    assert (blood_on(s, "alice-chen"), blood_on(s, "barachiel")) == (3, 4)  # the one after the next costs no more
    eyes = vampire("aus", least=5)
    s = table(f"{who} [blood 5]", "unleashing-the-bestial-soul", b=f"{eyes} [blood 4]", hand_b="telepathic-counter")
    reach(s, f"bleed with {who}", "play unleashing-the-bestial-soul", "way 1", f"b/{eyes}")
    assert not any("telepathic" in each for each in options(s))


# ── Ravnos ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_ak_47_fires_twice():
    for more, left in (("use a/ak-47", 4), ("pass", 6)):
        s = blocked("madison", b=f"{BIG} [blood 8]", attached_a="ak-47 [on ready/madison]")
        reach(s, "use a/ak-47") if "use a/ak-47" in options(s) else None
        while "done" not in options(s):
            s.choose(next(each for each in (more, "pass", "hand strike") if each in options(s)))
        assert blood_on(s, BIG) == left


def test_aranthebes_shields_from_the_young_and_shows_hunters():
    young, old = vampire(capacity=4), vampire(capacity=5)
    for who, pool in ((young, 30), (old, 29)):
        s = table(f"{who} [blood 3]", board_b="aranthebes-the-immortal")
        s.choose(f"bleed with {who}")
        while "done" not in options(s):
            s.choose(next(each for each in ("pass", "no block") if each in options(s)))
        assert s.pool[1] == pool
    s = table(f"{old} [blood 3]", b=UP, board_b="aranthebes-the-immortal")
    s.choose(f"bleed with {old}")
    s.choose("use aranthebes-the-immortal")
    s.choose(f"a/{old}") if f"a/{old}" in options(s) else None
    assert (number(s, "stealth", old), locked(s, "aranthebes-the-immortal")) == (-1, True)
    s = table(f"{old} [blood 3], {young} [blood 3]", b="nassir [bowed]", board_b="aranthebes-the-immortal")
    there = [each for each in options(s) if "aranthebes" in each]
    assert len(there) == 1
    assert old in there[0]
    s.choose(there[0])
    rest(s)
    assert "aranthebes-the-immortal" in faces(s, "library", 1) + faces(s, "hand", 1)


def test_the_black_market_cache_is_drawn_from():
    full = ", ".join(["taste-of-vitae"] * 7)
    lib = "laptop-computer, ivory-bow, kevlar-vest, dodge, majesty"
    s = table(f"{RAVNOS} [blood 4]", f"black-market-cache, {full[:-16]}", phase="5.2.1", library_a=lib)
    s.choose("play black-market-cache")
    there = [each for each in options(s) if each.startswith("fetch")]
    assert [each.rpartition("/")[2] for each in there if "ivory" in each] == []  # it is unique
    play_through(s, next(each for each in there if "kevlar" in each), "none")
    assert where(s, "kevlar-vest") == "stored"
    s = table(
        f"{RAVNOS} [blood 4]",
        "black-market-cache",
        phase="5.2.1",
        library_a="dodge, majesty, soak, blur, flash, pursuit, dodge",
    )
    play_through(s, "play black-market-cache", "none")
    assert where(s, "black-market-cache") == "ash"  # nothing was found


def test_what_is_drawn_from_the_cache_burns_it_with_the_last():
    lib = "dodge, laptop-computer, majesty, soak, blur, flash, pursuit, deflection"
    s = table(
        f"{RAVNOS} [blood 4]", "black-market-cache, " + ", ".join(["taste-of-vitae"] * 6), phase="5.2.1", library_a=lib
    )
    s.choose("play black-market-cache")
    s.choose(next(each for each in options(s) if "laptop" in each))
    s.choose("none") if "none" in options(s) else None
    assert len(pile(s, "hand", 0)) == 7
    reach(s, "done")
    reach(s, "done", over=True)
    for _ in range(8):
        if "discard taste-of-vitae" in options(s):
            break
        s.choose(next(each for each in ("done",) if each in options(s)))
    s.choose("discard taste-of-vitae")
    assert options(s) == ["from the library", "a/stored/laptop-computer"]
    s.choose("a/stored/laptop-computer")
    assert (where(s, "laptop-computer"), where(s, "black-market-cache")) == ("hand", "ash")


def test_contraband_arms_in_combat_and_is_paid_with_blood():
    smuggler = next(
        v for n in range(20) if number(table(v := vampire("obf", clan="Ravnos", plain=False, nth=n)), "obf", v) > 1
    )
    s = blocked(f"{smuggler} [blood 5]", "contraband, ak-47, ivory-bow")
    reach(s, "play contraband")
    s.choose(ways(s)[-1])
    assert [each for each in options(s) if "bring" in each] == [f"bring ak-47 1 for {n} blood" for n in (0, 1, 2)]
    s.choose("bring ak-47 1 for 2 blood")
    assert (borne_by(s, smuggler), s.pool[0], blood_on(s, smuggler)) == (["ak-47"], 27, 3)
    s = blocked(f"{smuggler} [blood 5]", "contraband, ak-47, ivory-bow")
    reach(s, "play contraband", "way 1", "bring ak-47 1")
    assert (s.pool[0], "ivory-bow" in faces(s, "hand")) == (25, True)


def test_go_getter_goes_on_after_a_block():
    getter = next(
        v for n in range(20) if number(table(v := vampire("obf", clan="Ravnos", plain=False, nth=n)), "obf", v) > 1
    )
    s = table(f"{getter} [blood 4]", "laptop-computer, go-getter", b=UP, attached_b="sport-bike [on ready/nassir]")
    reach(s, "play laptop-computer", f"a/{getter}", "block with nassir", "pass")
    reach(s, "play go-getter")
    rest(s)
    assert (borne_by(s, getter), blood_on(s, getter)) == (["laptop-computer"], 2)  # one in combat, one for it
    s = table(f"{getter} [blood 4]", "go-getter", b=UP)
    reach(s, f"bleed with {getter}", "block with nassir")
    rest(s)
    assert s.pool[1] == 30


@pytest.mark.ruling("VR-4.3")
def test_hide_the_mind_cancels_auspex_only():
    hider, seer = vampire("OBF", clan="Nosferatu", least=5), vampire("AUS", clan="Tremere", least=5)
    for card, can in (("enhanced-senses", True), ("forced-vigilance", False)):
        s = table(f"{hider} [blood 4]", "hide-the-mind, lost-in-crowds", b=f"{seer} [blood 4]", hand_b=card)
        reach(s, f"bleed with {hider}", f"block with {seer}", "play lost-in-crowds", "way 1")
        if can:
            reach(s, "play enhanced-senses", "way 1", "play hide-the-mind")
            rest(s)
            assert s.pool[1] == 29
    s = blocked(f"{hider} [blood 4]", "hide-the-mind", b=f"{seer} [blood 4]", hand_b="telepathic-tracking")
    reach(s, "play telepathic-tracking")
    s.choose(ways(s)[0]) if ways(s) else None
    reach(s, "play hide-the-mind")
    rest(s)
    assert blood_on(s, hider) == 3  # there was no second round


def test_ravnos_cache_gathers_and_pays_for_equipment():
    s = table("madison [blood 4]", phase="5.2.1", board_a="ravnos-cache")
    s.choose("use ravnos-cache")
    assert (s.pool[0], counters(s, "ravnos-cache"), "use a/ravnos-cache" in options(s)) == (29, 2, False)
    s = table("madison [blood 4]", "ak-47", board_a="ravnos-cache [counter 3]")
    reach(s, "play ak-47", "a/madison")
    assert options(s) == ["1 from a/ravnos-cache", "2 from a/ravnos-cache", "3 from a/ravnos-cache", "pay 5"]
    s.choose("2 from a/ravnos-cache")
    rest(s)
    assert (s.pool[0], counters(s, "ravnos-cache"), locked(s, "ravnos-cache")) == (27, 1, True)
    s = table("madison [blood 4]", "vagabond-mystic", board_a="ravnos-cache [counter 3]")
    reach(s, "play vagabond-mystic", "a/madison")
    rest(s)
    assert counters(s, "ravnos-cache") == 3


def test_ravnos_carnival_pays_for_the_actions_of_its_clan():
    s = table(f"{RAVNOS} [blood 4]", "ravnos-carnival", phase="5.2.1")
    s.choose("play ravnos-carnival")
    assert (counters(s, "ravnos-carnival"), where(s, "ravnos-carnival")) == (1, "board")
    who = vampire("pre", clan="Ravnos", least=5, plain=False)
    caster, other = f"{who} [blood 4]", f"{vampire('pre', clan='Toreador')} [blood 4]"
    for mine, left in ((caster, 3), (other, 2)):
        s = table(mine, "heart-of-the-city", board_a="ravnos-carnival [counter 2]")
        reach(s, "play heart-of-the-city")
        s.choose(ways(s)[0]) if ways(s) else None
        if left == 3:
            reach(s, "1 from ravnos-carnival")
        assert (blood_on(s, mine.split()[0]), counters(s, "ravnos-carnival")) == (left, 1 if left == 3 else 2)


def test_terror_frenzy_keeps_away_or_makes_fights_dear():
    who, foe = vampire("ANI", least=5), vampire("PRE", least=6)
    s = blocked(f"{who} [blood 5]", "terror-frenzy", b=f"{foe} [blood 5]", hand_b="majesty, fake-out")
    reach(s, "play terror-frenzy", "way 2", "play majesty", "way 1")
    rest(s)
    assert blood_on(s, foe) == 3
    for card, can in (("terror-frenzy", False), ("taste-of-vitae", True)):
        s = blocked(
            f"{who} [blood 5]", f"{card}, fake-out", b=f"{foe} [blood 5]", attached_b=f"ivory-bow [on ready/{foe}]"
        )
        reach(s, "play terror-frenzy", "way 1") if not can else None
        reach(s, "play fake-out")
        assert ("use b/ivory-bow" in options(s)) is can
    s = blocked(f"{who} [blood 5]", "terror-frenzy", b="aidan-lyle [blood 5]")
    reach(s, "play terror-frenzy", "way 1")
    rest(s) if "done" in options(s) else None
    assert "use b/aidan-lyle" not in options(s)  # no press to go on


# ── Path of Death and the Soul ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("C-039")
@pytest.mark.parametrize(("way", "up"), [("way 1", True), ("way 2", False)])
def test_obedience_sends_a_younger_one_away(way, up):
    lord, young = vampire("DOM", least=8), vampire(capacity=4)
    s = table(f"{young} [blood 3]", b=f"{lord} [blood 5]", hand_b="obedience")
    reach(s, f"bleed with {young}", f"block with {lord}", "play obedience", way)
    assert (locked(s, young), locked(s, lord), blood_on(s, lord)) == (not up, False, 5)
    assert f"bleed with a/{young}" not in options(s)
    s = table(f"{vampire(capacity=10)} [blood 3]", b=f"{lord} [blood 5]", hand_b="obedience")
    reach(s, f"bleed with {vampire(capacity=10)}", f"block with {lord}")
    rest(s)
    assert where(s, "obedience") == "hand"


def test_obedience_answers_a_rush_as_well():
    lord = vampire("DOM", least=8)
    s = table("theo-bell-g6 [blood 4]", b=f"{lord} [blood 5]", hand_b="obedience")
    s.choose(next(each for each in options(s) if each.startswith("act") and lord in each))
    reach(s, "no block", "play obedience", "way 2")
    assert (blood_on(s, lord), locked(s, "theo-bell-g6")) == (5, True)


@pytest.mark.parametrize(("armour", "left"), [("", 3), ("soak", 6)])
def test_target_vitals_deepens_a_wound_that_comes_through(armour, left):
    tough = vampire("FOR", least=8)
    s = blocked("madison", "target-vitals", b=f"{tough} [blood 6]", hand_b=armour)
    s.choose("play target-vitals")
    assert "play target-vitals" not in options(s)
    if armour:
        reach(s, "play soak", "way 1")
    rest(s)
    assert blood_on(s, tough) == left


def test_target_vitals_is_bought_off_with_two_combat_cards():
    for hand, can in (("dodge, fake-out", True), ("dodge, deflection", False)):
        s = blocked("madison", "target-vitals", b=f"{BIG} [blood 6]", hand_b=hand)
        reach(s, "play target-vitals")
        bought = [each for each in options(s) if each.startswith("buy off")]
        assert bool(bought) is can
        if can:
            play_through(s, bought[0])
            while s.question.seat == 1:
                s.choose(options(s)[0])
            assert (blood_on(s, BIG), len(pile(s, "hand", 1))) == (5, 0)
    s = blocked("madison", "target-vitals", b="aidan-lyle [blood 6]")
    s.choose("play target-vitals")
    assert "use b/aidan-lyle" not in options(s)  # the wound keeps from pressing


def test_wall_street_night_sees_quiet_actions_and_moves_investments():
    for deed, can in (("play laptop-computer", True), ("bleed with madison", False)):
        s = table("madison [blood 4]", "laptop-computer", b=UP, board_b="wall-street-night-financial-newspaper")
        s.choose(deed)
        reach(s, "a/madison") if can else None
        reach(s, "block with nassir")
        assert ("use b/wall-street-night-financial-newspaper" in options(s)) is can
    s = table(
        "madison [blood 4]",
        b=UP,
        board_a="wall-street-night-financial-newspaper",
        board_b="short-term-investment [counter 1]",
    )
    s.choose(next(each for each in options(s) if "short-term" in each and "madison" in each))
    assert locked(s, "wall-street-night-financial-newspaper")
    reach(s, "no block")
    assert (s.pool[0], where(s, "short-term-investment")) == (31, "ash")


def test_investments_pay_for_master_phase_actions():
    s = table("madison [blood 4]", "short-term-investment", phase="5.2.1", board_a="protracted-investment [counter 5]")
    s.choose("use protracted-investment")
    assert (s.pool[0], counters(s, "protracted-investment"), "play short-term-investment" in options(s)) == (
        31,
        4,
        False,
    )
    s = table("madison [blood 4]", "short-term-investment", phase="5.2.1")
    s.choose("play short-term-investment")
    assert (s.pool[0], counters(s, "short-term-investment")) == (29, 3)
