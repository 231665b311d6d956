"""The messages that clients may send over the socket, checked on entry.

Unknown fields are ignored, so that a newer client can talk to an older server; everything else must fit.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from coterie.kernel import orders
from coterie.table.protocol.fields import Count, Label, Notation, SeatNumber, Short, Token
from coterie.table.protocol.requests import Deck
from coterie.table.protocol.requests import Pace as Seconds
from coterie.table.protocol.text import CHAT_LENGTH


class FromClient(Struct, tag_field="type", tag=str.lower, kw_only=True):
    """Any message of the socket. `id` comes back in refusals and answers."""

    id: Label = None


class Hello(FromClient):
    """The first message; without a token to watch a public table.

    Attributes:
        line: the last line of the log that the client has.
        changes: whether it can put scenes together from what has changed (see `from_server.Changes`).
        cards: whether it has what is printed on the cards (`GET /api/cards`), so that scenes may leave it out.
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
    """An answer to the question with a number, or to one of its windows; it may be changed until the question is gone."""

    question: Count
    choice: Notation
    window: Count = 0


class Undo(FromClient):
    """Take back one's last choice, freely or by agreement."""


class UndoAnswer(FromClient, tag="undo_answer"):
    """Whether one agrees that somebody takes a choice back."""

    yes: bool


class Hint(FromClient):
    """What the bot would do."""


class Why(FromClient):
    """What is certain, and what the odds are, of an option."""

    choice: Notation


class WhyNot(FromClient, tag="why_not"):
    """Why something cannot be done; without `action` everything that one would expect; with `piece` what with that."""

    action: Short = ""
    piece: Short = ""


class Chat(FromClient):
    """A line for everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Point(FromClient):
    """Point at a piece."""

    piece: Short


class Propose(FromClient):
    """Wish for an option."""

    notation: Notation


class Offers(FromClient):
    """What another seat could choose, as far as one can work it out: to propose it."""


class Track(FromClient):
    """At which rows of the turn sequence one is asked, and where standing orders answer."""


class Stage(FromClient):
    """What happened after the last choice, one moment after another."""


class Order(FromClient):
    """Give a standing order, or take the one with an index back."""

    add: orders.Order | None = None
    remove: Annotated[int, Meta(ge=0, le=100)] | None = None


class SeatDo(FromClient, tag="seat"):
    """Hand a seat to a bot and back, or give it a new link: for the owner, the first two also for the seat itself."""

    seat: SeatNumber
    do: Literal["bot", "person", "link"]
    player: Short = "greedy"


class Pause(FromClient):
    """The owner stops the table or lets it go on."""

    on: bool


class Pace(FromClient):
    """The owner sets how many seconds a bot takes."""

    seconds: Seconds


class Name(FromClient):
    """A new name for one's seat."""

    name: Short


class Again(FromClient):
    """Lay the table once more, when the game is over: for its seats and its owner.

    Attributes:
        bring: everybody may bring another deck before it begins.
    """

    bring: bool = False


class Concede(FromClient):
    """Give up: the game ends by its own rule."""


class Leave(FromClient):
    """Leave the game: by the table's setting a bot plays on, or the seat gives up."""


class Bring(FromClient):
    """Bring a deck, before the game begins: its text in any form, or the name of a supplied one; "" for any."""

    deck: Deck = ""


class Ready(FromClient):
    """Whether one is ready to begin with the deck that one has brought."""

    on: bool = True


class Ping(FromClient):
    """Answered by `pong`."""


Message = (
    Hello | Choose | Undo | UndoAnswer | Hint | Why | WhyNot | Chat | Point | Propose | Offers | Track | Stage | Order
    | SeatDo | Pause | Pace | Name | Again | Bring | Ready | Concede | Leave | Ping
)  # fmt: skip
