"""Offices, favours and strongholds: what each card does, and what it must not do."""

import pytest

from tests.vtes.tools import (
    UP,
    asked,
    blocked,
    blood_on,
    borne_by,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    vampire,
    where,
)

HAQIM = vampire(clan="Banu Haqim", capacity=5)
CAMARILLA = vampire(sect="Camarilla", capacity=5)


def acts(s, card: str) -> list[str]:
    """Return the actions that a card in play gives now."""
    return [each for each in options(s) if f"/{card} " in each or f" {card} " in each]


# ── Banu Haqim ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_archon_is_laid_on_a_camarilla_vampire_by_vote():
    prince, sabbat = vampire(title="prince", sect="Camarilla", plain=False), vampire(sect="Sabbat", capacity=5)
    s = table(f"{prince} [blood 4], {CAMARILLA} [blood 3]", "archon", b=f"{sabbat} [bowed]", c="")
    reach(s, "play archon")
    assert options(s) == [f"a/{prince}", f"a/{CAMARILLA}"]
    s.choose(CAMARILLA)
    rest(s)
    assert borne_by(s, CAMARILLA) == ["archon"]


def test_archon_rushes_taxes_blocks_and_is_voted_off():
    s = table(f"{CAMARILLA} [blood 3]", b=f"{UP}, the-knights [lives 2]", attached_a=f"archon [on ready/{CAMARILLA}]")
    assert f"act with a/{CAMARILLA} by a/archon 1: b/nassir" in options(s)
    assert not any("the-knights" in each for each in acts(s, "archon"))
    s.choose(f"act with {CAMARILLA} by archon 1: nassir")
    reach(s, "block with nassir")
    assert blood_on(s, "nassir") == 3
    rival = vampire(sect="Sabbat", capacity=5)
    for who, can in ((rival, False), (CAMARILLA, True)):
        s = table(f"{who} [blood 3]", b=UP, attached_b="archon [on ready/nassir]")
        assert bool(acts(s, "archon")) is can


def test_no_blood_hunt_is_called_on_an_archon():
    for card, zone in (("archon", "ready"), ("sport-bike", "ash")):
        s = table(f"{CAMARILLA} [blood 3]", b="alice-chen [blood 4]", torpor_b="nassir [blood 1]",
                  attached_a=f"{card} [on ready/{CAMARILLA}]")  # fmt: skip
        s.choose(next(each for each in options(s) if each.startswith("diablerise")))
        reach(s, "no block")
        if zone == "ash":
            reach(s, "vote for with alice-chen")
        rest(s)
        assert where(s, CAMARILLA) == zone


def test_grooming_feeds_a_younger_one_of_the_clan():
    old, young = vampire(clan="Ventrue", least=7), vampire(clan="Ventrue", capacity=4)
    other = vampire(clan="Malkavian", capacity=4)
    s = table(f"{old} [blood 5]", "grooming-the-protege", phase="5.2.1", uncontrolled_a=f"{young}, {other}")
    s.choose("play grooming-the-protege")
    assert options(s) == ["a/uncontrolled.1"]  # not the one of another clan
    s.choose("a/uncontrolled.1")
    assert options(s) == ["0", "1", "2", "3"]
    s.choose("2")
    assert (blood_on(s, old), blood_on(s, young)) == (3, 2)
    s = table(f"{young} [blood 3]", "grooming-the-protege", phase="5.2.1", uncontrolled_a=old)
    assert "play grooming-the-protege" not in options(s)


@pytest.mark.ruling("VR-6.2")
def test_khabar_glory_comes_before_all_actions_but_mandatory_ones():
    s = table(f"{HAQIM} [blood 3]", "khabar-glory")
    reach(s, "play khabar-glory")
    rest(s)
    assert (borne_by(s, HAQIM), locked(s, HAQIM), number(s, "bleed", HAQIM)) == (["khabar-glory"], False, 2)
    s = table(f"{HAQIM} [blood 3], madison [blood 2]", "khabar-glory")
    s.choose("bleed with madison")
    rest(s)
    assert "play khabar-glory" not in options(s)
    s = table(f"{HAQIM} [blood 3], madison [blood 0]", "khabar-glory")
    rest(s)  # it had to hunt
    assert (blood_on(s, "madison"), "play khabar-glory" in options(s)) == (1, True)


