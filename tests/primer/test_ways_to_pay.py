"""Costs that can be paid in several ways: a way that fails half-way leaves nothing reserved."""

import pytest

from coterie.games.primer.cards.definition import RECRUIT, recruit
from coterie.games.primer.words.points import Earn, Spend
from coterie.words.cards.abilities import Act
from coterie.words.cards.changing import Bow, RemoveCounters
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.numbers import Rating
from coterie.words.cards.sums import ChooseSum
from coterie.words.effects import Choose, ChooseOne
from coterie.words.groups import THAT
from tests.kernel.made import table
from tests.primer.tools import options

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
        ChooseSum(Cards(RECRUIT & MINE), Rating("might", THAT), 2, WOUND_EACH),
    ],
    ids=["one of two", "one of several cards", "a sum"],
)
def test_a_way_that_fails_half_way_leaves_nothing_reserved(cost):
    assert ways(cost, 1)
    assert not ways(cost, 0)
