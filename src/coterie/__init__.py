"""Coterie: a rules-enforcing table for games of the night.

import coterie

game = coterie.game("masters")
state = game.start({"vampires": ["imre", "mila"], "difficulty": "easy"}, seed=7)
while not state.over:
    state.choose(state.question.options[0])
"""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coterie.games import installed
from coterie.kernel.errors import BadOptions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coterie.kernel.game import AnyGame
    from coterie.kernel.records import Record
    from coterie.kernel.state import State

    def games() -> list[str]:
        """Return the names of all games that are installed, found through the entry points `coterie.games`."""

else:
    import coterie.games as games  # a package that can be called, which type checkers do not know

__version__ = "0.1.0"


def game(name: str, **setup: Any) -> AnyGame:
    """Return a game by its name.

    Args:
        name: one of `games()`.
        setup: what changes the game itself, such as `pack`, the path of a content pack.

    Raises:
        BadOptions: there is no such game; the sentence names the nearest one.
        BadWords: the content pack cannot be read.
    """
    found = installed()
    if name not in found:
        near = difflib.get_close_matches(name, games(), 1, 0.4)
        hint = f" Did you mean “{near[0]}”?" if near else ""
        raise BadOptions(f"There is no game called “{name}”; there are: {', '.join(games())}.{hint}")
    loaded: AnyGame = found[name].load()
    return loaded.fitted(**setup) if setup else loaded


def game_of(head: Mapping[str, Any], pack: Any = None) -> AnyGame:
    """Return the game that a record was played with, by its first line.

    Args:
        head: the first line, with `game` and perhaps the name and fingerprint of a `pack`.
        pack: the content pack itself, where there is one: a path or a mapping.

    Raises:
        BadOptions: there is no such game, or the pack is not the one that is needed.
        BadWords: the pack cannot be read.
    """
    mark = head.get("pack")
    if mark is None and pack is None:
        return game(head["game"])
    if mark is None:
        raise BadOptions("This was played without a content pack: leave the pack out.")
    if not isinstance(mark, dict) or {"name", "fingerprint"} != set(mark):
        raise BadOptions("Its “pack” must have a name and a fingerprint.")
    needed = f"the content pack “{mark['name']}” (fingerprint {mark['fingerprint']})"
    if pack is None:
        raise BadOptions(f"This was played with {needed}, which is not here. Give its file: --pack FILE.")
    found = game(head["game"], pack=pack)
    given = found.pack_mark() or {"name": "", "fingerprint": ""}
    if given["fingerprint"] != mark["fingerprint"]:
        raise BadOptions(
            f"This was played with {needed}. The one given is “{given['name']}” (fingerprint {given['fingerprint']}): "
            "its content differs, so the game would not be the same."
        )
    return found


def replay(record: Record | Path | str, pack: Any = None) -> State:
    """Play a record again and return its last position.

    Args:
        record: a `Record`, its text, or the path of its file.
        pack: the content pack that it was played with, a path or a mapping; None if it was played without.

    Raises:
        BadRecord: a line cannot be replayed; the error carries the line and the last good position.
    """
    from coterie.kernel import records

    return records.replay(record, lambda head: game_of(head, pack))
