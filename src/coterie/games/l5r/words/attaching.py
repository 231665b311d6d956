"""Attachments that go from one character to another, and who bears one (part 15)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.facts.cards import can_bear
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about
from coterie.kernel.pieces import Piece, Ref, found, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.events import emit
from coterie.words.cards.groups import living
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group, One
from coterie.words.voice import Voice


class MoveAttachment(Effect):
    """Attach an attachment that is in play to another character, under your control.

    Attributes:
        to: the characters among which you choose.
        otherwise: what is done where it cannot be attached to any of them.
        keeps: whether its controller stays the same.
    """

    to: Group
    what: Group = THAT
    otherwise: Effect | None = None
    keeps: bool = False

    def _seat(self, s: L5R, f: Frame, piece: int) -> int:
        return int(s.game.speaks(s, piece)) if self.keeps else f.seat

    def _hosts(self, s: L5R, f: Frame) -> list[Ref]:
        there = living(s, self.what, f)
        if not there:
            return []
        host, seat = s.pieces[there[0]].host, self._seat(s, f, there[0])
        return [at for at in self.to.members(s, f) if at[0] != host and can_bear(s, at[0], there[0], seat)]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there, hosts = living(s, self.what, f), self._hosts(s, f)
        if there and hosts:
            seat = self._seat(s, f, there[0])
            options: list[RawOption] = [("piece", (at,), ((put_on, frame, there[0], at, seat),)) for at in hosts]
            s.ask(f.seat, ("choose", self, f.source), options)
        elif there and self.otherwise is not None:
            s.do((run, self.otherwise, frame))

    def able(self, s: L5R, f: Frame) -> bool:
        if self._hosts(s, f):
            return True
        return self.otherwise is not None and self.otherwise.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        control = "" if self.otherwise is None else ", under your control"
        control = ", under the same control as before" if self.keeps else control
        text = f"attach {self.what.each(voice, it)} to {self.to.one(voice, it)}{control}"
        return text if self.otherwise is None else f"{text}; if that cannot be done, {self.otherwise.say(voice, it)}"


@step("l5r.put_on")
def put_on(s: L5R, frame: int, piece: int, host: Ref, seat: int) -> None:
    """Attach a card to another character; a seat controls it from then on, as long as it stays in play."""
    if found(s, host) is not None:
        emit(s, frame, [about(s, "attach", piece, detail=(*host, seat))])


class BearerOf(One):
    """The card that bears another."""

    KIND: ClassVar[str] = "piece"
    of: Group = THAT

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        rows = [found(s, at) for at in self.of.members(s, f)]
        return tuple([ref(s, now.host) for now in rows if now is not None and now.host >= 0])

    def called(self, voice: Voice, it: str = "it") -> str:
        return f"the bearer of {self.of.each(voice, it)}"


class LastBearer(One):
    """The card that bore this one as its ability was used, though this one has been given up for that."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        host = f.get("host")
        return () if host is None or host < 0 or s.pieces[host].zone not in s.game.in_play else (ref(s, host),)

    def called(self, voice: Voice, it: str = "it") -> str:
        return voice.bearer


LAST_BEARER = LastBearer()


class WithItsBearer(Filter):
    """A character of the player who controls what bears the attachment that was chosen."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        at = f.get("that")
        now = None if at is None else found(s, at)
        if now is None or now.host < 0:
            return False
        return bool(s.game.speaks(s, item, row) == s.game.speaks(s, now.host))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of the same player as its bearer"


WITH_ITS_BEARER = WithItsBearer()
