"""`pass until …`: windows that a person passes beforehand, as standing orders (see `coterie.kernel.orders`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from coterie.cli.terminal import texts
from coterie.kernel.following import Window
from coterie.kernel.orders import Order, chosen, facts_of, outlived
from coterie.kernel.procedures import affair
from coterie.kernel.scenes import last_line
from coterie.kernel.state import State

# what one can type behind `pass until`: when the order ends
ENDS: Mapping[str, Literal["affair", "turn", "change"]] = {"over": "affair", "turn": "turn", "change": "change"}


def end_of(text: str) -> Literal["", "affair", "turn", "change"]:
    """Return when an order ends that is typed as `pass until TEXT`; "" where nothing is called so."""
    return ENDS.get(" ".join(text.lower().split()), "")


class StandingOrders:
    """The orders of the people at one keyboard."""

    def __init__(self) -> None:
        self.orders: dict[int, list[Order]] = {}

    def give(self, s: State, text: str) -> str:
        """Give the asked seat an order to pass, and return why that is impossible, "" if it was given.

        Args:
            s: the position, in which the seat is asked.
            text: what was typed behind `pass until`.
        """
        until, (doing, _) = end_of(text), affair(s)
        if not until:
            return texts.PASS_UNTIL
        if s.question is None or not s.question.window:
            return texts.PASS_NOT_HERE
        if until == "affair" and doing < 0:
            return texts.PASS_NOTHING_ON
        order = Order(
            until=until, line=last_line(s) if until == "change" else 0, affair=doing if until == "affair" else -1
        )
        self.orders.setdefault(s.question.seat, []).append(order)
        return ""

    def choose(self, s: State) -> str | None:
        """Return the notation that the orders of the asked seat choose, None if they leave it to the seat."""
        orders = self.orders.get(s.question.seat) if s.question is not None else None
        if not orders or s.question is None:
            return None
        window = Window(0, s)
        self.orders[s.question.seat] = outlived(orders, facts_of(window))
        return chosen(orders, window)

    def forget(self) -> None:
        """End all orders, as after something was undone."""
        self.orders.clear()
