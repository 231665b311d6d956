"""Reactions that unlock, wake and redirect: what they give only if their minion blocks, and at whom a bleed can be aimed."""

import pytest

from coterie.games.vtes import GAME
from tests.vtes.tools import SCHOOL, asked, blood_on, locked, options, play_through, position, taught, vampire, where

BAT = vampire("ANI", capacity=6)
BLED = (
    f"ready a: madison [blood 6], aunt-linda [blood 5]\nhand a: bums-rush, vessel\nready b: {BAT} [bowed, blood 5]{{more}}\n"
    "hand b: {hand}\nready c: ryan [bowed, blood 2]"
)


@pytest.mark.ruling("VR-6.7", "V-141")
def test_rats_warning_unlocks_at_either_level_and_only_when_one_is_bled():
    for way in ("way 1", "way 2"):
        s = position(BLED.format(hand="rats-warning", more=""))
        play_through(s, "bleed with madison", "play rats-warning", way)
        assert not locked(s, BAT)
        assert asked(s) == (1, [f"block with b/{BAT}", "no block"])
        s.choose("no block")
        assert s.pool[1] == 29
    s = position(BLED.format(hand="rats-warning", more=""))
    s.choose("hunt with madison")
    assert where(s, "rats-warning") == "hand"


@pytest.mark.ruling("VR-6.7", "VR-8.2")
def test_rats_warning_gives_its_press_only_in_the_combat_of_its_own_block():
    s = position(BLED.format(hand="rats-warning", more=""))
    play_through(s, "bleed with madison", "play rats-warning", "way 2", f"block with {BAT}")
    assert asked(s) == (1, [f"use b/{BAT}", "pass"])
    assert s.asked[1][1][0] == "press"
    s.choose(f"use b/{BAT}")
    assert blood_on(s, BAT) == 3  # a second round
    s = position(BLED.format(hand="rats-warning", more=", nassir [blood 4]"))
    play_through(s, "bleed with madison", "play rats-warning", "way 2", "block with nassir")
    assert (locked(s, "nassir"), blood_on(s, "nassir"), s.asked[1][0]) == (True, 3, "action?")  # nassir has no press
    assert not locked(s, BAT)


@pytest.mark.parametrize("card", ["guard-dogs", "instinctive-reaction", "spirits-touch"])
@pytest.mark.ruling("VR-6.7", "VR-8.2")
def test_a_maneuver_for_a_block_is_of_no_use_without_that_block(card):
    given = [part for mode in GAME.faces[card].plays.ways for part in getattr(mode.does, "effects", ())]
    later = [part for part in given if type(part).__name__ == "MayLater"]
    assert later
    assert all(part.blocking for part in later)
    assert "in the resulting combat" in GAME.faces[card].text


@pytest.mark.ruling("VR-6.7", "VR-8.2")
def test_guard_dogs_give_a_maneuver_to_whom_they_woke():
    s = position(BLED.format(hand="guard-dogs", more=""))
    play_through(s, "bleed with madison", "play guard-dogs", "way 2", f"block with {BAT}")
    assert asked(s) == (1, [f"use b/{BAT}", "pass"])
    assert s.asked[1][1][0] == "range"


@pytest.mark.ruling("VR-6.8", "C-049")
def test_forced_vigilance_unlocks_a_blocker_afterwards_or_a_target_at_once():
    who = vampire("FOR", capacity=6)
    text = (
        f"ready a: madison [blood 6], aunt-linda [blood 5]\nhand a: bums-rush, vessel\nready b: {who} [{{lock}}blood 5]\n"
        "hand b: forced-vigilance\nready c: ryan [{ryan}blood 2]"
    )
    s = position(text.format(lock="", ryan="bowed, "))
    play_through(s, "bleed with madison", f"block with {who}")
    assert (s.asked[1][1][0], locked(s, who)) == ("after", True)
    s.choose("play forced-vigilance")
    assert not locked(s, who)
    s = position(text.format(lock="bowed, ", ryan="bowed, "))
    s.choose("bleed with madison")
    assert asked(s) == (1, ["play forced-vigilance", "pass"])
    s.choose("play forced-vigilance")
    assert (locked(s, who), asked(s)) == (False, (1, [f"block with b/{who}", "no block"]))
    s = position(text.format(lock="bowed, ", ryan=""))
    s.choose("hunt with madison")
    assert where(s, "forced-vigilance") == "hand"  # not directed at b


