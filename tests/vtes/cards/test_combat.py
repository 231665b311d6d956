"""Combat cards, equipment and allies of the fixed decks: what each does, and what it must not do."""

import pytest

from tests.vtes.tools import (
    SCHOOL,
    blood_on,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    taught,
    vampire,
    where,
)

pytestmark = pytest.mark.ruling("VR-8.2", "VR-8.3", "VR-8.4")
BLOCKED = "ready b: nassir [blood 4]\nready c: ryan [bowed]"


def fighting(who: str, card: str, *choices: str, more: str = BLOCKED):
    """Return a position in which a vampire of seat a with a combat card is blocked by nassir; then some choices are made."""
    s = position(f"ready a: {who} [blood 3], madison [blood 1]\nhand a: {card}\n{more}")
    play_through(s, f"bleed with {who}", "block with nassir", *choices)
    return s


PREVENTING = [
    ("soak", vampire("FOR"), "way 1"),
    ("soak", vampire("FOR"), "way 2"),
    ("indomitability", vampire("FOR"), "way 1"),
    ("unflinching-persistence", vampire("FOR"), ""),
    ("rego-motum", vampire("THA"), "way 1"),
    ("rego-motum", vampire("THA"), "way 2"),
]


@pytest.mark.parametrize(("card", "who", "way"), PREVENTING)
@pytest.mark.ruling("VR-8.4")
def test_damage_is_prevented(card, who, way):
    s = position(f"ready a: {who} [blood 3], madison [blood 1]\nhand a: {card}\n{BLOCKED}")
    play_through(s, f"bleed with {who}", "block with nassir")
    while f"play {card}" in options(s) and "pass" in options(s) and not s.question.prompt.startswith("Damage"):
        s.choose("pass")  # a maneuver
    s.choose(f"play {card}")
    if way:
        s.choose(way)
    cost = 1 if card == "rego-motum" else 0
    assert blood_on(s, who) == 3 - cost


def test_soak_prevents_no_aggravated_damage():
    who = vampire("FOR")
    s = position(
        f"ready a: {who} [blood 3], madison [blood 1]\nhand a: soak\nready b: nassir [blood 4]\nready c: ryan [bowed]\n"
        "attached b: ivory-bow [on ready/nassir]"
    )
    play_through(s, f"bleed with {who}", "block with nassir", "use b/ivory-bow")
    if "play soak" in options(s):
        play_through(s, "play soak", "way 2")
    assert where(s, who) == "torpor"


ENDING = [
    ("no-trace", vampire("OBF"), ""),
    ("earth-meld", vampire("PRO"), "way 1"),
    ("earth-meld", vampire("PRO"), "way 2"),
    ("rapid-change", vampire("PRO"), ""),
]


@pytest.mark.parametrize(("card", "who", "way"), ENDING)
@pytest.mark.ruling("VR-8.3")
def test_combat_ends(card, who, way):
    s = fighting(who, card, f"play {card}", *([way] if way else []))
    assert blood_on(s, "nassir") == 4
    assert locked(s, who) == (way != "way 2")


def test_body_flare_and_walk_of_flame_burn():
    s = fighting(vampire("PRO"), "body-flare", "play body-flare", "way 1")
    assert where(s, "nassir") == "torpor"
    s = fighting(vampire("THA"), "walk-of-flame")
    assert where(s, "walk-of-flame") == "hand"  # it is the first round
    who = vampire("THA")
    s = position(f"ready a: {who} [blood 3], madison [blood 1]\nhand a: walk-of-flame, apportation\n{BLOCKED}")
    play_through(s, f"bleed with {who}", "block with nassir")
    while "play walk-of-flame" not in options(s):
        if "play apportation" in options(s) and s.question.prompt.startswith("Press"):
            s.choose("play apportation")
            if "way 1" in options(s):
                s.choose("way 1")
        else:
            s.choose("pass")
    play_through(s, "play walk-of-flame", "way 1")
    assert where(s, "nassir") == "torpor"


STRIKES = [
    ("pursuit", vampire("CEL"), "", 2),
    ("quickness", vampire("CEL"), "way 1", 2),
    ("quickness", vampire("CEL"), "way 2", 2),
    ("shadow-shift", vampire("OBL"), "", 2),
]


@pytest.mark.parametrize(("card", "who", "way", "left"), STRIKES)
@pytest.mark.ruling("VR-8.2")
def test_additional_strikes(card, who, way, left):
    s = position(f"ready a: {who} [blood 3], madison [blood 1]\nhand a: {card}\n{BLOCKED}")
    play_through(s, f"bleed with {who}", "block with nassir")
    while not s.question.prompt.startswith("Additional"):
        s.choose("pass")
    play_through(s, f"play {card}", *([way] if way else []))
    assert blood_on(s, "nassir") == left


