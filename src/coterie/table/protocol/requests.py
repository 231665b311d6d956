"""The bodies of plain requests. Unknown fields are ignored; everything else must fit."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from coterie.table.protocol.fields import Clock, Deck, Leaving, NewSeat, Short, Token

SEATS = 16  # at one table, at most
PACK_LENGTH = 500_000
POSITION_LENGTH = 100_000
TRIAL_GAMES = 200
TOLD = 50  # tables that one request asks about

Seats = Annotated[list[NewSeat], Meta(max_length=SEATS)]
Pack = Annotated[str, Meta(max_length=PACK_LENGTH)]
Pace = Annotated[float, Meta(ge=0, le=10)]
Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)] | Annotated[str, Meta(pattern="^-?[0-9]{1,18}$")]


class Create(Struct):
    """The request for a new table; docs/protocol.md explains each field."""

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
    bring: bool = False
    leaving: Leaving = "bot"


class GivenRecord(Struct):
    """A record to look at or continue, the content pack it was played with, and who sits in its seats now."""

    text: str
    pack: Pack | None = None
    name: Short = ""
    seats: Seats | None = None
    pace: Pace = 1.0


class Join(Struct):
    """The request for a free seat at a public table."""

    name: Short = ""


class Held(Struct):
    """A table, and one of its tokens."""

    table: Short
    token: Token = ""


class Tell(Struct):
    """The tables to tell of."""

    tables: Annotated[list[Held], Meta(max_length=TOLD)]


class GivenDeck(Struct):
    """A deck to read and check: its text in any format, or the name of a supplied deck."""

    game: Short
    text: Deck
    rules: Short = ""


class Query(Struct):
    """A search for cards; `begun` is the query up to the cursor."""

    game: Short
    query: Annotated[str, Meta(max_length=1000)] = ""
    begun: Annotated[str, Meta(max_length=1000)] = ""


class GivenTrial(Struct):
    """Games for bots to play with a deck against others, each given as a text or a name."""

    game: Short
    deck: Deck
    against: Annotated[list[Deck], Meta(min_length=1, max_length=SEATS)]
    rules: Short = ""
    games: Annotated[int, Meta(ge=1, le=TRIAL_GAMES)] = 200
    player: Short = "greedy"
