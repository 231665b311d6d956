"""A ring without a table: who is asked, who is told what, what is answered by rule."""

import random
from unittest.mock import Mock

import msgspec
import pytest

from coterie.games.primer import GAME
from coterie.kernel import scene_questions
from coterie.kernel.errors import IllegalChoice
from coterie.kernel.orders import Order
from coterie.kernel.ring_windows import Window
from coterie.kernel.rings import Answer
from coterie.table.room.ring_seats import LONGEST, SHORTEST, RingSeats, mask


def raid(hands: str = "hand b: hush\nhand d: hush", target: str = "d/scribe"):
    """Let seat a raid a foe of its choice; b and d, who play together, may hold a snare."""
    s = GAME.read(
        'position: primer\nsetup: {"players": 4}\nfield a: brute\nfield b: watchman\nfield d: scribe\n'
        f"trap b: snare\ntrap d: snare\n{hands}\ndeck b: vigil, curfew\nturn: 1"
    )
    s.choose("raid with a/brute")
    s.choose(target)
    return s


def opened(s=None, void=(), number=7) -> RingSeats:
    return RingSeats(s or raid(), number, 1.0, void)


def window_of(ring: RingSeats, seat: int) -> Window:
    """Return the window that a seat should answer next."""
    return ring.open_windows(seat)[0]


def acting(ring: RingSeats, seat: int) -> str:
    return window_of(ring, seat).question.options[0].notation


def test_the_mask_depends_on_nothing():
    assert all(SHORTEST <= mask(random.Random(seed)) <= LONGEST for seed in range(50))
    assert mask(random.Random(1)) == mask(random.Random(1))


def test_an_answer_counts_once_it_is_given_and_survives_a_restart():
    ring = opened()
    assert ring.asked == (1, 3)
    answer = ring.checked(3, window_of(ring, 3).place, "pass")
    assert window_of(ring, 3).place == answer.place
    disk = msgspec.json.encode(answer)
    ring.give(answer)
    assert not ring.closed
    again = opened()
    again.restored([msgspec.json.decode(disk, type=Answer), answer._replace(choice="sing"), answer._replace(seat=1)])
    again.give(again.checked(1, 0, "pass"))
    for seat in (1, 3):
        for window in again.open_windows(seat):
            again.give(again.checked(seat, window.place, "pass"))
    assert again.closed
    assert not again.acted()


def with_two_windows() -> tuple[RingSeats, int]:
    """Return a ring in which a seat has two windows, and that seat."""
    rng = random.Random(2)
    for seed in range(20):
        s = GAME.start({"players": 4}, seed=seed)
        while s.asked is not None:
            ring = opened(s)
            for seat in range(4):
                if len(ring.open_windows(seat)) > 1 and ring.passable:
                    return ring, seat
            s.pick(rng.randrange(len(s.asked[2])))
    raise AssertionError("no such ring")


def test_of_several_answers_the_last_is_taken_back_first_and_those_by_rule_are_not():
    ring, seat = with_two_windows()
    assert ring.last_of(seat) is None
    first, second = [window.place for window in ring.open_windows(seat)][:2]
    ring.give(ring.checked(seat, first, "pass"))
    ring.give(ring.checked(seat, second, "pass"))
    ring.give(ring.checked(seat, first, "pass"))  # said once more, so it is the last one now
    for place, left in ((first, second), (second, None)):
        assert ring.last_of(seat) == place
        ring.withdraw(seat, place)
        assert ring.last_of(seat) == left
        assert window_of(ring, seat).place == first
    ring.give_if_open(ring.checked(seat, first, "pass"))
    assert ring.last_of(seat) is None
    ring.restored([ring.checked(seat, second, "pass")])
    assert ring.last_of(seat) == second


def test_what_is_told_to_a_seat_is_its_own_and_nobody_elses_answer_shows():
    ring = opened()
    before = {seat: ring.told(seat) for seat in range(4)}
    assert [seat for seat in range(4) if before[seat]] == [1, 3]
    ring.give(ring.checked(3, window_of(ring, 3).place, acting(ring, 3)))
    assert ring.asked == (1, 3)
    assert ring.told(1) == before[1]
    (mine,) = ring.told(3)
    assert mine["choice"] == mine["options"][0]["notation"]
    assert mine["window"] == before[3][0]["window"]
    with pytest.raises(IllegalChoice):
        ring.checked(1, mine["window"], "pass")


