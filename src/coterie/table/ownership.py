"""Coming and going, and what may be done about seats: names, links, bots, pausing, standing orders."""

from __future__ import annotations

from typing import Any

import msgspec

from coterie.players import NAMES as PLAYERS
from coterie.table import orders
from coterie.table.listeners import Listener
from coterie.table.messages import NewOrder, Order, Refusal, SeatDo
from coterie.table.room import Room, standing_of
from coterie.table.seats import Seat
from coterie.table.tokens import new_token, sha256


async def change(room: Room, seat: Seat, **new: Any) -> None:
    """Change a seat, first on the disk; call it while the room is locked."""
    await room.write(msgspec.structs.replace(seat, **new).saved(room.meta.id))
    for name, value in new.items():
        setattr(seat, name, value)


async def come(room: Room, listener: Listener, name: str) -> None:
    """Somebody comes with a seat's token; the first time is noted."""
    await room.alone(_come(room, listener, name))


async def _come(room: Room, listener: Listener, name: str) -> None:
    if listener.seat >= 0:
        seat = room.seats[listener.seat]
        if seat.token != listener.token:
            raise Refusal("bad_token", "A new link was made for this seat; this one has ended.")
        name = name or seat.name
        if not seat.taken or name != seat.name:
            await change(room, seat, taken=True, name=name)


async def join(room: Room, name: str, token: str) -> int:
    """Somebody takes the first free seat of a public table; the link that was made for it ends.

    Args:
        room: the table.
        name: what they are called, "" for no change.
        token: the SHA-256 of the token that will hold the seat.

    Returns:
        The seat.

    Raises:
        Refusal: all seats are taken, or nothing can be changed here.
    """
    return await room.alone(_join(room, name, token))


async def _join(room: Room, name: str, token: str) -> int:
    room.must_run()
    free = next((seat for seat in room.seats if seat.person and not seat.taken), None)
    if free is None or room.state.over:
        raise Refusal("not_now", "All seats of this table are taken.")
    await change(room, free, token=token, taken=True, name=name or free.name)
    room.cut(free.seat)
    room.tell_table()
    return free.seat


async def rename(room: Room, listener: Listener, name: str) -> None:
    """A seat gives itself another name."""
    if listener.seat < 0 or not name:
        raise Refusal("bad_message", "A seat needs a name that can be shown.")
    await room.alone(change(room, room.seats[listener.seat], name=name))
    room.tell_table()


async def order(room: Room, listener: Listener, wish: Order) -> None:
    """Give a standing order, or take one back."""
    if listener.seat < 0:
        raise Refusal("not_yours", "Whoever watches has nothing to order.")
    await room.alone(_order(room, room.seats[listener.seat], wish))


async def _order(room: Room, seat: Seat, wish: Order) -> None:
    rest: list[NewOrder] = seat.orders
    if wish.remove is not None:
        rest = orders.without_order(rest, wish.remove)
    if wish.add is not None:
        rest = orders.with_order(rest, wish.add, orders.window_of(room.state))
    await change(room, seat, orders=rest)
    room.tell(standing_of(seat), seat=seat.seat)
    room.attendant.wake()


async def seat(room: Room, listener: Listener, wish: SeatDo, base: str) -> None:
    """Hand a seat to a bot or back, or give it a new link."""
    if wish.seat >= len(room.seats):
        raise Refusal("bad_message", "There is no such seat.")
    if not listener.owner and (wish.do == "link" or listener.seat != wish.seat):
        raise Refusal("not_yours", "Only whoever made the table can do this.")
    await room.alone(_seat(room, listener, wish, base))


async def _seat(room: Room, listener: Listener, wish: SeatDo, base: str) -> None:
    seat = room.seats[wish.seat]
    if wish.do == "link":
        token = new_token()
        await change(room, seat, token=sha256(token))
        room.cut(seat.seat, keep=listener)
        if listener.seat == seat.seat:
            listener.token = seat.token
        link = f"{base}/#t={room.meta.id}&k={token}"
        listener.send({"type": "link", "to": wish.id, "seat": seat.seat, "token": token, "link": link})
    elif wish.do == "bot":
        if wish.player not in PLAYERS:
            raise Refusal("bad_options", f"There is no player “{wish.player}”; there are: {', '.join(PLAYERS)}.")
        await change(room, seat, kind="bot", player=wish.player)
    else:
        await change(room, seat, kind="person")
    room.tell_table()
    room.attendant.wake()


async def pause(room: Room, listener: Listener, on: bool) -> None:
    """Stop the table or let it go on."""
    must_own(listener)
    await room.alone(_pause(room, on))


async def _pause(room: Room, on: bool) -> None:
    if on != room.meta.paused:
        await room.write(room.setting(paused=on))
        room.pause(on)
    room.tell_table()


async def pace(room: Room, listener: Listener, seconds: float) -> None:
    """Set how many seconds a bot takes."""
    must_own(listener)
    await room.alone(_pace(room, seconds))


async def _pace(room: Room, seconds: float) -> None:
    await room.write(room.setting(pace=seconds))
    room.meta.pace = seconds
    room.tell_table()


def must_belong(listener: Listener) -> None:
    """Raise a refusal for whoever only watches."""
    if listener.seat < 0 and not listener.owner:
        raise Refusal("not_yours", "Whoever watches cannot lay a table for the others.")


def must_own(listener: Listener) -> None:
    """Raise a refusal for everybody but the owner."""
    if not listener.owner:
        raise Refusal("not_yours", "Only whoever made the table can do this.")
