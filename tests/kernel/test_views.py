"""A view of the table holds nothing that its seat does not know."""

import random

import pytest

import coterie
from coterie.kernel.views import OPEN, View
from tests.primer.tools import position


def table(hand: str, windows: str = "all"):
    """Return a table where seat b holds a card that seat a cannot see."""
    return position(f"field a: scribe\nfield b: scribe\nhand a: hail\nhand b: {hand}\ndeck b: hex", windows=windows)


def test_listeners_do_not_reveal_what_a_hand_holds():
    """A card of the hand listens for what it answers, so its number in the index would tell its face."""
    with_it, without = table("hush"), table("oath")
    key = ("interrupt", "play")
    assert key in with_it.ears
    assert key not in without.ears
    assert key not in with_it.seen_by(0).ears
    assert with_it.seen_by(0).ears == without.seen_by(0).ears
    assert with_it.seen_by(1).ears[key] == with_it.ears[key]
    assert with_it.seen_by(1).ears.get(("interrupt", "raid")) is None


def test_what_lies_open_listens_in_every_view():
    s = table("hush")
    for seat in (-1, 0, 1):
        assert s.seen_by(seat).ears["reaction", "depart"] == s.ears["reaction", "depart"]


@pytest.mark.parametrize("name", ["primer", "rivals", "l5r", "vtes"])
def test_a_view_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(name):
    """Everything that a view gives, in the real world and in sampled ones."""
    s = coterie.game(name).start({}, seed=5)
    rng = random.Random(5)
    for _ in range(25):
        s.pick(rng.randrange(len(s.asked[2])))
        if s.over:
            break
        for seat in range(s.seats):
            real, world = s.seen_by(seat), s.sample(seat, rng).seen_by(seat)
            assert given(real) == given(world)


def given(view: View) -> dict:
    """Return everything that a view gives, but for the rules themselves."""
    own = {name: getattr(view, name) for name in OPEN + tuple(view.game.states.TABLE) if name != "game"}
    pieces = [view.pieces[p] for p in range(len(view.pieces))]
    return {**own, "pieces": pieces, "ears": dict(view.ears), "rows": view.rows, "sealed": view.sealed}
