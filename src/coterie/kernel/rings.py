"""Rings: windows that follow each other are asked at once.

A window is an opportunity that one can always pass (`State.ask(window=True)`). Which ones follow each other is told in
`coterie.kernel.ring_windows`; a question that is no window is a ring of its own. Each window has its place in the ring. What
it offers is what its seat would be asked if all before it passed, so an answer holds for as long as they do. The first
window in order that acts makes all answers after it void. They come back as suggestions when their seats are asked the
same again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from coterie.kernel import gestures
from coterie.kernel.errors import IllegalChoice
from coterie.kernel.questions import Option, index_in
from coterie.kernel.ring_windows import Window

GONE = "That question is gone: somebody has answered it."
OPEN = "Others have yet to answer."


class Answer(NamedTuple):
    """An answer to a window, as plain data that can be written down.

    Attributes:
        place: the place of the window in its ring.
        seat: the seat that answers.
        about: the prompt of the window (`Window.about`).
        choice: the notation of an option, or a gesture that begins with one.
        acts: whether it does something other than passing.
    """

    place: int
    seat: int
    about: str
    choice: str
    acts: bool


class Ring:
    """The windows that are asked at once, and the answers so far.

    Attributes:
        windows: in the order in which they would be asked one after the other.
        answers: those so far, by the place of their window.
    """

    __slots__ = ("answers", "windows")

    def __init__(self, windows: tuple[Window, ...]) -> None:
        self.windows = windows
        self.answers: dict[int, Answer] = {}

    # ── who is asked ────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked, in the order of their first windows; the same until the ring closes."""
        return tuple(dict.fromkeys(window.seat for window in self.windows))

    def windows_of(self, seat: int) -> tuple[Window, ...]:
        """Return the windows of a seat in order."""
        return tuple(window for window in self.windows if window.seat == seat)

    def open_to(self, seat: int) -> Window | None:
        """Return the window that a seat should answer next, or None if it has passed all of its windows or acted in one."""
        for window in self.windows_of(seat):
            answer = self.answers.get(window.place)
            if answer is None:
                return window
            if answer.acts:
                return None
        return None

    def window(self, seat: int, place: int, about: str = "") -> Window:
        """Return a window by its identity.

        Args:
            seat: the seat that it asks.
            place: its place.
            about: its prompt as a short text; "" if the place says enough.

        Raises:
            IllegalChoice: the ring has no such window.
        """
        if not 0 <= place < len(self.windows):
            raise IllegalChoice(GONE)
        found = self.windows[place]
        if found.seat != seat or about not in ("", found.about):
            raise IllegalChoice(GONE)
        return found

    # ── answering ───────────────────────────────────────────────────────────────────────────────────────────────────

    def checked(self, seat: int, place: int, choice: Option | int | str, about: str = "") -> Answer:
        """Return an answer as plain data, without giving it: what is to be written down first.

        Args:
            seat: the seat that answers.
            place: the place of the window that is answered.
            choice: an option of the window, its index, its notation, or a gesture that does not begin with a pass.
            about: the prompt that the seat had before it, as in `Answer.about`; "" if the place says enough.

        Raises:
            IllegalChoice: the ring has no such window, or the window does not offer that.
        """
        window = self.window(seat, place, about)
        text = _notation(window, choice)
        passes = window.passing >= 0 and window.state.index(text) == window.passing
        return Answer(place, seat, window.about, text, not passes)

    def give(self, answer: Answer) -> None:
        """Give an answer in place of any earlier one to the same window.

        Raises:
            IllegalChoice: the ring has no such window, or the window does not offer that.
        """
        self.answers[answer.place] = self.checked(answer.seat, answer.place, answer.choice, answer.about)

    def answer(self, seat: int, place: int, choice: Option | int | str, about: str = "") -> Answer:
        """Answer a window, or change the answer, and return it; see `checked`."""
        answer = self.checked(seat, place, choice, about)
        self.answers[place] = answer
        return answer

    def withdraw(self, seat: int, place: int) -> None:
        """Take an answer back.

        Raises:
            IllegalChoice: the ring has no such window.
        """
        self.answers.pop(self.window(seat, place).place, None)

    # ── closing ─────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def closed(self) -> bool:
        """Whether no further answer can matter: every window has passed, or every window before the first that acts."""
        for window in self.windows:
            answer = self.answers.get(window.place)
            if answer is None:
                return False
            if answer.acts:
                return True
        return True

    def resolve(self) -> tuple[Answer, ...]:
        """Return the answers that count, in order: each is the choice of its seat when it is asked.

        Raises:
            IllegalChoice: the ring has not closed.
        """
        if not self.closed:
            raise IllegalChoice(OPEN)
        found: list[Answer] = []
        for window in self.windows:
            answer = self.answers[window.place]
            found.append(answer)
            if answer.acts:
                break
        return tuple(found)

    def void(self) -> tuple[Answer, ...]:
        """Return the answers that do not count, those after the first window that acts, in order.

        Raises:
            IllegalChoice: the ring has not closed.
        """
        counted = len(self.resolve())
        return tuple(self.answers[place] for place in sorted(self.answers) if place >= counted)

    def suggested(self, void: Iterable[Answer]) -> tuple[Answer, ...]:
        """Return what an earlier ring's void answers suggest here, in order of the windows.

        An answer suggests itself for the next windows of its seat with the same prompt, if they offer it. It counts only
        if it is given.
        """
        found: dict[int, Answer] = {}
        for answer in void:
            for window in self.windows_of(answer.seat):
                if window.place in found or window.about != answer.about:
                    continue
                if window.state.index(answer.choice) is not None:
                    found[window.place] = answer._replace(place=window.place)
                    break
        return tuple(found[place] for place in sorted(found))


def _notation(window: Window, choice: Option | int | str) -> str:
    """Return the notation of a choice that a window offers.

    Raises:
        IllegalChoice: it does not.
    """
    s = window.state
    assert s.asked is not None
    if not isinstance(choice, str):
        return window.question.options[index_in(s.asked, choice)].notation
    text = choice.strip()
    if s.index(text) is None:
        first = text.split(" + ")[0].strip()
        if window.passing >= 0 and s.index(first) == window.passing:
            raise IllegalChoice("Each window is passed by itself.")
        gestures.after(s, text)
    return text
