"""Allies, retainers and wares: what each card does, and what it must not do."""

import pytest

from tests.vtes.tools import (
    BIG,
    UP,
    acts,
    blocked,
    blood_on,
    faces,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    table,
    vampire,
    where,
)

SEVEN = ", ".join(["taste-of-vitae"] * 7)


# ── allies ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_carlton_sees_vampires_and_punishes_diablerie():
    s = table("madison [blood 4]", b="carlton-van-wyk [lives 2]")
    s.choose("bleed with madison")
    assert number(s, "intercept", "carlton-van-wyk") == 1
    s = table("the-knights [lives 2]", b="carlton-van-wyk [lives 2]")
    s.choose("bleed with the-knights")
    assert number(s, "intercept", "carlton-van-wyk") == 0
    for deed, zone in (("diablerise", "ash"), ("bleed", "ready")):
        s = table(
            "madison [blood 4], carlton-van-wyk [bowed, lives 2]",
            "dodge",
            torpor_b="nassir [blood 1]",
            b=f"{BIG} [bowed]",
        )
        s.choose(next(each for each in options(s) if each.startswith(deed) and "madison" in each))
        rest(s)
        reach(s, "done")
        for _ in range(6):
            if "discard dodge" in options(s):
                break
            s.choose("done")
        found = [each for each in options(s) if "carlton" in each]
        assert bool(found) is (zone == "ash")
        if found:
            s.choose(found[0])
            assert (where(s, "madison"), where(s, "carlton-van-wyk")) == ("ash", "ash")


def test_mylan_unlocks_the_old_of_other_sects():
    old, loyal = vampire(sect="Sabbat", least=8), vampire(sect="Camarilla", least=8)
    s = table(f"mylan-horseed [lives 1], {old} [bowed, blood 4], {loyal} [bowed, blood 4]", b="")
    assert [each for each in acts(s, "mylan-horseed") if loyal in each] == []
    s.choose(next(each for each in acts(s, "mylan-horseed") if old in each))
    rest(s)
    assert not locked(s, old)
    s = table("madison [blood 4]", b="mylan-horseed [lives 1]")
    s.choose("bleed with madison")
    assert "block with b/mylan-horseed" not in options(s)


def test_saatet_ta_serves_the_ministry_and_returns():
    priest = vampire(clan="Ministry", least=5)
    for who, pool in ((priest, 28), ("madison", 29)):
        s = table(f"{who} [blood 4], saatet-ta [lives 2]", b="nassir [bowed]")
        s.choose(f"bleed with {who}")
        assert bool([each for each in options(s) if "use" in each and "saatet-ta" in each]) is (pool == 28)
        if pool == 28:
            s.choose(next(each for each in options(s) if "saatet-ta" in each))
        rest(s)
        assert (s.pool[1], locked(s, "saatet-ta")) == (pool, pool == 28)
    s = blocked("saatet-ta [lives 1]")
    rest(s)
    assert "saatet-ta" in (*faces(s, "library", 0), *faces(s, "hand", 0))


def test_ponticulus_watches_and_is_hurt_by_little():
    s = table("madison [blood 4]", b="ponticulus [lives 1]")
    reach(s, "bleed with madison", "block with ponticulus")
    rest(s)
    assert (where(s, "ponticulus"), s.pool[1]) == ("ready", 30)
    s = table("madison [blood 4]", b="ponticulus [lives 1]", attached_a="kalis-fang [on ready/madison]")
    reach(s, "bleed with madison", "block with ponticulus", "use kalis-fang")
    rest(s)
    assert where(s, "ponticulus") == "ash"
    assert "bleed with a/ponticulus" not in options(table("ponticulus [lives 1], madison [blood 4]"))


def test_gregory_winter_drinks_and_starves():
    s = table("gregory-winter [lives 2]", b="nassir [bowed, blood 3]", torpor_c="alice-chen [blood 1]")
    s.choose(next(each for each in acts(s, "gregory-winter") if "nassir" in each))
    rest(s)
    assert (blood_on(s, "gregory-winter"), blood_on(s, "nassir")) == (3, 2)
    s = table("gregory-winter [lives 2]", b="nassir [bowed, blood 3]", torpor_c="alice-chen [blood 1]")
    s.choose(next(each for each in acts(s, "gregory-winter") if "2: " in each))
    rest(s)
    assert (blood_on(s, "gregory-winter"), where(s, "alice-chen")) == (4, "ash")
    s = table("gregory-winter [lives 2], madison [blood 1]", phase="5.1.4")
    assert (blood_on(s, "gregory-winter"), blood_on(s, "madison")) == (1, 1)


