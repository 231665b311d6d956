"""What plain requests are answered with."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from coterie.table.protocol.fields import SeatKind
from coterie.table.protocol.from_server import SCENE, THEME, Summary

PIECE = Meta(extra={"shape": "Piece"})


class Error(Struct):
    """Why a request was refused; `error` is the code for programs."""

    error: str
    sentence: str


class OptionInfo(Struct):
    """A set-up option of a game; `least` and `most` bound a number, or the length of a list.

    The members of a list that is `shared` are shared out among the seats, neighbours together. What has a `group` can be
    folded away under that heading.
    """

    name: str
    kind: Literal["int", "str", "list", "bool"]
    default: Any
    help: str
    choices: list[str | int]
    least: int | None
    most: int | None
    shared: bool
    group: str


class HowTo(Struct):
    """A part of how a game is played."""

    title: str
    text: str


class GameInfo(Struct):
    """A game, its set-up options, how it looks and how it is played."""

    name: str
    title: str
    version: str
    theme: Annotated[dict[str, Any], THEME]
    options: list[OptionInfo]
    how: list[HowTo]


class Versions(Struct):
    """The versions of the server, the bots that can take a seat, and the games."""

    protocol: int
    scene: int
    version: str
    players: list[str]
    games: list[GameInfo]


class Lobby(Struct):
    """The public tables that are open or running."""

    tables: list[Summary]


class NewLink(Struct):
    """A token and the link that carries it."""

    token: str
    link: str


class SeatLink(Struct):
    """The secret of one seat of a new table."""

    seat: int
    kind: SeatKind
    token: str
    link: str


class Made(Struct):
    """A new table and its secrets, told once."""

    table: str
    owner: str
    seats: list[SeatLink]
    spectator: NewLink


class Joined(Struct):
    """The seat that was taken at a public table."""

    table: str
    seat: int
    token: str
    link: str


class Removed(Struct):
    """The table that was removed."""

    removed: str


class Replay(Struct):
    """A page of a seat's scenes; `next` is where the following one begins, None at the end."""

    scenes: list[Annotated[Raw, SCENE]]
    next: int | None


class CardText(Struct, omit_defaults=True):
    """A text that can be looked up; `topic` is what it is looked up by, `piece` the face of a card as it is printed."""

    topic: str
    name: str
    kind: str
    lines: list[str]
    mark: str
    piece: Annotated[dict[str, Any], PIECE] | None = None


class Cards(Struct):
    """All texts of a game."""

    cards: list[CardText]


class RulingInfo(Struct):
    """A rule of a game's ledger; `chosen` marks an interpretation of ours."""

    id: str
    label: str
    section: str
    chosen: bool


class Rulings(Struct):
    """All rules of a game's ledger."""

    rulings: list[RulingInfo]


ANSWERS = (Error, Versions, Lobby, Summary, Made, Joined, Removed, Replay, CardText, Cards, Rulings)