def test_what_is_told_does_not_depend_on_what_others_hide():
    rng = random.Random(5)
    s = raid()
    for _ in range(10):
        other = s.sample(1, rng)
        assert opened(other).told(1) == opened(s).told(1)
        assert opened(other).by_orders({3: [Order()]}) == opened(s).by_orders({3: [Order()]})


def test_void_answers_come_back_as_suggestions():
    s = raid()
    ring = opened(s)
    place, use = window_of(ring, 3).place, acting(ring, 3)
    ring.give(ring.checked(3, place, use))
    ring.give(ring.checked(1, 0, acting(ring, 1)))
    assert ring.closed
    assert ring.acted()
    assert [(a.seat, a.choice) for a in ring.void()] == [(3, use)]
    again = opened(s, ring.void())
    (mine,) = again.told(3)
    assert (mine["window"], mine["suggested"], mine["choice"]) == (place, use, None)
    assert again.told(1)[0]["suggested"] is None
    assert window_of(again, 3).place == place
    elsewhere = opened(GAME.start({"players": 4}, seed=1), ring.void())
    elsewhere.give(elsewhere.checked(0, 0, 0))
    assert elsewhere.suggestions == {}
    assert elsewhere.void() == ring.void()  # the seat was not asked meanwhile


def test_orders_answer_up_to_the_first_window_that_they_do_not_pass():
    ring = opened()
    windows = len(ring.by_orders({1: [Order()]}))
    assert windows >= 1
    assert ring.by_orders({}) == []
    assert ring.by_orders({1: [Order()], 3: [Order(), Order("stop", target="mine")]}) == ring.by_orders({1: [Order()]})
    assert all(not answer.acts for answer in ring.by_orders({1: [Order()], 3: [Order()]}))
    assert len(ring.by_orders({1: [Order(stage="interrupt")]})) == 1


def test_a_seat_without_time_passes_its_open_windows():
    ring = opened()
    ring.give(ring.checked(1, 0, acting(ring, 1)))
    left = ring.passing([1, 3])
    assert all(not answer.acts and answer.place != 0 for answer in left)
    for answer in left:
        ring.give(answer)
    assert ring.closed
    assert ring.acted()


def test_orders_until_somebody_answers_end_with_the_ring_in_which_that_happens():
    orders = [Order(until="answer"), Order(until="turn")]
    quiet, loud = opened(), opened()
    for answer in quiet.passing([1, 3]):
        quiet.give(answer)
    loud.give(loud.checked(1, 0, acting(loud, 1)))
    assert quiet.remaining(orders, 0) == orders
    assert loud.remaining(orders, 0) == orders[1:]


def test_orders_until_something_comes_up_end_with_the_ring_in_which_it_does():
    ring = opened()
    for answer in ring.passing([1, 3]):
        ring.give(answer)
    raid, other = Order(until="comes", comes="raid"), Order(until="comes", comes="hail")
    assert ring.remaining([raid, other], 1) == [other]
    assert ring.remaining([raid, other], 0) == [raid, other], "it was not asked about it"


def test_a_question_that_is_not_a_window_ends_orders_until_the_turn():
    s = GAME.start({}, seed=1)
    ring = opened(s)
    assert ring.by_orders({0: [Order()]}) == []
    ring.give(ring.checked(0, 0, 0))
    assert ring.closed
    assert not ring.acted()
    assert ring.remaining([Order(until="turn"), Order()], 0) == [Order()]


def test_a_question_that_is_open_speaks_of_seats_by_the_names_that_they_have_now():
    s = raid()
    ring = opened(s)
    assert "of a raids" in ring.told(1)[0]["prompt"]
    s.call_seats(("Ann", "Bea", "Cleo", "Dan"))
    assert "of Ann raids" in ring.told(1)[0]["prompt"]


def test_a_question_is_worked_out_once_for_the_scene_and_for_what_its_seat_is_told(monkeypatch):
    made = Mock(side_effect=scene_questions.choices_of)
    monkeypatch.setattr(scene_questions, "choices_of", made)
    s = raid()
    (told,), question = opened(s).told(1), s.scene(1)["question"]
    assert question is not None
    assert (told["options"], told["prompt"]) == (question["options"], question["prompt"])
    assert made.call_count == 1
