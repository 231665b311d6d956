"""What clients may send, as types that are checked on entry, and the refusals that they get.

Unknown fields are ignored, so that a newer client can talk to an older server; everything else must fit.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from coterie.kernel.errors import CoterieError

PROTOCOL = 1
MESSAGE_BYTES = 16 * 1024
NAME_LENGTH = 40
CHAT_LENGTH = 500

Seat = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Id = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=64)] | None
Short = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=100)]
Notation = Annotated[str, Meta(max_length=2000)]
Kind = Literal["pass_window", "pass_until_my_turn", "always_pass", "always_stop"]

STATUS = {
    "bad_options": 400, "bad_position": 400, "bad_pack": 400, "bad_record": 400, "bad_message": 400, "bad_choice": 400,
    "bad_token": 401, "not_yours": 403, "no_table": 404, "not_over": 409, "not_now": 409, "too_large": 413,
    "too_fast": 429, "too_many": 429, "bad_host": 403, "broken": 500,
}  # fmt: skip


class Refusal(CoterieError):
    """Something that a client may not do or cannot do now.

    Attributes:
        code: a word of `STATUS`, for programs; the sentence is for people.
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS[self.code]


# ── the socket ──────────────────────────────────────────────────────────────────────────────────────────────────────


class FromClient(Struct, tag_field="type", tag=str.lower, kw_only=True):
    """Any message of the socket. `id` comes back in refusals and answers."""

    id: Id = None


class Hello(FromClient):
    """The first message; without a token to watch a public table."""

    protocol: int
    table: Short
    token: Token = ""
    owner: Token = ""
    name: Short = ""
    line: Count = 0


class Choose(FromClient):
    """An answer to the question with a number."""

    question: Count
    choice: Notation


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
    """Why something cannot be done; without `action` everything that one would expect."""

    action: Short = ""


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


class NewOrder(Struct):
    """A standing order; `on` names what an `always` order is about."""

    kind: Kind
    on: Short = ""


class Order(FromClient):
    """Give a standing order, or take the one with an index back."""

    add: NewOrder | None = None
    remove: Annotated[int, Meta(ge=0, le=100)] | None = None


class SeatDo(FromClient, tag="seat"):
    """Hand a seat to a bot and back, or give it a new link: for the owner, the first two also for whoever sits there."""

    seat: Seat
    do: Literal["bot", "person", "link"]
    player: Short = "greedy"


class Pause(FromClient):
    """The owner stops the table or lets it go on."""

    on: bool


class Pace(FromClient):
    """The owner sets how many seconds a bot takes."""

    seconds: Annotated[float, Meta(ge=0, le=10)]


class Name(FromClient):
    """A new name for one's seat."""

    name: Short


class Again(FromClient):
    """Lay the table once more, when the game is over: for whoever sits there, and the owner."""


class Ping(FromClient):
    """Answered by `pong`."""


Message = (
    Hello | Choose | Undo | UndoAnswer | Hint | Why | WhyNot | Chat | Point | Propose | Offers | Track | Order
    | SeatDo | Pause | Pace | Name | Again | Ping
)  # fmt: skip

_decoder = msgspec.json.Decoder(Message)


class _Label(Struct):
    """What can still be said of a message that does not fit."""

    id: Id = None


def read(text: str | bytes) -> Message:
    """A message of the socket.

    Raises:
        Refusal: it is too large or does not fit.
    """
    if len(text) > MESSAGE_BYTES or (isinstance(text, str) and len(text.encode("utf-8", "replace")) > MESSAGE_BYTES):
        raise Refusal("too_large", f"A message may have {MESSAGE_BYTES} bytes at most.")
    message: Message = fits(_decoder, text)
    return message


def label_of(text: str | bytes) -> Any:
    """The `id` of a message that could not be read otherwise, None where it has none."""
    try:
        return msgspec.json.decode(text, type=_Label).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return None


def fits(decoder: msgspec.json.Decoder[Any], text: str | bytes) -> Any:
    """What a text holds, as the decoder's type.

    Raises:
        Refusal: it is no JSON or does not fit.
    """
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as problem:
        raise Refusal("bad_message", f"The message does not fit the protocol: {_plain(str(problem))}.") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        raise Refusal("bad_message", "The message is no JSON object.") from None


def _plain(text: str) -> str:
    return clean(text.replace("`", "“", 1).replace("`", "”", 1), 200).rstrip(".")


# ── HTTP ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class NewSeat(Struct):
    """Who sits there."""

    kind: Literal["person", "bot"] = "person"
    name: Short = ""
    player: Short = "greedy"


class Clock(Struct):
    """Seconds for thinking: each question has `step` free seconds, what goes beyond is taken from the `bank`."""

    bank: Annotated[float, Meta(ge=0, le=10_000_000)]
    step: Annotated[float, Meta(ge=1, le=1_000_000)] = 10.0


class Create(Struct):
    """A table to be made; see docs/protocol.md."""

    game: Short
    setup: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=16)] | None = None
    public: bool = False
    name: Short = ""
    seed: Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)] | Annotated[str, Meta(pattern="^-?[0-9]{1,18}$")] | None = (
        None
    )
    position: Annotated[str, Meta(max_length=100_000)] | None = None
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    hints: bool = True
    clock: Clock | None = None
    pack: Annotated[str, Meta(max_length=500_000)] | None = None


class GivenRecord(Struct):
    """A record to be looked at or gone on with, the content pack that it was played with, and who sits there now."""

    text: str
    pack: Annotated[str, Meta(max_length=500_000)] | None = None
    name: Short = ""
    seats: Annotated[list[NewSeat], Meta(max_length=16)] | None = None
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0


class Join(Struct):
    """Somebody takes a free seat of a public table."""

    name: Short = ""


create_decoder = msgspec.json.Decoder(Create)
record_decoder = msgspec.json.Decoder(GivenRecord)
join_decoder = msgspec.json.Decoder(Join)


# ── text that people write ──────────────────────────────────────────────────────────────────────────────────────────


def clean(text: str, most: int) -> str:
    """Plain text of one line: no control, format or unassigned characters, no runs of white space, at most so long."""
    text = unicodedata.normalize("NFC", text)
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())[:most].rstrip()
