"""The games. Each is found through the entry point group `coterie.games`; none imports another.

The package can be called: `coterie.games()` lists the names of all games that are installed.

A game is a package; all of them have the same rooms, and a few say of themselves what else they have.

| module | what |
|---|---|
| state, facts | what lies on the table, and what can be read off it |
| rules, timing | the procedures, a module for each chapter; the stages of what happens at once |
| actions, options | what a player can do; what a table chooses before a game |
| atoms, words, cards, decks | what changes the table, the words of the cards, the cards, the decks |
| numbers | numbers and prohibitions by their names |
| scene, theme, drawings | the table as a seat sees it, what it looks like, its signs |
| phrases, reasons, talk, how, guide | what is said: labels and lines, why not, answers, the game on one screen, guided games |
| positions | positions as text |
| bot | what bots may weigh |
| rulings.toml | the ledger: each rule as a numbered sentence |
"""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType


class Rooms(ModuleType):
    """A package that lists its games when it is called, so that `coterie.games` is one name and not two."""

    def __call__(self) -> list[str]:
        """Return the names of all games that are installed, sorted."""
        return sorted(installed())


def installed() -> dict[str, EntryPoint]:
    """Return where each game that is installed can be loaded from, by name: the one place that looks for games."""
    return {entry.name: entry for entry in entry_points(group="coterie.games")}


sys.modules[__name__].__class__ = Rooms
