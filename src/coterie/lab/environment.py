"""Games as environments for reinforcement learning, with the standard interfaces.

`Table` is a PettingZoo environment for a whole table: agents act when the game asks them. `Against` is a Gymnasium environment
for one seat; bots take the others. Actions are indices of the offered options, and a mask marks the legal ones.
`coterie.lab.entities` describes the observations.

    env = Table("primer", {"players": 2})
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))

This module needs the extra `learning`; docs/programs.md says how to install it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from coterie.lab.results import MissingExtra

try:
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from pettingzoo import AECEnv
except ImportError:
    raise MissingExtra("Environments need", "learning") from None

import coterie
from coterie.kernel.errors import BadOptions, IllegalChoice
from coterie.kernel.nearest import unknown
from coterie.kernel.questions import as_index
from coterie.kernel.state import State
from coterie.lab.entities import Entities, Sizes, TooLarge
from coterie.players import player

Observation = dict[str, Any]
Setup = Mapping[str, Any] | Callable[[random.Random], Mapping[str, Any]]
Reward = Callable[[State, int], float]
LONGEST = 20_000  # decisions, after which a game is cut
SEEDS = 2**32
PIECES = (
    400,
    150,
)  # rows for pieces if none are asked for: at least, and for each seat; five Methuselahs have filled 400
RENDER_MODES = ("ansi",)


def score(s: State, seat: int) -> float:
    """Return the score of a seat at the end of a game, from 0 to 1."""
    assert s.result is not None
    return s.result[seat]


class _Played:
    """The common part of both environments: a game, its set-up, its spaces, the position."""

    def __init__(self, name: str, setup: Setup | None, pieces: int | None, options: int, longest: int) -> None:
        self.game = coterie.game(name)
        self.setup: Setup = setup or {}
        self.longest = longest
        self.chance = random.Random()
        seats = self.game.checked(self._setup())["players"]
        self.sizes = Sizes(seats, pieces if pieces is not None else max(PIECES[0], PIECES[1] * seats), options)
        self.entities = Entities(self.game, self.sizes)
        self.observed = self._observed()
        self._position: State | None = None
        self.decisions = 0
        self.outgrown = ""

    def _setup(self) -> Mapping[str, Any]:
        return self.setup(self.chance) if callable(self.setup) else self.setup

    def _observed(self) -> spaces.Dict:
        bounds = np.iinfo(np.int32)
        seen: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(bounds.min, bounds.max, shape, np.int32) for name, shape in self.entities.shapes.items()
        }
        return spaces.Dict({"observation": spaces.Dict(seen), "action_mask": spaces.MultiBinary(self.sizes.options)})

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Start a new game; without a seed, continue the random numbers of the previous games.

        Raises:
            BadOptions: the set-up is invalid or has another number of seats.
        """
        if seed is not None:
            self.chance = random.Random(seed)
        chosen = {**self._setup(), **((options or {}).get("setup") or {})}
        began = self.game.start(chosen, seed=self.chance.randrange(SEEDS))
        if began.seats != self.sizes.seats:
            raise BadOptions(
                f"The environment was made for {self.sizes.seats} seats, but the set-up has another number."
            )
        self._position, self.decisions, self.outgrown = began, 0, ""

    def choose(self, action: int) -> None:
        """Take an option of the question by its index.

        Raises:
            IllegalChoice: there is no such option, or the action is no whole number.
            ResetNeeded: no game has begun.
        """
        self.position.choose(as_index(action))
        self.decisions += 1

    @property
    def position(self) -> State:
        """The position of the game.

        Raises:
            ResetNeeded: no game has begun.
        """
        if self._position is None:
            raise ResetNeeded("No game has begun. Call reset first.")
        return self._position

    @property
    def cut(self) -> str:
        """Why the game is truncated, as a sentence: it is too long, offers more options than there are actions, or has outgrown
        the arrays; "" if it is not."""
        asked = self.position.asked
        if asked is None:
            return ""
        if self.decisions >= self.longest:
            return f"The limit of decisions is reached: {self.longest:,}."
        if len(asked[2]) > self.sizes.options:
            return f"There are more options than actions ({self.sizes.options}): {len(asked[2])}."
        return self.outgrown

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Return the action mask of a seat: 1 for each of its options; all 0 while another seat is asked."""
        found, asked = np.zeros(self.sizes.options, np.int8), self.position.asked
        if asked is not None and asked[0] == seat:
            found[: len(asked[2])] = 1
        return found

    def seen(self, seat: int) -> Observation:
        """Return a seat's `observation` and `action_mask`. The observation is all 0 if the table has outgrown the arrays; that
        cuts the game, for what is not seen cannot be learnt from."""
        try:
            found = self.entities.arrays(self.position, seat)
        except TooLarge as problem:
            found, self.outgrown = self.entities.nothing(), str(problem)
        return {"observation": found, "action_mask": self.mask(seat)}


def _rendered(mode: str | None) -> str | None:
    """Return a render mode.

    Raises:
        BadOptions: there is no such mode.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(unknown("render mode", mode, RENDER_MODES))
    return mode


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A whole table as a PettingZoo environment; the agents are “player_0” and so on, by seat.

    The only rewards come at the end of a game: by default the seat's score, from 0 to 1. A game that is too long, offers more
    options than there are actions or has more pieces than an observation is truncated, without a reward.

    Attributes:
        played: the game. `played.position` is its state, with all secrets; its `sample(seat, rng)` makes a world that a seat
            cannot tell from it, and its `question.options` say what the actions mean.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "name": "coterie", "is_parallelizable": False}  # noqa: RUF012  # as PettingZoo declares it

    def __init__(
        self,
        name: str,
        setup: Setup | None = None,
        *,
        reward: Reward = score,
        pieces: int | None = None,
        options: int = 200,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        """Make the table of a game.

        Args:
            name: one of `coterie.games()`.
            setup: values of its set-up options, or a function that draws them for each game from a random number generator;
                the number of seats must stay the same.
            reward: returns a seat's reward from the final state and the seat's number.
            pieces: the maximum number of pieces in an observation; None for 400, or 150 for each seat if that is more.
            options: the number of actions.
            longest: the maximum number of decisions in a game.
            render_mode: with “ansi”, `render` returns the position as the asked seat knows it.

        Raises:
            BadOptions: there is no such game or render mode, or the set-up is invalid.
        """
        super().__init__()
        self.played = _Played(name, setup, pieces, options, longest)
        self.metadata = {**type(self).metadata, "name": name}
        self.reward, self.render_mode = reward, _rendered(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.played.sizes.seats)]
        self.agents: list[str] = []
        self._space = spaces.Discrete(options)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, which is the same for all."""
        return self.played.observed

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions; its `sample(mask)` takes the mask of an observation."""
        return self._space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game.

        Args:
            seed: the seed of this game and the following ones; without one, the first game is another each time.
            options: `{"setup": {…}}` sets set-up options for this game only.

        Raises:
            BadOptions: the set-up is invalid or has another number of seats.
        """
        self.played.begin(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return what the selected agent sees, its reward since its last action, whether the game has ended or was cut for it,
        and a dict, in which `cut` says why it was cut.

        Args:
            observe: False leaves the observation out.

        Raises:
            ResetNeeded: no game has begun.
        """
        self._selected()
        seen, reward, ended, cut, info = super().last(observe)
        if seen is not None and not cut and self.played.outgrown:
            self._cut()
            cut, info = True, self.infos[self.agent_selection]
        return seen, reward, ended, cut, info

    def step(self, action: int | None) -> None:
        """Choose an option for the asked agent; pass None for an agent whose game has ended.

        Raises:
            IllegalChoice: the mask does not allow that action.
            ResetNeeded: no game has begun.
        """
        agent = self._selected()
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice("The game is not over, so an action is needed.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.played.choose(action)
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may see now."""
        return self.played.seen(self.possible_agents.index(agent))

    def render(self) -> str | None:
        """Return the position as text, as the asked seat knows it; None without a render mode."""
        seat = self.possible_agents.index(self._selected())
        return self.played.position.notation(seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing; there is nothing to close."""

    def _selected(self) -> str:
        """Return the agent that is asked; PettingZoo has none before the first game."""
        _ = self.played.position  # says what to do
        return str(self.agent_selection)

    def _go_on(self) -> None:
        """Select the agent that the game asks, or end the game for all agents."""
        s = self.played.position
        if s.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: self.reward(s, n) for n, agent in enumerate(self.possible_agents)}
        elif self.played.cut:
            self._cut()
        seat = s.asked[0] if s.asked is not None else 0
        self.agent_selection = self.possible_agents[seat]
        self._accumulate_rewards()

    def _cut(self) -> None:
        """End the game for all agents before its end."""
        self.truncations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"cut": self.played.cut} for agent in self.agents}


