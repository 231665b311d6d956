"""Chance: the same numbers on every machine, evenly spread."""

from typing import Any

import pytest

from coterie.kernel.chance import below, roll, seed_of, shuffle
from coterie.kernel.errors import BadOptions
from tests.primer import GAME


class Stream:
    def __init__(self, dice: int) -> None:
        self.dice = dice


def test_the_published_vector_of_splitmix64():
    s = Stream(1234567)
    assert [below(s, 1 << 64) for _ in range(5)] == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
    ]  # fmt: skip


def test_below_is_even():
    s = Stream(seed_of(7))
    counts = [0] * 6
    for _ in range(60_000):
        counts[below(s, 6)] += 1
    chi = sum((n - 10_000) ** 2 / 10_000 for n in counts)
    assert chi < 20.5  # 99.9% of the time for five degrees of freedom; the stream is fixed


def test_a_die_has_six_sides():
    s = Stream(1)
    assert {roll(s) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_shuffles_reach_every_order_evenly():
    s = Stream(3)
    counts: dict[str, int] = {}
    for _ in range(24_000):
        items = list("abcd")
        shuffle(s, items)
        counts["".join(items)] = counts.get("".join(items), 0) + 1
    assert len(counts) == 24
    assert all(850 < n < 1150 for n in counts.values())


class Three:
    """A number of another library."""

    def __index__(self):
        return 3


def test_a_seed_is_a_whole_number():
    number: Any = Three()
    assert GAME.start({}, seed=number).record().text == GAME.start({}, seed=3).record().text
    wrong: list[Any] = ["3", 1.5, None]
    for seed in wrong:
        with pytest.raises(BadOptions, match="A seed is a whole number, not "):
            GAME.start({}, seed=seed)


def test_seeds_of_any_size():
    assert seed_of(5) == seed_of(5) != seed_of(6)
    for seed in (-1, 0, 1 << 64, 1 << 100):
        assert 0 <= seed_of(seed) < 1 << 64
