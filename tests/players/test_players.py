"""Players: the same choice in worlds that their seat cannot tell apart, and better than chance."""

import random
from typing import Any

import pytest

import coterie
from coterie.kernel.errors import BadOptions
from coterie.players import NAMES, player

GAME = coterie.game("masters")


def position(seed: int, choices: int):
    """Return a position after some random choices."""
    rng = random.Random(seed)
    s: Any = GAME.start({"players": 2}, seed=seed)
    for _ in range(choices):
        before = s.clone()
        s.pick(rng.randrange(len(s.asked[2])))
        if s.over:
            return before
    return s


def test_the_registry_names_its_players_and_says_which_there_are():
    assert {"random", "greedy"} <= set(NAMES)
    with pytest.raises(BadOptions, match="greedy"):
        player("gredy")


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize(("seed", "choices"), [(1, 0), (2, 9), (3, 17)])
def test_the_same_choice_in_worlds_that_the_seat_cannot_tell_apart(name, seed, choices):
    s = position(seed, choices)
    seat = s.question.seat
    worlds = [s, *(s.sample(seat, random.Random(n)) for n in range(2))]
    assert len({world.notation() for world in worlds}) == 3  # they do differ
    assert len({player(name).choose(world, seat, random.Random(7)) for world in worlds}) == 1


def test_greedy_takes_the_ritual_when_it_is_there():
    s: Any = GAME.read(
        "position: masters\n"
        "vampires: imre museum blood 2 kills 9, mila museum blood 3 kills 9\n"
        "museum: minions 2, sigil imre\nslums: sigil mila\nasylum: hidden 2\nveil: 1\nevents: III-01\n"
        "now: turn imre 1"
    )
    found = player("greedy").choose(s, s.question.seat, random.Random(1))
    assert s.question.options[found].notation == "ritual"


def test_greedy_does_not_lose_the_game_by_a_wild_hunt_at_the_last_veil():
    s: Any = GAME.read(
        "position: masters\nvampires: imre museum blood 1 kills 4, mila slums blood 4 kills 1\nveil: 1\n"
        "events: III-01\nnow: turn imre 1"
    )
    found = player("greedy").choose(s, s.question.seat, random.Random(1))
    assert s.question.options[found].notation != "wild hunt"
