"""Reading what clients send. Invalid input is refused with one sentence."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from coterie.table.protocol import MESSAGE_BYTES
from coterie.table.protocol.fields import Label
from coterie.table.protocol.from_client import Message
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.requests import Create, GivenDeck, GivenRecord, GivenTrial, Join, Query, Tell
from coterie.table.protocol.text import clean

T = TypeVar("T")
QUOTED = re.compile("`([^`]*)`")  # as msgspec quotes

_message = msgspec.json.Decoder(Message)
create_decoder = msgspec.json.Decoder(Create)
record_decoder = msgspec.json.Decoder(GivenRecord)
tell_decoder = msgspec.json.Decoder(Tell)
join_decoder = msgspec.json.Decoder(Join)
deck_decoder = msgspec.json.Decoder(GivenDeck)
query_decoder = msgspec.json.Decoder(Query)
trial_decoder = msgspec.json.Decoder(GivenTrial)


class _Labelled(msgspec.Struct):
    """What can still be read of an invalid message."""

    id: Label = None


def read(text: str | bytes) -> Message:
    """Return the message in a text.

    Raises:
        Refusal: it is too large or invalid.
    """
    if len(text) > MESSAGE_BYTES or (isinstance(text, str) and len(text.encode("utf-8", "replace")) > MESSAGE_BYTES):
        raise Refusal("too_large", f"A message may have at most {MESSAGE_BYTES} bytes.")
    message: Message = fits(_message, text)
    return message


def label_of(text: str | bytes) -> Label:
    """Return the `id` of an otherwise unreadable message, None if it has none."""
    try:
        return msgspec.json.decode(text, type=_Labelled).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return None


def fits(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """Return the content of a text as the decoder's type.

    Raises:
        Refusal: it is not JSON or is invalid.
    """
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as problem:
        raise Refusal("bad_message", f"The message does not fit the protocol: {_plain(str(problem))}.") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        raise Refusal("bad_message", "The message is not a JSON object.") from None


def _plain(text: str) -> str:
    return clean(QUOTED.sub(r"“\1”", text), 200).rstrip(".")
