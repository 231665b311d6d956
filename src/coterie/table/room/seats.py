"""The seats of a table: their players and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import update

from coterie.kernel.orders import Order
from coterie.kernel.seating import seat_name, told_apart
from coterie.table.protocol.fields import SeatKind
from coterie.table.store.schema import SEATS
from coterie.table.store.store import Statement


class Seat(msgspec.Struct):
    """One seat.

    Attributes:
        kind: "person" or "bot".
        name: the person's name. player: the bot, if one plays.
        token: the SHA-256 of the token that holds it.
        taken: whether anybody has ever come with it.
        orders: standing orders.
        used: the seconds used of the clock's bank.
    """

    seat: int
    kind: SeatKind
    name: str = ""
    player: str = "greedy"
    token: str = ""
    taken: bool = False
    orders: list[Order] = []
    used: float = 0.0

    @property
    def person(self) -> bool:
        """Whether a person plays it at present."""
        return self.kind == "person"

    @property
    def called(self) -> str:
        """The name by which others know it."""
        return seat_name(self.name, self.seat, bot=self.kind == "bot")

    def row(self, table: str) -> dict[str, Any]:
        """Return the seat's row for the disk."""
        return {
            "table_id": table, "seat": self.seat, "kind": self.kind, "name": self.name, "player": self.player,
            "token": self.token, "taken": self.taken, "orders": msgspec.json.encode(self.orders).decode(),
            "used": self.used,
        }  # fmt: skip

    def saved(self, table: str) -> Statement:
        """Return the statement that saves the seat."""
        own = (SEATS.c.table_id == table) & (SEATS.c.seat == self.seat)
        row = self.row(table)
        return update(SEATS).where(own).values({k: v for k, v in row.items() if k not in ("table_id", "seat")}), {}


def names_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return the names of the seats in texts."""
    return told_apart(seat.called for seat in seats)


def seat_of(row: Any) -> Seat:
    """Return a seat from its row on the disk."""
    orders = msgspec.json.decode(row.orders, type=list[Order])
    return Seat(row.seat, row.kind, row.name, row.player, row.token, bool(row.taken), orders, row.used)
