"""Reinforcements, by which libraries grow again, and which leaves the game."""

import pytest

from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    SCHOOL,
    at_school,
    locked,
    options,
    position,
    reach,
    rest,
    taught,
    vampire,
    where,
)

CARD = "reinforcements"
PRINCE = vampire(title="prince", least=6)
ASH = "ash a: dodge, slam, nassir\nash b: 44-magnum, ivory-bow, dodge, majesty, lupo\n"
SIX = ", ".join(["dodge"] * 6)
LIBRARIES = "library a: vessel\nlibrary b: vessel\nlibrary c: vessel\n"


def called(hand: str = "", b: str = "min-seo [bowed, blood 2]", more: str = ASH):
    """Return a position in which a prince of seat a can call for reinforcements."""
    hands = f"hand a: {CARD}, {SIX}\n{hand or f'hand b: {SIX}, vessel'}\nhand c: {SIX}, vessel\n"
    s = at_school(f"{PRINCE} [blood 4]", f"{hands}{more}{LIBRARIES}", b=b)
    s.choose(f"play {CARD}")
    return s


def vote(s, side: str = "for") -> None:
    reach(s, f"vote {side} with {PRINCE}")
    while s.asked[1][0] == "votes?":
        s.choose("pass")


@pytest.mark.ruling("VR-7.1")
def test_each_chosen_methuselah_shuffles_up_to_three_library_cards_in():
    s = called()
    reach(s, "seat a", "seat b", "done")
    vote(s)
    assert s.question.seat == 0
    assert set(options(s)) == {"a/ash/dodge", "a/ash/slam", "done"}  # no vampire
    s.choose("a/ash/slam")
    s.choose("done")
    assert s.question.seat == 1
    for card in ("44-magnum", "ivory-bow", "majesty"):
        s.choose(f"b/ash/{card}")
    rest(s)
    assert sorted(s.pieces[p].face for p in pile(s, "library", 1)) == ["44-magnum", "ivory-bow", "majesty", "vessel"]
    assert sorted(s.pieces[p].face for p in pile(s, "ash", 1)) == ["dodge", "lupo"]
    assert sorted(s.pieces[p].face for p in (*pile(s, "library", 0), *pile(s, "hand", 0))) == [
        *["dodge"] * 6,
        "slam",
        "vessel",
    ]
    assert where(s, CARD) == "removed"


def test_who_is_not_chosen_and_who_wants_none_get_nothing():
    s = called()
    reach(s, "seat b", "done")
    vote(s)
    assert s.question.seat == 1
    s.choose("done")
    rest(s)
    assert (len(pile(s, "ash", 0)), len(pile(s, "ash", 1)), len(pile(s, "library", 1))) == (3, 5, 1)


@pytest.mark.parametrize("how", ["fails", "blocked", "cancelled"])
def test_it_leaves_the_game_whatever_comes_of_it(how):
    blocker = taught("aus", capacity=7)
    s = called(
        f"hand b: direct-intervention, {SIX}" if how == "cancelled" else "",
        b=f"{blocker} [blood 6]\nattached b: sport-bike [on ready/{blocker}]",
    )
    if how == "cancelled":
        s.choose("play direct-intervention")
    elif how == "blocked":
        reach(s, f"block with {blocker}")
    else:
        reach(s, "seat b", "done")
        vote(s, "against")
    rest(s)
    assert (where(s, CARD), locked(s, PRINCE)) == ("removed", how != "cancelled")
    assert len(pile(s, "ash", 1)) == (6 if how == "cancelled" else 5)


def test_a_copy_that_is_burned_for_a_vote_goes_to_the_ash_heap():
    s = at_school(f"{PRINCE} [blood 4]", f"hand a: ancilla-empowerment\nhand c: {CARD}\n{LIBRARIES}")
    s.choose("play ancilla-empowerment")
    reach(s, f"burn {CARD} against")
    assert where(s, CARD) == "ash"


def test_only_who_has_a_title_calls_for_it():
    s = position(f"ready a: madison [blood 4]\nhand a: {CARD}\nready b: ryan\nready c: lupo\n", game=SCHOOL)
    assert f"play {CARD}" not in options(s)


def test_the_question_of_the_ashur_tablets_names_the_ash_heap():
    s = position(
        "phase: 5.2.1\nready a: madison [blood 4]\nhand a: ashur-tablets\nboard a: ashur-tablets, ashur-tablets\n"
        "ash a: dodge, slam\nready b: ryan\nready c: lupo\nlibrary a: vessel"
    )
    s.choose("play ashur-tablets")
    assert "take from your ash heap" in s.question.prompt
