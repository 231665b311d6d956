"""Facts about the event being responded to: its amount, its sort, and its source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.events import Event
from coterie.words.amounts import Amount
from coterie.words.conditions import Condition
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.voice import Voice

if TYPE_CHECKING:
    from coterie.kernel.state import State


def event_of(s: State, f: Frame) -> Event | None:
    """Return the event that a frame responds to, whatever its status, or None."""
    place = f.get("batch")
    if place is None or place[0] not in s.rows:
        return None
    event: Event = s.rows[place[0]].events[place[1]]
    return event


def comes_from(s: State, f: Frame, which: Filter) -> bool:
    """Return whether the source of the event that a frame responds to is a card that passes a filter."""
    event = event_of(s, f)
    if event is None or event.source < 0:
        return False
    return bool(which.holds(s, f, event.source, s.pieces[event.source]))


class HowMuch(Amount):
    """The amount of the event being responded to.

    Attributes:
        called: what it is an amount of, where the text has not said so.
    """

    called: str = "that amount"

    def value(self, s: State, f: Frame) -> int:
        event = event_of(s, f)
        return 0 if event is None else event.amount

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.called


class OfSort(Condition):
    """The event being responded to is of a sort: ranged, aggravated, a bleed."""

    sort: str

    def holds(self, s: State, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and self.sort in event.detail

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is {voice.place(self.sort)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"it is not {voice.place(self.sort)}"


class By(Condition):
    """The source of the event being responded to is a card that passes a filter."""

    which: Filter

    def holds(self, s: State, f: Frame) -> bool:
        return comes_from(s, f, self.which)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it comes from {described(self.which, voice.noun('card'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"it does not come from {described(self.which, voice.noun('card'), voice, it).a()}"
