"""Standing orders: a seat says beforehand which windows it will pass.

A window is a question that offers `pass`. Windows open on public knowledge only, and so must the answers of a standing
order look: the decision here reads what everybody may know (who is asked, about what, and that one can pass), never the
other options, and the delay before the answer is drawn at random before anything else is looked at. So a hand that
could have answered and one that could not look the same.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from coterie.kernel.scenes import last_line
from coterie.kernel.state import State
from coterie.table.messages import NewOrder, Refusal, clean

PASS = "pass"
SHORTEST, LONGEST = 0.4, 1.4  # seconds
MOST = 20
NAMED = ("always_pass", "always_stop")


class Window(NamedTuple):
    """What everybody may know of a question: its seat, its prompt, whether it is a window, and then where in the turn
    sequence it opens."""

    seat: int
    prompt: str
    is_window: bool
    places: tuple[str, ...] = ()


def window_of(state: State) -> Window | None:
    """The public side of what is asked, None when nobody is asked."""
    question = state.question
    if question is None:
        return None
    is_window = pass_index(state) is not None
    return Window(question.seat, question.prompt, is_window, places_of(state) if is_window else ())


def places_of(state: State) -> tuple[str, ...]:
    """The rows of the turn sequence that are being carried out, as everybody sees them: "Day: Agents hunt"."""
    procedures = state.scene(-1, last_line(state))["procedures"]
    return tuple(f"{part['name']}: {part['rows'][part['current']]['name']}" for part in procedures if part["rows"])


def pass_index(state: State) -> int | None:
    """The index of `pass`, None where one cannot pass. Whether one can is public: a window always offers it."""
    if state.asked is None:
        return None
    return next((i for i, option in enumerate(state.asked[2]) if option[0] == PASS), None)


def delay(rng: random.Random) -> float:
    """How long the table waits before it answers for a seat, in seconds; it depends on nothing."""
    return rng.uniform(SHORTEST, LONGEST)


def passes(orders: list[NewOrder], window: Window) -> bool:
    """Whether a seat's orders pass a window; `always_stop` wins over all others."""
    if not window.is_window:
        return False
    if any(order.kind == "always_stop" and about(order, window) for order in orders):
        return False
    return any(order.kind != "always_stop" and about(order, window) for order in orders)


def about(order: NewOrder, window: Window) -> bool:
    """Whether an order is about a window: its name stands in the prompt, or is a row of the turn sequence that is being
    carried out; one for this window has the whole prompt."""
    if order.kind == "pass_until_my_turn":
        return True
    if order.kind == "pass_window":
        return order.on == window.prompt
    return order.on.lower() in window.prompt.lower() or order.on in window.places


def outlived(orders: list[NewOrder], window: Window) -> list[NewOrder]:
    """What is left of a seat's orders when it is asked: "until my turn" ends with a question that is no window, "this
    window" with one about something else."""
    return [
        order
        for order in orders
        if not (
            (order.kind == "pass_until_my_turn" and not window.is_window)
            or (order.kind == "pass_window" and order.on != window.prompt)
        )
    ]


def with_order(orders: list[NewOrder], order: NewOrder, window: Window | None) -> list[NewOrder]:
    """A seat's orders with one more.

    Args:
        orders: those that it has.
        order: the new one.
        window: what is asked now; `pass_window` is about that.

    Raises:
        Refusal: there are too many, or it has nothing to be about.
    """
    on = clean(order.on, 200)
    if order.kind in NAMED and not on:
        raise Refusal("bad_message", "This order needs a name in “on”: what shall it be about?")
    if order.kind == "pass_window":
        if window is None or not window.is_window:
            raise Refusal("not_now", "No window is open that could be passed.")
        on = window.prompt
    elif order.kind == "pass_until_my_turn":
        on = ""
    new = NewOrder(order.kind, on)
    if new in orders:
        return orders
    if len(orders) >= MOST:
        raise Refusal("not_now", f"A seat can have {MOST} standing orders. Take one back first.")
    return [*orders, new]


def without_order(orders: list[NewOrder], at: int) -> list[NewOrder]:
    """A seat's orders without one.

    Raises:
        Refusal: it has none at that place.
    """
    if at >= len(orders):
        raise Refusal("not_now", "There is no such standing order.")
    return orders[:at] + orders[at + 1 :]
