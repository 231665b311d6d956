"""Chains over several seats: who may block among five, who gains for an ousted Methuselah, contests whose claimants leave."""

import pytest

from coterie.games.vtes.rules.action import begin_action, frame_for
from coterie.games.vtes.rules.action_state import Action
from coterie.games.vtes.words.gatherings import TARGETS
from coterie.games.vtes.words.stealing import StealPool
from coterie.kernel.errors import IllegalChoice
from coterie.kernel.events import about, about_seat, happening
from tests.vtes.moments import at, quiet
from tests.vtes.tools import (
    SCHOOL,
    asked,
    blood_on,
    do,
    find,
    happen,
    locked,
    options,
    play_through,
    position,
    rest,
    take,
    taught,
    vampire,
    where,
)

FIVE = (
    "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\nready b: nassir [blood 2]\nready c: ryan [blood 2]\n"
    "ready d: aunt-linda [blood 2]\nready e: cedrick-calhoun [blood 2]"
)


@pytest.mark.ruling("VR-6.5", "V-080")
def test_of_five_only_prey_and_predator_block_what_is_aimed_at_nobody():
    for deed, seats in (("hunt with madison", [1, 4]), ("bleed with madison", [1])):
        s = position(FIVE, players=5)
        s.choose(deed)
        there = []
        while s.question.seat:
            there.append(s.question.seat)
            s.choose("no block")
        assert there == seats


