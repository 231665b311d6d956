"""Cards of hostages, courts, corruption, ghouls and the dead: what each does, and what it must not do."""

import pytest

from coterie.games.vtes import GAME
from coterie.kernel.events import about
from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    SCHOOL,
    UP,
    asked,
    blood_on,
    borne_by,
    faces,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    reach,
    rest,
    table,
    taught,
    vampire,
    where,
)

CARVERS = "carvers-meat-packing-and-storage"
BOTH = vampire("PRE", "PRO", plain=False, least=6)


def count(s, face: str, name: str = "counter") -> int:
    """Return the counters of a name on a card."""
    return s.pieces[find(s, face)].count(name)


# ── locations ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_carvers_keeps_the_young_in_torpor():
    young, old = vampire(capacity=3), vampire(capacity=5)
    for victim, n in ((young, 1), (old, 0)):
        s = table("madison", b=victim, board_c=CARVERS)
        reach(s, "bleed with madison", f"block with {victim}")
        rest(s)
        assert (where(s, victim), count(s, victim, "hostage")) == ("torpor", n)
    s = table(
        "madison",
        torpor_a=f"{young} [hostage 1, blood 3]",
        torpor_b=f"{old} [blood 3]",
        board_a="carvers-meat-packing-and-storage",
    )
    assert [each for each in options(s) if "leave torpor" in each or young in each] == []
    assert f"diablerise with a/madison: b/torpor/{old}" in options(s) or any(old in each for each in options(s))


def test_carvers_feeds_by_its_hostages_and_frees_them_when_it_burns():
    young = vampire(capacity=3)
    place = CARVERS
    s = table("madison [blood 1]", phase="5.2.1", torpor_b=f"{young} [hostage 1, blood 3]", board_a=place)
    s.choose(f"use {place}")
    assert blood_on(s, "madison") == 2
    who = vampire("OBF", least=5)
    s = table(who, "conceal", torpor_b=f"{young} [hostage 1, blood 3]", board_b=place)
    reach(s, "play conceal")
    rest(s)
    assert (where(s, place), count(s, young, "hostage")) == ("ash", 0)


def test_hostages_are_bought_in_any_unlock_phase():
    young = vampire(capacity=3)
    s = table("madison", phase="5.1.4", b="nassir [blood 4]", torpor_b=f"{young} [hostage 1, blood 3]",
              board_c=CARVERS)  # fmt: skip
    while s.question.seat != 1:
        s.choose(next(each for each in ("done", "pass") if each in options(s)))
    s.choose("use c/carvers-meat-packing-and-storage")
    assert (count(s, young, "hostage"), blood_on(s, "nassir")) == (0, 2)


def test_yawp_court_fights_before_the_referendum():
    guard = vampire(sect="Sabbat", capacity=5)
    s = table("alice-chen", "kine-resources-contested", b=f"{guard} [blood 4]", board_b="yawp-court")
    reach(s, "play kine-resources-contested", "no block", "use yawp-court")
    assert (locked(s, guard), locked(s, "yawp-court")) == (True, True)
    reach(s, "seat b")
    assert (blood_on(s, "alice-chen"), blood_on(s, guard)) == (3, 1)  # one blow each, and two for the fight
    s = table("alice-chen", b=f"{guard} [blood 4]", board_b="yawp-court")
    reach(s, "bleed with alice-chen", "no block")
    assert "done" in options(s)  # that was no political action


def test_powerbase_los_angeles_discards_and_wakes_an_anarch():
    anarch = vampire(sect="Anarch", capacity=5)
    for card, up in (("monkey-wrench", True), ("dodge", False)):
        s = table(f"{anarch} [bowed, blood 4]", f"{card}, fake-out", phase="5.5.1", board_a="powerbase-los-angeles")
        play_through(s, "use powerbase-los-angeles", f"discard {card}")
        assert any(each.startswith("use") for each in options(s)) is up
        if up:
            s.choose(next(each for each in options(s) if each.startswith("use")))
            assert not locked(s, anarch)
        assert "discard fake-out" in options(s)


def test_garibaldi_exchanges_cards_and_ends_a_brawl():
    anarch, rival = vampire(sect="Anarch", capacity=5), vampire(sect="Anarch", capacity=6)
    s = table(anarch, "dodge", phase="5.1.4", ash_a="monkey-wrench, fake-out", board_a="garibaldi-meucci-museum")
    play_through(s, "use garibaldi-meucci-museum", "discard dodge")
    assert (faces(s, "hand"), sorted(faces(s, "ash")), s.pool[0]) == (["monkey-wrench"], ["dodge", "fake-out"], 29)
    for foe, can in ((rival, True), ("nassir", False)):
        s = table(anarch, b=f"{foe} [blood 4]", board_a="garibaldi-meucci-museum")
        reach(s, f"bleed with {anarch}", f"block with {foe}")
        assert ("use a/garibaldi-meucci-museum" in options(s)) is can


