"""Chapters 6.5 and 6.6: blocks, stealth, intercept, wakes (worked trace 3)."""

import pytest

from tests.vtes.tools import asked, blood_on, locked, options, play_through, position, reach, vampire


@pytest.mark.ruling("VR-6.6")
def test_stealth_only_where_it_is_needed():
    s = position(
        "ready a: belinde [blood 6]\nhand a: lost-in-crowds\nready b: nassir [blood 4]\nhand b: precognition\n"
        "ready c: ryan [bowed]"
    )
    s.choose("hunt with belinde")
    assert asked(s)[0] == 1  # no stealth before a block
    s.choose("block with nassir")
    assert asked(s) == (1, ["play precognition", "pass"])  # +1 stealth against 0: a needs none
    s.choose("play precognition")
    assert asked(s) == (0, ["play lost-in-crowds", "pass"])  # now it is needed
    play_through(s, "play lost-in-crowds", "way 2")
    assert blood_on(s, "belinde") == 6  # the hunt went through: 3 stealth against 1; at capacity already
    assert not locked(s, "nassir")


@pytest.mark.ruling("VR-6.6")
def test_a_block_needs_as_much_intercept_as_stealth():
    s = position("ready a: madison [blood 3]\nready b: nassir [blood 4]\nready c: ryan [bowed]")
    play_through(s, "hunt with madison", "block with nassir")
    assert blood_on(s, "madison") == 4  # +1 stealth: the block failed, and nobody else tries
    s = position("ready a: madison [blood 3]\nready b: nassir [blood 4]\nattached b: sport-bike [on ready/nassir]")
    play_through(s, "hunt with madison", "block with nassir")
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (2, 3)


@pytest.mark.ruling("VR-6.5")
def test_the_same_minion_does_not_try_again_with_the_same_numbers():
    s = position(
        "ready a: madison [blood 3]\nready b: nassir [blood 4], rosalina-cortez [blood 3]\nready c: ryan [bowed]"
    )
    play_through(s, "hunt with madison", "block with nassir")
    assert asked(s) == (1, ["block with b/rosalina-cortez", "no block"])


@pytest.mark.ruling("VR-6.5", "VR-12")
def test_a_minion_tries_again_once_something_was_used():
    bleeder, watcher = vampire("DOM", capacity=7), vampire("AUS", nth=1)
    s = position(
        f"ready a: {bleeder} [blood 6], min-seo [bowed, blood 1]\nhand a: dominate-kine, threats, vessel\n"
        f"ready b: {watcher} [blood 3]\nhand b: enhanced-senses\nready c: ryan [bowed, blood 2]"
    )
    reach(s, "play dominate-kine", "pass", f"block with {watcher}", "pass", "pass")  # 0 against 1, and nothing was used
    assert asked(s) == (0, ["play threats", "pass"])
    play_through(s, "play threats", "way 1")
    assert asked(s) == (1, [f"block with b/{watcher}", "no block"])
    play_through(s, f"block with {watcher}", "play enhanced-senses", "way 1")
    assert locked(s, watcher)


@pytest.mark.ruling("VR-6.5", "V-143")
def test_a_locked_vampire_wakes_and_blocks_and_stays_locked():
    s = position(
        "ready a: madison [blood 6], ryan [blood 2]\nready b: nassir [bowed, blood 4]\n"
        "hand b: wake-with-evenings-freshness\nlibrary b: majesty"
    )
    s.choose("bleed with madison")
    assert asked(s)[0] == 1
    name = next(text for text in options(s) if text.startswith("play wake"))
    s.choose(name)
    assert asked(s) == (1, ["block with b/nassir", "no block"])
    s.choose("block with nassir")
    assert (locked(s, "nassir"), s.pool[1]) == (True, 30)


