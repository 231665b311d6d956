"""Which text wins over which (VR-0), and what was decided where the sources leave a point open (VR-14)."""

import pytest

from coterie.games.vtes.facts import sect
from coterie.kernel.events import about, about_seat
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Sets
from tests.vtes.tools import (
    asked,
    blood_on,
    find,
    happen,
    options,
    position,
    reach,
    rest,
    table,
)

IDLE = "ready c: ryan [bowed, blood 4]"


# ── which wins ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-0")
@pytest.mark.parametrize("barred", [True, False])
def test_what_cannot_be_done_is_not_done_although_a_text_allows_it(barred):
    more = {"attached_a": "pentextm-subversion [on ready/anneke]"} if barred else {}
    s = table("madison [blood 4]", b="anneke [blood 4]", c="", **more)
    s.choose("hunt with madison")
    there = [*options(s)] if s.question.seat == 1 else []
    assert bool([each for each in there if "anneke" in each]) is not barred


@pytest.mark.ruling("VR-0")
@pytest.mark.parametrize(("first", "then"), [("Anarch", "Sabbat"), ("Sabbat", "Anarch")])
def test_of_two_effects_on_the_same_trait_the_later_one_counts(first, then):
    s = table("madison [blood 4]")
    for each in (first, then):
        happen(s, about(s, "gain", find(s, "madison"), detail=(Sets("sect", each, THIS), ("forever",), "madison")))
    assert sect(s, find(s, "madison")) == then


@pytest.mark.ruling("VR-0")
@pytest.mark.parametrize(("who", "masters"), [("anson", 2), ("madison", 1)])
def test_a_card_wins_over_the_rules(who, masters):
    hand = ", ".join(["elder-library", "information-highway", "the-parthenon"])
    s = position(f"phase: 5.2.1\nready a: {who} [blood 4]\nhand a: {hand}\nready b: nassir [bowed]\n{IDLE}")
    for n in range(masters):
        s.choose(next(each for each in options(s) if each.startswith("play")))
        assert ("done" in options(s) and any(each.startswith("play") for each in options(s))) is (n < masters - 1)


# ── open points ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-14", "VR-4.1")
def test_outside_of_actions_the_impulse_goes_clockwise():
    s = position(
        "phase: 5.2.1\nready a: madison [blood 4]\nhand a: elder-library\nready b: nassir [bowed]\nhand b: sudden-reversal\n"
        "ready c: ryan [bowed]\nhand c: sudden-reversal"
    )
    s.choose("play elder-library")
    assert asked(s) == (1, ["play sudden-reversal", "pass"])
    s.choose("pass")
    assert asked(s) == (2, ["play sudden-reversal", "pass"])


@pytest.mark.ruling("VR-14", "VR-8.3")
def test_hands_reach_nobody_at_long_range():
    s = position(
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nready b: nassir [blood 4]\n"
        f"attached b: 44-magnum [on ready/nassir]\n{IDLE}"
    )
    reach(s, "bleed with madison", "block with nassir", "use b/44-magnum")
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (2, 4)


@pytest.mark.ruling("VR-14", "VR-13.1")
def test_nobody_has_the_edge_of_who_is_ousted():
    s = position(f"edge: b\nready a: madison [blood 4]\nready b: nassir\n{IDLE}")
    happen(s, about_seat("oust", 1))
    assert s.edge == -1
    s = position(f"edge: a\nready a: madison [blood 4]\nready b: nassir\n{IDLE}")
    happen(s, about_seat("oust", 1))
    assert s.edge == 0
