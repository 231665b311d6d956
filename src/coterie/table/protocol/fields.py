"""Kinds of field with their bounds, and small structures that several messages share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Speaker = Annotated[int, Meta(ge=-1, le=63)]  # a seat, or -1 for those who watch
Count = Annotated[int, Meta(ge=0, le=2**53)]
Label = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=64)] | None
Short = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=100)]
Notation = Annotated[str, Meta(max_length=2000)]
SeatKind = Literal["person", "bot"]
DECK_LENGTH = 100_000  # characters; games limit the text of a deck themselves, with their own message
Deck = Annotated[str, Meta(max_length=DECK_LENGTH)]
Leaving = Literal["bot", "concede"]  # what happens to a seat whose person leaves


class NewSeat(Struct):
    """The request for one seat of a new table.

    `deck` counts where everybody brings one; "" stands for any legal deck, or for the one that the person brings.
    """

    kind: SeatKind = "person"
    name: Short = ""
    player: Short = "greedy"
    deck: Deck = ""


class Clock(Struct):
    """Thinking time in seconds: each question has `step` free seconds; further time is taken from the `bank`."""

    bank: Annotated[float, Meta(ge=0, le=10_000_000)]
    step: Annotated[float, Meta(ge=1, le=1_000_000)] = 10.0
