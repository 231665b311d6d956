"""Who leaves the game and what goes with them (chapter 13): what they control, not what they own; who may withdraw."""

import pytest

from coterie.kernel.events import about
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Bonus
from tests.vtes.tools import LIBRARIES, faces, find, happen, number, options, position, rest, where

ARMED = "ivory-bow [on ready/nassir], sport-bike [on ready/nassir]"


@pytest.mark.ruling("VR-13.1", "VR-1.3")
def test_what_a_stolen_vampire_bears_leaves_with_the_thief():
    s = position(
        f"{LIBRARIES}pool: 30 1 30\nready a: madison [blood 4], catalina-vega [bowed, blood 1]\n"
        "ready b: nassir [blood 3, of c, by b, bowed], min-seo [bowed, blood 1]\n"
        f"attached c: {ARMED}\nready c: ryan [bowed, blood 4]"
    )
    s.choose("bleed with madison")
    rest(s)
    assert [where(s, face) for face in ("nassir", "ivory-bow", "sport-bike")] == ["removed"] * 3
    assert faces(s, "ash", 2) == []


@pytest.mark.ruling("VR-13.1", "V-111")
def test_what_a_stolen_vampire_bears_stays_as_its_owner_leaves():
    s = position(
        f"{LIBRARIES}pool: 30 1 30\nready a: madison [blood 4], nassir [blood 3, of b, by a, bowed]\n"
        f"attached b: {ARMED}\nready b: min-seo [bowed, blood 1]\nattached c: vessel [on ready/min-seo]\n"
        "ready c: ryan [bowed, blood 4]"
    )
    s.choose("bleed with madison")
    rest(s)
    assert [where(s, face) for face in ("nassir", "ivory-bow", "sport-bike")] == ["ready", "attached", "attached"]
    assert s.game.speaks(s, find(s, "ivory-bow")) == 0
    assert (where(s, "min-seo"), where(s, "vessel")) == ("removed", "ash")  # c's own card on b's vampire is burned


@pytest.mark.ruling("VR-13.4")
def test_only_who_begins_its_turn_with_too_few_cards_may_withdraw():
    others = "board a: dreams-of-the-sphinx\nready b: nassir [blood 2]\nready c: ryan [blood 2]"
    for held, may in ((7, False), (6, True)):
        s = position(f"phase: 5.1.1\nready a: madison [blood 4]\nhand a: {', '.join(['vessel'] * held)}\n{others}")
        assert ("withdraw" in options(s)) is may
        s.choose("use a/dreams-of-the-sphinx")  # two cards more would be held now
        assert ("withdraw" in options(s)) is may


@pytest.mark.ruling("VR-11.3", "VR-13.1")
def test_what_lasts_until_a_turn_of_one_who_is_out_ends_as_that_turn_would_have_come():
    for out in ("b", "b c"):
        s = position(
            f"{LIBRARIES}out: {out}\nready a: madison [blood 4]\nready d: ryan [blood 4]\nlibrary d: dodge\nready e: min-seo",
            players=5,
        )
        word = Bonus("strength", 1, THIS)
        for seat in (1, 3, 4):
            happen(s, about(s, "gain", find(s, "madison"), detail=(word, ("unlock", seat), "")))
        assert number(s, "strength", "madison") == 4
        s.choose("done")
        while s.active == 0:
            s.choose("done")
        skipped = len(out.split())
        assert s.active == skipped + 1
        assert number(s, "strength", "madison") == (3 if skipped == 1 else 2)  # that of d ends as its turn begins
