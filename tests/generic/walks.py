"""Random games, played once and read by many tests. Run as a program, this prints the course of a game."""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

import msgspec

from coterie.kernel.state import State
from tests.generic.games import Case, cases, find


@dataclass
class Walk:
    """A random game: the state at each question, the choice made there, and the end. It is only read, never changed."""

    case: Case
    setup: int
    seed: int
    states: list[State] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    end: State = None  # type: ignore[assignment]  # filled by `walk`

    def __str__(self) -> str:
        return f"{self.case.name}-{self.setup}-{self.seed}"

    @cached_property
    def all(self) -> list[State]:
        """Return all states of the game, including the last."""
        return [*self.states, self.end]

    @cached_property
    def prints(self) -> list[str]:
        """Return the fingerprints of all states, computed once for all comparisons."""
        return [s.fingerprint() for s in self.all]

    def spread(self, most: int) -> list[State]:
        """Return at most a number of the questions, evenly spread over the game."""
        states = self.states
        if len(states) <= most:
            return states
        return [states[i * (len(states) - 1) // (most - 1)] for i in range(most)]


@lru_cache(maxsize=64)
def walk(case: Case, setup: int, seed: int) -> Walk:
    """Return a random game of a case, up to its bound on length."""
    made = Walk(case, setup, seed)
    rng = random.Random(f"{case.name}/{setup}/{seed}")
    s = case.start(setup, seed)
    while s.asked is not None and len(made.states) <= case.longest:
        made.states.append(s.clone())
        at = rng.randrange(len(s.asked[2]))
        question = s.question
        if (
            case.dull
            and question is not None
            and len(question.options) > 1
            and question.options[at].notation in case.dull
        ):
            at = rng.randrange(len(s.asked[2]))
        made.choices.append(at)
        s.pick(at)
    made.end = s
    return made


def walks() -> list[tuple[Case, int, int]]:
    """Return all games of the suite: case, number of the set-up, seed."""
    return [(case, setup, seed) for case in cases() for setup in range(len(case.setups)) for seed in range(case.seeds)]


def seats(s: State) -> list[int]:
    """Return all seats, and a spectator."""
    return [*range(s.seats), -1]


def notations(s: State) -> list[str]:
    """Return the notations of all options."""
    return [option.notation for option in s.question.options] if s.question else []


def account(played: Walk) -> list[str]:
    """Return a game as lines: at each question the fingerprint, the options and, now and then, every scene."""
    lines = []
    for k, s in enumerate(played.all):
        lines.append(" | ".join([s.fingerprint(), *notations(s)]))
        if k % 10 == 0:
            lines += [msgspec.json.encode(s.scene(seat)).decode() for seat in seats(s)]
    return lines


if __name__ == "__main__":
    name, setup, seed = sys.argv[1:]
    print("\n".join(account(walk(find(name), int(setup), int(seed)))))
