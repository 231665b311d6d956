"""The bodies of plain requests. Unknown fields are ignored; everything else must fit."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from coterie.table.protocol.fields import Clock, NewSeat, Short

SEATS = 16  # at one table, at most
PACK_LENGTH = 500_000
POSITION_LENGTH = 100_000

Seats = Annotated[list[NewSeat], Meta(max_length=SEATS)]
Pack = Annotated[str, Meta(max_length=PACK_LENGTH)]
Pace = Annotated[float, Meta(ge=0, le=10)]
Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)] | Annotated[str, Meta(pattern="^-?[0-9]{1,18}$")]


class Create(Struct):
    """The wish for a new table; docs/protocol.md explains each field."""

    game: Short
    setup: dict[str, Any] = {}
    seats: Seats | None = None
    public: bool = False
    name: Short = ""
    seed: Seed | None = None
    position: Annotated[str, Meta(max_length=POSITION_LENGTH)] | None = None
    pace: Pace = 1.0
    hints: bool = True
    clock: Clock | None = None
    pack: Pack | None = None


class GivenRecord(Struct):
    """A record to be looked at or gone on with, the content pack it was played with, and who sits at its seats now."""

    text: str
    pack: Pack | None = None
    name: Short = ""
    seats: Seats | None = None
    pace: Pace = 1.0


class Join(Struct):
    """The wish to take a free seat of a public table."""

    name: Short = ""