def test_burial_site_and_cursed_abattoir_serve_the_dead():
    who = vampire(path="Death and the Soul", capacity=5)
    s = table(f"{who} [blood 1], aggressive-corpse [lives 1]", phase="5.1.4", board_a="burial-site-hunting-ground")
    s.choose("use burial-site-hunting-ground")
    assert len(options(s)) == 1 or "mode 1" in options(s) or options(s)
    s = table("freakish-conglomeration [lives 1]", b=UP, board_a="cursed-abattoir")
    reach(s, "bleed with freakish-conglomeration", "block with nassir")
    reach(s, "use cursed-abattoir")
    assert count(s, "cursed-abattoir") == 1
    s = table("freakish-conglomeration [lives 3], madison [blood 4]", board_a="cursed-abattoir [counter 1]")
    reach(s, "bleed with freakish-conglomeration", "use cursed-abattoir")
    rest(s)
    assert s.pool[1] == 28
    s.choose("bleed with madison")
    assert "use a/cursed-abattoir" not in options(s)


# ── corruption ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_faruq_lets_nobody_escape_whom_he_has_corrupted():
    foe = vampire("PRE", capacity=6)
    for marks, can in (("corruption-a 1, ", False), ("corruption-c 1, ", True)):
        s = table("faruq-abd-al-qadir", b=f"{foe} [{marks}blood 4]", hand_b="majesty")
        reach(s, "bleed with faruq-abd-al-qadir", f"block with {foe}")
        assert ("play majesty" in options(s)) is can


@pytest.mark.parametrize(("marks", "way", "lured"), [
    ("corruption-a 1, ", 2, True), ("corruption-a 1, ", 1, False), ("corruption-c 1, ", 2, False), ("", 2, False),
])  # fmt: skip
def test_enchanting_gaze_lures_a_blocker_away(marks, way, lured):
    who = taught("PRE PRO")
    s = table(who, "enchanting-gaze", b=f"martina-srnankova [{marks}blood 4]", game=SCHOOL)
    reach(s, f"bleed with {who}", "block with martina-srnankova", "play enchanting-gaze", f"way {way}")
    assert (f"use a/{who}" in options(s)) is lured  # 1 intercept meets 1 stealth: the block succeeds but for that
    if lured:
        s.choose(f"use a/{who}")
    rest(s)
    assert s.pool[1] == (29 if lured else 30)
    assert count(s, "martina-srnankova", "corruption-a") == (1 if "corruption-a" in marks and not lured else 0)


def test_revelation_of_the_serpent_unlocks_for_corruption():
    s = table(BOTH, "revelation-of-the-serpent", b="nassir [corruption-a 2, bowed, blood 4]")
    reach(s, f"bleed with {BOTH}", "play revelation-of-the-serpent")
    s.choose(options(s)[-1])
    reach(s, "yes")
    rest(s)
    assert (locked(s, BOTH), count(s, "nassir", "corruption-a")) == (False, 0)
    s = table(BOTH, "revelation-of-the-serpent", b="nassir [corruption-a 1, bowed, blood 4]")
    reach(s, f"bleed with {BOTH}", "play revelation-of-the-serpent")
    s.choose(options(s)[-1])
    rest(s)
    assert locked(s, BOTH)


def test_the_platinum_protocol_corrupts_a_minion_of_the_target():
    who = vampire("pro", sect="Anarch", least=5)
    s = table(who, "the-platinum-protocol")
    s.choose("play the-platinum-protocol")
    if any(each.startswith("way") for each in options(s)):
        s.choose(next(each for each in options(s) if each == "way 3"))
    rest(s)
    assert (count(s, "nassir", "corruption-a"), s.pool[1], count(s, "ryan", "corruption-a")) == (1, 29, 0)


def test_nonu_dis_feeds_the_ministry_after_a_master():
    s = table("nonu-dis [blood 2]", "blood-doll", phase="5.2.1")
    reach(s, "play blood-doll", "use nonu-dis")
    assert blood_on(s, "nonu-dis") == 3
    s = table("nonu-dis [blood 2]", "", hand_b="dodge", phase="5.2.1")
    assert blood_on(s, "nonu-dis") == 2


