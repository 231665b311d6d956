"""The choices of a table, made and taken back, as they are written on the disk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from coterie.kernel.errors import IllegalChoice
from coterie.kernel.history import History
from coterie.kernel.records import begin, redraw, repeat
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
    """An undo: the number of gestures, and the new stream of chance, None if it was not drawn anew."""

    gestures: int
    dice: int | None = None


class Past(History[State]):
    """A game with its past, bounded.

    Attributes:
        number: how many gestures led to the position.
    """

    def __init__(self, state: State, number: int = 0) -> None:
        super().__init__(state)
        self.number = number

    def adopt(self, after: State) -> None:
        """Take the position after a gesture."""
        self._past.append(self.state)
        del self._past[:-UNDO_DEPTH]
        self.state = after
        self.number += 1

    def end(self, after: State) -> None:
        """Take the position after a concession; what was before it cannot be taken back any more."""
        self.forget()
        self.state = after

    def fork(self) -> Past:
        """Return the same past, to be changed without changing this one."""
        twin = Past(self.state, self.number)
        twin._past = self._past[:]
        return twin

    def forget(self) -> None:
        """Let go of all earlier positions, once nobody takes back any more."""
        self._past.clear()
        self._future.clear()

    @property
    def before(self) -> State | None:
        """The position before the last gesture, None where it is not known any more."""
        return self._past[-1] if self._past else None

    def seats_since(self, gestures: int) -> set[int]:
        """Return the seats that made the last gestures."""
        return {before.asked[0] for before in self._past[-gestures:] if before.asked is not None}

    def take_back(self, taken: TakenBack) -> State:
        """Take gestures back as an entry says.

        Raises:
            IllegalChoice: there are not so many.
        """
        if not 0 < taken.gestures <= len(self._past):
            raise IllegalChoice("There is nothing to take back.")
        before = self._past[-taken.gestures]
        del self._past[-taken.gestures :]
        if taken.dice is not None:
            before = before.clone()
            redraw(before, taken.dice)
        self.state = before
        self.number -= taken.gestures
        return before

    def apply(self, entry: Entry) -> None:
        """Do again what an entry says.

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
            raise IllegalChoice("The position is not the one that was written down.")


def after(state: State, seat: int, text: str) -> State:
    """Return the position after a seat's choice or gesture. The state is not changed.

    Raises:
        IllegalChoice: the question does not offer that, or not to that seat.
    """
    if state.asked is None or state.asked[0] != seat:
        raise IllegalChoice("Somebody else is asked there.")
    then = state.clone()
    then.choose(text)
    return then


def conceded(state: State, seat: int) -> State:
    """Return the position after a seat has given up. The state is not changed.

    Raises:
        IllegalChoice: it cannot.
    """
    then = state.clone()
    repeat(then, ("concede", seat))
    return then


def positions(state: State) -> Iterator[State]:
    """Yield all positions that led to a state, from the first on, each one choice later.

    It is the same object each time, moved on; a caller that keeps one must clone it.
    """
    if state.origin is None:
        raise IllegalChoice("This position has no past.")
    moves = []
    chain = state.moves
    while chain is not None:
        chain, move = chain
        moves.append(move)
    kind, origin = state.origin
    now = begin(state.game, {"setup": state.setup, kind: origin})
    yield now
    for move in reversed(moves):
        if isinstance(move, tuple):
            repeat(now, move)
            if now.over:
                yield now
        else:
            now.pick(move)
            yield now