def test_the_renegade_garou_strikes_again_and_heals():
    s = table("renegade-garou [lives 3]", b=f"{BIG} [blood 8]")
    s.choose(next(each for each in acts(s, "renegade-garou") if BIG in each))
    reach(s, "no block") if "no block" in options(s) else None
    while "done" not in options(s):
        s.choose(next(each for each in ("use a/renegade-garou", "hand strike", "pass") if each in options(s)
                      and not (each.startswith("use") and s.question.prompt.startswith("Range"))))  # fmt: skip
    assert blood_on(s, BIG) == 4
    for lives, after in ((2, 3), (3, 3)):
        s = table(f"renegade-garou [lives {lives}], madison [blood 1]", phase="5.1.4")
        assert blood_on(s, "renegade-garou") == after


def test_the_muddled_hunter_strikes_first():
    s = table("muddled-vampire-hunter [lives 1]", b="nassir [bowed, blood 2]")
    s.choose(next(each for each in acts(s, "muddled-vampire-hunter") if "nassir" in each))
    rest(s)
    assert (where(s, "muddled-vampire-hunter"), where(s, "nassir")) == ("ready", "torpor")
    s = table("the-knights [lives 1]", b="nassir [blood 2]")
    reach(s, "bleed with the-knights", "block with nassir")
    rest(s)
    assert where(s, "the-knights") == "ash"


def test_the_asanbonsam_ghoul_holds_its_prey_close():
    for deed, held in (("bleed with madison", True), ("hunt with madison", False)):
        s = table(
            "madison [blood 3]",
            "fake-out",
            b="asanbonsam-ghoul [lives 3]",
            attached_b="sport-bike [on ready/asanbonsam-ghoul]",
        )
        reach(s, deed, "block with asanbonsam-ghoul")
        assert ("play fake-out" in options(s)) is not held


def test_tye_cooper_ends_the_torpid_and_digs():
    s = table("tye-cooper [lives 1]", SEVEN, torpor_b="alice-chen [blood 1]", ash_a="majesty, dodge")
    s.choose(acts(s, "tye-cooper")[0])
    reach(s, "yes")
    s.choose(
        "a/ash/majesty" if "a/ash/majesty" in options(s) else next(each for each in options(s) if "majesty" in each)
    )
    assert (where(s, "alice-chen"), where(s, "majesty")) == ("ash", "hand")
    assert acts(table("tye-cooper [lives 1]", b=UP), "tye-cooper") == []


@pytest.mark.parametrize(("way", "life"), [("way 1", 3), ("way 2", 4)])
def test_shambling_hordes_are_as_strong_as_they_live(way, life):
    who = vampire("NEC", least=5)
    s = table(f"{who} [blood 5]", "shambling-hordes", ash_a="the-knights")
    reach(s, "play shambling-hordes", way)
    reach(s, "yes") if "yes" in options(s) else None
    s.choose(next(each for each in options(s) if "knights" in each)) if "the-knights" in " ".join(options(s)) else None
    assert (blood_on(s, "shambling-hordes"), number(s, "strength", "shambling-hordes")) == (life, life)
    s = table(f"{who} [blood 5]", "shambling-hordes")
    reach(s, "play shambling-hordes", way)
    reach(s, "no") if "no" in options(s) else None
    assert where(s, "shambling-hordes") == "ash"


def test_the_procurer_feeds_and_retainers_help():
    s = table("procurer [lives 1], madison [blood 1]", b=UP)
    s.choose(next(each for each in acts(s, "procurer") if "madison" in each))
    reach(s, "block with nassir")
    rest(s)
    assert blood_on(s, "madison") == 2  # the stealth was too much for it
    s = table("madison [blood 4]", "tasha-morgan", b="nassir [bowed]")
    reach(s, "play tasha-morgan")
    reach(s, "a/madison") if "a/madison" in options(s) else None
    assert number(s, "bleed", "madison") == 2
    who = "madison"
    assert "play vengeful-spirit" not in options(table(f"{who} [blood 4]", "vengeful-spirit"))  # it asks for a clan
    s = table(f"{who} [blood 5]", attached_a=f"vengeful-spirit [lives 2, on ready/{who}]")
    assert number(s, "bleed", who) == 2
    s = blocked(f"{who} [blood 5]", b=f"{BIG} [blood 8]", attached_a=f"vengeful-spirit [lives 2, on ready/{who}]")
    rest(s)
    assert blood_on(s, BIG) == 6
    s = blocked(
        f"{who} [blood 5]", "fake-out", b=f"{BIG} [blood 8]", attached_a=f"vengeful-spirit [lives 2, on ready/{who}]"
    )
    reach(s, "play fake-out")
    rest(s)
    assert blood_on(s, BIG) == 8  # not at long range


# ── more company, more wares ────────────────────────────────────────────────────────────────────────────────────────


