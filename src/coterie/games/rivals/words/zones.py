"""Cards that move: burned, put near a Haven, attached, moved between Haven and The Streets."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.facts import has_room, new_party, party, speaks
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.parties import ACTOR
from coterie.kernel.events import about, happen, happening
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Piece, Ref, found, pile, ref
from coterie.kernel.steps import step
from coterie.words.amounts import Number, said, value_of
from coterie.words.cards.events import OnCards, emit
from coterie.words.cards.groups import THIS, first, living
from coterie.words.effects import Effect
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT, Group
from coterie.words.voice import Noun, Voice


class Burn(OnCards):
    """Put cards on their owner's burned pile, City cards on that of the City (R-003, R-005)."""

    EVENT: ClassVar[str] = "burn"
    TAKES_AWAY: ClassVar[bool] = True


class Stay(Effect):
    """A card that is played stays near its player's Haven, perhaps with Blood or Prestige from the general supply."""

    kind: str = ""
    amount: Number = 0

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in living(s, THIS, f):
            n = value_of(s, self.amount, f)
            stocked = [(stock, p, "blood" if self.kind == "blood" else "fund", n, f.seat)] if n > 0 else []
            s.do((happening, about(s, "board", p, frame=frame)), *stocked)

    def say(self, voice: Voice, it: str = "it") -> str:
        tokens = f" with {voice.noun(self.kind).counted(said(self.amount, voice, it))} on it" if self.kind else ""
        return f"keep this card near your Haven{tokens}"


@step("rivals.stock")
def stock(s: Rivals, piece: int, event: str, n: int, seat: int) -> None:
    """Put a seat's tokens on a card that has just been put near its Haven."""
    if s.pieces[piece].zone == "board":
        happen(s, about(s, event, piece, n, detail=(seat,)))


class AttachTo(Effect):
    """Attach a card to a character that has room for it (R-162, R-183).

    Attributes:
        to: the character.
        what: the card.
        quiet: nothing is earned for it (R-182).
        down: it lies face down (R-156).
    """

    to: Group = ACTOR
    what: Group = THIS
    quiet: bool = False
    down: bool = False

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        hosts = [p for p in living(s, self.to, f) if has_room(s, p)][:1]
        kind, down = "transfer" if self.quiet else "attach", ("down",) if self.down else ()
        there = [(p, (*ref(s, host), f.seat, *down)) for host in hosts for p in living(s, self.what, f)]
        emit(s, frame, [about(s, kind, p, detail=detail) for p, detail in there])

    def able(self, s: Rivals, f: Frame) -> bool:
        hosts = living(s, self.to, f)
        there = [p for p in living(s, self.what, f) if s.pieces[p].host not in hosts]
        return (any(has_room(s, p) for p in hosts) and (bool(there) or self.what == THIS)) or not self.to.members(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        down = " face down" if self.down else ""
        quiet = " without its attach effects" if self.quiet else ""
        return f"attach {self.what.each(voice, it)}{down} to {self.to.each(voice, it)}{quiet}"


class SendOut(OnCards):
    """Move characters to The Streets, each as a party of its own, even from a party there."""

    EVENT: ClassVar[str] = "move"

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        return row.zone == "haven" or (row.zone == "streets" and len(party(s, piece)) > 1)

    def run(self, s: Any, frame: int) -> None:
        f = s.rows[frame]
        taken: list[int] = []
        events = []
        for p in living(s, self.what, f):
            if not self.changes(s, f, p, s.pieces[p]):
                continue
            seat = s.game.speaks(s, p)
            place = new_party(s, seat) + s.seats * taken.count(seat)
            taken.append(seat)
            events.append(about(s, "move", p, detail=("streets", place)))
        emit(s, frame, events)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move {self.what.each(voice, it)} to The Streets as a party of its own"


class SendHome(OnCards):
    """Return characters from The Streets to their player's Haven, staying ready or exhausted."""

    EVENT: ClassVar[str] = "move"

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        return row.zone == "streets" and not forbidding(s, "return home", piece)

    def run(self, s: Any, frame: int) -> None:
        f = s.rows[frame]
        going = [p for p in living(s, self.what, f) if self.changes(s, f, p, s.pieces[p])]
        emit(s, frame, [about(s, "move", p, detail=("haven", speaks(s, p))) for p in going])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"return {self.what.each(voice, it)} to its Haven, ready or exhausted as it is"


class IntoStreets(OnCards):
    """Move City cards from elsewhere to The Streets."""

    EVENT: ClassVar[str] = "city"

    def run(self, s: Any, frame: int) -> None:
        for p in living(s, self.what, s.rows[frame]):
            s.tell("revealed", s.pieces[p].face)
        super().run(s, frame)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put {self.what.each(voice, it)} into The Streets"


class Dismiss(OnCards):
    """Put cards from play on their owner's discard pile."""

    EVENT: ClassVar[str] = "discard"
    TAKES_AWAY: ClassVar[bool] = True

    def changes(self, s: Rivals, f: Frame, piece: int, row: Piece) -> bool:
        return row.zone in (*s.game.in_play, "plots")


class Detach(OnCards):
    """Put attached cards on their owner's discard pile (R-121)."""

    EVENT: ClassVar[str] = "discard"
    TAKES_AWAY: ClassVar[bool] = True

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        return row.host >= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"detach {self.what.each(voice, it)}"


class Evict(Effect):
    """All characters in the Haven of a card's player move to The Streets, as one party; they are bound to “moved”."""

    haven: Group = THAT

    def _inside(self, s: Rivals, f: Frame) -> list[tuple[int, tuple[int, ...]]]:
        """Return the player of the Haven with the characters in it, as a list of one or none."""
        seats = [facts.speaks(s, card) for card in first(s, self.haven, f)]
        return [(seat, pile(s, "haven", seat)) for seat in seats if pile(s, "haven", seat)]

    def run(self, s: Rivals, frame: int) -> None:
        for seat, inside in self._inside(s, s.rows[frame]):
            place = facts.new_party(s, seat)
            s.do((bind, frame, "moved", tuple([ref(s, p) for p in inside])))
            s.do((happening, *[about(s, "move", p, detail=("streets", place)) for p in inside]))

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(self._inside(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move all characters in {self.haven.each(voice, it)} to The Streets as one party"


class Moved(Group):
    """The characters that the effect has moved."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        return tuple([at for at in f.get("moved") or () if found(s, at) is not None])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("character that was moved", "characters that were moved")


MOVED = Moved()
