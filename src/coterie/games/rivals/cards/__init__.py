"""The cards of Rivals, by set and kind.

| module | what |
|---|---|
| definition | the shape of a card, its text, and short ways to define each kind |
| checklist, listing | which cards there are, and how they are looked for |
| core_… | the Core Set |
| alchemy_… | Blood & Alchemy |
| shrouds_… | Shadows & Shrouds |
| heart_… | The Heart of Europe |

What every other module defines is a card of the game: each `Card`, and each `Card` in a tuple.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from coterie.games.rivals.cards.definition import Card
from coterie.kernel.errors import RulesError

SETS = ("core", "alchemy", "wolf", "shrouds", "heart")  # how the modules of a set begin, in the order of the boxes


def cards_of(module: ModuleType) -> Iterator[Card]:
    """Iterate over the cards that a module defines, in its order."""
    for value in vars(module).values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Card):
                yield each


def collected() -> dict[str, Card]:
    """Return all cards by their short names.

    Raises:
        RulesError: two different cards have one name.
    """
    found: dict[str, Card] = {}
    names = [each.name for each in iter_modules(__path__) if each.name.partition("_")[0] in SETS]
    for name in sorted(names, key=lambda name: (SETS.index(name.partition("_")[0]), name)):
        for card in cards_of(import_module(f"{__name__}.{name}")):
            if found.setdefault(card.face, card) is not card:
                raise RulesError(f"two cards of Rivals are called {card.face}")
    return found


CARDS: dict[str, Card] = collected()