# ── combat and reactions ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.4")
def test_flesh_of_marble_lets_one_damage_through_in_a_round():
    who = vampire("PRO", least=5)
    # Of an aggravated strike for 2 the first point wounds, the other one burns 1 blood if it comes through.
    for card, way, gun, left, zone in (
        ("flesh-of-marble", "way 1", "assault-rifle", 3, "ready"),
        ("flesh-of-marble", "way 2", "assault-rifle", 3, "ready"),
        ("", "", "assault-rifle", 0, "ready"),
        ("flesh-of-marble", "way 1", "flamethrower", 3, "torpor"),
        ("flesh-of-marble", "way 2", "flamethrower", 4, "torpor"),
    ):
        s = table(who, card, b="anxo-vilela [blood 4]", attached_b=f"{gun} [on ready/anxo-vilela]")
        reach(s, f"bleed with {who}", "block with anxo-vilela")
        if card:
            play_through(s, "play flesh-of-marble", way)
        reach(s, f"use b/{gun}")
        rest(s)
        assert (blood_on(s, who), where(s, who)) == (left, zone)


def test_angels_gift_draws_a_blade_or_closes_in():
    who = vampire(clan="Salubri", least=4)
    s = table(who, "angels-gift, righteous-blade", b=UP)
    reach(s, f"bleed with {who}", "block with nassir", "play angels-gift", "way 1", "bring righteous-blade 1")
    rest(s)
    assert "righteous-blade" in borne_by(s, who)
    s = table(who, "angels-gift, laptop-computer", b=UP)
    reach(s, f"bleed with {who}", "block with nassir", "play angels-gift")
    assert "way 1" not in options(s)  # that is no melee weapon


def test_dogged_pursuit_locks_the_idle_and_stays():
    who = vampire("ANI", clan="Ravnos")
    s = table("double-deuce [lives 3], madison [blood 1]", b=f"{who} [bowed, blood 3]", hand_b="dogged-pursuit")
    reach(s, "bleed with double-deuce", "play dogged-pursuit", "way 2")
    rest(s)
    assert (s.pool[1], locked(s, who), borne_by(s, who)) == (29, True, ["dogged-pursuit"])
    s = table(
        "double-deuce [lives 3], madison [blood 1]", b=f"{who} [blood 3]", attached_b=f"dogged-pursuit [on ready/{who}]"
    )
    reach(s, "bleed with double-deuce", f"block with {who}", "use dogged-pursuit")
    rest(s)
    assert (s.pool[1], where(s, "dogged-pursuit")) == (30, "ash")


# ── gear, allies, vampires ──────────────────────────────────────────────────────────────────────────────────────────


def test_far_mastery_takes_retainers_or_allies():
    who = vampire("DOM", least=6)
    s = table(
        who,
        "far-mastery",
        attached_b="raven-spy [lives 1, on ready/nassir]",
        b="nassir [bowed, blood 4], the-knights [bowed, lives 2]",
    )
    play_through(s, "play far-mastery", "way 1")
    assert (borne_by(s, who), s.game.speaks(s, find(s, "raven-spy"))) == (["raven-spy"], 0)
    s = table(who, "far-mastery", b="nassir [bowed, blood 4], the-knights [bowed, lives 2]")
    reach(s, "play far-mastery")
    rest(s)
    assert s.game.speaks(s, find(s, "the-knights")) == 0


def test_szlachta_bodyguard_shields_or_dies_for_a_minion():
    s = table("madison", b=UP, attached_b="szlachta-bodyguard [lives 2, on ready/nassir]")
    reach(s, "bleed with madison", "block with nassir", "use szlachta-bodyguard")
    rest(s)
    assert (blood_on(s, "nassir"), locked(s, "szlachta-bodyguard")) == (4, True)
    s = table("theo-bell-g6", b=UP, attached_b="szlachta-bodyguard [lives 2, on ready/nassir]")
    s.choose(next(each for each in options(s) if each.endswith("nassir")))
    reach(s, "use szlachta-bodyguard")
    rest(s)
    assert (blood_on(s, "nassir"), where(s, "szlachta-bodyguard")) == (4, "ash")


def test_the_vozhd_of_szczecin():
    tzimisce, shaper = vampire(clan="Tzimisce", capacity=6), "the-vozhd-of-szczecin"
    s = table(shaper + " [lives 5]", "body-flare, dodge", b=UP)
    s.choose(next(each for each in options(s) if each.endswith("nassir")))
    reach(s, f"use a/{shaper}", "body-flare")
    rest(s)
    assert (blood_on(s, shaper), faces(s, "ash")) == (5, ["body-flare"])
    s = table("madison", b=f"{shaper} [bowed, lives 5], {tzimisce} [blood 4]")
    reach(s, "bleed with madison", f"use {shaper}")
    assert (locked(s, shaper), blood_on(s, tzimisce)) == (False, 3)