def test_khabar_glory_pays_for_an_ousted_prey_and_goes():
    for who, pool in (("a", 40), ("c", 36)):
        s = position(
            f"pool: 30 1 30\nready a: {HAQIM} [blood 3]\nready b: nassir [bowed]\nready c: ryan [bowed]\n"
            f"attached {who}: khabar-glory [on ready/{HAQIM if who == 'a' else 'ryan'}]"
        )
        s.choose(f"bleed with {HAQIM}")
        rest(s)
        assert s.pool[0] == pool
    s = table(f"{HAQIM} [blood 3]", phase="5.1.4", attached_a=f"khabar-glory [on ready/{HAQIM}]")
    assert where(s, "khabar-glory") == "ash"


def test_the_black_throne_votes_and_is_paid_for_contracts():
    s = table("alice-chen [blood 4]", "kine-resources-contested", b="nassir [bowed]", board_b="the-black-throne")
    reach(s, "play kine-resources-contested", *["seat a", "seat a", "seat b", "seat b"], "use the-black-throne")
    assert options(s) == ["2 for", "2 against"]
    s = table(
        f"{HAQIM} [blood 4]",
        "priority-contract",
        phase="5.2.1",
        b="nassir [bowed, blood 0]",
        board_a="the-black-throne",
    )
    reach(s, "play priority-contract", f"act with {HAQIM} by priority-contract 1", over=True)
    play_through(s, "use the-black-throne", "use priority-contract")
    assert (s.pool[0], locked(s, "the-black-throne"), where(s, "nassir")) == (34, True, "torpor")
    s = table(
        f"{HAQIM} [blood 4]",
        b="nassir [bowed, blood 0]",
        board_a="the-black-throne",
        attached_a="archon [on ready/ryan]",
    )
    s.choose(f"bleed with {HAQIM}")
    assert "use a/the-black-throne" not in options(s)


@pytest.mark.ruling("VR-6.4")
def test_yoruba_shrine_guards_its_own_from_actions():
    rusher = "theo-bell-g6"
    for target, can in ((HAQIM, True), ("nassir", False)):
        s = table(f"{rusher} [blood 4]", b=f"{target} [blood 4]", board_b="yoruba-shrine")
        assert s.question.seat == 0
        s.choose(next(each for each in options(s) if each.startswith("act with") and target in each))
        assert ("use b/yoruba-shrine" in options(s)) is can
        if can:
            s.choose("use yoruba-shrine")
            rest(s)
            assert (locked(s, rusher), blood_on(s, HAQIM), locked(s, "yoruba-shrine")) == (False, 4, True)


def test_yoruba_shrine_guards_its_own_from_votes():
    prince = vampire(title="prince", sect="Camarilla", plain=False)
    s = table(f"{prince} [blood 6]", "banishment", b=f"{HAQIM} [blood 4], {UP}", board_b="yoruba-shrine")
    reach(s, "play banishment", next(each for each in (f"b/{HAQIM}",)))
    reach(s, "use yoruba-shrine")
    rest(s)
    assert (where(s, HAQIM), locked(s, prince)) == ("ready", False)
    s = table(f"{prince} [blood 6]", "banishment", b=f"{HAQIM} [blood 4], {UP}", board_b="yoruba-shrine")
    reach(s, "play banishment", "b/nassir")
    assert "use b/yoruba-shrine" not in asked(s)[1]


# ── storms and second strikes ───────────────────────────────────────────────────────────────────────────────────────

TWICE = vampire("THA", least=5)


FOE = vampire(least=8)


