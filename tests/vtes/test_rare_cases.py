"""Cases that come up rarely: merged vampires, contests, trophies, retainers, ousts in the middle of something."""

import pytest

from coterie.games.vtes.facts import title
from coterie.games.vtes.rules.action_state import current_action, stealth
from coterie.kernel.events import about, about_seat
from tests.vtes.samples import GAME, INFERNAL, RED_LIST, SCARCE
from tests.vtes.tools import (
    SCHOOL,
    SILENT,
    fight,
    taught,
    vampire,
    asked,
    blood_on,
    borne_by,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    wait,
    where,
)

OTHERS = "ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
LIBRARIES = "library a: dodge\nlibrary b: dodge\nlibrary c: dodge\n"
OUTLAW = RED_LIST[0].face

# ── merged and advanced vampires ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-9.6", "VR-8.5")
def test_a_vampire_merges_in_torpor_and_stays_there():
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nturn: 7\nready a: madison [bowed, blood 1]\ntorpor a: batsheva-g4 [bowed, blood 1]\n"
        f"uncontrolled a: batsheva-g4-adv [blood 5]\n{OTHERS}"
    )
    s.choose("merge a/uncontrolled.1 with a/batsheva-g4")
    p = find(s, "batsheva-g4")
    assert (s.pieces[p].zone, s.pieces[p].ready, s.pieces[p].count("blood"), s.pool[0]) == ("torpor", False, 1, 29)
    assert not any("merge" in text or "batsheva" in text for text in options(s))


@pytest.mark.ruling("VR-9.6", "VR-1.3")
def test_each_half_of_a_merged_vampire_goes_to_its_own_owner():
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nturn: 7\nready a: batsheva-g4 [blood 3, of b, by a], madison [bowed, blood 1]\n"
        f"uncontrolled a: batsheva-g4-adv\n{OTHERS}"
    )
    s.choose("merge a/uncontrolled.1 with a/batsheva-g4")
    happen(s, about(s, "burn", find(s, "batsheva-g4")))
    there = [(s.pieces[p].zone, s.pieces[p].place) for p in (find(s, "batsheva-g4"), find(s, "batsheva-g4-adv"))]
    assert there == [("ash", 1), ("ash", 0)]


@pytest.mark.ruling("V-003", "VR-9.6")
def test_an_advanced_vampire_contests_the_basic_one_of_another():
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nturn: 7\nready a: madison [bowed, blood 1]\nuncontrolled a: batsheva-g4-adv [blood 6]\n"
        "ready b: nassir [bowed, blood 2]\ntorpor b: batsheva-g4 [blood 1]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("control a/uncontrolled.1")
    assert (where(s, "batsheva-g4"), where(s, "batsheva-g4-adv")) == ("contested", "contested")
    wait(s, 1, "unlock?")
    s.choose("yield b/contested/batsheva-g4")
    wait(s, 0, "unlock?")
    s.choose("reclaim a/contested/batsheva-g4-adv")
    assert where(s, "batsheva-g4-adv") == "ready"


# ── Red List ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-9.7")
def test_a_mark_is_for_one_methuselah_and_one_turn():
    s = position(
        f"{LIBRARIES}phase: 5.2.1\nready a: aunt-linda [blood 4], madison [bowed, blood 1]\nready b: {OUTLAW} [blood 3]\n"
        "ready c: catalina-vega [blood 3]",
        game=GAME,
    )
    s.choose(f"mark {OUTLAW}")
    assert any("hunt down" in text for text in options(s))
    wait(s, 2, "action?")
    assert not any("hunt down" in text for text in options(s))  # c has not marked it
    wait(s, 0, "action?")
    assert not any("hunt down" in text for text in options(s))  # and a's mark is gone


