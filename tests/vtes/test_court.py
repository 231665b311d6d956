"""Court cases: cards that other cards, used before or meanwhile, make into something else than their text seems to say."""

import pytest

from coterie.games.vtes.rules.combat import fight
from coterie.kernel.pieces import ref
from tests.vtes.tools import (
    LIBRARIES,
    SCHOOL,
    blood_on,
    do,
    find,
    options,
    position,
    reach,
    rest,
    taught,
    where,
)


def arena(mine: str, theirs: str, hand: str = "vessel", their_hand: str = "vessel", more: str = "", blood=(7, 5)):
    """Return a position in which a vampire of seat a fights one of seat b outside of any action."""
    s = position(
        f"{LIBRARIES}ready a: {mine} [blood {blood[0]}], madison [bowed]\nhand a: {hand}\n{more}"
        f"ready b: {theirs} [blood {blood[1]}]\nhand b: {their_hand}\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    do(s, (fight, ref(s, find(s, mine)), ref(s, find(s, theirs))))
    return s


def play(s, card: str, *ways: str) -> None:
    """Play a card as soon as possible, in a given way if it is asked for."""
    reach(s, f"play {card}")
    for way in ways:
        if way in options(s):
            s.choose(way)


# ── claws ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.3", "VR-10.4")
@pytest.mark.parametrize(
    ("strike", "left"), [("use a/weighted-walking-stick", (3, "ready")), ("hand strike", (5, "torpor"))]
)
def test_claws_are_no_sharper_for_a_weapon_in_the_hand(strike, left):
    """A stick does 2 normal damage; the bare hand does 1 that is aggravated."""
    own, foe = taught("PRO", capacity=8), taught(capacity=7, nth=2)
    s = arena(own, foe, "weighted-walking-stick, bone-spur")
    play(s, "weighted-walking-stick")
    play(s, "bone-spur", "way 1")
    reach(s, strike)
    rest(s)
    assert (blood_on(s, foe), where(s, foe)) == left


@pytest.mark.ruling("C-101", "VR-8.3")
@pytest.mark.parametrize(("strike", "flees"), [("use a/weighted-walking-stick", False), ("hand strike", True)])
def test_nobody_flees_from_a_stick_because_of_claws(strike, flees):
    own, foe = taught("PRO", capacity=8), taught(capacity=7, nth=2)
    s = arena(own, foe, "weighted-walking-stick, bone-spur", "rotschreck")
    play(s, "weighted-walking-stick")
    play(s, "bone-spur", "way 1")
    reach(s, strike, "hand strike")
    there = []
    while "done" not in options(s):
        there += options(s)
        s.choose("pass")
    assert ("play rotschreck" in there) is flees


# ── limits ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.7", "C-113")
@pytest.mark.parametrize("card", ["bonding", "confusion"])
@pytest.mark.parametrize("first", [False, True])
def test_what_hides_and_bleeds_is_not_played_to_hide_once_the_limit_is_used_up(card, first):
    own = taught("DOM DEM", capacity=8)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 6]\nhand a: conditioning, {card}\nready b: nassir [blood 4]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    s.choose(f"bleed with {own}")
    if first:
        play(s, "conditioning", "way 1")
    reach(s, "block with nassir")
    assert (f"play {card}" in options(s)) is not first


@pytest.mark.ruling("C-039", "VR-6.3")
@pytest.mark.parametrize(("action", "other"), [("hunt with", "bleed with"), ("bleed with", "hunt with")])
def test_who_changes_the_target_does_not_do_the_same_again(action, other):
    """Neither a bleed nor a hunt, which could be repeated otherwise."""
    own = taught(capacity=8)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 4]\nhand a: change-of-target\nready b: nassir [blood 4]\n"
        "attached b: raven-spy [lives 1, on ready/nassir]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    reach(s, f"{action} {own}", "block with nassir", "play change-of-target")
    rest(s)
    there = options(s)
    assert (f"{action} a/{own}" in there, f"{other} a/{own}" in there) == (False, True)