@pytest.mark.parametrize(("way", "once", "twice"), [("way 1", 2, 4), ("way 2", 2, 5)])
def test_weather_control_hurts_all_in_each_round(way, once, twice):
    s = blocked(f"{TWICE} [blood 5]", "weather-control", b=f"{FOE} [blood 8]",
              attached_b=f"raven-spy [lives 1, on ready/{FOE}]")  # fmt: skip
    reach(s, "play weather-control", way)
    assert (blood_on(s, TWICE), blood_on(s, FOE), where(s, "raven-spy")) == (5 - once, 8 - once, "ash")
    s = blocked(f"{TWICE} [blood 5]", "weather-control", b="aidan-lyle [blood 6]")
    reach(s, "play weather-control", way, "use aidan-lyle")
    assert blood_on(s, TWICE) == 5 - twice  # two storms and two blows


@pytest.mark.parametrize(("way", "left"), [("way 1", 3), ("way 2", 4)])
def test_wind_dance_dodges_and_dodges_again(way, left):
    s = blocked(f"{TWICE} [blood 4]", "wind-dance", b=f"{vampire('CEL', least=8)} [blood 8]", hand_b="quickness")
    reach(s, "play wind-dance", way, "play quickness", "way 1")
    rest(s)
    assert blood_on(s, TWICE) == left  # the second blow of the other one


# ── healing and suffering for others ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.9")
def test_saulots_healing_touch_saves_blood_and_mends():
    healer = vampire(clan="Salubri", least=5)
    on = f"saulots-healing-touch [on ready/{healer}]"
    for clan, cost, blood in (("Toreador", 0, 1), ("Tremere", 2, 0)):
        victim = vampire(clan=clan, capacity=4)
        s = table(f"{healer} [blood 4]", torpor_a=f"{victim} [bowed, blood 0]", attached_a=on)
        s.choose(f"rescue with {healer}: {victim}")
        rest(s)
        assert (where(s, victim), blood_on(s, healer), blood_on(s, victim)) == ("ready", 4 - cost, blood)
    s = table(f"{healer} [blood 3], the-knights [lives 1], madison [blood 1]", attached_a=on)
    there = acts(s, "saulots-healing-touch")
    assert [each for each in there if healer in each.rpartition(": ")[2]] == []
    s.choose(next(each for each in there if "the-knights" in each))
    rest(s)
    assert blood_on(s, "the-knights") == 2
    s = table(f"{healer} [blood 3]", "saulots-healing-touch", phase="5.2.1")
    s.choose("play saulots-healing-touch")
    assert borne_by(s, healer) == ["saulots-healing-touch"]


@pytest.mark.ruling("VR-8.4")
def test_martyrs_resilience_saves_anybody_who_fights():
    martyr = vampire("AUS", "FOR", least=5)
    for mine, hers in (({"hand": "martyrs-resilience"}, {}), ({}, {"hand_c": "martyrs-resilience"})):
        a, c = ("", "ryan [bowed, blood 4]") if mine else (None, f"{martyr} [blood 4]")
        gang = "madison [blood 4]" if a is None else f"madison [blood 4], {martyr} [blood 4]"
        s = table(gang, b="theo-bell-g6 [blood 4]", c=c, **mine, **hers)
        s.choose("bleed with madison")
        reach(s, "block with theo-bell-g6", "play martyrs-resilience", "way 2", "1")
        assert (blood_on(s, "madison"), blood_on(s, martyr)) == (4, 3)
    s = table(f"{martyr} [blood 4]", "martyrs-resilience", b="theo-bell-g6 [blood 4]")
    reach(s, f"bleed with {martyr}", "block with theo-bell-g6")
    rest(s)
    assert where(s, "martyrs-resilience") == "hand"  # it fights itself


def test_martyrs_resilience_saves_retainers_as_well():
    martyr = vampire("AUS", "FOR", least=5)
    s = table(f"{TWICE} [blood 5], {martyr} [blood 4]", "weather-control, martyrs-resilience", b=f"{FOE} [blood 8]",
              attached_a=f"raven-spy [lives 1, on ready/{TWICE}]")  # fmt: skip
    reach(s, f"bleed with {TWICE}", f"block with {FOE}", "play weather-control", "way 1")
    rest(s)
    assert where(s, "raven-spy") == "ash"  # that cannot be prevented
