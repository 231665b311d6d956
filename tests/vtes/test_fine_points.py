"""Fine points of the rules: bounds, second times, what is asked and what is told."""

import pytest

from coterie.games.vtes import GAME as REAL
from coterie.games.vtes.numbers import DISCARDS
from coterie.games.vtes.rules.ending import winner
from coterie.kernel.events import about, happening
from coterie.words.cards.groups import YOU
from coterie.words.cards.numbers import Bonus
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    OTHERS,
    asked,
    blood_on,
    find,
    locked,
    options,
    play_through,
    position,
    vampire,
    wait,
    where,
)


@pytest.mark.ruling("C-051", "VR-6.8")
def test_an_action_goes_on_only_once_for_one_card():
    who = vampire("PRO", capacity=6)
    spies = ", ".join(["sport-bike [on ready/brock-sterling]", *["raven-spy [lives 1, on ready/brock-sterling]"] * 2])
    s = position(
        f"ready a: {who} [blood 5], madison [bowed, blood 1]\nhand a: form-of-mist, vessel\nready b: nassir [blood 3]\n"
        f"attached b: sport-bike [on ready/nassir]\nready c: brock-sterling [blood 3]\nattached c: {spies}",
        game=GAME,
    )
    play_through(s, f"hunt with {who}", "block with nassir", "play form-of-mist", "way 2", "yes")
    before = blood_on(s, who)
    s.choose("block with brock-sterling")
    assert (locked(s, "brock-sterling"), blood_on(s, who), s.asked[1][0]) == (True, before - 1, "discard?")


@pytest.mark.ruling("VR-4.10", "V-003")
def test_contesting_a_card_costs_a_pool_in_each_unlock_phase():
    s = position(
        "phase: 5.1.4\nlibrary a: dodge\nlibrary b: dodge\nlibrary c: dodge\ncontested a: nassir [blood 2]\n"
        "contested b: nassir [blood 3]\nready a: madison [blood 2]\nready b: min-seo [blood 1]\nready c: ryan [blood 1]"
    )
    assert options(s)[:2] == ["contest a/contested/nassir", "yield a/contested/nassir"]
    s.choose("contest a/contested/nassir")
    assert s.pool == (29, 30, 30)
    s.choose("done")
    while s.turn < 2:
        s.choose("done")
    assert options(s)[:2] == ["contest b/contested/nassir", "yield b/contested/nassir"]


@pytest.mark.ruling("VR-6.9", "V-131")
def test_a_rescue_is_paid_by_whom_one_likes_within_what_is_there():
    for mine, its, offered in ((1, 1, None), (2, 2, ["0", "1", "2"]), (2, 1, ["1", "2"]), (3, 0, None)):
        torpid = f"nassir [bowed, blood {its}]" if its else "nassir [bowed]"
        s = position(
            f"ready a: madison [blood {mine}]\ntorpor a: {torpid}\nready b: ryan [bowed]\nready c: min-seo [bowed]"
        )
        s.choose("rescue with a/madison: a/nassir")
        if offered is not None:
            assert asked(s) == (0, offered)
        else:
            assert (where(s, "nassir"), blood_on(s, "madison") + blood_on(s, "nassir") + 2) == ("ready", mine + its)


@pytest.mark.ruling("VR-6.9", "VR-8.6")
def test_a_vampire_that_blocks_another_on_its_way_out_of_torpor_may_devour_it():
    for who, can in (("min-seo", True), ("the-knights", False)):
        life = "lives" if who == "the-knights" else "blood"
        s = position(
            "ready a: madison [bowed, blood 1]\nhand a: vessel\ntorpor a: nassir [blood 3]\n"
            f"ready b: {who} [{life} 2]\nattached b: sport-bike [on ready/{who}]\nready c: ryan [bowed, blood 2]"
        )
        play_through(s, "leave torpor with a/nassir", f"block with {who}")
        if can:
            assert (s.question.seat, options(s)[1:]) == (1, ["no"])
            s.choose(options(s)[0])
            assert where(s, "nassir") == "ash"
        else:
            assert (where(s, "nassir"), blood_on(s, "nassir")) == ("torpor", 3)  # it costs nothing either
        assert locked(s, who)


