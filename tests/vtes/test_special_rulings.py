"""Single rulings (C-…) that few cards need: votes against, queued combats, fear, locations that are worn."""

import pytest

from coterie.games.vtes.rules.strikes import current_combat
from coterie.kernel.events import about, happening
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    OTHERS,
    asked,
    blood_on,
    borne_by,
    do,
    faces,
    find,
    locked,
    options,
    play_through,
    position,
    vampire,
    where,
)


@pytest.mark.ruling("C-031", "VR-6.5")
def test_a_block_that_has_failed_locks_its_minion_only_as_the_action_resolves():
    who = vampire("OBF", capacity=5)
    for way, tired in (("way 1", False), ("way 2", True)):
        s = position(
            f"ready a: {who} [blood 3], min-seo [bowed, blood 1]\nhand a: faceless-night, vessel\n"
            "ready b: oshri-dahan [blood 3]\nhand b: deflection\nready c: ryan [bowed, blood 2]",
            game=GAME,
        )
        play_through(s, f"bleed with {who}", "block with oshri-dahan", "play faceless-night", way)
        if "no block" in options(s):
            s.choose("no block")
        assert asked(s) == (1, ["play deflection", "pass"])  # it may still react
        assert not locked(s, "oshri-dahan")
        s.choose("pass")
        assert locked(s, "oshri-dahan") == tired


@pytest.mark.ruling("C-061", "C-065", "VR-6.7")
def test_a_bonus_for_a_discard_is_one_for_each_copy_in_an_action():
    s = position(
        "ready a: madison [blood 6], min-seo [bowed, blood 1]\nhand a: dodge, dodge, dodge, vessel\n"
        f"board a: haqims-law-retribution\n{OTHERS}",
        game=GAME,
    )
    play_through(s, "bleed with madison", "use a/haqims-law-retribution")
    while s.asked[1][0] == "choose":
        s.choose("dodge")
    assert "use a/haqims-law-retribution" not in options(s)
    while s.asked[1][0] == "impulse":
        s.choose("pass")
    assert (s.pool[1], faces(s, "hand")) == (28, ["dodge", "dodge", "vessel"])


@pytest.mark.ruling("C-067", "V-090")
def test_equipment_that_is_a_location_is_only_that_in_play():
    s = position(
        f"ready a: madison [blood 6], min-seo [bowed, blood 1]\nhand a: gran-madre-di-dio-italy, vessel\n{OTHERS}",
        game=GAME,
    )
    assert s.game.kind(s, find(s, "gran-madre-di-dio-italy")) == "equipment"
    s.choose("play gran-madre-di-dio-italy")
    assert borne_by(s, "madison") == ["gran-madre-di-dio-italy"]
    assert s.game.kind(s, find(s, "gran-madre-di-dio-italy")) == "location"
    who = vampire("OBF", capacity=5)
    text = (
        f"ready a: {who} [blood 3], min-seo [bowed, blood 1]\nhand a: conceal, vessel\nready b: nassir [bowed, blood 2]\n"
        "attached b: gran-madre-di-dio-italy [on ready/nassir]{more}\nready c: ryan [bowed, blood 2]"
    )
    s = position(text.format(more=""), game=GAME)
    s.choose("play conceal")
    assert where(s, "gran-madre-di-dio-italy") == "ash"  # burned as a location, the only thing that can be meant
    assert blood_on(s, "nassir") == 2


@pytest.mark.ruling("C-077", "VR-7.1")
def test_what_passes_by_itself_is_not_voted_on():
    s = position(
        "ready a: alice-chen [blood 7], min-seo [bowed, blood 1]\nhand a: banishment, bewitching-oration, vessel\n"
        f"{OTHERS}",
        game=GAME,
    )
    s.choose("play banishment")
    assert (s.pool[0], s.asked[1][0]) == (32, "discard?")


