"""The dead and those who call them: what each card does, and what it must not do."""

import pytest

from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    UP,
    blocked,
    blood_on,
    counters,
    faces,
    find,
    locked,
    number,
    options,
    reach,
    rest,
    table,
    vampire,
    where,
)

HECATA = vampire("OBL", clan="Hecata")
PATH = vampire("OBL", path="Death and the Soul", plain=False, least=6)


# ── allies ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_bone_shamblers_bleed_together():
    s = table("bone-shambler [lives 1], bone-shambler [lives 1], bone-shambler [bowed, lives 1]")
    reach(s, "bleed with bone-shambler", "use bone-shambler")
    rest(s)
    assert (s.pool[1], sum(locked(s, "bone-shambler", nth=n) for n in range(3))) == (28, 3)
    s = table("bone-shambler [lives 1], madison [blood 4]")
    s.choose("bleed with bone-shambler")
    rest(s)
    assert (s.pool[1], locked(s, "madison")) == (29, False)


@pytest.mark.parametrize(("way", "pool"), [("way 1", 29), ("way 2", 28)])
def test_a_bone_shambler_of_the_superior_level_is_fed_by_hecata(way, pool):
    s = table(f"{HECATA} [blood 4]", "bone-shambler")
    reach(s, "play bone-shambler", way)
    for _ in range(60):
        if "bleed with a/bone-shambler" in options(s):
            break
        s.choose(next(each for each in ("done", "pass", "no block") if each in options(s)))
    s.choose("bleed with bone-shambler")
    if pool == 28:
        reach(s, "use bone-shambler")
    rest(s)
    assert (s.pool[1], blood_on(s, HECATA)) == (pool, 3 if pool == 29 else 2)


def test_bone_shamblers_and_drones_bear_nothing():
    for who, can in (("bone-shambler", False), ("gravebound-drone", False), ("aggressive-corpse", True)):
        s = table(f"{who} [lives 1], madison [blood 4]", "laptop-computer", attached_a="ivory-bow [on ready/madison]")
        assert (f"equip a/{who} with a/ivory-bow" in options(s)) is can
        s.choose("play laptop-computer")
        assert (f"a/{who}" in options(s)) is can


def test_gravebound_drones_bleed_and_suffer_for_each_other():
    s = table(f"{PATH} [blood 6], gravebound-drone [lives 2]", "gravebound-drone")
    reach(s, "play gravebound-drone", "way 2")
    rest(s)
    s = blocked("gravebound-drone [lives 2], gravebound-drone [lives 2]")
    s.choose(next(each for each in options(s) if each.startswith("use")))
    rest(s)
    assert sorted([blood_on(s, "gravebound-drone"), blood_on(s, "gravebound-drone", nth=1)]) == [1, 2]
    s = table("bone-shambler [lives 1], gravebound-drone [lives 2]", b=UP)
    reach(s, "bleed with bone-shambler", "block with nassir")
    rest(s)
    assert (where(s, "bone-shambler"), blood_on(s, "gravebound-drone")) == ("ash", 2)  # only its own kind


def test_the_behemoth_needs_a_corpse_and_never_heals():
    for ash, zone in (("the-knights", "ready"), ("dodge", "ash")):
        s = table(f"{HECATA} [blood 4]", "rotting-behemoth", ash_a=ash)
        reach(s, "play rotting-behemoth", "way 1")
        reach(s, "yes" if zone == "ready" else "no") if "yes" in options(s) or "no" in options(s) else None
        rest(s)
        assert (where(s, "rotting-behemoth"), where(s, ash)) == (zone, "removed" if zone == "ready" else "ash")
    s = table("rotting-behemoth [lives 2], seraphina [blood 4]", b=UP)
    s.choose("act with rotting-behemoth by rotting-behemoth 3: nassir")
    reach(s, "no block") if "no block" in options(s) else None
    rest(s)
    assert (where(s, "rotting-behemoth"), blood_on(s, "nassir")) == ("ash", 1)  # a life for it, and one in combat


# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_split_the_veil_raises_a_dead_ally_after_two_unlock_phases():
    who = f"{HECATA} [blood 4]"
    s = table(who, phase="5.1.4", board_a="split-the-veil [counter 2]", ash_a="aggressive-corpse")
    s.choose("use split-the-veil")
    assert (counters(s, "split-the-veil"), "use a/split-the-veil" in options(s)) == (1, False)
    s = table(who, phase="5.1.4", board_a="split-the-veil [counter 1]", ash_a="aggressive-corpse, the-knights")
    s.choose("use split-the-veil")
    assert (where(s, "split-the-veil"), where(s, "aggressive-corpse"), blood_on(s, "aggressive-corpse")) == (
        "ash",
        "ready",
        3,
    )
    assert where(s, "the-knights") == "ash"
    three = ", ".join(["split-the-veil [counter 2]"] * 3)
    s = table(who, phase="5.1.4", board_a=three)
    for _ in range(2):
        s.choose(next(each for each in options(s) if "split-the-veil" in each))
    assert [each for each in options(s) if "split-the-veil" in each] == []  # two in one phase