@pytest.mark.ruling("VR-13.3", "VR-13.2")
def test_a_game_win_takes_two_points_and_more_than_anybody_else():
    s = position("ready a: madison [blood 2]\n" + OTHERS)
    for halves, won in (((4, 2, 0), 0), ((2, 4, 0), 1), ((3, 2, 1), -1), ((4, 4, 0), -1), ((1, 2, 1), -1)):
        s.halves = halves
        assert winner(s) == won
        assert s.game.winners(s) == (() if won < 0 else (won,))
    s = position("ready a: madison [blood 2]\nready b: nassir [bowed, blood 2]", players=2)
    s.halves = (2, 0)
    assert winner(s) == 0


@pytest.mark.ruling("VR-7.4", "VR-8.6")
def test_nobody_has_called_a_blood_hunt():
    s = position(
        "ready a: aunt-linda [blood 4], alice-chen [bowed, blood 2]\ntorpor b: min-seo [blood 1]\nhand a: anarchist-uprising\n"
        "ready b: catalina-vega [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("diablerise with a/aunt-linda: b/min-seo")
    assert "burn anarchist-uprising against" in options(s)  # the diablerist's Methuselah as well
    play_through(s, "vote against with a/alice-chen", "burn anarchist-uprising against")
    s.choose("vote for with b/catalina-vega")
    assert where(s, "aunt-linda") == "ready"  # 2 for it, 3 against
    assert not any("discards" in line for line in s.log(0))


@pytest.mark.ruling("VR-7.1", "VR-7.2")
def test_a_card_that_has_called_a_referendum_is_its_callers_vote():
    s = position(
        "ready a: madison [blood 6], min-seo [bowed, blood 1]\nhand a: anarchist-uprising, ancilla-empowerment, vessel\n"
        "ready b: nassir [bowed, blood 2]\nhand b: domain-challenge\nready c: ryan [bowed, blood 2]"
    )
    s.choose("play anarchist-uprising")
    assert asked(s) == (1, ["burn domain-challenge for", "burn domain-challenge against", "pass"])  # a has had its vote
    s.choose("burn domain-challenge against")
    assert s.pool == (30, 30, 30)


@pytest.mark.ruling("VR-7.1", "VR-6.8")
def test_what_answers_a_referendum_hears_whose_it_was_and_how_it_went():
    text = (
        "ready a: sybren-van-oosten [blood 4], min-seo [bowed, blood 1]\nhand a: anarchist-uprising, vessel\n"
        "ready b: catalina-vega [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    for side, passes in (("for", True), ("against", False)):
        s = position(text)
        play_through(s, "play anarchist-uprising", "pass", f"vote {side} with b/catalina-vega")
        while s.asked[1][0] == "votes?":
            s.choose("pass")
        if passes:
            assert asked(s)[0] == 0
            s.choose(options(s)[0])
        assert locked(s, "sybren-van-oosten") != passes


@pytest.mark.ruling("V-085", "V-086", "VR-5.2")
def test_each_master_takes_one_phase_action():
    s = position(
        f"phase: 5.2.2\nmasters: 3\nhand a: elder-library, information-highway\nready a: madison [blood 2]\n{OTHERS}"
    )
    s.choose("play elder-library")
    assert s.asked[1] == ("master?", (2,))
    s.choose("play information-highway")
    assert s.asked[1][0] == "action?"  # the hand holds no other master


@pytest.mark.ruling("V-094", "VR-5.2")
def test_an_action_that_is_owed_comes_in_the_next_master_phase_and_no_later():
    s = position(
        "phase: 5.2.1\nhand a: elder-library\nready a: madison [blood 2]\nhand b: wash, vessel, information-highway\n"
        "library b: dodge\nready b: nassir [blood 2]\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play elder-library", "play wash")
    while s.turn == 1:
        s.choose("done")
    while s.asked[1][0] != "master?":
        s.choose("done")
    assert (s.turn, s.asked[1][1], s.credit) == (2, (1,), (0, 0, 0))


@pytest.mark.ruling("VR-5.4", "VR-3")
def test_the_first_transfers_of_two_players_can_be_three():
    for given, found in ((1, 1), (3, 3)):
        s = position(
            "phase: 5.4.1\nlibrary a: dodge\nuncontrolled a: nassir\nready b: madison [blood 1]",
            players=2,
            first_transfers=given,
        )
        assert s.asked[1] == ("influence?", (found,))
    s = position(
        "phase: 5.4.1\nlibrary a: dodge\nuncontrolled a: nassir\nready b: madison [blood 1]", first_transfers=3
    )
    assert s.asked[1] == ("influence?", (1,))  # with three players it is one
    s = position(
        "phase: 5.4.1\nturn: 2\nlibrary a: dodge\nuncontrolled a: nassir\nready b: madison",
        players=2,
        first_transfers=3,
    )
    assert s.asked[1] == ("influence?", (2,))


@pytest.mark.ruling("VR-8.4", "C-109")
def test_prevention_goes_on_to_other_damage_of_the_same_moment():
    tough = vampire("FOR", capacity=5)
    s = position(
        f"ready a: aunt-linda [blood 4], min-seo [bowed, blood 1]\nattached a: murder-of-crows [lives 1, on ready/aunt-linda]\n"
        f"hand a: bums-rush, vessel\nready b: {tough} [bowed, blood 5]\nhand b: soak\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play bums-rush", f"b/{tough}", "pass", "play soak", "way 1")
    assert blood_on(s, tough) == 5  # 1 of a hand and 1 of the crows
    s = position(
        f"ready a: aunt-linda [blood 4], min-seo [bowed, blood 1]\n"
        "attached a: murder-of-crows [lives 1, on ready/aunt-linda], murder-of-crows [lives 1, on ready/aunt-linda]\n"
        f"hand a: bums-rush, vessel\nready b: {tough} [bowed, blood 5]\nhand b: soak\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play bums-rush", f"b/{tough}", "pass", "play soak", "way 1")
    assert blood_on(s, tough) == 4  # 2 prevented of 3


@pytest.mark.ruling("VR-8.2", "VR-8.3")
def test_the_opposing_minion_maneuvers_if_the_acting_one_does_not():
    s = position(
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: bums-rush, fake-out, vessel\n"
        "ready b: nassir [bowed, blood 3]\nhand b: fake-out\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play bums-rush", "b/nassir", "pass")
    assert asked(s) == (1, ["play fake-out", "pass"])
    s.choose("play fake-out")
    assert s.question.seat == 0  # which may be answered …
    assert "play fake-out" in options(s)
    s.choose("play fake-out")
    assert s.asked[1][0] == "discard?"  # … but b has no second one, and the combat is over
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (3, 2)  # close again


@pytest.mark.ruling("VR-8.4", "VR-11.2")
def test_no_damage_is_no_damage():
    s = position(
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: bums-rush, vessel\n"
        "ready b: political-ally [bowed, lives 1]\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play bums-rush", "b/political-ally", "pass")
    assert (blood_on(s, "madison"), where(s, "political-ally")) == (4, "ash")  # a strength of nothing hurts nobody
    assert not any("Madison takes" in line for line in s.log(0))
    assert REAL.faces["political-ally"].stats["strength"] == 0


@pytest.mark.ruling("VR-13.1", "VR-12")
def test_the_turn_of_one_who_is_ousted_in_it_ends():
    s = position("pool: 1 30 30\nready a: madison [blood 4], min-seo [blood 1]\nhand a: sport-bike, vessel\n" + OTHERS)
    play_through(s, "play sport-bike", "a/madison")
    assert (s.out, s.active, s.halves) == ((0,), 1, (0, 0, 2))  # its predator has the point, and b its turn
    assert s.pool[2] == 36


@pytest.mark.ruling("VR-13.3")
def test_as_the_time_is_up_two_have_half_a_point_each_and_a_sole_one_a_whole_point():
    s = position("phase: 5.5.2\nactive: c\nout: b\nround: 4\nready a: madison", rounds=4)
    while not s.over:
        s.choose("done" if "done" in options(s) else 0)
    assert (s.reason, s.halves) == ("time", (1, 0, 1))


@pytest.mark.ruling("VR-7.1", "VR-6.8")
def test_the_margin_is_what_is_for_it_less_what_is_against_it():
    s = position(
        "ready a: alice-chen [blood 1], min-seo [bowed, blood 1]\nhand a: anarchist-uprising, voter-captivation, vessel\n"
        "ready b: nassir [bowed, blood 1]\nhand b: domain-challenge\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play anarchist-uprising", "vote for with a/alice-chen", "burn domain-challenge against")
    play_through(s, "play voter-captivation", "way 1")
    assert blood_on(s, "alice-chen") == 1 + 2  # 3 for it, 1 against


@pytest.mark.ruling("VR-4.10", "VR-11.2", "V-002")
def test_nobody_contests_with_oneself():
    locations = "the-labyrinth, the-labyrinth, the-labyrinth, uptown-hunting-ground, uptown-hunting-ground"
    s = position(
        f"phase: 5.2.2\nready a: madison [blood 2]\nboard a: {locations}\nhand a: vessel\nready b: min-seo [bowed, blood 1]\n"
        "board b: elder-library\nready c: ryan [bowed, blood 2]"
    )
    s.asked = None
    s.todo.append((happening, about(s, "blood", find(s, "madison"), 1)))
    s.play()
    for face in ("the-labyrinth", "uptown-hunting-ground"):
        zones = [now.zone for now in s.pieces if now.face == face]
        assert zones == (["board", *["ash"] * (len(zones) - 1)] if REAL.faces[face].unique else ["board"] * len(zones))
    assert {REAL.faces[face].unique for face in ("the-labyrinth", "uptown-hunting-ground")} >= {True}


@pytest.mark.ruling("VR-5.5")
def test_a_card_can_take_the_discard_phase_action():
    s = position(f"phase: 5.5.1\nhand a: dodge, vessel\nready a: madison [bowed, blood 1]\n{OTHERS}")
    assert "discard dodge" in options(s)
    s = position(f"hand a: dodge, vessel\nlibrary a: dodge\nready a: madison [blood 1]\n{OTHERS}")
    word = Bonus(DISCARDS, -1, YOU)
    s.asked = None
    s.todo.append((happening, about(s, "gain", find(s, "madison"), detail=(word, ("forever",), ""))))
    s.play()
    while s.turn < 3:
        assert "discard dodge" not in options(s)
        s.choose("done")


@pytest.mark.ruling("C-051", "V-119")
def test_equipment_is_put_on_when_its_action_went_on():
    who = vampire("PRO", capacity=6)
    s = position(
        f"ready a: {who} [blood 5], madison [bowed, blood 1]\nhand a: form-of-mist, laptop-computer, vessel\n"
        "ready b: nassir [blood 3]\nattached b: sport-bike [on ready/nassir]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, "play laptop-computer", "block with nassir", "play form-of-mist", "way 2", "yes")
    assert where(s, "laptop-computer") == "attached"
    assert s.pool[0] == 30 - int(REAL.faces["laptop-computer"].cost.split()[1])


@pytest.mark.ruling("VR-6.1", "VR-10.6")
def test_the_beginning_of_the_minion_phase_can_be_answered():
    text = f"phase: 5.2.2\nmasters: 0\nboard b: port-authority\nready a: madison [blood 2]\nhand a: vessel\n{OTHERS}"
    s = position(text, game=GAME)
    assert (s.asked[1][0], s.pool) == ("action?", (29, 30, 30))


@pytest.mark.ruling("VR-5.1")
def test_what_lies_on_others_unlocks_with_its_own_controller():
    s = position(
        "phase: 5.1.3\nlibrary a: dodge\nready a: madison [bowed, blood 2]\nattached a: sport-bike [bowed, on ready/madison]\n"
        "attached b: pentextm-subversion [bowed, on ready/madison]\nboard a: elder-library [bowed]\n"
        "torpor a: min-seo [bowed, blood 1]\nready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    faces = ("madison", "sport-bike", "pentextm-subversion", "elder-library", "min-seo", "nassir")
    assert [locked(s, face) for face in faces] == [False, False, True, False, False, True]


@pytest.mark.ruling("VR-13.4")
def test_who_has_failed_to_withdraw_may_announce_it_again():
    s = position(
        "phase: 5.1.4\nready a: madison [bowed, blood 3]\nready b: nassir [bowed, blood 2]\nlibrary b: dodge\n"
        "library c: dodge\nready c: ryan [bowed, blood 2]"
    )
    s.choose("withdraw")
    s.leaving = ("broken", "", "")
    while s.turn < 4:
        s.choose("done")
    assert (s.out, options(s)) == ((), ["withdraw", "done"])


@pytest.mark.ruling("VR-5.1", "VR-4.1")
def test_with_closed_lists_whoever_could_hold_a_spare_card_is_asked():
    text = (
        "phase: 5.1.4\nlibrary a: vessel\nready a: {a} [bowed, blood 2]\nhand a: dodge\nready b: nassir [bowed, blood 2]\n"
        "hand b: dodge\nready c: ryan [bowed, blood 2]"
    )
    s = position(text.format(a="madison"), windows="all", lists="closed", game=GAME)
    assert asked(s) == (0, ["done"])
    s.choose("done")
    assert asked(s) == (1, ["pass"])
    s.choose("pass")
    assert s.question.seat == 0  # c holds no card
    s = position(text.format(a="madison"), windows="useful", lists="closed", game=GAME)
    assert s.asked[1][0] not in ("unlock?", "spare card?")


@pytest.mark.ruling("C-011", "V-086", "VR-5.2")
def test_whose_master_was_washed_has_its_action_back():
    s = position(
        "phase: 5.2.1\nhand a: elder-library, information-highway\nready a: madison [blood 2]\nhand b: wash\nlibrary b: dodge\n"
        "ready b: nassir [blood 2]\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play elder-library", "play wash")
    assert s.asked[1] == ("master?", (1,))
    s.choose("play information-highway")
    assert where(s, "information-highway") == "board"


@pytest.mark.ruling("VR-8.3")
def test_a_dodge_keeps_blood_from_being_stolen():
    thief = vampire("tha", capacity=5)
    for answer, stolen in (("play dodge", 0), ("hand strike", 1)):
        s = position(
            f"ready a: {thief} [blood 3], min-seo [bowed, blood 1]\nhand a: bums-rush, theft-of-vitae, vessel\n"
            "ready b: nassir [bowed, blood 3]\nhand b: dodge\nready c: ryan [bowed, blood 2]"
        )
        play_through(s, "play bums-rush", "b/nassir", "pass", "play theft-of-vitae", answer)
        assert blood_on(s, "nassir") == 3 - stolen


@pytest.mark.ruling("VR-8.6", "VR-6.9")
def test_one_may_decline_to_devour_whom_one_has_blocked():
    s = position(
        "ready a: madison [bowed, blood 1]\nhand a: vessel\ntorpor a: nassir [blood 3]\nready b: min-seo [blood 2]\n"
        "attached b: sport-bike [on ready/min-seo]\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "leave torpor with a/nassir", "block with min-seo", "no")
    assert (where(s, "nassir"), blood_on(s, "nassir"), blood_on(s, "min-seo")) == ("torpor", 3, 2)


@pytest.mark.ruling("VR-8.2")
def test_a_press_is_for_one_round():
    s = position(
        "ready a: madison [blood 6], min-seo [bowed, blood 1]\nhand a: bums-rush, vessel\n"
        f"ready b: {vampire('tha', capacity=5)} [bowed, blood 5]\nhand b: apportation\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play bums-rush", f"b/{vampire('tha', capacity=5)}", "pass", "play apportation", "pass")
    assert (blood_on(s, "madison"), s.asked[1][0]) == (4, "discard?")  # two rounds, no third


@pytest.mark.ruling("V-094", "V-095", "V-096")
def test_a_trifle_played_out_of_turn_is_the_one_that_counts_in_the_next_master_phase():
    s = position(
        "phase: 5.2.1\nlibrary a: dodge\nlibrary b: dodge, dodge, dodge\nready a: madison [blood 4]\n"
        "hand a: dreams-of-the-sphinx\nready b: min-seo [blood 2]\nhand b: wash, villein, dreams-of-the-sphinx\n"
        "ready c: ryan [blood 2]"
    )
    play_through(s, "play dreams-of-the-sphinx", "play wash")
    wait(s, 1, "master?")
    assert s.asked[1] == ("master?", (1,))  # one, less the one that was used before, and the one of the trifle
    s.choose("play villein")
    assert s.asked[1][0] != "master?"  # a second trifle gives no more
    s = position(
        "phase: 5.2.1\nlibrary b: dodge, dodge, dodge\nready a: madison [blood 4]\nactive: b\n"
        "ready b: min-seo [blood 2]\nhand b: villein, dreams-of-the-sphinx\nready c: ryan [blood 2]"
    )
    s.choose("play villein")
    assert "play dreams-of-the-sphinx" in options(s)


@pytest.mark.ruling("VR-6.5", "VR-4.8")
def test_who_unlocks_to_block_pays_for_the_attempt_or_makes_none():
    for there, pool in ((1, 29), (2, 30), (3, 30)):
        s = position(
            f"ready a: jurgen-the-libertine [blood 6]\nready b: donny-kowalczyk [bowed, blood {there}]\n"
            "hand b: second-tradition-domain\nready c: ryan [blood 2, bowed]"
        )
        play_through(s, "bleed with jurgen-the-libertine", "play second-tradition-domain")
        wait(s, 1, "unlock?")
        assert s.pool[1] == pool
        assert any("attempts to block" in line for line in s.log(0)) is (pool == 30)


@pytest.mark.ruling("VR-6.9", "VR-8.6", "VR-4.7")
def test_who_has_left_torpor_meanwhile_is_neither_rescued_nor_devoured():
    for deed, rises, there, left in (
        ("rescue", False, "ready", 2), ("rescue", True, "ready", 4), ("diablerise", False, "ash", 6),
        ("diablerise", True, "ready", 4),
    ):  # fmt: skip
        s = position(
            "ready a: madison [blood 4], catalina-vega [bowed, blood 1]\ntorpor b: nassir [bowed, blood 3]\n"
            "ready b: min-seo [blood 2]\nready c: ryan [bowed, blood 2]"
        )
        s.choose(f"{deed} with a/madison: b/nassir")
        if rises:  # once everybody has declined to block
            s.todo.insert(-1, (happening, about(s, "rise", find(s, "nassir"))))
        s.choose("no block")
        if "2" in options(s):
            s.choose("2")
        assert (where(s, "nassir"), blood_on(s, "madison")) == (there, left)


@pytest.mark.ruling("VR-6.9")
def test_who_rescues_is_asked_whose_blood_it_costs_in_anybodys_turn():
    s = position(
        "active: b\nready a: catalina-vega [bowed, blood 1]\nready b: madison [blood 4], min-seo [bowed, blood 2]\n"
        "torpor b: nassir [bowed, blood 3]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("rescue with madison: nassir")
    wait(s, 1, "rescue blood?")
    assert options(s) == ["0", "1", "2"]
    s.choose("1")
    assert (blood_on(s, "madison"), blood_on(s, "nassir"), where(s, "nassir")) == (3, 2, "ready")