def test_unlicensed_taxicab_hides_hunts_and_fears_princes():
    s = table("madison [blood 2]", b="alice-chen [blood 4]", attached_a="unlicensed-taxicab [on ready/madison]")
    s.choose("hunt with madison")
    assert number(s, "stealth", "madison") == 1
    s = table("madison", b="alice-chen [blood 4]", attached_a="unlicensed-taxicab [on ready/madison]")
    reach(s, "bleed with madison", "block with alice-chen")
    assert where(s, "unlicensed-taxicab") == "ash"
    for car, there in (("unlicensed-taxicab", True), ("sport-bike", False)):
        s = table("madison [blood 4]", car, b=UP, board_b="wmrh-talk-radio")
        reach(s, f"play {car}", "a/madison", "block with nassir", "use wmrh-talk-radio")
        rest(s)
        assert (borne_by(s, "madison") == [car]) is there  # against 1 intercept


def test_fiorella_helps_other_dead_only():
    s = table("fiorella-empty-one [lives 1], freakish-conglomeration [lives 3]", b=UP)
    reach(s, "bleed with freakish-conglomeration", "block with nassir", "use fiorella-empty-one")
    rest(s)
    assert (s.pool[1], locked(s, "fiorella-empty-one")) == (29, True)
    s = table("fiorella-empty-one [lives 1], madison [blood 4]", b=UP)
    reach(s, "bleed with madison", "block with nassir")
    assert "use a/fiorella-empty-one" not in options(s)


def test_freakish_conglomeration_rots():
    s = table("freakish-conglomeration [lives 3], madison [blood 4]", phase="5.1.4")
    assert blood_on(s, "freakish-conglomeration") == 2
    who = vampire("OBL", path="Death and the Soul", plain=False)
    s = table(who, "freakish-conglomeration")
    reach(s, "play freakish-conglomeration")
    s.choose(options(s)[-1])
    rest(s)
    assert blood_on(s, "freakish-conglomeration") == 4


def test_heartrender_leaves_the_game_with_its_victim():
    s = table("heartrender [lives 1]", b="the-knights [bowed, lives 2], freakish-conglomeration [bowed, lives 3]")
    acts = [each for each in options(s) if "heartrender" in each and ":" in each]
    assert [each for each in acts if "freakish" in each] == []
    s.choose(next(each for each in acts if "the-knights" in each))
    rest(s)
    assert (where(s, "the-knights"), where(s, "heartrender")) == ("ash", "removed")


def test_perfectionist_feeds_if_nobody_reacts():
    s = table("madison [blood 2]", attached_a="perfectionist [on ready/madison]")
    reach(s, "bleed with madison", "use a/perfectionist")
    rest(s)
    assert blood_on(s, "madison") == 3
    s = table(
        "madison [blood 2]",
        b="ryan [bowed, blood 2]",
        c="",
        hand_b="forced-awakening",
        attached_a="perfectionist [on ready/madison]",
    )
    reach(s, "bleed with madison", "play forced-awakening", "no block")
    rest(s)
    assert blood_on(s, "madison") == 2


def test_luciano_moves_an_animal():
    s = table(
        "luciano-carvalho [blood 4], madison [blood 4]",
        phase="5.5.1",
        attached_a="raven-spy [lives 1, on ready/madison]",
    )
    s.choose("use luciano-carvalho")
    for _ in range(3):
        if "use a/luciano-carvalho" not in options(s) and any("luciano" in each for each in options(s)):
            s.choose(next(each for each in options(s) if "luciano" in each))
    assert borne_by(s, "luciano-carvalho") == ["raven-spy"]


def test_mora_and_lenelle_reach_into_the_ash_heap():
    s = table("mora-the-death-seer [blood 4]", phase="5.5.1", ash_a="dodge, alice-chen")
    s.choose("use mora-the-death-seer")
    assert "alice-chen" in faces(s, "ash")
    assert "dodge" not in faces(s, "ash")
    s = table("lenelle-mambo-of-birmingham", "fake-out", ash_a="dodge, alice-chen")
    s.choose("act with lenelle-mambo-of-birmingham by lenelle-mambo-of-birmingham 1")
    reach(s, "discard fake-out")
    assert (faces(s, "hand"), blood_on(s, "lenelle-mambo-of-birmingham")) == (["dodge"], 3)


