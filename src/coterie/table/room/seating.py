"""Arriving, leaving, and managing seats: names, links, bots, pausing, standing orders."""

from __future__ import annotations

from typing import Any

import msgspec

from coterie.kernel.scenes import last_line
from coterie.table.bots import must_be_player
from coterie.table.protocol.fields import Label
from coterie.table.protocol.from_client import Order, SeatDo
from coterie.table.protocol.from_server import Link, Standing
from coterie.table.protocol.refusal import Refusal
from coterie.table.room import orders
from coterie.table.room.audience import REPLACED
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part, alone
from coterie.table.room.seats import Seat
from coterie.table.tokens import new_token, sha256


class Seating(Part):
    """The seats of a table, and the people in them."""

    async def change(self, seat: Seat, **new: Any) -> None:
        """Change a seat, on disk first; call it while the room is locked."""
        await self.room.book.write(msgspec.structs.replace(seat, **new).saved(self.room.meta.id))
        for name, value in new.items():
            setattr(seat, name, value)
        if self.room.rename():
            self.room.audience.show(whole=True)  # the log lines now name somebody differently

    @alone
    async def come(self, by: Listener | None, name: str) -> None:
        """Admit somebody with a seat's token, and record a first visit.

        Raises:
            Refusal: the token has become invalid meanwhile.
        """
        if by is None or by.seat < 0:
            return
        seat = self.room.seats[by.seat]
        if seat.token != by.token:
            raise Refusal("bad_token", REPLACED)
        name = name or seat.name
        if not seat.taken or name != seat.name:
            await self.change(seat, taken=True, name=name)

    @alone
    async def join(self, by: Listener | None, name: str, token: str) -> int:
        """Take the first free seat of a public table, and revoke the link made for it.

        Args:
            by: None, because there is no connection yet.
            name: the person's name, "" to keep the seat's.
            token: the SHA-256 of the token that will hold the seat.

        Returns:
            The seat.

        Raises:
            Refusal: all seats are taken, or nothing can be changed here.
        """
        room = self.room
        if not room.gathering.on:
            room.must_run()
        free = next((seat for seat in room.seats if seat.person and not seat.taken), None)
        if free is None or room.state.over:
            raise Refusal("not_now", "All seats of this table are taken.")
        await self.change(free, token=token, taken=True, name=name or free.name)
        room.audience.cut(free.seat)
        room.audience.tell_table()
        return free.seat

    @alone
    async def rename(self, by: Listener, name: str) -> None:
        """Rename one's seat."""
        if by.seat < 0 or not name:
            raise Refusal("bad_message", "A seat needs a printable name.")
        await self.change(self.room.seats[by.seat], name=name)
        self.room.audience.tell_table()

    @alone
    async def order(self, by: Listener, wish: Order) -> None:
        """Give a standing order, or withdraw one."""
        if by.seat < 0:
            raise Refusal("not_yours", "Only players give standing orders; you are watching.")
        seat = self.room.seats[by.seat]
        rest = seat.orders
        if wish.remove is not None:
            rest = orders.without_order(rest, wish.remove)
        if wish.add is not None:
            window, line = self.room.before(by.seat), last_line(self.room.state)
            if wish.add.idle and not orders.is_only_person(self.room.seats):
                raise Refusal("not_now", orders.TELLS)
            wanted = orders.named(wish.add, self.room.game, self.room.state.setup)
            rest = orders.with_order(rest, orders.completed(wanted, window, line))
        await self.change(seat, orders=rest)
        self.tell_orders(seat)
        self.room.attendant.wake()

    def tell_orders(self, seat: Seat) -> None:
        """Send a seat its standing orders."""
        self.room.audience.tell(Standing(orders=orders.told(seat.orders)), seat=seat.seat)

    @alone
    async def do(self, by: Listener, wish: SeatDo, base: str) -> None:
        """Hand a seat to a bot or back, or give it a new link.

        Args:
            by: the requesting connection.
            wish: the request.
            base: the beginning of links.

        Raises:
            Refusal: there is no such seat or player, or the connection may not do this.
        """
        if wish.seat >= len(self.room.seats):
            raise Refusal("bad_message", "There is no such seat.")
        if not by.owner and (wish.do == "link" or by.seat != wish.seat):
            raise Refusal("not_yours", "Only the person who made the table can do this.")
        seat = self.room.seats[wish.seat]
        if wish.do == "link":
            await self._new_link(by, seat, base, wish.id)
        elif wish.do == "bot":
            must_be_player(wish.player)
            await self.change(seat, kind="bot", player=wish.player)
            await self.room.gathering.seated(seat)
        else:
            await self.change(seat, kind="person")
            await self.room.gathering.seated(seat)
        self.room.audience.tell_table()
        self.room.attendant.wake()

    async def leave(self, by: Listener) -> None:
        """Leave the game: depending on the table's setting, a bot plays on or the seat concedes.

        Raises:
            Refusal: nothing can be changed here.
            IllegalChoice: the seat cannot concede.
        """
        room = self.room
        if room.meta.leaving == "concede" and room.game.concedes and not room.gathering.on:
            await room.choosing.concede(by, by.seat)
        else:
            await self.do(by, SeatDo(seat=by.seat, do="bot"), "")

    async def _new_link(self, by: Listener, seat: Seat, base: str, to: Label) -> None:
        token = new_token()
        await self.change(seat, token=sha256(token))
        self.room.audience.cut(seat.seat, keep=by)
        if by.seat == seat.seat:
            by.token = seat.token
        link = f"{base}/#t={self.room.meta.id}&k={token}"
        by.send(Link(to=to, seat=seat.seat, token=token, link=link))

    @alone
    async def pause(self, by: Listener, on: bool) -> None:
        """Pause the table or resume it."""
        must_own(by)
        if on != self.room.meta.paused:
            await self.room.book.write(self.room.book.setting(paused=on))
            self.room.pause(on)
        self.room.audience.tell_table()

    @alone
    async def pace(self, by: Listener, seconds: float) -> None:
        """Set how many seconds a bot takes."""
        must_own(by)
        await self.room.book.write(self.room.book.setting(pace=seconds))
        self.room.meta.pace = seconds
        self.room.audience.tell_table()


def must_sit(listener: Listener) -> None:
    """Raise Refusal for spectators."""
    if listener.seat < 0:
        raise Refusal("not_yours", "Only players can do this.")


def must_belong(listener: Listener) -> None:
    """Raise Refusal for spectators."""
    if listener.seat < 0 and not listener.owner:
        raise Refusal("not_yours", "Only players can start another game; you are watching.")


def must_own(listener: Listener) -> None:
    """Raise Refusal for anybody but the owner."""
    if not listener.owner:
        raise Refusal("not_yours", "Only the person who made the table can do this.")
