"""The common part of most effects on cards: an event of a kind happens to each card of a group simultaneously."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from coterie.kernel.events import DUE, Event, about, happen, substitute
from coterie.kernel.pieces import Piece
from coterie.kernel.steps import step
from coterie.words.cards.groups import living
from coterie.words.effects import Effect
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.voice import Voice

if TYPE_CHECKING:
    from coterie.kernel.state import State
    from coterie.kernel.steps import Step


def emit(s: State, frame: int, events: Iterable[Event]) -> None:
    """Emit events for a frame: in place of the event that it replaces, later together with others (see `together`), or as
    a batch of their own."""
    source = s.rows[frame].source
    due = [event.but(frame=frame, source=source) for event in events]
    if not due:
        return
    f: Frame = s.rows[frame]
    place, others = f.get("instead"), f.get("together")
    if place is not None and place[0] in s.rows:
        substitute(s, *place, *[event.but(frame=-1) for event in _behind(due, len(s.rows[place[0]].events))])
    elif others is not None:
        s.rows[frame] = f.bind("together", (*others, *_behind(due, len(others))))
    else:
        happen(s, *due)


def _behind(events: list[Event], first: int) -> list[Event]:
    """Return events as they stand behind others: `after` is an index, which moves with the events."""
    return [event.but(after=event.after + first) if event.after >= 0 else event for event in events]


def together(s: State, frame: int, *steps: Step) -> None:
    """Do steps in which a frame's events only gather; then all of them happen at the same time.

    This is how several players choose one after the other what is then done to all.
    """
    s.do((bind, frame, "together", ()), *steps, (let_happen, frame))


@step("words.let_happen")
def let_happen(s: State, frame: int) -> None:
    """Let the events happen that have gathered in a frame."""
    f: Frame = s.rows[frame]
    s.rows[frame] = f.bind("together", None)
    if f.get("together"):
        happen(s, *f.get("together"))


def promised(s: State, f: Frame, kind: str, piece: int) -> bool:
    """Return whether an event of a kind will already happen to a card: in place of another event of the same batch, or
    together with what others have chosen.

    For example, a bodyguard that leaves play in somebody's place can save only one of two.
    """
    if any(event.subject == piece and event.kind == kind for event in f.get("together") or ()):
        return True
    place = f.get("batch")
    if place is None or place[0] not in s.rows:
        return False
    return any(
        event.instead >= 0 and event.subject == piece and event.kind == kind and event.status == DUE
        for event in s.rows[place[0]].events
    )


class OnCards(Effect):
    """An event happens to each card of a group simultaneously; subclasses set its kind.

    Attributes:
        EVENT: the kind of event.
        TAKES_AWAY: whether the card is elsewhere afterwards, so that no later part of a cost can use it.
    """

    SORT: ClassVar[bool] = True
    EVENT: ClassVar[str]
    TAKES_AWAY: ClassVar[bool] = False
    what: Group = THAT

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        """Return whether it would change this card."""
        return True

    def detail(self, s: Any, f: Frame) -> tuple[Any, ...]:
        """Return the detail of the event."""
        return ()

    def run(self, s: State, frame: int) -> None:
        f: Frame = s.rows[frame]
        detail = self.detail(s, f)
        emit(s, frame, [about(s, self.EVENT, p, detail=detail) for p in living(s, self.what, f)])

    def able(self, s: State, f: Frame) -> bool:
        for p in living(s, self.what, f):
            if self.changes(s, f, p, s.pieces[p]) and not promised(s, f, self.EVENT, p):
                return True
        return False

    def payable(self, s: State, f: Frame, purse: Purse) -> bool:
        cards, f = living(s, self.what, f), paying(f)
        for p in cards:
            if not (self.changes(s, f, p, s.pieces[p]) and purse.there(p) and purse.take((self.EVENT, p), 1, 1)):
                return False
        return bool(cards) and (not self.TAKES_AWAY or all(purse.use_up(p) for p in cards))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.do(self.EVENT, self.what.each(voice, it))

    def names(self) -> Iterator[tuple[str, str]]:
        yield "event", self.EVENT


def could_be(s: Any, kind: str, piece: int, source: int, detail: tuple[Any, ...] = (), amount: int = 1) -> bool:
    """Return whether an event of a kind could happen to a card now; `source` is the number of the card that causes it."""
    return bool(s.game.atoms[kind].possible(s, about(s, kind, piece, amount, detail=detail, source=source)))


def paying(f: Frame) -> Frame:
    """Return a frame in which a cost is paid."""
    return f if f.get("to pay") is not None else f.bind("to pay", ())


def who_affects(f: Frame) -> int:
    """Return the number of the card that affects others in a frame, -1 where a cost is paid: that is no effect."""
    return f.source if f.get("to pay") is None else -1


class Affects(OnCards):
    """An event that changes only those cards of a group to which its atom lets it happen."""

    SORT: ClassVar[bool] = True

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        return could_be(s, self.EVENT, piece, who_affects(f), self.detail(s, f))
