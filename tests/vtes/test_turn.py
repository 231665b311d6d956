"""Chapters 4.9, 5 and 13: hands, phases, masters, transfers, contests, ousting, withdrawal (worked traces 11, 13, 15)."""

from typing import Any

import pytest

from coterie.games.vtes import GAME
from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    asked,
    blood_on,
    borne_by,
    faces,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    where,
)


@pytest.mark.ruling("VR-3", "V-049")
def test_setting_up():
    s = GAME.start({"players": 5}, seed=3)
    assert s.pool == (30,) * 5
    for seat in range(5):
        assert [len(pile(s, zone, seat)) for zone in ("hand", "uncontrolled", "crypt", "library")] == [7, 4, 8, 70]


@pytest.mark.ruling("VR-5.4")
def test_transfers_of_the_first_turns():
    s: Any = GAME.start({"players": 5}, seed=3)
    found: list[tuple[int, int]] = []
    while len(found) < 5:
        if s.asked[1][0] == "influence?" and (s.turn, s.asked[1][1][0]) not in found:
            found.append((s.turn, s.asked[1][1][0]))
        s.choose("done" if "done" in options(s) else s.question.default)
    assert found == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)]


@pytest.mark.ruling("VR-5.4", "V-006", "V-011")
def test_a_transfer_moves_a_pool():
    s = position("phase: 5.4.1\nturn: 7\nuncontrolled a: nassir [blood 3], ryan\nready b: madison")
    assert "control a/uncontrolled.1" not in options(s)
    s.choose("transfer to a/uncontrolled.1")
    assert (s.pool[0], blood_on(s, "nassir")) == (29, 4)
    assert "control a/uncontrolled.1" in options(s)  # offered, not forced


@pytest.mark.ruling("V-012", "V-013", "V-014")
def test_a_vampire_comes_out_with_its_blood_and_the_rest_drains():
    s = position("phase: 5.4.1\nturn: 7\nuncontrolled a: nassir [blood 6], ryan")
    s.choose("control a/uncontrolled.1")
    assert (where(s, "nassir"), blood_on(s, "nassir")) == ("ready", 4)


@pytest.mark.ruling("VR-5.4")
def test_transfers_back_and_for_crypt_cards():
    s = position("phase: 5.4.1\nturn: 7\nuncontrolled a: nassir [blood 2]\ncrypt a: ryan")
    assert set(options(s)) == {
        "transfer to a/uncontrolled.1",
        "transfer from a/uncontrolled.1",
        "draw from the crypt",
        "done",
    }
    s.choose("transfer from a/uncontrolled.1")
    assert (s.pool[0], blood_on(s, "nassir")) == (31, 1)
    assert "draw from the crypt" not in options(s)


@pytest.mark.ruling("V-085", "V-086", "V-091")
def test_one_master_in_a_phase():
    s = position("phase: 5.2.1\nready a: madison [blood 3]\nhand a: uptown-hunting-ground, information-highway")
    s.choose("play uptown-hunting-ground")
    assert faces(s, "board") == ["uptown-hunting-ground"]
    assert s.pool[0] == 28
    assert s.asked[1][0] != "master?"


@pytest.mark.ruling("V-055", "V-016")
def test_a_master_with_a_clan_needs_a_ready_minion_of_it():
    s = position("phase: 5.2.1\ntorpor a: madison [blood 3]\nready a: nassir [blood 2]\nhand a: uptown-hunting-ground")
    assert s.asked[1][0] == "action?"


@pytest.mark.ruling("V-093", "V-095", "V-096")
def test_a_trifle_gives_one_action_more_and_only_one():
    s = position("phase: 5.2.1\nready a: madison [blood 3]\nhand a: vessel, vessel, vessel")
    s.choose("play vessel")
    assert s.asked[1] == ("master?", (1,))
    s.choose("play vessel")
    assert s.asked[1][0] != "master?"


