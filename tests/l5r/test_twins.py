"""Worlds that differ in a hand which is discarded and drawn again between two questions."""

import random

from tests.generic.twins import bids, differing, pairs, shown, watch
from tests.l5r.shadow.tools import against
from tests.l5r.tools import faces, play, prompt

LAKE = (
    "provinces c1: fallen-chrysanthemum-lake [tainted, down]\nfield a: matsu-berserker [fate 1]\nhand a: banzai, outwit\n"
    "hand b: levy\ndeck a: rout\ndeck b: let-go\nphase: conflict"
)


def start():
    """Return the state at which seat 0 declares a conflict."""
    s = play(against(LAKE, 2, format="stronghold", windows="all"), "pass")
    assert (s.question.seat, prompt(s)) == (0, "declare?")
    return s


def apart(*, watched: bool) -> list[bool]:
    """Return for pairs of worlds with another hand whether its being seen is noticed once Fallen Chrysanthemum Lake has
    taken the hand."""
    found = []
    for a, b, hider in pairs([start()], random.Random(1), tries=30):
        if hider == 0 and sorted(a.pieces[n].face for n in differing(a, b)) == ["banzai", "outwit"]:
            for world in (a, b):
                if watched:
                    watch(world, hider)
                play(world, "air military")
            assert a.scene(1) != b.scene(1), "the discards were told in another order"
            assert len(faces(a, "hand")) == 2
            found.append(shown(a, b, hider, bids(a, b)))
    return found


def test_a_hand_that_was_discarded_and_drawn_again_has_been_seen():
    assert set(apart(watched=True)) == {True}
    assert False in apart(watched=False), "the worlds themselves still tell: this proves nothing"


def test_what_another_world_shows_of_another_card_excuses_nothing():
    a, b, hider = next(each for each in pairs([start()], random.Random(1)) if each[2] == 0)
    one, other = differing(a, b)
    for world, piece in ((a, one), (b, other)):
        rows = watch(world, hider)
        rows[piece] = rows[piece].but(known=-1)
        rows[piece] = rows[piece].but(known=1)
    assert not shown(a, b, hider, bids(a, b))
