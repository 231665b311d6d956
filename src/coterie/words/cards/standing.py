"""What a card does by lying there: it answers events, changes numbers, offers an action."""

from __future__ import annotations

from typing import Any, Literal

from coterie.kernel.events import Event, Listener, row_heard
from coterie.kernel.pieces import Piece
from coterie.kernel.scopes import count_use, used
from coterie.words.able import able
from coterie.words.cards.nodes import HOST, Pieces
from coterie.words.cards.playing import play
from coterie.words.effects import IfYouDo
from coterie.words.frames import Frame, resolve
from coterie.words.nodes import Effect, Standing, node


@node
class Bonus(Standing):
    """Changes a number of pieces by an amount; `where` is the zone from which it does."""

    number: str
    amount: int
    whom: Pieces = HOST
    where: str = "field"

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return _keys(self.number, self.whom, row, piece)

    def changes(self, s: Any, number: str, row: Any, piece: int, target: Any) -> bool:
        return number == self.number and _meant(s, self.whom, row, piece, target)

    def by(self, s: Any, row: Any, piece: int, target: Any) -> int:
        return self.amount


@node
class Sets(Standing):
    """Sets a value of pieces, a number or a name; of several such words the latest counts.

    `how` is "set" for what overrides everything as long as it is there, "base" for what takes the place of what is
    printed.
    """

    value: str
    to: int | str
    whom: Pieces = HOST
    how: Literal["base", "set"] = "set"
    where: str = "field"

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return _keys(self.value, self.whom, row, piece)

    def changes(self, s: Any, number: str, row: Any, piece: int, target: Any) -> bool:
        return number == self.value and _meant(s, self.whom, row, piece, target)

    def by(self, s: Any, row: Any, piece: int, target: Any) -> int | str:
        return self.to


def _keys(value: str, whom: Pieces, row: Piece, piece: int) -> tuple[Any, ...]:
    """Where the index finds what changes a value: by the one piece that is meant, or for all."""
    if whom.side == "host":
        return (("number", value, row.host),) if row.host >= 0 else ()
    return (("number", value, piece),) if whom.side == "this" else (("number", value),)


def _meant(s: Any, whom: Pieces, row: Piece, piece: int, target: int) -> bool:
    """Whether a piece is among those whose value is changed."""
    if whom.side in ("this", "host"):
        return target == (piece if whom.side == "this" else row.host)
    return whom.fits(s, target, s.pieces[target], s.game.speaks(s, piece, row))


@node
class Trigger(Standing):
    """Answers events of a kind about certain pieces at a stage of the timing table.

    `forced` must, otherwise its player may; `once` names a scope in which it can be used once; `cost` is done first,
    and only if it really happened the rest follows; `where` is the zone from which it answers: from elsewhere than
    the field the card is played for it, that is shown, perhaps cancelled, and put away.
    """

    stage: str
    kind: str
    about: Pieces
    does: Effect
    forced: bool = False
    once: str = ""
    cost: Effect | None = None
    where: str = "field"

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return ((self.stage, self.kind),)

    def fits(self, s: Any, row: Any, piece: int, event: Event) -> bool:
        if self.about.side == "this":
            return event.subject == piece and event.life == row.life
        if self.about.side == "host":
            return bool(event.subject == row.host)
        if self.about.others and event.subject == piece:
            return False
        subject = event.was if event.was is not None else s.pieces[event.subject]
        seat = s.game.speaks(s, piece, row)
        return subject.life == event.life and self.about.fits(s, event.subject, subject, seat)

    def answers(self, s: Any, heard: Listener, batch: int) -> bool:
        event = s.rows[batch].events[heard.at]
        row = row_heard(s, batch, heard)
        if self.once and used(s, _limit(self, row, heard.piece), self.once):
            return False
        seat = s.game.speaks(s, heard.piece, row)
        f = Frame(heard.piece, seat, -1, _bound(row, heard.piece, event, batch, heard.at))
        return able(s, self.does, f) and (self.cost is None or able(s, self.cost, f))

    def use(self, s: Any, row: Any, piece: int, batch: int, at: int) -> None:
        if self.once:
            count_use(s, _limit(self, row, piece), self.once)
        effect = self.does if self.cost is None else IfYouDo(self.cost, self.does)
        seat, bound = s.game.speaks(s, piece, row), _bound(row, piece, s.rows[batch].events[at], batch, at)
        if self.where == "field":
            resolve(s, effect, source=piece, seat=seat, bound=bound)
        else:
            play(s, piece, effect, seat, bound[1:])


@node
class Act(Standing):
    """An action that its player can take; `cost`, `once` and `where` as for `Trigger`."""

    does: Effect
    cost: Effect | None = None
    once: str = ""
    where: str = "field"

    def offered(self, s: Any, piece: int, seat: int) -> bool:
        """Whether a seat could take it now."""
        row: Piece = s.pieces[piece]
        if self.once and used(s, _limit(self, row, piece), self.once):
            return False
        f = Frame(piece, seat, -1, (("this", (piece, row.life)),))
        return able(s, self.does, f) and (self.cost is None or able(s, self.cost, f))

    def take(self, s: Any, piece: int, seat: int) -> None:
        """Put it on the list."""
        row: Piece = s.pieces[piece]
        if self.once:
            count_use(s, _limit(self, row, piece), self.once)
        effect = self.does if self.cost is None else IfYouDo(self.cost, self.does)
        resolve(s, effect, source=piece, seat=seat, bound=(("this", (piece, row.life)),))


def _limit(ability: Standing, row: Piece, piece: int) -> tuple[Any, ...]:
    """What is counted of a limited ability: it begins anew with each life of its piece."""
    return ("once", piece, row.life, row.text.index(ability))


def _bound(row: Piece, piece: int, event: Event, batch: int, at: int) -> tuple[Any, ...]:
    """The names of an answer's frame: the card that speaks, what the event is about, the event's place."""
    it = (event.subject, event.life)
    return (("this", (piece, row.life)), ("it", it), ("batch", (batch, at)))
