"""Coterie: a rules-enforcing table for games of the night.

import coterie

game = coterie.game("masters")
state = game.start({"vampires": ["imre", "mila"], "difficulty": "easy"}, seed=7)
while not state.over:
    state.choose(state.question.options[0])
"""

from __future__ import annotations

import difflib
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

import coterie.games as _rooms  # noqa: F401  # bound first, so that importing a game never hides the function `games`
from coterie.kernel.errors import BadOptions

if TYPE_CHECKING:
    from coterie.kernel.game import Game
    from coterie.kernel.records import Record
    from coterie.kernel.state import State

__version__ = "0.1.0"


def games() -> list[str]:  # type: ignore[no-redef]  # the package of the same name was bound first on purpose
    """The names of all games that are installed, found through the entry points `coterie.games`."""
    return sorted({entry.name for entry in entry_points(group="coterie.games")})


def game(name: str, **setup: Any) -> Game:
    """A game by its name.

    Args:
        name: one of `games()`.
        setup: what changes the game itself, such as `pack`, the path of a content pack.

    Raises:
        BadOptions: there is no such game; the sentence names the nearest one.
        BadWords: the content pack cannot be read.
    """
    found = [entry for entry in entry_points(group="coterie.games") if entry.name == name]
    if not found:
        near = difflib.get_close_matches(name, games(), 1, 0.4)
        hint = f" Did you mean “{near[0]}”?" if near else ""
        raise BadOptions(f"There is no game called “{name}”; there are: {', '.join(games())}.{hint}")
    loaded: Game = found[0].load()
    return loaded.fitted(**setup) if setup else loaded


def replay(record: Record | Path | str) -> State:
    """Play a record again: a `Record`, its text, or the path of its file.

    Raises:
        BadRecord: a line cannot be replayed; the error carries the line and the last good position.
    """
    from coterie.kernel import records

    return records.replay(record, lambda head: game(head["game"], **({"pack": head["pack"]} if "pack" in head else {})))
