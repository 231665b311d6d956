"""The words for pieces: a group that picks them out, and effects that do something to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from coterie.kernel.pieces import Piece
from coterie.words.nodes import Amount, Effect, Group, Standing, named, node
from coterie.words.values import THAT, Bound

if TYPE_CHECKING:
    from coterie.kernel.state import State

Side = Literal["any", "mine", "ours", "foe", "this", "host"]


@node
class Pieces(Group):
    """Pieces in a zone, by whose they are, what kind they are and whether they are ready.

    `side` is seen from the seat that decides: "mine", "ours" (with allies), "foe"; "this" is the card that speaks,
    "host" what it is attached to; `others` leaves the speaking card out. Members are references `(number, life)`.
    """

    KIND = "piece"
    side: Side = "any"
    zone: str = "field"
    kind: str = ""
    ready: bool | None = None
    others: bool = False

    def fits(self, s: State, piece: int, now: Piece, seat: int) -> bool:
        """Whether a piece, as a row of it says, is one of them for a seat; "this" and "host" are not asked here."""
        return (
            (self.zone == now.zone or self.zone == "any")
            and (self.ready is None or self.ready == now.ready)
            and (not self.kind or s.game.kind(s, piece, now) == self.kind)
            and _SIDES[self.side](s, seat, s.game.speaks(s, piece, now))
        )

    def open(self, s: Any) -> bool:
        """Whether everybody can see which they are: a kind among hidden faces is known to their owner only."""
        return not self.kind or bool(s.game.zones[self.zone].seen == "all")


_SIDES: dict[str, Any] = {
    "any": lambda s, seat, other: True,
    "mine": lambda s, seat, other: seat == other,
    "ours": lambda s, seat, other: s.game.allied(s, seat, other),
    "foe": lambda s, seat, other: not s.game.allied(s, seat, other),
    "this": lambda s, seat, other: True,
    "host": lambda s, seat, other: True,
}

THIS = named("THIS", Pieces("this"))
HOST = named("HOST", Pieces("host"))
IT = named("IT", Bound("it"))


@node
class DrawCards(Effect):
    """Draw from the top of one's deck."""

    amount: int | Amount = 1


@node
class Enter(Effect):
    """Put pieces into play on their owner's side."""

    what: Group = THIS


@node
class Depart(Effect):
    """Pieces leave play, all at the same time."""

    what: Group = THAT


@node
class Discard(Effect):
    """Cards go from where they are not in play to the discard pile, all at the same time."""

    what: Group = THAT


@node
class Attach(Effect):
    """Attach a piece to another."""

    what: Group = THIS
    to: Group = THAT


@node
class Bow(Effect):
    """Ready pieces are bowed."""

    what: Group = THAT


@node
class Straighten(Effect):
    """Bowed pieces become ready."""

    what: Group = THAT


@node
class TurnOver(Effect):
    """Pieces in play are turned face down, or face up again: other things for effects from then on."""

    what: Group = THAT
    down: bool = True


@node
class PutCounters(Effect):
    """Lay counters of a name on pieces."""

    name: str
    amount: int | Amount = 1
    what: Group = THAT


@node
class HandOut(Effect):
    """Hand out counters among pieces one at a time; they are laid on at the same time."""

    name: str
    amount: int
    among: Pieces


@node
class TakeControl(Effect):
    """Control pieces until a scope ends."""

    what: Group = THAT
    until: str = "turn"


@node
class BecomeCopy(Effect):
    """Pieces have the face of another until a scope ends."""

    what: Group = THIS
    of: Group = THAT
    until: str = "turn"


@node
class Blank(Effect):
    """The text of pieces does not count until a scope ends."""

    what: Group = THAT
    until: str = "turn"


@node
class GainText(Effect):
    """Pieces have one more ability until a scope ends."""

    ability: Standing
    what: Group = THAT
    until: str = "turn"


@node
class Peek(Effect):
    """Look at faces."""

    what: Group = THAT


@node
class Cancel(Effect):
    """What is being answered does not happen."""


@node
class Instead(Effect):
    """What is being answered does not happen; this does, in its place of the same batch. It may ask."""

    does: Effect


@node
class AtEnd(Effect):
    """Something that is done when a scope ends, also if its source has left by then."""

    scope: str
    does: Effect


@node
class EndScope(Effect):
    """A turn, a raid, a combat ends at once."""

    scope: str