@pytest.mark.ruling("V-048", "V-045")
def test_a_card_that_is_replaced_later_makes_the_hand_smaller():
    s = position(
        "ready a: madison [blood 6], ryan [blood 2]\nready b: nassir [bowed, blood 4]\n"
        "hand b: wake-with-evenings-freshness\nlibrary b: majesty"
    )
    s.choose("bleed with madison")
    s.choose(next(text for text in options(s) if text.startswith("play wake")))
    assert s.owed == (0, 1, 0)
    s.choose("no block")
    while s.active == 0:
        s.choose("done" if "done" in options(s) else options(s)[-1])
    assert s.owed == (0, 0, 0)


@pytest.mark.ruling("C-033", "V-055", "VR-6.5")
def test_second_tradition_unlocks_a_prince_and_blocks():
    s = position(
        "ready a: madison [blood 3]\nready b: alice-chen [bowed, blood 3]\nhand b: second-tradition-domain\n"
        "ready c: ryan [bowed]"
    )
    s.choose("hunt with madison")
    assert asked(s) == (1, ["play second-tradition-domain", "pass"])
    s.choose("play second-tradition-domain")
    assert blood_on(s, "alice-chen") == 1  # 1 for the card, 1 from the hand strike
    assert blood_on(s, "madison") == 2


@pytest.mark.ruling("V-054", "V-113")
def test_second_tradition_is_not_for_vampires_without_the_title():
    s = position("ready a: madison [blood 3]\nready b: nassir [bowed, blood 3]\nhand b: second-tradition-domain")
    s.choose("hunt with madison")
    assert (blood_on(s, "madison"), s.active) == (4, 1)  # nobody was asked: the hunt is over, and the next turn begins


@pytest.mark.ruling("C-039", "VR-6.8")
def test_change_of_target_ends_the_action_before_the_block_resolves():
    s = position("ready a: madison [blood 6]\nhand a: change-of-target\nready b: nassir [blood 4]")
    play_through(s, "bleed with madison", "block with nassir")
    assert asked(s) == (0, ["play change-of-target", "pass"])
    s.choose("play change-of-target")
    assert (locked(s, "madison"), locked(s, "nassir"), blood_on(s, "nassir")) == (False, False, 4)
    assert "bleed with a/madison" not in options(s)  # the action has reached its resolution


@pytest.mark.ruling("VR-4.1", "V-075", "V-081")
def test_the_impulse_begins_with_the_actor_then_the_defender_then_the_others():
    s = position(
        "ready a: madison [blood 5]\nhand a: conditioning\nready b: oshri-dahan [blood 4]\nhand b: deflection\n"
        "ready c: ryan [blood 4]",
        windows="all",
    )
    found = []
    s.choose("bleed with madison")
    while s.asked[1][0] in ("impulse", "block?"):
        found.append((s.question.seat, s.asked[1][1][0] if s.asked[1][0] == "impulse" else "block"))
        s.choose(s.question.default)
    assert found == [(0, "A"), (1, "block"), (0, "C"), (1, "C")]


@pytest.mark.ruling("V-076", "V-082")
def test_whoever_acts_gives_the_impulse_back_to_the_actor():
    s = position(
        "ready a: madison [blood 5]\nhand a: conditioning, dodge\n"
        "ready b: oshri-dahan [blood 4], alice-chen [bowed, blood 2]"
        "\nhand b: wake-with-evenings-freshness\nready c: ryan [blood 4]"
    )
    play_through(s, "bleed with madison", "pass")
    assert asked(s)[0] == 1
    s.choose("play wake-with-evenings-freshness")
    assert asked(s) == (0, ["play conditioning", "pass"])


@pytest.mark.ruling("VR-6.5")
@pytest.mark.parametrize(("watcher", "told"), [("nassir [blood 4]", True), ("nassir [bowed, blood 4]", False)])
def test_who_could_block_and_does_not_is_told(watcher, told):
    s = position(f"ready a: madison [blood 3]\nready b: {watcher}\nready c: ryan [bowed]")
    reach(s, "bleed with madison", *["no block"] * told, over=True)
    assert ("b does not block" in s.log(-1)) is told
