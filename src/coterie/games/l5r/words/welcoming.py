"""How characters enter play that are played from provinces (L-5.4, L-8.4, L-8.5)."""

from __future__ import annotations

from typing import Any, Literal

from coterie.games.l5r.facts.provinces import neighbours
from coterie.kernel.pieces import Piece
from coterie.words.standing import Marker
from coterie.words.voice import Voice


class Welcome(Marker):
    """Characters that are played from this province, or from those next to it, enter play in another way.

    Attributes:
        status: the token with which they enter, "" for none.
        fate: how much fate from the bank they enter with besides what is placed on them.
        less: how much less they cost.
        beside: the provinces next to this one are meant.
        bare: no fate can be placed on them.
    """

    status: Literal["", "honored", "dishonored"] = ""
    fate: int = 0
    less: int = 0
    beside: bool = False
    bare: bool = False
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("welcomes",),)

    def welcomes(self, s: Any, row: Piece, place: int) -> bool:
        """Return whether it counts for what is played from a place."""
        return row.place in neighbours(s, place) if self.beside else row.place == place

    def say(self, voice: Voice, it: str = "it") -> str:
        where = "provinces next to this one" if self.beside else "this province"
        how = [f"cost {self.less} less"] * bool(self.less)
        how += [f"enter play {self.status}"] * bool(self.status)
        how += [f"have {self.fate} more fate as they enter play"] * bool(self.fate)
        how += ["can have no fate placed on them as they are played"] * self.bare
        return f"characters played from {where} {' and '.join(how)}"
