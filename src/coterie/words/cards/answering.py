"""What a response does to its event: cancel it, replace it, reduce it, or change its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.events import DUE, REPLACED, VOID, Event, write
from coterie.words.amounts import Done, Number, how_many, said
from coterie.words.effects import Effect, Failing, IfYouDo, Pay, run
from coterie.words.frames import Frame, bind
from coterie.words.voice import Voice
from coterie.words.word import walk

if TYPE_CHECKING:
    from coterie.kernel.state import State


def answered(s: State, f: Frame) -> Event | None:
    """Return the event being responded to, if it is still pending."""
    place = f.get("batch")
    if place is None or place[0] not in s.rows:
        return None
    event: Event = s.rows[place[0]].events[place[1]]
    return event if event.status == DUE else None


def rewrite(s: State, f: Frame, event: Event) -> None:
    """Replace the event being responded to with its changed version."""
    batch, at = f.get("batch")
    write(s, batch, at, event)


def done(s: State, frame: int, amount: int = 1) -> None:
    """Record in a frame how much actually happened."""
    f = s.rows[frame]
    s.rows[frame] = f.bind("done", (f.get("done") or 0) + amount)


class Cancel(Effect):
    """The event being responded to does not happen."""

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        event = answered(s, f)
        if event is not None:
            rewrite(s, f, event.but(status=VOID))
            done(s, frame)

    def able(self, s: State, f: Frame) -> bool:
        return answered(s, f) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.prevent


class Instead(Effect):
    """The event being responded to does not happen; this effect happens instead, in the same batch. It may ask questions."""

    does: Effect

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        event = answered(s, f)
        if event is not None:
            rewrite(s, f, event.but(status=REPLACED))
            s.rows[frame] = f.bind("instead", f.get("batch"))
            s.do((run, self.does, frame), (bind, frame, "instead", None))

    def able(self, s: State, f: Frame) -> bool:
        return self.does.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"instead {self.does.say(voice, it)}"

    def check(self) -> list[str]:
        asks = any(isinstance(below, IfYouDo | Failing | Pay | Done) for below in walk(self.does))
        nested = any(isinstance(below, Instead) for below in walk(self.does))
        return (
            super().check()
            + (["Instead: what takes the place of another replaces nothing itself"] if nested else [])
            + (["Instead: it happens later, so nothing in it can ask what came of it"] if asks else [])
        )


class Prevent(Effect):
    """The event being responded to is reduced by an amount; if nothing is left, it does not happen."""

    amount: Number = 1

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        event = answered(s, f)
        if event is not None:
            less = min(max(0, event.amount), how_many(s, self.amount, f))
            left = event.amount - less
            rewrite(s, f, event.but(amount=left, status=DUE if left else VOID))
            done(s, frame, less)

    def able(self, s: State, f: Frame) -> bool:
        event = answered(s, f)
        return event is not None and event.amount > 0 and how_many(s, self.amount, f) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"prevent {said(self.amount, voice, it)} of that"


class MakeIt(Effect):
    """One detail of the event being responded to changes: superficial instead of aggravated.

    Attributes:
        was: the detail, a word of its detail or its kind.
        becomes: the new value.
    """

    was: str
    becomes: str

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        event = answered(s, f)
        if event is None:
            return
        if event.kind == self.was:
            rewrite(s, f, event.but(kind=self.becomes))
        else:
            rewrite(s, f, event.but(detail=tuple(self.becomes if part == self.was else part for part in event.detail)))
        done(s, frame)

    def able(self, s: State, f: Frame) -> bool:
        event = answered(s, f)
        return event is not None and (event.kind == self.was or self.was in event.detail)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"make it {voice.place(self.becomes)} instead of {voice.place(self.was)}"
