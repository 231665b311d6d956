"""Cases that come up rarely: merged vampires, Red List, retainers and equipment, contests, traits."""

import pytest

from coterie.games.vtes.facts import title
from coterie.kernel.events import about
from tests.vtes.samples import GAME, INFERNAL, RED_LIST, SCARCE
from tests.vtes.tools import (
    LIBRARIES,
    OTHERS,
    asked,
    blood_on,
    borne_by,
    find,
    happen,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    vampire,
    wait,
    where,
)

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


@pytest.mark.ruling("VR-9.6", "VR-5.4")
def test_merging_takes_four_transfers_and_leaves_the_others():
    s = position(
        f"{LIBRARIES}phase: 5.4.2\ntransfers: 5\nturn: 7\nready a: madison [bowed], batsheva-g4 [bowed, blood 1]\n"
        f"uncontrolled a: batsheva-g4-adv, lupo [blood 1]\n{OTHERS}"
    )
    s.choose(next(each for each in options(s) if each.startswith("merge")))
    assert options(s) == ["transfer to a/uncontrolled.1", "done"]  # two more would take the blood back


@pytest.mark.ruling("VR-9.6", "VR-4.8")
@pytest.mark.parametrize(("pool", "transfers", "merges"), [(1, 4, True), (1, 3, False), (2, 4, True)])
def test_merging_may_take_the_last_pool(pool, transfers, merges):
    s = position(
        f"{LIBRARIES}phase: 5.4.2\ntransfers: {transfers}\nturn: 7\npool: {pool} 9 9\n"
        f"ready a: madison [bowed], batsheva-g4 [bowed, blood 1]\nuncontrolled a: batsheva-g4-adv\n{OTHERS}"
    )
    there = [each for each in options(s) if each.startswith("merge")]
    assert bool(there) is merges
    if merges:
        s.choose(there[0])
        assert (s.pool[0], 0 in s.out) == (pool - 1, pool == 1)


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


# ── retainers, equipment, unique cards ──────────────────────────────────────────────────────────────────────────────


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


@pytest.mark.ruling("V-002", "VR-4.10")
def test_who_contests_an_ally_raises_no_second_one():
    for zone in ("ash", "contested"):
        s = position(
            f"{LIBRARIES}phase: 5.1.4\nready a: madison [blood 2]\nash a: felix-fix-hessian\n"
            "board a: split-the-veil [counter 1]\nready b: nassir [blood 2]\nready c: ryan [blood 2]"
            + (
                "\ncontested a: felix-fix-hessian [lives 1]\ncontested b: felix-fix-hessian [lives 1]"
                if zone != "ash"
                else ""
            )
        )
        reach(s, "use a/split-the-veil")
        assert (where(s, "split-the-veil"), len([p for p in s.pieces if p.zone == "ready" and "felix" in p.face])) == (
            "ash",
            int(zone == "ash"),
        )


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


# ── titles, traits, torpor ──────────────────────────────────────────────────────────────────────────────────────────


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
