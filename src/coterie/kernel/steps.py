"""Steps: what stands on the to-do list. A step is a tuple `(function, *arguments)` of a named function and plain
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
MENUS: dict[Any, Callable[..., tuple[Any, ...] | None]] = {}


def step(
    name: str, *, clean_up: bool = False, menu: Callable[..., tuple[Any, ...] | None] | None = None
) -> Callable[[F], F]:
    """Give a function the name under which saves, fingerprints and position texts know it as a step.

    Args:
        name: unique over the project, `room.verb` ("masters.move").
        clean_up: the step is kept when the scope around it is ended early.
        menu: for a step that does nothing but ask: the prompt that it will ask with, without the work of making its
            options; None where it will not ask. A search compares positions before their menus and makes the options
            of the best ones only.

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
        if menu is not None:
            MENUS[function] = menu
        return function

    return give
