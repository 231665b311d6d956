"""Rulings on single cards: a card that blocks, what is left of a burned vampire, lost sects."""

import pytest

from coterie.games.vtes.facts import sect, title
from coterie.kernel.events import about, happening
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    asked,
    blood_on,
    borne_by,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    vampire,
    where,
)

OTHERS = "ready b: nassir [blood 2]\nready c: ryan [bowed, blood 2]"


@pytest.mark.ruling("C-041")
def test_a_maneuver_for_a_blocked_action_is_there_in_each_of_its_blocks_and_nowhere_else():
    bat = vampire("PRO", capacity=6)
    spies = "sport-bike [on ready/{0}], raven-spy [lives 1, on ready/{0}], raven-spy [lives 1, on ready/{0}]"
    s = position(
        f"ready a: {bat} [blood 5], min-seo [bowed, blood 1]\nattached a: 44-magnum [on ready/{bat}]\n"
        f"hand a: form-of-the-bat, form-of-mist, vessel\nready b: nassir [blood 3]\nattached b: {spies.format('nassir')}\n"
        f"ready c: ryan [blood 3]\nattached c: {spies.format('ryan')}",
        game=GAME,
    )
    play_through(s, f"hunt with {bat}", "block with nassir", "play form-of-the-bat")
    assert options(s) == [f"use a/{bat}", "pass"]  # a maneuver, and no gun
    play_through(s, f"use a/{bat}", "play form-of-mist", "way 2", "yes", "block with ryan")
    assert options(s) == [f"use a/{bat}", "pass"]
    s = position(
        f"ready a: {bat} [blood 5], min-seo [bowed, blood 1]\n"
        f"attached a: 44-magnum [on ready/{bat}], oblivion [on ready/{bat}]\n"
        "hand a: form-of-the-bat, umbrous-clutch, vessel\nready b: nassir [blood 3]\n"
        "attached b: sport-bike [on ready/nassir]\nready c: ryan [bowed, blood 3]",
        game=GAME,
    )
    reach(s, "play umbrous-clutch", "b/nassir", "block with nassir", "play form-of-the-bat")
    assert options(s) == ["use a/44-magnum", "pass"]  # it fights as it wanted to: no maneuver, but the gun
    s.choose("use a/44-magnum")
    assert [line for line in s.log() if line.startswith("a uses .44 Magnum: ") and "maneuver" in line]


@pytest.mark.ruling("C-043")
def test_a_card_that_blocks_hurts_at_once_and_fights_nobody():
    text = (
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: change-of-target, vessel{hand}\n"
        "ready b: nassir [bowed, blood 2]\nboard b: unleash-hells-fury\nready c: ryan [bowed, blood 2]\n"
        "attached a: {worn} [on ready/madison]"
    )
    s = position(text.format(hand="", worn="laptop-computer"), game=GAME)
    s.choose("bleed with madison")
    assert asked(s) == (1, ["use b/unleash-hells-fury", "pass"])
    s.choose("use b/unleash-hells-fury")
    assert (where(s, "madison"), where(s, "unleash-hells-fury"), s.pool[1]) == ("torpor", "ash", 30)
    assert "play change-of-target" not in options(s)  # the damage came before all that
    assert not any("combat" in line for line in s.log(0))
    s = position(text.format(hand="", worn="laptop-computer"), game=GAME)
    s.choose("hunt with madison")
    assert s.asked[1][0] != "impulse"  # not against what is aimed at nobody


@pytest.mark.ruling("C-055", "VR-4.4")
def test_a_card_that_lets_act_again_stays_locked_but_a_cancelled_action_was_none():
    s = position(
        "ready a: madison [bowed, blood 4], min-seo [bowed, blood 1]\nattached a: enkil-cog [on ready/madison]\n"
        "hand a: computer-hacking, vessel\nready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]\n"
        "hand c: direct-intervention",
        game=GAME,
    )
    assert options(s) == ["use a/enkil-cog", "done"]
    play_through(s, "use a/enkil-cog", "play computer-hacking", "play direct-intervention")
    assert locked(s, "enkil-cog")
    assert "bleed with a/madison" in options(s)
    s.choose("bleed with madison")
    assert (s.pool[1], s.asked[1][0]) == (28, "discard?")  # once; the cog bleeds as well


@pytest.mark.ruling("C-091", "VR-9.3")
def test_with_a_lost_sect_its_titles_sleep_but_impostors_still_pass_for_them():
    prince = vampire(title="prince")
    text = (
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\nready b: {who} [bowed, blood 3]\n"
        "hand b: second-tradition-domain\nready c: ryan [bowed, blood 2]\n{fall}"
    )
    for fall, who, plays in (
        ("", prince, True),
        ("board c: fall-of-the-camarilla", prince, False),
        ("board c: fall-of-the-camarilla", "impostor", True),
    ):
        s = position(text.format(who=who, fall=fall), game=GAME)
        assert (title(s, find(s, who)), number(s, "votes", who)) == (
            ("prince", 2) if plays and who == prince else ("", 0)
        )
        assert sect(s, find(s, who)) == ("Independent" if fall else "Camarilla")
        s.choose("bleed with madison")
        assert ("play second-tradition-domain" in options(s)) == plays
    sabbat = vampire(sect="Sabbat")
    s = position(text.format(who=sabbat, fall="board c: fall-of-the-camarilla"), game=GAME)
    assert sect(s, find(s, sabbat)) == "Sabbat"


