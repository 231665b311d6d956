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

    def may_undo_freely(self, seats: Collection[int] | None = None) -> bool:
        """Whether the last gesture can be taken back without asking anybody; see `why_not`."""
        return not self.why_not(seats)

    def why_not(self, seats: Collection[int] | None = None) -> str:
        """Why the last gesture is no free look, as a sentence; empty when it is one.

        Args:
            seats: who wants to take it back (several when one person plays several seats); None for whoever made it.
        """
        if not self._past:
            return "There is nothing to take back."
        before = self._past[-1]
        if seats is not None and before.asked is not None and before.asked[0] not in seats:
            return "Somebody else has chosen since; they must agree."
        if self.state.learnt != before.learnt:
            return "Something hidden has been shown since; the others must agree, and chance is drawn anew."
        if self.state.dice != before.dice:
            return "Chance has been used since; the others must agree, and chance is drawn anew."
        return ""

    def undo(self, rng: random.Random | None = None) -> S:
        """Take the last gesture back; the answer is the position before it.

        Where that was no free look, the stream of chance is a new one from there, which the record notes.

        Args:
            rng: where the new stream comes from; the system's own chance by default.

        Raises:
            IllegalChoice: there is nothing to take back.
        """
        if not self._past:
            raise IllegalChoice("There is nothing to take back.")
        free = self.may_undo_freely()
        before = self._past.pop()
        if free:
            self._future.append(self.state)
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
