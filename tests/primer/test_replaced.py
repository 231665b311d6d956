"""What takes the place of another event, and what hangs on what."""

import pytest

from coterie.games.primer.cards.definition import RECRUIT, attachment, event, recruit
from coterie.games.primer.words.points import Earn
from coterie.kernel.events import about
from coterie.kernel.pieces import pile, ref
from coterie.words.amounts import Done
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, MoveCounters, PutCounters, RemoveCounters
from coterie.words.cards.filters import FOES, MINE, OTHER, With
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.moving import Depart, DrawCards
from coterie.words.effects import Failing, IfYouDo, Pay
from coterie.words.picking import Choose
from tests.kernel.made import let_happen, table
from tests.primer.extra import FOE
from tests.primer.tools import asked, faces, find

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


def test_a_card_stands_in_for_one_of_several_that_leave_together():
    wounded = "field a: brute\nfield b: brute [wound 1], brute [wound 1], {}\nhand a: storm"
    storm = event("Storm", Depart(Cards(RECRUIT & FOES & With("wound"))))
    s = table(wounded.format("bodyguard"), storm)
    s.choose("play storm")
    assert asked(s) == (1, ["use b/bodyguard", "decline"])
    s.choose("use b/bodyguard")
    assert (faces(s, "field", 1), faces(s, "discard", 1)) == (["brute"], ["bodyguard", "brute"])
    s = table(wounded.format("bodyguard, bodyguard"), storm)
    s.choose("play storm")
    s.choose("use b/bodyguard")
    s.choose("use b/bodyguard.2")
    assert faces(s, "field", 1) == ["brute", "brute"]


def test_what_takes_a_place_in_two_parts_happens_in_their_order():
    """First the wound is put on, then the points come: neither before the event that they replace."""
    card = recruit(
        "Saint", 1, 9, Trigger("would", "depart", THIS, Instead(PutCounters("wound", 1, THIS) >> Bow(THIS)), must=True)
    )
    nurse = recruit("Nurse", 1, 9, Trigger("interrupt", "counter", Cards(RECRUIT), Earn(1)))
    s = table("field a: nurse\nfield b: saint\nhand a: pick", card, nurse, event("Pick", Choose(FOE, Depart())))
    s.choose("play pick")
    saint = find(s, "saint", 1)
    assert "use a/nurse" in asked(s)[1]
    assert s.pieces[saint].ready  # bowing waits with the wound
    s.choose("pass")
    assert (s.pieces[saint].ready, s.pieces[saint].count("wound")) == (False, 1)
