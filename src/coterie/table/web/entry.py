"""Tokens: the rights of a request at a table, and the links that carry tokens."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request

from coterie.table.protocol.refusal import Refusal
from coterie.table.room.room import Room
from coterie.table.tokens import opens, same


class Entry(NamedTuple):
    """What a token opens.

    Attributes:
        room: the table.
        seat: the seat that the token holds, -1 for none.
        owner: whether it is the owner's.
    """

    room: Room
    seat: int
    owner: bool


def admitted(room: Room, token: str, owner: str = "") -> Entry:
    """Return the rights of a token, and of the owner's token if one is given too.

    Raises:
        Refusal: the token does not belong to this table.
    """
    owns = same(token, room.meta.owner) or same(owner, room.meta.owner)
    seat = next((seat for seat in room.seats if same(token, seat.token)), None)
    if seat is not None:
        return Entry(room, seat.seat, owns)
    if owns or opens(token, room.keys, public=room.meta.public):
        return Entry(room, -1, owns)
    raise Refusal("bad_token", "This link is not valid for the table: it may have been replaced by a new one.")


def link(base: str, table: str, token: str) -> str:
    """Return the link of a seat; what comes after # never leaves the browser."""
    return f"{base}/#t={table}&k={token}"


def bearer(request: Request) -> str:
    """Return the token of a request, "" for none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
