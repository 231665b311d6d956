"""Windows that follow each other: which ones a position asks at once (see `coterie.kernel.rings`), and what each offers.

They are found by passing in a world of one's own. It goes on for as long as each further question is a window too and
passing has changed nothing that anybody may see: it ends where chance is used, something is told or learnt, a card moves,
a procedure comes to its next row, or a pass is remembered. A question that is no window stands alone.

Which windows there are is public, and must not depend on what a hand hides. By the rules of windows (`kernel.windows`) it
does not, with one exception that is dealt with here: an answer that must be given could lie hidden and come between two
windows. So the last window is that before a stage where this is possible. Where windows may tell (`Game.leaks`), this
may tell as well.
"""

from __future__ import annotations

from operator import is_
from typing import TYPE_CHECKING, Any

from coterie.kernel.codec import digest
from coterie.kernel.layers import Lasting
from coterie.kernel.listening import could
from coterie.kernel.procedures import PROCEDURES, perform
from coterie.kernel.questions import Prompt, Question
from coterie.kernel.scopes import Running
from coterie.kernel.windows import due_at, forced, would

if TYPE_CHECKING:
    from coterie.kernel.scenes import Asked
    from coterie.kernel.state import State

LONGEST = 40  # windows: a game in which passing leads round in a circle, or very many, are asked in pieces
SEEN = (Running, Lasting)  # rows that a change shows in


class Window:
    """One place of a ring: what a seat is asked if all before it pass.

    Attributes:
        place: its number in the ring, from 0.
        state: the position in which it is asked. It is not to be changed.
        shown: the question as scenes have it, once it was worked out (`scene_questions.question_of`), None before.
    """

    __slots__ = ("_about", "place", "shown", "state")

    def __init__(self, place: int, state: State) -> None:
        self.place, self.state = place, state
        self.shown: Asked | None = None
        self._about = ""

    def call_seats(self, names: tuple[str, ...]) -> None:
        """Take other names for the seats, of which the question may speak."""
        self.state.call_seats(names)
        self.shown = None

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.question.seat

    @property
    def question(self) -> Question:
        """The question, with the options of its seat."""
        assert self.state.asked is not None
        return Question(self.state, self.state.asked)

    @property
    def prompt(self) -> Prompt:
        """The question as data: its word in the catalogue and its arguments."""
        return self.question.about

    @property
    def about(self) -> str:
        """The prompt as a short text, the same for equal prompts."""
        if not self._about:
            self._about = digest(self.prompt)
        return self._about

    @property
    def passing(self) -> int:
        """The index of the option that passes; -1 for a question that is no window."""
        question = self.question
        return question.default if question.window else -1

    def __repr__(self) -> str:
        return f"<Window {self.place}: {self.question!r}>"


def windows_ahead(s: State) -> tuple[Window, ...]:
    """Return the windows of a position's ring, () if the game is over; the position is not changed."""
    if s.asked is None:
        return ()
    here = s.clone()
    windows = [Window(0, here)]
    if not s.asked[4]:
        return tuple(windows)
    end = _End(here)
    while len(windows) < LONGEST:
        here = here.clone()
        here.pick(windows[-1].passing, end)
        if here.asked is None or not here.asked[4] or end.changed(here):
            break
        windows.append(Window(len(windows), here))
    return tuple(windows)


class _End:
    """Where a ring ends. Before each step it is asked whether that is here, as `State.play` wants it.

    Most of what is played after the last window is so left out: legal lists above all, which are dear to make.
    """

    __slots__ = ("_begun", "_hidden", "_seen")

    def __init__(self, begun: State) -> None:
        self._begun, self._seen = begun, _visible(begun)
        self._hidden = not begun.game.leaks(begun)

    def __call__(self, s: State) -> bool:
        if self._told(s):
            return True
        work = s.todo[-1][0]
        if work is perform:
            return self.changed(s)
        return self._hidden and (work is forced or work is would) and _may_be_hidden(s)

    def _told(self, s: State) -> bool:
        """Return whether something was told, learnt or rolled since the first window."""
        begun = self._begun
        return s.chain is not begun.chain or s.dice != begun.dice or s.learnt != begun.learnt

    def changed(self, s: State) -> bool:
        """Return whether anything has happened since the first window that anybody may see.

        Rows of pieces are the same objects as long as nothing has touched them, so what a hidden one holds is not asked.
        """
        before = self._begun.pieces
        return (
            self._told(s)
            or len(s.pieces) != len(before)
            or not all(map(is_, s.pieces, before))
            or _visible(s) != self._seen
        )


def _visible(s: State) -> tuple[Any, ...]:
    """Return what lies on the table besides the pieces and can be seen, or remembers something for later."""
    going_on = [_loud(r) if type(r) is Running else r for r in s.rows.values() if type(r) in SEEN]
    return (s.piles, s.facts, s.sealed, s.uses, going_on, [getattr(s, name) for name in s.TABLE])


def _loud(now: Running) -> tuple[Any, ...]:
    """Return what of a running procedure ends a ring when it changes: its row and its data, but for what is quiet."""
    rows, data = PROCEDURES[now.name].rows, now.data
    at = now.at
    while at > 0 and at < len(rows) and rows[at].quiet:
        at -= 1
    quiet = data.quiet() if data is not None else ()
    if not quiet:
        return now.name, at, data
    return now.name, at, tuple(getattr(data, name) for name in data.__struct_fields__ if name not in quiet)


def _may_be_hidden(s: State) -> bool:
    """Return whether in the stage that comes now, by public knowledge, something hidden might have to be used."""
    batch, stage = s.todo[-1][1:3]
    status = due_at(s, stage)
    return any(
        event.status == status and any(could(s, seat, event, stage, must=True) for seat in range(s.seats))
        for event in s.rows[batch].events
    )