@pytest.mark.ruling("VR-9.7", "VR-6.8", "VR-6.6")
def test_a_blocked_hunt_for_an_outlaw_costs_nothing():
    s = position(
        f"phase: 5.2.1\nready a: aunt-linda [blood 4], madison [bowed, blood 1]\nready b: {OUTLAW} [bowed, blood 3], "
        "brock-sterling [blood 3]\nattached b: sport-bike [on ready/brock-sterling]\nready c: catalina-vega [blood 3]",
        game=GAME,
    )
    s.choose(f"mark {OUTLAW}")
    s.choose(f"hunt down with a/aunt-linda: b/{OUTLAW}")
    assert asked(s) == (1, ["block with b/brock-sterling", "no block"])  # directed: c is not asked
    s.choose("block with brock-sterling")
    rest(s)
    assert (blood_on(s, "aunt-linda"), blood_on(s, "brock-sterling"), blood_on(s, OUTLAW)) == (3, 2, 3)
    assert not any("hunt down with a/aunt-linda" in text for text in options(s))


@pytest.mark.ruling("VR-9.7")
def test_a_blocker_that_burns_an_outlaw_in_combat_gets_a_trophy():
    s = position(
        f"library a: dodge\nash b: trophy-revered\nready a: {OUTLAW} [blood 1], madison [bowed, blood 1]\n"
        "ready b: aunt-linda [blood 4]\nattached b: ivory-bow [on ready/aunt-linda]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    reach(s, f"bleed with {OUTLAW}", "block with aunt-linda")
    happen(s, about(s, "burn", find(s, OUTLAW)))
    assert (s.question.seat, s.asked[1][0]) == (1, "which trophy?")


@pytest.mark.ruling("VR-9.7", "VR-7.4")
def test_a_blood_hunt_on_an_outlaw_gives_nobody_a_trophy():
    s = position(
        f"library a: dodge\nash c: trophy-revered\nready a: {OUTLAW} [blood 1], madison [bowed, blood 1]\n"
        "torpor b: min-seo [blood 1]\nready b: nassir [bowed, blood 2]\nready c: catalina-vega [bowed, blood 2]",
        game=GAME,
    )
    reach(s, f"diablerise with a/{OUTLAW}: b/min-seo", "vote for with c/catalina-vega")
    rest(s)
    assert where(s, OUTLAW) == "ash"
    assert where(s, "trophy-revered") == "ash"


# ── retainers and equipment ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-131", "V-133", "VR-10.3")
def test_an_ally_employs_a_retainer_that_burns_with_it():
    s = position(
        f"ready a: loyal-street-gang [lives 2], madison [bowed, blood 1]\nhand a: mr-winthrop, dodge\n{OTHERS}"
    )
    s.choose("play mr-winthrop")
    rest(s)
    assert borne_by(s, "loyal-street-gang") == ["mr-winthrop"]
    assert (locked(s, "loyal-street-gang"), blood_on(s, "mr-winthrop")) == (True, 1)
    assert number(s, "intercept", "loyal-street-gang") == 1
    happen(s, about(s, "blood", find(s, "loyal-street-gang"), -2))
    assert (where(s, "loyal-street-gang"), where(s, "mr-winthrop")) == ("ash", "ash")


@pytest.mark.ruling("VR-4.10", "V-131")
def test_a_contested_retainer_comes_back_to_its_employer_with_its_life():
    s = position(
        f"{LIBRARIES}ready a: madison [blood 2]\nhand a: mr-winthrop\nready b: nassir [bowed, blood 2]\n"
        "attached b: mr-winthrop [on ready/nassir, lives 1]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("play mr-winthrop")
    assert [now.zone for now in s.pieces if now.face == "mr-winthrop"] == ["contested", "contested"]
    assert number(s, "intercept", "nassir") == 0
    wait(s, 1, "unlock?")
    s.choose("contest b/contested/mr-winthrop")
    wait(s, 0, "unlock?")
    s.choose("yield a/contested/mr-winthrop")
    wait(s, 1, "unlock?")
    s.choose("reclaim b/contested/mr-winthrop")
    assert (borne_by(s, "nassir"), number(s, "intercept", "nassir")) == (["mr-winthrop"], 1)
    assert s.pieces[find(s, "mr-winthrop", "attached")].count("lives") == 1


@pytest.mark.ruling("V-002", "VR-4.10")
def test_who_has_or_contests_a_unique_card_plays_no_second_one():
    for own in ("attached a: ivory-bow [on ready/madison]", "contested a: ivory-bow [on ready/madison]"):
        s = position(
            f"{LIBRARIES}{own}\nready a: madison [blood 2], brock-sterling [blood 3]\nhand a: ivory-bow\n"
            "ready b: nassir [bowed, blood 2]\ncontested b: ivory-bow [on ready/nassir]\nready c: ryan [bowed, blood 2]"
            if own.startswith("contested")
            else f"{LIBRARIES}{own}\nready a: madison [blood 2], brock-sterling [blood 3]\nhand a: ivory-bow\n{OTHERS}"
        )
        assert "play ivory-bow" not in options(s)
        taken = [text for text in options(s) if text.startswith("equip") and "ivory-bow" in text]
        assert bool(taken) == own.startswith("attached")  # what is contested is out of play


@pytest.mark.ruling("VR-6.9", "VR-8.5")
def test_equipment_is_taken_from_a_vampire_in_torpor_but_its_retainer_is_not():
    s = position(
        "ready a: brock-sterling [blood 3]\ntorpor a: madison [bowed, blood 2]\n"
        "attached a: ivory-bow [on torpor/madison], mr-winthrop [on torpor/madison, lives 1]\n" + OTHERS
    )
    assert not any("winthrop" in text for text in options(s))
    s.choose(next(text for text in options(s) if "ivory-bow" in text))
    rest(s)
    assert (borne_by(s, "brock-sterling"), borne_by(s, "madison"), s.pool[0]) == (["ivory-bow"], ["mr-winthrop"], 30)


# ── blood hunts, titles ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-7.4", "VR-8.6", "VR-9.3")
def test_a_hunted_prince_burns_with_all_it_has_and_the_rival_is_titled_again_in_its_unlock_phase():
    prince = "catalina-vega"
    s = position(
        f"{LIBRARIES}ready a: horst-von-bruhl [blood 4], madison [bowed, blood 1]\ntorpor b: min-seo [blood 1]\n"
        "attached b: ivory-bow [on torpor/min-seo]\nattached a: sport-bike [on ready/horst-von-bruhl]\n"
        f"ready b: nassir [bowed, blood 2]\nready c: {prince} [bowed, blood 2]"
    )
    s.choose("diablerise with a/horst-von-bruhl: b/min-seo")
    reach(s, "take b/ivory-bow", f"vote for with c/{prince}")
    rest(s)
    zones = [where(s, face) for face in ("horst-von-bruhl", "ivory-bow", "sport-bike", "min-seo")]
    assert zones == ["ash", "ash", "ash", "ash"]
    assert s.pieces[find(s, "ivory-bow")].place == 1  # to its owner's ash heap
    assert title(s, find(s, prince))


# ── ousts in the middle of something ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-13.1", "VR-12", "VR-6.9")
def test_an_ally_whose_methuselah_pays_the_last_pool_for_it_never_comes():
    s = position("pool: 2 30 30\nready a: madison [blood 4], min-seo [blood 1]\nhand a: carlton-van-wyk\n" + OTHERS)
    s.choose("play carlton-van-wyk")
    reach(s, "a/madison") if "a/madison" in options(s) else None
    rest(s)
    assert (s.out, s.active, where(s, "carlton-van-wyk")) == ((0,), 1, "removed")
    assert (s.halves, s.pool) == ((0, 0, 2), (0, 30, 36))


@pytest.mark.ruling("VR-6.3", "VR-13.1", "VR-6.9")
def test_who_has_bled_a_prey_out_does_not_bleed_the_next_one_in_the_same_turn():
    s = position(
        "pool: 20 1 30\nready a: madison [blood 4], brock-sterling [blood 1]\nhand a: vessel\n"
        "ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("bleed with a/madison")
    rest(s)
    assert (s.out, s.pool, s.edge, s.halves) == ((1,), (26, 0, 30), 0, (2, 0, 0))
    happen(s, about(s, "straighten", find(s, "madison")))
    assert "bleed with a/madison" not in options(s)
    s.choose("bleed with a/brock-sterling")
    rest(s)
    assert s.pool == (26, 0, 29)


@pytest.mark.ruling("VR-13.1", "VR-7.1")
def test_a_referendum_goes_on_without_a_methuselah_that_is_ousted_in_its_polling():
    s = position(
        "pool: 20 5 30\nready a: alice-chen [blood 7], min-seo [bowed, blood 1]\nhand a: anarchist-uprising, vessel\n"
        "ready b: horst-von-bruhl [blood 3]\nready c: catalina-vega [bowed, blood 2]"
    )
    s.choose("play anarchist-uprising")
    reach(s, "vote for with a/alice-chen")
    if "vote against with b/horst-von-bruhl" in options(s):
        s.choose("vote against with b/horst-von-bruhl")
    happen(s, about_seat("pool", 1, -5))
    assert (s.out, s.asked[1][0], s.question.seat) == ((1,), "votes?", 2)
    s.choose("pass")
    rest(s)
    assert s.log(0)


@pytest.mark.ruling("VR-9.3", "VR-13.1")
def test_a_contested_title_is_back_in_the_unlock_phase_after_the_rival_is_ousted():
    s = position(
        f"{LIBRARIES}pool: 20 1 30\nphase: 5.1.4\nready a: horst-von-bruhl [blood 4], madison [blood 3]\n"
        "ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    assert title(s, find(s, "horst-von-bruhl")) == s.game.faces["horst-von-bruhl"].title


# ── turns ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-13.4", "VR-13.2")
def test_of_two_the_one_that_stays_has_the_last_point_and_no_pool_for_a_withdrawal():
    s = position(
        "phase: 5.1.4\nout: b\nhalves: 2 0 2\nready a: madison [blood 2]\nlibrary c: dodge\nready c: ryan [blood 2]\nhand a: dodge"
    )
    s.choose("withdraw")
    while not s.over:
        there = options(s)
        s.choose(next((each for each in ("no block", "pass", "done") if each in there), there[0]))
    assert (s.halves, s.pool[2]) == ((4, 0, 4), 30)


# ── batch 2 ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-4.10", "V-002")
def test_of_two_unique_cards_of_one_methuselah_the_one_that_has_come_is_burned():
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nready b: min-seo [bowed, blood 1]\nattached a: ivory-bow [on ready/ryan]\n"
        "ready c: madison [blood 2], ryan [blood 2, of a, by c]\nactive: c\nuncontrolled c: nassir [blood 4]\n"
        "merged c: ivory-bow [on uncontrolled/nassir]\nready a: brock-sterling [bowed, blood 1]"
    )
    assert borne_by(s, "ryan") == ["ivory-bow"]
    s.choose("control c/uncontrolled.1")
    assert (borne_by(s, "ryan"), borne_by(s, "nassir")) == (["ivory-bow"], [])


@pytest.mark.ruling("VR-6.5", "VR-12")
def test_a_minion_that_locks_while_it_attempts_to_block_fails_unless_it_is_awake():
    for awake in (False, True):
        s = position(
            "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\n"
            f"ready b: brock-sterling [{'bowed, ' if awake else ''}blood 3]\nhand b: wake-with-evenings-freshness, dodge\n"
            "attached b: sport-bike [on ready/brock-sterling]\nready c: ryan [bowed, blood 2]\nhand c: vessel",
            windows="all",
            lists="closed",
        )
        s.choose("bleed with a/madison")
        if awake:
            reach(s, "play wake-with-evenings-freshness")
        reach(s, "block with brock-sterling")
        while s.asked[1][1][0] != "B":
            s.choose("pass")
        happen(s, about(s, "bow", find(s, "brock-sterling")))
        rest(s)
        assert (s.pool[1], blood_on(s, "madison")) == ((30, 3) if awake else (29, 4))


@pytest.mark.ruling("VR-6.5", "C-005")
def test_a_vampire_that_is_awake_reacts_after_a_block_that_failed_and_sleeps_after_the_action():
    who = vampire("OBF", capacity=5)
    s = position(
        f"ready a: {who} [blood 3], min-seo [blood 1]\nhand a: faceless-night, vessel\n"
        "ready b: oshri-dahan [bowed, blood 3]\nhand b: wake-with-evenings-freshness, deflection, dodge\n"
        "library b: dodge, dodge\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, f"bleed with {who}")
    reach(s, "play wake-with-evenings-freshness", "block with oshri-dahan", "play faceless-night")
    if "way 1" in options(s):
        s.choose("way 1")
    reach(s, "play deflection")
    rest(s)
    assert s.pool == (30, 30, 29)
    assert locked(s, "oshri-dahan")
    s.choose("bleed with a/min-seo")
    rest(s)
    assert s.pool == (30, 29, 29)  # asleep again: nobody blocks


@pytest.mark.ruling("C-009", "C-011", "V-093", "V-088")
def test_a_cancel_of_a_cancel_of_a_cancel():
    s = position(
        "pool: 10 10 10 10\nphase: 5.2.1\nhand a: elder-library, dodge\nlibrary a: dodge, dodge, dodge\n"
        "library b: dodge, dodge\nlibrary c: dodge, dodge\nlibrary d: dodge, dodge\n"
        "ready a: madison [blood 2]\nready b: nassir [blood 2]\nhand b: sudden-reversal, vessel, vessel\n"
        "ready c: ryan [blood 2]\nhand c: wash, vessel, vessel\nready d: min-seo [blood 1]\nhand d: wash, vessel, vessel",
        players=4,
    )
    play_through(s, "play elder-library", "play sudden-reversal", "play wash", "play wash")
    assert where(s, "elder-library") == "ash"  # b's cancel stands, as c's was cancelled by d
    assert s.asked[1][0] == "action?"  # and a's action is gone
    # c has what Wash gives to whom it cancels, but nothing for its own trifle; d has its trifle's action
    assert (s.debt, s.credit) == ((False, True, True, True), (0, 0, 1, 1))
    for seat, left in ((1, []), (2, [1]), (3, [1])):
        seen = []
        while not (s.active == seat and s.asked[1][0] == "discard?"):
            if s.active == seat and s.asked[1][0] == "master?":
                seen.append(s.asked[1][1][0])
            s.choose("done" if "done" in options(s) else options(s)[-1])
        assert seen == left
    assert (s.debt, s.credit) == ((False,) * 4, (0,) * 4)


@pytest.mark.ruling("VR-8.3", "VR-8.4", "C-109")
def test_who_prevents_enough_of_a_first_strike_strikes_back():
    tough = taught("FOR", capacity=5)
    for card, left in (("soak", 1), ("dodge", 1)):
        s = position(
            f"{LIBRARIES}active: b\nhand b: vessel\nready b: muddled-vampire-hunter [lives 1], min-seo [bowed, blood 1]\nready a: {tough} [bowed, blood 1]\n"
            f"hand a: {card}\nready c: ryan [bowed, blood 2]",
            game=SCHOOL,
        )
        s.choose(next(text for text in options(s) if text.startswith("act") and tough in text))
        reach(s, f"play {card}")
        if "way 2" in options(s):
            s.choose("way 2")
        wait(s, 1, "discard?")
        zone = "ash" if card == "soak" else "ready"
        assert (where(s, tough), blood_on(s, tough), where(s, "muddled-vampire-hunter")) == ("ready", left, zone)


@pytest.mark.ruling("VR-8.4", "C-109")
def test_what_prevents_no_aggravated_damage_leaves_it_to_wound():
    tough = taught("FOR", capacity=5)
    for blood, there, left in ((3, "torpor", 3), (0, "torpor", 0)):
        s = position(
            f"ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: bums-rush, vessel\n"
            "attached a: ivory-bow [on ready/madison], murder-of-crows [lives 1, on ready/madison]\n"
            f"ready b: {tough} [bowed{f', blood {blood}' if blood else ''}]\nhand b: soak\nready c: ryan [bowed, blood 2]",
            game=SCHOOL,
        )
        play_through(s, "play bums-rush", f"b/{tough}")
        reach(s, "use ivory-bow", "play soak")
        if "way 1" in options(s):
            s.choose("way 1")
        rest(s)
        assert (where(s, tough), blood_on(s, tough)) == (there, left)  # 1 aggravated; the crows' damage is prevented


@pytest.mark.ruling("VR-8.2", "VR-8.3")
def test_at_long_range_each_additional_strike_can_be_a_shot():
    fast = taught("CEL", capacity=6)
    s = fight(fast, "blur, quickness, vessel", attached_a=f"44-magnum [on ready/{fast}]")
    reach(s, "use 44-magnum", "play blur", "way 2")
    assert "play blur" not in options(s)
    assert (blood_on(s, SILENT), number(s, "strength", SILENT)) == (4, 1)
    reach(s, "use 44-magnum")
    assert blood_on(s, SILENT) == 2
    s.choose("hand strike")
    assert (blood_on(s, SILENT), blood_on(s, fast)) == (2, 5)  # the hands reach nobody, and nobody strikes back


@pytest.mark.ruling("VR-6.9", "VR-6.6")
def test_anothers_vampire_is_rescued_at_no_stealth_and_stays_locked():
    for blocks in (False, True):
        s = position(
            "ready a: madison [blood 2], ryan [blood 1]\ntorpor b: nassir [bowed, blood 1]\n"
            "ready b: brock-sterling [blood 3]\nready c: catalina-vega [blood 3]"
        )
        s.choose("rescue with a/madison: b/nassir")
        assert asked(s) == (1, ["block with b/brock-sterling", "no block"])
        s.choose("block with b/brock-sterling" if blocks else "no block")
        if blocks:
            rest(s)
            assert (where(s, "nassir"), blood_on(s, "nassir"), blood_on(s, "madison")) == ("torpor", 1, 1)
        else:
            assert asked(s) == (0, ["1", "2"])
            s.choose("1")
            assert (where(s, "nassir"), locked(s, "nassir")) == ("ready", True)
            assert (blood_on(s, "nassir"), blood_on(s, "madison"), s.pieces[find(s, "nassir")].place) == (0, 1, 1)


@pytest.mark.ruling("VR-6.9", "VR-9.2")
def test_only_a_ready_anarch_beside_it_makes_becoming_one_cheaper():
    anarch = vampire(sect="Anarch", capacity=4)
    for zone, cost in (("ready", 1), ("torpor", 2)):
        s = position(
            f"ready a: madison [blood 3]{f', {anarch} [bowed, blood 1]' if zone == 'ready' else ''}\n"
            + (f"torpor a: {anarch} [bowed, blood 1]\n" if zone == "torpor" else "")
            + OTHERS
        )
        s.choose("make a/madison an anarch")
        rest(s)
        assert (blood_on(s, "madison"), s.game.value(s, "sect", find(s, "madison"))) == (3 - cost, "Anarch")
        assert "make a/madison an anarch" not in options(s)


@pytest.mark.ruling("VR-9.7", "VR-13.1")
def test_the_last_pool_unlocks_an_infernal_vampire_and_ousts():
    who = INFERNAL[0].face
    s = position(
        f"{LIBRARIES}phase: 5.1.3\npool: 1 30 30\nready a: madison [blood 2]\ntorpor a: {who} [bowed, blood 1]\n{OTHERS}",
        game=GAME,
    )
    assert locked(s, who)
    s.choose(next(text for text in options(s) if text.startswith("unlock")))
    assert (s.out, s.active, s.halves) == ((0,), 1, (0, 0, 2))


@pytest.mark.ruling("VR-9.7", "VR-5.4")
def test_a_clanmate_in_torpor_counts_for_the_price_of_a_scarce_vampire():
    who, clan = SCARCE[0].face, SCARCE[0].clan
    mates = [face for face, card in GAME.faces.items() if card.kind == "vampire" and card.clan == clan and face != who]
    s = position(
        f"{LIBRARIES}phase: 5.4.1\npool: 3 30 30\nready a: madison [bowed, blood 2]\ntorpor a: {mates[0]} [bowed, blood 1]\n"
        f"uncontrolled a: {who} [blood {SCARCE[0].stats['capacity']}]\n{OTHERS}",
        game=GAME,
    )
    assert GAME.faces[mates[0]].name != GAME.faces[who].name
    s.choose("control a/uncontrolled.1")
    assert (s.out, where(s, who)) == ((0,), "removed")  # 3 of 3 pool


@pytest.mark.ruling("VR-8.1", "VR-13.1", "VR-12")
def test_a_combat_ends_as_a_methuselah_of_it_is_ousted():
    for gone in (0, 1):
        s = position(
            "ready a: madison [blood 4], min-seo [blood 1]\nhand a: bums-rush, vessel\nhand b: dodge\n"
            "ready b: nassir [bowed, blood 4]\nready c: ryan [blood 2]\nhand c: vessel",
            windows="all",
        )
        play_through(s, "play bums-rush", "a/madison", "b/nassir")
        while s.asked[1][0] != "strike?":
            s.choose("pass")
        happen(s, about_seat("pool", gone, -30))
        while s.asked[1][0] in ("impulse", "cancel?", "strike?"):
            s.choose(options(s)[-1])
        if gone:
            assert (s.out, s.active, s.asked[1][0], blood_on(s, "madison")) == ((1,), 0, "action?", 4)
            assert (s.pool[0], s.halves[0], locked(s, "madison")) == (36, 2, True)
        else:
            assert (s.out, s.active, where(s, "madison"), blood_on(s, "nassir")) == ((0,), 1, "removed", 4)


@pytest.mark.ruling("VR-13.1", "VR-8.4")
def test_damage_to_a_minion_that_is_gone_is_not_prevented():
    tough = taught("FOR", capacity=5)
    s = position(
        "pool: 20 3 20\nready a: madison [blood 4], min-seo [blood 1]\nhand a: bums-rush, vessel\n"
        f"ready b: {tough} [bowed, blood 4]\nhand b: soak\nready c: ryan [blood 2]",
        game=SCHOOL,
    )
    play_through(s, "play bums-rush", "a/madison", f"b/{tough}")
    while s.asked[1][1][0] != "damage":
        s.choose("hand strike" if "hand strike" in options(s) else "pass")
    assert s.question.seat == 1
    happen(s, about_seat("pool", 1, -3))
    rest(s)
    assert (s.out, where(s, tough), s.asked[1][0], s.active) == ((1,), "removed", "action?", 0)


@pytest.mark.ruling("VR-7.3", "VR-7.2")
def test_the_prisci_turn_as_one_of_them_burns_before_the_tally():
    first, second, third = [face for face, card in GAME.faces.items() if card.title == "priscus" and not card.abilities][:3]
    s = position(
        f"ready a: {first} [blood 3], {second} [bowed, blood 3]\nhand a: anarchist-uprising\nready b: {third} [bowed, blood 2]\n"
        "ready c: catalina-vega [bowed, blood 2]"
    )
    play_through(s, "play anarchist-uprising", f"vote for with a/{first}", f"vote for with a/{second}")
    assert s.asked[1][1][1:] == (4, 0)
    reach(s, f"vote against with b/{third}")
    assert s.asked[1][1][1:] == (4, 0)  # two ballots to one
    happen(s, about(s, "burn", find(s, first)))
    assert s.asked[1][1][1:] == (1, 0)  # one each: they abstain
    happen(s, about(s, "torpor", find(s, second)))
    assert s.asked[1][1][1:] == (1, 3)


@pytest.mark.ruling("VR-9.3", "VR-13.1")
def test_a_title_is_back_in_the_unlock_phase_after_the_rivals_methuselah_is_out():
    s = position(
        f"{LIBRARIES}pool: 20 1 30\nready a: gilbert-duane-g1 [blood 6], madison [blood 1]\n"
        "ready b: graham-gottesman [bowed, blood 4]\nready c: ryan [bowed, blood 2]"
    )
    prince = find(s, "gilbert-duane-g1")
    assert title(s, prince) == ""
    s.choose("bleed with a/madison")
    rest(s)
    assert (s.out, title(s, prince)) == ((1,), "")
    wait(s, 2, "unlock?")
    assert title(s, prince) == ""
    wait(s, 0, "action?")
    assert title(s, prince) == "prince"


@pytest.mark.ruling("V-145", "V-146")
def test_an_event_that_is_gone_cannot_be_played_by_anybody_else():
    s = position(
        f"{LIBRARIES}phase: 5.5.1\ndiscards: 2\nhand a: nra-pac, the-unmasking, vessel\nready a: madison [blood 2]\n"
        "hand b: nra-pac, dodge\nready b: nassir [blood 2]\nready c: ryan [blood 2]"
    )
    s.choose("play nra-pac")
    assert "play the-unmasking" not in options(s)  # one event in a phase, whatever actions are left
    happen(s, about(s, "burn", find(s, "nra-pac", "board")))
    wait(s, 1, "discard?")
    assert "play nra-pac" not in options(s)


@pytest.mark.ruling("VR-13.4")
def test_a_withdrawal_is_broken_by_what_is_taken_but_not_by_what_is_only_tried():
    for harm, left in (("bleed for nothing", True), ("life", False), ("blood in torpor", False), ("edge", True)):
        s = position(
            f"{LIBRARIES}phase: 5.1.4\nedge: b\nlibrary a:\nready b: madison [blood 2]\nready a: loyal-street-gang [lives 2]\n"
            "torpor a: nassir [blood 2]\nready c: ryan [blood 2]".replace("library a: dodge\n", "").replace("library a:\n", "")
        )
        s.choose("withdraw")
        event = {
            "bleed for nothing": about(s, "bleeds", find(s, "madison"), 0, detail=(0,)),
            "life": about(s, "blood", find(s, "loyal-street-gang"), -1),
            "blood in torpor": about(s, "blood", find(s, "nassir"), -1),
            "edge": about_seat("edge", 0, detail=(2,)),
        }[harm]
        happen(s, event)
        assert s.leaving[0] == ("announced" if left else "broken"), harm


@pytest.mark.ruling("VR-6.9", "VR-6.8", "VR-4.8")
def test_a_rescue_that_cannot_be_paid_any_more_costs_what_is_there_and_does_nothing():
    for lost, (zone, mine, its) in ((0, ("ready", 0, 0)), (1, ("torpor", 0, 0))):
        s = position(
            "ready a: madison [blood 1], ryan [blood 1]\ntorpor b: nassir [bowed, blood 1]\n"
            "ready b: brock-sterling [blood 3]\nready c: catalina-vega [bowed, blood 3]"
        )
        s.choose("rescue with a/madison: b/nassir")
        if lost:
            happen(s, about(s, "blood", find(s, "madison"), -lost))
        s.choose("no block")
        assert (where(s, "nassir"), blood_on(s, "madison"), blood_on(s, "nassir")) == (zone, mine, its)


@pytest.mark.ruling("V-002", "VR-4.10")
def test_who_contests_an_ally_raises_no_second_one():
    for zone in ("ash", "contested"):
        s = position(
            f"{LIBRARIES}phase: 5.1.4\nready a: madison [blood 2]\nash a: felix-fix-hessian\n"
            "board a: split-the-veil [counter 1]\nready b: nassir [blood 2]\nready c: ryan [blood 2]"
            + ("\ncontested a: felix-fix-hessian [lives 1]\ncontested b: felix-fix-hessian [lives 1]" if zone != "ash" else "")
        )
        reach(s, "use a/split-the-veil")
        assert (where(s, "split-the-veil"), len([p for p in s.pieces if p.zone == "ready" and "felix" in p.face])) == (
            "ash",
            int(zone == "ash"),
        )


@pytest.mark.ruling("VR-6.6", "V-056")
def test_a_bleed_has_no_stealth_in_a_way_of_its_card_that_names_none():
    who = taught("pro", sect="Anarch")
    s = position(
        f"ready a: {who} [blood 2]\nhand a: the-platinum-protocol, vessel\nready b: brock-sterling [blood 3]\n"
        "ready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    s.choose("play the-platinum-protocol")
    now = current_action(s)
    assert now is not None
    assert stealth(s, now) == 0
