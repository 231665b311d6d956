"""Cards that cost less for a time: the next of a type, all of them, those on a character (L-8.4)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.l5r.facts.prices import promise
from coterie.games.l5r.state import L5R
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import Piece
from coterie.kernel.scopes import current
from coterie.words.cards.groups import HOST, YOU
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame, frame_of
from coterie.words.groups import Group
from coterie.words.standing import Marker
from coterie.words.voice import Voice, either

Span = Literal["phase", "conflict"]
MADE = ("character", "attachment")  # the types of cards that are played and no events


class Cheaper(Effect):
    """The next card that players play costs less, until a scope ends; or each of their cards does (L-8.4).

    Attributes:
        kinds: the types of the cards, () for any.
        by: how much less.
        until: the scope.
        each: all of them cost less.
        least: what a card still costs at least.
        who: the players.
    """

    kinds: tuple[str, ...] = ()
    by: int = 1
    until: Span = "phase"
    each: bool = False
    least: int = 0
    who: Group = YOU

    def run(self, s: L5R, frame: int) -> None:
        for seat in self.who.members(s, s.rows[frame]):
            promise(s, seat, self.kinds, self.by, self.until, each=self.each, least=self.least)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(current(s, self.until)) and bool(self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        kinds = either([voice.noun(kind).one for kind in self.kinds or ("card",)])
        who = "that you play" if self.who == YOU else f"played by {self.who.each(voice, it)}"
        least = f" (but at least {self.least})" if self.least else ""
        which = "each" if self.each else "the next"
        what = f"{which} {kinds} {who} this {voice.place(self.until)}"
        return f"{voice.does(what, 'cost', f'{self.by} less')}{least}"

    def names(self) -> Any:
        yield "scope", self.until


class CheaperHere(Effect):
    """The next attachment that you play in this phase on the bearer of this card costs less (L-8.4)."""

    by: int = 1

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for host in HOST.members(s, f):
            for _ in range(self.by):
                count_use(s, ("cheaper on", *host, f.seat), "phase")

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(current(s, "phase")) and bool(HOST.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = f"the next attachment that you play on {voice.bearer} this phase"
        return voice.does(what, "cost", f"{self.by} less")


class CheaperToBear(Marker):
    """Attachments that anybody plays on the card cost less (L-8.4)."""

    less: int = 1
    where: str = "field"
    cheaper_to_bear: ClassVar[bool] = True

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("cheaper to bear",),)

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does(f"each attachment played on {voice.this}", "cost", f"{self.less} less")

    def say_gained(self, voice: Voice, whom: str, until: str) -> str:
        return f"{until}, {voice.does(f'each attachment played on {whom}', 'cost', f'{self.less} less')}"


class CheaperAround(Marker):
    """Attachments of a sort cost less that you play on characters of a sort (L-8.4)."""

    which: Filter
    hosts: Filter
    less: int = 1
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("cheaper around",),)

    def reduces(self, s: Any, piece: int, seat: int, host: int, played: int) -> int:
        """Return by how much an attachment costs less for a seat on a host, -1 for any attachment."""
        f = frame_of(s, s.pieces[piece], piece)
        if f.seat != seat or not self.hosts.holds(s, f, host, s.pieces[host]):
            return 0
        return self.less if played < 0 or self.which.holds(s, f, played, s.pieces[played]) else 0

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("attachment"), voice).one
        on = described(self.hosts, voice.noun("character"), voice).a()
        return voice.does(f"each {what} that you play on {on}", "cost", f"{self.less} less")


class CheaperOn(Marker):
    """The card costs less if it is played on a card of a sort (L-8.4)."""

    which: Filter
    less: int = 1
    where: str = "hand"

    def cheaper_on(self, s: Any, piece: int, host: int, seat: int) -> int:
        """Return by how much it costs less on a card."""
        return self.less if self.which.holds(s, Frame(piece, seat), host, s.pieces[host]) else 0

    def say(self, voice: Voice, it: str = "it") -> str:
        on = described(self.which, voice.noun("card"), voice, it).a()
        return voice.does(f"{voice.this}, played on {on},", "cost", f"{self.less} less")
