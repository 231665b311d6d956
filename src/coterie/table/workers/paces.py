"""How long games of trials take on this server: what has been measured lately, kept in a file across restarts."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

LOG = logging.getLogger("coterie.table")
NEWEST = 0.2  # the weight of the newest game in what such a game takes


class Kind(NamedTuple):
    """What games take alike: the game, the kind of bot that plays all seats, and the number of decks played against."""

    game: str
    player: str
    opponents: int


class Paces:
    """The seconds that games of each kind have taken lately.

    Attributes:
        path: the file that they are kept in, None for none.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._seconds: dict[Kind, float] = dict(_read(path)) if path is not None else {}

    def of(self, kind: Kind) -> float | None:
        """Return the seconds that such a game has taken lately, None if there were none."""
        return self._seconds.get(kind)

    def count(self, kind: Kind, seconds: float) -> None:
        """Count the seconds that a game has taken."""
        known = self._seconds.get(kind, seconds)
        self._seconds[kind] = known + NEWEST * (seconds - known)

    def keep(self) -> None:
        """Write them to the file, if there is one; a file that cannot be written is no reason to stop."""
        if self.path is None:
            return
        new = self.path.with_suffix(".new")
        try:
            new.write_text(json.dumps([[*kind, seconds] for kind, seconds in self._seconds.items()]), encoding="utf-8")
            new.replace(self.path)
        except OSError as problem:
            LOG.warning("the pace of trials is not kept: %s", problem)


def _read(path: Path) -> Iterator[tuple[Kind, float]]:
    """Iterate over what a file says; nothing if it does not exist or is damaged."""
    try:
        rows: Any = json.loads(path.read_text(encoding="utf-8"))
        for game, player, opponents, seconds in rows:
            if float(seconds) > 0:
                yield Kind(str(game), str(player), int(opponents)), float(seconds)
    except FileNotFoundError:
        return
    except (OSError, ValueError, TypeError) as problem:
        LOG.warning("the pace of trials cannot be read: %s", problem)