def test_psychophagia_hunts_among_the_fallen():
    for mode, blood, up in (("mode 1", 3, False), ("mode 2", 2, True)):
        s = table(f"{HECATA} [blood 0]", "psychophagia", ash_b="the-knights")
        assert "play psychophagia" in options(s)  # it is one of the hunts that it must choose from
        assert not any(each.startswith("bleed") for each in options(s))
        s.choose("play psychophagia")
        s.choose(options(s)[int(mode[-1]) - 1])
        rest(s)
        assert (blood_on(s, HECATA), locked(s, HECATA), where(s, "the-knights")) == (blood, not up, "removed")
    assert "play psychophagia" not in options(table(f"{HECATA} [blood 1]", "psychophagia", ash_b="dodge"))


@pytest.mark.parametrize(("way", "n"), [("way 1", 2), ("way 3", 3)])
def test_putrescent_sustenance_feeds_a_vampire_or_a_zombie(way, n):
    s = table(f"{PATH} [blood 1], aggressive-corpse [lives 1], freakish-conglomeration [lives 1]", "putrescent-sustenance",
              ash_c="the-knights")  # fmt: skip
    reach(s, "play putrescent-sustenance", way)
    s.choose(options(s)[0])
    rest(s)
    assert (blood_on(s, PATH), where(s, "the-knights")) == (1 + n, "removed")
    s = table(f"{PATH} [blood 1], freakish-conglomeration [lives 1], the-knights [lives 2]", "putrescent-sustenance",
              ash_c="loyal-street-gang")  # fmt: skip
    reach(s, "play putrescent-sustenance", way)
    s.choose(options(s)[1])
    rest(s)
    assert (blood_on(s, "freakish-conglomeration"), blood_on(s, "the-knights")) == (1 + n, 2)


def test_dance_of_the_dead_moves_the_dead_only():
    for who, can in (("aggressive-corpse [lives 3]", True), ("madison [blood 4]", False)):
        s = blocked(who, board_a="dance-of-the-dead [counter 1]")
        assert ("use a/dance-of-the-dead" in options(s)) is can
        if can:
            s.choose("use dance-of-the-dead")
            assert (blood_on(s, "aggressive-corpse"), where(s, "dance-of-the-dead")) == (3, "ash")  # at long range


# ── modifiers and combat ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("way", "up"), [("way 1", False), ("way 2", True)])
def test_paths_in_two_worlds_hide_the_calling_of_the_dead(way, up):
    s = table(f"{HECATA} [blood 5]", "fiorella-empty-one, paths-in-two-worlds")
    reach(s, "play fiorella-empty-one")
    reach(s, "play paths-in-two-worlds", way)
    if up:
        reach(s, f"use {HECATA}")
    rest(s)
    assert locked(s, HECATA) is not up
    s = table(f"{HECATA} [blood 5]", "vagabond-mystic, paths-in-two-worlds")
    s.choose("play vagabond-mystic")
    assert "play paths-in-two-worlds" not in options(s)


@pytest.mark.parametrize(("way", "up"), [(0, False), (1, True)])
def test_gifts_from_hereafter_send_the_dead(way, up):
    s = table(f"{PATH} [blood 5], aggressive-corpse [lives 3]", "gifts-from-hereafter")
    reach(s, "bleed with aggressive-corpse", "play gifts-from-hereafter")
    ways = [each for each in options(s) if each.startswith("way")]
    s.choose(ways[-1 if up else 0])
    if up:
        reach(s, f"use {PATH}")
    rest(s)
    assert (s.pool[1], locked(s, "aggressive-corpse")) == (29 - number(s, "bleed", "aggressive-corpse"), not up)
    s = table(f"{PATH} [blood 5], the-knights [lives 3]", "gifts-from-hereafter")
    s.choose("bleed with the-knights")
    assert "play gifts-from-hereafter" not in options(s)


def test_morbidity_keeps_blood_until_combat_ends():
    foe = vampire("PRE", least=6)
    for n in (1, 2):
        s = blocked(f"{PATH} [blood 5]", "morbidity", b=f"{foe} [blood 4]", hand_b="majesty")
        reach(s, "play morbidity", "way 1", str(n))
        assert (blood_on(s, foe), counters(s, "morbidity")) == (4 - n, n)
        reach(s, "hand strike")
        rest(s)
        assert (blood_on(s, foe), where(s, "morbidity")) == (2, "ash")  # one blow of two
    for way, left in (("way 1", 3), ("way 3", 2)):
        s = blocked(f"{PATH} [blood 5]", "morbidity", b=f"{foe} [blood 4]", hand_b="majesty")
        reach(s, "play morbidity", way, "0", "play majesty", "way 1")
        rest(s)
        assert blood_on(s, foe) == left
    s = blocked(f"{PATH} [blood 5]", "morbidity", b="the-knights [lives 2]")
    assert "play morbidity" not in options(s)