@pytest.mark.ruling("C-121")
def test_a_burned_vampire_is_followed_by_a_younger_one_of_the_crypt():
    bearer, heir, peer = vampire(capacity=7), vampire(capacity=4), vampire(capacity=7, nth=1)
    for kind, top, found in (
        ("burn", heir, ("ash", "ready", 4, [heir])),
        ("burn", peer, ("ash", "uncontrolled", 0, [])),
        ("remove", heir, ("removed", "crypt", 0, [])),
    ):
        s = position(
            f"ready a: madison [blood 4]\nhand a: vessel\nready b: {bearer} [blood 2], nassir [bowed, blood 1]\n"
            f"attached b: soul-gem-of-etrius [on ready/{bearer}]\ncrypt b: {top}\nready c: ryan [bowed, blood 2]",
            game=GAME,
        )
        s.asked = None
        s.todo.append((happening, about(s, kind, find(s, bearer))))
        s.play()
        bears = [face for face in (heir, peer) if find_or_none(s, face) and "soul-gem-of-etrius" in borne_by(s, face)]
        assert (where(s, bearer), where(s, top), blood_on(s, top), bears) == found


def find_or_none(s, face: str) -> bool:
    """Return whether a face lies anywhere."""
    return any(now.face == face for now in s.pieces)


@pytest.mark.ruling("C-121", "VR-8.6")
def test_a_diablerist_cannot_take_what_brings_an_heir():
    bearer, heir = vampire(capacity=7), vampire(capacity=4)
    s = position(
        f"ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\ntorpor b: {bearer} [blood 2]\n"
        f"ready b: nassir [bowed, blood 1]\ncrypt b: {heir}\nready c: ryan [bowed, blood 2]\n"
        f"attached b: soul-gem-of-etrius [on torpor/{bearer}], 44-magnum [on torpor/{bearer}]",
        game=GAME,
    )
    s.choose(f"diablerise with a/madison: b/{bearer}")
    assert asked(s) == (0, ["take b/44-magnum", "leave b/44-magnum"])
    s.choose("take b/44-magnum")
    assert (where(s, bearer), where(s, heir), borne_by(s, heir)) == ("ash", "ready", ["soul-gem-of-etrius"])


def felled(mine: int, more: str = "", strike: str = ""):
    """Return a position in which a strong vampire of a has brought one of b to its knees; both may hold cards for that."""
    strong = vampire("POT", "cel")
    s = position(
        f"ready a: {strong} [blood {mine}], min-seo [bowed, blood 1]\n"
        "hand a: bums-rush, amaranth, amaranth, roundhouse, vessel\n"
        f"ready b: nassir [bowed, blood 1]\nattached b: 44-magnum [on ready/nassir]\nready c: ryan [bowed, blood 2]\n{more}",
        game=GAME,
    )
    reach(s, "play bums-rush", "b/nassir", "pass", "play roundhouse")
    if "way 1" in options(s):
        s.choose("way 1")
    s.choose(strike or "hand strike")
    return s, strong


@pytest.mark.ruling("C-117", "VR-8.6", "VR-12")
def test_amaranth_devours_who_should_go_to_torpor():
    s, strong = felled(3)
    assert asked(s) == (0, ["play amaranth", "pass"])
    s.choose("play amaranth")
    assert asked(s) == (0, ["take b/44-magnum", "leave b/44-magnum"])
    s.choose("take b/44-magnum")
    assert "play amaranth" not in options(s)  # nobody is going to torpor any more
    rest(s)
    assert (where(s, "nassir"), borne_by(s, strong)) == ("ash", ["44-magnum"])
    assert any("The referendum fails" in line for line in s.log(0))  # a blood hunt
    assert not any("torpor" in line for line in s.log(0))
    s, _ = felled(3)
    s.choose("pass")
    rest(s)
    assert where(s, "nassir") == "torpor"


@pytest.mark.ruling("C-117", "VR-8.5")
def test_amaranth_is_not_for_who_falls_itself():
    s, strong = felled(1, strike="use b/44-magnum")
    assert "play amaranth" not in options(s)
    assert (where(s, "nassir"), where(s, strong)) == ("torpor", "torpor")


@pytest.mark.ruling("C-069", "VR-6.3")
def test_what_is_brought_without_an_action_is_asked_for_and_paid_whole_and_is_no_action():
    who = vampire(sect="Anarch", capacity=5)
    text = (
        f"phase: 5.2.1\nready a: {who} [blood {{n}}], min-seo [blood 1]\n{{taught}}\n"
        f"hand a: piper, raven-spy, raven-spy, mr-winthrop, vessel\n{OTHERS}"
    )
    taught = f"attached a: animalism [on ready/{who}]"
    for level, n, brought in ((taught, 2, True), (taught, 0, False), ("", 2, False)):
        blood = text.replace("[blood {n}]", "").format(taught=level) if not n else text.format(n=n, taught=level)
        s = position(blood, game=GAME)
        s.choose("play piper")
        assert "bring mr-winthrop 1" in options(s)
        assert ("bring raven-spy 1" in options(s)) == brought  # it asks for Animalism and a blood
    s = position(text.format(n=2, taught=taught), game=GAME)
    play_through(s, "play piper", "bring raven-spy 1")
    assert (sorted(borne_by(s, who)), blood_on(s, who), locked(s, who)) == (["animalism", "raven-spy"], 1, True)
    s.asked = None
    s.todo.append((happening, about(s, "straighten", find(s, who))))
    s.play()
    while s.asked[1][0] != "action?":
        s.choose("done")
    assert "play raven-spy" in options(s)  # no action was used up
