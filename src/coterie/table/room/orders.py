"""Standing orders at a table: giving, completing and removing them. `coterie.kernel.orders` defines them."""

from __future__ import annotations

import msgspec

from coterie.kernel.following import Window
from coterie.kernel.game import AnyGame
from coterie.kernel.orders import Order
from coterie.kernel.procedures import affair
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.text import clean

MOST = 20
NAMES = ("choice", "play", "only", "prompt", "about", "stage", "row", "kind", "face")
LONGEST = 200  # characters of a name in an order
LARGEST = 2**53
NOW = "now"  # as `about` or `prompt`: what the seat is asked now
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
    if NOW in (plain["about"], plain["prompt"]):
        if window is None or (window.passing < 0 and order.does != "answer"):
            raise Refusal("not_now", "There is no open window to pass.")
        plain["about"] = window.about if plain["about"] == NOW else plain["about"]
        plain["prompt"] = window.prompt[0] if plain["prompt"] == NOW else plain["prompt"]
    _check_parts(order.does, plain)
    if not all(-1 <= number <= LARGEST for number in (order.piece, order.least)):
        raise Refusal("bad_message", f"The numbers of an order must be from -1 to {LARGEST}.")
    line, doing = (line if order.until == "change" else 0), _affair(window) if order.until == "affair" else -1
    new = msgspec.structs.replace(order, **plain, line=line, affair=doing)
    if new == Order(new.does):
        raise Refusal("bad_message", NOTHING)
    return new


def _affair(window: Window | None) -> int:
    """Return the serial number of the procedure in which a seat is asked."""
    doing = affair(window.state)[0] if window is not None else -1
    if doing < 0:
        raise Refusal("not_now", "Nothing is under way that could limit this order.")
    return doing


def _check_parts(does: str, plain: dict[str, str]) -> None:
    """Check that an order's fields belong to its kind."""
    if bool(plain["choice"]) != (does == "answer"):
        raise Refusal("bad_message", "An order that answers must say what it chooses, and no other order may.")
    if does == "answer" and not (plain["about"] or plain["prompt"]):
        raise Refusal("bad_message", "An order that answers must say which question it answers.")
    if plain["play"] and does != "stop":
        raise Refusal("bad_message", "Only an order that stops can wait for a card of your own.")
    if plain["only"] and does != "pass":
        raise Refusal("bad_message", "Only an order that passes can concern the options of a single card.")


def told(orders: list[Order]) -> list[Order]:
    """Return a seat's orders for the seat: without serial numbers, which also count others' secret actions."""
    return [msgspec.structs.replace(order, affair=-1) for order in orders]


def with_order(orders: list[Order], order: Order) -> list[Order]:
    """Return a seat's orders with one more.

    Raises:
        Refusal: there are too many.
    """
    if order in orders:
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
