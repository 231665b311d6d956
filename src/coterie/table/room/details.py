"""What is fixed when a table is made, and what its owner may change."""

from __future__ import annotations

from typing import Any

import msgspec

from coterie.table.protocol.fields import Clock, Leaving


class Brought(msgspec.Struct):
    """What somebody has brought to a table: the text of a deck ("" for none yet) and its name, whether they are ready, and
    the ids of the cards that the others may see."""

    text: str = ""
    name: str = ""
    ready: bool = False
    seen: list[str] = []


class Details(msgspec.Struct):
    """The row of a table, as in `schema.TABLES`.

    Attributes:
        origin: what the game began with: ("seed", n), ("position", text) or ("snapshot", data).
        salt: what keeps the seed from being guessed by its hash.
        marks: what is particular about the table, for all to see.
        pace: seconds that a bot takes.
        owner, spectator: the SHA-256 of their tokens.
        created: seconds since 1970.
        following: the table that was laid after this one.
        touched: when somebody was last there, in seconds since 1970. resting: whether it has gone to rest.
        gathering: the decks that were brought, None once the game has begun.
        leaving: what becomes of a seat whose person leaves.
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
