"""A ring at a table: the asked seats, the answers given by rule, and what each seat is told.

Nothing here waits, writes or sends; a room does that, in this order.

1. A question opens: a `RingSeats` is made, with a masking delay that is drawn before anything else is known.
2. A person answers: `checked` gives the answer as plain data, the room writes it to disk, and only then `give` counts it
   and the seat is told (`told`). After a restart `restored` restores the answers to this question.
3. When the mask is over the room gives the answers of all standing orders (`by_orders`) and bots at once; a bot that still
   thinks passes (`passing`). For a question that cannot be passed the room waits for the bot. A seat whose clock has run
   out takes the default in the same way. The clocks of all asked seats run until the ring closes, whether or not they
   have answered.
4. The ring is `closed`: the room writes the answers of `resolve` as choices, in one transaction that also deletes the
   answers, and opens the next ring with the void ones.

Until then nobody else's scene, messages or times depend on an answer: `asked` stays the same, and what is told to a seat
is its own.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from coterie.kernel.errors import IllegalChoice
from coterie.kernel.orders import Order, after_action, chosen, facts_of, outlived
from coterie.kernel.ring_windows import Window
from coterie.kernel.rings import Answer, Ring
from coterie.kernel.scene_questions import question_of
from coterie.kernel.state import State

SHORTEST, LONGEST = 0.4, 1.4  # seconds


def mask(rng: random.Random) -> float:
    """Return the masking delay before a table answers for anybody, in seconds; it depends on nothing."""
    return rng.uniform(SHORTEST, LONGEST)


class RingSeats:
    """The ring that is open at a table.

    Attributes:
        number: the number of the question, under which answers are stored.
        mask: the masking delay, in seconds since the ring was opened.
        suggestions: void answers of earlier rings that fit here, by the index of their window.
    """

    def __init__(self, state: State, number: int, mask: float, void: Iterable[Answer] = ()) -> None:
        self._ring = state.ring()
        self.number, self.mask = number, mask
        self._void = tuple(void)
        self._by_hand: list[int] = []  # the places of windows that seats have answered by themselves, latest last
        self.suggestions = {answer.place: answer for answer in self._ring.suggested(self._void)}

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked, answered or not."""
        return self._ring.asked

    @property
    def passable(self) -> bool:
        """Whether the ring consists of windows, not of one mandatory question."""
        return all(window.passing >= 0 for window in self._ring.windows)

    @property
    def closed(self) -> bool:
        """Whether the answers suffice to continue."""
        return self._ring.closed

    def closes(self, answer: Answer) -> bool:
        """Return whether the ring would close with an answer; nothing is changed."""
        trial = Ring(self._ring.windows)
        trial.answers = {**self._ring.answers, answer.place: answer}
        return trial.closed

    # ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def checked(self, seat: int, place: int, choice: str | int) -> Answer:
        """Return a person's answer as plain data, to be stored before it is given.

        Raises:
            IllegalChoice: the ring has no such window of this seat, or the window does not offer that.
        """
        return self._ring.checked(seat, place, choice)

    def give(self, answer: Answer) -> None:
        """Count an answer, in place of any earlier one to the same window.

        Raises:
            IllegalChoice: it does not belong here.
        """
        self._ring.give(answer)
        self._by_hand = [*[place for place in self._by_hand if place != answer.place], answer.place]

    def give_if_open(self, answer: Answer) -> list[Answer]:
        """Count an answer by rule unless its window has one; return it in a list, [] if it does not count.

        Raises:
            IllegalChoice: it does not belong here.
        """
        if answer.place in self._ring.answers:
            return []
        self._ring.give(answer)
        return [answer]

    def last_of(self, seat: int) -> int | None:
        """Return the place of the window that a seat has answered last by itself, not by rule; None if there is none."""
        own = [place for place in self._by_hand if self._ring.windows[place].seat == seat]
        return own[-1] if own else None

    def withdraw(self, seat: int, place: int) -> None:
        """Take an answer back: its window is open again.

        Raises:
            IllegalChoice: the ring has no such window of this seat.
        """
        self._ring.withdraw(seat, place)
        self._by_hand.remove(place)

    def restored(self, answers: Iterable[Answer]) -> None:
        """Count the stored answers to this question, ignoring those that no longer fit."""
        for answer in answers:
            with suppress(IllegalChoice):
                self.give(answer)

    def told(self, seat: int) -> list[dict[str, Any]]:
        """Return what is told to a seat alone: its windows in order, up to the first that is open, with its answers.

        Each is a question as scenes have it, with `choice`, the seat's own answer or None, and `suggested`, what it had
        answered before to the same prompt or None; `nth` of `all` says which of its windows in a row it is, if nobody acts.
        """
        found = []
        every = len(self._ring.windows_of(seat))
        for nth, window in enumerate(self._told(seat), 1):
            answer, before = self._ring.answers.get(window.place), self.suggestions.get(window.place)
            found.append(
                {
                    **question_of(window),
                    "choice": answer.choice if answer is not None else None,
                    "suggested": before.choice if before is not None else None,
                    "nth": nth,
                    "all": every,
                }
            )
        return found

    def _told(self, seat: int) -> list[Window]:
        """Return the windows that a seat is told: its own in order, up to the first that is open or in which it has acted."""
        found = []
        last = self._ring.open_to(seat)
        for window in self._ring.windows_of(seat):
            found.append(window)
            answer = self._ring.answers.get(window.place)
            if window is last or (answer is not None and answer.acts):
                break
        return found

    def before(self, seat: int) -> Window | None:
        """Return the window that a seat has before it: the last of those that it is told, None if it is not asked."""
        told = self._told(seat)
        return told[-1] if told else None

    # ── answers by rule ─────────────────────────────────────────────────────────────────────────────────────────────

    def open_windows(self, seat: int) -> list[Window]:
        """Return the windows that a seat has still to answer, in order; a bot thinks about their states."""
        if self._ring.open_to(seat) is None:
            return []
        return [window for window in self._ring.windows_of(seat) if window.place not in self._ring.answers]

    def by_orders(self, orders: Mapping[int, Sequence[Order]]) -> list[Answer]:
        """Return the answers of standing orders, up to the first window of a seat that its orders leave to it.

        What they pass they pass by public facts alone.

        Args:
            orders: those of each seat that has some.
        """
        found: list[Answer] = []
        for seat in self.asked:
            for window in self._ring.windows_of(seat):
                if window.place in self._ring.answers:
                    continue
                choice = chosen(orders.get(seat, ()), window)
                if choice is None:
                    break
                found.append(self._ring.checked(seat, window.place, choice))
                if found[-1].acts:
                    break
        return found

    def passing(self, seats: Collection[int]) -> list[Answer]:
        """Return the defaults of all windows that seats have left open: their time has run out."""
        return [
            self._default(window)
            for window in self._ring.windows
            if window.seat in seats and window.place not in self._ring.answers
        ]

    def _default(self, window: Window) -> Answer:
        return self._ring.checked(window.seat, window.place, window.question.default)

    # ── closing ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def resolve(self) -> tuple[Answer, ...]:
        """Return the answers that count, in order.

        Raises:
            IllegalChoice: others have yet to answer.
        """
        return self._ring.resolve()

    def acted(self) -> bool:
        """Return whether somebody has acted in a window of the ring that has closed."""
        last = self.resolve()[-1]
        return last.acts and self._ring.windows[last.place].passing >= 0

    def void(self) -> tuple[Answer, ...]:
        """Return what the next ring may suggest: answers that were void, and older ones of seats that were not asked."""
        fresh = self._ring.void()
        answered = set(self.asked)
        return (*fresh, *[answer for answer in self._void if answer.seat not in answered])

    def remaining(self, orders: Sequence[Order], seat: int) -> list[Order]:
        """Return what is left of a seat's orders once the ring has closed.

        Args:
            orders: those that it had.
            seat: the seat, asked here or not.
        """
        left = after_action(orders) if self.acted() else list(orders)
        last = self.resolve()[-1].place
        for window in self._ring.windows_of(seat) if left else ():
            left = outlived(left, facts_of(window)) if window.place <= last else left
        return left
