"""Worlds that a seat cannot tell from the real one keep what it knows and reveal nothing else."""

import random
from collections import Counter
from functools import lru_cache
from math import sqrt

from coterie.kernel.events import Batch
from coterie.kernel.knowledge import knows, live_facts
from coterie.kernel.pieces import ALL
from tests.generic.walks import notations, seats

SAMPLES = 300


def hidden(s, seat):
    """Return what a seat does not see, by back."""
    found: dict[str, list[int]] = {}
    for n, piece in enumerate(s.pieces):
        if not knows(s, seat, n):
            found.setdefault(piece.back, []).append(n)
    return found


def test_the_seat_sees_the_same(played):
    for k, s in enumerate((*played.spread(30), played.end)):
        before = s.fingerprint()
        for seat in seats(s):
            world = s.sample(seat, random.Random(k))
            assert world.scene(seat) == s.scene(seat)
            assert [p.known for p in world.pieces] == [p.known for p in s.pieces]
            assert (world.asked is None) == (s.asked is None)
            if s.asked is not None:
                assert world.asked[0] == s.asked[0]
                assert s.asked[0] != seat or notations(world) == notations(s)
        assert s.fingerprint() == before


def test_the_question_of_another_seat_is_asked_anew(played):
    for k, s in enumerate(played.spread(20)):
        for seat in seats(s):
            world = s.sample(seat, random.Random(k))
            step = world.todo[-1]
            asked, world.asked = world.asked, None
            step[0](world, *step[1:])
            assert world.asked == asked


def test_the_world_fits_what_the_seat_has_seen(played):
    for k, s in enumerate(played.spread(30)):
        for seat in seats(s):
            world = s.sample(seat, random.Random(k))
            for n in range(len(s.pieces)):
                if knows(s, seat, n):
                    assert world.pieces[n] == s.pieces[n]
            for backs in hidden(s, seat).values():
                if s.game.closed(s) and s.pieces[backs[0]].owner != seat:
                    continue  # another seat's secret list is drawn anew
                assert Counter(world.pieces[n].face for n in backs) == Counter(s.pieces[n].face for n in backs)
            for fact in live_facts(s, seat):
                assert not Counter(fact.faces) - Counter(world.pieces[n].face for n in fact.backs)
            assert world.ears == rebuilt(world)


def test_what_is_remembered_elsewhere_fits_the_world(played):
    """Facts known to other seats, and rows as they were before an event, name the faces that were dealt."""
    for k, s in enumerate(played.spread(40)):
        for seat in seats(s):
            world = s.sample(seat, random.Random(k))
            for fact in world.facts:
                assert not Counter(fact.faces) - Counter(world.pieces[n].face for n in fact.backs)
            for batch in world.rows.values():
                for event in batch.events if type(batch) is Batch else ():
                    if event.was is not None and not (event.was.known == ALL or knows(s, seat, event.subject)):
                        seen = seat >= 0 and event.was.known >> seat & 1
                        assert seen or event.was.face == world.pieces[event.subject].face


def test_sealed_numbers_of_others_are_drawn_anew(played):
    for s in [s for s in played.states if s.sealed][:3]:
        for seat in seats(s):
            rng = random.Random(5)
            drawn = [s.sample(seat, rng).sealed for _ in range(SAMPLES // 3)]
            for key, (value, low, high) in s.sealed.items():
                found = {sealed[key][0] for sealed in drawn}
                assert found == ({value} if key[1] == seat else set(range(low, high + 1)))


def rebuilt(s):
    """Return the trigger index, rebuilt."""
    twin = s.clone()
    twin.game.rebuild(twin)
    return twin.ears


def test_a_sample_depends_on_nothing_that_the_seat_does_not_know(played):
    """The same random numbers make the same world from the real one and from any other that the seat cannot tell apart."""
    for k, s in enumerate(played.spread(30)):
        for seat in seats(s):
            other = s.sample(seat, random.Random(k))
            one, two = (of.sample(seat, random.Random(-k - 1)) for of in (s, other))
            assert one.contents() == two.contents()
            assert one.fingerprint() == two.fingerprint()


def test_the_stream_of_chance_is_a_new_one(played):
    s = played.states[-1]
    dice = {s.sample(0, random.Random(k)).dice for k in range(5)}
    assert len(dice) == 5
    assert s.dice not in dice


def test_a_sample_keeps_neither_seed_nor_choices(played):
    world = played.states[-1].sample(0, random.Random(1))
    assert (world.moves, world.origin) == (None, None)


def positions(played):
    """Return a few questions at which much is hidden."""
    rich = sorted(played.spread(40), key=lambda s: -sum(piece.known != -1 for piece in s.pieces))
    return rich[:1] + played.spread(3)[1:2]


def test_each_hidden_card_is_found_in_each_place_where_it_could_be(played):
    for s in positions(played):
        for seat in seats(s)[:2]:
            by_back = hidden(s, seat)
            found = tally(s, seat)
            promised = {n for fact in live_facts(s, seat) for n in fact.backs}
            for backs in by_back.values():
                if promised.intersection(backs) or (s.game.closed(s) and s.pieces[backs[0]].owner != seat):
                    continue
                for face, many in Counter(s.pieces[n].face for n in backs).items():
                    if SAMPLES * many / len(backs) < 20:
                        continue  # too rare to occur reliably in so few samples
                    possible = [n for n in backs if s.game.could_lie(s, face, s.pieces[n])]
                    assert not [n for n in possible if not found[n, face]], f"{face} is never there"


def test_the_truth_is_found_no_more_often_than_chance(played):
    """Counted against samples of another world that the seat cannot tell apart."""
    for s in positions(played):
        for seat in seats(s)[:2]:
            unseen = [n for backs in hidden(s, seat).values() for n in backs]
            if not unseen:
                continue
            other = s.sample(seat, random.Random(99))
            here, there = tally(s, seat), tally(other, seat, 1)
            truth = sum(here[n, s.pieces[n].face] for n in unseen)
            chance = sum(there[n, s.pieces[n].face] for n in unseen)
            assert truth - chance <= 6 * sqrt(truth + chance) + 6, (truth, chance)
            for n in unseen:
                face = s.pieces[n].face
                assert here[n, face] - there[n, face] <= 6 * sqrt(here[n, face] + there[n, face]) + 6


@lru_cache(maxsize=8)
def tally(s, seat, salt=0):
    """Count how often each face lay in each place over many samples; the two tests that ask follow each other."""
    rng = random.Random(salt)
    unseen = [n for backs in hidden(s, seat).values() for n in backs]
    found: Counter[tuple[int, str]] = Counter()
    for _ in range(SAMPLES):
        world = s.sample(seat, rng)
        found.update((n, world.pieces[n].face) for n in unseen)
    return found
