"""Moving cards: drawing, putting into play, attaching, discarding, laying face down, showing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from coterie.kernel.events import about
from coterie.kernel.pieces import ALL, Piece, pile
from coterie.words.amounts import Number, counted, how_many
from coterie.words.cards.events import OnCards, emit
from coterie.words.cards.groups import THIS, living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.voice import Voice

if TYPE_CHECKING:
    from coterie.kernel.state import State


class DrawCards(Effect):
    """Draw cards from the top of your deck."""

    amount: Number = 1

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        top = pile(s, "deck", f.seat)[: how_many(s, self.amount, f)]
        emit(s, frame, [about(s, "draw", p) for p in top])

    def able(self, s: State, f: Frame) -> bool:
        return bool(pile(s, "deck", f.seat)) and how_many(s, self.amount, f) > 0

    def payable(self, s: State, f: Frame, purse: Purse) -> bool:
        return purse.take(("deck", f.seat), how_many(s, self.amount, f), len(pile(s, "deck", f.seat)))

    def say(self, voice: Voice, it: str = "it") -> str:
        cards, where = counted(self.amount, voice.noun("card"), voice, it)
        return f"draw {cards}{where}"


class Enter(OnCards):
    """Put cards into play on their owners' side."""

    EVENT: ClassVar[str] = "enter"
    what: Group = THIS


class Depart(OnCards):
    """Remove cards from play."""

    EVENT: ClassVar[str] = "depart"
    TAKES_AWAY: ClassVar[bool] = True

    def changes(self, s: State, f: Frame, piece: int, row: Piece) -> bool:
        return row.zone in s.game.in_play


class Discard(OnCards):
    """Discard cards that are not in play."""

    EVENT: ClassVar[str] = "discard"
    TAKES_AWAY: ClassVar[bool] = True

    def changes(self, s: State, f: Frame, piece: int, row: Piece) -> bool:
        return row.zone not in s.game.in_play and row.zone != "discard"


class Return(OnCards):
    """Return cards to their owners' hands."""

    EVENT: ClassVar[str] = "return"
    TAKES_AWAY: ClassVar[bool] = True

    def changes(self, s: State, f: Frame, piece: int, row: Piece) -> bool:
        return row.zone != "hand"


class LayDown(OnCards):
    """Lay cards face down beside the field; only their owners know them."""

    EVENT: ClassVar[str] = "lay"
    what: Group = THIS


class Attach(Effect):
    """Attach cards to another card."""

    what: Group = THIS
    to: Group = THAT

    def run(self, s: State, frame: int) -> None:
        f = s.rows[frame]
        hosts = self.to.members(s, f)
        if hosts:
            emit(s, frame, [about(s, "attach", p, detail=hosts[0]) for p in living(s, self.what, f)])

    def able(self, s: State, f: Frame) -> bool:
        hosts = living(s, self.to, f)
        return bool(hosts) and any(p not in hosts and s.pieces[p].host not in hosts for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.do('attach', self.what.each(voice, it))} to {self.to.each(voice, it)}"


class Peek(OnCards):
    """Look at the faces of cards."""

    EVENT: ClassVar[str] = "peek"

    def detail(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.seat,)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"look at {self.what.each(voice, it)}"


class Reveal(OnCards):
    """Show the faces of cards to everybody."""

    EVENT: ClassVar[str] = "reveal"

    def changes(self, s: State, f: Frame, piece: int, row: Piece) -> bool:
        return row.known != ALL
