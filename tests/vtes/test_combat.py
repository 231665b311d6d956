"""Chapter 8: combat in its steps, damage, torpor, diablerie (worked traces 5, 6, 7, 10)."""

import pytest

from coterie.games.vtes.rules.damage import Packet, deal
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
    vampire,
    where,
)

FIGHT = "ready a: {a}\nready b: {b}\nhand a: bums-rush{more}\nhand b: {answers}"


def rush(a: str, b: str, more: str = "", answers: str = "computer-hacking", **setup):
    """Return a combat between a vampire of a and one of b, just after nobody has blocked the rush."""
    s = position(FIGHT.format(a=a, b=b, more=f", {more}" if more else "", answers=answers), **setup)
    s.choose("play bums-rush")
    if "no block" in options(s):
        s.choose("no block")
    if f"use a/{a.split()[0]}" in options(s):
        s.choose("pass")  # the maneuver that the card gives
    return s


@pytest.mark.ruling("VR-8.2", "VR-8.3")
def test_both_strike_with_their_hands_at_close_range():
    s = rush("madison [blood 4]", "nassir [blood 3]")
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (3, 2)


@pytest.mark.ruling("VR-8.3", "V-140")
def test_a_dodge_protects_from_a_strike():
    s = rush("madison [blood 4]", "nassir [blood 3]", answers="dodge")
    assert asked(s) == (1, ["play dodge", "hand strike"])
    s.choose("play dodge")
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (4, 3)


@pytest.mark.ruling("VR-8.3")
def test_combat_ends_before_any_other_strike():
    s = rush("madison [blood 4]", "alice-chen [bowed, blood 3]", answers="majesty")
    play_through(s, "play majesty", "way 2")
    assert (blood_on(s, "madison"), blood_on(s, "alice-chen")) == (4, 2)  # 1 for the card
    assert not locked(s, "alice-chen")


@pytest.mark.ruling("VR-8.2")
def test_a_maneuver_goes_to_long_range_where_hands_reach_nobody():
    s = rush("madison [blood 4]", "nassir [blood 3]", answers="fake-out")
    assert asked(s) == (1, ["play fake-out", "pass"])
    s.choose("play fake-out")
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (4, 3)


@pytest.mark.ruling("VR-8.2", "C-095", "VR-10.4")
def test_a_gun_maneuvers_and_then_strikes_at_long_range():
    s = position(
        "ready a: madison [blood 4]\nhand a: bums-rush\nready b: nassir [blood 3]\n"
        "attached a: 44-magnum [on ready/madison]"
    )
    play_through(s, "play bums-rush", "no block")
    assert asked(s) == (0, ["use a/madison", "use a/44-magnum", "pass"])
    s.choose("use a/44-magnum")  # its maneuver; the strike is then the gun's, and nothing is asked
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (4, 1)


@pytest.mark.ruling("VR-8.2")
def test_a_press_makes_another_round():
    s = rush("madison [blood 4]", "nassir [blood 4]", answers="apportation")
    assert asked(s) == (1, ["play apportation", "pass"])
    s.choose("pass") if s.asked[1][1][0] == "range" else None
    assert s.asked[1][1][0] == "press"
    s.choose("play apportation")
    s.choose("pass")  # no maneuver in the second round either
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (2, 2)


@pytest.mark.ruling("VR-8.3")
def test_blood_is_stolen_and_what_cannot_be_kept_drains():
    s = rush("madison [blood 4]", "nassir [blood 3]", answers="theft-of-vitae")
    play_through(s, "play theft-of-vitae", "way 2")
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (2, 3)  # 3 + 2 drains to 4, then 1 damage


@pytest.mark.ruling("VR-8.2")
def test_additional_strikes():
    s = rush("catalina-vega [blood 5]", "nassir [blood 4]", more="blur")
    s.choose("play blur")
    s.choose("way 2")
    assert blood_on(s, "nassir") == 1  # three strikes
    assert blood_on(s, "catalina-vega") == 3  # one strike, and the card


