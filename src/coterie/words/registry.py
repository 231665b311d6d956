"""The shape of the five registries: a function for each class of node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from coterie.kernel.errors import RulesError

F = TypeVar("F", bound=Callable[..., Any])


class Registry(Generic[F]):
    """One of the five: which function serves which class of node.

    Args:
        name: what the functions tell ("run", "say", …).
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.by_class: dict[type, F] = {}

    def of(self, *classes: type) -> Callable[[F], F]:
        """Register a function for some classes of nodes."""

        def give(function: F) -> F:
            for cls in classes:
                if cls in self.by_class:
                    raise RulesError(f"{cls.__name__} is in “{self.name}” twice")
                self.by_class[cls] = function
            return function

        return give

    def __getitem__(self, cls: type) -> F:
        try:
            return self.by_class[cls]
        except KeyError:
            raise RulesError(f"{cls.__name__} is missing in “{self.name}”") from None

    def __contains__(self, cls: type) -> bool:
        return cls in self.by_class