def test_hunters_and_mages_do_what_they_can():
    s = table("ectu-operative [lives 3]", torpor_b="alice-chen [blood 1]", b=UP)
    s.choose(acts(s, "ectu-operative")[0])
    reach(s, "no block") if "no block" in options(s) else None
    assert where(s, "alice-chen") == "ash"
    for who, left in (("outcast-mage", 6), ("ectu-operative", 7), ("the-knights", 6)):
        s = blocked(f"{who} [lives 3]", b=f"{BIG} [blood 8]")
        while "done" not in options(s):
            wanted = f"use a/{who}"
            s.choose(next(each for each in (wanted, f"{wanted} 1", "pass", "hand strike") if each in options(s)))
        assert blood_on(s, BIG) == left
        assert blood_on(s, who) == (3 if who != "the-knights" else 2)  # those keep away


def test_leonardo_and_felix_work_by_night():
    s = table("leonardo-mortician [lives 2], madison [blood 1]", b="nassir [bowed]")
    s.choose(next(each for each in acts(s, "leonardo-mortician") if "madison" in each))
    assert blood_on(s, "madison") == 2
    s = table("felix-fix-hessian [lives 2]", b="nassir [bowed]", board_b="chantry")
    s.choose(acts(s, "felix-fix-hessian")[0])
    assert (where(s, "chantry"), s.pool[0]) == ("ash", 29)


def test_nephren_ka_fights_and_returns():
    s = table("nephren-ka [lives 5]", b=UP)
    s.choose(next(each for each in acts(s, "nephren-ka") if "nassir" in each))
    reach(s, "no block", "use nephren-ka")
    rest(s)
    assert (blood_on(s, "nephren-ka"), blood_on(s, "nassir")) == (5, 2)
    s = blocked("nephren-ka [lives 1]", b="theo-bell-g6 [blood 4]", attached_b="kalis-fang [on ready/theo-bell-g6]")
    while "done" not in options(s):
        s.choose(next(each for each in ("use b/kalis-fang", "pass", "hand strike") if each in options(s)))
    assert "nephren-ka" in (*faces(s, "library", 0), *faces(s, "hand", 0))


@pytest.mark.parametrize("gear", ["jackie-therman [lives 1, on ready/madison]", "ir-goggles [on ready/madison]"])
def test_some_let_their_bearer_maneuver_once(gear):
    s = blocked("madison", attached_a=gear)
    s.choose(f"use {gear.split()[0]}")
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (4, 4)


def test_the_razor_bat_sees_and_cuts_from_afar():
    s = blocked("madison", "fake-out", b=UP, attached_a="razor-bat [lives 2, on ready/madison]")
    assert number(s, "intercept", "madison") == 1
    reach(s, "play fake-out")
    rest(s)
    assert blood_on(s, "nassir") == 3


@pytest.mark.parametrize(("way", "n"), [("way 1", 0), ("way 2", 1)])
def test_the_corpse_balloon_hovers(way, n):
    who = vampire("VIC", least=5)
    s = table(f"{who} [blood 4]", "corpse-balloon", b=UP)
    reach(s, "play corpse-balloon", way)
    reach(s, "no block") if "no block" in options(s) else None
    for _ in range(40):
        if s.active == 2 and "bleed with c/ryan" in options(s):
            break
        s.choose(next(each for each in ("done", "pass", "no block") if each in options(s)))
    s.choose("bleed with ryan")
    assert number(s, "intercept", who) == n
    s = table("madison [blood 3]", b=f"{who} [blood 4]", attached_b=f"corpse-balloon [lives 1, on ready/{who}]")
    reach(s, "bleed with madison", f"block with {who}", "use corpse-balloon")
    rest(s)
    assert blood_on(s, who) == 4


def test_malajit_hides_an_action_that_is_not_blocked():
    s = table("madison [blood 4]", b=UP, attached_a="malajit-chandramouli [lives 1, on ready/madison]")
    reach(s, "bleed with madison", "block with nassir", "use malajit-chandramouli")
    rest(s)
    assert (s.pool[1], where(s, "malajit-chandramouli"), locked(s, "malajit-chandramouli")) == (29, "attached", True)


def test_malajit_burns_with_the_action_that_hired_him():
    seer = vampire("AUS", least=5)
    s = table("madison [blood 4]", b=f"{seer} [blood 4]", attached_a="malajit-chandramouli [lives 1, on ready/madison]",
              hand_b="enhanced-senses")  # fmt: skip
    reach(s, "bleed with madison", f"block with {seer}", "use malajit-chandramouli", "play enhanced-senses", "way 1")
    rest(s)
    assert (s.pool[1], where(s, "malajit-chandramouli")) == (30, "ash")