def test_maddji_pays_less_for_what_is_tzimisce():
    for who, pool in (("maddji-mistress-of-szlachtas", 27), (vampire(clan="Tzimisce", least=6), 26)):
        s = table(f"{who} [blood 4], the-knights [lives 2]", "the-vozhd-of-szczecin")
        reach(s, "play the-vozhd-of-szczecin")
        rest_of = 0
        while "done" not in options(s) and rest_of < 9:
            rest_of += 1
            s.choose(
                next((each for each in ("pass", "no block", "a/the-knights") if each in options(s)), options(s)[0])
            )
        assert s.pool[0] == pool


def test_saankalaxt_steals_equipment():
    s = table("saankalaxt", attached_b="laptop-computer [on ready/nassir]")
    s.choose("act with saankalaxt by saankalaxt 1: laptop-computer")
    rest(s)
    assert (borne_by(s, "saankalaxt"), blood_on(s, "saankalaxt"), number(s, "bleed", "saankalaxt")) == (
        ["laptop-computer"],
        3,
        2,
    )
    s = table("saankalaxt", attached_a="laptop-computer [on ready/loyal-street-gang]")
    assert not [each for each in options(s) if "by a/saankalaxt" in each]
    assert asked(s)[0] == 0
    assert pile(s, "ash", 0) == ()


# ── banished and based ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("C-025")
def test_banishment_takes_a_younger_vampire_out_of_play_with_what_it_bears():
    s = table("alexa-draper", "banishment", b="nassir [bowed, blood 2], alice-chen [bowed, blood 4]",
              attached_b="laptop-computer [on ready/nassir]")  # fmt: skip
    reach(s, "play banishment", "b/nassir", "vote for with alexa-draper")
    while "done" not in options(s):
        s.choose(next(each for each in ("pass", "no block") if each in options(s)))
    assert (where(s, "nassir"), blood_on(s, "nassir"), where(s, "laptop-computer")) == ("uncontrolled", 2, "merged")
    s = table(
        "madison [blood 2]",
        b="",
        phase="5.4.1",
        uncontrolled_a="nassir [blood 4]",
        merged_a="laptop-computer [on uncontrolled/nassir]",
    )
    s.choose("control a/uncontrolled.1")
    assert (where(s, "nassir"), borne_by(s, "nassir"), number(s, "bleed", "nassir")) == (
        "ready",
        ["laptop-computer"],
        2,
    )


def test_banishment_spares_the_old():
    s = table(vampire(capacity=5), "banishment", b="alice-chen [bowed, blood 4]", c="kevin-jackson [bowed, blood 4]")
    assert "play banishment" not in options(s)


def test_black_forest_base_pays_once_in_a_turn():
    who, other = vampire(sect="Sabbat", title="archbishop", plain=False), vampire(sect="Sabbat", capacity=5)
    s = table(f"{who} [blood 4], {other} [blood 4], madison [blood 4]", board_a="black-forest-base")
    acts = [each for each in options(s) if "black-forest-base" in each]
    assert len(acts) == 2  # no action of madison
    reach(s, next(each for each in acts if who in each), f"vote for with {who}")
    rest(s)
    assert (s.pool[0], [each for each in options(s) if "black-forest-base" in each]) == (32, [])


def test_venceslava_gains_by_what_her_prey_burns():
    s = table("venceslava-the-implacable")
    reach(s, "bleed with venceslava-the-implacable", "use venceslava-the-implacable")
    assert s.pool[:2] == (31, 29)
    s = table("venceslava-the-implacable [blood 3]")
    s.choose("hunt with venceslava-the-implacable")
    rest(s)
    assert s.pool[0] == 30


@pytest.mark.ruling("VR-11.3", "V-012")
def test_a_vampire_that_a_card_has_made_stays_one_out_of_play_and_comes_back():
    s = table("madison", "the-embrace, vessel")
    made = next(face for face, card in GAME.faces.items() if card.made and card.stats.get("capacity") == 1)
    child = find(s, "the-embrace")
    happen(s, about(s, "embrace", child, detail=(0, made, "Ventrue", "Camarilla")))
    happen(s, about(s, "uncontrol", child))
    assert (s.pieces[child].zone, s.game.kind(s, child)) == ("uncontrolled", "vampire")
    happen(s, about(s, "blood", child, 3))
    s.choose("done")
    while s.asked[1][0] != "influence?":
        s.choose("done")
    s.choose("control a/uncontrolled/the-embrace")
    assert (s.pieces[child].zone, s.game.kind(s, child), blood_on(s, "the-embrace")) == ("ready", "vampire", 1)
    assert (s.game.value(s, "clan", child), s.game.value(s, "sect", child)) == ("Ventrue", "Camarilla")
