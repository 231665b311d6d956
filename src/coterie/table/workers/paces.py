"""How long games of trials take on this server: what has been measured lately, kept in a file across restarts."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

LOG = logging.getLogger("coterie.table")
NEWEST = 0.2  # the weight of the newest game in what such a game takes
LARGEST = 1024 * 1024  # bytes of the file; what is measured takes some hundred
A_DAY = 24 * 60 * 60.0


class Kind(NamedTuple):
    """What games take alike: the game, the kind of bot that plays all seats, and the number of decks played against."""

    game: str
    player: str
    opponents: int


Row = tuple[str, str, int, Annotated[float, Meta(gt=0, le=A_DAY)]]


class Paces:
    """The seconds that games of each kind have taken lately.

    Attributes:
        path: the file that they are kept in, None for none.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._seconds = _read(path) if path is not None else {}

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
            new.write_bytes(msgspec.json.encode([(*kind, seconds) for kind, seconds in self._seconds.items()]))
            new.replace(self.path)
        except OSError as problem:
            LOG.warning("the pace of trials is not kept: %s", problem)


def _read(path: Path) -> dict[Kind, float]:
    """Return what a file says; nothing if it does not exist or is damaged, which is no reason to stop either."""
    if not path.exists():
        return {}
    try:
        rows = msgspec.json.decode(_text(path), type=list[Row])
    except (OSError, ValueError, RecursionError) as problem:  # whatever somebody has written into it
        LOG.warning("the pace of trials cannot be read: %s", problem)
        return {}
    return {Kind(game, player, opponents): seconds for game, player, opponents, seconds in rows}


def _text(path: Path) -> bytes:
    """Return the content of a file.

    Raises:
        ValueError: it is no file, which one could wait for without end, or none of ours.
    """
    if not path.is_file():
        raise ValueError(f"{path} is no file")
    with path.open("rb") as file:
        text = file.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise ValueError(f"{path} is too large")
    return text
