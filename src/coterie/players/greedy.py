"""The greedy player: searches its own turn in sampled worlds and takes the line of play that ends best.

A beam search goes through the options of all questions until the turn is over (the game's `horizon`), level by level, and
keeps the best few positions of each level. If one of the best lines involves luck, they are tried again in other
sampled worlds, and the best on average is taken. The player remembers it and follows it as long as the table looks
as expected. It never looks at anything but samples.
"""

from __future__ import annotations

import random
from itertools import pairwise
from math import inf
from operator import attrgetter
from typing import Any, NamedTuple

from coterie.kernel.lookahead import ahead, before_menu, served
from coterie.kernel.loops import picked
from coterie.kernel.pieces import ALL
from coterie.kernel.questions import Asked
from coterie.kernel.state import State
from coterie.kernel.weighing import Budget


class Way(NamedTuple):
    """A line of play through a turn.

    Attributes:
        value: the value of the position that it leads to.
        world: that position.
        steps: the steps to it, nested with the last one outside: `(earlier steps, question, index of the option)`, None
            before the first.
        prompt: the question asked there, or None if nobody is asked.
        sight: what the evaluation has read of the position.
    """

    value: float
    world: State
    steps: Any
    prompt: Any
    sight: object = None


Path = list[tuple[Asked, int]]  # questions, and the index of the option that is taken
by_value = attrgetter("value")


class Greedy:
    """Searches its own turn. It remembers the rest of its line, so each game and seat needs its own player.

    Attributes:
        weighed: for the last choice, how the best line that begins with an option ends, from 0 (lost) to 1 (won), by the index
            of the option: of the options whose lines were compared to the end. Empty if nothing was compared.
    """

    __slots__ = ("budget", "plan", "weighed")

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget  # None for the game's own
        self.weighed: dict[int, float] = {}
        self.plan: list[tuple[Any, int]] = []  # what the table should look like, and the option to take; next one last

    def choose(self, state: State, seat: int, rng: random.Random) -> int:
        """Return the index of the option that leads to the best end of the turn; the first of several equal ones."""
        self.weighed = {}
        if len(state.asked[2]) == 1:  # type: ignore[index]  # it is this seat's question
            return 0
        if self.plan:
            looks, index = self.plan.pop()
            if looks == view(state, seat):
                return index
            self.plan = []
        tried = state.game.bot.tried(state)
        if len(tried) == 1:
            return tried[0]
        root = state.sample(seat, rng)
        path = self._best(state, root, seat, rng)
        self.plan = plan_of(path, root, seat)
        return path[0][1]

    def _best(self, state: State, root: State, seat: int, rng: random.Random) -> Path:
        """Return the best line found in one sampled world and tried again in others."""
        budget = self.budget or root.game.bot.budget
        found = search(root, seat, budget)
        ways = found[: budget.ways]
        paths = [path_of(way) for way in ways]
        if len(ways) == 1 or not any(unsure(way.world, root) for way in ways):
            self.weighed = by_first([(first_of(way), way.value) for way in found])
            return paths[0]
        totals = [0.0] * len(ways)
        for _ in range(budget.worlds):
            values = again(paths, state.sample(seat, rng), seat)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        means = [total / budget.worlds for total in totals]
        self.weighed = by_first([(path[0][1], mean) for path, mean in zip(paths, means, strict=True)])
        return paths[totals.index(max(totals))]


def view(s: State, seat: int) -> Any:
    """Return a seat's view of a table, which is equal for positions that it cannot tell apart."""
    asked, own = s.asked, 1 << seat
    assert asked is not None
    table = [getattr(s, name) for name in s.TABLE]
    pieces = [
        (
            *(row.zone, row.place, row.ready, row.down, row.counters, row.host),
            row.face if row.known == ALL or row.known & own else row.back,
        )
        for row in s.pieces
    ]
    options = [(word, args) for word, args, _ in asked[2]] if asked[0] == seat else []
    return (asked[0], asked[1], options, table, pieces)


def unsure(s: State, root: State) -> bool:
    """Return whether luck was involved on the way to a position, or comes before the next question."""
    return s.dice != root.dice or s.learnt != root.learnt or (s.asked is None and s.result is None)


def search(root: State, seat: int, budget: Budget) -> list[Way]:
    """Return the lines of play through the rest of a turn in one world, best first; equal ones in the order found.

    Args:
        root: a sampled world at a question; it is not changed.
        seat: the seat to search for. It also answers allies' questions on the way.
        budget: the limits of the search.
    """
    now = _Search(root, seat)
    level = [Way(0.0, root, None, None)]
    for depth in range(budget.depth):
        following = [on for way in level for on in now.following(way, depth)]
        best = max([way.value for way in now.ends], default=0.0)
        going = now.asked(best_of_level(following, budget, best))
        if not going:
            break
        level = going
    now.ends.sort(key=by_value, reverse=True)
    return now.ends or level  # deeper than the budget: its present value must do


