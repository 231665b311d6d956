"""A seat lays cards in an order of its own; samples keep to what a game says can lie where."""

import random

from coterie.kernel.knowledge import knows, live_facts, rearrange
from coterie.kernel.pieces import Piece, new, pile, show
from tests.kernel.bare import Bare, Table

FACES = ("ace", "king", "queen")


def deck(game=None, zone="pile"):
    s = Table(game or Bare(), {}, 1, 2)
    for face in FACES:
        new(s, Piece(face, "back", 0, zone))
    return s


def test_the_seat_that_rearranges_knows_the_new_places_and_others_only_the_set():
    s = deck()
    for card in pile(s, "pile"):
        show(s, card, 0b01)
    show(s, 1, 0b10)  # the other seat has seen the king
    rearrange(s, "pile", 0, 0, (2, 0, 1))
    assert [s.pieces[p].face for p in pile(s, "pile")] == ["queen", "ace", "king"]
    assert [(knows(s, 0, p), knows(s, 1, p)) for p in pile(s, "pile")] == [(True, False)] * 3
    assert [fact.faces for fact in live_facts(s, 1)] == [("king",)]


def test_laying_unseen_cards_does_not_reveal_them():
    s = deck()
    show(s, 0, 0b01)
    rearrange(s, "pile", 0, 0, (2, 0, 1))
    assert [knows(s, 0, p) for p in pile(s, "pile")] == [False, True, False]


class NoAceOnTop(Bare):
    """A game in which everybody knows that the ace never lies on top."""

    def could_lie(self, s, face, piece):
        return not (face == "ace" and pile(s, piece.zone)[0] == s.pieces.index(piece))


def test_a_sample_keeps_to_what_can_lie_where():
    s = deck(NoAceOnTop())
    s.pieces[0].face, s.pieces[1].face = "king", "ace"
    rng = random.Random(3)
    tops = {s.sample(1, rng).pieces[0].face for _ in range(60)}
    assert tops == {"king", "queen"}