@pytest.mark.ruling("V-088", "V-107", "V-108")
def test_an_out_of_turn_master_costs_the_next_phase_its_action():
    s = position(
        "phase: 5.2.1\nready a: madison [blood 3]\nhand a: vessel, vessel\nready b: nassir [bowed]\n"
        "hand b: sudden-reversal, sudden-reversal, vessel, dodge, dodge, dodge, dodge\nlibrary b: dodge, dodge"
    )
    play_through(s, "play vessel", "a/madison")
    assert asked(s) == (1, ["play sudden-reversal", "pass"])
    s.choose("play sudden-reversal")
    assert (s.pool[0], where(s, "vessel"), s.debt[1]) == (30, "ash", True)
    assert s.asked[1][0] != "master?"  # the action is used, and a cancelled trifle gives none
    while s.active == 0:
        s.choose("done")
    assert s.asked[1][0] != "master?"
    assert s.debt == (False, False, False)


@pytest.mark.ruling("V-098", "V-099", "V-100", "V-101")
def test_a_discipline_is_learnt():
    s = position("phase: 5.2.1\nready a: nassir [blood 4], ayelech [blood 2]\nhand a: auspex, dominate")
    s.choose("play dominate")
    assert borne_by(s, "nassir") == ["dominate"]  # ayelech has the superior level
    assert (number(s, "dom", "nassir"), number(s, "capacity", "nassir"), blood_on(s, "nassir")) == (1, 5, 4)


@pytest.mark.ruling("VR-5.1")
def test_everything_unlocks_and_the_edge_gives_a_pool():
    s = position("phase: 5.1.3\nedge: a\nlibrary a: dodge\nready a: madison [bowed]\nready b: nassir [bowed]")
    assert (locked(s, "madison"), locked(s, "nassir")) == (False, True)
    assert options(s) == ["edge", "done"]
    s.choose("edge")
    assert s.pool[0] == 31


@pytest.mark.ruling("VR-5.1", "V-091")
def test_a_hunting_ground_feeds_once_a_turn():
    s = position("phase: 5.1.4\nlibrary a: dodge\nready a: madison [blood 1]\nboard a: uptown-hunting-ground")
    s.choose("use a/uptown-hunting-ground")
    assert blood_on(s, "madison") == 2
    assert "use a/uptown-hunting-ground" not in options(s)


@pytest.mark.ruling("VR-5.5", "V-044")
def test_a_discard_is_replaced():
    s = position("phase: 5.5.1\nhand a: dodge, majesty, majesty, majesty, majesty, majesty, majesty\nlibrary a: vessel")
    s.choose("discard dodge")
    assert faces(s, "hand")[-1] == "vessel"
    assert s.active == 1


@pytest.mark.ruling("V-145", "V-146", "V-147", "VR-10.6")
def test_one_event_a_phase_and_once_a_game():
    s = position(
        "phase: 5.5.1\nhand a: the-unmasking, the-unmasking\nready a: political-ally [lives 1]\n"
        "ready b: nassir [blood 3]"
    )
    s.choose("play the-unmasking")
    assert (faces(s, "board"), s.events, s.active) == (["the-unmasking"], ("The Unmasking",), 1)
    assert number(s, "intercept", "political-ally") == 0
    play_through(s, "done", "hunt with nassir")  # with stealth 1; allies have more intercept against vampires
    s.choose("block with a/political-ally")
    assert blood_on(s, "nassir") == 3


@pytest.mark.ruling("V-002", "V-003", "VR-4.10", "V-073")
def test_a_unique_card_is_contested_paid_for_and_yielded():
    s = position(
        "phase: 5.4.1\nturn: 7\nuncontrolled a: nassir [blood 4]\nlibrary a: dodge\nlibrary b: dodge\n"
        "library c: dodge\nready b: nassir [blood 2]\nready c: ryan [bowed]\npool: 30 30 30"
    )
    s.choose("control a/uncontrolled.1")
    assert (faces(s, "contested", 0), faces(s, "contested", 1), faces(s, "ready", 1)) == (["nassir"], ["nassir"], [])
    while s.active == 0:
        s.choose("done")
    assert options(s)[:2] == ["contest b/contested/nassir", "yield b/contested/nassir"]
    assert "done" not in options(s)
    s.choose("yield b/contested/nassir")
    while s.active != 0:
        s.choose("done")
    s.choose("reclaim a/contested/nassir")
    assert (faces(s, "ready", 0), blood_on(s, "nassir")) == (["nassir"], 4)


