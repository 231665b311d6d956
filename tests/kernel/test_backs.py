"""Piles with two kinds of backs: faces stay under backs of their kind, and everybody sees the order of the backs."""

import random
from collections import Counter

import pytest

from coterie.kernel.knowledge import live_facts, mix, rearrange, shuffle_pile
from coterie.kernel.pieces import Piece, new, pile, show
from tests.kernel.bare import Bare, Table

RED, BLUE = ("ace", "king", "queen"), ("jack", "ten")


def two_kinds(zone="pile", chance=1, known=0):
    """Return a pile of three red backs on two blue ones."""
    s = Table(Bare(), {}, chance, 2)
    for face in (*RED, *BLUE):
        new(s, Piece(face, "red" if face in RED else "blue", 0, zone, known=known))
    return s


def lying(s, zone="pile"):
    return [(s.pieces[p].back, s.pieces[p].face) for p in pile(s, zone)]


def kept(s, zone="pile") -> bool:
    """Return whether each face is still under a back of its kind."""
    return all((face in RED) == (back == "red") for back, face in lying(s, zone))


def test_a_shuffle_gives_every_back_a_random_place():
    tops: Counter[str] = Counter()
    orders: Counter[tuple[str, ...]] = Counter()
    for chance in range(600):
        s = two_kinds(chance=chance * 7919)
        shuffle_pile(s, "pile")
        assert kept(s)
        assert sorted(pile(s, "pile")) == [0, 1, 2, 3, 4]
        tops[lying(s)[0][1]] += 1
        orders[tuple(back for back, _ in lying(s))] += 1
    assert len(orders) == 10  # all possible orders of three and two
    assert all(80 <= n <= 160 for n in tops.values()), tops
    assert len(tops) == 5


def test_a_seat_that_saw_a_card_knows_only_that_it_is_among_those_of_its_back():
    s = two_kinds()
    show(s, 0, 0b10)
    shuffle_pile(s, "pile")
    (fact,) = live_facts(s, 1)
    assert fact.faces == ("ace",)
    assert {s.pieces[p].back for p in fact.backs} == {"red"}
    assert len(fact.backs) == 3
    rng = random.Random(1)
    worlds = [s.sample(1, rng).pieces for _ in range(60)]
    assert {[piece.face for piece in pieces].index("ace") for pieces in worlds} == set(fact.backs)


def test_the_back_on_top_is_the_same_in_every_sample():
    s = two_kinds()
    shuffle_pile(s, "pile")
    rng = random.Random(2)
    worlds = [s.sample(1, rng) for _ in range(30)]
    assert {tuple(back for back, _ in lying(world)) for world in worlds} == {tuple(back for back, _ in lying(s))}
    assert all(kept(world) for world in worlds)


@pytest.mark.parametrize("chance", range(5))
def test_a_hand_is_mixed_within_each_kind_of_back(chance):
    s = two_kinds("hand", chance, known=1)
    before = [back for back, _ in lying(s, "hand")]
    mix(s, "hand", 0)
    assert [back for back, _ in lying(s, "hand")] == before
    assert kept(s, "hand")


def test_mixing_a_hand_moves_the_faces_of_each_kind():
    orders = set()
    for chance in range(60):
        s = two_kinds("hand", chance * 104729, known=1)
        mix(s, "hand", 0)
        orders.add(tuple(face for _, face in lying(s, "hand")))
    assert len(orders) == 12


def test_rearranging_moves_the_backs_for_everybody_to_see():
    s = two_kinds()
    for p in range(5):
        show(s, p, 0b01)
    rearrange(s, "pile", 0, 0, (3, 2, 0, 4, 1))
    expected = [("blue", "jack"), ("red", "queen"), ("red", "ace"), ("blue", "ten"), ("red", "king")]
    assert lying(s) == expected
    assert pile(s, "pile") == (3, 0, 1, 4, 2)  # pieces of one kind cannot be told apart