@pytest.mark.ruling("VR-8.4", "C-109")
def test_prevention_costs_what_x_is():
    s = rush("aunt-linda [blood 4]", "brock-sterling [blood 3]", more="roundhouse", answers="hidden-strength")
    play_through(s, "play roundhouse", "way 2")
    assert asked(s) == (1, ["play hidden-strength", "pass"])
    play_through(s, "play hidden-strength", "way 1", "1")
    assert blood_on(s, "brock-sterling") == 0  # 3 - 1 for X; 4 damage, 2 prevented, 2 mended


@pytest.mark.ruling("VR-8.2", "C-105")
def test_blood_lost_in_the_round_is_drunk_at_its_end():
    s = rush("aunt-linda [blood 2]", "nassir [blood 4]", more="roundhouse, taste-of-vitae")
    play_through(s, "play roundhouse", "way 2")
    assert asked(s) == (0, ["play taste-of-vitae", "pass"])
    s.choose("play taste-of-vitae")
    assert (blood_on(s, "aunt-linda"), blood_on(s, "nassir")) == (4, 0)


@pytest.mark.ruling("C-099", "VR-10.3")
def test_a_retainers_damage_is_not_dodged():
    s = position(
        "ready a: lenny-burkhead [blood 4]\nhand a: bums-rush\nready b: nassir [blood 3]\nhand b: dodge\n"
        "attached a: murder-of-crows [lives 1, on ready/lenny-burkhead]"
    )
    play_through(s, "play bums-rush", "no block", "pass", "play dodge")
    assert (blood_on(s, "lenny-burkhead"), blood_on(s, "nassir")) == (4, 2)


@pytest.mark.ruling("VR-8.3")
def test_only_hand_strikes_after_a_grapple():
    s = rush("aunt-linda [blood 4]", "alice-chen [blood 3]", more="immortal-grapple", answers="majesty")
    s.choose("play immortal-grapple")
    s.choose("way 1") if "way 1" in options(s) else None
    while s.asked and s.asked[1][0] == "impulse":
        s.choose("pass")
    assert blood_on(s, "alice-chen") < 3


# ── damage (worked examples of 8.4) ─────────────────────────────────────────────────────────────────────────────────


def hurt(there: int, normal: int, worse: int):
    """Return the zone and the blood of a vampire with a given amount of blood after taking damage."""
    s = position(
        f"ready a: madison\nready b: nassir [blood {there}]" if there else "ready a: madison [blood 1]\nready b: nassir"
    )
    p = find(s, "nassir")
    life = s.pieces[p].life
    packets = [Packet(p, life, normal)] if normal else []
    packets += [Packet(p, life, worse, True)] if worse else []
    s.asked = None
    s.todo.append((deal, *packets))
    s.play()
    return where(s, "nassir"), blood_on(s, "nassir")


@pytest.mark.ruling("VR-8.4", "VR-8.5")
def test_damage_is_mended_or_leads_to_torpor():
    assert hurt(3, 3, 0) == ("ready", 0)
    assert hurt(0, 1, 0) == ("torpor", 0)
    assert hurt(2, 3, 0) == ("torpor", 0)


@pytest.mark.ruling("VR-8.4")
def test_aggravated_damage():
    assert hurt(1, 0, 1) == ("torpor", 1)
    assert hurt(2, 0, 3) == ("torpor", 0)
    assert hurt(1, 2, 1)[0] == "ash"
    assert hurt(4, 1, 1) == ("torpor", 3)


# ── torpor and diablerie ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.9", "VR-8.5")
def test_leaving_torpor_costs_two_blood():
    s = position(
        "ready a: madison [bowed, blood 1]\ntorpor a: nassir [blood 2]\nready b: ryan [bowed]\n"
        "ready c: brock-sterling [bowed]"
    )
    s.choose("leave torpor with a/torpor/nassir") if "leave torpor with a/torpor/nassir" in options(s) else s.choose(
        "leave torpor with a/nassir"
    )
    assert (where(s, "nassir"), blood_on(s, "nassir")) == ("ready", 0)


