"""What is remembered of hidden faces follows the deal of a sampled world: it must not tell the real ones."""

import random
from collections import Counter

from coterie.kernel.events import DONE, Batch, about
from coterie.kernel.knowledge import live_facts, shuffle_pile
from coterie.kernel.pieces import move, pile, show
from tests.primer.tools import position

DECK = "deck a: brute, hail, hex, oath, hush, curfew, torch\nhand a: vigil, snare"


def test_the_facts_of_others_fit_the_world_and_change_with_it():
    s = position(DECK)
    for p in pile(s, "deck", 0)[:2]:
        show(s, p, 1 << 0)
    shuffle_pile(s, "deck", 0)
    (real,) = live_facts(s, 0)
    assert sorted(real.faces) == ["brute", "hail"]
    rng = random.Random(1)
    remembered = set()
    for _ in range(40):
        world = s.sample(1, rng)
        (fact,) = (fact for fact in world.facts if fact.seat == 0)
        assert not Counter(fact.faces) - Counter(world.pieces[n].face for n in fact.backs)
        remembered.add(fact.faces)
    assert len(remembered) > 10
    assert all(of.facts == s.facts for of in (s.sample(0, rng) for _ in range(5)))


def test_a_row_as_it_was_does_not_tell_a_hidden_face():
    s = position(DECK)
    top = pile(s, "deck", 0)[0]
    event = about(s, "draw", top)
    was = s.pieces[top]
    move(s, top, "hand", 0)
    serial = s.new(Batch((event.but(status=DONE, was=was),)))
    rng = random.Random(2)
    for seat in (1, -1):
        worlds = [s.sample(seat, rng) for _ in range(30)]
        assert all(world.rows[serial].events[0].was.face == world.pieces[top].face for world in worlds)
        assert len({world.pieces[top].face for world in worlds}) > 4
    assert s.sample(0, rng).rows[serial] == s.rows[serial]
    assert s.rows[serial].events[0].was == was


def test_a_row_that_the_seat_saw_stays_as_it_was():
    s = position(DECK)
    p = pile(s, "hand", 0)[0]
    show(s, p)
    was, event = s.pieces[p], about(s, "discard", p)
    serial = s.new(Batch((event.but(status=DONE, was=was),)))
    assert s.sample(1, random.Random(3)).rows[serial].events[0].was == was


def test_a_sample_depends_on_chance_and_on_what_the_seat_knows():
    s = position(DECK)
    other = s.sample(1, random.Random(4))
    assert [p.face for p in other.pieces] != [p.face for p in s.pieces]
    one, two = (of.sample(1, random.Random(5)) for of in (s, other))
    assert one.fingerprint() == two.fingerprint()


def test_a_sample_keeps_neither_seed_nor_choices():
    world = position(DECK).sample(1, random.Random(6))
    assert (world.moves, world.origin) == (None, None)