@pytest.mark.ruling("C-089", "VR-7.1")
def test_the_margin_of_what_passed_by_itself_is_nothing():
    s = position(
        "ready a: alice-chen [blood 3], min-seo [bowed, blood 1]\nhand a: banishment, voter-captivation, vessel\n"
        f"{OTHERS}",
        game=GAME,
    )
    s.choose("play banishment")
    if "play voter-captivation" in options(s):
        play_through(s, "play voter-captivation", "way 1")
    assert (s.pool[0], blood_on(s, "alice-chen")) == (32, 3)


@pytest.mark.ruling("C-085", "VR-7.2")
def test_votes_against_are_cast_at_once_and_not_gained_by_who_is_for_it():
    text = (
        "ready a: alice-chen [blood 7], min-seo [bowed, blood 1]\nhand a: anarchist-uprising, vessel\n"
        "ready b: horst-von-bruhl [blood 3]\nhand b: delaying-tactics\nready c: ryan [bowed, blood 2]"
    )
    s = position(text, game=GAME)
    play_through(s, "play anarchist-uprising", "no block", "vote for with a/alice-chen", "play delaying-tactics")
    while s.asked[1][0] == "votes?":
        s.choose("pass")
    assert s.pool == (30, 30, 30)  # 3 for it, 4 against
    s = position(text, game=GAME)
    play_through(
        s, "play anarchist-uprising", "no block", "vote for with a/alice-chen", "vote for with b/horst-von-bruhl"
    )
    assert "play delaying-tactics" not in options(s)


@pytest.mark.ruling("C-087", "VR-7.1")
def test_a_vampire_in_torpor_uses_what_asks_for_nothing_once_in_a_referendum():
    s = position(
        "ready a: alice-chen [blood 7], min-seo [bowed, blood 1]\nhand a: anarchist-uprising, vessel\n"
        "torpor b: speaker [bowed, blood 1]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    s.choose("play anarchist-uprising")
    s.choose("vote for with a/alice-chen")
    assert asked(s) == (1, ["use b/speaker", "pass"])
    play_through(s, "use b/speaker", "1 against")
    assert not any("speaker" in text for text in options(s))


@pytest.mark.ruling("C-101", "VR-8.3")
def test_who_faces_aggravated_damage_may_flee_into_torpor_before_it():
    claws = vampire("PRO", capacity=6)
    for aggravated in (True, False):
        s = position(
            f"ready a: {claws} [blood 5], min-seo [bowed, blood 1]\nhand a: bums-rush, body-flare, vessel\n"
            "ready b: nassir [bowed, blood 2]\nhand b: rotschreck, dodge\nready c: ryan [bowed, blood 2]",
            game=GAME,
        )
        play_through(s, "play bums-rush", "b/nassir", "pass")
        if aggravated:
            play_through(s, "play body-flare", "way 1", "play dodge")  # also against a dodge
            assert asked(s) == (1, ["play rotschreck", "pass"])
            s.choose("play rotschreck")
            assert (where(s, "nassir"), blood_on(s, "nassir"), borne_by(s, "nassir")) == ("torpor", 2, ["rotschreck"])
        else:
            play_through(s, "hand strike", "play dodge")
            assert where(s, "rotschreck") == "hand"


@pytest.mark.ruling("C-103", "VR-8.1")
def test_a_queued_combat_follows_once():
    fast = vampire("CEL", capacity=6)
    s = position(
        f"ready a: {fast} [blood 5], min-seo [bowed, blood 1]\nhand a: bums-rush, psyche, psyche, vessel\n"
        "ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, "play bums-rush", "b/nassir")
    while s.asked[1][1][0] != "end of round":
        s.choose("pass")
    s.choose("play psyche")
    second = current_combat(s)
    assert second is not None
    assert second.follows  # the other copy could not be played in the first: one was queued already
    assert s.asked[1][1][0] == "press"  # not the range: the maneuver of the rush was for the first
    assert blood_on(s, "nassir") in (2, 3)
    combats = [line for line in s.log(0) if " fight" in line]
    assert len(combats) == 2
    assert s.game.kind(s, find(s, "nassir")) == "vampire"
    do(s, (happening, about(s, "torpor", find(s, "nassir"))))
    assert where(s, "nassir") == "torpor"