@pytest.mark.ruling("VR-6.9")
def test_a_rescue_shares_its_cost():
    s = position(
        "ready a: madison [blood 3]\ntorpor a: nassir [bowed, blood 1]\nready b: ryan [bowed]\n"
        "ready c: brock-sterling [bowed]"
    )
    s.choose("rescue with a/madison: a/nassir")
    assert asked(s) == (0, ["1", "2"])
    s.choose("1")
    assert (where(s, "nassir"), blood_on(s, "nassir"), blood_on(s, "madison"), locked(s, "nassir")) == (
        "ready",
        0,
        2,
        True,
    )


@pytest.mark.ruling("VR-8.6", "VR-7.4")
def test_diablerie_takes_blood_and_equipment_and_brings_a_blood_hunt():
    s = position(
        "ready a: oshri-dahan [blood 2]\ntorpor b: madison [blood 5]\nattached b: sport-bike [on torpor/madison]\n"
        "library a: dominate\nready b: alice-chen [bowed, blood 2]\nready c: ryan [bowed]"
    )
    s.choose("diablerise with a/oshri-dahan: b/madison")
    assert asked(s) == (0, ["take b/sport-bike", "leave b/sport-bike"])
    s.choose("take b/sport-bike")
    assert (where(s, "madison"), blood_on(s, "oshri-dahan")) == ("ash", 4)
    assert options(s) == ["fetch hand/dominate", "none"]
    s.choose("fetch hand/dominate")
    assert sorted(borne_by(s, "oshri-dahan")) == ["dominate", "sport-bike"]
    assert (number(s, "capacity", "oshri-dahan"), number(s, "dom", "oshri-dahan")) == (5, 2)
    assert asked(s)[0] == 1  # the prince of b votes on the blood hunt
    s.choose("vote for with b/alice-chen")
    assert where(s, "oshri-dahan") == "ash"


@pytest.mark.ruling("V-120", "V-133")
def test_equipment_burns_with_its_bearer():
    s = position(
        "ready a: oshri-dahan [blood 2]\ntorpor b: madison [blood 5]\n"
        "attached b: sport-bike [on torpor/madison]\nready c: ryan [bowed]"
    )
    play_through(s, "diablerise with a/oshri-dahan: b/madison", "leave b/sport-bike", "none")
    assert where(s, "sport-bike") == "ash"


# ── who is asked in combat ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.2")
@pytest.mark.parametrize(
    ("windows", "library", "asked_for"),
    [
        ("all", "dodge", {"strike?"}),  # for all that others know it could hold one
        ("all", "vessel", set()),
        ("useful", "dodge", set()),
        ("all", "flash", {"range", "press"}),
    ],
)
def test_who_could_hold_a_combat_card_is_asked_for_it_and_may_always_decline(windows, library, asked_for):
    s = position(
        f"ready a: loyal-street-gang [lives 3]\nready b: {vampire('CEL')} [blood 4]\nready c: ryan [bowed]\n"
        f"hand b: {', '.join(['vessel'] * 7)}\n"
        f"library b: {library}, {library}",
        windows=windows,
    )
    found = set()
    s.choose("bleed with loyal-street-gang")
    while s.asked[1][0] != "action?":
        about = s.asked[1][1][0] if s.asked[1][0] == "impulse" else s.asked[1][0]
        if s.asked[0] == 1 and about in ("strike?", "range", "press"):
            assert options(s) == (["hand strike"] if about == "strike?" else ["pass"])
            assert s.asked[4] is (about != "strike?")  # a window that can be passed with what follows
            found.add(about)
        s.choose(next((each for each in options(s) if each.startswith("block with")), options(s)[-1]))
    assert found == asked_for
