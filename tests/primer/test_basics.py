"""What the primer must hold before anything else. `coterie new-game` gives a new game these tests, too."""

import random
from typing import Any

import pytest

from coterie.games.primer import GAME
from coterie.kernel.records import replay
from coterie.words.notation import parse, write

VOCABULARY = GAME.vocabulary


def played(seed, players):
    """Return a game of random choices: every position of it, and the state at its end."""
    s: Any = GAME.start({"players": players, "rounds": 2}, seed=seed)
    rng = random.Random(seed)
    seen = []
    while not s.over:
        seen.append(s.clone())
        s.choose(rng.choice(s.question.options))
    return seen, s


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_ends_and_can_be_replayed(seed, players):
    _, end = played(seed, players)
    assert sorted(end.result) == list(range(players))
    assert (end.todo, end.rows) == ([], {})  # nothing is left over
    assert replay(end.record().text, lambda head: GAME).fingerprint() == end.fingerprint()


@pytest.mark.parametrize("players", [2, 4])
def test_every_position_can_be_written_and_read(players):
    for s in played(3, players)[0]:
        assert GAME.read(s.notation()).fingerprint() == s.fingerprint()


def test_no_scene_tells_what_a_seat_does_not_know():
    for s in played(4, 2)[0]:
        for seat in (0, 1, -1):
            world = s.sample(seat, random.Random(5))
            assert world.scene(seat) == s.scene(seat)


@pytest.mark.parametrize("face", GAME.faces)
def test_a_card_is_sound_and_goes_through_its_notation(face):
    card = GAME.faces[face]
    assert card.text is not None
    for word in (*card.abilities, *([card.plays] if card.plays is not None else [])):
        assert word.check() == []
        assert parse(write(word, VOCABULARY), VOCABULARY) == word