class Against(gymnasium.Env[Observation, int]):
    """One seat of a table as a Gymnasium environment; bots take the other seats.

    `action_masks` is for algorithms that take the mask separately.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        name: str,
        setup: Setup | None = None,
        *,
        players: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: Reward = score,
        pieces: int | None = None,
        options: int = 200,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        """Make the environment.

        Args:
            name, setup, reward, pieces, options, longest, render_mode: as for `Table`.
            players: the bot of the other seats, or one for each of them, clockwise from the learner.
            seat: the learner's seat; None draws one for each game.

        Raises:
            BadOptions: there is no such game, player, seat or render mode, or the set-up is invalid.
        """
        self.played = _Played(name, setup, pieces, options, longest)
        others = self.played.sizes.seats - 1
        self.players = [players] * others if isinstance(players, str) else list(players)
        if len(self.players) != others:
            raise BadOptions(f"The other seats need {others} players, not {len(self.players)}.")
        if seat is not None and not 0 <= seat <= others:
            raise BadOptions(f"There is no seat {seat}; the seats are 0 to {others}.")
        for one in self.players:
            player(one)
        self.fixed, self.seat = seat, seat or 0
        self.reward, self.render_mode = reward, _rendered(render_mode)
        self.observation_space = self.played.observed
        self.action_space = spaces.Discrete(options)  # type: ignore[assignment]  # its numbers are NumPy's

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and play until the learner's first question; see `Table.reset`.

        Raises:
            BadOptions: the set-up is invalid or has another number of seats.
        """
        super().reset(seed=seed)
        self.played.begin(seed, options)
        seats = self.played.sizes.seats
        self.seat = self.played.chance.randrange(seats) if self.fixed is None else self.fixed
        self._bots = {(self.seat + n) % seats: player(name) for n, name in enumerate(self.players, 1)}
        self._others()
        return self.played.seen(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose an option and play until the learner's next question; return the five values of Gymnasium. In the last of them
        `cut` says why the game was truncated.

        Raises:
            IllegalChoice: the mask does not allow that action, or the game is over.
            ResetNeeded: no game has begun.
        """
        self.played.choose(action)
        self._others()
        s, seen = self.played.position, self.played.seen(self.seat)
        reward, cut = self.reward(s, self.seat) if s.over else 0.0, self.played.cut
        return seen, reward, s.over, bool(cut), {"cut": cut} if cut else {}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Return the mask of the learner's legal actions."""
        return self.played.mask(self.seat)

    def render(self) -> str | None:
        """Return the position as the learner knows it, as text; None without a render mode."""
        return self.played.position.notation(self.seat) if self.render_mode == "ansi" else None

    def _others(self) -> None:
        """Let the bots answer until the learner is asked."""
        played = self.played
        while (asked := played.position.asked) is not None and asked[0] != self.seat and not played.cut:
            played.choose(self._bots[asked[0]].choose(played.position, asked[0], played.chance))
