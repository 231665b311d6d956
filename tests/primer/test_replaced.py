"""What takes the place of another event, and what hangs on what."""

import pytest

from coterie.games.primer.cards.definition import RECRUIT, attachment, event, recruit
from coterie.games.primer.words.points import Earn
from coterie.kernel.events import about
from coterie.kernel.pieces import pile, ref
from coterie.words.amounts import Done
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import MoveCounters, PutCounters, RemoveCounters
from coterie.words.cards.filters import MINE, OTHER
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.moving import Depart, DrawCards
from coterie.words.effects import Choose, Failing, IfYouDo, Pay
from tests.kernel.made import let_happen, table
from tests.primer.extra import FOE
from tests.primer.tools import asked, find

OTHERS = Cards(RECRUIT & OTHER & MINE)


def wounds(s, seat):
    return {s.pieces[p].face: s.pieces[p].count("wound") for p in pile(s, "field", seat)}


def test_all_that_takes_the_place_of_an_event_happens_at_the_same_time():
    saint = recruit(
        "Saint", 1, 9, Trigger("would", "depart", THIS, Instead(PutCounters("wound", 1, OTHERS)), must=True)
    )
    nurse = recruit("Nurse", 1, 9, Trigger("interrupt", "counter", Cards(RECRUIT), Earn(1)))
    s = table(
        "field a: nurse\nfield b: saint, watchman, brute\nhand a: pick",
        saint,
        nurse,
        event("Pick", Choose(FOE, Depart())),
    )
    s.choose("play pick")
    s.choose("b/saint")
    assert asked(s)[0] == 0
    while asked(s)[1][-1] == "pass":
        assert set(wounds(s, 1).values()) == {0}  # both are still to come while either is answered
        s.choose("pass")
    assert wounds(s, 1) == {"saint": 0, "watchman": 1, "brute": 1}


def test_what_is_tied_to_another_part_of_what_takes_a_place_comes_with_it():
    well = Trigger("would", "depart", OTHERS, Instead(MoveCounters("wound", 1, OTHERS, THIS)), must=True)
    s = table(
        "field a: brute\nfield b: watchman, well\nhand a: pick",
        recruit("Well", 1, 5, well),
        event("Pick", Choose(FOE, PutCounters("wound", 2))),
    )
    s.choose("play pick")
    s.choose("b/watchman")
    assert wounds(s, 1) == {"watchman": 1, "well": 1}


@pytest.mark.parametrize(
    "does",
    [
        IfYouDo(Depart(THIS), DrawCards(1)),
        Failing(Depart(THIS), DrawCards(1)),
        Pay(RemoveCounters("wound", 1, THIS), DrawCards(1)),
        Depart(THIS) >> DrawCards(Done()),
    ],
)
def test_what_takes_a_place_happens_later_so_nothing_asks_what_came_of_it(does):
    assert any("happens later" in problem for problem in Instead(does).check())
    assert Instead(Depart(THIS)).check() == []


def test_nothing_hangs_on_what_hangs_on_it():
    chain = attachment("Chain", to=Cards(RECRUIT))
    s = table("field a: brute, torch [on brute], chain [on torch]\nfield b: watchman", chain)
    torch, links = find(s, "torch"), find(s, "chain")
    let_happen(s, about(s, "attach", torch, detail=ref(s, links)))
    assert (s.pieces[torch].host, s.pieces[links].host) == (find(s, "brute"), torch)
    let_happen(s, about(s, "attach", links, detail=ref(s, find(s, "brute"))))
    assert s.pieces[links].host == find(s, "brute")