REDIRECTING = (
    "ready a: {actor} [blood 6], min-seo [bowed, blood 1]\nhand a: vessel\nready b: {who} [blood 3], nassir [bowed, blood 1]\n"
    "hand b: {card}\nready c: brock-sterling [blood 3]"
)


@pytest.mark.ruling("VR-6.9", "C-057")
def test_redirection_wants_a_younger_vampire_at_the_basic_level():
    old = vampire(capacity=8)
    basic = next(f for f, c in _vampires() if c.stats.get("dom") == 1 and c.stats["capacity"] == 5)
    for actor, offered in ((vampire(capacity=3), True), (old, False)):
        s = position(REDIRECTING.format(actor=actor, who=basic, card="redirection"))
        play_through(s, f"bleed with {actor}", "no block")
        assert ("play redirection" in options(s)) == offered
    high = next(f for f, c in _vampires() if c.stats.get("dom") == 2 and c.stats["capacity"] == 5)
    s = position(REDIRECTING.format(actor=old, who=high, card="redirection"))
    play_through(s, f"bleed with {old}", "no block", "play redirection")
    assert (locked(s, high), asked(s)) == (True, (2, ["block with c/brock-sterling", "no block"]))
    s.choose("no block")
    assert (s.pool, s.edge) == ((30, 30, 29), 0)
    s = position(
        REDIRECTING.format(actor="the-knights", who=high, card="redirection").replace(
            "knights [blood 6]", "knights [lives 2]"
        )
    )
    play_through(s, "bleed with the-knights", "no block")
    assert where(s, "redirection") == "hand"  # only the bleed of a vampire


@pytest.mark.ruling("VR-6.9", "V-053", "C-057")
def test_bait_and_switch_is_for_barons():
    baron = vampire(title="baron")
    for who, offered in ((baron, True), (vampire(sect="Anarch"), False)):
        s = position(REDIRECTING.format(actor="madison", who=who, card="bait-and-switch"))
        play_through(s, "bleed with madison", "no block")
        assert ("play bait-and-switch" in options(s)) == offered
        if offered:
            s.choose("play bait-and-switch")
            assert (locked(s, who), s.question.seat) == (True, 2)


def _vampires():
    """Faces and cards of vampires without a text."""
    return [
        (f, c) for f, c in GAME.faces.items() if c.kind == "vampire" and not c.abilities and not c.title and not c.made
    ]


@pytest.mark.ruling("V-141", "V-143", "VR-6.5")
def test_a_locked_vampire_wakes_to_block_what_is_aimed_at_others():
    wakes, idle = taught("AUS"), taught("dom")
    for who, offered in ((wakes, True), (idle, False)):
        s = position(
            f"ready a: madison [blood 4], min-seo [bowed, blood 1]\nready b: nassir [bowed, blood 3]\n"
            f"ready c: {who} [bowed, blood 3]\nhand c: wake-with-evenings-freshness, eagles-sight",
            game=SCHOOL,
        )
        s.choose("bleed with madison")
        if not offered:
            assert s.pool[1] == 29  # it could only have waked
            continue
        assert asked(s) == (2, ["play wake-with-evenings-freshness", "pass"])
        play_through(s, "play wake-with-evenings-freshness", "play eagles-sight")
        assert (s.pool[1], blood_on(s, who), blood_on(s, "madison")) == (30, 2, 3)
