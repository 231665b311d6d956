"""Games as environments for programs that learn: the interfaces of PettingZoo and Gymnasium, rewards, ends, refusals."""

import copy
import importlib
import pickle
import random
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, seed_test

import coterie
from coterie.kernel.errors import BadOptions, IllegalChoice
from coterie.kernel.moves import moves_of
from coterie.lab.entities import PIECE, Entities, Sizes, TooLarge
from coterie.lab.environment import Against, Table


def first(observation):
    """Return the index of the first action that there is."""
    return int(np.flatnonzero(observation["action_mask"])[0])


def options(env):
    """Return how many options the question has."""
    return len(env.played.position.asked[2])


def asked(env):
    """Return the seat that is asked."""
    return env.played.position.asked[0]


def score(env, seat):
    """Return what a seat has come to."""
    return env.played.position.result[seat]


def walked(env, seed):
    """Return the rewards of each agent, and what was observed, in a random game."""
    rng, seen, rewards = np.random.default_rng(seed), [], {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        seen.append(observation)
        if ended or cut:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards, seen


@pytest.mark.parametrize("name", coterie.games())
def test_every_game_keeps_to_the_interface(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says again and again that an observation is no array
        api_test(Table(name, render_mode="ansi"), num_cycles=40)


def test_the_same_seed_gives_the_same_games():
    seed_test(lambda: Table("primer"), num_cycles=60)


def test_observations_fit_their_space_and_rewards_are_the_scores():
    env = Table("primer", {"players": 3})
    rewards, seen = walked(env, 5)
    assert len(seen) > 20
    assert all(env.observation_space("player_0").contains(one) for one in seen)
    assert rewards == {f"player_{seat}": score(env, seat) for seat in range(3)}
    assert sum(rewards.values()) == 1.0


def signed(s, seat):
    """Return a reward from -1 to 1."""
    return 2 * s.result[seat] - 1


def test_another_reward():
    env = Table("primer", reward=signed)
    rewards, _ = walked(env, 5)
    assert sorted(rewards.values()) == [-1.0, 1.0]


def test_only_the_asked_seat_has_actions():
    env = Table("primer")
    env.reset(seed=1)
    asked, other = env.agent_selection, next(a for a in env.agents if a != env.agent_selection)
    assert env.observe(asked)["action_mask"].sum() == options(env)
    assert env.observe(other)["action_mask"].sum() == 0


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing():
    env = Table("primer")
    env.reset(seed=1)
    before = env.played.position.fingerprint()
    with pytest.raises(IllegalChoice, match="There is no option 150"):
        env.step(150)
    with pytest.raises(IllegalChoice, match="an action is needed"):
        env.step(None)
    wrong: list[Any] = [1.0, 1.9, "0", True, [0]]
    for action in wrong:
        with pytest.raises(IllegalChoice, match="by its index, a whole number, not by"):
            env.step(action)
    assert env.played.position.fingerprint() == before
    index: Any = np.int64(first(env.observe(env.agent_selection)))
    env.step(index)
    assert type(moves_of(env.played.position)[-1]) is int


@pytest.mark.parametrize(
    "use", [Table.last, Table.render, lambda env: env.step(0), lambda env: env.observe("player_0")]
)
def test_a_table_says_that_it_has_to_be_reset_first(use):
    with pytest.raises(ResetNeeded, match=r"Call reset first\.$"):
        use(Table("primer", render_mode="ansi"))


@pytest.mark.parametrize("use", [Against.render, Against.action_masks, lambda env: env.step(0)])
def test_a_seat_says_that_it_has_to_be_reset_first(use):
    with pytest.raises(ResetNeeded, match=r"Call reset first\.$"):
        use(Against("primer", render_mode="ansi"))


def test_an_environment_can_be_copied_and_pickled():
    env = Table("primer")
    env.reset(seed=1)
    before = env.played.position.fingerprint()
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        twin.step(first(twin.observe(twin.agent_selection)))
        assert env.played.position.fingerprint() == before != twin.played.position.fingerprint()


def test_a_game_that_is_too_long_is_truncated():
    env = Table("primer", longest=7)
    env.reset(seed=1)
    for _ in range(7):
        env.step(first(env.observe(env.agent_selection)))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_more_options_than_actions_truncate_the_game():
    env = Table("primer", options=1)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(first(env.observe(env.agent_selection)))
    assert options(env) > 1


def test_a_table_that_has_outgrown_the_arrays_truncates_the_game():
    env = Table("primer", pieces=3)
    env.reset(seed=1)
    observation, reward, ended, cut, info = env.last()
    assert observation is not None
    assert not observation["observation"]["pieces"].any()
    assert (reward, ended, cut, info) == (0.0, False, True, {"cut": "There are more than 3 pieces on the table."})
    for _ in env.agents[:]:
        assert env.last()[3]
        env.step(None)
    assert not env.agents
    with pytest.raises(TooLarge, match="more than 3 pieces"):
        Entities(env.played.game, Sizes(2, 3, 50)).arrays(env.played.position, 0)
    one = Against("primer", pieces=3, seat=0)
    one.reset(seed=1)
    assert one.step(0)[2:] == (False, True, info)
    one.reset(seed=1)
    assert not one.played.position.over


def test_a_large_table_has_room_for_its_pieces():
    assert Table("primer").played.sizes.pieces == 400
    assert Table("vtes", {"players": 5}).played.sizes.pieces == 750
    assert Table("vtes", {"players": 5}, pieces=90).played.sizes.pieces == 90


def test_why_a_game_was_cut_is_said():
    env = Against("primer", seat=0, longest=1)
    env.reset(seed=1)
    assert env.step(0)[3:] == (True, {"cut": "The limit of decisions is reached: 1."})
    env = Against("primer", seat=0, options=1)
    env.reset(seed=1)
    assert env.step(0)[4]["cut"].startswith("There are more options than actions (1): ")


def test_without_the_extra_a_sentence_says_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "coterie.lab.environment")
    with pytest.raises(ImportError, match=r"Environments need the extra “learning”.*\[learning\]"):
        importlib.import_module("coterie.lab.environment")


def test_games_without_a_seed_differ():
    envs = [Against("primer", seat=0) for _ in range(4)]
    for env in envs:
        env.reset()
    assert len({env.played.position.fingerprint() for env in envs}) == 4


def test_a_set_up_that_is_refused_leaves_the_game_as_it_was():
    env = Table("primer")
    env.reset(seed=1)
    before = env.played.position.fingerprint()
    with pytest.raises(BadOptions, match="made for 2 seats"):
        env.reset(options={"setup": {"players": 3}})
    assert env.played.position.fingerprint() == before


def test_set_ups_are_drawn_for_each_game():
    env = Table("primer", lambda rng: {"players": 2, "rounds": rng.choice([3, 4])})
    rounds = set()
    for seed in range(8):
        env.reset(seed=seed)
        rounds.add(env.played.position.setup["rounds"])
    assert rounds == {3, 4}
    env.reset(seed=1, options={"setup": {"rounds": 5}})
    assert env.played.position.setup["rounds"] == 5
    with pytest.raises(BadOptions, match="made for 2 seats"):
        env.reset(options={"setup": {"players": 3}})


def test_seats_are_counted_from_the_one_that_looks():
    s = coterie.game("primer").start({"players": 3}, seed=2)
    found = Entities(s.game, Sizes(3))
    seat, hand = PIECE.index("seat"), found.words.word("hand")
    for looks in range(3):
        rows = found.arrays(s, looks)["pieces"]
        own = rows[(rows[:, PIECE.index("pile")] == hand) & (rows[:, PIECE.index("face")] > 2)]
        assert len(own)
        assert set(own[:, seat]) == {1}


def test_one_seat_against_bots():
    env = Against("primer", {"players": 3}, players=["greedy", "random"], seat=1)
    rng = random.Random(1)
    for seed in range(3):
        observation, _ = env.reset(seed=seed)
        assert env.observation_space.contains(observation)
        ended = False
        while not ended:
            assert asked(env) == 1
            assert np.array_equal(observation["action_mask"], env.action_masks())
            at = rng.choice(np.flatnonzero(env.action_masks()).tolist())
            observation, reward, ended, cut, _ = env.step(at)
            assert not cut
        assert reward == score(env, 1)
        with pytest.raises(IllegalChoice, match="over"):
            env.step(0)


def test_the_seat_is_drawn_and_the_same_seed_draws_the_same():
    env = Against("primer", players="greedy")
    drawn = []
    for seed in range(12):
        observation, _ = env.reset(seed=seed)
        drawn.append(env.seat)
        again, _ = env.reset(seed=seed)
        assert env.seat == drawn[-1]
        assert all(np.array_equal(a, again["observation"][name]) for name, a in observation["observation"].items())
    assert set(drawn) == {0, 1}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": ["greedy", "greedy"]}, "The other seats need 1 players, not 2"),
        ({"players": "gredy"}, "Did you mean “greedy”"),
        ({"seat": 2}, "There is no seat 2; the seats are 0 to 1"),
        ({"render_mode": "human"}, "There is no render mode “human”; there are ansi"),
    ],
)
def test_wrong_settings_are_refused(given, said):
    with pytest.raises(BadOptions, match=said):
        Against("primer", **given)


def test_rendering_tells_what_the_seat_knows():
    env = Table("primer", render_mode="ansi")
    env.reset(seed=1)
    seat = env.possible_agents.index(env.agent_selection)
    assert env.render() == env.played.position.notation(seat)
    assert "?" in str(env.render())
    assert Table("primer").render_mode is None
