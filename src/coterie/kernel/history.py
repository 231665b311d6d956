"""History: undo and redo by clones, and the rule for when an undo needs no agreement.

A gesture of several choices (`a + b`) is undone as one. Undo is free for the seats that chose last, as long as nothing
hidden was learnt and no chance was used; otherwise the others must agree, and random numbers are drawn anew from there.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import TYPE_CHECKING, Generic, TypeVar

from coterie.kernel.errors import IllegalChoice
from coterie.kernel.moves import redraw

if TYPE_CHECKING:
    from coterie.kernel.questions import Option
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")


class History(Generic[S]):
    """A game with its past.

    Attributes:
        state: the position now. It is another object after `undo` and `redo`.
    """

    def __init__(self, state: S) -> None:
        self.state = state
        self._past: list[S] = []  # the position before each gesture
        self._future: list[S] = []  # the position after each gesture that was taken back, the next one last

    def __len__(self) -> int:
        return len(self._past)

    def choose(self, choice: Option | int | str) -> None:
        """Make a choice, or several as one gesture.

        Raises:
            IllegalChoice: the question does not offer that. Nothing has changed.
        """
        before = self.state.clone()
        self.state.choose(choice)
        self._past.append(before)
        self._future.clear()

    def since_last_of(self, seats: Collection[int]) -> int:
        """Return how far back the last gesture of any of these seats lies: 1 for the latest gesture, 0 if they made none."""
        for back, before in enumerate(reversed(self._past), 1):
            if before.asked is not None and before.asked[0] in seats:
                return back
        return 0

    def may_undo_freely(self, seats: Collection[int] | None = None, gestures: int = 1) -> bool:
        """Return whether the last gestures can be taken back without asking anybody. Arguments as for `why_not`."""
        return not self.why_not(seats, gestures)

    def why_not(self, seats: Collection[int] | None = None, gestures: int = 1) -> str:
        """Return why the last gestures cannot be taken back freely, as a sentence; "" if they can.

        Args:
            seats: the seats that want to take them back, several if one person plays several; None if it does not matter
                who asks.
            gestures: the number of gestures.
        """
        if len(self._past) < gestures:
            return "There is nothing to undo."
        before = self._past[-gestures]
        if seats is not None and before.asked is not None and before.asked[0] not in seats:
            return "Somebody else has chosen since and must agree."
        if self.state.learnt != before.learnt:
            return "Something hidden has been shown since. The others must agree, and the random numbers will be new."
        if self.state.dice != before.dice:
            return "Chance has been involved since. The others must agree, and the random numbers will be new."
        return ""

    def undo(self, rng: random.Random | None = None, gestures: int = 1) -> S:
        """Take the last gesture back, or several at once, and return the position before them.

        If they could not be taken back freely, chance is drawn anew from there, and the record notes it.

        Args:
            rng: draws the new stream of chance; the system's own generator by default.
            gestures: the number of gestures.

        Raises:
            IllegalChoice: there is nothing to take back.
        """
        if len(self._past) < gestures:
            raise IllegalChoice("There is nothing to undo.")
        free = self.may_undo_freely(gestures=gestures)
        taken = self._past[-gestures:]
        del self._past[-gestures:]
        before = taken[0]
        if free:
            self._future += [self.state, *taken[:0:-1]]
        else:
            self._future.clear()
            redraw(before, (rng or random.SystemRandom()).getrandbits(64))
        self.state = before
        return before

    def back(self) -> S:
        """Step back without drawing chance anew, as in a replay, and return the position; `redo` steps forward again.

        Raises:
            IllegalChoice: this is the first position.
        """
        if not self._past:
            raise IllegalChoice("This is the first position.")
        self._future.append(self.state)
        self.state = self._past.pop()
        return self.state

    def redo(self) -> S:
        """Make the gesture again that was taken back last, and return the position after it.

        Raises:
            IllegalChoice: nothing was taken back.
        """
        if not self._future:
            raise IllegalChoice("There is nothing to redo.")
        self._past.append(self.state)
        self.state = self._future.pop()
        return self.state
