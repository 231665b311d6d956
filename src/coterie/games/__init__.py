"""The games. Each is found through the entry point group `coterie.games`; none imports another.

The package can be called: `coterie.games()` lists the names of all games that are installed.
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
