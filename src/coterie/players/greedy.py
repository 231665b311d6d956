"""The greedy player: looks through its own turn in sampled worlds and takes the way that ends best.

A search goes through the options of all questions until the turn is over (the game's `horizon`), level by level, and
keeps the best few positions of a level. Where luck was met on one of the best ways, they are tried again in other
sampled worlds, and the one that is best on average is taken. It is remembered and followed as long as the table looks
as it should. Nothing but samples is ever looked at.
"""

from __future__ import annotations

import random
from operator import attrgetter
from typing import Any, NamedTuple

from coterie.kernel.knowledge import knows
from coterie.kernel.lookahead import ahead, served
from coterie.kernel.state import State


class Budget(NamedTuple):
    """How far a search goes: positions kept of a level, for each question and in all; levels; ways tried again, and in
    how many more worlds."""

    width: int = 5
    level: int = 36
    depth: int = 48
    ways: int = 6
    worlds: int = 5


class Way(NamedTuple):
    """A way through a turn: how good the position is that it has led to, that position, the steps to it, and what is
    asked there (None where nothing is).

    `steps` is nested, the last one outside: `(earlier steps, the position before, index)`, None before the first.
    """

    value: float
    world: State
    steps: Any
    prompt: Any


by_value = attrgetter("value")


class Greedy:
    """Searches its own turn. It remembers the rest of its way, so each game and seat needs a player of its own."""

    __slots__ = ("budget", "plan")

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self.plan: list[tuple[Any, int]] = []  # what the table should look like, and the option to take; next one last

    def choose(self, state: State, seat: int, rng: random.Random) -> int:
        """The index of the option that leads to the best end of the turn; the first of equals."""
        if len(state.asked[2]) == 1:  # type: ignore[index]  # it is this seat's question
            return 0
        if self.plan:
            looks, index = self.plan.pop()
            if looks == view(state, seat):
                return index
            self.plan = []
        way = self._best(state, seat, rng)
        first, self.plan = _unrolled(way, seat)
        return first

    def _best(self, state: State, seat: int, rng: random.Random) -> Way:
        """The best way through the turn."""
        root = state.sample(seat, rng)
        ways = search(root, seat, self.budget)[: self.budget.ways]
        if len(ways) == 1 or not any(unsure(way.world, root) for way in ways):
            return ways[0]
        totals = [0.0] * len(ways)
        for _ in range(self.budget.worlds):
            world = state.sample(seat, rng)
            for i, way in enumerate(ways):
                totals[i] += again(way, world, seat)
        return ways[totals.index(max(totals))]


def view(s: State, seat: int) -> Any:
    """What a seat sees of a table: equal for positions that it cannot tell apart."""
    asked = s.asked
    assert asked is not None
    table = [getattr(s, name) for name in s.TABLE]
    pieces = [
        (
            *(row.zone, row.place, row.ready, row.down, row.counters, row.host),
            row.face if knows(s, seat, number) else row.back,
        )
        for number, row in enumerate(s.pieces)
    ]
    options = [(word, args) for word, args, _ in asked[2]] if asked[0] == seat else []
    return (asked[0], asked[1], options, table, pieces)


def value_of(s: State, seat: int) -> float:
    """How good a position is: its result, or what the game's evaluation says."""
    return s.result[seat] if s.result is not None else s.game.evaluate(s, seat)


def unsure(s: State, root: State) -> bool:
    """Whether luck was met on the way to a position, or comes before anybody is asked again."""
    return s.dice != root.dice or s.learnt != root.learnt or (s.asked is None and s.result is None)


def search(root: State, seat: int, budget: Budget) -> list[Way]:
    """The ways through the rest of a turn in one world, best first; of equals the one found first.

    Args:
        root: a sampled world at a question; it is not changed.
        seat: for whom to look. Allies' questions on the way are answered as if they were its own.
        budget: how far to look.
    """
    game = root.game
    here = game.horizon(root)
    level = [Way(0.0, root, None, None)]
    ends: list[Way] = []
    seen: set[Any] = set()
    for _ in range(budget.depth):
        following: list[Way] = []
        for way in level:
            for index in range(len(way.world.asked[2])):  # type: ignore[index]  # only questions are kept
                world = way.world.clone()
                prompt = ahead(world, index, here)
                value = value_of(world, seat)
                asked = world.asked
                looks = (value, prompt or (asked and (asked[1], tuple([option[0] for option in asked[2]]))))
                if looks in seen:  # as good, and the like can be done: most likely the same by another way
                    continue
                seen.add(looks)
                after = Way(value, world, (way.steps, way.world, index), prompt or (asked and asked[1]))
                if prompt is not None or _goes_on(world, seat, here):
                    following.append(after)
                else:
                    ends.append(after)
        going: list[Way] = []
        for way in _kept(following, budget):
            if way.world.asked is None:
                served(way.world, here)
            (going if _goes_on(way.world, seat, here) else ends).append(way)
        if not going:
            break
        level = going
    ends.sort(key=by_value, reverse=True)
    return ends or level  # deeper than the budget: what it looks like there must do


def _goes_on(world: State, seat: int, here: object) -> bool:
    """Whether the turn is not over and the seat, or an ally, is asked."""
    asked, game = world.asked, world.game
    return asked is not None and game.horizon(world) == here and game.allied(world, seat, asked[0])


def _kept(ways: list[Way], budget: Budget) -> list[Way]:
    """The best ways of a level, a few for each question: positions at different questions do not compare well."""
    ways.sort(key=by_value, reverse=True)
    room: dict[Any, int] = {}
    kept = []
    for way in ways:
        taken = room.get(way.prompt, 0)
        if taken < budget.width:
            room[way.prompt] = taken + 1
            kept.append(way)
            if len(kept) == budget.level:
                break
    return kept


def again(way: Way, world: State, seat: int) -> float:
    """How good the same way is in another world; it stops where that world asks something else."""
    twin = world.clone()
    for before, index in _steps(way):
        asked, expected = twin.asked, before.asked
        if asked is None or expected is None or asked[:2] != expected[:2] or len(asked[2]) != len(expected[2]):
            break
        twin.pick(index)
    return value_of(twin, seat)


def _steps(way: Way) -> list[tuple[State, int]]:
    """The steps of a way from the first on: the position before and the index taken."""
    found = []
    steps = way.steps
    while steps is not None:
        steps, before, index = steps
        found.append((before, index))
    found.reverse()
    return found


def _unrolled(way: Way, seat: int) -> tuple[int, list[tuple[Any, int]]]:
    """The first option of a way, and what follows, the next one last: how the table should look and what to take."""
    (_, first), *rest = _steps(way)
    own = [(before, index) for before, index in reversed(rest) if before.asked and before.asked[0] == seat]
    return first, [(view(before, seat), index) for before, index in own]