class _Search:
    """One search through the rest of a turn.

    Attributes:
        bot: what may be read of the positions. seat: the seat to search for. here: the horizon of the turn.
        ends: the lines found so far with which the turn is over.
        seen: how the positions looked that were reached so far.
    """

    __slots__ = ("bot", "ends", "here", "seat", "seen")

    def __init__(self, root: State, seat: int) -> None:
        self.bot, self.seat = root.game.bot, seat
        self.here = self.bot.horizon(root)
        self.ends: list[Way] = []
        self.seen: set[Any] = set()

    def following(self, way: Way, depth: int) -> list[Way]:
        """Return the lines that go on from a line by one option each; those that are over are put aside as ends.

        Args:
            way: the line; its position is changed unless it is the root.
            depth: the number of the level.
        """
        question, tried = way.world.asked, self.bot.tried(way.world)
        assert question is not None
        found: list[Way] = []
        for index in tried:
            # A position other than the root is not needed once its last option is taken.
            world = way.world if index == tried[-1] and way.steps is not None else way.world.clone()
            prompt = ahead(world, index, self.here)
            sight = self.bot.sight(world)
            value = way.value if sight == way.sight else self.bot.value(world, self.seat)
            asked = world.asked
            handed_out = asked is not None and (value, asked[1]) == (way.value, way.prompt)
            looks = _looks(world, value, prompt, depth if handed_out else -1)
            if looks in self.seen:  # as good, with similar options next: most likely the same by another way
                continue
            self.seen.add(looks)
            after = Way(value, world, (way.steps, question, index), prompt or (asked and asked[1]), sight)
            (found if prompt is not None or self.goes_on(world) else self.ends).append(after)
        return found

    def asked(self, ways: list[Way]) -> list[Way]:
        """Ask the questions of the menus before which lines have stopped, and return the lines that go on."""
        going: list[Way] = []
        for way in ways:
            if way.world.asked is None:
                served(way.world, self.here)
            (going if self.goes_on(way.world) else self.ends).append(way)
        return going

    def goes_on(self, world: State) -> bool:
        """Return whether the turn is not over and the seat, or an ally, is asked."""
        asked = world.asked
        return (
            asked is not None and self.bot.horizon(world) == self.here and world.game.allied(world, self.seat, asked[0])
        )


def _looks(world: State, value: float, prompt: Any, depth: int) -> tuple[Any, ...]:
    """Return how a position looks to a search; of those that look alike one is enough.

    Args:
        world: the position.
        value: its value.
        prompt: the menu before which it has stopped, None for none.
        depth: the number of the level if this is one of several that are handed out, as its effect shows later; else -1.
    """
    asked = world.asked
    there = prompt or (asked and (asked[1], tuple([option[0] for option in asked[2]]), picked(world)))
    return value, there, tuple(world.sealed.items()), depth  # a bid changes no value until all of them are revealed


def best_of_level(ways: list[Way], budget: Budget, best: float) -> list[Way]:
    """Return the best lines of a level, a few for each question, because positions at different questions do not compare well.

    Args:
        ways: all lines of the level; the list is sorted in place.
        budget: the limits of the search.
        best: the value of the best end found so far; hopelessly worse lines are dropped.
    """
    ways.sort(key=by_value, reverse=True)
    odds = best / (1 - best) / budget.hope if best < 1 else inf
    least = odds / (1 + odds) if odds < inf else 1.0
    rooms: dict[Any, int] = {}
    kept = []
    for way in ways:
        if way.value < least:
            break
        word = way.prompt and way.prompt[0]
        taken, of_word = rooms.get(way.prompt, 0), rooms.get(word, 0)
        if taken < budget.width and of_word < budget.word:
            rooms[way.prompt], rooms[word] = taken + 1, of_word + 1
            kept.append(way)
            if len(kept) == budget.level:
                break
    return kept


def path_of(way: Way) -> Path:
    """Return the steps of a line, first step first."""
    path = []
    steps = way.steps
    while steps is not None:
        steps, question, index = steps
        path.append((question, index))
    path.reverse()
    return path


def first_of(way: Way) -> int:
    """Return the index of the option that a line begins with."""
    steps = way.steps
    while steps[0] is not None:
        steps = steps[0]
    index: int = steps[2]
    return index


def by_first(values: list[tuple[int, float]]) -> dict[int, float]:
    """Return the best value of the lines that begin with an option, by its index."""
    best: dict[int, float] = {}
    for index, value in values:
        best[index] = max(value, best.get(index, value))
    return best


def again(paths: list[Path], world: State, seat: int) -> list[float]:
    """Return the values of the same lines in another world; each stops where that world asks something else, at the next
    question after it, or as the game's `stretch` is over.

    Common beginnings are played only once.

    Args:
        paths: the lines.
        world: a sampled world; it is changed.
        seat: the seat to search for.
    """
    values = [0.0] * len(paths)
    stretch = world.game.bot.stretch
    begun = stretch(world)

    def over(s: State) -> bool:
        return before_menu(s) or stretch(s) != begun

    branches = [(world, list(range(len(paths))), 0)]
    while branches:
        world, here, depth = branches.pop()
        going: dict[int, list[int]] = {}
        for i in here:
            if depth < len(paths[i]) and _alike(world.asked, paths[i][depth][0]):
                going.setdefault(paths[i][depth][1], []).append(i)
            else:
                values[i] = world.game.bot.value(world, seat)
        for left, (index, together) in zip(range(len(going) - 1, -1, -1), going.items(), strict=True):
            branch = world.clone() if left else world
            last = max([len(paths[i]) for i in together]) == depth + 1  # nobody will look at the options there
            branch.pick(index, over if last else None)
            branches.append((branch, together, depth + 1))
    return values


def _alike(asked: Asked | None, expected: Asked) -> bool:
    """Return whether a question looks like the expected one and has as many options."""
    return asked is not None and asked[:2] == expected[:2] and len(asked[2]) == len(expected[2])


def plan_of(path: Path, root: State, seat: int) -> list[tuple[Any, int]]:
    """Return the steps after the first of a line, the next one last: the expected view of the table, and the option to
    choose."""
    world = root.clone()
    plan = []
    for (_, before), (question, index) in pairwise(path):
        world.pick(before)
        if question[0] == seat:
            plan.append((view(world.clone(), seat), index))  # what a view holds must not change with the world
    plan.reverse()
    return plan
