"""What a response does to its event: cancel it, replace it, reduce it, or change its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.events import DUE, REPLACED, VOID, Event, write
from coterie.words.amounts import Done, Number, how_many, said
from coterie.words.cards.answered import event_of
from coterie.words.effects import Effect, Failing, IfYouDo, Pay, run
from coterie.words.frames import Frame, bind
from coterie.words.voice import Voice
from coterie.words.word import walk

if TYPE_CHECKING:
    from coterie.kernel.state import State


def pending_event(s: State, f: Frame) -> Event | None:
    """Return the event being responded to if it is still due, otherwise None."""
    event = event_of(s, f)
    return event if event is not None and event.status == DUE else None


def rewrite(s: State, f: Frame, event: Event) -> None:
    """Replace the event being responded to with its changed version."""
    batch, at = f.get("batch")
    write(s, batch, at, event)


def done(s: State, frame: int, amount: int = 1) -> None:
    """Add to the amount that a frame records as having actually happened."""
    f = s.rows[frame]
    s.rows[frame] = f.bind("done", (f.get("done") or 0) + amount)


class Cancel(Effect):
    """The event being responded to does not happen."""

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        event = pending_event(s, f)
        if event is not None:
            rewrite(s, f, event.but(status=VOID))
            done(s, frame)

    def able(self, s: State, f: Frame) -> bool:
        return pending_event(s, f) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.prevent


class Instead(Effect):
    """The event being responded to does not happen; this effect happens instead, in the same batch. It may ask questions."""

    does: Effect

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        event = pending_event(s, f)
        if event is not None:
            rewrite(s, f, event.but(status=REPLACED))
            if event.frame in s.rows and s.game.pays_for(s, event):
                done(s, event.frame, event.amount)
            s.rows[frame] = f.bind("instead", f.get("batch"))
            s.do((run, self.does, frame), (bind, frame, "instead", None))

    def able(self, s: State, f: Frame) -> bool:
        return self.does.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"instead {self.does.say(voice, it)}"

    def check(self) -> list[str]:
        problems, words = super().check(), list(walk(self.does))
        if any(isinstance(word, Instead) for word in words):
            problems.append("Instead: a replacement cannot replace anything itself")
        if any(isinstance(word, IfYouDo | Failing | Pay | Done) for word in words):
            problems.append("Instead: it happens later, so nothing in it can depend on what happened")
        return problems


class Prevent(Effect):
    """The event being responded to is reduced by an amount; if nothing is left, it does not happen."""

    amount: Number = 1

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        event = pending_event(s, f)
        if event is not None:
            less = min(max(0, event.amount), how_many(s, self.amount, f))
            left = event.amount - less
            rewrite(s, f, event.but(amount=left, status=DUE if left else VOID))
            done(s, frame, less)

    def able(self, s: State, f: Frame) -> bool:
        event = pending_event(s, f)
        return event is not None and event.amount > 0 and how_many(s, self.amount, f) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        much = "as much" if isinstance(self.amount, Done) else said(self.amount, voice, it)
        return f"prevent {much} of that"
