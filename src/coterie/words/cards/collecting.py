"""The cards of a game, collected from the modules that define them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Protocol, TypeVar

from coterie.kernel.errors import RulesError


class Faced(Protocol):
    """A card with a unique short name."""

    @property
    def face(self) -> str:
        """The short name."""


C = TypeVar("C", bound=Faced)


def cards_of(module: ModuleType, kind: type[C]) -> Iterator[C]:
    """Iterate over the cards that a module defines, in order, including those in tuples."""
    for value in vars(module).values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, kind):
                yield each


def by_face(cards: Iterable[C], where: str) -> dict[str, C]:
    """Return cards by their short names.

    Args:
        cards: the cards.
        where: their package, for the error message.

    Raises:
        RulesError: two different cards have one name.
    """
    found: dict[str, C] = {}
    for card in cards:
        if found.setdefault(card.face, card) is not card:
            raise RulesError(f"two cards of {where} are called {card.face}")
    return found


def modules(package: str, folders: Iterable[str]) -> Iterator[ModuleType]:
    """Iterate over all modules of a package in the order of their names, those of packages within it included.

    Args:
        package: its name.
        folders: where its modules lie, its `__path__`.
    """
    for found in sorted(iter_modules(folders), key=lambda each: each.name):
        module = import_module(f"{package}.{found.name}")
        yield module
        if found.ispkg:
            yield from modules(module.__name__, module.__path__)


def collected(package: str, parts: Iterable[str], kind: type[C], first: Iterable[C] = ()) -> dict[str, C]:
    """Return all cards of a package by their short names.

    Args:
        package: its name.
        parts: the names of the modules and packages within it that hold cards, in order.
        kind: the class of the cards.
        first: cards that come before all others.

    Raises:
        RulesError: two different cards have one name.
    """
    found = [*first]
    for part in parts:
        holds = import_module(f"{package}.{part}")
        for module in (holds, *modules(holds.__name__, getattr(holds, "__path__", ()))):
            found += cards_of(module, kind)
    return by_face(found, package)
