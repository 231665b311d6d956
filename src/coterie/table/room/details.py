"""The details fixed when a table is made, and the settings that its owner may change."""

from __future__ import annotations

from typing import Any

import msgspec

from coterie.table.protocol.fields import Clock, Leaving

OWNER = -1  # among those who mute others
FOREIGN = frozenset({"position", "pack", "record"})  # marks of tables with content from outside


class Brought(msgspec.Struct):
    """A deck brought to a table: its text ("" for none yet) and name, whether the player is ready, and the ids of the cards
    that the others may see."""

    text: str = ""
    name: str = ""
    ready: bool = False
    seen: list[str] = []


class Details(msgspec.Struct):
    """The row of a table, as in `schema.TABLES`.

    Attributes:
        origin: the start of the game: ("seed", n), ("position", text) or ("snapshot", data).
        salt: keeps the seed from being guessed from its hash.
        marks: the table's peculiarities, for all to see.
        pace: seconds that a bot takes.
        owner, spectator: the SHA-256 of their tokens.
        created: seconds since 1970.
        following: the table that follows this one.
        touched: the time of the last visit, in seconds since 1970. resting: whether it has gone to rest.
        gathering: the decks brought, None once the game has begun.
        leaving: what happens to a seat whose player leaves.
        muted: who does not want to hear whom, by seats: `OWNER` mutes for all, and -1 stands for those who watch.
    """

    id: str
    game: str
    version: str
    setup: dict[str, Any]
    origin: tuple[str, Any]
    salt: str
    pack: str | None
    name: str
    public: bool
    marks: list[str]
    pace: float
    hints: bool
    clock: Clock | None
    owner: str
    spectator: str
    paused: bool
    over: bool
    created: float
    following: str | None = None
    touched: float = 0.0
    resting: bool = False
    gathering: list[Brought] | None = None
    leaving: Leaving = "bot"
    muted: list[tuple[int, int]] = []

    @property
    def foreign(self) -> bool:
        """Whether the table has content from outside."""
        return not FOREIGN.isdisjoint(self.marks)
