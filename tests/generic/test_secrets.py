"""What one seat hides shows nowhere: not in others' scenes, not in their options, not in who is asked when."""

import random
from typing import Any

from coterie.kernel import chronicle
from coterie.kernel.scenes import last_line
from coterie.words.cards.game import CardGame
from tests.generic.twins import bids, differing, pairs, shown, watch
from tests.generic.walks import notations, seats

DEEP = 25
WHOLE = 8  # at every eighth step, including the first, the whole log is compared; in between, the new lines
PAIRS = 24  # about this many pairs of worlds for a game with any number of seats: each compares the others' scenes


def common(a, b):
    """Return the choices that mean the same in both worlds."""
    there = {(raw[0], raw[1]): i for i, raw in enumerate(b.asked[2])}
    return [(i, there[raw[0], raw[1]]) for i, raw in enumerate(a.asked[2]) if (raw[0], raw[1]) in there]


def asked_at_once(s, hider):
    """Return who is asked in all open windows, and what; of the seat that hides something, only that it is asked."""
    return [(w.seat, w.prompt if w.seat != hider else ()) for w in s.ring().windows]


def go_together(a: Any, b: Any, hider: int, rng: random.Random) -> int:
    """Play two worlds with the same choices until somebody sees the difference; return how far they got."""
    sealed, told = bids(a, b), 0
    for world in (a, b):
        watch(world, hider)
    for step in range(DEEP):
        if shown(a, b, hider, sealed):
            return step
        assert a.over == b.over
        if a.asked is None:
            return step
        assert a.asked[0] == b.asked[0], f"seat {a.asked[0]} is asked in one world, seat {b.asked[0]} in the other"
        assert asked_at_once(a, hider) == asked_at_once(b, hider)
        since, told = told if step % WHOLE else 0, last_line(a)
        for seat in seats(a):
            if seat != hider:
                assert a.scene(seat, since) == b.scene(seat, since), f"seat {seat} can tell what seat {hider} hides"
                assert a.notation(seat) == b.notation(seat)
        if a.asked[0] == hider:
            both = common(a, b)
            if not both:
                return step
            i, j = rng.choice(both)
        else:
            assert notations(a) == notations(b)
            assert a.question.prompt == b.question.prompt
            i = j = rng.randrange(len(a.asked[2]))
        a.pick(i)
        b.pick(j)
    return DEEP


def test_the_others_cannot_tell_what_a_seat_hides(played):
    rng = random.Random(str(played))
    ways = []
    for a, b, hider in pairs(played.spread(max(4, PAIRS // played.end.seats)), rng):
        assert differing(a, b) or bids(a, b)
        ways.append(go_together(a, b, hider, rng))
    assert not ways or max(ways) >= 2, "every secret comes out at once: this proves nothing"


def test_who_draws_a_card_is_told_which_and_nobody_else_is(played):
    end = played.end
    if "draws card" not in end.game.catalogue:
        assert not isinstance(end.game, CardGame)
        return
    for seat in seats(end):
        told = [line.args[0] for line in chronicle.lines(end.chain, seat, 0) if line.word.startswith("draws card")]
        assert set(told) <= {seat}, f"seat {seat} is told what others draw"