def test_form_of_the_wolf_strengthens():
    s = fighting(vampire("PRO"), "form-of-the-wolf", "play form-of-the-wolf", "way 1")
    assert blood_on(s, "nassir") == 2
    s = fighting(vampire("PRO"), "form-of-the-wolf", "play form-of-the-wolf", "way 2")
    assert f"use a/{vampire('PRO')}" in options(s)  # the press


def test_wolf_claws_wound():
    s = fighting(vampire("PRO"), "wolf-claws", "play wolf-claws")
    assert where(s, "nassir") == "torpor"


def test_aid_from_bats_strikes_at_range_and_maneuvers():
    who = vampire("ANI")
    s = fighting(who, "aid-from-bats", "play aid-from-bats", "way 2")
    assert (blood_on(s, who), blood_on(s, "nassir")) == (3, 3)  # nassir's hands do not reach


def test_coma_sends_a_vampire_to_torpor_and_no_ally():
    s = fighting(vampire("DEM"), "coma", "play coma", "way 1")
    assert where(s, "nassir") == "torpor"
    s = position(
        f"ready a: {vampire('DEM')} [blood 3]\nhand a: coma\nready b: the-knights [lives 2]\nready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {vampire('DEM')}", "block with the-knights")
    assert where(s, "coma") == "hand"


WEAPONS = [
    ("kalis-fang", "torpor"),
    ("ivory-bow", "torpor"),
    ("flamethrower", "torpor"),
    ("assault-rifle", 0),
    ("righteous-blade", 2),
]


@pytest.mark.parametrize(("card", "what"), WEAPONS)
@pytest.mark.ruling("VR-8.3")
def test_weapons(card, what):
    who = vampire(capacity=6)
    s = position(f"ready a: {who} [blood 3], madison [blood 1]\nattached a: {card} [on ready/{who}]\n{BLOCKED}")
    play_through(s, f"bleed with {who}", "block with nassir")
    while s.question.prompt.startswith("Range"):
        s.choose("pass")
    s.choose(next(text for text in options(s) if text.startswith("use")))
    assert where(s, "nassir") == what or blood_on(s, "nassir") == what
    assert where(s, card) == "attached"


def test_a_laptop_and_a_retainer():
    s = position(
        "ready a: madison [blood 2], thadius-zho [lives 2]\nready b: ryan [bowed, blood 2]\n"
        "attached a: laptop-computer [on ready/madison], mr-winthrop [lives 1, on ready/madison]"
    )
    assert (number(s, "bleed", "madison"), number(s, "intercept", "madison"), number(s, "bleed", "ryan")) == (2, 1, 1)
    s.choose(next(text for text in options(s) if text.startswith("act with a/thadius-zho") and text.endswith("b/ryan")))
    assert blood_on(s, "ryan") == 1


def test_double_deuce_heals_up_to_three():
    s = position("phase: 5.1.4\nready a: double-deuce [lives 2]\nready b: ryan [bowed]")
    assert blood_on(s, "double-deuce") == 3
    s = position("phase: 5.1.4\nready a: double-deuce [lives 3]\nready b: ryan [bowed]")
    assert blood_on(s, "double-deuce") == 3


@pytest.mark.parametrize(
    ("line", "face", "less"), [("board b", "dummy-corporation", 2), ("ready b", "47th-street-royals", 3)]
)
def test_cards_that_are_burned_to_reduce_a_bleed(line, face, less):
    lives = " [lives 2, bowed]" if line == "ready b" else ""
    s = position(
        f"ready a: madison [blood 2]\nattached a: j-s-simmons-esq [lives 1, on ready/madison], "
        f"laptop-computer [on ready/madison]\n{line}: {face}{lives}\nready c: ryan [bowed]"
    )
    play_through(s, "bleed with madison", f"use b/{face}")
    assert (s.pool[1], where(s, face)) == (30 - max(0, 3 - less), "ash")


@pytest.mark.ruling("C-105", "V-121")
def test_an_ally_leaves_nothing_to_drink():
    who = taught(capacity=7)
    for victim, offered in (("loyal-street-gang [lives 4]", False), ("nassir [blood 4]", True)):
        s = position(
            f"ready a: {who} [blood 4], madison [bowed, blood 1]\nhand a: taste-of-vitae\nready b: {victim}\n"
            "ready c: ryan [bowed, blood 1]",
            game=SCHOOL,
        )
        s.choose(f"bleed with {who}")
        reach(s, f"block with {victim.split()[0]}")
        assert ("play taste-of-vitae" in options(s)) is offered
