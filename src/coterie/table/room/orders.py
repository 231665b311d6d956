"""Standing orders at a table: given, completed and taken back. What they are about stands in `coterie.kernel.orders`."""

from __future__ import annotations

import msgspec

from coterie.kernel.following import Window
from coterie.kernel.game import AnyGame
from coterie.kernel.orders import Order
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.text import clean

MOST = 20
NAMES = ("prompt", "about", "stage", "row", "kind", "face")
LONGEST = 200  # characters of a name in an order
LARGEST = 2**53
NOW = "now"  # as `about`: the window that the seat has before it
NOTHING = "This order needs something to be about: a row, a prompt, an event, or how long it lasts."


def hides_hands(game: AnyGame) -> bool:
    """Return whether seats of a game hold cards that only they see."""
    return any(zone.seen == "place" for zone in game.zones.values())


def completed(order: Order, window: Window | None, line: int) -> Order:
    """Return an order, completed with what only the table knows: the window and the line of the log.

    Args:
        order: the order as it was given.
        window: the window that its seat has before it, None if it is not asked.
        line: the number of the last line of the chronicle.

    Raises:
        Refusal: it is about nothing, or about a window that is not there.
    """
    plain = {name: clean(getattr(order, name), LONGEST) for name in NAMES}
    if plain["about"] == NOW:
        if window is None or window.passing < 0:
            raise Refusal("not_now", "No window is open that could be passed.")
        plain["about"] = window.about
    if not all(-1 <= number <= LARGEST for number in (order.piece, order.least)):
        raise Refusal("bad_message", f"The numbers of an order lie between -1 and {LARGEST}.")
    new = msgspec.structs.replace(order, **plain, line=line if order.until == "change" else 0)
    if new == Order(new.does):
        raise Refusal("bad_message", NOTHING)
    return new


def with_order(orders: list[Order], order: Order) -> list[Order]:
    """Return a seat's orders with one more.

    Raises:
        Refusal: there are too many.
    """
    if order in orders:
        return orders
    if len(orders) >= MOST:
        raise Refusal("not_now", f"A seat can have {MOST} standing orders. Take one back first.")
    return [*orders, order]


def without_order(orders: list[Order], at: int) -> list[Order]:
    """Return a seat's orders without one.

    Raises:
        Refusal: it has none at that place.
    """
    if at >= len(orders):
        raise Refusal("not_now", "There is no such standing order.")
    return orders[:at] + orders[at + 1 :]
