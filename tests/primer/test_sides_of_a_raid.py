"""Opportunities that belong to a side: any of its seats may act, and it passes as one."""

import pytest

from coterie.games.primer.cards.definition import answer
from coterie.games.primer.words.points import Earn
from coterie.kernel.events import about
from coterie.kernel.loops import in_turn_order
from coterie.words.cards.abilities import Trigger
from tests.kernel.made import let_happen, table
from tests.primer import Provoked
from tests.primer.extra import ANY
from tests.primer.tools import asked, find, play_through, position

RAID = "field a: brute, drummer\nfield b: watchman [wound 1], drummer\nfield c: drummer\nfield d: drummer, mimic\n"


def drumming(*choices):
    """Return a raid of four seats in two teams: who is asked what, before each choice and after the last one."""
    s = position(RAID, players=4)
    play_through(s, "raid with a/brute", "b/watchman")
    seen = []
    for choice in choices:
        seen.append(asked(s))
        s.choose(choice)
    return s, seen


A, B, C, D = ((n, [f"drum with {seat}/drummer", "pass"]) for n, seat in enumerate("abcd"))


def test_a_side_has_passed_once_all_of_its_seats_have():
    s, seen = drumming("pass", "pass", "pass", "pass")
    assert seen == [B, D, A, C]  # the attacked side first, and its seats one after the other
    assert s.question.about[0] == "action?"
    assert s.points == (1, 0, 0, 0)


def test_one_of_a_side_acts_and_then_it_is_the_other_sides_turn():
    s, seen = drumming("pass", "drum with d/drummer", "pass", "drum with c/drummer", "pass")
    # b leaves it to d, then a leaves it to c, whose drum is too much for the watchman; b could still drum.
    assert seen == [B, D, A, C, B]
    assert [s.pieces[p].face for p in s.piles["discard", 1]] == ["watchman"]
    assert s.pieces[s.piles["field", 0][0]].count("wound") == 1
    assert s.question.about[0] == "action?"


def test_a_side_that_has_acted_is_asked_again_and_the_other_passes_as_one():
    s, seen = drumming("drum with b/drummer", "pass", "pass", "pass")
    # b has acted: not d but the other side comes next; when both of it have passed, it is d's and then all have.
    assert seen == [B, A, C, D]
    assert s.question.about[0] == "action?"


def test_seats_without_a_drummer_are_not_asked():
    s = position("field a: brute\nfield b: watchman\nfield c: drummer", players=4)
    s.choose("raid with a/brute + b/watchman")
    assert asked(s) == C
    three = position("field a: brute\nfield b: watchman\nfield c: drummer", players=3)
    three.choose("raid with a/brute + b/watchman")
    assert three.question.about[0] == "action?"  # c takes no part in this raid


class SideBySide(Provoked):
    """The primer with the seats of a team one after the other in the order of answers."""

    def order(self, s):
        there = in_turn_order(s.active, s.seats)
        return tuple(sorted(there, key=lambda seat: (not self.allied(s, seat, s.active), there.index(seat))))


def reactions(answer):
    """Return who is asked for reactions, one after the other, when the first one answers and all others pass."""
    s = position(
        "field a: brute [wound 1]\nfield b: watchman [wound 1]\nfield c: mimic\nfield d: mimic\n"
        "hand a: vigil, hail\nhand b: vigil\nhand c: vigil\nhand d: vigil", players=4, windows="all", game=SideBySide()
    )  # fmt: skip
    s.choose("raid with a/brute")
    seats = []
    while s.question.about[0] != "action?":
        choices = [option.notation for option in s.question.options]
        if s.question.about[0] == "answer?" and s.question.about[1][0] == "reaction":
            seats.append(s.question.seat)
        first = answer in choices and len(seats) == 1
        s.choose(answer if first else "pass" if "pass" in choices else choices[0])
    return seats


def test_in_a_window_the_other_side_follows_an_answer_and_all_must_pass():
    # Two departures, which only their own seats could answer; then the wounds, which everybody could.
    assert reactions("pass") == [0, 1, 0, 2, 1, 3]
    assert reactions("use vigil") == [0, 1, 0, 0, 2, 1, 3]


DRUM = answer("Drum", Trigger("interrupt", "bow", ANY, Earn(1), where="hand"))


@pytest.mark.parametrize(
    ("answers", "seats"), [([], [0, 2, 1, 3]), ([0], [0, 1, 3, 0, 2]), ([0, 1], [0, 1, 0, 2, 1, 3])]
)
def test_after_an_answer_the_opportunity_goes_past_the_allies_of_the_seat_that_gave_it(answers, seats):
    hands = "\n".join(f"hand {seat}: drum, hail" for seat in "abcd")
    s = table(f"field a: brute\n{hands}", DRUM, players=4, windows="all", base=SideBySide)
    let_happen(s, about(s, "bow", find(s, "brute")))
    seen, left = [], list(answers)
    while s.question.about[0] == "answer?":
        seat, about_bowing = s.question.seat, s.question.about[1][1][0][0] == "bow"
        acts = about_bowing and left[:1] == [seat]
        seen += [seat] if about_bowing else []  # a drum that is played is a window of its own
        left = left[1:] if acts else left
        s.choose("use drum" if acts else "pass")
    assert seen == seats
