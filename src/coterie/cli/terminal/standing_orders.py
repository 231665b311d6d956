"""`pass until …`, `stop …`: windows that a person passes beforehand or wants to be asked in, as standing orders (see
`coterie.kernel.orders`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from coterie.cli.terminal import texts
from coterie.kernel import naming
from coterie.kernel.game import AnyGame
from coterie.kernel.orders import Order, affair_of, after_action, chosen, facts_of, outlived
from coterie.kernel.procedures import affairs
from coterie.kernel.ring_windows import Window
from coterie.kernel.scenes import last_line
from coterie.kernel.state import State

# what one can type behind `pass until`: when the order ends
ENDS: Mapping[str, Literal["affair", "turn", "change", "answer"]] = {
    "over": "affair", "turn": "turn", "change": "change", "answer": "answer",
}  # fmt: skip
OVER = " over"  # behind the title of what is to be over
ME = "me"


def passing(text: str, doing: Sequence[str]) -> Order | None:
    """Return the order that is typed as `pass until TEXT`; None where nothing is meant.

    Args:
        text: what was typed.
        doing: the titles of what is being done, the outermost first.
    """
    low = " ".join(text.lower().split())
    if low in ENDS:
        return Order(until=ENDS[low])
    if low.endswith(OVER):
        title = low.removesuffix(OVER).removesuffix(" is")
        within = next((each for each in reversed(doing) if each.lower() == title), "")
        return Order(until="affair", within=within) if within else None
    return Order(until="comes", comes=low) if low else None


def stopping(text: str, game: AnyGame | None) -> Order | None:
    """Return the order that is typed as `stop TEXT`; None where nothing is meant.

    Args:
        text: what was typed: “at me”, “at” and a question, a card, a kind of thing or a row, or “for” and a card of one's own.
        game: the game, None if it is not installed here.
    """
    word, _, rest = " ".join(text.lower().split()).partition(" ")
    if word not in ("at", "for") or not rest:
        return None
    if word == "for":
        faces = game.faces if game is not None else ()
        found = next((face for face in faces if game and rest in (face.lower(), game.name_of(face).lower())), "")
        return Order("stop", play=found) if found else None
    if rest == ME:
        return Order("stop", target="mine")
    calls = game.calls if game is not None else {}
    prompts = [prompt for prompt, when in calls.items() if rest in (prompt.rstrip("?"), prompt, when)]
    return Order("stop", prompt=prompts[0]) if prompts else Order("stop", comes=rest)


def told(order: Order, game: AnyGame | None) -> str:
    """Return an order in words."""
    calls, things = (game.calls, game.kinds_of_things()) if game is not None else ({}, {})

    def name(what: str) -> str:
        return things.get(what) or (game.name_of(what) if game is not None else what)

    about = (
        calls.get(order.prompt, order.prompt), order.row, texts.ORDER_ME if order.target else "",
        texts.ORDER_PLAY.format(card=name(order.play)) if order.play else "",
        texts.ORDER_USE.format(card=name(order.use)) if order.use else "",
        name(order.comes) if order.comes and order.does == "stop" else "",
        texts.ORDER_ENDS[order.until].format(what=order.within or name(order.comes) or texts.ORDER_ALL) if order.until else "",
    )  # fmt: skip
    return f"{texts.ORDER_DOES[order.does]}: {', '.join(part for part in about if part)}"


def named(s: State, order: Order) -> Order | str:
    """Return an order in which what comes up is called as the game calls it, or what is said if nothing is called so."""
    if not order.comes:
        return order
    found = naming.named(order, s.game, s.setup)
    if found is None:
        like, kinds = naming.instead(s.game, s.setup, order.comes)
        return texts.NOTHING_COMES.format(text=order.comes[:60], like=like, kinds=kinds)
    return found


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
        typed = passing(text, [title for _, title in affairs(s)])
        order = named(s, typed) if typed is not None else texts.PASS_UNTIL
        if isinstance(order, str):
            return order
        if s.question is None or not s.question.window:
            return texts.PASS_NOT_HERE
        return self.add(s, order)

    def stop(self, s: State, text: str) -> str:
        """Give the asked seat an order to be asked, and return why that is impossible, "" if it was given.

        Args:
            s: the position, in which the seat is asked.
            text: what was typed behind `stop`.
        """
        if s.question is None:
            return texts.GAME_OVER
        if text == texts.STOP_NONE:
            self.orders.pop(s.question.seat, None)
            return ""
        typed = stopping(text, s.game)
        order = named(s, typed) if typed is not None else texts.STOP_WHAT
        return order if isinstance(order, str) else self.add(s, order)

    def add(self, s: State, order: Order) -> str:
        """Give the asked seat an order, completed with what it has to know of the position; return why that is impossible."""
        assert s.question is not None
        affair = affair_of(order, Window(0, s))
        if order.until == "affair" and affair < 0:
            return texts.PASS_NOTHING_ON
        line = last_line(s) if order.until == "change" else 0
        self.orders.setdefault(s.question.seat, []).append(msgspec.structs.replace(order, line=line, affair=affair))
        return ""

    def list(self, s: State) -> str:
        """Return the orders of the asked seat in words, a line for each."""
        orders = self.orders.get(s.question.seat, []) if s.question is not None else []
        return "\n".join(told(order, s.game) for order in orders) or texts.ORDERS_NONE

    def choose(self, s: State) -> str | None:
        """Return the notation that the orders of the asked seat choose, None if they leave it to the seat."""
        orders = self.orders.get(s.question.seat) if s.question is not None else None
        if not orders or s.question is None:
            return None
        window = Window(0, s)
        self.orders[s.question.seat] = outlived(orders, facts_of(window))
        return chosen(orders, window)

    def acted(self) -> None:
        """End the orders that last until somebody acts."""
        self.orders = {seat: after_action(orders) for seat, orders in self.orders.items()}

    def forget(self) -> None:
        """End all orders, as after something was undone."""
        self.orders.clear()
