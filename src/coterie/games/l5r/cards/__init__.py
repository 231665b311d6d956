"""The cards of Legend of the Five Rings, by set and clan.

| module | what |
|---|---|
| definition | the shape of a card, its text, and short ways to define each kind |
| facts | what is printed besides the texts: a data file |
| listing | how cards are looked for, and how many of each set are there |
| core_… | the Core Set |
| imperial_… | the Imperial Cycle |
| later_… | other sets |
| expansion_… | clan cards beside Under Fu Leng's Shadow |
| shadow_… | the deck of the Shadowlands, as it is played by rule |

What every other module defines is a card of the game: each `Card`, and each `Card` in a tuple.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from coterie.games.l5r.cards.definition import TOKEN, Card
from coterie.kernel.errors import RulesError

SETS = ("core", "imperial", "later", "expansion", "shadow")  # how the modules of a set begin


def cards_of(module: ModuleType) -> Iterator[Card]:
    """Iterate over the cards that a module defines, in its order."""
    for value in vars(module).values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Card):
                yield each


def collected() -> dict[str, Card]:
    """Return all cards by their short names.

    Raises:
        RulesError: a card is defined twice.
    """
    found: dict[str, Card] = {TOKEN.face: TOKEN}
    names = [each.name for each in iter_modules(__path__) if each.name.partition("_")[0] in SETS]
    for name in sorted(names, key=lambda name: (SETS.index(name.partition("_")[0]), name)):
        for card in cards_of(import_module(f"{__name__}.{name}")):
            if found.setdefault(card.face, card) is not card:
                raise RulesError(f"the card {card.face} is defined twice")
    return found


CARDS: dict[str, Card] = collected()
