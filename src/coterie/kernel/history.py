"""History: taking choices back and making them again, by clones, and the rule about when that is a free look.

A gesture of several choices (`a + b`) is taken back as one. Taking back is free for the seats that chose last, as long
as nothing hidden was learnt and no chance was used; otherwise the others must agree, and chance is drawn anew from
there.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import TYPE_CHECKING, Generic, TypeVar

from coterie.kernel.errors import IllegalChoice
from coterie.kernel.records import redraw

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
        """Return how many gestures back the last one of some seats lies (1: it was the last one); 0 where there is none."""
        for back, before in enumerate(reversed(self._past), 1):
            if before.asked is not None and before.asked[0] in seats:
                return back
        return 0

    def may_undo_freely(self, seats: Collection[int] | None = None, gestures: int = 1) -> bool:
        """Return whether the last gestures can be taken back without asking anybody; see `why_not`."""
        return not self.why_not(seats, gestures)

    def why_not(self, seats: Collection[int] | None = None, gestures: int = 1) -> str:
        """Return why the last gestures are no free look, as a sentence; empty when they are one.

        Args:
            seats: who wants to take them back (several when one person plays several seats); None for whoever made
                them.
            gestures: how many.
        """
        if len(self._past) < gestures:
            return "There is nothing to take back."
        before = self._past[-gestures]
        if seats is not None and before.asked is not None and before.asked[0] not in seats:
            return "Somebody else has chosen since; they must agree."
        if self.state.learnt != before.learnt:
            return "Something hidden has been shown since; the others must agree, and chance is drawn anew."
        if self.state.dice != before.dice:
            return "Chance has been used since; the others must agree, and chance is drawn anew."
        return ""

    def undo(self, rng: random.Random | None = None, gestures: int = 1) -> S:
        """Take the last gesture back, or several at once; the answer is the position before them.

        Where that was no free look, the stream of chance is a new one from there, which the record notes.

        Args:
            rng: where the new stream comes from; the system's own chance by default.
            gestures: how many.

        Raises:
            IllegalChoice: there is nothing to take back.
        """
        if len(self._past) < gestures:
            raise IllegalChoice("There is nothing to take back.")
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
        """Step back to look, as in a replay: nothing is drawn anew, and `redo` leads forward again.

        Raises:
            IllegalChoice: there is nothing before this.
        """
        if not self._past:
            raise IllegalChoice("There is nothing before this.")
        self._future.append(self.state)
        self.state = self._past.pop()
        return self.state

    def redo(self) -> S:
        """Make the gesture again that was taken back last.

        Raises:
            IllegalChoice: there is none.
        """
        if not self._future:
            raise IllegalChoice("There is nothing to make again.")
        self._past.append(self.state)
        self.state = self._future.pop()
        return self.state
