"""Standing orders at a table: giving, completing and removing them. `coterie.kernel.orders` defines them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from coterie.kernel.following import Window
from coterie.kernel.game import AnyGame
from coterie.kernel.orders import Order
from coterie.kernel.procedures import affair
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.text import clean
from coterie.table.room.seats import Seat

MOST = 20
NAMES = ("choice", "play", "only", "prompt", "about", "stage", "row", "kind", "face")
LONGEST = 200  # characters of a name in an order
LARGEST = 2**53
NOW = "now"  # as `about` or `prompt`: what the seat is asked now
IDLE = Order(idle=True)  # passes where nothing else can be done
TELLS = (
    "The others would learn what you hold. Only somebody who plays among bots alone can pass whatever offers nothing."
)
NOTHING = "This order needs a condition: a row, a prompt, an event, or a duration."


def hides_hands(game: AnyGame) -> bool:
    """Return whether seats of a game hold cards that only they see."""
    return any(zone.seen == "place" for zone in game.zones.values())


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
    if not all(-1 <= number <= LARGEST for number in (order.piece, order.least)):
        raise Refusal("bad_message", f"The numbers of an order must be from -1 to {LARGEST}.")
    line, doing = (line if order.until == "change" else 0), _affair(window) if order.until == "affair" else -1
    new = msgspec.structs.replace(order, **plain, line=line, affair=doing, said=said)
    if msgspec.structs.replace(new, said="") == Order(new.does):
        raise Refusal("bad_message", NOTHING)
    return new


def _affair(window: Window | None) -> int:
    """Return the serial number of the procedure in which a seat is asked."""
    doing = affair(window.state)[0] if window is not None else -1
    if doing < 0:
        raise Refusal("not_now", "Nothing is under way that could limit this order.")
    return doing


def _check_parts(does: str, plain: dict[str, str], idle: bool) -> None:
    """Check that an order's fields belong to its kind."""
    if bool(plain["choice"]) != (does == "answer"):
        raise Refusal("bad_message", "An order that answers must say what it chooses, and no other order may.")
    if does == "answer" and not (plain["about"] or plain["prompt"]):
        raise Refusal("bad_message", "An order that answers must say which question it answers.")
    if plain["play"] and does != "stop":
        raise Refusal("bad_message", "Only an order that stops can wait for a card of your own.")
    if idle and does != "pass":
        raise Refusal("bad_message", "Only an order that passes can be about windows without an answer.")
    if plain["only"] and does != "pass":
        raise Refusal("bad_message", "Only an order that passes can concern the options of a single card.")


def with_first_orders(game: AnyGame, seats: Sequence[Seat]) -> list[Seat]:
    """Return seats with the orders with which people begin: somebody who plays among bots alone is asked only where there is
    something to do, since bots learn nothing from it."""
    first = [IDLE] if hides_hands(game) and is_alone(seats) else []
    return [msgspec.structs.replace(seat, orders=first if seat.person else []) for seat in seats]


def is_alone(seats: Sequence[Seat]) -> bool:
    """Return whether there is one person among the seats of a table, and at least one bot."""
    return len(seats) > 1 and sum(seat.person for seat in seats) == 1


def in_force(seats: Sequence[Seat], seat: Seat) -> list[Order]:
    """Return the orders of a seat that count now: none that tells what it holds once others play, too."""
    return seat.orders if is_alone(seats) else [order for order in seat.orders if not order.idle]


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


def without_order(orders: list[Order], at: int) -> list[Order]:
    """Return a seat's orders without one.

    Raises:
        Refusal: it has none at that place.
    """
    if at >= len(orders):
        raise Refusal("not_now", "There is no such standing order.")
    return orders[:at] + orders[at + 1 :]
