"""The messages that clients may send over the socket, checked on entry.

Unknown fields are ignored, so that a newer client can talk to an older server; everything else must fit.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from coterie.kernel import orders
from coterie.table.protocol.fields import Count, Deck, Label, Notation, SeatNumber, Short, Speaker, Token
from coterie.table.protocol.requests import Pace as Seconds
from coterie.table.protocol.text import CHAT_LENGTH

WHYS = 8  # options about which one message may ask


class FromClient(Struct, tag_field="type", tag=str.lower, kw_only=True):
    """Any message from the client. Its `id` is returned in refusals and responses."""

    id: Label = None


class Hello(FromClient):
    """The first message; without a token, to watch a public table.

    Attributes:
        line: the number of the last log line that the client has.
        changes: whether it can assemble scenes from changes (see `from_server.Changes`).
        cards: whether it has the printed facts of cards (`GET /api/cards`), so that scenes may leave them out.
    """

    protocol: int
    table: Short
    token: Token = ""
    owner: Token = ""
    name: Short = ""
    line: Count = 0
    changes: bool = False
    cards: bool = False


class Choose(FromClient):
    """Answer the question with a number, or one of its windows; the answer may be changed while the question is open."""

    question: Count
    choice: Notation
    window: Count = 0


class Undo(FromClient):
    """Undo one's last choice, freely or by agreement."""


class UndoAnswer(FromClient, tag="undo_answer"):
    """Agree, or not, to somebody's undo."""

    yes: bool


class Hint(FromClient):
    """Ask what the bot would do."""


class Why(FromClient):
    """Ask for the certain numbers and the odds behind some options, or what gestures end with."""

    choices: Annotated[list[Notation], Meta(min_length=1, max_length=WHYS)]


class WhyNot(FromClient, tag="why_not"):
    """Ask why something is impossible: without `action`, everything that one might expect; with `piece`, what concerns it."""

    action: Short = ""
    piece: Short = ""


class Chat(FromClient):
    """Send a line to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Mute(FromClient):
    """No longer hear what a seat says, points at and proposes, or -1: those who watch; `everybody`: as the owner, for all."""

    seat: Speaker
    on: bool = True
    everybody: bool = False


class Point(FromClient):
    """Point at a piece."""

    piece: Short


class Propose(FromClient):
    """Propose an option."""

    notation: Notation


class Offers(FromClient):
    """Ask which options another seat may have, as far as one can know, in order to propose one."""


class Track(FromClient):
    """Ask at which rows of the turn sequence one is asked, and where standing orders answer."""


class Stage(FromClient):
    """Ask what happened after the last choice, moment by moment."""


class Order(FromClient):
    """Give a standing order, or withdraw one, told as the seat has been told of it: its place changes as others expire."""

    add: orders.Order | None = None
    remove: orders.Order | None = None


class SeatDo(FromClient, tag="seat"):
    """Hand a seat to a bot or back, or give it a new link. The owner may do all of these, the seat itself the first two."""

    seat: SeatNumber
    do: Literal["bot", "person", "link"]
    player: Short = "greedy"


class Pause(FromClient):
    """As the owner, pause the table or resume it."""

    on: bool


class Pace(FromClient):
    """As the owner, set how many seconds a bot takes."""

    seconds: Seconds


class Hurry(FromClient):
    """Let bots take no time until this seat decides again. Where several people wait, all of them have to say so."""


class Name(FromClient):
    """Rename one's seat."""

    name: Short


class Again(FromClient):
    """When the game is over, as a seat or the owner, start another game at the table.

    Attributes:
        bring: whether everybody may bring another deck before it begins.
    """

    bring: bool = False


class Concede(FromClient):
    """Concede: the game ends by its own rule."""


class Leave(FromClient):
    """Leave the game: depending on the table's setting, a bot plays on or the seat concedes."""


class Bring(FromClient):
    """Bring a deck before the game begins: its text in any format, or the name of a supplied one; "" for any deck."""

    deck: Deck = ""


class Ready(FromClient):
    """Say whether one is ready to begin with the deck that one has brought."""

    on: bool = True


class Ping(FromClient):
    """Request a `pong`."""


Message = (
    Hello | Choose | Undo | UndoAnswer | Hint | Why | WhyNot | Chat | Mute | Point | Propose | Offers | Track | Stage | Order
    | SeatDo | Pause | Pace | Hurry | Name | Again | Bring | Ready | Concede | Leave | Ping
)  # fmt: skip
