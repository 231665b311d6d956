"""Slaves in odd places: whom one without a master reaches, who is sent, and what becomes of the blocked action (VR-9.7)."""

import pytest

from coterie.games.vtes.rules.action_state import current_action
from tests.vtes.samples import GAME, SLAVES
from tests.vtes.tools import (
    asked,
    blood_on,
    find,
    locked,
    options,
    play_through,
    position,
    reach,
    rest,
    vampire,
    where,
)

SLAVE, OTHER = SLAVES[0].face, SLAVES[1].face
MASTER = vampire(clan="Tremere", capacity=5)
IDLE = "ready c: ryan [bowed, blood 2]\n"


@pytest.mark.ruling("VR-9.7", "VR-6.4")
def test_a_slave_without_a_master_burns_a_location_of_its_own_side_only():
    """An action aimed at one's own card is undirected, whatever else the card could be aimed at."""
    text = f"ready a: {SLAVE} [blood 3]\nhand a: arson\nready b: nassir [bowed]\n{IDLE}board b: the-rack\n"
    assert "play arson" not in options(position(text, game=GAME))
    s = position(text + "board a: elder-library\n", game=GAME)
    s.choose("play arson")
    rest(s)
    assert (where(s, "elder-library"), where(s, "the-rack")) == ("ash", "board")


@pytest.mark.ruling("VR-9.7", "VR-8.1")
def test_of_two_slaves_one_is_sent_and_the_blocked_vampire_may_act_again_and_is_defended_again():
    s = position(
        f"ready a: {MASTER} [blood 3], {SLAVE} [blood 3], {OTHER} [blood 3]\nhand a: vessel\n"
        f"ready b: nassir [blood 5], madison [blood 5]\n{IDLE}"
        "attached b: sport-bike [on ready/madison]\n",
        game=GAME,
    )
    play_through(s, f"bleed with {MASTER}", "block with nassir", f"send {OTHER}")
    assert [locked(s, face) for face in (MASTER, OTHER, SLAVE, "nassir")] == [False, True, False, True]
    assert f"bleed with a/{MASTER}" not in options(s)  # the action was blocked, and counts
    s.choose(f"hunt with {MASTER}")
    reach(s, "block with madison", f"send {SLAVE}")
    assert [blood_on(s, face) for face in (MASTER, OTHER, SLAVE)] == [3, 2, 2]
    assert not locked(s, MASTER)


@pytest.mark.ruling("VR-9.7", "VR-1.3")
def test_a_slave_serves_a_vampire_that_its_methuselah_has_taken_and_no_longer_its_own_that_was_taken():
    taken = (
        f"ready a: {MASTER} [blood 3, of b, by a], {SLAVE} [blood 3]\nready b: nassir [blood 5]\n{IDLE}hand a: vessel"
    )
    s = position(taken, game=GAME)
    play_through(s, f"bleed with {MASTER}", "block with nassir")
    assert asked(s) == (0, [f"send a/{SLAVE}", f"fight with a/{MASTER}"])
    lost = (
        f"ready a: {SLAVE} [blood 3]\nready b: {MASTER} [blood 3, of a, by b], nassir [blood 5]\n{IDLE}hand a: vessel"
    )
    assert f"bleed with a/{SLAVE}" not in options(position(lost, game=GAME))


@pytest.mark.ruling("VR-9.7", "VR-6.8", "VR-8.1")
def test_a_slave_that_falls_for_its_master_leaves_the_blocked_action_blocked():
    """The slave has 1 blood against a strength of 2, and the master, who is the acting minion, is unlocked."""
    strong = vampire(plain=False, clan="Brujah", least=8)
    s = position(
        f"ready a: {MASTER} [blood 3], {SLAVE} [blood 1]\nhand a: vessel\nready b: {strong} [blood 5]\n{IDLE}"
        f"attached b: sengir-dagger [on ready/{strong}]\n",
        game=GAME,
    )
    play_through(s, f"bleed with {MASTER}", f"block with {strong}", f"send {SLAVE}")
    now = current_action(s)
    assert now is None or now.actor[0] == find(s, MASTER)
    for _ in range(10):
        if "done" in options(s):
            break
        s.choose(next(each for each in ("use b/sengir-dagger", "pass", "hand strike") if each in options(s)))
    assert (where(s, SLAVE), s.pool[1], locked(s, MASTER)) == ("torpor", 30, False)
    assert f"hunt with a/{MASTER}" in options(s)


@pytest.mark.ruling("VR-9.7", "VR-6.9")
def test_no_slave_is_sent_where_a_vampire_is_blocked_that_leaves_torpor():
    s = position(
        f"ready a: {SLAVE} [blood 3]\ntorpor a: {MASTER} [blood 3]\nhand a: vessel\nready b: nassir [blood 5]\n{IDLE}",
        game=GAME,
    )
    play_through(s, f"leave torpor with {MASTER}", "block with nassir")
    assert s.asked[1][0] != "slave?"
