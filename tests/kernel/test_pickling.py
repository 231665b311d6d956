"""Copies as Python makes them: `copy`, `deepcopy`, `pickle`, another process."""

import copy
import multiprocessing
import pickle
import random
from pathlib import Path

import pytest

import coterie
from coterie.kernel.state import FIELDS
from tests.kernel.bare import question, table

LARGEST = 64_000  # bytes
PACK = Path(__file__).resolve().parents[2] / "docs" / "examples" / "pack.toml"
DERIVED = {"ears", "memory", "pools", "versions", "views", "windows", "game"}


def games():
    return [*[(name, {}) for name in coterie.games()], ("masters", {"pack": PACK})]


def played(s, choices, seed=3):
    """Play some choices, or until the game is over, and return everything that follows from the position."""
    rng = random.Random(seed)
    for _ in range(choices):
        if s.over:
            break
        s.pick(rng.randrange(len(s.asked[2])))
    return s.fingerprint(), s.asked, s.log(0)


@pytest.fixture(scope="module")
def other():
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        yield pool


@pytest.mark.parametrize("made", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_a_choice_in_a_copy_leaves_the_original(made):
    s = table((question, 0, "a", "b"), (question, 1, "a", "d"))
    before = s.fingerprint()
    twin = made(s)
    assert (twin.fingerprint(), twin.asked) == (before, s.asked)
    twin.choose("a")
    assert (s.fingerprint(), s.asked[0], s.notes, twin.notes) == (before, 0, [], ["a"])


@pytest.mark.parametrize(("name", "fit"), games())
def test_a_pickled_game_is_played_on_equally_in_another_process(name, fit, other):
    s = coterie.game(name, **fit).start(seed=5)
    for choices in (30, 60):
        played(s, choices)
        data = pickle.dumps(s)
        assert len(data) < LARGEST
        twin = pickle.loads(data)
        assert {f: getattr(twin, f) for f in FIELDS + s.TABLE if f not in DERIVED} == {
            f: getattr(s, f) for f in FIELDS + s.TABLE if f not in DERIVED
        }
        assert twin.scene(0) == s.scene(0)
        assert other.apply(played, (s, 25)) == played(s.clone(), 25)
    assert twin.record() == s.record()


@pytest.mark.parametrize("name", coterie.games())
def test_a_sample_can_be_pickled_too(name):
    s = coterie.game(name).start(seed=5)
    world = s.sample(0, random.Random(1))
    assert played(pickle.loads(pickle.dumps(world)), 10) == played(world, 10)


def test_the_log_of_a_long_game_is_not_too_deep_to_pickle():
    s = table((question, 0, "a", "b"))
    for n in range(5_000):
        s.tell("note", n)
    assert pickle.loads(pickle.dumps(s)).chain[1:3] == s.chain[1:3]


def test_a_state_that_was_stopped_between_two_steps_stays_there():
    s = table((question, 0, "a", "b"), (question, 1, "a", "d"))
    s.pick(0, lambda now: len(now.todo) == 1)
    assert (s.asked, len(s.todo)) == (None, 1)
    twin = pickle.loads(pickle.dumps(s))
    assert (twin.asked, twin.todo, twin.notes) == (None, s.todo, s.notes)


@pytest.mark.parametrize(("name", "fit"), games())
def test_a_game_is_never_copied_and_is_pickled_by_its_name_or_with_its_pack(name, fit):
    game = coterie.game(name, **fit)
    assert copy.copy(game) is copy.deepcopy(game) is game
    game.start(seed=1)
    data = pickle.dumps(game)
    found = pickle.loads(data)
    assert (found is game) == (not fit)
    assert (found.pack_mark(), found.faces) == (game.pack_mark(), game.faces)
    assert len(data) < (20_000 if fit else 100)
    assert found._numbers is game._numbers or found._numbers == {}
