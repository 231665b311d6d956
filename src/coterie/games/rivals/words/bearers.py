"""Attaching cards: by whom and to whom, whether it is the first of its kind there, and to whom instead."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.state import Rivals
from coterie.kernel.pieces import Ref, found, ref
from coterie.words.cards.answered import event_of
from coterie.words.cards.answering import done, pending_event, rewrite
from coterie.words.cards.groups import About, first, living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Noun, Voice


class YouAttachTo(Condition):
    """The event being answered is that you attach a card face up to a character that matches a filter; face down, as a Mortal
    that becomes a wraith, it is no card of any type (R-028)."""

    which: Filter

    def holds(self, s: Rivals, f: Frame) -> bool:
        event = event_of(s, f)
        if event is None or event.kind != "attach":
            return False
        host, life, seat, *how = event.detail
        there = seat == f.seat and "down" not in how and found(s, (host, life)) is not None
        return there and bool(self.which.holds(s, f, host, s.pieces[host]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you attach it to {described(self.which, voice.noun('card'), voice, it).a()}"


class AloneOfItsSort(Condition):
    """The attached card is the only one on its bearer that matches a filter (R-218)."""

    which: Filter

    def holds(self, s: Rivals, f: Frame) -> bool:
        event = event_of(s, f)
        if event is None or event.kind != "attach":
            return False
        borne = facts.attachments(s, event.detail[0])
        return sum(1 for p in borne if self.which.holds(s, f, p, s.pieces[p])) == 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is the only {described(self.which, voice.noun('card'), voice, it).one} there"


class AttachElsewhere(Effect):
    """A card about to be attached is attached to another character with room for it (R-162)."""

    to: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        event = pending_event(s, f)
        if event is None:
            return
        for host in first(s, self.to, f):
            rewrite(s, f, event.but(detail=(*ref(s, host), *event.detail[2:])))
            done(s, frame)

    def able(self, s: Rivals, f: Frame) -> bool:
        event = pending_event(s, f)
        if event is None:
            return False
        return any(p != event.detail[0] and facts.has_room(s, p) for p in living(s, self.to, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"attach it to {self.to.one(voice, it) if self.to != THAT else it} instead of that one"


class BearersOf(About):
    """The characters to which cards are attached."""

    KIND: ClassVar[str] = "piece"
    what: Group

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        rows = [s.pieces[p] for p in living(s, self.what, f)]
        return tuple(dict.fromkeys(ref(s, row.host) for row in rows if row.host >= 0))

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun(f"bearer of {self.what.each(voice, it)}", f"bearers of {self.what.each(voice, it)}")

    def each(self, voice: Voice, it: str = "it") -> str:
        what = self.what.each(voice, it)
        return "its bearer" if what == "it" else f"the bearer of {what}"
