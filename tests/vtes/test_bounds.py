"""Bounds of words and rules: what is just not offered any more, the second round, the other range, the full vampire."""

import pytest

from tests.vtes.tools import IDLE, SCHOOL, find, options, position, reach, take, taught, vampire


def rushed(needs: str, hand: str, b: str = "min-seo [blood 4]"):
    """Return a combat that a vampire of seat a with some disciplines has begun."""
    who = taught(needs)
    s = position(
        f"ready a: {who} [blood 6], madison [bowed, blood 1]\nhand a: bums-rush, {hand}\nready b: {b}\n"
        "ready c: ryan [bowed, blood 4]",
        game=SCHOOL,
    )
    s.choose("play bums-rush")
    take(s, f"b/{b.split()[0]}")
    reach(s, "no block")
    return s


@pytest.mark.ruling("VR-8.2")
def test_rounds_are_counted_one_by_one():
    s = rushed("CEL", "flash, flash")
    assert s.asked[1] == ("impulse", ("range", ("combat", find(s, taught("CEL")), find(s, "min-seo"), "close", 1)))
    s.choose("pass")
    assert s.asked[1][1][0] == "press"
    s.choose("play flash")
    assert s.asked[1][1][1][-2:] == ("close", 2)


@pytest.mark.ruling("VR-8.2")
def test_nobody_is_grappled_at_long_range():
    for far in (False, True):
        s = rushed("CEL POT", "flash, immortal-grapple")
        if far:
            reach(s, "play flash")
            take(s, "way 1")
        else:
            s.choose("pass")
        assert ("play immortal-grapple" in options(s)) is not far


@pytest.mark.ruling("VR-1.5", "V-009")
def test_a_full_vampire_takes_no_pool_and_an_empty_one_gives_none():
    for there, pools in (("bowed", (29,)), ("blood 2", (29, 31)), ("blood 4", (31,))):
        found = set()
        for choice in range(len(pools)):
            s = position(
                f"phase: 5.1.4\nready a: nassir [{there}], madison [blood 2]\nattached a: vessel [on ready/nassir]\n"
                "ready b: min-seo [blood 4]\nready c: ryan [blood 2]"
            )
            s.choose("use a/vessel")
            if len(pools) > 1:
                s.choose(options(s)[choice])
            found.add(s.pool[0])
        assert found == set(pools)


@pytest.mark.ruling("C-065", "VR-10.4")
def test_the_smith_finds_no_second_vehicle():
    who = taught("tha")
    for borne, another in (("sport-bike", False), ("ivory-bow", True)):
        s = position(
            f"ready a: {who} [blood 6], madison [bowed, blood 1]\nattached a: {borne} [on ready/{who}]\n"
            "hand a: magic-of-the-smith, dodge, dodge, dodge, dodge, dodge, dodge\n"
            f"library a: dodge, sport-bike, laptop-computer\n{IDLE}",
            game=SCHOOL,
        )
        s.choose("play magic-of-the-smith")
        assert "fetch library/laptop-computer" in options(s)
        assert ("fetch library/sport-bike" in options(s)) is another


@pytest.mark.ruling("VR-4.5", "VR-1.3")
def test_nobody_uses_for_its_minions_what_those_of_others_do():
    who = vampire(clan="Lasombra", capacity=5)
    for seat, offered in (("a", True), ("c", False)):
        s = position(
            f"ready a: {who} [blood 4]\nboard {seat}: dead-pool [counter 2]\nready b: nassir [blood 4]\n"
            "ready c: brock-sterling [blood 4]"
        )
        s.choose(f"bleed with {who}")
        seen = []
        while s.asked[1][0] in ("impulse", "block?"):
            seen += options(s)
            s.choose("pass" if "pass" in options(s) else "no block")
        assert (f"use {seat}/dead-pool" in seen) is offered


@pytest.mark.ruling("VR-4.3", "C-007")
def test_only_reactions_of_small_minions_are_approximated():
    who = taught("PRE", capacity=8)
    for reacts, offered in ((taught("AUS", capacity=6), True), (taught("AUS", capacity=7), False)):
        s = position(
            f"ready a: {who} [blood 6], madison [bowed, blood 1]\nhand a: approximation-of-loyalty\n"
            f"ready b: {reacts} [blood 4]\nhand b: telepathic-misdirection\nready c: ryan [bowed, blood 4]",
            game=SCHOOL,
        )
        s.choose(f"bleed with {who}")
        reach(s, "play telepathic-misdirection")
        take(s, "way 2")
        assert ("play approximation-of-loyalty" in options(s)) is offered