@pytest.mark.parametrize(
    ("gear", "left"), [("sawed-off-shotgun", 5), ("saturday-night-special", 7), ("blade-of-bellona", 6)]
)
def test_weapons_strike_for_what_they_say(gear, left):
    s = blocked("madison", b=f"{BIG} [blood 8]", attached_a=f"{gear} [on ready/madison]")
    while "done" not in options(s):
        close = "pass" if s.question.prompt.startswith("Range") else f"use a/{gear}"
        s.choose(next(each for each in (close, "pass", "hand strike") if each in options(s)))
    assert blood_on(s, BIG) == left


def test_the_dagger_wounds_and_the_shotgun_fires_once():
    s = blocked("madison", b=f"{BIG} [blood 8]", attached_a="sengir-dagger [on ready/madison]")
    s.choose("use sengir-dagger")
    rest(s)
    assert where(s, BIG) == "torpor"
    s = blocked("madison", b="aidan-lyle [blood 6]", attached_a="sawed-off-shotgun [on ready/madison]")
    reach(s, "use sawed-off-shotgun", "use aidan-lyle")
    assert "use a/sawed-off-shotgun" not in options(s)


def test_the_blade_of_bellona_closes_in():
    s = blocked("madison", b=UP, attached_a="blade-of-bellona [on ready/madison]", hand_b="fake-out")
    assert "use a/blade-of-bellona" not in options(s)  # the range is close
    reach(s, "play fake-out", "use blade-of-bellona")
    rest(s)
    assert blood_on(s, "nassir") == 2


@pytest.mark.parametrize(("gear", "code"), [("hand-of-conrad", "pot"), ("drum-of-xipe-totec", "cel"),
                                            ("veneficorum-artum-sanguis", "tha")])  # fmt: skip
def test_some_gear_teaches_a_discipline(gear, code):
    s = table("madison [blood 4]", attached_a=f"{gear} [on ready/madison]")
    assert number(s, code, "madison") == 2
    assert number(table("madison [blood 4]"), code, "madison") < 2


def test_what_the_gear_of_the_dead_and_of_blood_does_besides():
    s = table("madison [blood 4]", ash_a="ryan, dodge", c="", attached_a="hand-of-conrad [on ready/madison]")
    there = acts(s, "hand-of-conrad")
    assert len(there) == 1
    s.choose(there[0])
    rest(s)
    assert where(s, "ryan") == "uncontrolled"
    warlock = vampire(clan="Tremere", least=5)
    for actor, can in ((warlock, True), ("madison", False)):
        s = table(f"{actor} [blood 4]", b=UP, attached_b="veneficorum-artum-sanguis [on ready/nassir]")
        assert bool(acts(s, "veneficorum-artum-sanguis")) is can
    s = blocked("madison", attached_a="drum-of-xipe-totec [on ready/madison]")
    assert "use a/drum-of-xipe-totec" in options(s)


def test_razors_cloaks_and_tongues():
    s = table("madison [blood 1]", attached_a="aarons-feeding-razor [on ready/madison]")
    s.choose("hunt with madison")
    rest(s)
    assert blood_on(s, "madison") == 3
    artist = vampire(clan="Toreador", least=5)
    for foe, can in ((artist, False), ("nassir", True)):
        s = table("madison [blood 4]", b=f"{foe} [blood 4]", attached_a="cloak-of-the-abalone [on ready/madison]")
        s.choose("bleed with madison")
        assert (s.question.seat == 1 and f"block with b/{foe}" in options(s)) is can
    s = table("madison [blood 4]", phase="5.2.1", b=UP, attached_a="mummys-tongue [on ready/madison]")
    reach(s, "use mummys-tongue", "b/nassir")
    assert (locked(s, "nassir"), where(s, "mummys-tongue")) == (True, "ash")


def test_gran_madre_locks_those_who_come_to_her_neighbours():
    on = "gran-madre-di-dio-italy"
    for where_, up, blood in (("b", False, 3), ("a", True, 4)):
        young = vampire(capacity=4)
        s = position(
            f"phase: 5.4.1\nready a: {BIG} [blood 4]\nready b: {vampire(least=8, nth=1)} [blood 4]\nready c: ryan [blood 2]\n"
            f"uncontrolled a: {young} [blood 4]\n"
            f"attached {where_}: {on} [on ready/{BIG if where_ == 'a' else vampire(least=8, nth=1)}]"
        )
        s.choose("control a/uncontrolled.1")
        assert (locked(s, young), blood_on(s, young)) == (not up, blood)
    s = table(
        "madison [blood 4]",
        "vagabond-mystic",
        c=f"{BIG} [blood 4]",
        b="nassir [bowed]",
        attached_c=f"{on} [on ready/{BIG}]",
    )
    reach(s, "play vagabond-mystic", "a/madison")
    rest(s)
    assert (locked(s, "vagabond-mystic"), blood_on(s, "vagabond-mystic")) == (True, 2)