@pytest.mark.ruling("VR-13.1", "VR-6.9")
def test_whoever_is_bled_out_by_a_redirected_bleed_is_worth_a_point_to_its_predator():
    s = position(
        "pool: 10 10 1\nready a: madison [blood 5], min-seo [bowed, blood 1]\nhand a: vessel\n"
        f"ready b: {vampire('DOM')} [blood 3]\nhand b: deflection\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "bleed with madison", "no block", "play deflection", "way 2")
    assert (s.pool, s.halves, s.out, s.edge) == ((10, 16, 0), (0, 2, 0), (2,), 0)


@pytest.mark.ruling("VR-13.1", "VR-12")
def test_whoever_spends_the_last_pool_on_a_block_is_out_and_fights_nobody():
    proud = vampire(clan="Toreador")
    text = (
        f"pool: {{pool}}\nready a: {proud} [blood 2], min-seo [bowed, blood 1]\nattached a: aching-beauty [on ready/{proud}]\n"
        "hand a: vessel\nready b: nassir [{b}blood 2]\nready c: ryan [{c}blood 2]\nattached c: sport-bike [on ready/ryan]"
    )
    s = position(text.format(pool="10 1 10", b="", c="bowed, "))
    play_through(s, f"bleed with {proud}", "block with nassir")
    assert (s.pool, s.halves, s.out, s.edge) == ((16, 0, 10), (2, 0, 0), (1,), -1)
    s = position(text.format(pool="10 10 1", b="bowed, ", c=""))
    play_through(s, f"hunt with {proud}", "block with ryan")
    assert (s.pool, s.halves, s.out, blood_on(s, proud)) == ((10, 16, 0), (0, 2, 0), (2,), 2)
    assert not any("combat" in line for line in s.log(0))


@pytest.mark.ruling("VR-13.1", "VR-11.2")
def test_a_chain_of_three_gives_points_by_the_links_and_pool_to_survivors_only():
    s = position(
        "pool: 1 1 10 10 10\nready a: madison [blood 5]\nhand a: anarchist-uprising, vessel\nready b: nassir [bowed, blood 1]\n"
        "ready c: ryan [bowed, blood 2]\nready d: aunt-linda [bowed, blood 2]\nready e: cedrick-calhoun [bowed, blood 2]",
        players=5,
    )
    s.choose("play anarchist-uprising")
    while s.active == 0:
        s.choose("pass")
    assert (s.pool, s.halves, s.out, s.active) == ((0, 0, 9, 9, 15), (2, 0, 0, 0, 2), (0, 1), 2)


@pytest.mark.ruling("VR-4.10", "VR-13.1")
def test_a_contest_ends_as_the_other_claimant_is_ousted():
    s = position(
        "phase: 5.1.4\npool: 9 2 20\nlibrary a: dodge, dodge\nhand a: vessel\ncontested a: nassir [bowed, blood 4]\n"
        "contested b: nassir [blood 3]\nready a: madison [blood 2]\nready c: ryan [blood 1]"
    )
    s.choose("contest a/contested/nassir")
    s.asked = None
    s.todo.append((happening, about_seat("pool", 1, -2)))
    s.play()
    assert (s.pool, where(s, "nassir")) == ((14, 0, 20), "contested")
    while not (s.turn > 2 and s.active == 0):
        s.choose("done" if "done" in options(s) else options(s)[-1])
    assert asked(s) == (0, ["reclaim a/contested/nassir", "withdraw"])
    s.choose("reclaim a/contested/nassir")
    assert (where(s, "nassir"), locked(s, "nassir"), blood_on(s, "nassir"), s.pool[0]) == ("ready", False, 4, 14)


@pytest.mark.ruling("VR-4.10", "V-073")
def test_a_card_that_is_not_taken_back_yet_is_contested_anew():
    s = position(
        "phase: 5.4.2\nturn: 8\ntransfers: 0\nuncontrolled a: nassir [blood 9]\ncontested c: nassir [blood 2]\n"
        "ready a: madison [blood 2]\nready b: min-seo [blood 1]\nready c: ryan [blood 1]"
    )
    s.choose("control a/uncontrolled.1")
    assert [now.zone for now in s.pieces if now.face == "nassir"] == ["contested", "contested"]


@pytest.mark.ruling("VR-4.8", "VR-4.4")
def test_a_cancel_paid_with_the_last_pool_cancels_and_ousts():
    s = position(
        "pool: 10 10 1\nready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: computer-hacking, vessel\n"
        "ready b: nassir [bowed, blood 3]\nready c: ryan [bowed, blood 2]\nhand c: direct-intervention"
    )
    play_through(s, "play computer-hacking", "play direct-intervention")
    assert (s.pool, s.halves, s.out, locked(s, "madison")) == ((10, 16, 0), (0, 2, 0), (2,), False)
    assert "bleed with a/madison" in options(s)
    s.choose("bleed with madison")
    rest(s) if "done" not in options(s) else None
    assert s.pool[1] == 15


@pytest.mark.ruling("VR-13.1", "VR-13.2")
def test_who_gives_up_is_ousted_and_the_others_play_on():
    text = "pool: 10 11 12\nready a: madison [blood 4], min-seo [blood 1]\nready b: nassir [blood 2]\nready c: ryan [blood 2]"
    s = position(text)
    s.choose("bleed with madison")  # b is asked whether to block
    s.concede(1)
    assert (s.out, s.pool[0], s.pool[2], s.halves, s.result) == ((1,), 16, 12, (2, 0, 0), None)
    assert (asked(s)[0], where(s, "nassir")) == (0, "removed")  # the bleed has come to nothing, the turn goes on
    with pytest.raises(IllegalChoice, match="out cannot concede"):
        s.clone().concede(1)
    s.concede(0)  # whose turn it is; c is its predator, gains the point, and is the last
    assert s.result == {0: 2 / 6, 1: 0.0, 2: 4 / 6}


@pytest.mark.ruling("VR-6.3", "VR-6.8")
def test_an_action_that_has_failed_is_not_repeated_by_a_minion_that_is_unlocked():
    who, other = taught(), taught(clan="Banu Haqim")
    for nth, offered in ((1, False), (2, True)):
        s = position(
            f"ready a: {who} [blood 4], madison [bowed, blood 1]\nhand a: bums-rush, bums-rush\n"
            f"ready b: {other} [blood 4]\nready c: ryan [bowed, blood 1]\nboard b: yoruba-shrine",
            game=SCHOOL,
        )
        s.choose("play bums-rush")
        take(s, f"b/{other}")
        s.choose("use b/yoruba-shrine")
        assert not locked(s, who)
        if nth == 2:  # another minion may take it
            happen(s, about(s, "straighten", find(s, "madison")))
        assert ("play bums-rush" in options(s)) is offered
        assert f"bleed with a/{who}" in options(s)


@pytest.mark.ruling("VR-12", "V-079")
def test_an_action_at_several_goes_on_until_all_of_them_are_out():
    for targets, out, pools in (
        ((1, 2), 1, (27, 0, 8)),
        ((1, 2), 2, (21, 11, 0)),
        ((1,), 2, (21, 11, 0)),
        ((1,), 1, (26, 0, 9)),
    ):
        s = quiet()
        action = Action(
            "card", at(s, "A"), 0, StealPool(1, TARGETS), frame_for(s, 0, at(s, "A")[0], -1), targets=targets
        )
        do(s, (begin_action, action))
        happen(s, about_seat("pool", out, -s.pool[out]))  # as b is asked whether to block
        take(s, "no block")
        assert s.pool == pools
