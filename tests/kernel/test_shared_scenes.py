"""Scenes that are made once for all who see the same are those that each would get alone."""

import random

import pytest

from coterie.games.masters import GAME as MASTERS
from coterie.games.primer import GAME as PRIMER
from coterie.kernel.pieces import show
from coterie.kernel.shared_scenes import SharedScenes, sight


def walk(game, setup, seed, step=7):
    """Yield every seventh position of a random game."""
    s, rng = game.start(setup, seed=seed), random.Random(seed)
    for n in range(10**6):
        if n % step == 0:
            yield s
        if s.asked is None:
            break
        s.pick(rng.randrange(len(s.asked[2])))
    yield s


@pytest.mark.parametrize(
    ("game", "setup"),
    [(MASTERS, {"players": 3, "vampires": ["imre", "mila", "nevena"]}), (PRIMER, {"players": 4})],
    ids=lambda value: getattr(value, "name", None),
)
def test_what_is_made_together_is_what_each_would_see_alone(game, setup):
    rng = random.Random(1)
    for s in (s for seed in range(4) for s in walk(game, setup, seed)):
        seats = [*range(-1, s.seats)]
        rng.shuffle(seats)
        scenes, since = SharedScenes(s), rng.randrange(20)
        for seat in seats:
            assert scenes.scene(seat, since) == s.scene(seat, since)


def test_those_who_see_the_same_share_what_is_made():
    made = SharedScenes(MASTERS.start({"players": 3, "vampires": ["imre", "mila", "nevena"]}, seed=1))
    first, second, asked = made.scene(1), made.scene(2), made.scene(0)
    assert first["areas"] is second["areas"] is asked["areas"]
    assert (first["question"], first["seat"], second["seat"]) == (second["question"], 1, 2)
    assert asked["question"] is not None
    assert "options" in asked["question"]
    assert made.scene(-1)["areas"] is first["areas"]  # the city holds no secret yet


def test_a_seat_that_knows_more_or_has_a_hand_shares_nothing():
    s = MASTERS.start({"players": 3, "vampires": ["imre", "mila", "nevena"]}, seed=1)
    show(s, s.piles["events", 0][0], 0b101)  # to the seats 0 and 2
    assert sight(s, 0) == sight(s, 2) != sight(s, 1) == sight(s, -1)
    made = SharedScenes(s)
    assert made.scene(2)["areas"] is made.scene(0)["areas"]
    assert made.scene(1)["areas"] is made.scene(-1)["areas"] != made.scene(0)["areas"]
    hands = PRIMER.start({"players": 2}, seed=1)
    assert sight(hands, 0) != sight(hands, 1)
    assert SharedScenes(hands).scene(0) != SharedScenes(hands).scene(1)


def test_a_secret_bid_is_seen_by_its_seat_alone():
    s = PRIMER.start({"players": 3}, seed=5)
    assert s.asked is not None
    seat = s.asked[0]
    s.pick(1)
    assert any(holder == seat for _, holder in s.sealed)
    made = SharedScenes(s)
    assert all(made.scene(each) == s.scene(each) for each in range(-1, 3))


def test_a_seat_with_a_sealed_bid_has_a_view_of_its_own():
    s = MASTERS.start({"players": 3, "vampires": ["imre", "mila", "nevena"]}, seed=1)
    s.sealed["bid", 1] = (2, 0, 3)
    assert [sight(s, seat) for seat in (-1, 0, 1, 2)] == [(), (), 1, ()]
