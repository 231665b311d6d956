"""Limits: by instance, name and seat; until a scope closes or a moment comes."""

from coterie.games.primer.cards.definition import recruit
from coterie.games.primer.words.points import Earn
from coterie.kernel.limits import count_use, of_ability, used
from coterie.kernel.scopes import current, fall_due, last
from coterie.words.cards.abilities import ONCE_A_TURN, Act
from coterie.words.cards.moving import DrawCards
from tests.kernel.bare import begin, note, table
from tests.kernel.made import table as made
from tests.primer.tools import find, options, position


def test_two_equal_abilities_have_a_limit_each():
    s = position("field a: brute\ndeck a: hail, hex, hush\nfield b: watchman")
    brute, draw = find(s, "brute"), Act(DrawCards(1), limit=ONCE_A_TURN)
    for _ in range(2):
        last(s, brute, "gain", draw, current(s, "turn"))
    marks = s.pieces[brute].marks
    draw.take(s, brute, marks[0], 0)
    s.next.clear()
    assert [draw.offered(s, brute, mark, 0) for mark in marks] == [False, True]


def test_a_gained_ability_does_not_inherit_the_limit_of_another():
    two = recruit("Two", 1, 3, Act(Earn(1), limit=ONCE_A_TURN), Act(DrawCards(1), limit=ONCE_A_TURN))
    s = made("field a: two\nfield b: watchman\ndeck a: hail", two)
    piece, turn = find(s, "two"), current(s, "turn")
    s.choose("act a/two 1")
    assert "act a/two" in options(s)
    gained = Act(DrawCards(1), limit=ONCE_A_TURN)
    last(s, piece, "blank", None, turn)
    serial = last(s, piece, "gain", gained, turn)
    assert s.pieces[piece].marks == (serial,)
    assert gained.offered(s, piece, serial, 0)


def test_what_is_counted_by_instance_name_and_seat():
    s = position("field a: scribe, scribe\nfield b: watchman")
    one, two = (s.pieces[p] for p in (0, 1))
    mark = one.marks[0]
    by_instance = [of_ability(s, row, p, mark) for p, row in ((0, one), (1, two))]
    by_name = [of_ability(s, row, p, mark, by="name") for p, row in ((0, one), (1, two))]
    by_seat = [of_ability(s, one, 0, mark, seat=seat) for seat in (0, 1)]
    assert len(set(by_instance)) == 2
    assert len(set(by_name)) == 1
    assert len({*by_seat, *by_instance}) == 4
    count_use(s, by_name[0], "turn")
    assert [used(s, what, "turn") for what in (*by_name, *by_instance)] == [1, 1, 0, 0]


def test_an_ability_that_a_card_gave_is_limited_by_the_name_of_that_card():
    s = position("field a: watchman, brute\nfield b: mimic")
    serials = [last(s, p, "gain", Act(Earn(1)), ("dusk",), "oath") for p in (0, 1)]
    whats = {of_ability(s, s.pieces[p], p, serial, by="name") for p, serial in enumerate(serials)}
    assert whats == {("ability", "oath", -1)}


def test_a_limit_lasts_until_a_moment_or_a_scope():
    s = table()
    begin(s, "turn", (note, 1))
    s.next.clear()
    for until in (("unlock", 0), "turn", current(s, "turn")):
        count_use(s, ("strike",), until)
    assert (used(s, ("strike",), ("unlock", 0)), used(s, ("strike",), "turn")) == (1, 2)
    fall_due(s, ("unlock", 1))
    assert used(s, ("strike",), ("unlock", 0)) == 1
    fall_due(s, ("unlock", 0))
    assert (used(s, ("strike",), ("unlock", 0)), used(s, ("strike",), "turn")) == (0, 2)
    fall_due(s, current(s, "turn"))
    assert s.uses == {}
