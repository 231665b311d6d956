"""Which card is meant, beside another one that was picked before: younger than it, of its clan."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import clan, definition, older
from coterie.kernel.pieces import Piece
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class Compared(Filter):
    """Compares a card with the one that was picked by a name.

    Attributes:
        name: the name; without a card of this name nothing fits.
    """

    SORT: ClassVar[bool] = True
    READS_FACE: ClassVar[bool] = True
    name: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        at = f.get(self.name)
        if not row.face:
            return None
        return at is not None and self.compares(s, item, row, at[0])

    def compares(self, s: Any, item: int, row: Piece, other: int) -> bool:
        """Return whether a card, which lies as in its row, fits beside the other one."""
        raise NotImplementedError


class YoungerThan(Compared):
    """A vampire that is younger than the one that was picked by a name."""

    PART: ClassVar[Part] = "before"
    RANK: ClassVar[int] = 1

    def compares(self, s: Any, item: int, row: Piece, other: int) -> bool:
        return definition(s, item, row).kind == "vampire" and older(s, other, item)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "younger"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "not younger"


class OfClanOf(Compared):
    """A vampire of the same clan as the one that was picked by a name."""

    PART: ClassVar[Part] = "after"

    def compares(self, s: Any, item: int, row: Piece, other: int) -> bool:
        return clan(s, item) == clan(s, other)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of the same clan"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "of another clan"
