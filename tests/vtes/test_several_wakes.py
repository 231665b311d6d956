"""Several wakes and cancels at once: who is awake for how long, and what a cancelled wake was (VR-4.3, VR-6.5)."""

import pytest

from tests.vtes.samples import GAME
from tests.vtes.tools import (
    asked,
    blood_on,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    vampire,
    where,
)

KNIGHT, SECOND = vampire("dom", "for", capacity=6), vampire("dom", "for", capacity=6, nth=1)
FRESH, DENY = "wake-with-evenings-freshness", "denial-of-aphrodites-favor"
IDLE = "ready c: ryan [bowed, blood 2]\n"


@pytest.mark.ruling("VR-6.5", "V-142")
def test_who_is_awake_needs_no_other_wake_and_another_minion_takes_it():
    s = position(
        f"ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\n"
        f"ready b: {KNIGHT} [bowed, blood 4], {SECOND} [bowed, blood 4]\nhand b: {FRESH}, {FRESH}, forced-awakening\n{IDLE}",
        game=GAME,
    )
    play_through(s, "bleed with madison", f"play {FRESH}", f"b/{KNIGHT}")
    assert options(s) == [f"play {FRESH}", "play forced-awakening", f"block with b/{KNIGHT}", "no block"]
    s.choose(f"play {FRESH}")  # the other one plays it without being asked
    assert [number(s, "awake", face) for face in (KNIGHT, SECOND)] == [1, 1]
    assert options(s) == [f"block with b/{KNIGHT}", f"block with b/{SECOND}", "no block"]


@pytest.mark.ruling("VR-4.4", "V-142", "C-011")
def test_a_wake_that_was_cancelled_was_played_by_that_minion_which_wakes_by_another_card_only():
    """Direct Intervention of the acting Methuselah's predator cancels it."""
    s = position(
        f"ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\nready b: {KNIGHT} [bowed, blood 4]\n"
        f"hand b: {FRESH}, {FRESH}, forced-awakening\n{IDLE}hand c: direct-intervention\n",
        game=GAME,
    )
    play_through(s, "bleed with madison", f"play {FRESH}")
    reach(s, "play direct-intervention")
    assert number(s, "awake", KNIGHT) == 0
    while asked(s)[0] != 1:
        s.choose("pass")
    assert options(s) == ["play forced-awakening", "pass"]
    s.choose("play forced-awakening")
    assert options(s) == [f"block with b/{KNIGHT}", "no block"]


@pytest.mark.ruling("VR-4.3", "V-041", "C-005")
def test_two_methuselahs_wake_as_one_card_is_played_and_sleep_again_once_it_is_cancelled():
    """B's vampire wakes and does nothing; then c's wakes and cancels the action card; neither is awake for the next action."""
    s = position(
        f"ready a: oshri-dahan [blood 4], madison [bowed, blood 1]\nhand a: govern-the-unaligned, govern-the-unaligned\n"
        f"ready b: {KNIGHT} [bowed, blood 4]\nhand b: {FRESH}, {DENY}\n"
        f"ready c: {SECOND} [bowed, blood 4]\nhand c: {FRESH}, {DENY}\n",
        game=GAME,
    )
    s.choose("play govern-the-unaligned")
    asks = []
    for _ in range(12):
        there, seat = options(s), s.question.seat
        if "play govern-the-unaligned" in there:
            break
        wanted = [f"play {FRESH}"] if seat == 1 else [f"play {FRESH}", f"play {DENY}"]
        asks.append(seat)
        s.choose(next(each for each in (*wanted, "pass") if each in there))
    assert (asks.count(1) > 1, where(s, DENY, 0), where(s, DENY, 1), locked(s, "oshri-dahan")) == (
        True,
        "hand",
        "ash",
        False,
    )
    assert [number(s, "awake", face) for face in (KNIGHT, SECOND)] == [0, 0]
    assert s.pool == (30, 30, 30)


@pytest.mark.ruling("VR-4.3", "VR-8.1")
def test_nobody_wakes_in_a_combat_for_a_card_that_is_played_there():
    s = position(
        f"ready a: {KNIGHT} [blood 4], madison [bowed, blood 1]\nhand a: indomitability, vessel\nready b: nassir [blood 4]\n"
        f"hand b: vessel\nready c: {SECOND} [bowed, blood 4]\nhand c: {FRESH}, {DENY}\n",
        game=GAME,
    )
    play_through(s, f"bleed with {KNIGHT}", "block with nassir")
    for _ in range(12):
        if "done" in options(s):
            break
        assert f"play {FRESH}" not in options(s)
        s.choose(next(each for each in ("pass", "hand strike", "no block") if each in options(s)))
    assert blood_on(s, KNIGHT) == 3


@pytest.mark.ruling("VR-6.5", "VR-6.7", "VR-6.6")
def test_of_two_who_woke_one_attempts_in_vain_and_the_other_redirects_and_both_stay_locked():
    """Whoever declines has declined, but a bleed that goes to somebody else asks that one."""
    hider = vampire("OBF", capacity=5)
    s = position(
        f"ready a: {hider} [blood 4], min-seo [bowed, blood 1]\nhand a: cloak-the-gathering, vessel\n"
        f"ready b: {KNIGHT} [bowed, blood 4], {SECOND} [bowed, blood 3]\nhand b: {FRESH}, forced-awakening, deflection\n"
        "ready c: nassir [blood 2]\n",
        game=GAME,
    )
    play_through(
        s, f"bleed with {hider}", f"play {FRESH}", f"b/{KNIGHT}", "play forced-awakening", f"block with {KNIGHT}"
    )
    reach(s, "play cloak-the-gathering", "no block", "play deflection")
    for _ in range(4):
        if asked(s)[0] == 2 and s.asked[1][0] == "block?":
            break
        s.choose(next(each for each in (f"b/{KNIGHT}", "way 1", "way 2", "seat c", "pass") if each in options(s)))
    assert asked(s) == (2, ["block with c/nassir", "no block"])
    s.choose("no block")
    assert ([locked(s, face) for face in (KNIGHT, SECOND)], s.pool) == ([True, True], (30, 30, 29))
