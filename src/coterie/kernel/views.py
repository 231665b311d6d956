"""Views: the table as one seat sees it. A face that the seat does not know does not exist there, so nothing that is made
from a view can tell it.

A view can be asked whatever the state can be asked without changing it: rows of pieces, piles, the table's own fields,
numbers with all that changes them. It is made lazily and kept until the table changes (`State.seen_by`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from coterie.kernel.layers import Lasting
from coterie.kernel.pieces import ALL, Piece
from coterie.kernel.scopes import Running

if TYPE_CHECKING:
    from coterie.kernel.state import State

OPEN = ("game", "setup", "seats", "names", "piles", "scopes", "result", "reason", "serial", "uses")
Tokens = tuple[tuple[str, int], ...]
Look = tuple[int, str, Tokens]  # a card that is not in play: its number, its face ("" if it is hidden), what lies on it
KINDS = (Running, Lasting)  # rows that tell nothing hidden: what goes on, and what lasts on whom


class SeenPieces:
    """The rows of all pieces by number, as a seat sees them; a hidden piece has no face and no text."""

    __slots__ = ("_blank", "_own", "_rows")

    def __init__(self, s: State, seat: int) -> None:
        self._rows = s.pieces  # and not the state, which keeps the view: neither would be freed by itself
        self._own = 1 << seat if seat >= 0 else 0  # as in `coterie.kernel.knowledge.knows`
        self._blank: dict[int, Piece] = {}

    def __getitem__(self, piece: int) -> Piece:
        now = self._rows[piece]
        known = now.known
        if known == ALL or known & self._own:
            return now
        found = self._blank.get(piece)
        if found is None:
            found = self._blank[piece] = now.but(face="", text=(), marks=())
        return found

    def __len__(self) -> int:
        return len(self._rows)


class View:
    """The table as a seat sees it.

    Attributes:
        seat: who sees it, -1 for a spectator.
        pieces: the rows of all pieces by number; hidden ones have the face "".
        rows: the procedures that are being carried out and the effects that last, by serial number.
        alike: what scenes have made of things that all seats see alike, by number. The views of a state share it, and it ends
            with them, once the table changes.
    """

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.pieces, self._ears = SeenPieces(s, seat), s.ears
        self.rows = {n: r for n, r in s.rows.items() if isinstance(r, KINDS)}
        for name in OPEN + s.TABLE:
            setattr(self, name, getattr(s, name))
        self.sealed = {key: value for key, value in s.sealed.items() if key[1] == seat}
        self.asked_seat = s.asked[0] if s.asked is not None else -1
        self.alike: dict[int, Any] = next((view.alike for view in s.views.values()), {})

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"a view of the table has no “{name}”: it may be hidden, or it changes the table")

    @cached_property
    def ears(self) -> dict[Any, tuple[int, ...]]:
        """Which pieces listen, by key; without those that the seat does not know: their keys would tell their faces."""
        rows, own, ears = self.pieces._rows, self.pieces._own, self._ears
        hidden = {p for there in ears.values() for p in there if not ((known := rows[p].known) == ALL or known & own)}
        if not hidden:
            return ears
        seen = {key: tuple([p for p in there if p not in hidden]) for key, there in ears.items()}
        return {key: there for key, there in seen.items() if there}

    def pile(self, zone: str, place: int = 0) -> tuple[int, ...]:
        """Return the pieces of a pile, top first."""
        found: tuple[int, ...] = self.piles.get((zone, place), ())
        return found

    def known_in(self, zone: str, place: int = 0) -> tuple[int, ...]:
        """Return those pieces of a pile whose faces the seat knows, top first; quick for decks that nobody knows."""
        rows, own = self.pieces._rows, self.pieces._own
        return tuple([p for p in self.pile(zone, place) if (known := rows[p].known) == ALL or known & own])

    def at_rest(self, there: Iterable[int]) -> tuple[Look, ...] | None:
        """Return how some cards look of which no more is to be seen: nothing lasts on them or hangs on them, and they
        hang on nothing; None if there is more to one of them."""
        rows, own, bear, found = self.pieces._rows, self.pieces._own, self.borne, []
        for p in there:
            now = rows[p]
            if now.lasting or now.host >= 0 or p in bear:
                return None
            known = now.known
            found.append((p, now.face if known == ALL or known & own else "", now.counters))
        return tuple(found)

    def borne_by(self, piece: int) -> list[int]:
        """Return the pieces that are attached to a piece or kept on it, in its zone or where its game has them, in the
        order of their piles."""
        return self.borne.get(piece, [])

    @cached_property
    def borne(self) -> dict[int, list[int]]:
        """What is attached or kept, by what it lies on."""
        found: dict[int, list[int]] = {}
        apart, rows = self.game.attached + self.game.kept, self.pieces._rows
        for (zone, _), there in sorted(self.piles.items()):
            if not apart or zone in apart:
                for p in there:
                    host = rows[p].host
                    if host >= 0 and (apart or rows[host].zone == zone):
                        found.setdefault(host, []).append(p)
        return found

    def knows(self, piece: int) -> bool:
        """Return whether the seat knows a piece's face."""
        return bool(self.pieces[piece].face)
