"""Questions with their options, rendered when somebody looks at them.

Inside the kernel a question is a bare tuple `(seat, prompt, options, default, window)`, a prompt `(word, arguments)`
and an option `(word, arguments, steps)`, because building a list of options must cost next to nothing. The classes here are
the public interface.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any

from coterie.kernel.errors import IllegalChoice

if TYPE_CHECKING:
    from coterie.kernel.state import State

RawOption = tuple[str, tuple[Any, ...], tuple[Any, ...]]
Prompt = tuple[str, tuple[Any, ...]]
Asked = tuple[int, Prompt, "tuple[RawOption, ...] | list[RawOption]", int, bool]


class Option:
    """One option of the current question.

    Attributes:
        index: its place in the question, from 0.
    """

    __slots__ = ("_raw", "_state", "index")

    def __init__(self, state: State, index: int, raw: RawOption) -> None:
        self._state, self.index, self._raw = state, index, raw

    @property
    def word(self) -> str:
        """The word of the catalogue ("move")."""
        return self._raw[0]

    @property
    def args(self) -> tuple[Any, ...]:
        """The arguments, in the catalogue's order."""
        return self._raw[1]

    @property
    def notation(self) -> str:
        """The notation that records store: short, stable, unique within its question."""
        return self._state.game.talk.notate(self._state, self._raw)

    @property
    def label(self) -> str:
        """The label for people."""
        return self._state.game.talk.label(self._state, self._raw)

    @property
    def pieces(self) -> tuple[str, ...]:
        """The ids in the scene of the pieces that it concerns ("district:4")."""
        return self._state.game.talk.concerned(self._state, self._raw)

    def belongs_to(self, asked: Asked) -> bool:
        """Return whether it is an option of a question; those of a copy of the state are the same."""
        return self.index < len(asked[2]) and asked[2][self.index] == self._raw

    def __repr__(self) -> str:
        return f"<Option {self.notation!r}>"


class Question:
    """The current question.

    Attributes:
        seat: the asked seat, from 0.
    """

    __slots__ = ("_asked", "_state", "seat")

    def __init__(self, state: State, asked: Asked) -> None:
        self._state, self._asked, self.seat = state, asked, asked[0]

    @property
    def prompt(self) -> str:
        """The question as a sentence."""
        word, args = self._asked[1]
        return self._state.game.talk.phrase(self._state, word, args, short=False)

    @property
    def about(self) -> Prompt:
        """The question as data: its word in the catalogue and its arguments."""
        return self._asked[1]

    @property
    def options(self) -> list[Option]:
        """All options, in order."""
        return [Option(self._state, i, raw) for i, raw in enumerate(self._asked[2])]

    @property
    def default(self) -> int:
        """The index of the option chosen for a seat that has left or run out of time."""
        at = self._asked[3]
        return at if at >= 0 else len(self._asked[2]) + at

    @property
    def window(self) -> bool:
        """Whether it is a window: an opportunity that can always be passed, by the default option."""
        return self._asked[4]

    def __repr__(self) -> str:
        return f"<Question to {self.seat}: {self.prompt!r}, {len(self._asked[2])} options>"


def as_index(choice: Any) -> int:
    """Return what somebody chooses as a whole number: an int, or one of NumPy's.

    Raises:
        IllegalChoice: it is none; true and 1.0 are none either, as nobody means the second option by them.
    """
    if not isinstance(choice, bool):
        try:
            return index(choice)
        except TypeError:
            pass
    raise IllegalChoice(f"An option is chosen by its index, a whole number, not by {choice!r}.")


def index_in(asked: Asked, choice: Option | Any) -> int:
    """Return the index of the option of a question that somebody chooses: an option, or its index.

    Raises:
        IllegalChoice: the question does not offer that.
    """
    if isinstance(choice, Option):
        if not choice.belongs_to(asked):
            raise IllegalChoice("That option belongs to another question than the one asked now.")
        choice = choice.index
    at = as_index(choice)
    if not 0 <= at < len(asked[2]):
        raise IllegalChoice(f"There is no option {at}; the options are 0 to {len(asked[2]) - 1}.")
    return at
