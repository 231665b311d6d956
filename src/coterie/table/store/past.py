"""The choices of a table and their undos, as they are stored."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from coterie.kernel.errors import IllegalChoice
from coterie.kernel.history import History
from coterie.kernel.moves import Move, is_choice, make, redraw
from coterie.kernel.records import begin
from coterie.kernel.state import State

UNDO_DEPTH = 200  # positions kept in memory; nobody takes back more


class Entry(NamedTuple):
    """One row of the list. Depending on `kind`, `value` is a notation (or several joined by " + "), the new stream of chance,
    a `TakenBack` as JSON, or "" where `seat` has conceded."""

    n: int
    kind: str
    seat: int
    value: str
    fingerprint: str = ""
    at: float = 0.0


class TakenBack(msgspec.Struct):
    """An undo: the number of gestures, and the new random state, None if it was not drawn anew."""

    gestures: int
    dice: int | None = None


class Past(History[State]):
    """A game with a limited past.

    Attributes:
        number: the number of gestures that led to the position.
    """

    def __init__(self, state: State, number: int = 0) -> None:
        super().__init__(state)
        self.number = number

    def adopt(self, after: State) -> None:
        """Take the position after a gesture.

        Earlier positions are kept without their caches, which are larger than the positions themselves. Once the game is over,
        when nobody can undo any more, only the last one is kept.
        """
        self.state.forget_looks()
        self._past.append(self.state)
        del self._past[: -1 if after.over else -UNDO_DEPTH]
        self.state = after
        self.number += 1

    def end(self, after: State) -> None:
        """Take the position after a concession, which cannot be undone."""
        self.forget()
        self.state = after

    def fork(self) -> Past:
        """Return a copy that can be changed independently."""
        twin = Past(self.state, self.number)
        twin._past = self._past[:]
        return twin

    def forget(self) -> None:
        """Drop all earlier positions, once nobody can undo any more."""
        self._past.clear()
        self._future.clear()

    @property
    def before(self) -> State | None:
        """The position before the last gesture, None if it is no longer known."""
        return self._past[-1] if self._past else None

    def seats_since(self, gestures: int) -> set[int]:
        """Return the seats that made the last gestures."""
        return {before.asked[0] for before in self._past[-gestures:] if before.asked is not None}

    def take_back(self, taken: TakenBack) -> State:
        """Undo gestures as an entry says, and return the position before them.

        Raises:
            IllegalChoice: there are not enough.
        """
        if not 0 < taken.gestures <= len(self._past):
            raise IllegalChoice("There is nothing to undo.")
        before = self._past[-taken.gestures]
        del self._past[-taken.gestures :]
        if taken.dice is not None:
            before = before.clone()
            redraw(before, taken.dice)
        self.state = before
        self.number -= taken.gestures
        return before

    def apply(self, entry: Entry) -> None:
        """Replay an entry.

        Raises:
            IllegalChoice: it does not fit the position.
        """
        if entry.kind == "choice":
            self.adopt(after(self.state, entry.seat, entry.value))
        elif entry.kind == "undo":
            self.take_back(msgspec.json.decode(entry.value, type=TakenBack))
        elif entry.kind == "chance":
            self.state = self.state.clone()
            redraw(self.state, int(entry.value))
        elif entry.kind == "concede":
            self.end(conceded(self.state, entry.seat))
        else:
            raise IllegalChoice(f"The list has an entry of an unknown kind, “{entry.kind}”.")
        if entry.fingerprint and entry.fingerprint != self.state.fingerprint():
            raise IllegalChoice("The position differs from the stored one.")


def after(state: State, seat: int, text: str) -> State:
    """Return the position after a seat's choice or gesture. The state is not changed.

    Raises:
        IllegalChoice: the question does not offer that, or not to that seat.
    """
    if state.asked is None or state.asked[0] != seat:
        raise IllegalChoice("That question is for somebody else.")
    then = state.clone()
    then.choose(text)
    return then


def conceded(state: State, seat: int) -> State:
    """Return the position after a seat has given up. The state is not changed.

    Raises:
        IllegalChoice: it cannot.
    """
    then = state.clone()
    make(then, ("concede", seat))
    return then


def first_of(state: State) -> State:
    """Return the position with which the game of a state began.

    Raises:
        IllegalChoice: it is not known.
    """
    if state.origin is None:
        raise IllegalChoice("This position has no past.")
    kind, origin = state.origin
    found: State = begin(state.game, {"setup": state.setup, kind: origin})
    return found


def go_on(now: State, move: Move) -> bool:
    """Make a move, and return whether the position after it can be shown: after choices, and at the end."""
    make(now, move)
    return is_choice(move) or now.over
