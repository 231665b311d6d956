"""The Ankara Citadel, whose bearer pays half of the blood that cards cost."""

import pytest

from coterie.games.vtes.cards import FACES
from tests.vtes.tools import (
    SCHOOL,
    UP,
    blood_on,
    find,
    first_way,
    options,
    position,
    reach,
    rest,
    taught,
    where,
)

HERE = "the-ankara-citadel-turkey"
WHO = taught("for dom cel dem aus", capacity=8, clan="Tremere")


def bears(card: str, blood: int = 4, b: str = "nassir [bowed, blood 4]", on: str = WHO, more: str = ""):
    """Return a position in which a vampire of seat a bears the Citadel, perhaps, and holds a card."""
    citadel = f"attached a: {HERE} [on ready/{on}]\n" if on else ""
    return position(
        f"ready a: {WHO} [blood {blood}], madison [bowed, blood 4]\n{citadel}hand a: {card}\nready b: {b}\n"
        f"ready c: ryan [bowed]\nlibrary a: dodge\n{more}",
        game=SCHOOL,
    )


@pytest.mark.ruling("VR-1.5", "VR-4.8")
@pytest.mark.parametrize(
    ("card", "printed", "on", "left"),
    [
        ("dominate-kine", 2, WHO, 3),
        ("pulse-of-the-canaille", 3, WHO, 3),  # 3 halved is 1
        ("pulse-of-the-canaille", 3, "madison", 1),  # somebody else's
        ("pulse-of-the-canaille", 3, "", 1),
    ],
)
def test_actions_cost_half_of_the_blood_rounded_down(card, printed, on, left):
    assert FACES[card].cost == f"blood {printed}"
    s = bears(card, on=on)
    reach(s, f"play {card}")
    first_way(s)
    for _ in range(30):
        if s.asked[1][0] == "action?":
            break
        s.choose(next(each for each in ("pass", "no block", *options(s)) if each in options(s)))
    assert blood_on(s, WHO) == left


@pytest.mark.ruling("V-060", "VR-4.8")
@pytest.mark.parametrize(("on", "can"), [(WHO, True), ("madison", False)])
def test_who_pays_half_needs_no_more(on, can):
    s = bears("pulse-of-the-canaille", blood=1, on=on)
    assert ("play pulse-of-the-canaille" in options(s)) is can


@pytest.mark.parametrize(("card", "left"), [("the-kiss-of-ra", 1), ("alacrity", 2)])
def test_action_modifiers_cost_what_is_printed(card, left):
    s = bears(card, b=UP)
    s.choose(f"bleed with {WHO}")
    for _ in range(12):
        if f"play {card}" in options(s):
            break
        s.choose(next(each for each in ("pass", "block with b/nassir", "block with nassir") if each in options(s)))
    s.choose(f"play {card}")
    assert blood_on(s, WHO) == left


@pytest.mark.ruling("VR-4.8")
@pytest.mark.parametrize(("on", "most"), [(WHO, 5), ("madison", 2)])
def test_of_an_x_that_is_paid_in_blood_half_is_paid(on, most):
    s = bears("hidden-strength", blood=2, b="nassir [blood 4]", on=on)
    reach(s, f"bleed with {WHO}", "block with nassir", "play hidden-strength")
    assert options(s)[-1] == str(most)
    s.choose(str(most))
    assert blood_on(s, WHO) == 0


@pytest.mark.ruling("VR-1.5", "VR-4.8")
def test_what_makes_a_card_dearer_is_added_to_the_half():
    lord = taught("AUS", capacity=8, clan="Tremere")
    for events, left in (("", 3), ("board b: the-slow-withering\n", 2)):
        s = position(
            f"ready a: {lord} [blood 4]\nattached a: {HERE} [on ready/{lord}]\nhand a: pulse-of-the-canaille\n"
            f"ready b: nassir [bowed, blood 4]\nready c: ryan [bowed]\nlibrary a: dodge\n{events}",
            game=SCHOOL,
        )
        reach(s, "play pulse-of-the-canaille", "way 2")
        rest(s)
        assert blood_on(s, lord) == left


def test_what_costs_pool_or_is_no_card_costs_the_same():
    s = bears("ak-47")
    s.choose("play ak-47")
    rest(s)
    assert (where(s, "ak-47"), s.pool[0], blood_on(s, WHO)) == ("attached", 25, 4)
    s = position(
        f"torpor a: {WHO} [blood 1]\nattached a: {HERE} [on torpor/{WHO}]\nready b: nassir [bowed]\nready c: ryan [bowed]\n",
        game=SCHOOL,
    )
    assert not any(each.startswith("leave torpor") for each in options(s))  # it takes 2


def test_the_citadel_is_a_location_and_no_equipment_and_only_a_tremere_builds_it():
    s = bears("dodge")
    assert s.game.kind(s, find(s, HERE)) == "location"
    for clan, can in (("Tremere", True), ("Ventrue", False)):
        who = taught("dom", capacity=5, clan=clan)
        s = position(
            f"ready a: {who} [blood 4]\nhand a: {HERE}\nready b: nassir [bowed]\nready c: ryan [bowed]\n", game=SCHOOL
        )
        assert (f"play {HERE}" in options(s)) is can
