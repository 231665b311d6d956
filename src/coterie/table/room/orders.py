"""Standing orders at a table: giving, completing and removing them. `coterie.kernel.orders` defines them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from coterie.kernel import naming
from coterie.kernel.game import AnyGame
from coterie.kernel.orders import Order, affair_of
from coterie.kernel.procedures import affairs
from coterie.kernel.ring_windows import Window
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.text import clean
from coterie.table.room.seats import Seat

MOST = 20
NAMES = ("choice", "play", "use", "only", "prompt", "about", "stage", "row", "kind", "face", "comes", "within")
LONGEST = 200  # characters of a name in an order
LARGEST = 2**53
NOW = "now"  # as `about` or `prompt`: what the seat is asked now
IDLE = Order(idle=True)  # passes where nothing else can be done
TELLS = (
    "The others would learn what you hold. Only somebody who plays among bots alone can pass whatever offers nothing."
)
NOTHING = "This order needs a condition: a row, a prompt, an event, or a duration."
NOTHING_ON = "Nothing is under way that could limit this order."
NOBODY_CALLS = (
    "Nothing here is called “{text}”.{like} It can be a card, a row of the sequence, or one of these: {kinds}."
)


def named(order: Order, game: AnyGame, setup: Mapping[str, Any]) -> Order:
    """Return an order in which what comes up is called as the game calls it; people call it by its name.

    Raises:
        Refusal: nothing is called so.
    """
    order = msgspec.structs.replace(order, comes=clean(order.comes, LONGEST))
    if not order.comes:
        return order
    found = naming.named(order, game, setup)
    if found is None:
        like, kinds = naming.instead(game, setup, order.comes)
        raise Refusal("bad_message", NOBODY_CALLS.format(text=order.comes, like=like, kinds=kinds))
    return found


def completed(order: Order, window: Window | None, line: int) -> Order:
    """Return an order completed with what only the table knows: the window and the log line.

    Args:
        order: the order as given.
        window: the seat's current window, None if it is not asked.
        line: the number of the last line of the chronicle.

    Raises:
        Refusal: it restricts nothing, or refers to a window that does not exist.
    """
    plain = {name: clean(getattr(order, name), LONGEST) for name in NAMES}
    said = ""
    if NOW in (plain["about"], plain["prompt"]):
        if window is None or (window.passing < 0 and order.does != "answer"):
            raise Refusal("not_now", "There is no open window to pass.")
        plain["about"] = window.about if plain["about"] == NOW else plain["about"]
        plain["prompt"] = window.prompt[0] if plain["prompt"] == NOW else plain["prompt"]
        said = window.question.prompt
    _check_parts(order.does, plain, order.idle)
    _check_ends(order, plain)
    if not all(-1 <= number <= LARGEST for number in (order.piece, order.least)):
        raise Refusal("bad_message", f"The numbers of an order must be from -1 to {LARGEST}.")
    new = msgspec.structs.replace(order, **plain, line=line if order.until == "change" else 0, said=said)
    new = msgspec.structs.replace(new, affair=_affair(new, window))
    if msgspec.structs.replace(new, said="") == Order(new.does):
        raise Refusal("bad_message", NOTHING)
    return new


def _affair(order: Order, window: Window | None) -> int:
    """Return what an order is to remember of what is being done.

    Raises:
        Refusal: it ends with something that is not being done.
    """
    found = affair_of(order, window)
    if order.until == "affair" and found < 0:
        titles = [title for _, title in affairs(window.state)] if window is not None else []
        told = f"What is under way is: {', '.join(titles)}." if titles else NOTHING_ON
        raise Refusal("not_now", told)
    return found


def _check_parts(does: str, plain: dict[str, str], idle: bool) -> None:
    """Check that an order's fields belong to its kind."""
    if bool(plain["choice"]) != (does == "answer"):
        raise Refusal("bad_message", "An order that answers must say what it chooses, and no other order may.")
    if does == "answer" and not (plain["about"] or plain["prompt"]):
        raise Refusal("bad_message", "An order that answers must say which question it answers.")
    if plain["play"] and does != "stop":
        raise Refusal("bad_message", "Only an order that stops can wait for a card of your own.")
    if plain["use"] and does != "stop":
        raise Refusal("bad_message", "Only an order that stops can wait for a card that could be used.")
    if idle and does != "pass":
        raise Refusal("bad_message", "Only an order that passes can be about windows without an answer.")
    if plain["only"] and does != "pass":
        raise Refusal("bad_message", "Only an order that passes can concern the options of a single card.")


def _check_ends(order: Order, plain: dict[str, str]) -> None:
    """Check that what limits an order belongs to how it ends."""
    passing, ends = order.does == "pass", order.until == "comes"
    if bool(plain["comes"]) != ends if passing else ends or (bool(plain["comes"]) and order.does == "answer"):
        raise Refusal(
            "bad_message", "An order that passes can end when something comes up, and one that stops can wait for it."
        )
    if plain["within"] and order.until != "affair":
        raise Refusal("bad_message", "Only an order that ends with what is being done can say within what.")


def with_first_orders(game: AnyGame, seats: Sequence[Seat]) -> list[Seat]:
    """Return seats with the orders with which people begin: somebody who plays alone or among bots is asked only where there is
    something to do, since nobody learns anything from it."""
    first = [IDLE] if game.has_hands and is_only_person(seats) else []
    return [msgspec.structs.replace(seat, orders=first if seat.person else []) for seat in seats]


def is_only_person(seats: Sequence[Seat]) -> bool:
    """Return whether one person plays alone, or only with bots that no person has handed a seat to: such a person could still
    watch from that seat, and take it back."""
    others = [seat for seat in seats if not seat.person]
    return len(others) == len(seats) - 1 and not any(seat.taken for seat in others)


def in_force(seats: Sequence[Seat], seat: Seat) -> list[Order]:
    """Return the orders of a seat that count now: none that tells what it holds once others play, too."""
    return seat.orders if is_only_person(seats) else [order for order in seat.orders if not order.idle]


def told(orders: list[Order]) -> list[Order]:
    """Return a seat's orders for the seat: without serial numbers, which also count others' secret actions."""
    return [msgspec.structs.replace(order, affair=-1) for order in orders]


def with_order(orders: list[Order], order: Order) -> list[Order]:
    """Return a seat's orders with one more.

    Raises:
        Refusal: there are too many.
    """
    if any(msgspec.structs.replace(there, said=order.said) == order for there in orders):
        return orders
    if len(orders) >= MOST:
        raise Refusal("not_now", f"A seat can have {MOST} standing orders. Remove one first.")
    return [*orders, order]


def without_order(orders: list[Order], order: Order) -> list[Order]:
    """Return a seat's orders without one, given as the seat is told of it.

    Raises:
        Refusal: it has no such order.
    """
    seen = told(orders)
    if order not in seen:
        raise Refusal("not_now", "There is no such standing order.")
    at = seen.index(order)
    return orders[:at] + orders[at + 1 :]
