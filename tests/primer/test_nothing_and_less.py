"""Amounts of nothing and less than nothing, costs of nothing, sums with exactly enough and one too little, moments."""

import pytest

from coterie.games.primer.cards.definition import RECRUIT, event, recruit
from coterie.games.primer.words.points import Earn
from coterie.kernel.events import about
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import Act, Trigger
from coterie.words.cards.answering import Prevent
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters
from coterie.words.cards.filters import MINE, Kind
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.moving import DrawCards
from coterie.words.cards.numbers import Bonus, Counters
from coterie.words.picking import Choose
from tests.kernel.made import let_happen, table
from tests.primer.tools import asked, faces, find, options, position

MY = Cards(RECRUIT & MINE)
LESS = Times(-1, Counters("wound", MY), 1)  # −2 with three wounds
NONE = Count(Cards(Kind("attachment") & MINE))


@pytest.mark.parametrize("does", [DrawCards(LESS), PutCounters("wound", LESS, MY), RemoveCounters("wound", LESS, MY)])
def test_less_than_nothing_is_nothing(does):
    s = table(
        "field a: giant [wound 3]\nfield b: watchman\nhand a: odd\ndeck a: hail, hex, hush, torch",
        recruit("Giant", 1, 9),
        event("Odd", Earn(1) >> does),
    )
    s.choose("play odd")
    assert (s.points, faces(s, "hand"), s.pieces[find(s, "giant")].count("wound")) == ((1, 0), [], 3)


def test_less_than_nothing_prevents_nothing():
    odd = recruit("Odd", 1, 9, Trigger("interrupt", "counter", THIS, Bow(THIS) >> Prevent(Times(-1, Count(MY)))))
    s = table("field a: brute\nfield b: odd", odd)
    s.choose("raid with a/brute")
    s.choose("use b/odd")
    assert s.pieces[find(s, "odd", 1)].count("wound") == 2


def test_what_is_prevented_altogether_is_answered_by_nobody_else():
    shield = recruit("Shield", 1, 9, Trigger("interrupt", "counter", THIS, Prevent(2)))
    keen = recruit("Keen", 1, 9, Trigger("interrupt", "counter", Cards(RECRUIT), Earn(1)))
    for wounds, offered in ((2, False), (3, True)):
        s = table("field a: keen, shield\nfield b: watchman", shield, keen)
        let_happen(s, about(s, "counter", find(s, "shield"), wounds, detail=("wound",)))
        s.choose("use a/shield")
        assert ("use a/keen" in options(s)) == offered


def test_a_number_of_cards_is_that_of_those_in_play():
    banner = recruit("Banner", 1, 9, Bonus("might", 1, MY))
    s = table("field a: banner, brute\nfield b: watchman\ndiscard a: brute", banner)
    assert [s.game.number(s, "might", find(s, "brute", 0, zone)) for zone in ("field", "discard")] == [3, 2]


def test_whoever_has_no_might_wounds_nobody():
    text = "field a: brute, shackles [on brute]\nfield b: watchman [bowed]\nhand b: curfew"
    s = position(text)
    s.choose("raid with a/brute")
    assert asked(s) == (0, ["end"])
    s = position(text.replace(", shackles [on brute]", ""))
    s.choose("raid with a/brute")
    assert asked(s) == (1, ["use curfew", "pass"])


def test_counters_that_are_not_there_are_not_heard_to_go():
    keen = recruit("Keen", 1, 9, Trigger("forced reaction", "lift", Cards(RECRUIT), Earn(1), must=True))
    odd = event("Odd", Bow(MY) >> RemoveCounters("wound", 1, MY))
    for wounds, earned in (("", 0), (" [wound 1]", 1)):
        s = table(f"field a: watchman{wounds}\nfield b: keen\nhand a: odd", keen, odd)
        s.choose("play odd")
        assert s.points == (0, earned)


@pytest.mark.parametrize(
    "cost",
    [
        RemoveCounters("wound", NONE, THIS),
        RemoveCounters("wound", NONE, THIS) >> RemoveCounters("moss", NONE, THIS),
    ],
)
def test_a_cost_of_nothing_is_paid(cost):
    s = table("field a: giant [wound 3]\nfield b: watchman", recruit("Giant", 1, 9, Act(Earn(1), cost=cost)))
    s.choose("act a/giant")
    assert (s.points, s.pieces[find(s, "giant")].ready) == ((1, 0), True)


def test_a_card_whose_cost_is_nothing_is_played_to_its_end():
    s = table(
        "field a: brute\nfield b: watchman\nhand a: odd",
        event("Odd", Earn(1), cost=RemoveCounters("wound", NONE, MY)),
    )
    s.choose("play odd")
    assert (s.points, faces(s, "discard")) == ((1, 0), ["odd"])


def test_what_would_last_until_the_end_of_something_that_is_not_going_on_is_not_laid_on():
    s = table("field a: brute\nfield b: watchman\nhand a: odd", event("Odd", Earn(1) >> Gets("might", 1, MY, "raid")))
    s.choose("play odd")
    assert (s.points, s.game.number(s, "might", find(s, "brute"))) == ((1, 0), 2)


def test_what_lasts_until_a_moment_is_laid_on():
    odd = event("Odd", Choose(MY, Gets("might", 1, until=("unlock", "0"))))
    s = table("field a: brute\nfield b: watchman\nhand a: odd", odd)
    s.choose("play odd")
    assert s.game.number(s, "might", find(s, "brute")) == 3