# ── vampires ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_hel_bla_raises_allies_of_oblivion():
    s = table("hel-bla [blood 4]", ash_a="aggressive-corpse, the-knights")
    s.choose("act with hel-bla by hel-bla 1: ash/aggressive-corpse")
    rest(s)
    corpse = (where(s, "aggressive-corpse"), locked(s, "aggressive-corpse"), blood_on(s, "aggressive-corpse"))
    assert (corpse, blood_on(s, "hel-bla")) == (("ready", True, 3), 3)
    s = table("hel-bla [blood 4]", ash_a="the-knights", ash_b="aggressive-corpse")
    assert [each for each in options(s) if each.startswith("act")] == []


def test_roger_pays_less_and_moves_his_minions():
    s = table("roger-de-camden [blood 4]", "bone-shambler")
    reach(s, "play bone-shambler", "way 1")
    assert blood_on(s, "roger-de-camden") == 4
    s = blocked("madison [blood 4], roger-de-camden [blood 4]", "arms-of-ahriman")
    s.choose("use roger-de-camden")
    s.choose("arms-of-ahriman")
    assert (blood_on(s, "madison"), faces(s, "ash")) == (4, ["arms-of-ahriman"])
    s = blocked("madison [blood 4], roger-de-camden [blood 4]", "majesty")
    assert "use a/roger-de-camden" not in options(s)


def test_ashur_uballit_gives_zombies_more_life():
    who = "ashur-uballit-son-of-the-abyss"
    s = table(f"{who} [blood 6], seraphina [blood 4]", "gravebound-drone")
    reach(s, "play gravebound-drone", "way 1")
    rest(s)
    assert (blood_on(s, "gravebound-drone"), number(s, "life", "gravebound-drone")) == (3, 3)
    s = table(f"{who} [blood 6]", "vagabond-mystic")
    reach(s, "play vagabond-mystic", who)
    assert blood_on(s, "vagabond-mystic") == 2


def test_what_an_ally_began_with_can_be_restored():
    s = table(f"{HECATA} [blood 6], seraphina [blood 4]", "freakish-conglomeration")
    reach(s, "play freakish-conglomeration")
    s.choose(options(s)[-1])
    rest(s)
    assert (blood_on(s, "freakish-conglomeration"), number(s, "life", "freakish-conglomeration")) == (4, 4)


def test_eulogio_orders_what_he_will_draw():
    full = ", ".join(["taste-of-vitae"] * 7)
    s = table(
        "eulogio-sanchez-de-los-reyes [blood 4]", full, library_a="dodge, majesty, soak, fake-out, deflection, blur"
    )
    s.choose("act with eulogio-sanchez-de-los-reyes by eulogio-sanchez-de-los-reyes 1")
    for _ in range(4):
        s.choose(options(s)[0])  # always the one that lay highest
    assert faces(s, "library")[:6] == ["deflection", "fake-out", "soak", "majesty", "dodge", "blur"]
    assert (locked(s, "eulogio-sanchez-de-los-reyes"), blood_on(s, "eulogio-sanchez-de-los-reyes")) == (False, 3)


def test_sakura_unlocks_after_the_actions_of_her_path():
    s = table("sakura-the-merciless [blood 4]", "putrescent-sustenance", ash_b="the-knights")
    reach(s, "play putrescent-sustenance", "way 1", "use sakura-the-merciless")
    rest(s)
    assert not locked(s, "sakura-the-merciless")
    s = table("sakura-the-merciless [blood 4]")
    s.choose("bleed with sakura-the-merciless")
    rest(s)
    assert locked(s, "sakura-the-merciless")


def test_aniel_cleanses_others():
    s = table("aniel [blood 4], madison [blood 4, corruption-b 1, corruption-c 1]", attached_b="heroic-might [on ready/nassir]",
              attached_a="sport-bike [on ready/madison]", b=UP)  # fmt: skip
    there = [each for each in options(s) if each.startswith("act")]
    assert there == ["act with a/aniel by a/aniel 1: a/madison", "act with a/aniel by a/aniel 2: b/heroic-might"]
    s.choose(there[0])
    reach(s, "seat c")
    rest(s)
    row = s.pieces[find(s, "madison")]
    assert (row.count("corruption-b"), row.count("corruption-c"), blood_on(s, "aniel")) == (1, 0, 3)
    s = table("aniel [blood 4]", b=UP, attached_b="heroic-might [on ready/nassir]")
    s.choose("act with aniel by aniel 2: heroic-might")
    reach(s, "no block")
    assert where(s, "heroic-might") == "ash"


def test_ilonka_robs_who_bleeds_her_player():
    for answer, left in (("yes", 1), ("no", 2)):
        s = table("madison [blood 4]", "dodge, soak", b="ilonka [bowed, blood 4]")
        s.choose("bleed with madison")
        reach(s, "use ilonka", answer)
        assert len(pile(s, "hand", 0)) == left
        assert all(s.pieces[p].known & 1 << 1 for p in pile(s, "hand", 0))
    s = table("madison [blood 4]", "dodge, soak", b=UP, torpor_b="ilonka [blood 4]")
    reach(s, "bleed with madison", "no block")
    assert "use b/ilonka" not in " ".join(options(s))
