"""Costs that can be paid in several ways: a way that fails half-way leaves nothing reserved."""

import pytest

from coterie.games.primer.cards.definition import RECRUIT, recruit
from coterie.games.primer.words.points import Earn, Spend
from coterie.words.cards.abilities import Act
from coterie.words.cards.changing import Bow, MoveCounters, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import MINE, OTHER, READY, Rated
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.moving import Depart
from coterie.words.effects import ChooseOne, Repeat
from coterie.words.groups import THAT
from coterie.words.picking import Choose, ForEach
from tests.kernel.made import table
from tests.primer.tools import find, options

WOUND_EACH = Spend(1) >> RemoveCounters("wound", 1, THAT)


def ways(cost, points):
    payer = recruit("Payer", 1, 9, Act(Earn(3), cost=cost))
    s = table(f"field a: payer [bowed], brute [wound 1]\nfield b: watchman\npoints: {points} 0", payer)
    return "act a/payer" in options(s)


@pytest.mark.parametrize(
    "cost",
    [
        ChooseOne((Spend(1) >> Bow(THIS), Spend(1))),
        Choose(Cards(RECRUIT & MINE), WOUND_EACH),
    ],
    ids=["one of two", "one of several cards"],
)
def test_a_way_that_fails_half_way_leaves_nothing_reserved(cost):
    assert ways(cost, 1)
    assert not ways(cost, 0)


def payer(cost, field, points):
    """Return the options after paying has begun: by recruit or by way."""
    card = recruit("Payer", 1, 9, Act(Earn(3), cost=cost))
    s = table(f"field a: payer, {field}\nfield b: watchman\npoints: {points} 0", card)
    s.choose("act a/payer")
    return s


def test_only_ways_that_can_be_paid_whole_are_offered():
    s = payer(ChooseOne((Spend(2), Bow(THIS), Straighten(THIS))), "brute", 1)
    assert s.points[0] == 4  # one point is not two, and it is ready already: bowing is left, and gives itself


def test_a_choice_in_a_cost_leaves_enough_for_the_rest_of_it():
    """Bowing the payer itself first would leave nothing to bow afterwards."""
    s = payer(Choose(Cards(RECRUIT & MINE), Bow()) >> Bow(THIS), "brute, watchman", 0)
    assert options(s) == ["a/brute", "a/watchman"]
    s.choose("a/watchman")
    assert [s.pieces[find(s, face)].ready for face in ("payer", "brute", "watchman")] == [False, True, False]
    assert s.points[0] == 3
    s = payer(Choose(Cards(RECRUIT & MINE), Spend(1) >> Bow()) >> (Spend(1) >> Bow(THIS)), "brute, watchman", 2)
    assert options(s) == ["a/brute", "a/watchman"]
    s.choose("a/brute")
    assert s.points[0] == 3


def test_of_two_choices_the_one_that_has_no_other_way_reserves_first():
    """Any recruit, then the payer: taken in that order the first choice finds the payer first."""
    cost = Choose(Cards(RECRUIT & MINE), Bow()) >> Choose(Cards(RECRUIT & MINE & ~OTHER), Bow())
    s = payer(cost, "brute", 0)
    assert s.points[0] == 3  # the brute and the payer: neither leaves a choice
    card = recruit("Payer", 1, 9, Act(Earn(3), cost=cost))
    assert "act a/payer" not in options(table("field a: payer, brute [bowed]\nfield b: watchman", card))


@pytest.mark.parametrize(
    ("cost", "left"),
    [
        (Repeat(2, RemoveCounters("wound", 1, THIS)), [1, 1]),
        (ForEach(Cards(RECRUIT & MINE), RemoveCounters("wound", 1, THAT)), [2, 0]),
        (MoveCounters("wound", 2, THIS, Cards(RECRUIT & MINE & OTHER)), [1, 3]),
        (MoveCounters("wound", 2, THIS, Cards(RECRUIT & MINE & OTHER)) >> RemoveCounters("wound", 1, THIS), [0, 3]),
    ],
    ids=["repeated", "of each", "moved", "moved and removed"],
)
def test_what_is_paid_several_times_is_paid_whole_or_not_at_all(cost, left):
    card = recruit("Payer", 1, 9, Act(Earn(3), cost=cost))
    giant = recruit("Giant", 1, 9)
    assert "act a/payer" not in options(table("field a: payer [wound 1], giant\nfield b: watchman", card, giant))
    s = table("field a: payer [wound 3], giant [wound 1]\nfield b: watchman", card, giant)
    s.choose("act a/payer")
    assert [s.pieces[find(s, face)].count("wound") for face in ("payer", "giant")] == left
    assert s.points[0] == 3


def test_what_is_chosen_after_a_cost_owes_nothing():
    """The recruit that was bowed as a cost can still be picked for what is done then."""
    does = Choose(Cards(RECRUIT & MINE & OTHER), PutCounters("wound", 1))
    card = recruit("Payer", 1, 9, Act(does, cost=Choose(Cards(RECRUIT & MINE), Bow()) >> Bow(THIS)))
    s = table("field a: payer, brute, watchman\nfield b: watchman\npoints: 0 0", card)
    s.choose("act a/payer")
    s.choose("a/brute")
    assert options(s) == ["a/brute", "a/watchman"]


def test_a_card_that_is_paid_with_is_not_there_for_the_rest_of_the_cost():
    for gone_first in (
        Depart(THIS) >> Bow(THIS),
        Depart(THIS) >> RemoveCounters("wound", 1, THIS),
        Depart(THIS) >> Depart(THIS),
    ):
        card = recruit("Payer", 1, 9, Act(Earn(3), cost=gone_first))
        s = table("field a: payer [wound 1], brute\nfield b: watchman\npoints: 5 0", card)
        assert "act a/payer" not in options(s)
    card = recruit("Payer", 1, 9, Act(Earn(3), cost=Bow(THIS) >> Depart(THIS)))
    s = table("field a: payer, brute\nfield b: watchman\npoints: 5 0", card)
    s.choose("act a/payer")
    assert s.points[0] == 8


def test_several_picks_leave_enough_together_for_the_rest_of_the_cost():
    """Two recruits, then a strong one: with both strong ones picked first there would be none left."""
    ready, strong = RECRUIT & MINE & READY, Rated("might", 2)
    s = payer(Choose(Cards(ready), Bow(), 2, 2) >> Choose(Cards(ready & strong), Bow()), "brute, brute, watchman", 0)
    assert options(s) == ["a/payer", "a/brute", "a/brute.2", "a/watchman"]
    s.choose("a/brute.2")
    assert options(s) == ["a/payer", "a/watchman"]
    s.choose("a/watchman")
    assert s.points[0] == 3
    assert [row.ready for row in s.pieces[:4]] == [True, False, False, False]
