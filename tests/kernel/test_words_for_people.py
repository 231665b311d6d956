"""Phrases, the chronicle, and what an option concerns."""

from coterie.kernel import chronicle
from coterie.kernel.phrases import kinds, parts, render
from tests.kernel.bare import table
from tests.primer import GAME
from tests.primer.tools import position


def test_a_template_names_its_arguments_by_kind():
    assert kinds("move {district} by {n}") == ("district", "n")
    assert parts("a {n} b") == (("a ", "n"), (" b", ""))
    name = lambda kind, value, short: f"{kind}-{value}{'' if short else '!'}"  # noqa: E731
    assert render("move {district} by {n}", (4, 2, "surplus"), name, True) == "move district-4 by 2"
    assert render("move {district}", (4,), name, False) == "move district-4!"


def test_lines_are_for_whom_they_are():
    s = table()
    but_first = ("but the first", ~0b01)
    for word, audience in (("all", -1), ("first", 0b01), ("second", 0b10), ("all again", -1), but_first):
        s.tell(word, to=audience)
    chain = s.chain
    assert [line.word for line in chronicle.lines(chain, 0)] == ["all", "first", "all again"]
    assert [line.word for line in chronicle.lines(chain, 1, since=1)] == ["second", "all again", "but the first"]
    assert [line.word for line in chronicle.lines(chain, -1)] == ["all", "all again", "but the first"]
    assert [line.number for line in chronicle.lines(chain, 0)] == [1, 2, 4]


def test_an_option_names_the_pieces_that_it_concerns():
    s = position("field a: brute\nfield b: watchman, mimic\nhand a: hail")
    s.choose("raid with a/brute")
    assert [(o.notation, o.pieces) for o in s.question.options] == [
        ("b/watchman", ("piece:1",)),
        ("b/mimic", ("piece:2",)),
    ]
    s = position("field a: brute\nfield b: watchman, mimic\nhand a: hex")
    s.choose("play hex")
    assert [o.pieces for o in s.question.options] == [("piece:1",), ("piece:2",)]  # by reference, named by number


def test_labels_are_for_people_and_notations_for_records():
    s = position("field a: brute\nhand a: borrowed-time\ndeck a: hail")
    assert [(o.notation, o.label) for o in s.question.options] == [
        ("play borrowed-time", "Play Borrowed Time"),
        ("lay borrowed-time", "Lay Borrowed Time face down"),
        ("raid with a/brute", "Raid with Brute"),
        ("end", "End the turn"),
    ]
    assert s.question.prompt == "What do you do? (2 left)"


def test_the_log_is_the_same_for_a_replay_of_sentences():
    s = GAME.start({}, seed=3)
    s.choose("bid 2")
    s.choose("bid 3")
    assert s.log(-1)[:4] == ["It is a's turn.", "a has made a bid", "b has made a bid", "a bids 2"]


def test_a_choice_may_leave_out_the_seats_before_cards_where_that_is_clear():
    s = position("field a: brute\nfield b: watchman, mimic\nhand a: hail")
    s.choose("raid with brute + mimic")
    assert s.index("b/watchman") is None  # the gesture went on
    s = position("field a: brute\nfield b: brute, mimic\nhand a: hex")
    s.choose("play hex")
    assert s.index("mimic") is not None
    assert s.index("imic") is None
    assert s.index("") is None