@pytest.mark.ruling("VR-13.1", "VR-13.2")
def test_an_ousted_prey_is_worth_a_point_and_six_pool():
    s = position("pool: 10 1 9\nready a: madison [blood 6]\nready b: nassir [bowed]\nready c: ryan [bowed]")
    s.choose("bleed with madison")
    assert (s.out, s.pool[0], s.halves) == ((1,), 16, (2, 0, 0))
    assert where(s, "nassir") == "removed"


@pytest.mark.ruling("VR-13.1", "VR-13.2")
def test_two_are_ousted_at_once():
    s = position(
        "pool: 10 1 1\nready a: alice-chen [blood 7]\nhand a: kine-resources-contested\n"
        "ready b: nassir [bowed]\nready c: ryan [bowed]"
    )
    s.choose("play kine-resources-contested")
    play_through(s, "seat b", "seat b", "seat c", "vote for with a/alice-chen")
    assert (s.over, s.halves, s.pool[0], s.reason) == (True, (4, 2, 0), 16, "last")


@pytest.mark.ruling("VR-13.4")
def test_a_withdrawal_succeeds_a_turn_later():
    s = position("phase: 5.1.4\nready a: madison [blood 6]\nready b: nassir [blood 4]\nready c: ryan [blood 4]")
    assert options(s) == ["withdraw", "done"]
    s.choose("withdraw")
    while s.active == 0:
        s.choose("done")
    while s.active != 0 and 0 not in s.out:
        s.choose("done")
    assert (s.out, s.halves) == ((0,), (2, 0, 0))


@pytest.mark.ruling("VR-13.4")
def test_lost_pool_breaks_a_withdrawal():
    s = position("phase: 5.1.4\nready a: madison [blood 6]\nuncontrolled a: ryan\nready b: nassir [bowed]")
    play_through(s, "withdraw", "done", "transfer to a/uncontrolled.1")
    assert s.leaving[0] == "broken"


@pytest.mark.ruling("VR-13.3")
def test_the_time_limit_is_counted_in_rounds():
    s = position("phase: 5.5.2\nactive: c\nround: 4\nready a: madison", rounds=4)
    while not s.over:
        s.choose("done" if "done" in options(s) else 0)
    assert (s.reason, s.halves) == ("time", (1, 1, 1))


@pytest.mark.ruling("V-050", "V-051", "V-046")
def test_hands_are_drawn_up_as_far_as_there_are_cards():
    s = position(
        "ready a: madison [blood 6]\nhand a: computer-hacking\nlibrary a: dodge, majesty, vessel\n"
        "ready b: nassir [bowed]"
    )
    assert faces(s, "hand") == ["computer-hacking"] or len(faces(s, "hand")) == 4
    s.choose("play computer-hacking")
    assert len(faces(s, "library")) == 0


@pytest.mark.ruling("V-039", "V-089", "V-070")
def test_a_master_on_anothers_vampire_belongs_to_its_player():
    s = position("phase: 5.2.1\nready a: madison [blood 3]\nhand a: pentextm-subversion\nready b: nassir [blood 3]")
    face = find(s, "pentextm-subversion") if any(p.face == "pentextm-subversion" for p in s.pieces) else -1
    assert face >= 0
    play_through(s, "play pentextm-subversion", "b/nassir")
    assert s.game.speaks(s, face) == 0
    play_through(s, "bleed with madison")
    assert s.pool[1] == 29  # nassir cannot block, so b was not asked
