"""Players are found by name."""

import random
from typing import Any

import pytest

from coterie.games.masters import GAME
from coterie.kernel.errors import BadOptions
from coterie.players import NAMES, player


def test_there_are_random_and_greedy():
    assert NAMES == ("random", "greedy")


def test_a_wrong_name_is_answered_with_the_nearest():
    with pytest.raises(BadOptions, match="“greedy”"):
        player("gready")


def test_each_call_makes_another_player():
    assert player("greedy") is not player("greedy")


@pytest.mark.parametrize("name", NAMES)
def test_a_player_answers_with_an_option_and_changes_nothing(name):
    s: Any = GAME.start({}, seed=3)
    for k in range(6):
        before = s.fingerprint()
        chosen = player(name).choose(s, s.asked[0], random.Random(k))
        assert 0 <= chosen < len(s.asked[2])
        assert s.fingerprint() == before
        s.pick(chosen)


def test_random_takes_every_option():
    s: Any = GAME.start({}, seed=3)
    rng = random.Random(1)
    uniform = player("random")
    taken = {uniform.choose(s, s.asked[0], rng) for _ in range(200)}
    assert taken == set(range(len(s.asked[2])))
