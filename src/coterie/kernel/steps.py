"""Steps: the entries of the to-do list. A step is a tuple `(function, *arguments)` of a named function and plain
data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from coterie.kernel.errors import RulesError

Step = tuple[Any, ...]
F = TypeVar("F", bound=Callable[..., None])

STEPS: dict[str, Callable[..., None]] = {}
NAMES: dict[Any, str] = {}
CLEAN_UP: set[Any] = set()


def step(name: str, *, clean_up: bool = False) -> Callable[[F], F]:
    """Give a function the name under which saves, fingerprints and position texts know it as a step.

    Args:
        name: unique over the project, `room.verb` ("masters.move").
        clean_up: the step is kept when the scope around it is ended early.

    Raises:
        RulesError: the name is taken.
    """

    def give(function: F) -> F:
        if name in STEPS:
            raise RulesError(f"two steps are called {name}")
        STEPS[name] = function
        NAMES[function] = name
        if clean_up:
            CLEAN_UP.add(function)
        return function

    return give
